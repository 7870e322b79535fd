import { digitsOf, hasAll, product, type TablesState } from '../../src/rules/tables/index.js';
import { inRows, productText } from '../../src/words/notation.js';
import type { TablesContext } from './context.js';
import { laidNow } from './moments.js';

/** The part of the context with which digits are chosen and laid. */
export type LayingContext = Pick<
  TablesContext,
  'gameWords' | 'focusOn' | 'interaction' | 'match' | 'moment' | 'play' | 'say' | 'table'
>;

/** The input of people: by tap and by key. The rules judge every move. */

export function isPersonsTurn(v: Pick<TablesContext, 'match'>): boolean {
  return v.match.turn.kind !== 'over' && !v.match.isBot(v.match.state.seat);
}

/** Returns whether a person is asked for the product. */
export const isAsked = (v: Pick<TablesContext, 'match' | 'moment'>): boolean =>
  v.match.turn.kind === 'seat' && isPersonsTurn(v) && !v.moment;

/** Returns the sum of the current round: "3 × 8". Empty before the first. */
export function sumText(v: Pick<TablesContext, 'figure' | 'notation'>, state: TablesState): string {
  const round = state.rounds.at(-1);
  return round ? productText(v, round.a, round.b) : '';
}

/** Returns the digits of the product if the table shows them, so that players need not work them out (PYT-52). */
export function shownDigits(state: TablesState): readonly number[] {
  const round = state.rounds.at(-1);
  return round && state.phase === 'attach' && !state.options.answer ? digitsOf(product(round)) : [];
}

/** Returns how many pieces belong beside the equals sign. */
export const placesFor = (state: TablesState): number => String(product(state.rounds.at(-1)!)).length;

/** Returns the digits of the pieces put beside the equals sign so far. */
export const chosenDigits = (v: Pick<TablesContext, 'interaction' | 'match'>): number[] => {
  const { state } = v.match;
  return v.interaction.chosen.map((index) => state.hands[state.seat][index]);
};

/** Returns what the player is to do, as a sentence. */
export function instruction(
  v: Pick<TablesContext, 'figure' | 'gameWords' | 'moment' | 'notation'>,
  state: TablesState,
): string {
  const { gameWords: w } = v;
  const laid = laidNow(v);
  if (laid) {
    const held = state.hands[state.seat].length;
    const left = held - laid.digits.length;
    return laid.right ? w.fewer(laid.digits.length, v.figure(held), v.figure(left)) : w.countDots;
  }
  if (state.phase === 'sum') return w.firstTake;
  if (state.phase === 'draw') return w.takeOne;
  return shownDigits(state).length ? w.mayLay(v.figure(product(state.rounds.at(-1)!))) : w.ask(sumText(v, state));
}

/** Returns whether a piece can be put beside the equals sign, or back. */
export function mayTake(v: Pick<TablesContext, 'interaction' | 'match'>, index: number): boolean {
  const { state } = v.match;
  const { chosen } = v.interaction;
  return !shownDigits(state).length && (chosen.includes(index) || chosen.length < placesFor(state));
}

/** Handles a tap on a piece of the hand: puts it beside the equals sign, or back. */
export function tapPiece(v: LayingContext, index: number): void {
  const { interaction } = v;
  const { state } = v.match;
  interaction.focusPiece = index;
  if (!isAsked(v)) return;
  const shown = shownDigits(state);
  if (shown.length) {
    if (shown.includes(state.hands[state.seat][index])) lay(v);
    else shake(v, index);
    return;
  }
  if (interaction.chosen.includes(index)) interaction.chosen = interaction.chosen.filter((one) => one !== index);
  else if (interaction.chosen.length < placesFor(state)) {
    interaction.chosen = [...interaction.chosen, index];
    if (interaction.chosen.length === placesFor(state)) v.focusOn('.lay');
  } else shake(v, index);
}

const shake = ({ interaction }: Pick<TablesContext, 'interaction'>, index: number): void => {
  interaction.wrong = { index, times: (interaction.wrong?.times ?? 0) + 1 };
};

/** Takes the last piece back into the hand. */
export function putBack(v: Pick<TablesContext, 'focusOn' | 'interaction'>): void {
  const last = v.interaction.chosen.at(-1);
  v.interaction.chosen = v.interaction.chosen.slice(0, -1);
  if (last !== undefined) v.interaction.focusPiece = last;
  v.focusOn('.slot[tabindex="0"]');
}

/** Returns how many places beside the equals sign are empty. */
export const lacking = (v: Pick<TablesContext, 'interaction' | 'match'>): number =>
  shownDigits(v.match.state).length ? 0 : placesFor(v.match.state) - v.interaction.chosen.length;

/** Returns why the pieces cannot be laid yet; empty if they can. */
export function whyNot(v: Pick<TablesContext, 'gameWords' | 'interaction' | 'match'>): string {
  const lacks = lacking(v);
  return lacks ? v.gameWords.lacks(lacks) : '';
}

/** Lays the pieces beside the equals sign. All places have to be filled. */
export function lay(v: LayingContext): void {
  if (!isAsked(v)) return;
  if (lacking(v)) return v.say(whyNot(v));
  const shown = shownDigits(v.match.state);
  const digits = shown.length ? shown : chosenDigits(v);
  if (v.play({ type: 'attach', digits, ms: v.table.clock.reported })) onward(v);
  else v.interaction.chosen = [];
}

export function pass(v: Pick<TablesContext, 'focusOn' | 'interaction' | 'match' | 'moment' | 'play'>): void {
  if (isAsked(v) && v.play({ type: 'pass' })) onward(v);
}

/** Counts one more row of dots; after the last it starts again. */
export function countRow(v: Pick<TablesContext, 'figure' | 'notation' | 'interaction' | 'match' | 'say'>): void {
  const { interaction } = v;
  const { a, b } = v.match.state.rounds.at(-1)!;
  const [rows, columns] = inRows(v.notation, a, b);
  interaction.counted = (interaction.counted % rows) + 1;
  v.say(v.figure(interaction.counted * columns));
}

/** Draws for the person whose turn it is: the numbers of a round, or a piece. */
export function take(v: Pick<TablesContext, 'focusOn' | 'interaction' | 'match' | 'table'>): void {
  if (v.match.turn.kind !== 'chance' || !isPersonsTurn(v)) return;
  v.table.roll();
  onward(v);
}

/** Moves the focus to the next action. */
function onward(v: Pick<TablesContext, 'focusOn' | 'interaction' | 'match'>): void {
  const { state } = v.match;
  const shown = shownDigits(state);
  const hand = state.hands[state.seat];
  v.interaction.focusPiece = Math.max(0, shown.length && hasAll(hand, shown) ? hand.indexOf(shown[0]) : 0);
  v.focusOn('[data-home]');
}
