import { html, type TemplateResult } from 'lit';
import type { PlytMove } from '../../src/rules/plyt/index.js';
import { back as english } from '../../src/words/en/back.js';
import { plytBack as englishPlyt } from '../../src/words/en/plyt-back.js';
import { back as italian } from '../../src/words/it/back.js';
import { plytBack as italianPlyt } from '../../src/words/it/plyt-back.js';
import { formStyles } from '../parts/form-styles.js';
import { growth, growthTable, type Growth } from '../parts/look-back.js';
import { lookBackStyles } from '../parts/look-back-styles.js';
import { looking } from '../parts/looking.js';
import { reviewStyles } from '../parts/review-styles.js';
import { comparedStyles } from '../parts/mountain/compared-styles.js';
import type { MountainScene } from '../parts/mountain/mountain.js';
import { rich } from '../parts/rich.js';
import { shape } from '../parts/shapes.js';
import { seatToAct } from './seats.js';
import { squareFigure } from './squares.js';
import type { PlytView } from './view.js';

const tables = {
  en: { ...english, ...englishPlyt },
  it: { ...italian, ...italianPlyt },
};
const wordsOf = (v: PlytView) => tables[v.languageTag as keyof typeof tables];

export const styles = [formStyles, lookBackStyles, reviewStyles, comparedStyles];

const reviewRoom = async () => (await import('./review.js')).room;

/** The race is over: who won, how everybody climbed, and every move to step through. */
export function render(v: PlytView): TemplateResult {
  const { match } = v;
  const words = wordsOf(v);
  const { plies, players } = match;
  const at = Math.min(v.fingers.backTo ?? plies.length, plies.length);
  const ply = plies[at - 1];
  const state = ply?.state ?? match.start;
  const winner = players[seatToAct(match.state)];
  const places = (of: readonly number[]): string[] =>
    players.map(({ name }, seat) => v.gameWords.position(name, squareFigure(v, of[seat])));
  const others = places(match.state.at).filter((_, seat) => players[seat] !== winner);
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
    words,
    figure: (n) => v.figure(n),
    go,
    ...reviewed.curve,
  };
  return html`<div class="app lb">
    <section class="won c${winner.colour + 1}" part="turn">
      <span class="c${winner.colour + 1}">${shape(winner.colour)}</span>
      <div>
        <h2 tabindex="-1" data-home>${words.wins(winner.name)}</h2>
        <p>${others.join(' · ')}</p>
      </div>
      <button type="button" class="btn" @click=${v.again}>${words.playAgain}</button>
      <button type="button" class="btn" @click=${v.newGame}>${words.newGame}</button>
    </section>
    <div class="lbmain">
      ${growth(grown)}
      <section class="card moved">
        <h3>${words.turn(at, plies.length)}</h3>
        ${moveText(v, at).map((sentence) => html`<p>${rich(sentence)}</p>`)}
        <p class="sums">
          ${players.map(
            ({ name, colour }, seat) =>
              html`<span class="c${colour + 1}"
                >${shape(colour)} ${name} <b>${squareFigure(v, state.at[seat])}</b></span
              >`,
          )}
        </p>
      </section>
      ${growthTable(grown)}
    </div>
    ${v.board()?.boardOf(v, { state, events: ply?.events ?? [], live: false, compared: comparedOf(reviewed.shown) })}
    ${reviewed.part}
  </div>`;
}

/** The squares that the choice that was made led to, and the best one: where a card was used. */
function comparedOf(
  shown: { readonly played: PlytMove; readonly best: PlytMove } | undefined,
): MountainScene['compared'] {
  if (shown?.played.type !== 'card' || shown.best.type !== 'card') return undefined;
  return { played: shown.played.to, best: shown.best.to };
}

/** What the move before that point brought about, in sentences. */
function moveText(v: PlytView, at: number): string[] {
  const ply = v.match.plies[at - 1];
  if (!ply) return [wordsOf(v).beginning];
  return ply.events
    .map((event) =>
      event.type === 'chose'
        ? wordsOf(v).chose(v.match.players[event.seat].name, event.dice)
        : v.tell(event, ply.state),
    )
    .filter(Boolean);
}

/** The plies after which somebody stood elsewhere. */
function points(v: PlytView): Growth['points'] {
  const { plies, start } = v.match;
  const moved = plies.flatMap((ply, i) =>
    ply.events.some(({ type }) => type === 'moved') ? [{ at: i + 1, values: ply.state.at }] : [],
  );
  return [{ at: 0, values: start.at }, ...moved];
}
