import { html, type TemplateResult } from 'lit';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import { wasBest } from '../../src/review/summary.js';
import { winners, type MultiplayMove, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { back as english } from '../../src/words/en/back.js';
import { back as italian } from '../../src/words/it/back.js';
import { formStyles } from '../parts/form-styles.js';
import { growth, growthTable, type Growth } from '../parts/look-back.js';
import { lookBackStyles } from '../parts/look-back-styles.js';
import { looking } from '../parts/looking.js';
import { reviewStyles } from '../parts/review-styles.js';
import { rich } from '../parts/rich.js';
import { shape } from '../parts/shapes.js';
import { boardOf, type Shown } from './board-view.js';
import { cubeDefs } from './cube.js';
import { markStyles } from './mark-styles.js';
import type { MultiplayView } from './view.js';

const tables = { en: english, it: italian };
const wordsOf = (v: MultiplayView) => tables[v.languageTag as keyof typeof tables];

export const styles = [formStyles, lookBackStyles, reviewStyles, markStyles];

const reviewRoom = async () => (await import('./review.js')).room;

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
    won.includes(seat) ? [] : [words.score(players[seat].name, v.figure(score))],
  );
  const go = (to: number): void => {
    v.fingers.backTo = Math.max(0, Math.min(plies.length, to));
    v.say(moveText(v, v.fingers.backTo).join(' '));
  };
  const reviewed = looking(v, reviewRoom, go);
  const grown: Growth = {
    players,
    points: points(v),
    moves: plies.length,
    at,
    words: back,
    figure: (value) => v.figure(value),
    go,
    ...reviewed.curve,
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
        ${growth(grown)}
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
        ${growthTable(grown)}
      </div>
      <div class="bd">
        ${boardOf(v, { state, events: ply?.events ?? [], live: false, compared: comparedOf(state, reviewed.shown) })}
      </div>
      ${reviewed.part}
    </div>`;
}

/** The cells of the choice that was made, and of the best one. */
function comparedOf(
  { numbers, die }: MultiplayState,
  shown: ReviewedMove<MultiplayMove> | undefined,
): Shown['compared'] {
  if (!shown) return undefined;
  const cellOf = (move: MultiplayMove): number | undefined =>
    move.type === 'turn' ? move.cell : move.type === 'answer' ? numbers.indexOf(die * move.factor) : undefined;
  return { played: cellOf(shown.played), best: cellOf(wasBest(shown) ? shown.played : shown.best) };
}

/** What the move before that point brought about, in sentences. */
function moveText(v: MultiplayView, at: number): string[] {
  const ply = v.match.plies[at - 1];
  if (!ply) return [wordsOf(v).beginning];
  return ply.events.map((event) => v.tell(event, ply.state)).filter(Boolean);
}

/** The plies after which the scores may have changed, with the scores then. */
function points(v: MultiplayView): Growth['points'] {
  const { plies, start } = v.match;
  const placed = plies.flatMap((ply, i) =>
    ply.events.some((event) => event.type === 'placed') ? [{ at: i + 1, values: ply.state.scores }] : [],
  );
  return [{ at: 0, values: start.scores }, ...placed];
}
