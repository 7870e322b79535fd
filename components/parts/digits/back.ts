import { html, type TemplateResult } from 'lit';
import type { Match } from '../../../src/match/match.js';
import type { GameEvent } from '../../../src/rules/game.js';
import { back as englishBack } from '../../../src/words/en/back.js';
import { fewest as english } from '../../../src/words/en/fewest.js';
import { back as italianBack } from '../../../src/words/it/back.js';
import { fewest as italian } from '../../../src/words/it/fewest.js';
import { growth, growthTable, type Growth } from '../look-back.js';
import { rich } from '../rich.js';
import { shape } from '../shapes.js';

const tables = {
  en: { ...englishBack, ...english },
  it: { ...italianBack, ...italian },
};

interface LookBack<O, S, M, E extends GameEvent> {
  readonly match: Match<O, S, M, E>;
  readonly languageTag: string;
  readonly fingers: { backTo: number | undefined };
  tell(event: E, state: S): string;
  say(sentence: string): void;
  again(): void;
  newGame(): void;
  figure(value: number): string;
}

/** The game is over: who won, how the hands shrank, and every move to step through; `board` draws one position. */
export function lookBack<O, S, M, E extends GameEvent>(
  v: LookBack<O, S, M, E>,
  board: (state: S, events: readonly E[]) => TemplateResult,
): TemplateResult {
  const { match } = v;
  const { plies, players, turn, game } = match;
  const words = tables[v.languageTag as keyof typeof tables];
  const at = Math.min(v.fingers.backTo ?? plies.length, plies.length);
  const ply = plies[at - 1];
  const state = ply?.state ?? match.start;
  const left = game.scores(match.state);
  const won = turn.kind === 'over' ? turn.winners : [];
  const named = players
    .map(({ name }, seat) => `${name} ${v.figure(left[seat])}`)
    .filter((_, seat) => !won.includes(seat));
  const told = (to: number): string[] => {
    const then = plies[to - 1];
    return then ? then.events.map((event) => v.tell(event, then.state)).filter(Boolean) : [words.beginning];
  };
  const grown: Growth = {
    players,
    points: [
      { at: 0, values: game.scores(match.start) },
      ...plies.map((one, i) => ({ at: i + 1, values: game.scores(one.state) })),
    ],
    moves: plies.length,
    at,
    words,
    figure: (value) => v.figure(value),
    go: (to) => {
      v.fingers.backTo = Math.max(0, Math.min(plies.length, to));
      v.say(told(v.fingers.backTo).join(' '));
    },
  };
  return html`<div class="app lb">
    <section class="won c${players[won[0]].colour + 1}" part="turn">
      ${won.map((seat) => shape(players[seat].colour))}
      <div>
        <h2 tabindex="-1" data-home>
          ${words.wins(
            won.map((seat) => players[seat].name),
            left[won[0]],
          )}
        </h2>
        <p>${named.join(' · ')}</p>
      </div>
      <button type="button" class="btn" @click=${v.again}>${words.playAgain}</button>
      <button type="button" class="btn" @click=${v.newGame}>${words.newGame}</button>
    </section>
    <div class="lbmain">
      ${growth(grown)}
      <section class="card moved">
        <h3>${words.turn(at, plies.length)}</h3>
        ${told(at).map((sentence) => html`<p>${rich(sentence)}</p>`)}
        <p class="sums">
          ${players.map(
            ({ name, colour }, seat) =>
              html`<span class="c${colour + 1}"
                >${shape(colour)} ${name} <b>${v.figure(game.scores(state)[seat])}</b></span
              >`,
          )}
        </p>
      </section>
      ${growthTable(grown)}
    </div>
    <div class="bd">${board(state, ply?.events ?? [])}</div>
  </div>`;
}
