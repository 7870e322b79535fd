import { aim } from '../../src/rules/pytagora/aim.js';
import { farthest } from '../../src/rules/pytagora/reach.js';
import { table, type Place, type PytagoraMove } from '../../src/rules/pytagora/state.js';
import { previewText, refusal, type EquationWriting } from './announcements.js';
import { showing, within, type Cell } from './camera.js';
import { mayLay, type InteractionState, type PytagoraContext } from './context.js';
import { glyphsTyped, missing, spreadOf } from './entry.js';
import { cellsOf, isAt, previewOf, sourceOf, type Put, type Source } from './preview.js';
import { currentCamera, hinted, type HintedTable, type MovableTable, type TableInSight } from './viewport.js';

/** The part of the context with which people lay equations. */
type InputContext = MovableTable & EquationWriting & Pick<PytagoraContext, 'focusOn' | 'play' | 'say' | 'sign'>;

/** Returns the cell that is read after another. */
export const onward = ({ mirrored }: Pick<PytagoraContext, 'mirrored'>, { x, y }: Cell, down: boolean): Cell =>
  down ? { x, y: y + 1 } : { x: x + (mirrored ? -1 : 1), y };

/** Returns whether a piece can be put there: no played piece lies there. */
export const isFree = (v: Pick<PytagoraContext, 'seen'>, cell: Cell): boolean =>
  !table(v.seen).some(([x, y]) => x === cell.x && y === cell.y);

