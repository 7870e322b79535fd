import { html, nothing, type TemplateResult } from 'lit';
import { Match, type MatchStep } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { dayOf, nextSeed } from '../../src/puzzles/seeds.js';
import type { Marks } from '../../src/hints/hint.js';
import type { Posed } from '../../src/puzzles/make.js';
import type { Verdict } from '../../src/puzzles/puzzler.js';
import type { Result } from '../../src/rules/game.js';
import { say, type Saying, type Sentences } from '../../src/words/say.js';
import type { CommonWords } from '../../src/words/types.js';
import { fire } from '../base/events.js';
import { plain, rich } from '../ui/rich-text.js';
import { starShape } from './puzzle-styles.js';
import type { GameContext } from '../base/context.js';
import type { HintsDelegate, PuzzleDelegate, PuzzleHost } from '../base/study.js';
import type { GameTypes } from '../base/types.js';
import { factWriter } from './fact-writer.js';

/** What a game adds to puzzles on its board. */
export interface GamePuzzles<T extends GameTypes, S = T['state'], M = T['move'], C = T['context']> {
  make(seed: string, options: object, signal: AbortSignal): Promise<Result<Posed<S, M>>>;
  pose(text: string, signal: AbortSignal): Promise<Result<Posed<S, M>>>;
  /** What of an answer is marked on the board. */
  marks?(move: M): Marks;
  /** Shows the answer by the reader's own means: its dice picked, its pieces put down, the focus on its cell. */
  point?(context: C, move: M): void;
  /** An equation as the reader writes it. */
  sum?: (context: C, text: string) => string;
}

/** A game that has the sentences of its puzzles, by the codes of `src/puzzles`. */
type WithSentences = GameTypes & { readonly words: { readonly puzzle: Sentences } };
type Types = WithSentences & { readonly context: GameContext<WithSentences> };

/** Opens what the attributes of an element ask for. Resolves with false, after a notice, where that is not possible. */
export async function openPuzzle<T extends Types>(host: PuzzleHost<T>, game: GamePuzzles<T>): Promise<boolean> {
  const { puzzle: wanted, position } = host;
  const puzzle = new Puzzle<T>(host, game, String(wanted));
  const given = await puzzle.open(position);
  // Something else was asked for meanwhile, and is on its way.
  if (host.puzzle !== wanted) return true;
  if (given.ok) {
    host.begin(puzzle);
    return true;
  }
  const { code, message } = given;
  const name = position && code !== 'seed' ? 'position' : 'puzzle';
  const value = String(name === 'puzzle' ? wanted : position).slice(0, 40);
  host.puzzle = undefined;
  host.context().fault(code === 'seed' ? 'puzzle' : code, message, { kind: 'attribute', name, value });
  return false;
}

/** A puzzle on the board of an element: it takes the moves, and says what they are worth. */
class Puzzle<T extends Types> implements PuzzleDelegate<T> {
  readonly #first: string;
  readonly #isDaily: boolean;
  #count = 1;
  #posed: Posed<T['state'], T['move']> | undefined;
  #tries = 0;
  #shown = false;
  #solved = false;
  /** What was said last, of an answer or of the best; undefined before the first. */
  #verdict: Verdict<T['move']> | undefined;
  /** The answer that is shown. */
  #marked: T['move'] | undefined;
  /** A sentence of another kind. */
  #note: string | undefined;
  #making = new AbortController();

  constructor(
    private readonly host: PuzzleHost<T>,
    private readonly of: GamePuzzles<T>,
    asked: string,
  ) {
    this.#isDaily = asked === 'daily';
    this.#first = this.#isDaily ? dayOf(new Date()) : asked;
  }

