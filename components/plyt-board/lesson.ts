import { css, html, nothing, type TemplateResult } from 'lit';
import { playerAt } from '../../src/rules/plyt/index.js';
import { productTip, sumTip, type TipLine } from '../../src/rules/plyt/tips.js';
import { rich } from '../ui/rich-text.js';
import { shape } from '../ui/shapes.js';
import { sumOf } from './announcements.js';
import type { PlytContext } from './context.js';
import { seatToAct, toNext } from './turn.js';

export const lessonStyles = css`
  .sum {
    text-align: center;
    font-size: calc(var(--u) * 6);
    font-weight: 800;
    line-height: 1.2;
  }
  .sum s {
    color: var(--ab-wrong);
    text-decoration-thickness: 3px;
  }
  .sum b {
    color: var(--ab-right);
  }
  .late {
    text-align: center;
    font-weight: 700;
  }
  .then {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
  }
  .then .shape {
    font-size: calc(var(--u) * 5);
  }
  .throw .shape {
    color: inherit;
  }
  .route {
    display: grid;
    gap: calc(var(--u) * 1);
    padding: calc(var(--u) * 2.5) calc(var(--u) * 4);
  }
  .stage .route h3 {
    font-size: calc(var(--u) * 3.75);
    color: var(--ab-ink-soft);
  }
  .route ol {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 0 0.4em;
    font-size: calc(var(--u) * 5.25);
    line-height: 1.25;
    font-weight: 700;
    direction: ltr;
  }
  .route.far ol {
    font-size: calc(var(--u) * 4.25);
  }
  .route li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    animation: line 120ms backwards;
  }
  .route li:nth-child(2) {
    animation-delay: 120ms;
  }
  .route li:nth-child(n + 3) {
    animation-delay: 240ms;
  }
  .route span,
  .route b {
    text-align: end;
  }
  .route li:last-child b {
    color: var(--ab-right);
  }
  @keyframes line {
    from {
      opacity: 0;
    }
  }
`;

const signs = { '*': '×', '+': '+', '-': '−', '/': '÷' } as const;

const row = (v: PlytContext, { terms, sign, value }: TipLine): TemplateResult =>
  html`<li>
    <span>${terms.map((n) => v.figure(n)).join(` ${signs[sign]} `)}</span> <i>=</i> <b>${v.figure(value)}</b>
  </li>`;

/**
 * Renders the lesson after a wrong answer: the answer given, the right one, and an easy way to find it. It stays until
 * dismissed.
 */
export function lessonCard(v: PlytContext, at: number): TemplateResult | typeof nothing {
  const words = v.gameWords.lesson;
  const { events, state } = v.match.plies[at];
  const asked = events.find((event) => event.type === 'answered' || event.type === 'time-up');
  if (asked?.type !== 'answered' && asked?.type !== 'time-up') return nothing;
  const { seat, prompt, expected } = asked;
  const numbers = prompt.split(/[*+]/).map(Number);
  const { operation } = playerAt(state.options, seat);
  const { colour } = v.match.players[seat];
  const lines = operation === 'add' ? sumTip(numbers) : productTip(numbers);
  const goOn = (): void => {
    v.interaction.seen = at + 1;
    toNext(v);
  };
  const next = v.match.isOver ? undefined : seatToAct(v.match.state);
  const late = asked.type === 'time-up' || asked.late;
  const given = late ? nothing : html`<s>${v.figure(asked.given)}</s> `;
  const then = events.find(({ type }) => type === 'stayed' || type === 'moved');
  const far = lines.length > 5;
  const onward = html`<p class="then c${colour + 1}">
      ${shape(colour)}<bdi>${then ? rich(v.announce(then, state)) : nothing}</bdi>
    </p>
    <button type="button" class="throw" data-home @click=${goOn}>
      ${next === undefined ? nothing : shape(v.match.players[next].colour)}
      ${next === undefined || next === seat ? words.goOn : words.next(v.match.players[next].name)}
    </button>`;
  const way = lines.length
    ? html`<div class="card route ${far ? 'far' : ''}">
        <h3>${words.way}</h3>
        <ol>
          ${lines.map((one) => row(v, one))}
        </ol>
      </div>`
    : nothing;
  // A long explanation comes last, so that the button is visible without scrolling.
  return html`${late ? html`<p class="late">${words.late}</p>` : nothing}
    <p class="sum">
      <bdi dir="ltr">${sumOf(v, prompt)} = ${given}<b>${v.figure(expected)}</b></bdi>
    </p>
    ${far ? [onward, way] : [way, onward]}`;
}
