import { html, type TemplateResult } from 'lit';
import { Match, type MatchStep } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { dayOf, nextSeed } from '../../src/puzzles/seeds.js';
import type { Marks } from '../../src/hints/hint.js';
import type { Posed } from '../../src/puzzles/make.js';
import type { Verdict } from '../../src/puzzles/puzzler.js';
import { creditOf, starsFor } from '../../src/puzzles/stars.js';
import { readStrength, strengths, usualStrength, type Strength } from '../../src/puzzles/strength.js';
import { settled } from '../../src/rules/fitting.js';
import type { Result } from '../../src/rules/game.js';
import type { CommonWords } from '../../src/words/types.js';
import { listed } from '../../src/words/notation.js';
import { fire } from './events.js';
import { plain } from '../style/rich-text.js';
import { fresh, lastHint, type PuzzleCourse } from './puzzle-course.js';
import { part } from './part-element.js';
import { OtherPuzzles, PuzzlePanel } from './puzzle-panel.js';
import { PuzzleStars } from './puzzle-stars.js';
import { puzzleText, textToShare, type PuzzleText, type PuzzleTypes as Types, type TextView } from './puzzle-text.js';
import { share } from './share.js';
import { forStudy, type Played, type StudyContext, type WithStudyWords } from './context.js';
import type { HintLadder, HintView } from './hint-ladder.js';
import type { PuzzleInPlay, PuzzleNeeds } from './study.js';
import type { GameTypes } from './game-types.js';

/** The parts that a game contributes to puzzles on its board. */
export interface GamePuzzles<T extends GameTypes, S = T['state'], M = T['move'], C = StudyContext<T>> {
  make(seed: string, options: object, signal: AbortSignal): Promise<Result<Posed<S, M>>>;
  pose(text: string, signal: AbortSignal): Promise<Result<Posed<S, M>>>;
  /** Returns the marks on the board for an answer. */
  marks?(move: M): Marks;
  /** Shows the answer with the controls of the game: selects its dice, places its pieces, or focuses its cell. */
  point?(context: C, move: M): void;
  /** Shows the effect of the right answer on the board; the position stays the same. */
  solved?(context: C, after: { readonly state: S; readonly events: readonly T['event'][] }): void;
  /** Speaks a sentence, for children who cannot read, if the element has a voice. */
  aloud?(context: C, sentence: string): void;
  /** Returns the title of the game. */
  title(context: C): string;
}

/** Returns the context of a game in its study module, which has loaded. */
function inStudy<T extends Played<T>, V extends Pick<T['context'], 'words'> = T['context']>(
  v: V,
): V & WithStudyWords<T> {
  if (forStudy<T, V>(v)) return v;
  throw new Error('The study module has not loaded.');
}

/** Opens the puzzle requested by the attributes. Resolves to false, after a notice, if that is not possible. */
export async function openPuzzle<T extends Types<T>>(needs: PuzzleNeeds<T>, game: GamePuzzles<T>): Promise<boolean> {
  const { element } = needs;
  const { puzzle: wanted, position } = element;
  const strength = readStrength(element.puzzleStrength);
  if (!strength.ok) {
    const value = String(element.puzzleStrength).slice(0, 40);
    const message = `puzzleStrength must be one of ${strengths.join(', ')}.`;
    inStudy<T>(needs.context()).fault('puzzleStrength', message, { kind: 'attribute', value });
  }
  const puzzle = new Puzzle<T>(needs, game, String(wanted), strength.ok ? strength.value : usualStrength);
  const given = await puzzle.open(position);
  // Something else has been requested in the meantime, and is being opened.
  if (element.puzzle !== wanted) return true;
  if (given.ok) {
    needs.moves.puzzle = puzzle;
    needs.screens.backToGame();
    return true;
  }
  const { code, message } = given;
  const name = position && code !== 'seed' ? 'position' : 'puzzle';
  const value = String(name === 'puzzle' ? wanted : position).slice(0, 40);
  element.puzzle = undefined;
  inStudy<T>(needs.context()).fault(name, message, { kind: 'attribute', value });
  return false;
}

/** A puzzle on the board of an element: receives the moves and judges them. */
class Puzzle<T extends Types<T>> implements PuzzleInPlay<T> {
  readonly #first: string;
  readonly #isDaily: boolean;
  #count = 1;
  #posed: Posed<T['state'], T['move']> | undefined;
  #course: PuzzleCourse<T['move']> = { ...fresh };
  /** True while a hint is being computed. */
  #climbing = false;
  readonly #stars: PuzzleStars;
  #making = new AbortController();

