import { table } from '../../src/rules/pytagora/state.js';
import { previewText } from './announcements.js';
import type { Cell } from './camera.js';
import { mayLay, type PytagoraContext } from './context.js';
import { isAt, nothingSpread, previewOf, type Put, type Source } from './preview.js';

/** What people do with their pieces: by tap, by key, by drag. The rules judge what they lay. */

/** Takes a piece of the rack, or of the equals signs for everyone, in hand; or puts it down again. */
export function pick(v: PytagoraContext, from: Source): void {
  if (mayLay(v)) v.set({ picked: v.interaction.picked === from ? undefined : from });
}

export const glyphOf = (v: PytagoraContext, from: Source): string =>
  from === 'common' ? '=' : v.seen.racks[v.viewer!][from];

/** Whether a piece can be put down there: nothing lies there for good. */
export const isFree = (v: PytagoraContext, cell: Cell): boolean =>
  !table(v.seen).some(([x, y]) => x === cell.x && y === cell.y);

/** Puts a piece on the table; what was put down there goes back to where it came from. */
export function put(v: PytagoraContext, from: Source, cell: Cell, down = v.interaction.spread.down): boolean {
  if (!mayLay(v) || !isFree(v, cell)) return false;
  const { spread } = v.interaction;
  const others = spread.pieces.filter((piece) => !isAt(cell)(piece));
  const piece: Put = { ...cell, glyph: glyphOf(v, from), from };
  v.set({ spread: { pieces: [...others, piece], down }, picked: undefined, focus: cell, entry: undefined });
  announcePreview(v);
  return true;
}

/** Takes pieces back from the table into the hand: that one, or all. */
export function takeBack(v: PytagoraContext, piece?: Put): void {
  const { spread } = v.interaction;
  v.set({ spread: piece ? { ...spread, pieces: spread.pieces.filter((other) => other !== piece) } : nothingSpread });
}

/** A tap on the table: the piece in hand goes there, or the one that was put down there comes back. */
export function tapTable(v: PytagoraContext, cell: Cell): void {
  const { picked, spread } = v.interaction;
  const there = spread.pieces.find(isAt(cell));
  v.set({ focus: cell });
  if (!mayLay(v)) return;
  if (picked !== undefined && put(v, picked, cell)) return;
  if (there) takeBack(v, there);
}

/** Lays for good what is put down, if the rules let it stand. */
export function lay(v: PytagoraContext): void {
  const preview = previewOf(v.match.game, v.seen, v.interaction.spread);
  if (!preview?.move || !mayLay(v)) return;
  if (v.play(preview.move)) v.focusOn('[data-home]');
}

/** Says what is being laid to a screen reader, as the card shows it. */
export function announcePreview(v: PytagoraContext): void {
  const preview = previewOf(v.match.game, v.seen, v.interaction.spread);
  const told = preview && previewText(v, preview);
  if (told) v.say(told);
}
