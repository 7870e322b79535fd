import { html, nothing, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import type { Seat } from '../../src/rules/game.js';
import type { CommonWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';
import type { GameTypes } from '../base/types.js';
import { growth, growthTable, type Growth } from './growth.js';
import type { Reviewed } from './review-controller.js';
import { rich } from '../ui/rich-text.js';
import { shape } from '../ui/shapes.js';

/** What is looked at: one position of the game. */
export interface Position<S, M, E> {
  readonly state: S;
  /** The position before the move that led there; the same at the beginning. */
  readonly before: S;
  /** What that move brought about. */
  readonly events: readonly E[];
  /** The choice that led there, and the best one, where a review tells of it. */
  readonly shown: ReviewedMove<M> | undefined;
}

/** What a game of points says of its end. */
interface PointsTable<S> {
  readonly match: { readonly players: readonly Player[]; readonly state: S };
  readonly words: Pick<CommonWords, 'score'>;
  readonly figure: (value: number) => string;
}

/** What is each game's own in its look back. */
export interface LookBack<S, M, E> {
  readonly words: Omit<CommonWords['replay'], 'wins'>;
  /** The headline. */
  wins(winners: readonly Seat[]): string;
  /** How it ended for somebody who did not win. */
  ended(seat: Seat): string;
  /** What is counted: points, squares or pieces left, by seat. */
  counted(state: S): readonly number[];
  /** Events after which the numbers may be others; without it every step is a point of the curve. */
  readonly counts?: (event: E) => boolean;
  /** A number beside a player's name, where it is more than a figure. */
  readonly sum?: (value: number) => string;
  /** The points that are stepped to, as numbers of plies made, from 0; else after every ply. */
  readonly steps?: readonly number[];
  /** An event in a sentence, where it is said otherwise than during the game. */
  readonly tell?: (event: E, state: S) => string;
  /** Keeps what is shown in `interaction.backTo`. */
  show(step: number): void;
  /** What a review adds, where the game has one. */
  readonly review?: (go: (step: number) => void) => Reviewed<M>;
  board(position: Position<S, M, E>): TemplateResult | undefined;
}

/** A game of points, of which the most win. */
export function ofPoints<S extends { readonly scores: readonly number[] }>(
  { match: { players, state }, words: { score }, figure }: PointsTable<S>,
  words: CommonWords['replay'],
): Pick<LookBack<S, never, never>, 'words' | 'wins' | 'ended' | 'counted'> {
  return {
    words,
    wins: (won) =>
      words.wins(
        won.map((seat) => players[seat].name),
        figure(state.scores[won[0]]),
      ),
    ended: (seat) => score(players[seat].name, figure(state.scores[seat])),
    counted: ({ scores }) => scores,
  };
}

/** The game is over: who won, how the numbers grew, and every move to step through. */
export function lookBack<T extends GameTypes>(
  v: GameContext<T> & { readonly interaction: { readonly backTo?: number | undefined } },
  own: LookBack<T['state'], T['move'], T['event']>,
): TemplateResult {
  type S = T['state'];
  const { match } = v;
  const { words } = own;
  const { plies, players, start, turn } = match;
  const steps = own.steps ?? [0, ...plies.map((_, i) => i + 1)];
  const moves = steps.length - 1;
  const stateAt = (step: number): S => plies[steps[step] - 1]?.state ?? start;
  const at = Math.min(v.interaction.backTo ?? moves, moves);
  const events = plies[steps[at] - 1]?.events ?? [];
  const state = stateAt(at);
  const winners = turn.kind === 'over' ? turn.winners : [];
  const others = players.flatMap((_, seat) => (winners.includes(seat) ? [] : [own.ended(seat)]));
  const told = (step: number): string[] =>
    step === 0
      ? [words.beginning]
      : plies[steps[step] - 1].events
          .map((event) => (own.tell ? own.tell(event, stateAt(step)) : v.announce(event, stateAt(step))))
          .filter(Boolean);
  const go = (to: number): void => {
    const step = Math.max(0, Math.min(moves, to));
    own.show(step);
    v.say(told(step).join(' '));
  };
  const { counts } = own;
  const reviewed = own.review?.(go);
  const grown: Growth = {
    players,
    points: steps.flatMap((ply, step) =>
      ply === 0 || !counts || plies[ply - 1].events.some(counts)
        ? [{ at: step, values: own.counted(stateAt(step)) }]
        : [],
    ),
    moves,
    at,
    words,
    figure: (value) => v.figure(value),
    go,
    ...reviewed?.curve,
  };
  const sum = own.sum ?? ((value) => v.figure(value));
  const values = own.counted(state);
  return html`<div class="app lb">
    <section class="won c${players[winners[0]].colour + 1}" part="turn">
      ${winners.map((seat) => html`<span class="c${players[seat].colour + 1}">${shape(players[seat].colour)}</span>`)}
      <div>
        <h2 tabindex="-1" data-home>${own.wins(winners)}</h2>
        <p>${others.join(' · ')}</p>
      </div>
      <button type="button" class="btn" @click=${v.again}>${words.playAgain}</button>
      <button type="button" class="btn" @click=${v.newGame}>${words.newGame}</button>
    </section>
    <div class="lbmain">
      ${growth(grown)}
      <section class="card moved">
        <h3>${words.turn(at, moves)}</h3>
        ${told(at).map((sentence) => html`<p>${rich(sentence)}</p>`)}
        <p class="sums">
          ${players.map(
            ({ name, colour }, seat) =>
              html`<span class="c${colour + 1}">${shape(colour)} ${name} <b>${sum(values[seat])}</b></span>`,
          )}
        </p>
      </section>
      ${growthTable(grown)}
    </div>
    ${own.board({ state, before: at ? stateAt(at - 1) : start, events, shown: reviewed?.shown })}
    ${reviewed?.part ?? nothing}
  </div>`;
}
