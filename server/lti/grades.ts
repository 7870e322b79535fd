/**
 * The scores on their way to gradebooks. Each pupil's score of a link is one text, which is both what the platform shows and
 * what it still has to get: it is changed at once, and nothing is lost when the server is killed between two steps.
 */
import type { GradeRule, Session } from './sessions.js';
import { update, type Store } from './store/port.js';
import type { Vault } from './vault.js';

/** A score as it is sent. */
export interface Score {
  /** 0 to 100. */
  readonly points: number;
  /** The time of the score, in ms since 1970. It grows with each score of a pupil, and stays when a score is sent again. */
  readonly time: number;
}

export interface Grade {
  readonly platform: string;
  readonly item: string;
  readonly rule: GradeRule;
  /** The score that the platform has, as far as this server knows. */
  readonly shown?: Score | undefined;
  /** The score that it does not have yet. */
  readonly due?: DueScore | undefined;
}

export interface DueScore extends Score {
  /** The id of the pupil at the platform, sealed; kept only until the score has arrived. */
  readonly to: string;
  /** The number of attempts to send this score, or a later one in its place, since the platform last accepted one. */
  readonly tries: number;
  /** The time since which the platform lacks it, in ms since 1970. */
  readonly since: number;
  /** The time of the next attempt, in ms since 1970. */
  readonly next: number;
}

/** How long a score is remembered after it has been sent, in ms: a school year with its holidays. */
const remembered = 400 * 86_400_000;

/** How long a score is kept for a platform that cannot be reached or refuses it, in ms. */
export const patience = { unreachable: 30 * 86_400_000, refused: 3 * 86_400_000 };

/** Time for which one of several servers has a score to send, in ms. */
const leased = 60_000;

export const gradePrefix = 'grade/';

/** Pauses before a score is sent again, in ms: each twice as long as the one before. */
const pauses = { first: 5_000, longest: 30 * 60_000 };

/** Returns the pause before the next attempt. Not all scores of a class are sent again at the same moment. */
export const pauseAfter = (tries: number, random: () => number): number =>
  Math.min(pauses.longest, pauses.first * 2 ** Math.min(tries, 20)) * (0.75 + random() / 2);

export class Grades {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly now: () => number,
  ) {}

  /** Takes a score of a pupil. Resolves to the score that counts, once it is kept. */
  async take(session: Session, points: number): Promise<number> {
    const { grade } = session;
    if (!grade) return points;
    const to = await this.vault.seal('subject', grade.subject);
    const now = this.now();
    const changed = await this.#update(nameOf(session), (before) => {
      // A link that was moved to another place of the gradebook has no score there yet.
      const known = before?.item === grade.item ? before : undefined;
      const { shown, due } = known ?? {};
      const last = due ?? shown;
      const isLower = grade.rule === 'best' && last !== undefined && points <= last.points;
      if (isLower || last?.points === points) return known!;
      const time = Math.max(now, (last?.time ?? 0) + 1);
      // While an earlier score is being sent, this one waits, so that they arrive in order.
      const { tries = 0, since = now, next = now } = due ?? {};
      return {
        platform: session.platform,
        item: grade.item,
        rule: grade.rule,
        shown,
        due: { points, time, to, tries, since, next },
      };
    });
    return (changed.due ?? changed.shown)!.points;
  }

  /** Returns the score that counts; undefined if there is none. */
  async scoreOf(session: Session): Promise<number | undefined> {
    const text = await this.store.get(nameOf(session));
    const grade = text === undefined ? undefined : (JSON.parse(text) as Grade);
    return (grade?.due ?? grade?.shown)?.points;
  }

  /** Returns the names of the grades that are to be sent now. */
  due(most: number): Promise<string[]> {
    return this.store.due(this.now(), most);
  }

  /** Reserves a grade to be sent by this server, for a minute; undefined if it is not due any more. */
  async lease(name: string): Promise<(Grade & { readonly due: DueScore }) | undefined> {
    const before = await this.store.get(name);
    const grade = before === undefined ? undefined : (JSON.parse(before) as Grade);
    if (!grade?.due) return undefined;
    if (grade.due.next > this.now()) return undefined;
    const due = { ...grade.due, tries: grade.due.tries + 1, next: this.now() + leased };
    const isOurs = await this.store.swap(name, before, JSON.stringify({ ...grade, due }), { due: due.next });
    return isOurs ? { ...grade, due } : undefined;
  }

  /** Records that the platform has a score. A score that came meanwhile is sent next. */
  async arrived(name: string, score: Score): Promise<void> {
    await this.#update(name, (before) => {
      if (!before) return undefined;
      const newer = before.due && before.due.time > score.time ? before.due : undefined;
      const due = newer && { ...newer, tries: 0, since: this.now(), next: this.now() };
      return { ...before, shown: score, due };
    });
  }

  /** Schedules the next attempt after a failure. */
  async postpone(name: string, ms: number): Promise<void> {
    await this.#update(
      name,
      (before) => before && { ...before, due: before.due && { ...before.due, next: Math.ceil(this.now() + ms) } },
    );
  }

  /** Gives a score up: the platform goes on refusing it. */
  async giveUp(name: string, score: Score): Promise<void> {
    await this.#update(name, (before) => {
      if (!before?.due || before.due.time > score.time) return before;
      return { ...before, due: undefined };
    });
  }

  subjectOf({ to }: DueScore): Promise<string> {
    return this.vault.open('subject', to, 'busy');
  }

  async #update<T extends Grade | undefined>(name: string, change: (before: Grade | undefined) => T): Promise<T> {
    let after!: T;
    await update(this.store, name, (before) => {
      after = change(before === undefined ? undefined : (JSON.parse(before) as Grade));
      if (!after) return { text: undefined };
      const { due } = after;
      return { text: JSON.stringify(after), due: due?.next, until: due ? undefined : this.now() + remembered };
    });
    return after;
  }
}

const nameOf = ({ platform, person, link }: Session): string => `${gradePrefix}${platform}/${person}/${link}`;
