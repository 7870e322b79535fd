import { failure, type Failure, type Mode, type Outcome, type ResultAdapter } from './adapter.js';
import type { Attached, Channel, Payload, Receipt, Rejection } from './channel.js';
import { Delivery, type DeliveryOptions } from './delivery.js';
import { readLaunch, readLaunchData } from './launch.js';
import { dayOf } from '../learning/memory.js';
import { LearnerProfile } from './learner-profile.js';
import { fromJson, Lrs, request, type Fetch } from './lrs.js';
import { stateFrom } from './unset-value.js';
import { answered, defined, onceId, type Launch, type LaunchData, type Statement } from './statements.js';
import { writeState } from './state.js';
import { percent } from './values.js';

export interface Cmi5Options extends DeliveryOptions {
  readonly fetch: Fetch;
  /** A fresh UUID for each call, for example `crypto.randomUUID`. */
  readonly uuid: () => string;
  /** Called after `terminated` if the host gave a return URL; the standard requires that the window goes there. */
  readonly onReturn?: (url: string) => void;
}

/** The id of our document in the State API; the host's own is `LMS.LaunchData`. */
export const stateId = 'abacade';

const modes: Readonly<Record<LaunchData['launchMode'], Mode>> = {
  Normal: 'normal',
  Browse: 'browse',
  Review: 'review',
};

/** A cmi5 session: launch, token, `initialized`, statements, `terminated`. */
export class Cmi5Channel implements Channel {
  readonly #launch: Outcome<Launch>;
  #lrs: Lrs | undefined;
  #data: LaunchData | undefined;
  #profile: LearnerProfile | undefined;
  #initialized: Statement | undefined;
  /** Records which of the once-only statements the registration already has. */
  #sent = { completed: false, passed: false };
  /** Statements by the id of their answer or by their verb, so that a retry sends the same statement. */
  readonly #statements = new Map<string, Statement>();
  readonly #ids: { failed?: string; terminated?: string } = {};
  readonly #accepted = new Set<string>();
  /** The timestamp of the latest statement. */
  #latest = 0;
  readonly #underWay = new Set<string>();

  constructor(
    url: string,
    private readonly options: Cmi5Options,
  ) {
    this.#launch = readLaunch(url);
  }

