/** Suggests how many dice a player of PLYT might throw in the next game, based on the answers of this one. */
import type { Seat } from '../rules/game.js';
import { answersOf, fewestAnswers, shareOf } from '../bots/plyt-shown.js';
import { DICE, playerAt, type PlytEvent, type PlytOptions } from '../rules/plyt/index.js';

/** The share of right answers from which one die more is suggested, and the share below which one die less is. */
const easy = 0.8;
const hard = 0.4;
/** With two dice, there is nothing easier that still multiplies or adds. */
const fewestDice = 2;

/** A suggestion for the next game (PLY-13). */
export interface DiceOffer {
  /** `bonus`: more dice as the Standard, or for the bonus (PLY-16). */
  readonly kind: 'more' | 'bonus' | 'fewer';
  /** 2 to 6. */
  readonly dice: number;
}

/**
 * Returns a suggestion for a player, based on the largest number of dice with at least eight answers; undefined if
 * there is none, or if that number suits the player. The share of right answers is estimated as (right + 1) / (answers
 * + 2); no answer in time is a wrong one, as in the game. Recognising numbers and a fixed die have a Standard of their
 * own (PLY-14, PLY-15).
 */
export function diceToTry(
  options: PlytOptions,
  seat: Seat,
  plies: readonly { readonly events: readonly PlytEvent[] }[],
): DiceOffer | undefined {
  const { operation, fixed, bonus } = playerAt(options, seat);
  if (operation === 'recognise' || fixed.length) return undefined;
  const answers = answersOf(seat, plies);
  for (let dice = DICE; dice > 0; dice--) {
    if (answers[dice].of < fewestAnswers) continue;
    const share = shareOf(answers[dice]);
    if (share >= easy && dice < DICE) return { kind: bonus ? 'bonus' : 'more', dice: dice + 1 };
    if (share < hard && dice > fewestDice) return { kind: 'fewer', dice: dice - 1 };
    return undefined;
  }
  return undefined;
}
