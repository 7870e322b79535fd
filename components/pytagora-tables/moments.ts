import type { Ply } from '../../src/match/match.js';
import { digitsOf, type TablesEvent, type TablesMove, type TablesState } from '../../src/rules/tables/index.js';
import type { Beat } from '../base/moments.js';
import type { TablesContext } from './context.js';

type Answered = Extract<TablesEvent, { type: 'answered' }>;

/** How long a wrong answer of a computer player stays, in milliseconds at normal speed. */
export const wrongMs = 2000;

/** A wrong answer stays over the dots of the sum: a person's until it has been counted, a computer player's for a while. */
export const momentOf = (
  { match }: Pick<TablesContext, 'match'>,
  { events }: Ply<TablesState, TablesMove, TablesEvent>,
): readonly Beat[] => {
  const wrong = wrongIn(events);
  if (!wrong) return [];
  return [{ name: 'wrong', ms: match.isBot(wrong.seat) ? wrongMs : Infinity, tells: true, sound: 'wrong' }];
};

const wrongIn = (events: readonly TablesEvent[]): Answered | undefined =>
  events.find((event): event is Answered => event.type === 'answered' && !event.right);

/** The digits of the wrong answer that is being shown. */
export function wrongDigits({ moment }: Pick<TablesContext, 'moment'>): readonly number[] {
  const wrong = moment && wrongIn(moment.ply.events);
  return wrong ? digitsOf(wrong.given) : [];
}
