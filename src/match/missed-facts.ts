/** The facts that people missed in a game, so that they can practise them again at its end. */
import type { AnsweredEvent, GameEvent, Seat } from '../rules/game.js';

/** A question that was answered wrong, or not in time. */
export interface MissedFact {
  /** The question in ASCII, for example `7*?=56`. */
  readonly prompt: string;
  readonly expected: number;
  /** The seat that missed it first. */
  readonly seat: Seat;
}

/** A question whose time ran out before it was answered. */
interface Unanswered extends Pick<AnsweredEvent, 'seat' | 'prompt' | 'expected'> {
  readonly type: 'time-up';
}

/** The part of a match that is needed here. */
interface Played {
  readonly plies: readonly { readonly events: readonly GameEvent[] }[];
  isBot(seat: Seat): boolean;
}

const isMissed = (event: GameEvent): event is AnsweredEvent | Unanswered =>
  (event.type === 'answered' && !(event as AnsweredEvent).right) || (event.type === 'time-up' && 'prompt' in event);

/** Returns the same key for 7 × 8, 8 × 7 and 7 × ? = 56, because they are one fact. */
export function factOf({ prompt, expected }: Pick<MissedFact, 'prompt' | 'expected'>): string {
  const [terms] = prompt.replace('?', String(expected)).split('=');
  return terms
    .split(/([*+])/)
    .sort()
    .join(' ');
}

/** Returns the facts that people missed, each once, in the order in which they came up. */
export function missedFacts(match: Played): MissedFact[] {
  const missed = new Map<string, MissedFact>();
  for (const { events } of match.plies) {
    for (const event of events) {
      if (!isMissed(event) || match.isBot(event.seat) || missed.has(factOf(event))) continue;
      const { prompt, expected, seat } = event;
      // A number that only had to be read is not a calculation.
      if (!/[*+]/.test(prompt)) continue;
      missed.set(factOf(event), { prompt, expected, seat });
    }
  }
  return [...missed.values()];
}
