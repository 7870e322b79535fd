/** Sends scores to the gradebooks of platforms. */
import { randomUUID } from 'node:crypto';
import { scoresOf } from './addresses.js';
import { scopes } from './claims.js';
import { patience, pauseAfter, type DueScore, type Grade, type Grades } from './grades.js';
import { objectIn, type Answer, type Fetch } from './outgoing.js';
import type { OwnKeys } from './own-keys.js';
import type { Platform, Platforms } from './platforms.js';

/** The maximum number of scores that are sent in one run, and of those that are sent at the same time. */
const most = { run: 200, atOnce: 8 };

/** The maximum of all scores. */
const maximum = 100;

/** The time over which the scores are spread that wait for the same platform, in ms. */
const spread = 5_000;

/** How long a proof of who this server is lasts, in ms. */
const proofLasts = 5 * 60_000;

/** The reasons for which a score could not be sent, for the log. */
export type Failure =
  | 'platform-unreachable'
  | 'platform-removed'
  | 'access-refused'
  | 'score-refused'
  | 'given-up'
  | 'storage';

export interface GradebookOptions {
  readonly grades: Grades;
  readonly keys: OwnKeys;
  readonly platforms: Platforms;
  readonly fetch: Fetch;
  readonly now: () => number;
  readonly random: () => number;
  /** Called for each failure, with the name of the platform. */
  readonly failed: (reason: Failure, platform: string) => void;
}

interface Access {
  readonly token: string;
  readonly until: number;
  /** True if this server may also read scores. */
  readonly canRead: boolean;
}

class Failed extends Error {
  constructor(
    readonly reason: Failure,
    /** True if other scores would fail, too. */
    readonly isOfPlatform: boolean,
    /** The time to wait that the platform asks for, in ms. */
    readonly wait = 0,
  ) {
    super(reason);
  }
}

export class Gradebook {
  readonly #access = new Map<string, Promise<Access>>();
  /** The platforms that cannot take scores now: until when they are not asked again, and how often they were asked in vain. */
  readonly #resting = new Map<string, { readonly until: number; readonly tries: number }>();
  #running: Promise<void> | undefined;

  constructor(private readonly options: GradebookOptions) {}

  /** Sends all scores that are due. Never rejects. */
  run(): Promise<void> {
    this.#running ??= this.#run()
      .catch(() => this.options.failed('storage', 'all platforms'))
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    const { grades } = this.options;
    for (let names = await grades.due(most.run); names.length > 0; names = await grades.due(most.run)) {
      const left = [...names];
      const work = async (): Promise<void> => {
        for (let name = left.shift(); name !== undefined; name = left.shift()) await this.#sendOne(name);
      };
      await Promise.all(Array.from({ length: most.atOnce }, work));
    }
  }

  async #sendOne(name: string): Promise<void> {
    const { grades, now, random } = this.options;
    const grade = await grades.lease(name);
    if (!grade) return;
    const { due, platform: id } = grade;
    const rest = (this.#resting.get(id)?.until ?? 0) - now();
    if (rest > 0) return grades.postpone(name, rest + random() * spread);
    const platform = await this.options.platforms.get(id);
    try {
      if (!platform) throw new Failed('platform-removed', true);
      const shown = await this.#send(platform, grade, due);
      this.#resting.delete(id);
      await grades.arrived(name, { points: shown, time: due.time });
    } catch (error) {
      const failed = error instanceof Failed ? error : new Failed('platform-unreachable', true);
      const limit = failed.reason === 'score-refused' ? patience.refused : patience.unreachable;
      const isOver = now() - due.since > limit;
      this.options.failed(isOver ? 'given-up' : failed.reason, platform?.name ?? id);
      if (isOver) await grades.giveUp(name, due);
      else await grades.postpone(name, this.#pauseAfter(failed, id, due.tries));
    }
  }

  /** Returns the pause after a failure. If it is the platform's, its other scores wait, too. */
  #pauseAfter({ isOfPlatform, wait }: Failed, platform: string, triesOfScore: number): number {
    const { now, random } = this.options;
    const resting = this.#resting.get(platform);
    // Scores that were sent at the same time count as one attempt.
    if (isOfPlatform && resting && resting.until > now()) return resting.until - now() + random() * spread;
    const tries = isOfPlatform ? (resting?.tries ?? 0) + 1 : triesOfScore;
    const pause = Math.max(wait, pauseAfter(tries - 1, random));
    if (isOfPlatform) this.#resting.set(platform, { until: now() + pause, tries });
    return pause;
  }

