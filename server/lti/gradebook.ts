/** Sends scores to the gradebooks of platforms. */
import { AccessTokens, Failed, failureOf, type Access, type AccessFailure } from './access.js';
import { scoresOf } from './addresses.js';
import { scopes } from './claims.js';
import { patience, pauseAfter, type DueScore, type Grade, type Grades } from './grades.js';
import { objectIn, type Fetch } from './outgoing.js';
import type { OwnKeys } from './own-keys.js';
import type { Platform, Platforms } from './platforms.js';

/** The maximum number of scores that are sent in one run, and of those that are sent at the same time. */
const most = { run: 200, atOnce: 8 };

/** The maximum of all scores. */
const maximum = 100;

/** The time over which the scores are spread that wait for the same platform, in ms. */
const spread = 5_000;

/** The reasons for which a score could not be sent, for the log. */
export type Failure = AccessFailure | 'platform-removed' | 'score-refused' | 'given-up' | 'storage';

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

export class Gradebook {
  readonly #access: AccessTokens;
  /** The platforms that cannot take scores now: until when they are not asked again, and how often they were asked in vain. */
  readonly #resting = new Map<string, { readonly until: number; readonly tries: number }>();
  #running: Promise<void> | undefined;

  constructor(private readonly options: GradebookOptions) {
    this.#access = new AccessTokens(options, [[scopes.score, scopes.result], [scopes.score]]);
  }

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
      const failed =
        error instanceof Failed ? (error as Failed<Failure>) : new Failed<Failure>('platform-unreachable', true);
      const limit = failed.reason === 'score-refused' ? patience.refused : patience.unreachable;
      const isOver = now() - due.since > limit;
      this.options.failed(isOver ? 'given-up' : failed.reason, platform?.name ?? id);
      if (isOver) await grades.giveUp(name, due);
      else await grades.postpone(name, this.#pauseAfter(failed, id, due.tries));
    }
  }

  /** Returns the pause after a failure. If it is the platform's, its other scores wait, too. */
  #pauseAfter({ isOfPlatform, wait }: Failed<Failure>, platform: string, triesOfScore: number): number {
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
    const access = await this.#access.to(platform);
    const userId = await this.options.grades.subjectOf(due);
    const shown =
      rule === 'best' && access.scopes.includes(scopes.result) ? await this.#shown(access, item, userId) : undefined;
    if (shown !== undefined && shown >= due.points) return shown;
    const answer = await this.#access.ask(scoresOf(item), {
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
    if (answer.status === 401) this.#access.forget(platform);
    throw failureOf(answer, 'score-refused', answer.status === 401);
  }

  /** Returns the score that the platform shows, 0 to 100; undefined if it shows none, or does not tell. */
  async #shown({ token }: Access, item: string, user: string): Promise<number | undefined> {
    const address = new URL(item);
    address.pathname = `${address.pathname.replace(/\/$/, '')}/results`;
    address.searchParams.set('user_id', user);
    const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.ims.lis.v2.resultcontainer+json' };
    const answer = await this.#access.ask(address.href, { headers });
    if (answer.status >= 500 || answer.status === 429) throw failureOf(answer, 'platform-unreachable', true);
    if (answer.status !== 200) return undefined;
    const results = objectIn(`{"all":${answer.text}}`)?.['all'];
    const own = (Array.isArray(results) ? (results as unknown[]) : []).find((one) => fieldsOf(one)['userId'] === user);
    const { resultScore: score, resultMaximum: of = maximum } = fieldsOf(own);
    if (typeof score !== 'number' || typeof of !== 'number' || !(of > 0)) return undefined;
    return (score / of) * maximum;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;
