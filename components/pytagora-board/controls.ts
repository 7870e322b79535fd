import type { Reader } from '../parts/reader.js';
import type { PytagoraWords } from '../../src/words/types.js';
import { aim } from '../../src/rules/pytagora/aim.js';
import { table } from '../../src/rules/pytagora/state.js';
import { previewText, refusal } from './announcements.js';
import { showing, type Cell } from './camera.js';
import { mayLay, type InteractionState, type PytagoraContext } from './context.js';
import { cellsOf, isAt, previewOf, sourceOf, type Put, type Source } from './preview.js';
import { currentCamera, hinted, type HintedTable, type MovableTable, type TableInSight } from './viewport.js';

/** The input of people: by tap, by key, by drag. The rules judge what they lay. */

/**
 * Returns whether a tap on the rack puts its piece at the focus: the cell was chosen, or the table is empty and any cell will
 * do.
 */
export const isAiming = (
  v: Pick<PytagoraContext, 'interaction' | 'isCovered' | 'match' | 'seen' | 'viewer'>,
): boolean => mayLay(v) && Boolean(v.interaction.aims || !v.seen.equations.length);

/**
 * Handles a tap on a piece of the rack, or on an equals sign for everyone: puts it at the next cell of the line. Before a cell
 * has been chosen, it is picked up, or put back.
 */
export function pick(v: PytagoraContext, from: Source): void {
  if (!mayLay(v)) return;
  const { focus, picked } = v.interaction;
  if (isAiming(v) && put(v, from, isFree(v, focus) ? focus : after(v, focus))) return v.focusOn('[data-home]');
  v.set({ picked: picked === from ? undefined : from });
}

/** Returns the next cell without a piece in the line being laid. */
function after(
  v: Pick<PytagoraContext, 'interaction' | 'mirrored' | 'seen'>,
  { x, y }: Cell,
  { down, pieces } = v.interaction.spread,
): Cell {
  let cell: Cell = { x, y };
  do cell = onward(v, cell, down);
  while (!isFree(v, cell) || pieces.some(isAt(cell)));
  return cell;
}

/** Returns the cell that is read after another. */
export const onward = ({ mirrored }: Pick<PytagoraContext, 'mirrored'>, { x, y }: Cell, down: boolean): Cell =>
  down ? { x, y: y + 1 } : { x: x + (mirrored ? -1 : 1), y };

export const glyphOf = (v: Pick<PytagoraContext, 'seen' | 'viewer'>, from: Source): string =>
  from === 'common' ? '=' : v.seen.racks[v.viewer!][from];

/** Returns whether a piece can be put there: no played piece lies there. */
export const isFree = (v: Pick<PytagoraContext, 'seen'>, cell: Cell): boolean =>
  !table(v.seen).some(([x, y]) => x === cell.x && y === cell.y);

/** Puts a piece on the table; one put there earlier in this turn goes back to where it came from. */
export function put(v: PytagoraContext, from: Source, cell: Cell, down = v.interaction.spread.down): boolean {
  if (!mayLay(v) || !isFree(v, cell)) return false;
  const { spread } = v.interaction;
  const others = spread.pieces.filter((piece) => !isAt(cell)(piece));
  const piece: Put = { ...cell, glyph: glyphOf(v, from), from };
  const next = { pieces: [...others, piece], down: directionOf([...others, piece], down) };
  const focus = after(v, cell, next);
  v.set({ spread: next, picked: undefined, entry: undefined, ...aimAt(v, focus) });
  announcePreview(v);
  return true;
}

/** Returns the direction of pieces: down in one column, across in one row. */
function directionOf([first, ...others]: readonly Cell[], down: boolean): boolean {
  if (!others.length) return down;
  if (others.every(({ x }) => x === first.x)) return true;
  return others.every(({ y }) => y === first.y) ? false : down;
}

/**
 * Returns the direction of the line if its next piece is put there. A line without pieces runs as a hint through the cell does,
 * otherwise as the rules allow, and where they allow both as the player last turned it.
 */
export function directionAt(v: HintedTable & Pick<PytagoraContext, 'interaction' | 'seen'>, cell: Cell): boolean {
  const { pieces, down } = v.interaction.spread;
  if (pieces.length) return directionOf([...pieces, cell], down);
  const line = hinted(v);
  if (line && cellsOf(line, v.seen).some(isAt(cell))) return line.down;
  const { turned = false } = v.interaction;
  const aimed = aim(v.seen, cell, turned);
  return aimed.ok ? aimed.down : turned;
}