  /** Sends a score. Resolves to the score that the platform shows then, which may be a better one. */
  async #send(platform: Platform, { item, rule }: Grade, due: DueScore): Promise<number> {
    const access = await this.#accessTo(platform);
    const userId = await this.options.grades.subjectOf(due);
    const shown = rule === 'best' && access.canRead ? await this.#shown(access, item, userId) : undefined;
    if (shown !== undefined && shown >= due.points) return shown;
    const answer = await this.#ask(scoresOf(item), {
      method: 'POST',
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/vnd.ims.lis.v1.score+json' },
      body: JSON.stringify({
        userId,
        timestamp: new Date(due.time).toISOString(),
        scoreGiven: due.points,
        scoreMaximum: maximum,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
      }),
    });
    // A conflict: the platform has this score, or one with a later time.
    if (answer.status < 300 || answer.status === 409) return due.points;
    if (answer.status === 401) this.#access.delete(platform.id);
    throw failureOf(answer, 'score-refused', answer.status === 401);
  }

  /** Returns the score that the platform shows, 0 to 100; undefined if it shows none, or does not tell. */
  async #shown({ token }: Access, item: string, user: string): Promise<number | undefined> {
    const address = new URL(item);
    address.pathname = `${address.pathname.replace(/\/$/, '')}/results`;
    address.searchParams.set('user_id', user);
    const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.ims.lis.v2.resultcontainer+json' };
    const answer = await this.#ask(address.href, { headers });
    if (answer.status >= 500 || answer.status === 429) throw failureOf(answer, 'platform-unreachable', true);
    if (answer.status !== 200) return undefined;
    const results = objectIn(`{"all":${answer.text}}`)?.['all'];
    const own = (Array.isArray(results) ? (results as unknown[]) : []).find((one) => fieldsOf(one)['userId'] === user);
    const { resultScore: score, resultMaximum: of = maximum } = fieldsOf(own);
    if (typeof score !== 'number' || typeof of !== 'number' || !(of > 0)) return undefined;
    return (score / of) * maximum;
  }

  #accessTo(platform: Platform): Promise<Access> {
    const known = this.#access.get(platform.id);
    const fetched = (known ?? Promise.reject(new Error())).then(
      (access) => (access.until > this.options.now() ? access : this.#fetchAccess(platform)),
      () => this.#fetchAccess(platform),
    );
    this.#access.set(platform.id, fetched);
    fetched.catch(() => this.#access.get(platform.id) === fetched && this.#access.delete(platform.id));
    return fetched;
  }

  async #fetchAccess(platform: Platform): Promise<Access> {
    try {
      return await this.#askForAccess(platform, [scopes.score, scopes.result]);
    } catch (error) {
      // Some platforms refuse the whole request if one of the scopes was not granted when they were registered.
      if (!(error instanceof Failed) || error.reason !== 'access-refused') throw error;
      return this.#askForAccess(platform, [scopes.score]);
    }
  }

  async #askForAccess({ clientId, token, audience }: Platform, asked: readonly string[]): Promise<Access> {
    const claims = { iss: clientId, sub: clientId, aud: audience ?? token, jti: randomUUID() };
    const proof = await this.options.keys.sign(claims, proofLasts);
    const answer = await this.#ask(token, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: proof,
        scope: asked.join(' '),
      }).toString(),
    });
    const { access_token: given, expires_in: lasts, scope } = objectIn(answer.text) ?? {};
    if (answer.status >= 300 || typeof given !== 'string') throw failureOf(answer, 'access-refused', true);
    const seconds = typeof lasts === 'number' || typeof lasts === 'string' ? Number(lasts) : 0;
    const granted = typeof scope === 'string' ? scope.split(' ') : asked;
    return {
      token: given,
      until: this.options.now() + Math.max(0, Math.min(seconds || 0, 3600) - 30) * 1000,
      canRead: asked.includes(scopes.result) && granted.includes(scopes.result),
    };
  }

  async #ask(...request: Parameters<Fetch>): Promise<Answer> {
    try {
      return await this.options.fetch(...request);
    } catch {
      throw new Failed('platform-unreachable', true);
    }
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;

/** Returns the failure that an answer means. */
function failureOf({ status, headers }: Answer, reason: Failure, isOfPlatform: boolean): Failed {
  if (status < 500 && status !== 429) return new Failed(reason, isOfPlatform);
  const seconds = Number(headers.get('retry-after'));
  return new Failed('platform-unreachable', true, seconds > 0 ? Math.min(seconds, 86_400) * 1000 : 0);
}
