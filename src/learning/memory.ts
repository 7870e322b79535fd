/* The stored data about one child: plain, JSON-safe, never mutated. */
import { facts, skills } from './items.js';

/**
 * The standard for the time of right answers: `usual` with limits of 3 and 6 seconds, `calm` with 6 and 12 seconds, `none` not
 * at all.
 */
export const paces = ['usual', 'calm', 'none'] as const;
export type Pace = (typeof paces)[number];

/** A fact that was met. */
export interface KnownFact {
  /** The probabilities, which add up to 1, that the fact is not known yet, is worked out, and is right and quick. */
  readonly u: number;
  readonly d: number;
  readonly r: number;
  /** The box, 0 to 5: an index of `intervals`, higher the longer the fact has been retained. */
  readonly box: number;
  /** The number of days on which it was answered. */
  readonly days: number;
  /** The last of these days, by the clock of the device, which may be wrong: days since 1 January 2024. */
  readonly day: number;
}

/** A skill that was met. Each answer has 0.9 times the weight of the next, so their total is at most 10. */
export interface KnownSkill {
  readonly right: number;
  readonly answered: number;
  readonly days: number;
  readonly day: number;
}

export interface Memory {
  readonly pace: Pace;
  /** True if time no longer counts for this child, because even the easiest facts take long, whatever the reason. */
  readonly untimed: boolean;
  /** Milliseconds to the first key without any thinking, from 300 to 4,000. */
  readonly key: number;
  /** True if `key` was measured by questions that only ask to copy a number. */
  readonly copied: boolean;
  /** The last 20 times of right answers to the easiest facts, in milliseconds, the newest at the end. */
  readonly times: readonly number[];
  /** In the order of `facts`; null if not met. */
  readonly facts: readonly (KnownFact | null)[];
  /** In the order of `skills`; null if not met. */
  readonly skills: readonly (KnownSkill | null)[];
}

/** The smallest and largest time to the first key that is subtracted, in milliseconds. */
export const keyRange = [300, 4000] as const;

/** A memory in which nothing was met. */
export const empty = (pace: Pace = 'usual'): Memory => ({
  pace: paces.includes(pace) ? pace : 'usual',
  untimed: false,
  key: keyRange[0],
  copied: false,
  times: [],
  facts: facts.map(() => null),
  skills: skills.map(() => null),
});

/** Returns the effective pace: `none` if time no longer counts for the child. */
export const paceOf = ({ pace, untimed }: Memory): Pace => (untimed ? 'none' : pace);

/** The largest number of days and the largest day that the text of a memory can hold. */
export const mostDays = 7;
export const lastDay = 4095;

/**
 * Returns the days from 1 January 2024 to a date in the device's time zone; 0 for earlier dates, and at most the largest day
 * that the text of a memory can hold.
 */
export const dayOf = (at: Date): number => {
  const day = Math.round((Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) - Date.UTC(2024, 0, 1)) / 86_400_000);
  return Math.min(lastDay, Math.max(0, day)) || 0;
};

/**
 * Returns whether something was answered today. A clock may have been wrong, so an answer dated later than today counts as given today,
 * too.
 */
export const isOfToday = (known: { readonly day: number } | null, today: number): boolean =>
  known !== null && known.day >= today;