  get learner(): string | undefined {
    if (!this.#launch.ok) return undefined;
    const { actor, registration, activityId } = this.#launch.value;
    return JSON.stringify([actor['account'], registration, activityId]);
  }

  async open(): Promise<Outcome<Attached>> {
    if (!this.#launch.ok) return this.#launch;
    const launch = this.#launch.value;
    const lrs = await this.#authorised(launch);
    if (!lrs.ok) return lrs;
    this.#lrs = lrs.value;
    const about = this.#about(launch);

    const answer = await this.#lrs.ask('GET', 'activities/state', { ...about, stateId: 'LMS.LaunchData' });
    if (!answer.ok) return answer;
    const data = readLaunchData(answer.value.status === 200 ? fromJson(answer.value.text) : undefined);
    if (!data.ok) return data;
    this.#data = data.value;
    // The standard requires this request; the games take language and sound from the element's attributes.
    await this.#lrs.ask('GET', 'agents/profile', { agent: about.agent, profileId: 'cmi5LearnerPreferences' });
    const stored = await this.#lrs.ask('GET', 'activities/state', { ...about, stateId });
    if (!stored.ok) return stored;
    if (this.options.summary && this.#data.launchMode === 'Normal')
      this.#profile ??= new LearnerProfile(this.#lrs, about.agent, () => dayOf(this.#now()));
    const learning = await this.#profile?.read();

    this.#initialized ??= defined(launch, this.#data, 'initialized', this.options.uuid(), this.#now());
    const begun = await this.#post([this.#initialized]);
    if (!begun.ok) return begun;
    if (begun.value.length) return failure('refused', begun.value[0].message);
    return { ok: true, value: { ...this.#attached(stored.value.status === 200 ? stored.value.text : ''), learning } };
  }

  async send(payload: Payload): Promise<Outcome<Receipt>> {
    if (this.#data?.launchMode !== 'Normal') return this.#nothing(payload);
    const posted = await this.#post(this.#due(payload));
    if (!posted.ok) return posted;
    const stored = await this.#putState(payload);
    this.#profile?.update(payload.saved?.learning, payload.at.getTime());
    return stored.ok ? this.#receipt(payload, [...posted.value, ...stored.value]) : stored;
  }

  async close(payload: Payload): Promise<Outcome<Receipt>> {
    if (!this.#launch.ok || !this.#data) return failure('not-open', 'There is no session to end.');
    const isNormal = this.#data.launchMode === 'Normal';
    const last = isNormal ? [...this.#due(payload), ...this.#verdict(payload)] : [];
    const end = this.#defined('terminated', this.#idOf('terminated'), payload);
    // While the page is being closed, requests can be sent but not awaited, so one request has all statements in order.
    const state = isNormal ? this.#putState(payload) : Promise.resolve({ ok: true as const, value: [] });
    if (!payload.leaving) {
      const stored = await state;
      if (!stored.ok) return stored;
      await this.#profile?.updateNow(payload.saved?.learning);
    }
    const posted = await this.#post([...last, end]);
    if (!posted.ok) return posted;
    const stored = await state;
    if (!stored.ok) return stored;
    const { returnURL } = this.#data;
    if (returnURL && !payload.leaving) this.options.onReturn?.(returnURL);
    return this.#receipt(payload, [...posted.value, ...stored.value]);
  }

  /** Fetches the token. The host gives it only once, so it is stored for later attempts. */
  async #authorised(launch: Launch): Promise<Outcome<Lrs>> {
    if (this.#lrs) return { ok: true, value: this.#lrs };
    const { fetch, timers } = this.options;
    const answer = await request(fetch, timers, launch.fetch, 'POST');
    if (!answer.ok) return answer;
    const { 'auth-token': token, 'error-text': text } = Object(fromJson(answer.value.text)) as Record<string, unknown>;
    if (answer.value.status === 200 && typeof token === 'string' && /^[!-~]+$/.test(token))
      return { ok: true, value: new Lrs(fetch, timers, launch.endpoint, token) };
    const why = typeof text === 'string' ? text.slice(0, 200) : `status ${answer.value.status}`;
    return failure('launch', `The host gave no token: ${why}. Launch the activity again.`);
  }

  #attached(text: string): Attached {
    const document = fromJson(text);
    const { text: state, sent } = Object(document) as Record<string, unknown>;
    const { completed, passed } = Object(sent) as Record<string, unknown>;
    this.#sent = { completed: completed === true, passed: passed === true };
    const { launchMode, masteryScore } = this.#data!;
    return {
      learner: this.learner!,
      person: JSON.stringify((this.#launch as { value: Launch }).value.actor['account']),
      name: (this.#launch as { value: Launch }).value.actor['name'],
      mode: modes[launchMode],
      state: stateFrom(document === undefined ? text : state),
      ...this.#sent,
      ...(masteryScore === undefined ? {} : { passAt: percent(masteryScore) }),
    };
  }

  /** Returns the statements that are due: answers, then once-only statements. */
  #due(payload: Payload): Statement[] {
    const { completed, success } = payload.status;
    const launch = (this.#launch as { value: Launch }).value;
    const answers = payload.answers.map((answer) =>
      this.#once(answer.id, () =>
        answered(launch, this.#data!, answer, onceId(launch, answer.id), this.#after(answer.at)),
      ),
    );
    const once = (name: 'completed' | 'passed'): Statement =>
      this.#once(name, () => this.#defined(name, onceId(launch, name), payload));
    const due = [
      ...answers,
      ...(completed && !this.#sent.completed ? [once('completed')] : []),
      ...(success === 'passed' && !this.#sent.passed ? [once('passed')] : []),
    ];
    // Statements created for an attempt that failed come before later ones.
    return due.sort((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  }

  /**
   * A session has one verdict. A pass is sent immediately; a fail only at the end, because it may still become a pass.
   */
  #verdict(payload: Payload): Statement[] {
    if (payload.status.success !== 'failed' || this.#sent.passed) return [];
    return [this.#defined('failed', this.#idOf('failed'), payload)];
  }

  #defined(name: 'completed' | 'passed' | 'failed' | 'terminated', id: string, { at, ms, best }: Payload): Statement {
    return defined(
      (this.#launch as { value: Launch }).value,
      this.#data!,
      name,
      id,
      this.#after(at.getTime()),
      ms,
      best,
    );
  }

  /** The final statements are rebuilt for each attempt, because the game may have progressed, but keep their ids. */
  #idOf(name: 'failed' | 'terminated'): string {
    return (this.#ids[name] ??= this.options.uuid());
  }

  #once(key: string, make: () => Statement): Statement {
    const statement = this.#statements.get(key) ?? make();
    this.#statements.set(key, statement);
    return statement;
  }

  /** Posts statements that are neither accepted nor being sent. Resolves to the rejected ones. */
  async #post(statements: readonly Statement[]): Promise<Outcome<(Rejection & { id: string })[]>> {
    const due = statements.filter(({ id }) => !this.#accepted.has(id) && !this.#underWay.has(id));
    if (!due.length) return { ok: true, value: [] };
    for (const { id } of due) this.#underWay.add(id);
    try {
      const all = await this.#lrs!.ask('POST', 'statements', {}, due);
      if (!all.ok) return all;
      if (all.value.status < 300) {
        for (const { id } of due) this.#accepted.add(id);
        return { ok: true, value: [] };
      }
      // One was rejected, and all others with it: send them one by one, in order.
      const rejected: (Rejection & { id: string })[] = [];
      for (const statement of due) {
        const one = await this.#lrs!.ask('PUT', 'statements', { statementId: statement.id }, statement);
        if (!one.ok) return one;
        // A conflict: the host already has a statement with this id.
        if (one.value.status < 300 || one.value.status === 409) this.#accepted.add(statement.id);
        else
          rejected.push({
            id: statement.id,
            message: `statement ${one.value.status}: ${one.value.text.slice(0, 200)}`,
          });
      }
      return { ok: true, value: rejected };
    } finally {
      for (const { id } of due) this.#underWay.delete(id);
    }
  }

  async #putState({ saved }: Payload): Promise<Outcome<Rejection[]>> {
    if (!saved) return { ok: true, value: [] };
    const accepted = (name: string): boolean => this.#accepted.has(this.#statements.get(name)?.id ?? '');
    this.#sent = {
      completed: this.#sent.completed || accepted('completed'),
      passed: this.#sent.passed || accepted('passed'),
    };
    const about = { ...this.#about((this.#launch as { value: Launch }).value), stateId };
    const put = await this.#lrs!.ask('PUT', 'activities/state', about, { text: writeState(saved), sent: this.#sent });
    if (!put.ok) return put;
    return { ok: true, value: put.value.status < 300 ? [] : [{ message: `state ${put.value.status}` }] };
  }

  #receipt(payload: Payload, rejected: readonly (Rejection & { id?: string })[]): Outcome<Receipt> {
    const idOf = (answer: string): string | undefined => this.#statements.get(answer)?.id;
    const ids = payload.answers.map(({ id }) => id);
    return {
      ok: true,
      value: {
        accepted: ids.filter((id) => this.#accepted.has(idOf(id) ?? '')),
        ack: 'verified',
        rejected: rejected.map(({ id, message }) => {
          const answer = ids.find((one) => id !== undefined && idOf(one) === id);
          return answer === undefined ? { message } : { answer, message };
        }),
      },
    };
  }

  #nothing(payload: Payload): Outcome<Receipt> | Failure {
    if (!this.#data) return failure('not-open', 'The session has not begun.');
    return { ok: true, value: { accepted: payload.answers.map(({ id }) => id), ack: 'verified', rejected: [] } };
  }

  #about({ activityId, actor, registration }: Launch): { activityId: string; agent: string; registration: string } {
    return { activityId, agent: JSON.stringify(actor), registration };
  }

  #now(): Date {
    return this.options.date?.() ?? new Date();
  }

  /**
   * Returns the timestamp for a statement. Timestamps define the order: statements left from an earlier session come after the beginning of
   * this one, and a clock that is set back does not change the order.
   */
  #after(at: number): Date {
    this.#latest = Math.max(at, this.#latest, Date.parse(this.#initialized!.timestamp));
    return new Date(this.#latest);
  }
}

/** Reports to the host that launched this URL. */
export const cmi5 = (url: string, options: Cmi5Options): ResultAdapter =>
  new Delivery(new Cmi5Channel(url, options), options);
