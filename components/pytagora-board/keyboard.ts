import { listed } from '../../src/words/notation.js';
import { table } from '../../src/rules/pytagora/index.js';
import { commonKey, type KeyView } from '../parts/common-keys.js';
import { keyOf } from '../style/keys.js';
import { labelOf } from './announcements.js';
import type { Cell } from './camera.js';
import type { PytagoraContext } from './context.js';
import { isFree, onward, type TableInput } from './controls.js';
import { glyphOf, missing } from './entry.js';
import { held, isAt, sourceOf } from './preview.js';

/** The part of the context that the keys with which people lay need. */
type LayKeys = Pick<
  PytagoraContext,
  'gameWords' | 'interaction' | 'mirrored' | 'say' | 'seen' | 'set' | 'sign' | 'viewer'
>;

/** The actions of the keys of the table. */
interface TableKeys {
  readonly input: TableInput;
  /** Closes the hint; returns false if there is none. */
  closeHint(): boolean | undefined;
  /** Changes the visible part of the table; returns false for other keys. */
  look(key: string, isBack: boolean): boolean;
  /** Says an announcement; returns false for other keys. */
  ask(key: string): boolean;
}

/** Handles the keys of the table. Single letters work only while the table or a button of the turn has the focus (WCAG 2.1.4). */
export function tableKey(v: LayKeys, keys: TableKeys, event: KeyboardEvent): void {
  const { input } = keys;
  const key = keyOf(event);
  const glyph = input.mayLay ? glyphOf(event) : undefined;
  const to = moved(v, key);
  if (glyph) typePiece(v, input, glyph);
  else if (to) input.goTo(to);
  else if (!(input.mayLay && layKey(v, keys, key)) && !keys.look(key, event.shiftKey) && !keys.ask(key)) return;
  event.preventDefault();
}

function moved(v: Pick<PytagoraContext, 'interaction' | 'seen'>, key: string): Cell | undefined {
  const { x, y } = v.interaction.focus;
  const row = table(v.seen)
    .filter((piece) => piece[1] === y)
    .map((piece) => piece[0]);
  switch (key) {
    case 'ArrowRight':
      return { x: x + 1, y };
    case 'ArrowLeft':
      return { x: x - 1, y };
    case 'ArrowDown':
      return { x, y: y + 1 };
    case 'ArrowUp':
      return { x, y: y - 1 };
    case 'Home':
      return { x: row.length ? Math.min(...row) : x, y };
    case 'End':
      return { x: row.length ? Math.max(...row) : x, y };
    default:
      return undefined;
  }
}

/** Handles the keys that put pieces down and take them back. Returns false for other keys. */
function layKey(
  v: Pick<PytagoraContext, 'interaction' | 'set'>,
  { input, closeHint }: TableKeys,
  key: string,
): boolean {
  const { spread, focus, picked } = v.interaction;
  switch (key) {
    case 'Enter':
      if (picked === undefined) input.lay();
      else input.put(picked, focus);
      return true;
    case ' ':
      if (picked === undefined) input.turn();
      else input.put(picked, focus);
      return true;
    case 'Backspace':
    case 'Delete': {
      const last = spread.pieces.find(isAt(focus)) ?? spread.pieces.at(-1);
      if (last) {
        input.takeBack(last);
        input.goTo({ x: last.x, y: last.y });
      }
      return true;
    }
    case 'Escape':
      if (closeHint()) return true;
      if (picked === undefined && !spread.pieces.length) return false;
      v.set({ picked: undefined });
      if (picked === undefined) {
        input.takeBack();
        input.goTo(spread.pieces[0]);
      }
      return true;
    default:
      return false;
  }
}

/** Puts a piece down at the focus and moves on; if a piece with that glyph already lies there, it just moves on. */
function typePiece(v: LayKeys, input: TableInput, glyph: string): void {
  const { spread, focus } = v.interaction;
  const lies = table(v.seen).find(([x, y]) => isAt(focus)({ x, y }));
  const from = sourceOf(v.seen, v.seen.racks[v.viewer!], spread, glyph);
  if (lies) {
    if (lies[2] !== glyph)
      return note(v, v.gameWords.refusals['other-piece']?.({ glyph: v.sign(lies[2]) }) ?? v.sign(lies[2]));
  } else if (from === undefined) {
    return note(v, missing(v, glyph));
  } else input.put(from, focus);
  input.goTo(next(v, focus));
}

/** Shows and announces why a piece cannot be typed. */
function note(v: Pick<PytagoraContext, 'say' | 'set'>, text: string): void {
  v.set({ note: text });
  v.say(text);
}

/** Returns the next cell without a piece of this turn; played pieces are typed over. */
function next(v: Pick<PytagoraContext, 'interaction' | 'mirrored' | 'seen'>, { x, y }: Cell): Cell {
  const { down, pieces } = v.interaction.spread;
  let cell: Cell = { x, y };
  do cell = onward(v, cell, down);
  while (isFree(v, cell) && pieces.some(isAt(cell)));
  return cell;
}

/** The facts that a person may ask for. */
interface Asked {
  /** The seat whose rack is visible; undefined for none. */
  readonly rack: number | undefined;
  /** Returns the equation being laid, as a sentence; undefined for none. */
  equation(): string | undefined;
}

/** Handles a key that asks for an announcement: r the rack, e the equation being laid, o this cell. */
export function ask(
  v: KeyView & Pick<PytagoraContext, 'figure' | 'gameWords' | 'interaction' | 'seen' | 'sign'>,
  { rack, equation }: Asked,
  key: string,
): boolean {
  const { questions } = v.gameWords.announcements;
  const { interaction, seen } = v;
  switch (key) {
    case 'r':
      if (rack !== undefined) v.say(questions.rack(heldText(v, rack)));
      return true;
    case 'e':
      v.say(equation() ?? questions.nothingLaid);
      return true;
    case 'o': {
      const { focus } = interaction;
      const put = interaction.spread.pieces.find(isAt(focus));
      const lies = table(seen).find(([x, y]) => isAt(focus)({ x, y }));
      v.say(labelOf(v, { ...focus, glyph: put?.glyph ?? lies?.[2] ?? '', state: put ? 'new' : undefined }));
      return true;
    }
    default:
      return commonKey(v, key, (seat) => v.figure(seen.scores[seat]));
  }
}

const heldText = (
  v: Pick<PytagoraContext, 'gameWords' | 'notation' | 'interaction' | 'seen' | 'sign'>,
  viewer: number,
): string =>
  listed(
    held(v.seen.racks[viewer], v.interaction.spread)
      .filter((glyph) => glyph !== undefined)
      .map((glyph) => v.gameWords.signs[glyph] ?? v.sign(glyph)),
    v.notation,
  );
