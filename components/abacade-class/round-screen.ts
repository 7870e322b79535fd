import { html, nothing, svg, type TemplateResult } from 'lit';
import { writeCode } from '../../src/live/protocol/codes.js';
import type { Pairing } from '../../src/live/protocol/lesson-messages.js';
import { segments } from '../style/controls.js';
import { rich } from '../style/rich-text.js';
import { icon } from '../style/icons.js';
import { admittedPupils, lookingBack, pictured, unseatedPupils, type Context } from './context.js';
import { door, locking } from './lobby-screen.js';
import { partners } from './sentences.js';
import { factsAndPraise, turningBoard } from './talk.js';

export interface RoundScreen extends Context {
  readonly pairing: Pairing;
  readonly minutes: number | undefined;
  choosePairing(pairing: Pairing): void;
  chooseMinutes(minutes: number | undefined): void;
}

/** Height of the slopes, in the units of the drawing. */
const height = 180;
const middle = 200;
const half = 190;

/** Renders the mountain of all right answers: a layer for each round, up to the summit that the teacher has set. */
export function mountain({ words: { round: w }, view: { right, summit }, figure }: Context): TemplateResult {
  const total = right.reduce((sum, count) => sum + count, 0);
  const part = summit > 0 ? Math.min(1, total / summit) : 0;
  const base = 200;
  const at = (share: number): { y: number; x: number } => ({ y: base - height * share, x: half * (1 - share) });
  // The share of the summit that was reached after each round.
  const reached = right.map((_, i) =>
    Math.min(1, right.slice(0, i + 1).reduce((sum, count) => sum + count, 0) / Math.max(1, summit)),
  );
  const layers = reached.map((upper, i) => {
    const [low, high] = [at(reached[i - 1] ?? 0), at(upper)];
    return svg`<path class="layer layer${(i % 4) + 1}" d="M${middle - low.x} ${low.y}L${middle + low.x} ${low.y}L${middle + high.x} ${high.y}L${middle - high.x} ${high.y}z"></path>
      <path class="line" d="M${middle - high.x} ${high.y}H${middle + high.x}"></path>`;
  });
  const flag = at(part).y;
  return html`<svg
    class="mountain"
    viewBox="0 0 400 210"
    role="img"
    aria-label=${w.mountain(figure(Math.round(part * 100)))}
  >
    ${layers}
    <path class="edge" d="M${middle - half} ${base}L${middle} ${base - height}L${middle + half} ${base}z"></path>
    <path
      class="flag"
      d="M${middle} ${flag}V${flag - 26}H${middle + 30}L${middle + 22} ${flag - 18}L${middle + 30} ${flag - 10}H${middle}"
    ></path>
  </svg>`;
}

/** Returns whether nobody had a turn in the last round. */
const isUnplayed = ({ view: { boards, phase } }: Context): boolean =>
  phase === 'between' && boards.every(({ winners }) => winners?.length === 0);

/** Renders the result of the class as a whole, without names and ranks. */
export function together(v: Context): TemplateResult {
  const w = v.words.round;
  const { right, summit, bests, counts } = v.view;
  const heading = counts === undefined || counts === 'answers' ? w.together : w.counts[counts];
  const total = right.reduce((sum, count) => sum + count, 0);
  // A game that asks for no answers has nothing to climb with.
  if (total === 0 && right.length > 0)
    return html`<section class="card climb">
      <h3>${isUnplayed(v) ? w.unplayed : w.over(v.figure(right.length))}</h3>
    </section>`;
  const change = (event: Event): void => {
    const count = Number((event.target as HTMLInputElement).value);
    if (Number.isInteger(count) && count > 0 && count <= 1e6) v.send({ do: 'summit', right: count });
  };
  return html`<section class="card climb">
      <h3>${rich(heading(v.figure(total)))}</h3>
      ${isUnplayed(v) ? html`<p>${w.unplayed}</p>` : nothing} ${mountain(v)}
      <p class="soft">${total >= summit && total > 0 ? w.onTop : w.summitAt(v.figure(summit))}</p>
      <ul class="rounds">
        ${right.map((count, i) => html`<li>${w.each(v.figure(i + 1))} <b>${v.figure(count)}</b></li>`)}
      </ul>
      ${
        v.isProjector
          ? nothing
          : html`<label class="row"
              ><span>${w.setSummit}</span
              ><input type="number" min="1" max="1000000" step="1" .value=${String(summit)} @change=${change}
            /></label>`
      }
    </section>
    ${
      right.length > 1 && bests > 0
        ? html`<section class="card own-bests">
            <h3>${rich(w.bests(bests))}</h3>
            <p class="soft">${w.bestsHelp}</p>
          </section>`
        : nothing
    }`;
}

