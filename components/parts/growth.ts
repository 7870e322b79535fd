import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import type { CommonWords } from '../../src/words/types.js';
import { icon } from '../style/icons.js';
import { shapePaths } from '../style/shapes.js';

/** The course of a game: the numbers of all players after each move that may have changed them. */
export interface Growth {
  readonly players: readonly Player[];
  readonly points: readonly { readonly at: number; readonly values: readonly number[] }[];
  /** The number of moves, and how many of them have been made in the position shown. */
  readonly moves: number;
  readonly at: number;
  readonly words: Pick<CommonWords['replay'], 'grew' | 'turn' | 'earlier' | 'later' | 'table' | 'turnHeading'>;
  readonly figure: (value: number) => string;
  /** The upper end of the scale; by default the largest number. */
  readonly high?: number;
  /** The names of the curve and its table, if they differ from `words`. */
  readonly names?: Pick<CommonWords['replay'], 'grew' | 'table'>;
  /** The marked points on the curve of a player. */
  readonly marks?: readonly { readonly at: number; readonly seat: number; readonly text: string }[];
}

/** Renders the curve of a game with the controls to step from move to move; `go` leads to one. */
export function growth(g: Growth, go: (to: number) => void): TemplateResult {
  const { words, at, moves } = g;
  const step = (to: number, name: 'earlier' | 'later'): TemplateResult => {
    const can = to >= 0 && to <= moves;
    return html`<button
      type="button"
      class="icon-button"
      aria-label=${words[name]}
      aria-disabled=${can ? nothing : 'true'}
      @click=${() => can && go(to)}
    >
      ${icon(name)}
    </button>`;
  };
  return html`<section class="card">
    <h3>${(g.names ?? words).grew}</h3>
    ${curve(g)}
    <div class="scrub">
      ${step(at - 1, 'earlier')}
      <input
        type="range"
        min="0"
        max=${moves}
        .value=${String(at)}
        aria-label=${(g.names ?? words).grew}
        aria-valuetext=${words.turn(at, moves)}
        @input=${(e: Event) => go(Number((e.target as HTMLInputElement).value))}
      />
      ${step(at + 1, 'later')}
    </div>
  </section>`;
}

/** The width of the drawing, in units: no more than lets its numbers be read on a phone. */
const width = 800;
const height = 330;
const dashes = ['', '14 6', '4 6', '20 6 4 6', '8 4', '2 5'];

/** Renders the numbers as a step curve. It is hidden from screen readers, because the table and the words say the same. */
function curve({ players, points, moves, at, figure, high: top = 10, marks = [] }: Growth): TemplateResult {
  const all = points.flatMap(({ values }) => [...values]);
  const low = Math.min(0, ...all);
  const high = Math.max(top, ...all);
  const last = Math.max(1, moves);
  const unit = [5, 10, 20, 50, 100, 200].find((u) => (high - low) / u <= 4) ?? 500;
  const first = Math.ceil(low / unit) * unit;
  const lines = Array.from({ length: Math.floor((high - first) / unit) + 1 }, (_, i) => first + i * unit);
  // Space for the numbers next to the lines and at their ends.
  const left = Math.max(50, 21 * Math.max(...lines.map((score) => figure(score).length)));
  const right = 38 + 30 * Math.max(...points.at(-1)!.values.map((value) => figure(value).length));
  const x = (ply: number): number => left + 20 + ((width - left - 30 - right) * ply) / last;
  const y = (score: number): number => height - 20 - ((height - 50) * (score - low)) / (high - low);
  const valuesAt = (to: number): readonly number[] => (points.findLast((point) => point.at <= to) ?? points[0]).values;
  const now = valuesAt(at);
  const end = points.at(-1)!.values;
  const line = (seat: number): SVGTemplateResult => {
    const path = points
      .map(({ at: ply, values }, i) => `${i ? `H${x(ply)}V` : `M${x(0)} `}${y(values[seat])}`)
      .join('');
    const { colour } = players[seat];
    return svg`<g class="colour${colour + 1}"><path class="score-line" d="${path}H${x(last)}" stroke-dasharray=${dashes[colour]}></path>
      <path class="end-mark" d=${shapePaths[colour]} transform="translate(${x(at) - 15} ${y(now[seat]) - 15}) scale(.3)"></path></g>`;
  };
  const ends = labels(end.map(y), height - 20);
  return html`<svg class="curve" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${lines.map((score) => svg`<path class="level" d="M${left + 10} ${y(score)}H${width - right}"></path><text class="axis" x=${left} y=${y(score) + 12} text-anchor="end">${figure(score)}</text>`)}
    <path class="cursor" d="M${x(at)} 10V${height - 10}"></path>
    ${players.map((_, seat) => line(seat))}
    ${marks.map(({ at: ply, seat, text }) => {
      const down = y(valuesAt(ply)[seat]);
      return svg`<g class="dear" transform="translate(${x(ply)} ${down < 80 ? down + 44 : down - 44})"><circle r="28"></circle><text y="15">${text}</text></g>`;
    })}
    ${players.map(
      (
        { colour },
        seat,
      ) => svg`<g class="colour${colour + 1}" transform="translate(${width - right + 8} ${ends[seat]})">
        <path class="end-mark" d=${shapePaths[colour]} transform="translate(0 -16) scale(.32)"></path>
        <text class="end-label" x="38" y="15">${figure(end[seat])}</text></g>`,
    )}
  </svg>`;
}

/** The height of a label. */
const labelHeight = 42;

/** Moves overlapping labels apart; none is moved below `lowest`. */
export function labels(wanted: readonly number[], lowest: number): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  order.forEach((i, k) => {
    if (k) placed[i] = Math.max(placed[i], placed[order[k - 1]] + labelHeight);
  });
  let below = lowest + labelHeight;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], below - labelHeight);
    below = placed[i];
  }
  return placed;
}

/** Renders the same numbers as a table. */
export function growthTable({ players, points, words, figure, names = words }: Growth): TemplateResult {
  return html`<details class="card">
    <summary>${names.table}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label=${names.table}>
      <table>
        <caption class="visually-hidden">
          ${names.grew}
        </caption>
        <thead>
          <tr>
            <th scope="col">${words.turnHeading}</th>
            ${players.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${points.map(
            ({ at, values }) =>
              html`<tr>
                <th scope="row">${figure(at)}</th>
                ${values.map((value) => html`<td>${figure(value)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
