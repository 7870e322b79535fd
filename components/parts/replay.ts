import { html, nothing, type TemplateResult } from 'lit';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import type { Seat } from '../../src/rules/game.js';
import type { CommonWords } from '../../src/words/types.js';
import type { GameContext, WithStudyWords } from './context.js';
import type { Praise } from './finish-types.js';
import type { GameTypes } from './game-types.js';
import { icon } from '../style/icons.js';
import { nameIn } from '../style/player-name.js';
import { praiseList } from './praise.js';
import { growth, growthTable, type Growth } from './growth.js';
import type { Reviewed } from './review-controller.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';

type Context<T extends GameTypes> = GameContext<T> & WithStudyWords<T>;

/** One position of a replay. */
export interface Position<S, M, E> {
  readonly state: S;
  /** The position before the move that led to it; at the beginning, the same position. */
  readonly before: S;
  /** The events of that move. */
  readonly events: readonly E[];
  /** The choice that led to the position and the best one, once they have been reviewed. */
  readonly shown: ReviewedMove<M> | undefined;
}

/** The parts that each game contributes to its replay. */
export interface ReplayOptions<S, M, E> {
  readonly words: CommonWords['replay'];
  /** Returns a player's achievements, which are shown first. */
  praise(seat: Seat): readonly Praise[];
  /** Returns the counts by seat: points, squares or remaining pieces. */
  counted(state: S): readonly number[];
  /** Returns whether an event may change the counts; by default, every step is a point of the curve. */
  readonly counts?: (event: E) => boolean;
  /** Formats the count beside a player's name; by default a plain number. */
  readonly sum?: (value: number) => string;
  /** The steps, each as the number of plies made, from 0; by default there is one after every ply. */
  readonly steps?: readonly number[];
  /** Describes an event, if the wording differs from that during the game. */
  readonly tell?: (event: E, state: S) => string;
  /** Stores the step that is shown in `interaction.backTo`. */
  show(step: number): void;
  /** Returns the parts that the review adds, if the game has one. */
  readonly review?: (go: (step: number) => void) => Reviewed<M>;
  board(position: Position<S, M, E>): TemplateResult | undefined;
}

/** Renders the replay, with a page for each player: the achievements, the curve, and every move to step through. */
export function replay<T extends GameTypes>(
  v: Context<T> & { readonly interaction: { readonly backTo?: number | undefined } },
  options: ReplayOptions<T['state'], T['move'], T['event']>,
): TemplateResult {
  type S = T['state'];
  const { match } = v;
  const { words } = options;
  const { plies, players, start } = match;
  const steps = options.steps ?? [0, ...plies.map((_, i) => i + 1)];
  const moves = steps.length - 1;
  const stateAt = (step: number): S => plies[steps[step] - 1]?.state ?? start;
  const at = Math.min(v.interaction.backTo ?? moves, moves);
  const events = plies[steps[at] - 1]?.events ?? [];
  const state = stateAt(at);
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
  // A frame may grow with its content, and the footer would then move down when the review is added.
  const isFramed = parent !== window;
  return html`<div class="app look-back ${isFramed ? 'framed' : ''}">
    <header class="whose-page colour${players[v.screens.page].colour + 1}">
      ${shape(players[v.screens.page].colour)}
      <h2 tabindex="-1" data-home><bdi>${words.well(nameIn(players[v.screens.page]))}</bdi></h2>
      <button
        type="button"
        class="icon-button"
        title=${words.close}
        aria-label=${words.close}
        @click=${() => v.screens.backToGame()}
      >
        ${icon('close')}
      </button>
    </header>
    ${isFramed ? buttons(v, words) : nothing}
    <div class="look-back-main">
      ${praiseList(options.praise(v.screens.page))} ${growth(grown)} ${reviewed?.another ?? nothing}
      <section class="card moved">
        <h3><bdi>${words.turn(at, moves)}</bdi></h3>
        ${told(at).map((sentence) => html`<p><bdi>${rich(sentence)}</bdi></p>`)}
        <p class="sums">
          ${players.map(
            ({ name, colour }, seat) =>
              html`<span class="colour${colour + 1}">${shape(colour)} ${name} <b>${sum(values[seat])}</b></span>`,
          )}
        </p>
      </section>
      ${growthTable(grown)}
    </div>
    ${options.board({ state, before: at ? stateAt(at - 1) : start, events, shown: reviewed?.shown })}
    ${reviewed?.part ?? nothing} ${isFramed ? nothing : buttons(v, words)}
  </div>`;
}

/** Renders the button to play again, and those that lead to the pages of the other people. */
function buttons<T extends GameTypes>(v: Context<T>, words: CommonWords['replay']): TemplateResult {
  const { players } = v.match;
  const seats = players.flatMap(({ bot }, seat) => (bot && seat !== v.screens.page ? [] : [seat]));
  const at = seats.indexOf(v.screens.page);
  const page = (seat: Seat, name: 'earlier' | 'later'): TemplateResult => {
    const label = words.pageOf(nameIn(players[seat]));
    return html`<button
      type="button"
      class="button page"
      aria-label=${label}
      @click=${() => v.screens.openReplay(seat)}
    >
      ${icon(name)}
    </button>`;
  };
  return html`<div class="pages">
    ${seats.length > 1 ? page(seats.at(at - 1)!, 'earlier') : nothing}
    ${
      v.isLive
        ? nothing
        : html`<button type="button" class="button primary" @click=${() => v.host.newGame()}>
            ${v.words.finish.playAgain}
          </button>`
    }
    ${seats.length > 1 ? page(seats[(at + 1) % seats.length], 'later') : nothing}
  </div>`;
}
