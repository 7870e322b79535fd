import type { BoardMessage } from '../../src/live/protocol/lesson-messages.js';
import type { ConnectionEvent } from '../../src/live/client/connection.js';
import { talkOf, type AnyMatch, type Talk, type TalkedBoard } from '../../src/live/client/talk.js';
import { replay } from '../../src/match/replay.js';
import { stepsAround } from '../../src/match/turning-point.js';
import type { Game, GameEvent } from '../../src/rules/game.js';
import { createBoard, type BoardElement, type Surroundings } from '../lesson/games.js';
import { crop } from './boards.js';

type Over = Extract<ConnectionEvent, { t: 'over' }>;
/** A board with the rules of its game. */
type RuledBoard = BoardElement & { readonly rules?: Game<unknown, unknown, unknown, GameEvent> };

/** Times after which a new board is fitted again, in milliseconds. */
const settled = [150, 500, 1500];

/** More levels than the computer player of any game has. */
const mostLevels = 20;

export interface TalkHost {
  surroundings(): Surroundings;
  /** Fetches the element of a game. */
  fetch(tag: string): void;
  changed(): void;
}

type Turning = NonNullable<Talk['turning']>;

/** The board at its turning point, one move before it, or one after. */
export interface TurningView {
  /** The board; only the board is seen of its element. */
  readonly element: HTMLElement;
  /** The step that is shown, from 0, and the last one. */
  readonly step: number;
  readonly last: number;
  /** The scores by seat at the step before, if there is one, and at this one. */
  readonly before: readonly number[] | undefined;
  readonly after: readonly number[];
}

/** Returns the state of a match after a number of moves. */
const stateAt = ({ start, plies }: AnyMatch, ply: number): unknown => (ply === 0 ? start : plies[ply - 1].state);

/** Finds something to talk about after a round: keeps the matches of its boards, as they have been received, and shows one. */
export class RoundTalk {
  readonly #records = new Map<string, Over['record']>();
  readonly #matches = new Map<string, AnyMatch>();
  #talk: { readonly boards: string; readonly talk: Talk } | undefined;
  #shown: { readonly turning: Turning; readonly element: RuledBoard } | undefined;
  /** The step that is shown: 0 is before the move that changed the most, 1 after it. */
  #step = 1;
  /** The step that the teacher has chosen; undefined before that. */
  #chosen: number | undefined;

  constructor(private readonly host: TalkHost) {}

  receive(event: ConnectionEvent): void {
    if (event.t === 'over') this.#records.set(event.match, event.record);
  }

  /** Forgets everything, for another lesson. */
  reset(): void {
    this.#records.clear();
    this.#matches.clear();
    this.renew();
  }

  /** Discards the board after the language or the theme has changed. */
  renew(): void {
    this.#talk = this.#shown = undefined;
  }

  /** Returns what there is to talk about, once the matches of all boards of the round are known. */
  of(boards: readonly BoardMessage[], game: string): Talk | undefined {
    const names = boards.flatMap(({ board }) => (this.#records.has(board) ? [board] : []));
    if (names.length === 0) return undefined;
    const key = names.join();
    if (this.#talk?.boards === key) return this.#talk.talk;
    const rules = this.#element(game)?.rules;
    if (!rules) return undefined;
    const talked = names.flatMap((board): TalkedBoard[] => {
      const match = this.#match(board, rules);
      return match ? [{ board, match }] : [];
    });
    this.#talk = { boards: key, talk: talkOf(talked) };
    this.#shown = undefined;
    return this.#talk.talk;
  }

  /** Returns the board as it is shown now. */
  shown(turning: Turning, game: string): TurningView {
    const { match, point } = turning;
    const steps = stepsAround(match, point);
    const scores = (step: number): readonly number[] => match.game.scores(stateAt(match, steps[step]));
    return {
      element: this.#shown?.turning === turning ? this.#shown.element : this.#show(turning, game),
      step: this.#step,
      last: steps.length - 1,
      before: this.#step === 0 ? undefined : scores(this.#step - 1),
      after: scores(this.#step),
    };
  }

  /** Steps to the move before or the next move, and returns it; undefined at the ends, where nothing happens. */
  stepBy(by: -1 | 1): number | undefined {
    const before = this.#step;
    this.#stepTo(before + by);
    return this.#step === before ? undefined : this.#step;
  }

  /** Shows the step that the teacher has chosen in another window, now or once the board is there. */
  follow(step: number | undefined): void {
    if (step === this.#chosen) return;
    this.#chosen = step;
    if (step !== undefined) this.#stepTo(step);
  }

  #stepTo(step: number): void {
    if (!this.#shown) return;
    const { turning, element } = this.#shown;
    const steps = stepsAround(turning.match, turning.point);
    const next = Math.max(0, Math.min(steps.length - 1, step));
    if (next === this.#step) return;
    this.#step = next;
    this.#place(turning, element);
    this.host.changed();
  }

  #show(turning: Turning, game: string): RuledBoard {
    const element = this.#element(game)!;
    element.className = 'tiny';
    element.inert = true;
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('speed', 'instant');
    this.#shown = { turning, element };
    this.#step = Math.min(this.#chosen ?? 1, stepsAround(turning.match, turning.point).length - 1);
    this.#place(turning, element);
    return element;
  }

  #place({ match, point }: Turning, element: RuledBoard): void {
    const ply = stepsAround(match, point)[this.#step];
    element.setAttribute('position', match.game.write(stateAt(match, ply)));
    // The element first fetches what it needs.
    for (const ms of settled) setTimeout(() => this.fit(), ms);
  }

  /** Fits the board into its box, after the screen was rendered or resized. */
  fit(): void {
    if (this.#shown?.element.isConnected) crop(this.#shown.element);
  }

  /** Returns a new element of the game; undefined until it has been fetched. */
  #element(game: string): RuledBoard | undefined {
    const element: RuledBoard | undefined = createBoard(game, this.host.surroundings());
    if (!element) return undefined;
    if (customElements.get(element.localName)) return element;
    this.host.fetch(element.localName);
    return undefined;
  }

  #match(board: string, rules: NonNullable<RuledBoard['rules']>): AnyMatch | undefined {
    const known = this.#matches.get(board);
    if (known) return known;
    const read = replay(rules, this.#records.get(board), mostLevels);
    if (!read.ok) return undefined;
    this.#matches.set(board, read.value);
    return read.value;
  }
}
