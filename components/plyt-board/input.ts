import { diceChoices, playerAt, questionFor, type PlytMove, type PlytState } from '../../src/rules/plyt/index.js';
import { diceNow, isPersonToAct, seatToAct } from './seats.js';
import { squareName } from './squares.js';
import { usesNow } from './uses.js';
import type { PlytContext } from './context.js';

/** What people do at the table: by tap, by key, with real dice. The rules judge every move. */

/** How many dice are picked, in the phase in which they are. */
export function picked(v: PlytContext, seat: number): number {
  const choices = diceChoices(v.match.state.options, seat);
  const { dice } = v.interaction;
  const { standard } = playerAt(v.match.state.options, seat);
  return dice && choices.includes(dice) ? dice : Math.max(choices[0], Math.min(standard, choices.at(-1)!));
}

/** Rolls for the start, or throws the dice; where they are still to be chosen, those that are picked. */
export function throwDice(v: PlytContext): void {
  if (!isPersonToAct(v)) return;
  const { phase } = v.match.state;
  if (phase.type === 'choose') v.play({ type: 'choose', dice: picked(v, phase.seat) });
  if (!v.realDice && v.match.turn.kind === 'chance') v.table.roll();
  forget(v);
  toNext(v);
}

/** What was typed and tapped belongs to the move before. */
function forget({ interaction }: PlytContext): void {
  interaction.typed = '';
  interaction.dice = undefined;
  interaction.faces = [];
  interaction.inHand = undefined;
}

/** After a move the keyboard stands where the next is made. */
export function toNext(v: PlytContext): void {
  v.focusOn(isPersonToAct(v) && v.match.state.phase.type === 'answer' ? '.question' : '[data-home]');
}

export function make(v: PlytContext, move: PlytMove): boolean {
  const { interaction, match } = v;
  const holder = seatToAct(match.state);
  const looks = interaction.openAt === match.ply;
  const made = v.play(move);
  if (made) {
    forget(v);
    // Who looks at the own cards goes on looking while it is the same turn.
    if (looks && seatToAct(match.state) === holder) interaction.openAt = match.ply;
    toNext(v);
  }
  return made;
}

export function answer(v: PlytContext): void {
  const { typed } = v.interaction;
  if (typed !== '') make(v, { type: 'answer', answer: Number(typed), ms: v.table.clock.elapsed });
}

/** A tap on a square, or Enter: the choice that it stands for, where it stands for one. */
export function pick(v: PlytContext, square: number): void {
  v.interaction.focusSquare = square;
  const uses = isPersonToAct(v) ? usesNow(v).filter((move) => move.to === square) : [];
  if (uses.length === 1) make(v, uses[0]);
  else v.say(squareName(v, v.match.state, square));
}

/** What is asked of the seat that is to answer. */
export const questionOf = (state: PlytState, seat: number) =>
  questionFor(playerAt(state.options, seat), diceNow(state), state.rotation[seat]);
