import { css, html, nothing, type TemplateResult } from 'lit';
import type { BoardMessage } from '../../src/live/protocol/lesson-messages.js';
import type { ConnectionEvent } from '../../src/live/client/connection.js';
import { talkOf, type AnyMatch, type Talk, type TalkedBoard } from '../../src/live/client/talk.js';
import type { Highlight } from '../../src/match/highlights.js';
import { replay } from '../../src/match/replay.js';
import type { Game, GameEvent } from '../../src/rules/game.js';
import { sumDirection, sumText } from '../../src/words/notation.js';
import { createBoard, type BoardElement, type Surroundings } from '../lesson/games.js';
import { icon } from '../style/icons.js';
import { shape } from '../style/shapes.js';
import { crop } from './boards.js';
import { boardNamed, pictured, type Context } from './context.js';

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

/** Finds something to talk about after a round: keeps the matches of its boards, as they have been received, and shows one. */
export class RoundTalk {
  readonly #records = new Map<string, Over['record']>();
  readonly #matches = new Map<string, AnyMatch>();
  #talk: { readonly boards: string; readonly talk: Talk } | undefined;
  #shown: { readonly board: string; readonly element: RuledBoard } | undefined;

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

  /** Returns the board as it was after the move that changed the most; only the board is seen of its element. */
  shown({ board, match, point }: NonNullable<Talk['turning']>, game: string): HTMLElement {
    if (this.#shown?.board === board) return this.#shown.element;
    const element = this.#element(game)!;
    element.className = 'tiny';
    element.inert = true;
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('speed', 'instant');
    element.setAttribute('position', match.game.write(match.plies[point.ply - 1].state));
    this.#shown = { board, element };
    // Its element first fetches what it needs.
    for (const ms of settled) setTimeout(() => this.fit(), ms);
    return element;
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

/** Returns an achievement of the class as a sentence; undefined if it is not told. */
function praiseText({ words: { round: w }, figure, writing }: Context, highlight: Highlight): string | undefined {
  const sum = (text: string): string => sumText(text, writing);
  switch (highlight.kind) {
    case 'answers':
      return w.praise.answers(figure(highlight.right), figure(highlight.of));
    case 'find':
      return w.praise.find(sum(highlight.sum));
    case 'equation':
      return w.praise.equation(sum(highlight.text));
    case 'sequence':
      return w.praise.sequence(highlight.score);
    case 'row':
      return w.praise.row(highlight.cells);
    default:
      return undefined;
  }
}

/** Renders the board at its turning point, with what the move changed. */
export function turningBoard(v: Context): TemplateResult | typeof nothing {
  const turning = v.talk?.turning;
  const board = turning && boardNamed(v, turning.board);
  if (!board) return nothing;
  const { before, after } = turning.point;
  return html`<section class="card turning">
    <h3>${v.words.round.turning(v.figure(board.number))}</h3>
    <p class="turned">
      ${board.seats.map(
        (who, seat) =>
          html`<span class="seat colour${seat + 1}"
            >${who === 'bot' ? nothing : shape(seat)}${pictured(v, who)}
            <b
              >${v.figure(before[seat])}${
                before[seat] === after[seat] ? nothing : html`${icon('later')}${v.figure(after[seat])}`
              }</b
            ></span
          >`,
      )}
    </p>
    <div class="turning-board">${v.turningElement(turning)}</div>
  </section>`;
}

/** Renders what to look at again, and what the class has done well. */
export function factsAndPraise(v: Context): TemplateResult | typeof nothing {
  const { talk, words, writing } = v;
  if (!talk) return nothing;
  const praise = talk.praise.flatMap((highlight) => praiseText(v, highlight) ?? []);
  return html`${
    talk.facts.length
      ? html`<section class="card facts">
          <h3>${words.round.tomorrow}</h3>
          <ul>
            ${talk.facts.map((fact) => html`<li><bdi dir=${sumDirection(writing.notation)}>${sumText(fact, writing)}</bdi></li>`)}
          </ul>
        </section>`
      : nothing
  }
  ${
    praise.length
      ? html`<section class="card class-praise">
          <h3>${words.round.well}</h3>
          ${praise.map((text) => html`<p>${icon('tick')}<span>${text}</span></p>`)}
        </section>`
      : nothing
  }`;
}

export const talkStyles = css`
  .turning {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-4);
  }
  .turned {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2) var(--ab-space-7);
  }
  .turned .seat {
    font-size: var(--ab-text-3);
  }
  .turned .seat b {
    display: inline-flex;
    align-items: center;
  }
  .turned .seat b .icon {
    color: var(--ab-ink-soft);
  }
  .turning-board {
    position: relative;
    block-size: min(66svh, 640px);
    overflow: hidden;
  }
  .facts ul {
    display: grid;
    gap: var(--ab-space-3);
    margin-block-start: var(--ab-space-4);
    font-size: var(--ab-text-5);
    font-weight: 800;
  }
  .class-praise p {
    display: flex;
    gap: var(--ab-space-4);
    margin-block-start: var(--ab-space-4);
  }
  .class-praise .icon {
    flex: none;
    inline-size: 1.2em;
    color: var(--ab-right);
  }
`;
