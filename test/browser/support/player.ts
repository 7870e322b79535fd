import type { Cell } from '../../../components/pytagora-board/camera.js';
import { cellsOf, sourceOf, type Put, type Source } from '../../../components/pytagora-board/preview.js';
import { table, type PytagoraMove, type PytagoraState } from '../../../src/rules/pytagora/state.js';
import { actionsOf, type Board, type Tap } from './actions.js';
import { drawn } from './look-back.js';
import { middleOf, type PytagoraBoard } from './pytagora.js';
import { closest, find, findAll, hitAt, matches, the } from './look-up.js';

/** Chooses the next tap of a player who looks only at the actions; the numbers to type come from the rules. */
export class Player {
  readonly #random = drawn(7);
  #ply = -1;
  #plan: (Source | Cell)[] = [];
  #typed = '';
  #expected = 0;

  constructor(private readonly board: Board) {}

  next(): Tap {
    const one = this.#next();
    return 'one' in one ? one : { one };
  }

  #next(): HTMLElement | Tap {
    const actions = actionsOf(this.board).filter((one) => one.ariaDisabled !== 'true');
    const fit = this.#key(actions) ?? this.#digit(actions) ?? this.#piece(actions);
    if (fit) return fit;
    const find = (selector: string): HTMLElement | undefined => actions.find((one) => one.matches(selector));
    const phase = (this.board.match!.state as { phase: { type?: string } }).phase.type;
    const slot = actions.filter((one) => one.matches('.slot[data-die]'));
    if (slot.length) {
      const take = find('.take') ?? find('.stop');
      if (take && (phase === 'declare' || this.#random(2))) return take;
      const claim = phase === 'declare' ? this.#claim() : 0;
      const isRaised = (one: HTMLElement): boolean => one.ariaPressed === 'true';
      const wrong = slot.find((one) => isRaised(one) !== (((claim >> Number(one.dataset['die'])) & 1) === 1));
      if (phase === 'declare' && claim && wrong) return wrong;
      if (phase === 'keep' && !this.#random(3)) return slot[this.#random(slot.length)];
      return find('.none') ?? find('.primary')!;
    }
    return actions[this.#random(actions.length)];
  }

  /** The dice of a Sequence that can be claimed. */
  #claim(): number {
    const moves = [...this.board.rules.moves(this.board.match!.state)] as { type: string; dice?: number }[];
    return moves.find(({ type }) => type === 'declare')?.dice ?? 0;
  }

  /** Returns the next key of the answer; every third answer is wrong. */
  #key(actions: readonly HTMLElement[]): HTMLElement | undefined {
    const keys = actions.filter((one) => closest(one, '[part~="number-pad"]'));
    if (!keys.length) {
      this.#typed = '';
      return undefined;
    }
    if (!this.#typed) {
      this.#expected = this.#asked() ?? this.#expected;
      this.#typed = `${this.#expected + (this.#random(3) ? 0 : 1)}=`;
    }
    const sign = this.#typed[0];
    this.#typed = this.#typed.slice(1);
    return keys.find((one) => matches(one, sign === '=' ? '.primary' : `.key${sign}`));
  }

  #asked(): number | undefined {
    const moves = [...this.board.rules.moves(this.board.match!.state)] as { answer?: number; cell?: number }[];
    const chosen = find<HTMLElement>(this.board, '.chosen')?.dataset['cell'];
    return moves.find(({ answer, cell }) => answer !== undefined && (chosen === undefined || cell === Number(chosen)))
      ?.answer;
  }

  /** Tables: returns the next digit of the product, or the button that lays it; every third time, any other action. */
  #digit(actions: readonly HTMLElement[]): HTMLElement | undefined {
    const moves = this.board.localName === 'pytagora-tables' ? this.#moves<{ digits?: readonly number[] }>() : [];
    const digits = moves.find((move) => move.digits)?.digits;
    if (!digits || !this.#random(3)) return undefined;
    const put = findAll(this.board, '.slot.used').length;
    const isNext = (one: HTMLElement): boolean =>
      one.matches('.slot:not(.used)') && Number(one.ariaLabel) === digits[put];
    return actions.find((one) => one.matches('.lay')) ?? actions.find(isNext);
  }

  /** Pytagora: returns the next piece of an equation, its place on the table, or the button that lays it. */
  #piece(actions: readonly HTMLElement[]): HTMLElement | Tap | undefined {
    const { board } = this;
    if (board.localName !== 'pytagora-board' || !actions.some((one) => one.matches('.slot'))) return undefined;
    if (this.#ply !== board.match!.ply) {
      this.#ply = board.match!.ply;
      this.#plan = this.#planned();
    }
    const next = this.#plan[0];
    const buttons = actions.filter((one) => matches(one, '.actions *'));
    if (next === undefined)
      return buttons.find((one) => one.matches('.primary')) ?? buttons[this.#random(buttons.length)];
    if (typeof next === 'object') {
      const sheet = actions.find((one) => one.matches('.sheet'))!;
      sheet.scrollIntoView({ block: 'center' });
      const at = middleOf(board as unknown as PytagoraBoard, next.x, next.y);
      // A tool may cover the cell at this zoom; zooming out uncovers it.
      const hit = hitAt(board, at.clientX, at.clientY);
      if (!hit?.closest('.sheet')) return the<HTMLElement>(board, '.zoom-out');
      this.#plan.shift();
      return { one: sheet, at };
    }
    this.#plan.shift();
    return actions.findLast((one) => one.dataset['from'] === String(next));
  }

  /** Returns the pieces to take for an equation, and the cell for each. */
  #planned(): (Source | Cell)[] {
    const state = this.board.match!.state as PytagoraState;
    const moves = this.#moves<PytagoraMove>().filter((move) => move.type === 'lay');
    if (!moves.length) return [];
    const line = moves[this.#random(moves.length)];
    const pieces: Put[] = [];
    for (const [i, cell] of cellsOf(line, state).entries()) {
      const glyph = line.text[i];
      if (table(state).some(([x, y]) => x === cell.x && y === cell.y)) continue;
      const from = sourceOf(state, state.racks[state.seat], { pieces, down: line.down }, glyph)!;
      pieces.push({ ...cell, glyph, from });
    }
    // After its first cells a line continues by itself; a line downwards needs its second cell too.
    return pieces.flatMap(({ x, y, from }, i) => (i === 0 || (i === 1 && line.down) ? [{ x, y }, from] : [from]));
  }

  #moves<M>(): M[] {
    return [...this.board.rules.moves(this.board.match!.state)] as M[];
  }
}
