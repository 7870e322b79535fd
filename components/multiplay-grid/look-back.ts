import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { winners, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { back as english } from '../../src/words/en/back.js';
import { back as italian } from '../../src/words/it/back.js';
import { formStyles } from '../parts/form-styles.js';
import { icon } from '../parts/icons.js';
import { rich } from '../parts/rich.js';
import { shape, shapePaths } from '../parts/shapes.js';
import { boardOf } from './board-view.js';
import { cubeDefs } from './cube.js';
import { lookBackStyles } from './look-back-styles.js';
import type { MultiplayView } from './view.js';

const tables = { en: english, it: italian };
const wordsOf = (v: MultiplayView) => tables[v.languageTag as keyof typeof tables];

export const styles = [formStyles, lookBackStyles];

/** The game is over: who won, how the points grew, and every move to step through. */
export function render(v: MultiplayView): TemplateResult {
  const { match, words } = v;
  const back = wordsOf(v);
  const { plies, players } = match;
  const at = Math.min(v.fingers.backTo ?? plies.length, plies.length);
  const ply = plies[at - 1];
  const state = ply?.state ?? match.start;
  const won = winners(match.state);
  const best = match.state.scores[won[0]];
  const others = match.state.scores.flatMap((score, seat) =>
    won.includes(seat) ? [] : [words.score(players[seat].name, score).replaceAll('-', '\u2212')],
  );
  const go = (to: number): void => {
    v.fingers.backTo = Math.max(0, Math.min(plies.length, to));
    v.say(moveText(v, v.fingers.backTo).join(' '));
  };
  return html`${cubeDefs}
    <div class="app lb">
      <section class="won c${players[won[0]].colour + 1}" part="turn">
        ${won.map((seat) => html`<span class="c${players[seat].colour + 1}">${shape(players[seat].colour)}</span>`)}
        <div>
          <h2 tabindex="-1" data-home>
            ${back.wins(
              won.map((seat) => players[seat].name),
              best,
            )}
          </h2>
          <p>${others.join(' · ')}</p>
        </div>
        <button type="button" class="btn" @click=${v.again}>${back.playAgain}</button>
        <button type="button" class="btn" @click=${v.newGame}>${back.newGame}</button>
      </section>
      <div class="lbmain">
        <section class="card">
          <h3>${back.grew}</h3>
          ${curve(v, at)}
          <div class="scrub">
            <button
              type="button"
              class="ic"
              aria-label=${back.earlier}
              aria-disabled=${at ? nothing : 'true'}
              @click=${() => go(at - 1)}
            >
              ${icon('earlier')}
            </button>
            <input
              type="range"
              min="0"
              max=${plies.length}
              .value=${String(at)}
              aria-label=${back.grew}
              aria-valuetext=${back.turn(at, plies.length)}
              @input=${(e: Event) => go(Number((e.target as HTMLInputElement).value))}
            />
            <button
              type="button"
              class="ic"
              aria-label=${back.later}
              aria-disabled=${at < plies.length ? nothing : 'true'}
              @click=${() => go(at + 1)}
            >
              ${icon('later')}
            </button>
          </div>
        </section>
        <section class="card moved">
          <h3>${back.turn(at, plies.length)}</h3>
          ${moveText(v, at).map((sentence) => html`<p>${rich(sentence)}</p>`)}
          <p class="sums">
            ${players.map(
              ({ name, colour }, seat) =>
                html`<span class="c${colour + 1}"
                  >${shape(colour)} ${name} <b>${v.figure(state.scores[seat])}</b></span
                >`,
            )}
          </p>
        </section>
        <details class="card">
          <summary>${back.table}</summary>
          ${table(v)}
        </details>
      </div>
      <div class="bd">${boardOf(v, { state, events: ply?.events ?? [], live: false })}</div>
    </div>`;
}

/** What the move before that point brought about, in sentences. */
function moveText(v: MultiplayView, at: number): string[] {
  const ply = v.match.plies[at - 1];
  if (!ply) return [wordsOf(v).beginning];
  return ply.events.map((event) => v.tell(event, ply.state)).filter(Boolean);
}

/** The plies after which the scores may have changed, with the scores then. */
function points(v: MultiplayView): { at: number; state: MultiplayState }[] {
  const { plies, start } = v.match;
  const placed = plies.flatMap((ply, i) =>
    ply.events.some((event) => event.type === 'placed') ? [{ at: i + 1, state: ply.state }] : [],
  );
  return [{ at: 0, state: start }, ...placed];
}

const width = 1000;
const height = 330;
const dashes = ['', '14 6', '4 6', '20 6 4 6', '8 4', '2 5'];

/** The scores as stairs over the moves. A picture: what it says is in the table and in the words beside it. */
function curve(v: MultiplayView, at: number): TemplateResult {
  const steps = points(v);
  const all = steps.flatMap(({ state }) => [...state.scores]);
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const last = Math.max(1, v.match.plies.length);
  const x = (ply: number): number => 70 + ((width - 170) * ply) / last;
  const y = (score: number): number => height - 20 - ((height - 50) * (score - low)) / (high - low);
  const unit = [5, 10, 20, 50, 100, 200].find((u) => (high - low) / u <= 4) ?? 500;
  const first = Math.ceil(low / unit) * unit;
  const lines = Array.from({ length: Math.floor((high - first) / unit) + 1 }, (_, i) => first + i * unit);
  const now = steps.findLast((step) => step.at <= at)!.state;
  const line = (seat: number): SVGTemplateResult => {
    const path = steps
      .map(({ at: ply, state }, i) => `${i ? `H${x(ply)}V` : `M${x(0)} `}${y(state.scores[seat])}`)
      .join('');
    const { colour } = v.match.players[seat];
    return svg`<g class="c${colour + 1}"><path class="ln" d="${path}H${x(last)}" stroke-dasharray=${dashes[colour]}></path>
      <path class="mk" d=${shapePaths[colour]} transform="translate(${x(at) - 15} ${y(now.scores[seat]) - 15}) scale(.3)"></path></g>`;
  };
  const ends = labels(v.match.state.scores.map(y));
  return html`<svg class="curve" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${lines.map((score) => svg`<path class="gl" d="M60 ${y(score)}H${width - 90}"></path><text class="ax" x="50" y=${y(score) + 12} text-anchor="end">${v.figure(score)}</text>`)}
    <path class="cursor" d="M${x(at)} 10V${height - 10}"></path>
    ${v.match.players.map((_, seat) => line(seat))}
    ${v.match.players.map(
      ({ colour }, seat) => svg`<g class="c${colour + 1}" transform="translate(${width - 82} ${ends[seat]})">
        <path class="mk" d=${shapePaths[colour]} transform="translate(0 -16) scale(.32)"></path>
        <text class="endl" x="38" y="15">${v.figure(v.match.state.scores[seat])}</text></g>`,
    )}
  </svg>`;
}

/** Moves labels apart that would cover each other. */
function labels(wanted: readonly number[]): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const placed: number[] = [];
  let above = -Infinity;
  for (const { at, i } of order) {
    above = Math.max(at, above + 42);
    placed[i] = above;
  }
  return placed;
}

function table(v: MultiplayView): TemplateResult {
  const back = wordsOf(v);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${back.table}>
    <table>
      <thead>
        <tr>
          <th scope="col">${back.turnHeading}</th>
          ${v.match.players.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${points(v).map(
          ({ at, state }) =>
            html`<tr>
              <th scope="row">${v.figure(at)}</th>
              ${state.scores.map((score) => html`<td>${v.figure(score)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
