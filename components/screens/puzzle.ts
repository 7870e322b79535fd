import { html, nothing, type TemplateResult } from 'lit';
import { Match, type MatchStep } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { dayOf, nextSeed } from '../../src/puzzles/seeds.js';
import type { Marks } from '../../src/hints/hint.js';
import type { Posed } from '../../src/puzzles/make.js';
import type { Verdict } from '../../src/puzzles/puzzler.js';
import { creditOf, mostStars, starsFor } from '../../src/puzzles/stars.js';
import { readStrength, usualStrength, type Strength } from '../../src/puzzles/strength.js';
import type { Result } from '../../src/rules/game.js';
import { say, type Saying, type Sentences } from '../../src/words/say.js';
import type { CommonWords } from '../../src/words/types.js';
import { fire } from '../base/events.js';
import { plain, rich } from '../ui/rich-text.js';
import { starShapes } from './puzzle-styles.js';
import { strengthChooser, textToCopy } from './puzzle-controls.js';
import { PuzzleStars } from './puzzle-stars.js';
import { share } from './share.js';
import type { GameContext, StudyContext } from '../base/context.js';
import type { HintsDelegate } from '../base/hints-delegate.js';
import type { PuzzleDelegate, PuzzleHost } from '../base/study.js';
import type { GameTypes } from '../base/types.js';
import { factWriter } from './fact-writer.js';

/** The number of hints before the answer itself. */
const lastHint = 2;

/** What a game contributes to puzzles on its board. */
export interface GamePuzzles<T extends GameTypes, S = T['state'], M = T['move'], C = StudyContext<T>> {
  make(seed: string, options: object, signal: AbortSignal): Promise<Result<Posed<S, M>>>;
  pose(text: string, signal: AbortSignal): Promise<Result<Posed<S, M>>>;
  /** Returns what is marked on the board for an answer. */
  marks?(move: M): Marks;
  /** Shows the answer with the controls of the game: its dice picked, its pieces laid, the focus on its cell. */
  point?(context: C, move: M): void;
  /** Speaks a sentence, for those who cannot read, if the element has a voice. */
  aloud?(context: C, sentence: string): void;
  /** Returns the title of the game. */
  title(context: C): string;
  /** An equation as the reader writes it. */
  sum?: (context: C, text: string) => string;
}

/** A game with the sentences of its puzzles, by the codes of `src/puzzles`. */
type WithSentences = GameTypes & { readonly words: { readonly puzzle: Sentences } };
type Types = WithSentences & { readonly context: GameContext<WithSentences> };

/** Opens the puzzle requested by the attributes. Resolves to false, after a notice, if that is not possible. */
export async function openPuzzle<T extends Types>(host: PuzzleHost<T>, game: GamePuzzles<T>): Promise<boolean> {
  const { element } = host;
  const { puzzle: wanted, position } = element;
  const strength = readStrength(element.puzzleStrength);
  if (!strength.ok) {
    const value = String(element.puzzleStrength).slice(0, 40);
    host.context().fault(strength.code, strength.message, { kind: 'attribute', name: 'puzzle-strength', value });
  }
  const puzzle = new Puzzle<T>(host, game, String(wanted), strength.ok ? strength.value : usualStrength);
  const given = await puzzle.open(position);
  // Something else has been requested meanwhile, and is being opened.
  if (element.puzzle !== wanted) return true;
  if (given.ok) {
    host.begin(puzzle);
    return true;
  }
  const { code, message } = given;
  const name = position && code !== 'seed' ? 'position' : 'puzzle';
  const value = String(name === 'puzzle' ? wanted : position).slice(0, 40);
  element.puzzle = undefined;
  host.context().fault(code === 'seed' ? 'puzzle' : code, message, { kind: 'attribute', name, value });
  return false;
}

const button = (label: string, look: string, act: () => void): TemplateResult =>
  html`<button type="button" class="btn ${look}" @click=${act}>${label}</button>`;