/** Returns the direction of pieces: down in one column, across in one row. */
function directionOf([first, ...others]: readonly Cell[], down: boolean): boolean {
  if (!others.length) return down;
  if (others.every(({ x }) => x === first.x)) return true;
  return others.every(({ y }) => y === first.y) ? false : down;
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

/** The input of people, who lay an equation by tap, by key, by drag. The rules judge what they lay. */
export class TableInput {
  constructor(private readonly v: InputContext) {}

  /** True if the player to act is a person who sees the rack. */
  get mayLay(): boolean {
    return mayLay(this.v);
  }

  /**
   * True if a tap on the rack puts its piece at the focus: the cell was chosen, or the table is empty and any cell will do.
   */
  get isAiming(): boolean {
    const { interaction, seen } = this.v;
    return this.mayLay && Boolean(interaction.aims || !seen.equations.length);
  }

  /**
   * Handles a tap on a piece of the rack, or on an equals sign for everyone: puts it at the next cell of the line. Before a cell
   * has been chosen, it is picked up, or put back.
   */
  pick(from: Source): void {
    const { v } = this;
    if (!this.mayLay) return;
    const { focus, picked } = v.interaction;
    if (this.isAiming && this.put(from, isFree(v, focus) ? focus : this.#after(focus))) return v.focusOn('[data-home]');
    v.set({ picked: picked === from ? undefined : from });
  }

  /** Returns the next cell without a piece in the line being laid. */
  #after({ x, y }: Cell, { down, pieces } = this.v.interaction.spread): Cell {
    const { v } = this;
    let cell: Cell = { x, y };
    do cell = onward(v, cell, down);
    while (!isFree(v, cell) || pieces.some(isAt(cell)));
    return cell;
  }

  /** Puts a piece on the table; one put there earlier in this turn goes back to where it came from. */
  put(from: Source, cell: Cell, down = this.v.interaction.spread.down): boolean {
    const { v } = this;
    if (!this.mayLay || !isFree(v, cell)) return false;
    const { spread } = v.interaction;
    const others = spread.pieces.filter((piece) => !isAt(cell)(piece));
    const glyph = from === 'common' ? '=' : v.seen.racks[v.viewer!][from];
    const piece: Put = { ...cell, glyph, from };
    const next = { pieces: [...others, piece], down: directionOf([...others, piece], down) };
    const focus = this.#after(cell, next);
    v.set({ spread: next, picked: undefined, entry: undefined, ...aimAt(v, focus) });
    this.#announce();
    return true;
  }

  /**
   * Returns the direction of the line if its next piece is put there. A line without pieces runs as a hint through the cell does,
   * otherwise as the rules allow, and where they allow both as the player last turned it.
   */
  directionAt(cell: Cell): boolean {
    const { v } = this;
    const { pieces, down } = v.interaction.spread;
    if (pieces.length) return directionOf([...pieces, cell], down);
    const line = hinted(v);
    if (line && cellsOf(line, v.seen).some(isAt(cell))) return line.down;
    const { turned = false } = v.interaction;
    const aimed = aim(v.seen, cell, turned);
    return aimed.ok ? aimed.down : turned;
  }

  /** Takes pieces of this turn back from the table: one of them, or all. */
  takeBack(piece?: Put): void {
    const { v } = this;
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
  tap(cell: Cell): void {
    const { v } = this;
    const { picked, spread, aims, focus } = v.interaction;
    const there = spread.pieces.find(isAt(cell));
    if (!this.mayLay) return v.set({ focus: cell });
    const down = this.directionAt(cell);
    if (picked !== undefined && this.put(picked, cell, down)) return;
    if (there) return this.takeBack(there);
    const ghost = ghostAt(v, cell);
    const from = ghost && sourceOf(v.seen, v.seen.racks[v.viewer!], spread, ghost);
    if (from !== undefined && from !== '' && this.put(from, cell, down)) return;
    const turns = aims && isAt(cell)(focus) && spread.pieces.length < 2;
    if (turns) this.turn(aimAt(v, cell));
    else v.set({ spread: { ...spread, down }, ...aimAt(v, cell), ...this.#refusedAim(cell) });
  }

  /** Returns the change that says why no line can run through a cell; nothing if one can. */
  #refusedAim(cell: Cell): Pick<InteractionState, 'note'> {
    const { v } = this;
    const aimed = v.interaction.spread.pieces.length ? undefined : aim(v.seen, cell, false);
    return aimed && !aimed.ok ? { note: refusal(v, aimed) } : {};
  }

  /** Turns the line that is being laid, and says so. */
  turn(change: Partial<InteractionState> = {}): void {
    const { v } = this;
    const { spread } = v.interaction;
    v.set({ spread: { ...spread, down: !spread.down }, turned: !spread.down, ...change });
    this.#announceDirection(!spread.down);
  }

  /**
   * Moves the focus to a cell, and the table as far as needed to show it. Before the first piece is put down, the line takes the
   * direction in which it can run from there.
   */
  goTo({ x, y }: Cell): void {
    const { v } = this;
    const focus = { x: within(x, -farthest, farthest), y: within(y, -farthest, farthest) };
    const { spread } = v.interaction;
    const turns = this.mayLay && !spread.pieces.length && this.directionAt(focus) !== spread.down;
    v.set({ ...aimAt(v, focus), ...(turns && { spread: { ...spread, down: !spread.down } }) });
    if (turns) this.#announceDirection(!spread.down);
    v.focusOn('.cell[tabindex="0"]');
  }

  #announceDirection(isDown: boolean): void {
    const { across, down } = this.v.gameWords.announcements.entry;
    this.v.say(isDown ? down : across);
  }

  /** Puts down the pieces of a typed equation, which begins at the focus, or shows why that is not possible. */
  enter(typed: string, down: boolean): void {
    const { v } = this;
    const words = v.gameWords.announcements.entry;
    const fail = (fault: string): void => v.set({ entry: { fault } });
    if (/\p{Nd}\s+\p{Nd}/u.test(typed)) return fail(v.gameWords.announcements.oneLine);
    const text = glyphsTyped(typed);
    if (!text) return fail(words.unreadable(v.sign('*'), v.sign('/')));
    const { focus } = v.interaction;
    // The typed equation starts at the place of the piece read first, but a line is identified by its leftmost piece.
    const back = v.mirrored && !down ? text.length - 1 : 0;
    const place: Place = { ...focus, x: focus.x - back, down };
    const move: PytagoraMove = { type: 'lay', text, ...place };
    const step = v.match.game.play(v.seen, move);
    // Any equation whose pieces can be put down is shown on the table, right or wrong.
    if (!step.ok && ['other-piece', 'nothing-new', 'too-far'].includes(step.reason)) return fail(refusal(v, step));
    const spread = spreadOf(v, text, place);
    if (typeof spread === 'string') return fail(missing(v, spread));
    v.set({ spread, entry: undefined, picked: undefined, held: undefined });
    v.focusOn('.actions .primary');
    this.#announce();
  }

  /** Plays the pieces put down if the rules allow it; with the option for it, the player has to say the score first (PYT-22). */
  lay(): void {
    const { v } = this;
    const preview = previewOf(v.match.game, v.seen, v.interaction.spread);
    if (!preview?.move || !this.mayLay) return;
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
  #announce(): void {
    const { v } = this;
    const preview = previewOf(v.match.game, v.seen, v.interaction.spread);
    const told = preview && previewText(v, preview);
    if (told) v.say(told);
  }
}
