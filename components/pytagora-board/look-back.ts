import { css, html, type TemplateResult } from 'lit';
import { wasBest } from '../../src/review/summary.js';
import { winners, type LayMove, type PytagoraMove } from '../../src/rules/pytagora/index.js';
import { back as english } from '../../src/words/en/back.js';
import { pytagoraBack as pytagoraEnglish } from '../../src/words/en/pytagora-back.js';
import { back as italian } from '../../src/words/it/back.js';
import { pytagoraBack as pytagoraItalian } from '../../src/words/it/pytagora-back.js';
import { formStyles } from '../parts/form-styles.js';
import { growth, growthTable, type Growth } from '../parts/look-back.js';
import { lookBackStyles } from '../parts/look-back-styles.js';
import { looking } from '../parts/looking.js';
import { pieceDefs } from '../parts/pieces.js';
import { reviewStyles } from '../parts/review-styles.js';
import { rich } from '../parts/rich.js';
import { shape } from '../parts/shapes.js';
import { tableView } from './table-view.js';
import type { PytagoraView } from './view.js';

const tables = {
  en: { ...english, ...pytagoraEnglish },
  it: { ...italian, ...pytagoraItalian },
};

export const styles = [
  formStyles,
  lookBackStyles,
  reviewStyles,
  css`
    .cap.played,
    .cap.best {
      fill: none;
      stroke: var(--ab-ink);
      stroke-width: 9;
    }
    .cap.best {
      stroke-dasharray: 22 16;
    }
    .beststar circle {
      fill: #f4bd3e;
      stroke: #1f2430;
      stroke-width: 5;
    }
    .beststar text {
      font-size: 48px;
      text-anchor: middle;
      fill: #1f2430;
    }
    @container (min-width: 700px) {
      .lb .cloth {
        block-size: calc(0.8 * var(--board));
      }
    }
  `,
];

const reviewRoom = async () => (await import('./review.js')).room;

const lineOf = (move: PytagoraMove | undefined): LayMove | undefined => (move?.type === 'lay' ? move : undefined);

/** The game is over: who won, how the points grew, and every move to step through. Nobody's pieces are shown. */
export function render(v: PytagoraView): TemplateResult {
  const { match, words } = v;
  const back = tables[v.languageTag as keyof typeof tables];
  const { plies, players, start } = match;
  // Draws tell nothing.
  const steps = [0, ...plies.flatMap(({ by }, i) => (by === 'chance' ? [] : [i + 1]))];
  const moves = steps.length - 1;
  const at = Math.min(v.fingers.backTo ?? moves, moves);
  const ply = plies[steps[at] - 1];
  const state = match.game.view(ply?.state ?? start, 'public');
  const won = winners(match.state);
  const others = match.state.scores.flatMap((score, seat) =>
    won.includes(seat) ? [] : [words.score(players[seat].name, v.figure(score))],
  );
  const told = (to: number): string[] => {
    const then = plies[steps[to] - 1];
    return then ? then.events.map((event) => v.tell(event, then.state)).filter(Boolean) : [back.beginning];
  };
  const go = (to: number): void => {
    v.set({ backTo: Math.max(0, Math.min(moves, to)) });
    v.say(told(v.fingers.backTo!).join(' '));
  };
  const reviewed = looking(v, reviewRoom, go);
  const { shown } = reviewed;
  const compared = shown && {
    played: lineOf(shown.played),
    best: lineOf(wasBest(shown) ? shown.played : shown.best),
  };
  const grown: Growth = {
    players,
    points: steps.map((step, i) => ({ at: i, values: (plies[step - 1]?.state ?? start).scores })),
    moves,
    at,
    words: back,
    figure: (value) => v.figure(value),
    go,
    ...reviewed.curve,
  };
  return html`${pieceDefs}
    <div class="app lb">
      <section class="won c${players[won[0]].colour + 1}" part="turn">
        ${won.map((seat) => html`<span class="c${players[seat].colour + 1}">${shape(players[seat].colour)}</span>`)}
        <div>
          <h2 tabindex="-1" data-home>
            ${back.wins(
              won.map((seat) => players[seat].name),
              match.state.scores[won[0]],
            )}
          </h2>
          <p>${others.join(' · ')}</p>
        </div>
        <button type="button" class="btn" @click=${v.again}>${back.playAgain}</button>
        <button type="button" class="btn" @click=${v.newGame}>${back.newGame}</button>
      </section>
      <div class="lbmain">
        ${growth(grown)}
        <section class="card moved">
          <h3>${back.turn(at, moves)}</h3>
          ${told(at).map((sentence) => html`<p>${rich(sentence)}</p>`)}
          <p class="sums">
            ${players.map(
              ({ name, colour }, seat) =>
                html`<span class="c${colour + 1}"
                  >${shape(colour)} ${name} <b>${v.figure(state.scores[seat])}</b></span
                >`,
            )}
          </p>
        </section>
        ${growthTable(grown)}
      </div>
      <div class="bd">${tableView(v, { state, live: false, compared })}</div>
      ${reviewed.part}
    </div>`;
}