/** Returns the piece that a hint shows at a cell, once it shows the whole equation. */
function ghostAt(v: HintedTable & Pick<PytagoraContext, 'seen'>, cell: Cell): string | undefined {
  const line = v.hints?.marks(v).rung === 3 ? hinted(v) : undefined;
  return line && isFree(v, cell) ? line.text[cellsOf(line, v.seen).findIndex(isAt(cell))] : undefined;
}

/** Returns the change that makes a cell the place of the next piece. The table moves only as far as needed to show it. */
export function aimAt(v: TableInSight, focus: Cell): Pick<InteractionState, 'focus' | 'aims' | 'camera' | 'held'> {
  const { camera } = v.interaction;
  const held = showing(currentCamera(v), focus, v.size, 0.2);
  return camera ? { focus, aims: true, camera: held } : { focus, aims: true, held };
}

/** Takes pieces of this turn back from the table: one of them, or all. */
export function takeBack(v: MovableTable, piece?: Put): void {
  const { spread } = v.interaction;
  const pieces = piece ? spread.pieces.filter((other) => other !== piece) : [];
  const free = piece ?? spread.pieces[0];
  v.set({
    spread: { ...spread, pieces },
    ...(free && aimAt(v, { x: free.x, y: free.y })),
  });
}

/**
 * Handles a tap on the table: puts the picked piece there, or takes back the one put there earlier in this turn. Where a hint
 * shows a piece of the player, puts that piece there. Otherwise the cell becomes the place of the next piece; a second tap
 * turns the line.
 */
export function tapTable(v: PytagoraContext, cell: Cell): void {
  const { picked, spread, aims, focus } = v.interaction;
  const there = spread.pieces.find(isAt(cell));
  if (!mayLay(v)) return v.set({ focus: cell });
  const down = directionAt(v, cell);
  if (picked !== undefined && put(v, picked, cell, down)) return;
  if (there) return takeBack(v, there);
  const ghost = ghostAt(v, cell);
  const from = ghost && sourceOf(v.seen, v.seen.racks[v.viewer!], spread, ghost);
  if (from !== undefined && from !== '' && put(v, from, cell, down)) return;
  const turns = aims && isAt(cell)(focus) && spread.pieces.length < 2;
  if (turns) turn(v, aimAt(v, cell));
  else v.set({ spread: { ...spread, down }, ...aimAt(v, cell), ...refusedAim(v, cell) });
}

/** Turns the line that is being laid, and says so. */
export function turn(
  v: Pick<PytagoraContext, 'gameWords' | 'interaction' | 'say' | 'set'>,
  change: Partial<InteractionState> = {},
): void {
  const { spread } = v.interaction;
  const { across, down } = v.gameWords.announcements.entry;
  v.set({ spread: { ...spread, down: !spread.down }, turned: !spread.down, ...change });
  v.say(spread.down ? across : down);
}

/** Returns the change that says why no line can run through a cell; nothing if one can. */
function refusedAim(v: PytagoraContext, cell: Cell): Pick<InteractionState, 'note'> {
  const aimed = v.interaction.spread.pieces.length ? undefined : aim(v.seen, cell, false);
  return aimed && !aimed.ok ? { note: refusal(v, aimed) } : {};
}

/** Plays the pieces put down if the rules allow it; with the option for it, the player has to say the score first (PYT-22). */
export function lay(v: PytagoraContext): void {
  const preview = previewOf(v.match.game, v.seen, v.interaction.spread);
  if (!preview?.move || !mayLay(v)) return;
  const { said, note: isWrong } = v.interaction;
  if (!v.seen.options.sayScore || !preview.step?.ok) {
    if (v.play(preview.move)) v.focusOn('[data-home]');
  } else if (said === undefined) {
    v.set({ said: '' });
    v.say(v.gameWords.announcements.howMany);
    v.focusOn('.rack .key');
  } else if (said && !isWrong) {
    const move = { ...preview.move, said: Number(said) };
    const step = v.match.game.play(v.match.state, move);
    if (step.ok) {
      if (v.play(move)) v.focusOn('[data-home]');
      return;
    }
    const note = refusal(v, step);
    v.set({ said, note });
    v.say(note);
  }
}

/** Announces the equation being laid to screen readers, as the card shows it. */
export function announcePreview(
  v: Reader<PytagoraWords> & Pick<PytagoraContext, 'inDigits' | 'interaction' | 'match' | 'say' | 'seen' | 'written'>,
): void {
  const preview = previewOf(v.match.game, v.seen, v.interaction.spread);
  const told = preview && previewText(v, preview);
  if (told) v.say(told);
}
