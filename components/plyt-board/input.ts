import { diceChoices, playerAt, questionFor, type PlytMove, type PlytState } from '../../src/rules/plyt/index.js';
import { diceNow, isPersonToAct, seatToAct } from './seats.js';
import { squareName } from './squares.js';
import { usesNow } from './uses.js';
import type { PlytView } from './context.js';

/** What people do at the table: by tap, by key, with real dice. The rules judge every move. */

/** How many dice are picked, in the phase in which they are. */
export function picked(v: PlytView, seat: number): number {
  const choices = diceChoices(v.match.state.options, seat);
  const { dice } = v.fingers;
  const { standard } = playerAt(v.match.state.options, seat);
  return dice && choices.includes(dice) ? dice : Math.max(choices[0], Math.min(standard, choices.at(-1)!));
}

/** Rolls for the start, or throws the dice; where they are still to be chosen, those that are picked. */
export function throwDice(v: PlytView): void {
  if (!isPersonToAct(v)) return;
  const { phase } = v.match.state;
  if (phase.type === 'choose') v.play({ type: 'choose', dice: picked(v, phase.seat) });
  if (!v.realDice && v.match.turn.kind === 'chance') v.table.roll();
  forget(v);
  toNext(v);
}

/** What was typed and tapped belongs to the move before. */
function forget({ fingers }: PlytView): void {
  fingers.typed = '';
  fingers.dice = undefined;
  fingers.faces = [];
  fingers.inHand = undefined;
}

/** After a move the keyboard stands where the next is made. */
export function toNext(v: PlytView): void {
  v.focusOn(isPersonToAct(v) && v.match.state.phase.type === 'answer' ? '.question' : '[data-home]');
}

export function make(v: PlytView, move: PlytMove): boolean {
  const { fingers, match } = v;
  const holder = seatToAct(match.state);
  const looks = fingers.openAt === match.ply;
  const made = v.play(move);
  if (made) {
    forget(v);
    // Who looks at the own cards goes on looking while it is the same turn.
    if (looks && seatToAct(match.state) === holder) fingers.openAt = match.ply;
    toNext(v);
  }
  return made;
}

export function answer(v: PlytView): void {
  const { typed } = v.fingers;
  if (typed !== '') make(v, { type: 'answer', answer: Number(typed), ms: v.table.clock.elapsed });
}

/** A tap on a square, or Enter: the choice that it stands for, where it stands for one. */
export function pick(v: PlytView, square: number): void {
  v.fingers.focusSquare = square;
  const uses = isPersonToAct(v) ? usesNow(v).filter((move) => move.to === square) : [];
  if (uses.length === 1) make(v, uses[0]);
  else v.say(squareName(v, v.match.state, square));
}

/** What is asked of the seat that is to answer. */
export const questionOf = (state: PlytState, seat: number) =>
  questionFor(playerAt(state.options, seat), diceNow(state), state.rotation[seat]);
