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

/** One position of a replay. */
export interface Position<S, M, E> {
  readonly state: S;
  /** The position before the move that led there; the same at the beginning. */
  readonly before: S;
  /** The events of that move. */
  readonly events: readonly E[];
  /** The choice that led there and the best one, once they have been reviewed. */
  readonly shown: ReviewedMove<M> | undefined;
}

/** What the end of a game of points is told from. */
interface PointsTable<S> {
  readonly match: { readonly players: readonly Player[]; readonly state: S };
  readonly words: Pick<CommonWords, 'score'>;
  readonly figure: (value: number) => string;
}

/** What each game adds to its replay. */
export interface ReplayOptions<S, M, E> {
  readonly words: Omit<CommonWords['replay'], 'wins'>;
  /** The headline. */
  wins(winners: readonly Seat[]): string;
  /** How it ended for somebody who did not win. */
  ended(seat: Seat): string;
  /** What is counted: points, squares or pieces left, by seat. */
  counted(state: S): readonly number[];
  /** The events that may change the numbers; without it every step is a point of the curve. */
  readonly counts?: (event: E) => boolean;
  /** The number beside a player's name, where it is not a plain figure. */
  readonly sum?: (value: number) => string;
  /** The steps, each as the number of plies made, from 0; by default there is one after every ply. */
  readonly steps?: readonly number[];
  /** An event as a sentence, where it is worded differently than during the game. */
  readonly tell?: (event: E, state: S) => string;
  /** Remembers the step that is shown, in `interaction.backTo`. */
  show(step: number): void;
  /** What a review adds, where the game has one. */
  readonly review?: (go: (step: number) => void) => Reviewed<M>;
  board(position: Position<S, M, E>): TemplateResult | undefined;
}

/** The options for a game of points, where the most points win. */
export function pointsReplay<S extends { readonly scores: readonly number[] }>(
  { match: { players, state }, words: { score }, figure }: PointsTable<S>,
  words: CommonWords['replay'],
): Pick<ReplayOptions<S, never, never>, 'words' | 'wins' | 'ended' | 'counted'> {
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
export function replay<T extends GameTypes>(
  v: GameContext<T> & { readonly interaction: { readonly backTo?: number | undefined } },
  options: ReplayOptions<T['state'], T['move'], T['event']>,
): TemplateResult {
  type S = T['state'];
  const { match } = v;
  const { words } = options;
  const { plies, players, start, turn } = match;
  const steps = options.steps ?? [0, ...plies.map((_, i) => i + 1)];
  const moves = steps.length - 1;
  const stateAt = (step: number): S => plies[steps[step] - 1]?.state ?? start;
  const at = Math.min(v.interaction.backTo ?? moves, moves);
  const events = plies[steps[at] - 1]?.events ?? [];
  const state = stateAt(at);
  const winners = turn.kind === 'over' ? turn.winners : [];
  const others = players.flatMap((_, seat) => (winners.includes(seat) ? [] : [options.ended(seat)]));
  const told = (step: number): string[] =>
    step === 0
      ? [words.beginning]
      : plies[steps[step] - 1].events
          .map((event) => (options.tell ? options.tell(event, stateAt(step)) : v.announce(event, stateAt(step))))
          .filter(Boolean);
  const go = (to: number): void => {
    const step = Math.max(0, Math.min(moves, to));
    options.show(step);
    v.say(told(step).join(' '));
  };
  const { counts } = options;
  const reviewed = options.review?.(go);
  const grown: Growth = {
    players,
    points: steps.flatMap((ply, step) =>
      ply === 0 || !counts || plies[ply - 1].events.some(counts)
        ? [{ at: step, values: options.counted(stateAt(step)) }]
        : [],
    ),
    moves,
    at,
    words,
    figure: (value) => v.figure(value),
    go,
    ...reviewed?.curve,
  };
  const sum = options.sum ?? ((value) => v.figure(value));
  const values = options.counted(state);
  return html`<div class="app lb">
    <section class="won c${players[winners[0]].colour + 1}" part="turn">
      ${winners.map((seat) => html`<span class="c${players[seat].colour + 1}">${shape(players[seat].colour)}</span>`)}
      <div>
        <h2 tabindex="-1" data-home>${options.wins(winners)}</h2>
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
    ${options.board({ state, before: at ? stateAt(at - 1) : start, events, shown: reviewed?.shown })}
    ${reviewed?.part ?? nothing}
  </div>`;
}