  constructor(
    private readonly needs: PuzzleNeeds<T>,
    private readonly of: GamePuzzles<T>,
    asked: string,
    private strength: Strength,
  ) {
    this.#isDaily = asked === 'daily';
    this.#first = this.#isDaily ? dayOf(new Date()) : asked;
    this.#stars = new PuzzleStars(needs.element.persist, () => needs.element.requestUpdate());
  }

  /** Puts a puzzle on the table: from the position if given, otherwise from the next seed. */
  async open(position?: string): Promise<Result<unknown>> {
    const { needs, of } = this;
    const { element } = needs;
    const { puzzle: wanted, rules: game } = element;
    this.#making.abort();
    const { signal } = (this.#making = new AbortController());
    const seed = nextSeed(this.#first, this.#count);
    const posed = await (position ? of.pose(position, signal) : of.make(seed, this.#options(), signal));
    if (!posed.ok || signal.aborted || element.puzzle !== wanted) return posed;
    this.#posed = posed.value;
    this.#course = { ...fresh };
    this.#climbing = false;
    const { state } = posed.value.puzzle;
    const seats = game.scores(state).map((_, colour) => ({ name: '', bot: 0, colour }));
    this.needs.moves.localTable.begin(new Match(game, nameAll(seats), state));
    needs.resetInteraction();
    const v = inStudy<T>(needs.context());
    const { task, aside } = this.#text(v);
    v.say(`${this.#heading()}. ${plain(`${task} ${aside}`).trim()}`);
    return posed;
  }

  #context(): StudyContext<T> {
    return inStudy<T>(this.needs.context());
  }

  /** Returns the options set by the page and those of its language; the puzzle chooses the others. */
  #options(): object {
    const { element, next } = this.needs;
    const asked = Object.entries(settled(element.rules.declaration, next.draft.options)).filter(
      ([name]) => (Reflect.get(element, name) ?? null) !== null,
    );
    return { ...Object.fromEntries(asked), ...this.needs.optionsOfLanguage(), strength: this.strength };
  }

  /** Judges a move as an answer; the position does not change. Moves against the rules are refused as usual. */
  play(move: T['move']): MatchStep<T['state'], T['event']> {
    const { needs } = this;
    const step = needs.element.rules.play(needs.moves.localTable.match!.state, move);
    if (!step.ok) {
      needs.moves.refuse(step);
      return step;
    }
    const judged = this.#posed!.judge(move);
    if (judged.ok) this.#judged(judged.value, move, step);
    else this.#course.note = this.#words().notAsked;
    this.#draw();
    const v = inStudy<T>(needs.context());
    const { told } = this.#text(v);
    v.say(told);
    return { ok: false, rule: 'match', reason: 'puzzle', message: plain(told) };
  }

  #judged(
    verdict: Verdict<T['move']>,
    move: T['move'],
    after: { readonly state: T['state']; readonly events: readonly T['event'][] },
  ): void {
    const course = this.#course;
    course.note = undefined;
    course.verdict = verdict;
    if (!course.isSolved) {
      course.tries++;
      const { tries, hints, isShown: shown } = course;
      const { answers } = this.#posed!.puzzle;
      course.won = Math.max(course.won, starsFor(creditOf(verdict), { tries, hints, shown, answers }));
      void this.#stars.add(this.#starred(), course.won);
    }
    if (verdict.right) {
      // Deferred, because the game may first mark the move as refused.
      queueMicrotask(() => {
        this.of.solved?.(this.#context(), after);
        this.#mark(move);
      });
      this.#context().focusOn('.button.next');
      if (!course.isSolved) this.#solved();
    }
    this.#aloud();
  }

  #solved(): void {
    this.#course.isSolved = true;
    const { tries, hints, isShown: shown, won: stars } = this.#course;
    const { game, seed, task } = this.#posed!.puzzle;
    fire(this.needs.element, 'puzzle-solved', { game, seed, task, tries, shown, hints, stars });
  }

  #aloud(): void {
    const v = this.#context();
    this.of.aloud?.(v, this.#text(v).told);
  }

  /** The move that hints lead to. */
  get sought(): T['move'] | undefined {
    return this.#posed?.puzzle.best;
  }

  /** Shows the next hint; the last one is the best answer. */
  async hint(): Promise<T['move']> {
    const { isSolved, isShown, hints } = this.#course;
    if (isSolved || isShown || hints >= lastHint) this.#show();
    else if (!this.#climbing) await this.#climb();
    return this.#posed!.puzzle.best;
  }

  /** Shows the next hint of the game. If there is none, the answer is next. */
  async #climb(): Promise<void> {
    const { needs } = this;
    const posed = this.#posed;
    this.#climbing = true;
    this.#clear();
    const climbed = await needs.hints.climb(inStudy<T>(needs.context()), needs.moves.localTable.positionSignal);
    if (posed !== this.#posed) return;
    this.#climbing = false;
    const course = this.#course;
    course.hints = climbed === undefined ? lastHint : course.hints + 1;
    if (course.hints >= lastHint) inStudy<T>(needs.context()).focusOn('.button.show');
    this.#draw();
  }

  /** Shows the best answer on the board with its reason. */
  #show(): void {
    const course = this.#course;
    course.isShown ||= !course.isSolved;
    course.note = course.verdict = undefined;
    this.#mark(this.#posed!.puzzle.best);
    const v = this.#context();
    v.say(this.#text(v).told);
    this.#aloud();
  }

  #mark(move: T['move']): void {
    this.#course.marked = move;
    this.of.point?.(this.#context(), move);
    this.#draw();
  }

  get hints(): HintLadder<T> | undefined {
    const { needs, of } = this;
    const { marked, hints, verdict, isShown } = this.#course;
    // The card is rendered in the panel of the puzzle instead.
    if (marked === undefined || !of.marks)
      return hints && !verdict && !isShown ? { ...needs.hints, card: () => undefined } : undefined;
    const marks = { ...of.marks(marked), rung: 3 };
    return {
      climb: () => this.hint(),
      card: () => undefined,
      close: () => false,
      marks: () => marks,
      current: (v) => ({ ...marks, nameOf: (label) => listed([label, this.#words().marked], v.notation) }),
    };
  }

  #tryAgain(): void {
    this.#clear();
    this.#context().focusOn('[data-home], .cell[tabindex="0"], .slot, .rack [tabindex="0"]');
    this.#draw();
  }

  /** Removes the last answer, and the comment on it, from the board. */
  #clear(): void {
    this.#course.verdict = this.#course.note = this.#course.marked = undefined;
    this.needs.resetInteraction();
  }

  /** Opens the next puzzle; if the strength changes, the one for the same seed. */
  async #another(strength = this.strength): Promise<void> {
    const before = { strength: this.strength, count: this.#count };
    if (strength === before.strength) this.#count++;
    this.strength = strength;
    this.#course.note = this.#words().making;
    this.#draw();
    const given = await this.open();
    if (given.ok) this.#context().focusOn('#riddle');
    else if (given.code !== 'aborted') {
      this.#course.note = this.#words().noSuch;
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
    const v = this.#context();
    const words = this.#words();
    const text = textToShare(v.words, this.of.title(v), this.#posed!.puzzle, this.strength, this.#course);
    const shared = await share(text);
    this.#course.text = shared === 'failed' ? text : undefined;
    if (shared === 'copied') v.say((this.#course.note = words.share.copied));
    this.#draw();
  }

  #draw(): void {
    const { element } = this.needs;
    element.requestUpdate();
    void element.updateComplete.then(() =>
      element.renderRoot.querySelector('.riddle')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #words(): CommonWords['puzzle'] {
    return this.#context().words.puzzle;
  }

  #heading(): string {
    const words = this.#words();
    return this.#isDaily && this.#count === 1 && this.#posed?.puzzle.seed ? words.ofTheDay : words.heading;
  }

  #text(v: TextView<T>): PuzzleText {
    return puzzleText<T>(v, this.#posed!.puzzle, this.#course);
  }

  renderPlay(v: HintView<T> & WithStudyWords<T>, board: TemplateResult): TemplateResult {
    const { puzzle: words } = v.words;
    const course = { ...this.#course };
    const { isSolved, isShown, tries, hints } = course;
    const text = this.#text(v);
    const panel = part(
      PuzzlePanel,
      {
        words,
        heading: this.#heading(),
        text,
        course,
        stars: Math.max(course.won, this.#stars.of(this.#starred())),
        content: hints > 0 && !text.told && !isShown ? this.needs.hints.card(v) : undefined,
      },
      {
        again: () => this.#tryAgain(),
        hint: () => void this.hint(),
        show: () => this.#show(),
        another: () => void this.#another(),
        share: () => void this.#share(),
      },
    );
    // Only before the first answer and after the last one; a given position has no strength.
    const isBetween = isSolved || !(tries || hints || isShown);
    const { isUnkept, sum } = this.#stars;
    const strength = isBetween && this.#posed!.puzzle.seed ? this.strength : undefined;
    const others = part(
      OtherPuzzles,
      { words, isSolved, strength, sum, isUnkept },
      {
        another: () => void this.#another(),
        strength: ({ detail }) => void this.#another(detail as Strength),
        leave: () => {
          this.needs.element.puzzle = undefined;
        },
      },
    );
    return html`${panel}${board}${others}`;
  }
}
