import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { mostStars } from '../../src/puzzles/stars.js';
import { strengths, type Strength } from '../../src/puzzles/strength.js';
import type { CommonWords } from '../../src/words/types.js';
import { rich } from '../style/rich-text.js';
import { PartElement } from './part-element.js';
import { lastHint, type PuzzleCourse } from './puzzle-course.js';
import { othersStyles, panelStyles, starShapes } from './puzzle-panel-styles.js';
import type { PuzzleText } from './puzzle-text.js';
import { ScreenElement } from './screen-element.js';

type Words = CommonWords['puzzle'];

const button = (label: string, look: string, act: () => void): TemplateResult =>
  html`<button type="button" class="button ${look}" @click=${act}>${label}</button>`;

/**
 * The task of a puzzle above the game, and the verdict on the answer; the hint that was taken is in its slot. Fires
 * `again`, `hint`, `show`, `another` and `share`.
 */
export class PuzzlePanel extends ScreenElement {
  static override readonly tag = 'abacade-puzzle';
  static override readonly styles = panelStyles;
  static override readonly properties = { course: { attribute: false } };

  declare words: Words;
  declare heading: string;
  declare text: PuzzleText;
  declare course: Readonly<PuzzleCourse<unknown>>;
  /** The best number of stars for this puzzle, earned now or before. */
  declare stars: number;

  override connectedCallback(): void {
    this.setAttribute('part', 'puzzle');
    this.setAttribute('role', 'region');
    super.connectedCallback();
  }

  protected override willUpdate(): void {
    const { isSolved, text, verdict } = this.course;
    const mood = isSolved ? 'right' : verdict?.right === false ? 'wrong' : '';
    this.className = `riddle ${mood} ${text === undefined ? '' : 'shares'}`;
    this.setAttribute('aria-label', this.heading);
  }

  protected override render(): TemplateResult {
    const { course, stars, words } = this;
    const { hints, isShown, isSolved, text, tries, verdict } = course;
    const { task, aside, told } = this.text;
    const helps = (tries > 0 || hints > 0) && !isSolved && !isShown;
    const firing = (label: string, look: string, type: string): TemplateResult =>
      button(label, look, () => this.tell(type));
    return html`<div class="ask">
        <div class="riddle-head">
          <h2 id="riddle" tabindex="-1">${this.heading}</h2>
          ${stars ? starShapes(stars, words.starsOf(stars, mostStars)) : nothing}
        </div>
        <p><bdi>${rich(task)}</bdi></p>
        ${aside ? html`<p class="also"><bdi>${rich(aside)}</bdi></p>` : nothing}
      </div>
      ${told ? html`<p class="told"><bdi>${rich(told)}</bdi></p>` : nothing}
      <slot></slot>
      ${
        helps || isSolved
          ? html`<div class="ways">
              ${tries && !isSolved ? html`<span class="soft">${words.tries(tries)}</span>` : nothing}
              ${verdict?.right === false && !isSolved ? firing(words.tryAgain, 'primary', 'again') : nothing}
              ${helps && hints < lastHint ? firing(words.hint, 'more', 'hint') : nothing}
              ${helps && hints >= lastHint ? firing(words.showMe, 'show', 'show') : nothing}
              ${isSolved ? firing(words.another, 'primary next', 'another') : nothing}
              ${isSolved ? firing(words.share.share, 'share', 'share') : nothing}
            </div>`
          : nothing
      }
      ${text === undefined ? nothing : html`<textarea readonly rows="3" aria-label=${words.share.label} .value=${text}></textarea>`}`;
  }

  /** Selects a text that is to be copied by hand. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.get('course')?.text === undefined) this.renderRoot.querySelector('textarea')?.select();
  }
}

/**
 * The content below a puzzle, which is not needed for the answer: other puzzles, and a game. Fires `another`, `strength`
 * with the one that was chosen, and `leave`.
 */
export class OtherPuzzles extends PartElement {
  static override readonly tag = 'abacade-puzzles';
  static override readonly styles = othersStyles;

  declare words: Words;
  declare isSolved: boolean;
  /** The strength of the puzzle; undefined if none can be chosen now. */
  declare strength: Strength | undefined;
  /** The stars of all puzzles. */
  declare sum: number;
  /** True if the device has failed to store them. */
  declare isUnkept: boolean;

  override connectedCallback(): void {
    this.className = 'riddles';
    super.connectedCallback();
  }

  protected override render(): TemplateResult {
    const { isSolved, strength, words } = this;
    return html`${isSolved ? nothing : button(words.another, 'next', () => this.tell('another'))}
    ${strength ? this.#strengths(strength) : nothing} ${button(words.leave, 'leave', () => this.tell('leave'))}`;
  }

  #strengths(now: Strength): TemplateResult {
    const { isUnkept, sum, words } = this;
    return html`<div class="how">
      <div class="strengths" role="group" aria-label=${words.strength}>
        ${strengths.map(
          (one) =>
            html`<button
              type="button"
              aria-pressed=${one === now}
              @click=${() => (one === now ? undefined : this.tell('strength', one))}
            >
              ${words.strengths[one]}
            </button>`,
        )}
      </div>
      ${sum ? html`<span class="soft">${words.sum(sum)}</span>` : nothing}
      ${isUnkept ? html`<span class="soft" role="alert">${words.unkept}</span>` : nothing}
    </div>`;
  }
}
