import { css, html, type TemplateResult } from 'lit';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import type { SequenceMove, SequenceState } from '../../src/rules/sequence/index.js';
import { back as english } from '../../src/words/en/back.js';
import { sequenceBack as englishSequence } from '../../src/words/en/sequence-back.js';
import { back as italian } from '../../src/words/it/back.js';
import { sequenceBack as italianSequence } from '../../src/words/it/sequence-back.js';
import { formStyles } from '../parts/form-styles.js';
import { growth, growthTable, type Growth } from '../parts/look-back.js';
import { lookBackStyles } from '../parts/look-back-styles.js';
import { looking } from '../parts/looking.js';
import { reviewStyles } from '../parts/review-styles.js';
import { comparedStyles } from '../parts/mountain/compared-styles.js';
import type { MountainScene } from '../parts/mountain/mountain.js';
import { rich } from '../parts/rich.js';
import { shape } from '../parts/shapes.js';
import { mountainOf, styles as mountainStyles } from './climb.js';
import { seatToAct } from './input.js';
import type { SequenceView } from './view.js';

const tables = {
  en: { ...english, ...englishSequence },
  it: { ...italian, ...italianSequence },
};
const wordsOf = (v: SequenceView) => tables[v.languageTag as keyof typeof tables];

export const styles = [
  formStyles,
  lookBackStyles,
  reviewStyles,
  comparedStyles,
  ...mountainStyles,
  css`
    .lb .hill {
      inline-size: var(--board);
    }
    .six {
      display: flex;
      flex-wrap: wrap;
      gap: calc(var(--u) * 1.5);
      --die: min(calc(var(--u) * 8.5), calc((100cqi - 100px) / 6 - 12px));
      margin-block: 4px;
    }
    .six span {
      display: grid;
      justify-items: center;
      border-radius: calc(var(--u) * 2);
      padding: 3px;
      border: 2px solid transparent;
    }
    .six .in {
      border-color: var(--ab-keep);
      background: var(--ab-well);
    }
    .six .out .die {
      opacity: 0.45;
    }
    .six i {
      font-style: normal;
      line-height: 1;
      block-size: 0;
    }
  `,
];

const reviewRoom = async () => (await import('./review.js')).room;

/** The climb is over: who won, how everybody climbed, and every move to step through. */
export function render(v: SequenceView): TemplateResult {
  const { match } = v;
  const words = wordsOf(v);
  const { plies, players } = match;
  const at = Math.min(v.fingers.backTo ?? plies.length, plies.length);
  const ply = plies[at - 1];
  const state = ply?.state ?? match.start;
  const winner = players[seatToAct(match.state)];
  const others = players.flatMap((player, seat) =>
    player === winner ? [] : [v.words.score(player.name, v.figure(match.state.at[seat]))],
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
              html`<span class="c${colour + 1}">${shape(colour)} ${name} <b>${v.figure(state.at[seat])}</b></span>`,
          )}
        </p>
      </section>
      ${growthTable(grown)}
    </div>
    <div class="bd">
      ${mountainOf(v, state, ply?.events ?? [], false, comparedOf(plies[at - 2]?.state ?? match.start, reviewed.shown))}
    </div>
    ${reviewed.part}
  </div>`;
}

/** The squares that the Sequence that was named led to, and the best one. */
function comparedOf(
  { at, phase, options }: SequenceState,
  shown: ReviewedMove<SequenceMove> | undefined,
): MountainScene['compared'] {
  if (!shown || phase.type !== 'declare') return undefined;
  const square = (steps: number): number => Math.min(options.summit, at[phase.seat] + steps);
  return { played: square(shown.value), best: square(shown.bestValue) };
}

/** What the move before that point brought about, in sentences. */
function moveText(v: SequenceView, at: number): string[] {
  const ply = v.match.plies[at - 1];
  if (!ply) return [wordsOf(v).beginning];
  return ply.events.map((event) => v.tell(event, ply.state)).filter(Boolean);
}

/** The plies after which somebody stood elsewhere. */
function points(v: SequenceView): Growth['points'] {
  const { plies, start } = v.match;
  const moved = plies.flatMap((ply, i) =>
    ply.events.some(({ type }) => type === 'moved') ? [{ at: i + 1, values: ply.state.at }] : [],
  );
  return [{ at: 0, values: start.at }, ...moved];
}
