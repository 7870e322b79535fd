import type { PlytState } from '../../src/rules/plyt/index.js';
import type { PlytContext } from './context.js';

/** Who acts, whether the seat's player or the seat whose dice lie on the table. */
export function seatToAct(state: PlytState): number {
  const { phase } = state;
  if (phase.type === 'start') return phase.rolling[phase.rolled.length];
  if (phase.type === 'over') return phase.winner;
  return phase.type === 'play-cards' ? phase.turn : phase.seat;
}

export const isPersonToAct = (v: PlytContext): boolean => !v.match.isOver && !v.match.isBot(seatToAct(v.match.state));

/** The dice on the table, Master first: of this turn, or of the last one until the next begins. */
export function diceNow({ phase }: PlytState): readonly number[] {
  return 'thrown' in phase ? phase.thrown : [];
}

/** The ply after which a person's wrong answer is still to be looked at; undefined where there is none. */
export function lessonAt(v: PlytContext): number | undefined {
  const { plies } = v.match;
  const last = plies.findLastIndex(({ by }) => by !== 'chance' && !v.match.isBot(by));
  const wrong = plies[last]?.events.some(
    (event) => event.type === 'time-up' || (event.type === 'answered' && !event.right),
  );
  return wrong && last >= v.interaction.seen ? last : undefined;
}

/** Whose turn is shown: while a wrong answer is looked at, still that of who gave it. */
export function seatShown(v: PlytContext): number {
  const at = lessonAt(v);
  const { by } = (at === undefined ? undefined : v.match.plies[at]) ?? {};
  return typeof by === 'number' ? by : seatToAct(v.match.state);
}