/** Renders the list of pupils with their partners, in alphabetical order. */
function list(v: Context): TemplateResult {
  const rows = v.view.boards
    .flatMap((board) => board.seats.flatMap((pupil) => (pupil === 'bot' ? [] : [{ pupil, board }])))
    .sort((a, b) => v.byName(a.pupil, b.pupil));
  return html`<ul class="seating">
    ${rows.map(
      ({ pupil, board }) =>
        html`<li>
          <b class="pictured">${pictured(v, pupil)}</b><span>${partners(v, board, pupil)}</span
          ><i><span class="visually-hidden">${v.words.board.title('')}</span>${v.figure(board.number)}</i>
        </li>`,
    )}
  </ul>`;
}

const durations = [undefined, 5, 10, 15, 20];

/** Renders the screen of a round that has been paired, or of one that has ended, with the next. */
export function roundScreen(v: RoundScreen): TemplateResult {
  const { round: w, wall, lobby } = v.words;
  const { phase, round, rounds, lesson } = v.view;
  const isPaired = phase === 'paired';
  const free = unseatedPupils(v.view).length;
  const back = lookingBack(v);
  const notOn = back.length ? html`<p class="note">${wall.lookBack(v.list(back))}</p>` : nothing;
  const pairings = (['swiss', 'round-robin', 'groups'] as const).map((value) => ({ value, label: w.pairings[value] }));
  const minutes = durations.map((value) => ({
    value,
    label: value === undefined ? w.noEnd : w.minutes(v.figure(value)),
  }));
  const pair = (): void => v.send({ do: 'pair', how: v.pairing });
  const next = html`<p class="soft">${wall.readyNow(free - back.length)}</p>
    ${notOn}
    ${
      lesson.how === 'computer' || lesson.size > 2
        ? nothing
        : html`<p class="label">${w.pairing}</p>
            ${segments('pairing', w.pairing, pairings, v.pairing, v.choosePairing)}`
    }
    <button
      type="button"
      class="button wide ${free ? 'primary' : 'off'}"
      part="action"
      aria-disabled=${free ? nothing : 'true'}
      @click=${() => free && pair()}
    >
      ${isPaired || !free ? w.again : wall.pairThem(free)}
    </button>`;
  const begin = html`${notOn}
    <p class="label">${w.endsAfter}</p>
    ${segments('minutes', w.endsAfter, minutes, v.minutes, v.chooseMinutes)}
    <button
      type="button"
      class="button primary wide"
      part="action"
      @click=${() => v.send({ do: 'round', on: true, ...(v.minutes === undefined ? {} : { minutes: v.minutes }) })}
    >
      ${w.begin(v.figure(round))}
    </button>
    <button type="button" class="button wide" @click=${pair}>${icon('again')}${w.again}</button>`;
  return html`<div class="app round-page">
    <header class="page-head">
      <h2 tabindex="-1" data-home>${w.title(v.figure(round), v.figure(Math.max(round, rounds)))}</h2>
      <p class="soft">${isPaired ? w.find : ''}</p>
      ${
        v.isProjector
          ? nothing
          : html`<div class="actions">
              <button type="button" class="button" @click=${() => v.go({ at: 'table' })}>
                ${icon('chart')}${wall.table}
              </button>
              <button type="button" class="button warning" @click=${() => v.go({ at: 'end' })}>${wall.end}</button>
            </div>`
      }
    </header>
    <div class="round-columns">
      ${isPaired ? list(v) : html`<div class="together">${turningBoard(v)}${v.talk?.turning ? nothing : together(v)}</div>`}
      <aside>
        ${(isPaired && v.view.right.length) || v.talk?.turning ? together(v) : nothing} ${factsAndPraise(v)}
        ${v.isProjector ? nothing : html`${isPaired ? begin : next}${door(v)}`}
        ${
          v.isProjector
            ? nothing
            : html`<div class="locking">
                <p class="soft">${wall.isHere(admittedPupils(v.view).length)}. ${lobby.code(writeCode(v.view.code))}</p>
                ${locking(v)}
              </div>`
        }
      </aside>
    </div>
  </div>`;
}

/** Renders the projector's screen with the result of the class, and the first three if the teacher shows them. */
export function honourScreen(v: Context, title: string = v.words.honour.title): TemplateResult {
  const { first } = v.view.shown;
  return html`<div class="app round-page honour">
    <header class="page-head"><h2>${title}</h2></header>
    <div class="together">${together(v)}${factsAndPraise(v)}</div>
    ${
      first?.length
        ? html`<section class="card">
            <h3 id="first">${v.words.honour.first}</h3>
            <ul class="here" aria-labelledby="first">
              ${[...first].sort(v.byName).map((pupil) => html`<li class="chip">${pictured(v, pupil)}</li>`)}
            </ul>
          </section>`
        : nothing
    }
  </div>`;
}