/** A puzzle on the board of an element: it takes the moves and judges them. */
class Puzzle<T extends Types> implements PuzzleDelegate<T> {
  readonly #first: string;
  readonly #isDaily: boolean;
  #count = 1;
  #posed: Posed<T['state'], T['move']> | undefined;
  #tries = 0;
  /** The number of hints taken; the last one shows the answer. */
  #hints = 0;
  #climbing = false;
  #shown = false;
  #solved = false;
  /** The stars of the answers to this puzzle so far. */
  #won = 0;
  readonly #stars: PuzzleStars;
  /** The text to share, if it could be neither shared nor copied. */
  #text: string | undefined;
  /** The last verdict, on an answer or on the best one; undefined before the first. */
  #verdict: Verdict<T['move']> | undefined;
  /** The answer that is shown. */
  #marked: T['move'] | undefined;
  /** Any other sentence. */
  #note: string | undefined;
  #making = new AbortController();

  constructor(
    private readonly host: PuzzleHost<T>,
    private readonly of: GamePuzzles<T>,
    asked: string,
    private strength: Strength,
  ) {
    this.#isDaily = asked === 'daily';
    this.#first = this.#isDaily ? dayOf(new Date()) : asked;
    this.#stars = new PuzzleStars(host.element.persist, () => host.element.requestUpdate());
  }