  /** Lays a puzzle on the table: of that position, else of the seed that is next. */
  async open(position?: string): Promise<Result<unknown>> {
    const { host, of } = this;
    const { puzzle: wanted } = host;
    this.#making.abort();
    const { signal } = (this.#making = new AbortController());
    const seed = nextSeed(this.#first, this.#count);
    const posed = await (position ? of.pose(position, signal) : of.make(seed, this.#options(), signal));
    if (!posed.ok || signal.aborted || host.puzzle !== wanted) return posed;
    this.#posed = posed.value;
    this.#tries = 0;
    this.#shown = this.#solved = false;
    this.#verdict = this.#note = this.#marked = undefined;
    const { state } = posed.value.puzzle;
    const seats = host.game.scores(state).map((_, colour) => ({ name: '', bot: 0, colour }));
    host.table.begin(new Match(host.game, nameAll(seats), state));
    host.resetInteraction();
    host.context().say(`${this.#heading()}. ${plain(this.#task(host.context()))}`);
    return posed;
  }

  /** The options that the page has asked for; the others are those of the puzzles. */
  #options(): object {
    const { draft } = this.host.context();
    return Object.fromEntries(Object.entries(draft.options).filter(([name]) => this.host.isAsked(name)));
  }

  /** A move is an answer: it is judged, and the position stays. What the rules refuse is refused by them. */
  play(move: T['move']): MatchStep<T['state'], T['event']> {
    const { host } = this;
    const step = host.game.play(host.table.match!.state, move);
    if (!step.ok) return step;
    const judged = this.#posed!.judge(move);
    if (judged.ok) this.#judged(judged.value, move);
    else {
      this.#note = this.#words().notAsked;
      this.#draw();
    }
    return { ok: false, rule: 'match', reason: 'puzzle', message: plain(this.#told(host.context())) };
  }

  #judged(verdict: Verdict<T['move']>, move: T['move']): void {
    const { host } = this;
    this.#note = undefined;
    this.#verdict = verdict;
    if (!this.#solved) this.#tries++;
    if (verdict.right) {
      // A game may mark the move as refused: this comes after.
      queueMicrotask(() => this.#mark(move));
      host.context().focusOn('.riddle .next');
      if (!this.#solved) {
        this.#solved = true;
        const { game, seed, task } = this.#posed!.puzzle;
        fire(host.element, 'puzzle-solved', { game, seed, task, tries: this.#tries, shown: this.#shown });
      }
    }
    this.#draw();
  }

  /** The best answer, shown on the board with its reason. */
  hint(): Promise<T['move']> {
    const { host } = this;
    const { puzzle } = this.#posed!;
    this.#shown = true;
    this.#note = this.#verdict = undefined;
    this.#mark(puzzle.best);
    host.context().say(this.#told(host.context()));
    this.#draw();
    return Promise.resolve(puzzle.best);
  }

  #mark(move: T['move']): void {
    this.#marked = move;
    this.of.point?.(this.host.context(), move);
    this.#draw();
  }

  get hints(): HintsDelegate<T> | undefined {
    if (this.#marked === undefined || !this.of.marks) return undefined;
    const marks = { ...this.of.marks(this.#marked), rung: 3 };
    return {
      climb: () => this.hint(),
      card: () => undefined,
      close: () => false,
      marks: () => marks,
      marked: (_, label) => `${label}, ${this.#words().marked}`,
    };
  }

  #tryAgain(): void {
    this.#verdict = this.#note = this.#marked = undefined;
    this.host.resetInteraction();
    this.host.context().focusOn('[data-home], .cell[tabindex="0"], .slot, .rack [tabindex="0"]');
    this.#draw();
  }

  async #another(): Promise<void> {
    this.#count++;
    this.#note = this.#words().making;
    this.#draw();
    const given = await this.open();
    if (given.ok) this.host.context().focusOn('.riddle h2');
    this.#draw();
  }

  #draw(): void {
    const { element } = this.host;
    element.requestUpdate();
    void element.updateComplete.then(() =>
      element.renderRoot.querySelector('.riddle')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  // ---- what it says ----

  #words(): CommonWords['puzzle'] {
    return this.host.context().words.puzzle;
  }

  #heading(): string {
    const words = this.#words();
    return this.#isDaily && this.#count === 1 && this.#posed?.puzzle.seed ? words.ofTheDay : words.heading;
  }

  #sentence(v: T['context'], saying: Saying): string {
    const { pair } = v.words.puzzle;
    return say(v.gameWords.puzzle, saying, { ...factWriter(v, this.of.sum), pair });
  }

  #task(v: T['context']): string {
    const { task, given, note } = this.#posed!.puzzle;
    const asked = this.#sentence(v, { code: task, given });
    return note ? `${asked} ${this.#sentence(v, note)}` : asked;
  }

  #why(v: T['context']): string {
    return this.#sentence(v, this.#posed!.puzzle.why);
  }

  /** What is said of the last answer, or of the best that was shown. */
  #told(v: T['context']): string {
    const words = this.#words();
    const verdict = this.#verdict;
    if (this.#note) return this.#note;
    if (!verdict) return this.#shown ? this.#why(v) : '';
    const { unit, value } = verdict;
    if (verdict.right) {
      const praise = this.#shown ? words.rightThen : `${words.right(this.#tries)} ${words.star}`;
      return `${praise} ${this.#why(v)}`;
    }
    const brought = unit === 'chance' ? Math.round(value * 100) : Math.round(value * 10) / 10;
    return `${words.worth[unit](v.figure(brought))} ${words.better}`;
  }

  // ---- how it looks ----

  renderPlay(v: T['context']): TemplateResult {
    return html`${this.#panel(v)}${this.host.renderPlay(v)}`;
  }

  #panel(v: T['context']): TemplateResult {
    const words = this.#words();
    const told = this.#told(v);
    const wrong = this.#verdict?.right === false;
    const mood = this.#solved ? 'right' : wrong ? 'wrong' : '';
    const button = (label: string, look: string, act: () => void): TemplateResult =>
      html`<button type="button" class="btn ${look}" @click=${act}>${label}</button>`;
    return html`<section class="riddle ${mood}" part="puzzle" aria-labelledby="riddle">
      <div class="ask">
        ${this.#solved && !this.#shown ? starShape(words.star) : nothing}
        <div>
          <h2 id="riddle" tabindex="-1">${this.#heading()}</h2>
          <p><bdi>${rich(this.#task(v))}</bdi></p>
        </div>
      </div>
      ${told ? html`<p class="told"><bdi>${rich(told)}</bdi></p>` : nothing}
      <div class="ways">
        ${this.#tries && !this.#solved ? html`<span class="soft">${words.tries(this.#tries)}</span>` : nothing}
        ${wrong && !this.#solved ? button(words.tryAgain, 'go', () => this.#tryAgain()) : nothing}
        ${(this.#tries || this.#shown) && !this.#solved ? button(words.showMe, 'show', () => void this.hint()) : nothing}
        ${button(words.another, this.#solved ? 'go next' : 'next', () => void this.#another())}
        ${button(words.leave, 'leave', () => {
          this.host.puzzle = undefined;
        })}
      </div>
    </section>`;
  }
}
