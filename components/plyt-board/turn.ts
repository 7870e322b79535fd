import {
  diceChoices,
  playableCards,
  playerAt,
  questionFor,
  usesOf,
  type PlytMove,
  type PlytState,
} from '../../src/rules/plyt/index.js';
import { squareName } from './announcements.js';
import type { PlytContext } from './context.js';

/** The turn as the screens show it, and the moves that people make in it. The rules judge every move. */

type CardMove = Extract<PlytMove, { type: 'card' }>;

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

/** What is asked of the seat that is to answer. */
export const questionOf = (state: PlytState, seat: number) =>
  questionFor(playerAt(state.options, seat), diceNow(state), state.rotation[seat]);

/** Whether somebody at the table may not see the cards of the others. */
const people = (v: PlytContext): number => v.match.players.filter(({ bot }) => !bot).length;

/** Whether cards that belong to one player lie open on the screen: at once with one person, else when asked for. */
export const isOpen = (v: PlytContext): boolean => people(v) < 2 || v.interaction.openAt === v.match.ply;

/** What can be chosen on the mountain now: the uses of the open card, or of the one taken from the hand. */
export function usesNow(v: PlytContext): CardMove[] {
  const { state } = v.match;
  const { phase } = state;
  if (phase.type === 'open-card') {
    return usesOf(state, phase.seat, phase.card, phase.thrown[0]).map((use) => ({ type: 'card', ...use }));
  }
  const { inHand } = v.interaction;
  if (phase.type !== 'play-cards' || inHand === undefined || !isOpen(v)) return [];
  const card = playableCards(state, phase)[inHand];
  return card
    ? usesOf(state, phase.turn, card, phase.thrown[0]).map((use) => ({ type: 'card', index: inHand, ...use }))
    : [];
}

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

export function makeMove(v: PlytContext, move: PlytMove): boolean {
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
  if (typed !== '') makeMove(v, { type: 'answer', answer: Number(typed), ms: v.table.clock.elapsed });
}

/** A tap on a square, or Enter: the choice that it stands for, where it stands for one. */
export function pick(v: PlytContext, square: number): void {
  v.interaction.focusSquare = square;
  const uses = isPersonToAct(v) ? usesNow(v).filter((move) => move.to === square) : [];
  if (uses.length === 1) makeMove(v, uses[0]);
  else v.say(squareName(v, v.match.state, square));
}
