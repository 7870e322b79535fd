import { diceChoices, playerAt, questionFor, type PlytMove, type PlytState } from '../../src/rules/plyt/index.js';
import type { PlytContext } from './context.js';

/** The part of the context with which dice are thrown and answered. */
type RollingContext = Pick<PlytContext, 'focusOn' | 'interaction' | 'match' | 'play' | 'realDice' | 'table'>;

/** The turn as the screens show it, and the moves that people make in it. The rules judge every move. */

/** Returns the seat that acts now: the one to roll, to choose or to play; after the end, the winner. */
export function seatToAct(state: PlytState): number {
  const { phase } = state;
  if (phase.type === 'start') return phase.rolling[phase.rolled.length];
  if (phase.type === 'over') return phase.winner;
  return phase.type === 'play-cards' ? phase.turn : phase.seat;
}

export const isPersonToAct = (v: Pick<PlytContext, 'match'>): boolean =>
  !v.match.isOver && !v.match.isBot(seatToAct(v.match.state));

/** Returns the dice on the table, the Master first; none if nothing has been thrown. */
export function diceNow({ phase }: PlytState): readonly number[] {
  return 'thrown' in phase ? phase.thrown : [];
}

/** Returns the seat shown as having the turn. */
export const seatShown = (v: Pick<PlytContext, 'match'>): number => seatToAct(v.match.state);

/** Returns the question for the seat that is to answer. */
export const questionOf = (state: PlytState, seat: number) =>
  questionFor(playerAt(state.options, seat), diceNow(state), state.rotation[seat]);

/** Returns whether any player has a time limit. */
export const isTimed = ({ match }: Pick<PlytContext, 'match'>): boolean =>
  match.players.some((_, seat) => playerAt(match.state.options, seat).timer > 0);

/**
 * Returns the number of dice chosen to throw; the Standard, or the nearest number allowed, unless another was picked.
 */
export function picked(v: Pick<PlytContext, 'interaction' | 'match'>, seat: number): number {
  const choices = diceChoices(v.match.state.options, seat);
  const { dice } = v.interaction;
  const { standard } = playerAt(v.match.state.options, seat);
  return dice && choices.includes(dice) ? dice : Math.max(choices[0], Math.min(standard, choices.at(-1)!));
}

/** Rolls for the start or throws the dice, after confirming their number if it is still to be chosen. */
export function throwDice(v: RollingContext): void {
  if (!isPersonToAct(v)) return;
  const { phase } = v.match.state;
  if (phase.type === 'choose') v.play({ type: 'choose', dice: picked(v, phase.seat) });
  if (!v.realDice && v.match.turn.kind === 'chance') v.table.roll();
  forget(v);
  toNext(v);
}

/** Clears what was typed and tapped for the last move. */
function forget({ interaction }: Pick<PlytContext, 'interaction'>): void {
  interaction.typed = '';
  interaction.dice = undefined;
  interaction.faces = [];
  interaction.inHand = undefined;
}

/** Moves the focus to where the next move is made. */
export function toNext(v: Pick<PlytContext, 'focusOn'>): void {
  v.focusOn('[data-home]');
}

/** Makes a move and prepares for the next one. Returns whether the move was accepted. */
export function makeMove(v: Pick<PlytContext, 'focusOn' | 'interaction' | 'match' | 'play'>, move: PlytMove): boolean {
  const { interaction, match } = v;
  const holder = seatToAct(match.state);
  const looks = interaction.openAt === match.ply;
  const made = v.play(move);
  if (made) {
    forget(v);
    // The player's own cards stay visible during the same turn.
    if (looks && seatToAct(match.state) === holder) interaction.openAt = match.ply;
    toNext(v);
  }
  return made;
}

/** Stores what is typed as an answer. */
export function typeAnswer(v: Pick<PlytContext, 'interaction' | 'table'>, typed: string): void {
  v.interaction.typed = typed;
  v.table.thinking.type(typed);
}

/** Submits the typed answer, if there is one. */
export function answer(v: RollingContext): void {
  const { typed } = v.interaction;
  if (typed === '') return;
  const { clock, think } = v.table;
  // A player who enters real dice knows them before the question appears, so the time is not measured.
  const isMeasured = think !== undefined && !v.realDice;
  makeMove(v, { type: 'answer', answer: Number(typed), ms: clock.reported, ...(isMeasured ? { think } : {}) });
}
