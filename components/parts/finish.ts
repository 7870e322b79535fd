import { html, nothing, svg, type TemplateResult } from 'lit';
import { missedFacts } from '../../src/match/missed-facts.js';
import type { Seat } from '../../src/rules/game.js';
import { hasPracticeUndo } from '../../src/rules/practice-undo.js';
import { listed } from '../../src/words/notation.js';
import type { GameContext } from './context.js';
import type { Finish, Praise } from './finish-types.js';
import { celebration } from './beats.js';
import type { GameTypes } from './game-types.js';
import { icon, tick } from '../style/icons.js';
import { nameIn, playerName } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { confetti } from './confetti.js';
import { praiseList } from './praise.js';

/** The maximum number of achievements shown for a player; in a small space, the maximum number for all players. */
const mostPraise = 2;

/** Returns the seat that the finish screen is about: a winning person, otherwise another person, otherwise a winner. */
export function honoured<T extends GameTypes>({ match }: GameContext<T>, winners: readonly Seat[]): Seat {
  const people = match.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  return winners.find((seat) => people.includes(seat)) ?? people.at(0) ?? winners[0];
}

/** Returns the announcement at the end of a game. */
export function finishSaid<T extends GameTypes>(v: GameContext<T>, finish: Finish): string {
  const praised = achievements(v, finish).map(({ says }) => says);
  return [finish.says, ...aloneSaid(v), ...praised, ...withPracticeUndo(v)].filter(Boolean).join(' ');
}

/**
 * Returns the achievements shown, the most important first. If two people played, theirs alternate, whoever has won. If
 * several people have won together, each has one achievement, of different kinds if possible, because achievements do not
 * compare players. They name their player unless they all belong to the sole winner.
 */
function achievements<T extends GameTypes>(v: GameContext<T>, finish: Finish): Praise[] {
  const { winners } = finish;
  const { players } = v.match;
  const together = winners.filter((seat) => !players[seat].bot);
  if (together.length > 1) {
    const shown: Praise[] = [];
    for (const seat of together.slice(0, mostPraise)) {
      const own = finish.praise(seat);
      const one = own.find(({ text }) => shown.every((other) => other.text !== text)) ?? own.at(0);
      if (one) shown.push(attributed(v, one, seat));
    }
    return shown;
  }
  const seat = honoured(v, winners);
  const people = players.flatMap(({ bot }, other) => (bot || other === seat ? [] : [other]));
  if (people.length === 1 && !players[seat].bot) {
    const [own, others] = [seat, people[0]].map((one) =>
      finish
        .praise(one)
        .slice(0, mostPraise)
        .map((praise) => attributed(v, praise, one)),
    );
    return Array.from({ length: mostPraise }, (_, i) => [own.at(i), others.at(i)])
      .flat()
      .filter((one) => one !== undefined);
  }
  const own = finish.praise(seat).slice(0, mostPraise);
  return winners.length === 1 && winners[0] === seat ? own : own.map((one) => attributed(v, one, seat));
}

function attributed<T extends GameTypes>(v: GameContext<T>, praise: Praise, seat: Seat): Praise {
  const whose = v.match.players[seat];
  return { ...praise, whose, says: listed([nameIn(whose), praise.says], v.notation) };
}

/** Renders the end of a game: the winner, the final board, the achievements, and the next actions. */
export function finishScreen<T extends GameTypes>(v: GameContext<T>, finish: Finish): TemplateResult {
  const { winners, origin, shapes } = finish;
  const seat = honoured(v, winners);
  const isLive = v.moment?.beat.name === celebration;
  const { panel, finish: w } = v.words;
  const label = finish.inPictures ? 'visually-hidden' : nothing;
  const missed = v.screens.practised ? 0 : missedFacts(v.match).length;
  return html`<div
    class="app finish ${isLive ? 'live' : ''} ${finish.inPictures ? 'in-pictures' : ''}"
    .style="--pace:${v.table.pace}"
  >
    <div class="ending">
      ${winner(v, finish)} ${praiseList([...practised(v), ...achievements(v, finish)].slice(0, 2 * mostPraise))}
      ${others(v, finish)}
      <div class="after ${missed ? 'missed' : ''}">
        ${
          v.isLive
            ? nothing
            : html`<button type="button" class="button primary" part="action" @click=${() => v.host.newGame()}>
                ${icon('again')}<span class=${label}>${w.playAgain}</span>
              </button>`
        }
        ${
          missed
            ? html`<button
                type="button"
                class="button to-practice"
                part="action"
                @click=${() => v.screens.show('practice')}
              >
                ${w.practice.open(missed)}
              </button>`
            : nothing
        }
        <button type="button" class="button to-replay" part="action" @click=${() => v.screens.openReplay(seat)}>
          ${icon('chart')}<span class=${label}>${w.see}</span>
        </button>
        ${
          v.openGarden
            ? html`<button type="button" class="button to-garden" part="action" @click=${v.openGarden}>
                ${w.garden}
              </button>`
            : nothing
        }
        ${
          v.isLive
            ? nothing
            : html`<button type="button" class="button" part="action" @click=${() => v.screens.show('set-up')}>
                ${finish.inPictures ? icon('form') : nothing}<span class=${label}>${panel.newGame}</span>
              </button>`
        }
      </div>
      <div class="scene"><div class="fit">${finish.board()}</div></div>
    </div>
    ${isLive ? confetti(shapes, origin) : nothing}
  </div>`;
}