  /** Puts a puzzle on the table: from the position if given, otherwise from the next seed. */
  async open(position?: string): Promise<Result<unknown>> {
    const { host, of } = this;
    const { element } = host;
    const { puzzle: wanted, game } = element;
    this.#making.abort();
    const { signal } = (this.#making = new AbortController());
    const seed = nextSeed(this.#first, this.#count);
    const posed = await (position ? of.pose(position, signal) : of.make(seed, this.#options(), signal));
    if (!posed.ok || signal.aborted || element.puzzle !== wanted) return posed;
    this.#posed = posed.value;
    this.#tries = this.#hints = this.#won = 0;
    this.#shown = this.#solved = this.#climbing = false;
    this.#verdict = this.#note = this.#marked = this.#text = undefined;
    const { state } = posed.value.puzzle;
    const seats = game.scores(state).map((_, colour) => ({ name: '', bot: 0, colour }));
    element.table.begin(new Match(game, nameAll(seats), state));
    host.resetInteraction();
    const v = host.context();
    v.say(`${this.#heading()}. ${plain(`${this.#task(v)} ${this.#aside(v)}`).trim()}`);
    return posed;
  }

  /** The options set by the page; the puzzle chooses the others. */
  #options(): object {
    const { element, context } = this.host;
    const asked = Object.entries(context().draft.options).filter(
      ([name]) => (Reflect.get(element, name) ?? null) !== null,
    );
    return { ...Object.fromEntries(asked), strength: this.strength };
  }

  /** Judges a move as an answer; the position does not change. Moves that the rules refuse are refused as usual. */
  play(move: T['move']): MatchStep<T['state'], T['event']> {
    const { host } = this;
    const { game, table } = host.element;
    const step = game.play(table.match!.state, move);
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
    if (!this.#solved) {
      this.#tries++;
      const course = { tries: this.#tries, hints: this.#hints, shown: this.#shown };
      this.#won = Math.max(this.#won, starsFor(creditOf(verdict), course));
      void this.#stars.add(this.#starred(), this.#won);
    }
    if (verdict.right) {
      // A game may mark the move as refused: this comes after.
      queueMicrotask(() => this.#mark(move));
      host.context().focusOn('.riddle .next');
      if (!this.#solved) {
        this.#solved = true;
        const { game, seed, task } = this.#posed!.puzzle;
        fire(host.element, 'puzzle-solved', {
          game,
          seed,
          task,
          tries: this.#tries,
          shown: this.#shown,
          hints: this.#hints,
          stars: this.#won,
        });
      }
    }
    this.#aloud();
    this.#draw();
  }

  #aloud(): void {
    const v = this.host.context();
    this.of.aloud?.(v, this.#told(v));
  }

  /** The move that hints lead to. */
  get sought(): T['move'] | undefined {
    return this.#posed?.puzzle.best;
  }

  /** Shows the next hint; the last one is the best answer. */
  async hint(): Promise<T['move']> {
    const { best } = this.#posed!.puzzle;
    if (this.#solved || this.#shown || this.#hints >= lastHint) this.#show();
    else if (!this.#climbing) await this.#climb();
    return best;
  }

  /** Shows the next hint of the game. If there is none, the answer is next. */
  async #climb(): Promise<void> {
    const { host } = this;
    const posed = this.#posed;
    this.#climbing = true;
    this.#verdict = this.#note = this.#marked = undefined;
    host.resetInteraction();
    const climbed = await host.hints.climb(host.context(), host.element.table.positionSignal);
    if (posed !== this.#posed) return;
    this.#climbing = false;
    this.#hints = climbed === undefined ? lastHint : this.#hints + 1;
    if (this.#hints >= lastHint) host.context().focusOn('.riddle .show');
    this.#draw();
  }

  /** Shows the best answer on the board with its reason. */
  #show(): void {
    const { host } = this;
    this.#shown ||= !this.#solved;
    this.#note = this.#verdict = undefined;
    this.#mark(this.#posed!.puzzle.best);
    host.context().say(this.#told(host.context()));
    this.#aloud();
    this.#draw();
  }

  #mark(move: T['move']): void {
    this.#marked = move;
    this.of.point?.(this.host.context(), move);
    this.#draw();
  }

  get hints(): HintsDelegate<T> | undefined {
    const { host, of } = this;
    // The panel of the puzzle contains the card.
    if (this.#marked === undefined || !of.marks)
      return this.#hints && !this.#verdict && !this.#shown ? { ...host.hints, card: () => undefined } : undefined;
    const marks = { ...of.marks(this.#marked), rung: 3 };
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

  /** Opens the next puzzle; with another strength, the one for the same seed. */
  async #another(strength = this.strength): Promise<void> {
    const before = { strength: this.strength, count: this.#count };
    if (strength === before.strength) this.#count++;
    this.strength = strength;
    this.#note = this.#words().making;
    this.#draw();
    const given = await this.open();
    if (given.ok) this.host.context().focusOn('.riddle h2');
    else if (given.code !== 'aborted') {
      this.#note = this.#words().noSuch;
      this.strength = before.strength;
      this.#count = before.count;
    }
    this.#draw();
  }

  #starred(): { game: string; seed: string; strength: Strength } {
    const { game, seed } = this.#posed!.puzzle;
    return { game, seed, strength: this.strength };
  }

  /** Shares the result without the answer. */
  async #share(): Promise<void> {
    const { of } = this;
    const v = this.host.context();
    const { share: words, ...w } = this.#words();
    const { seed } = this.#posed!.puzzle;
    const signs = '\u2605'.repeat(this.#won) + '\u2606'.repeat(mostStars - this.#won);
    const about = [of.title(v), seed, seed && w.strengths[this.strength]].filter(Boolean).join(', ');
    const course = [w.tries(this.#tries), this.#hints ? w.hints(this.#hints) : ''].filter(Boolean).join(', ');
    const text = `${w.heading}: ${about}\n${signs}\n${course}`;
    const shared = await share(text);
    this.#text = shared === 'failed' ? text : undefined;
    if (shared === 'copied') v.say((this.#note = words.copied));
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

  #sentence(v: StudyContext<T>, saying: Saying): string {
    const { pair } = v.words.puzzle;
    return say(v.gameWords.puzzle, saying, { ...factWriter(v, this.of.sum), pair });
  }

  #task(v: StudyContext<T>): string {
    const { task, given } = this.#posed!.puzzle;
    return this.#sentence(v, { code: task, given });
  }

  /** The text after the task. */
  #aside(v: StudyContext<T>): string {
    const { note } = this.#posed!.puzzle;
    return note ? this.#sentence(v, note) : '';
  }

  #why(v: StudyContext<T>): string {
    return this.#sentence(v, this.#posed!.puzzle.why);
  }

  /** The text about the last answer, or about the best one if it was shown. */
  #told(v: StudyContext<T>): string {
    const words = this.#words();
    const verdict = this.#verdict;
    if (this.#note) return this.#note;
    if (!verdict) return this.#shown ? this.#why(v) : '';
    const { unit, value } = verdict;
    if (verdict.right) {
      const praise = this.#shown ? words.rightThen : words.right(this.#tries);
      return `${praise} ${words.stars(this.#won)} ${this.#why(v)}`;
    }
    if (unit === 'answer') return words.notYet;
    const brought = unit === 'chance' ? Math.round(value * 100) : Math.round(value * 10) / 10;
    const credit = creditOf(verdict);
    const said = credit === 'near' || credit === 'fair' ? ` ${words.credit[credit]}` : '';
    return `${words.worth[unit](v.figure(brought))}${said} ${words.better}`;
  }

  // ---- how it looks ----

  renderPlay(v: StudyContext<T>): TemplateResult {
    return html`${this.#panel(v)}${this.host.renderPlay(v)}${this.#others(v)}`;
  }

  #panel(v: StudyContext<T>): TemplateResult {
    const words = this.#words();
    const told = this.#told(v);
    const note = this.#aside(v);
    const wrong = this.#verdict?.right === false;
    const mood = this.#solved ? 'right' : wrong ? 'wrong' : '';
    const stars = Math.max(this.#won, this.#stars.of(this.#starred()));
    const isHinted = this.#hints > 0 && !told && !this.#shown;
    const helps = (this.#tries > 0 || this.#hints > 0) && !this.#solved && !this.#shown;
    return html`<section class="riddle ${mood}" part="puzzle" aria-labelledby="riddle">
      <div class="ask">
        <div class="riddle-head">
          <h2 id="riddle" tabindex="-1">${this.#heading()}</h2>
          ${stars ? starShapes(stars, words.starsOf(stars, mostStars)) : nothing}
        </div>
        <p><bdi>${rich(this.#task(v))}</bdi></p>
        ${note ? html`<p class="also"><bdi>${rich(note)}</bdi></p>` : nothing}
      </div>
      ${told ? html`<p class="told"><bdi>${rich(told)}</bdi></p>` : nothing}
      ${isHinted ? this.host.hints.card(v) : nothing}
      ${
        helps || this.#solved
          ? html`<div class="ways">
              ${this.#tries && !this.#solved ? html`<span class="soft">${words.tries(this.#tries)}</span>` : nothing}
              ${wrong && !this.#solved ? button(words.tryAgain, 'go', () => this.#tryAgain()) : nothing}
              ${helps && this.#hints < lastHint ? button(words.hint, 'more', () => void this.hint()) : nothing}
              ${helps && this.#hints >= lastHint ? button(words.showMe, 'show', () => this.#show()) : nothing}
              ${this.#solved ? button(words.another, 'go next', () => void this.#another()) : nothing}
              ${this.#solved ? button(words.share.share, 'share', () => void this.#share()) : nothing}
            </div>`
          : nothing
      }
      ${this.#text === undefined ? nothing : textToCopy(words.share.label, this.#text)}
    </section>`;
  }

  /** Below the game, for it is not needed for the answer: other puzzles, and a game. */
  #others(v: StudyContext<T>): TemplateResult {
    const { puzzle: words } = v.words;
    // Only before the first answer and after the last one; a given position has no strength.
    const isBetween = this.#solved || !(this.#tries || this.#hints || this.#shown);
    return html`<div class="riddles">
      ${this.#solved ? nothing : button(words.another, 'next', () => void this.#another())}
      ${isBetween && this.#posed!.puzzle.seed ? strengthChooser(words, this.strength, this.#stars, (one) => void this.#another(one)) : nothing}
      ${button(words.leave, 'leave', () => {
        this.host.element.puzzle = undefined;
      })}
    </div>`;
  }
}
