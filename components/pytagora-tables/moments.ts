import type { Ply } from '../../src/match/match.js';
import { digitsOf, type TablesEvent, type TablesMove, type TablesState } from '../../src/rules/tables/index.js';
import type { Beat } from '../parts/beats.js';
import type { TablesContext } from './context.js';

type Answered = Extract<TablesEvent, { type: 'answered' }>;
type Attached = Extract<TablesEvent, { type: 'attached' }>;

/** Duration of what is shown, in milliseconds at normal speed. */
export const lengths = {
  right: 700,
  /** A wrong answer of a computer player. */
  wrong: 2000,
} as const;

/**
 * Returns the beats of an answer. A wrong answer stays above the dots of the sum: a person's until it has been counted, a
 * computer player's for a while. The product that a person has laid is shown before the game continues; a computer player's is
 * not, since others may still have to answer.
 */
export function momentOf(
  { match }: Pick<TablesContext, 'match'>,
  { events }: Ply<TablesState, TablesMove, TablesEvent>,
): readonly Beat[] {
  const wrong = wrongIn(events);
  if (wrong)
    return [{ name: 'wrong', ms: match.isBot(wrong.seat) ? lengths.wrong : Infinity, announces: true, sound: 'wrong' }];
  const right = rightIn(events);
  return right && !match.isBot(right.seat)
    ? [{ name: 'right', ms: lengths.right, announces: true, sound: 'right' }]
    : [];
}

const wrongIn = (events: readonly TablesEvent[]): Answered | undefined =>
  events.find((event): event is Answered => event.type === 'answered' && !event.right);

const rightIn = (events: readonly TablesEvent[]): Attached | undefined =>
  events.find((event): event is Attached => event.type === 'attached');

/** The product that has been laid and is being shown: its digits, and whether they are right. */
export interface Laid {
  readonly digits: readonly number[];
  readonly right: boolean;
}

/** Returns the product being shown; undefined between moments. */
export function laidNow({ moment }: Pick<TablesContext, 'moment'>): Laid | undefined {
  if (!moment) return undefined;
  const { events } = moment.ply;
  const right = rightIn(events);
  if (right) return { digits: right.digits, right: true };
  const wrong = wrongIn(events);
  return wrong && { digits: digitsOf(wrong.given), right: false };
}

/** Returns whether a wrong answer is being shown above the dots. */
export const isWrongShown = (v: Pick<TablesContext, 'moment'>): boolean => laidNow(v)?.right === false;