/** Returns the facts practised after the game as an achievement. */
function practised<T extends GameTypes>({
  screens: { practised: count },
  words: { finish },
}: GameContext<T>): Praise[] {
  const { practice: w } = finish;
  return count ? [{ picture: tick, head: w.known(count), text: w.practised, says: w.says(count) }] : [];
}

/** Renders the winners' shapes in their colours; several winners are shown as equals. */
function winner<T extends GameTypes>(
  v: GameContext<T>,
  { winners, title, note, inPictures, shapes }: Finish,
): TemplateResult {
  const colours = winners.map((seat) => v.match.players[seat].colour + 1);
  const share = 100 / colours.length;
  const stripes = colours.map((n, i) => `var(--ab-p${n}) ${i * share}% ${(i + 1) * share}%`);
  return html`<section
    class="winner colour${colours[0]} ${[...title].length > 24 ? 'long' : ''}"
    part="turn"
    .style=${colours.length > 1 ? `background:linear-gradient(to right,${stripes.join()})` : nothing}
  >
    ${garland(shapes)}
    <div class="discs" aria-hidden="true">
      ${colours.map((n) => html`<span class="disc colour${n}">${shape(n - 1)}${inPictures ? crown : nothing}</span>`)}
    </div>
    <div class="said">
      <h2 tabindex="-1" data-home><bdi>${title}</bdi></h2>
      <p><bdi>${[note, ...alone(v), ...withPracticeUndo(v)].join(' · ')}</bdi></p>
    </div>
  </section>`;
}

/** Returns a note if the game was played with practice undo. */
const withPracticeUndo = <T extends GameTypes>({ match, words: { finish: w } }: GameContext<T>): string[] =>
  hasPracticeUndo(match.start) ? [w.practiceUndo] : [];

/** Renders confetti at rest around the winners. */
const garland = (shapes: Finish['shapes']): TemplateResult =>
  html`<svg class="garland" viewBox="0 0 480 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${resting.map(
      ([x, y, turn, size], i) =>
        svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})" .style="--i:${i}"><g>${shapes[i % shapes.length]}</g></g>`,
    )}
  </svg>`;

/** The position, angle and size of each piece of confetti: near the edge, not over words. */
const resting = [
  [44, 52, -18, 34],
  [92, 108, 24, 26],
  [36, 176, 40, 30],
  [28, 236, -32, 24],
  [150, 40, 12, 24],
  [238, 26, -26, 30],
  [330, 42, 30, 24],
  [396, 104, -14, 28],
  [440, 58, 22, 34],
  [446, 170, -38, 28],
  [454, 228, 16, 26],
  [30, 286, 14, 26],
  [452, 282, -20, 26],
  [34, 372, -30, 30],
  [448, 374, 28, 32],
] as const;

const crown = html`<svg class="crown" viewBox="0 0 100 60" aria-hidden="true">
  <path d="M6 56V14L29 32L50 5L71 32L94 14V56z"></path>
</svg>`;

/** Returns par and the best result so far, for a single player. */
function alone<T extends GameTypes>({ best: judged, words: { finish: w } }: GameContext<T>): string[] {
  if (!judged) return [];
  const { turns, par, best, isNew } = judged;
  return [...(par ? [w.par(par)] : []), ...(isNew ? [w.newBest] : best < turns ? [w.best(best)] : [])];
}

/** Returns the same for screen readers. */
function aloneSaid<T extends GameTypes>({ best: judged, words: { finish: w } }: GameContext<T>): string[] {
  if (!judged) return [];
  const { turns, par, best, isNew } = judged;
  return [...(par ? [w.saysPar(par)] : []), ...(isNew ? [w.saysNewBest] : best < turns ? [w.saysBest(best)] : [])];
}

/** Renders the other players; nobody is told that they came last. */
function others<T extends GameTypes>(v: GameContext<T>, { winners, results }: Finish): TemplateResult | typeof nothing {
  const { players } = v.match;
  const values = results.map(({ value }) => value);
  const last = Math.min(...values);
  const seats = players
    .map((_, seat) => seat)
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => values[b] - values[a]);
  if (!seats.length) return nothing;
  return html`<ol class="others size${seats.length}" part="scores" aria-label=${v.words.panel.scores}>
    ${seats.map((seat) => {
      const rank = 1 + values.filter((value) => value > values[seat]).length;
      const player = players[seat];
      return html`<li class="colour${player.colour + 1}">
        ${values[seat] > last ? html`<i>${v.figure(rank)}</i>` : nothing}
        ${shape(player.colour)}${playerName(player, v.words.computer)}<b>${results[seat].text}</b>
      </li>`;
    })}
  </ol>`;
}
