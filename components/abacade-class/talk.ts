import { css, html, nothing, type TemplateResult } from 'lit';
import type { Highlight } from '../../src/match/highlights.js';
import { sumDirection, sumText } from '../../src/words/notation.js';
import { icon } from '../style/icons.js';
import { shape } from '../style/shapes.js';
import { boardNamed, pictured, type Context } from './context.js';
import type { TurningView } from './round-talk.js';

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

/** Renders the buttons that step through the moves around the turning point; the arrow keys do the same. */
function stepping({ words, stepBy }: Context, { step, last }: TurningView): TemplateResult {
  const button = (by: -1 | 1, label: string, isOn: boolean): TemplateResult =>
    html`<button
      type="button"
      class="button ${isOn ? '' : 'off'}"
      part="action"
      aria-disabled=${isOn ? nothing : 'true'}
      @click=${() => stepBy(by)}
    >
      ${by < 0 ? icon('earlier') : nothing}<span>${label}</span>${by > 0 ? icon('later') : nothing}
    </button>`;
  return html`<div class="stepping">
    ${button(-1, words.round.earlier, step > 0)}
    <span class="steps" aria-hidden="true"
      >${Array.from({ length: last + 1 }, (_, i) => html`<i class=${i === step ? 'on' : ''}></i>`)}</span
    >
    ${button(1, words.round.later, step < last)}
  </div>`;
}

/** Renders the board at its turning point, with what the move changed. */
export function turningBoard(v: Context): TemplateResult | typeof nothing {
  const turning = v.talk?.turning;
  const board = turning && boardNamed(v, turning.board);
  if (!board) return nothing;
  const view = v.turningView(turning);
  const { before, after } = view;
  return html`<section class="card turning">
    <h3>${v.words.round.turning(v.figure(board.number))}</h3>
    <p class="turned" role="status">
      ${board.seats.map(
        (who, seat) =>
          html`<span class="seat colour${seat + 1}"
            >${who === 'bot' ? nothing : shape(seat)}${pictured(v, who)}
            <b
              >${
                before === undefined || before[seat] === after[seat]
                  ? nothing
                  : html`${v.figure(before[seat])}${icon('later')}`
              }${v.figure(after[seat])}</b
            ></span
          >`,
      )}
    </p>
    ${v.isProjector ? nothing : stepping(v, view)}
    <div class="turning-board">${view.element}</div>
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
  .stepping {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ab-space-4);
  }
  .steps {
    display: flex;
    gap: var(--ab-space-3);
  }
  .steps i {
    inline-size: 0.6em;
    block-size: 0.6em;
    border: 2px solid var(--ab-line);
    border-radius: 50%;
  }
  .steps .on {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
  }
  .turning-board {
    position: relative;
    inline-size: min(100%, 66svh, 640px);
    aspect-ratio: 1;
    margin-inline: auto;
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
