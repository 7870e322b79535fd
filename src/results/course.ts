import { failure, type Outcome, type ResultAdapter } from './adapter.js';
import type { Attached, Channel, Payload, Receipt } from './channel.js';
import { Delivery, type DeliveryOptions } from './delivery.js';
import { fromJson, request, type Answered, type Fetch } from './lrs.js';
import type { GameResult } from './result.js';
import { scoreOf } from './score.js';
import { writeState } from './state.js';
import { stateFrom } from './unset-value.js';

export interface CourseOptions extends DeliveryOptions {
  readonly fetch: Fetch;
}

/** The description of a link in a course, from the server of lessons; untrusted. */
export interface CourseLink {
  /** The activity, as the query of an address; empty if there is none yet. */
  readonly activity: string;
  /** The language of the platform's pages. */
  readonly language?: string;
  readonly isTeacher: boolean;
}

/** A link of a course, which the server of lessons keeps. `token` is what the page was launched with. */
class CourseChannel implements Channel {
  /** The score of the last finished game. */
  last: number | undefined;
  #isTeacher = false;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly options: CourseOptions,
  ) {}

  async open(): Promise<Outcome<Attached>> {
    const answer = await this.#ask('GET');
    if (!answer.ok) return answer;
    const about = Object(fromJson(answer.value.text)) as Record<string, unknown>;
    const { person, link, firstName, isTeacher, state, isCompleted, best, learning } = about;
    if (typeof person !== 'string' || typeof link !== 'string')
      return failure('launch', 'The server knows no such link.');
    this.#isTeacher = isTeacher === true;
    return {
      ok: true,
      value: {
        learner: `${person} ${link}`,
        person,
        name: firstName,
        mode: isTeacher === true ? 'browse' : 'normal',
        state: stateFrom(state),
        completed: isCompleted === true,
        passed: false,
        ...(typeof best === 'number' ? { best } : {}),
        ...(typeof learning === 'string' ? { learning } : {}),
      },
    };
  }

  async send(payload: Payload): Promise<Outcome<Receipt>> {
    const { saved, best, status, storesLearning, answers } = payload;
    if (this.#isTeacher) return { ok: true, value: { accepted: [], ack: 'verified', rejected: [] } };
    const answer = await this.#ask('PUT', {
      ...(saved ? { state: writeState(saved) } : {}),
      ...(saved && storesLearning ? { learning: saved.learning ?? '' } : {}),
      best,
      last: this.last,
      isCompleted: status.completed,
    });
    if (!answer.ok) return answer;
    return { ok: true, value: { accepted: answers.map(({ id }) => id), ack: 'verified', rejected: [] } };
  }

  close(payload: Payload): Promise<Outcome<Receipt>> {
    return this.send(payload);
  }

  async #ask(method: string, body?: object): Promise<Outcome<Answered>> {
    const { fetch, timers } = this.options;
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const answer = await request(fetch, timers, this.url, method, headers, body && JSON.stringify(body));
    if (!answer.ok || answer.value.status < 300) return answer;
    const { status } = answer.value;
    if (status === 401 || status === 403) return failure('lost', `The session has ended (${status}).`);
    if (status === 429 || status >= 500) return failure('unreachable', `The server cannot answer now (${status}).`);
    return failure('refused', `The server does not accept this (${status}).`);
  }
}

/** Reports to the course in which a link was opened. The score of each finished game is known, too, not only the best one. */
class CourseAdapter extends Delivery {
  readonly #link: CourseChannel;
  readonly #rule: CourseOptions['rule'];

  constructor(link: CourseChannel, options: CourseOptions) {
    super(link, options);
    this.#link = link;
    this.#rule = options.rule;
  }

  override result(result: GameResult): Outcome {
    this.#link.last = scoreOf(result, this.#rule) ?? this.#link.last;
    return super.result(result);
  }
}

/** Reports to the course in which a link was opened, by the server of lessons at this address. */
export const course = (url: string, token: string, options: CourseOptions): ResultAdapter =>
  new CourseAdapter(new CourseChannel(url, token, options), options);
