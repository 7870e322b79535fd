import type { PlytState } from '../../src/rules/plyt/index.js';
import type { PlytView } from './view.js';

/** Who acts, whether the seat's player or the seat whose dice lie on the table. */
export function seatToAct(state: PlytState): number {
  const { phase } = state;
  if (phase.type === 'start') return phase.rolling[phase.rolled.length];
  if (phase.type === 'over') return phase.winner;
  return phase.type === 'play-cards' ? phase.turn : phase.seat;
}

export const isPersonToAct = (v: PlytView): boolean => !v.match.isOver && !v.match.isBot(seatToAct(v.match.state));

/** The dice on the table, Master first: of this turn, or of the last one until the next begins. */
export function diceNow({ phase }: PlytState): readonly number[] {
  return 'thrown' in phase ? phase.thrown : [];
}
