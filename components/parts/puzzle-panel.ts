import { html, nothing, type TemplateResult } from 'lit';
import { mostStars } from '../../src/puzzles/stars.js';
import type { CommonWords } from '../../src/words/types.js';
import { rich } from '../style/rich-text.js';
import { textToCopy } from './puzzle-controls.js';
import { lastHint, type PuzzleCourse } from './puzzle-course.js';
import { starShapes } from './puzzle-panel-styles.js';
import type { PuzzleText } from './puzzle-text.js';

const button = (label: string, look: string, act: () => void): TemplateResult =>
  html`<button type="button" class="button ${look}" @click=${act}>${label}</button>`;

/** The content of the panel, and the actions of its buttons. */
interface Panel {
  readonly words: CommonWords['puzzle'];
  readonly heading: string;
  readonly text: PuzzleText;
  readonly course: PuzzleCourse<unknown>;
  /** The best number of stars for this puzzle, earned now or before. */
  readonly stars: number;
  /** Renders the hint that was taken. */
  hint(): TemplateResult | undefined;
  tryAgain(): void;
  takeHint(): void;
  show(): void;
  another(): void;
  share(): void;
}

/** Renders the task above the game, and the verdict on the answer. */
export function puzzlePanel(panel: Panel): TemplateResult {
  const { words, course, stars } = panel;
  const { tries, hints, isShown, isSolved } = course;
  const { task, aside, told } = panel.text;
  const wrong = course.verdict?.right === false;
  const mood = isSolved ? 'right' : wrong ? 'wrong' : '';
  const helps = (tries > 0 || hints > 0) && !isSolved && !isShown;
  return html`<section class="riddle ${mood}" part="puzzle" aria-labelledby="riddle">
    <div class="ask">
      <div class="riddle-head">
        <h2 id="riddle" tabindex="-1">${panel.heading}</h2>
        ${stars ? starShapes(stars, words.starsOf(stars, mostStars)) : nothing}
      </div>
      <p><bdi>${rich(task)}</bdi></p>
      ${aside ? html`<p class="also"><bdi>${rich(aside)}</bdi></p>` : nothing}
    </div>
    ${told ? html`<p class="told"><bdi>${rich(told)}</bdi></p>` : nothing}
    ${hints > 0 && !told && !isShown ? panel.hint() : nothing}
    ${
      helps || isSolved
        ? html`<div class="ways">
            ${tries && !isSolved ? html`<span class="soft">${words.tries(tries)}</span>` : nothing}
            ${wrong && !isSolved ? button(words.tryAgain, 'primary', panel.tryAgain) : nothing}
            ${helps && hints < lastHint ? button(words.hint, 'more', panel.takeHint) : nothing}
            ${helps && hints >= lastHint ? button(words.showMe, 'show', panel.show) : nothing}
            ${isSolved ? button(words.another, 'primary next', panel.another) : nothing}
            ${isSolved ? button(words.share.share, 'share', panel.share) : nothing}
          </div>`
        : nothing
    }
    ${course.text === undefined ? nothing : textToCopy(words.share.label, course.text)}
  </section>`;
}

/** Renders the content below the game, which is not needed for the answer: other puzzles, and a game. */
export const puzzleOthers = (
  words: CommonWords['puzzle'],
  isSolved: boolean,
  strengths: TemplateResult | undefined,
  another: () => void,
  leave: () => void,
): TemplateResult =>
  html`<div class="riddles">
    ${isSolved ? nothing : button(words.another, 'next', another)} ${strengths ?? nothing}
    ${button(words.leave, 'leave', leave)}
  </div>`;
