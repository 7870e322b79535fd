/** How many dice a player of PLYT might throw in the next game, from the answers of this one. It is only offered. */
import type { Seat } from '../rules/game.js';
import { DICE, playerAt, type PlytEvent, type PlytOptions } from '../rules/plyt/index.js';

/** Fewer answers with so many dice say nothing. */
const fewestAnswers = 8;
/** From this share of right answers on, one die more is offered; below the other, one die less. */
const easy = 0.8;
const hard = 0.4;
/** With two dice, there is nothing easier that still multiplies or adds. */
const fewestDice = 2;

/** An offer for the next game (PLY-13). */
export interface DiceOffer {
  /** `bonus`: more dice as the Standard, or for the bonus (PLY-16). */
  readonly kind: 'more' | 'bonus' | 'fewer';
  /** 2 to 6. */
  readonly dice: number;
}

/**
 * Returns what to offer a player, from the largest number of dice with at least eight answers; undefined if there is
 * none, or if that number suits. The share of right answers is estimated as (right + 1) / (answers + 2); no answer in
 * time is a wrong one, as in the game. Recognising numbers and a fixed die have a Standard of their own (PLY-14, PLY-15).
 */
export function diceToTry(
  options: PlytOptions,
  seat: Seat,
  plies: readonly { readonly events: readonly PlytEvent[] }[],
): DiceOffer | undefined {
  const { operation, fixed, bonus } = playerAt(options, seat);
  if (operation === 'recognise' || fixed.length) return undefined;
  const asked = plies
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'answered' || event.type === 'time-up')
    .filter((event) => event.seat === seat)
    .map((event) => ({
      dice: event.prompt.split(/[*+]/).length,
      isRight: event.type === 'answered' && event.right,
    }));
  for (let dice = DICE; dice > 0; dice--) {
    const answers = asked.filter((answer) => answer.dice === dice);
    if (answers.length < fewestAnswers) continue;
    const share = (answers.filter(({ isRight }) => isRight).length + 1) / (answers.length + 2);
    if (share >= easy && dice < DICE) return { kind: bonus ? 'bonus' : 'more', dice: dice + 1 };
    if (share < hard && dice > fewestDice) return { kind: 'fewer', dice: dice - 1 };
    return undefined;
  }
  return undefined;
}
