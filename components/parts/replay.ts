import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { Player } from '../../src/match/players.js';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import type { Seat } from '../../src/rules/game.js';
import type { CommonWords } from '../../src/words/types.js';
import type { GameContext } from './context.js';
import type { Praise } from './finish-types.js';
import type { GameTypes } from './game-types.js';
import { icon } from '../style/icons.js';
import { nameIn } from '../style/player-name.js';
import { praiseList } from './praise.js';
import { growth, growthTable, type Growth } from './growth.js';
import { part } from './part-element.js';
import { replayStyles } from './replay-styles.js';
import type { Offer, Reviewed } from './review-controller.js';
import { rich } from '../style/rich-text.js';
import { ScreenElement } from './screen-element.js';
import { shape } from '../style/shapes.js';

type Words = CommonWords['replay'];

/**
 * The screen after a game, with a page for each person: the achievements, the curve, and every move to step through. Its
 * slots have the achievements, the board and the review. Fires `step` with the step to show, `page` with the seat whose
 * page to open, `offer`, `again` and `close`.
 */
export class Replay extends ScreenElement {
  static override readonly tag = 'abacade-replay';
  static override readonly styles = replayStyles;

  declare players: readonly Player[];
  /** The seat whose page is open. */
  declare page: Seat;
  declare words: Words;
  /** The label of the button to play again; undefined if a server runs the match. */
  declare again: string | undefined;
  /** The course of the game, and the step that is shown. */
  declare growth: Growth;
  /** The sentences about the move that led to the step shown. */
  declare told: readonly string[];
  /** The count beside each name at that step. */
  declare sums: readonly string[];
  /** The offer of a turn that could have been better. */
  declare offer: Offer | undefined;

  // A frame may grow with its content, and the footer would then move down when the review is added.
  readonly #isFramed = parent !== window;

  override connectedCallback(): void {
    this.className = `app look-back ${this.#isFramed ? 'framed' : ''}`;
    super.connectedCallback();
  }

  protected override render(): TemplateResult {
    const { growth: grown, page, players, words } = this;
    const { at, moves } = grown;
    const go = (to: number): void => this.tell('step', Math.max(0, Math.min(moves, to)));
    return html`<header class="whose-page colour${players[page].colour + 1}">
        ${shape(players[page].colour)}
        <h2 tabindex="-1" data-home><bdi>${words.well(nameIn(players[page]))}</bdi></h2>
        <button
          type="button"
          class="icon-button"
          title=${words.close}
          aria-label=${words.close}
          @click=${() => this.tell('close')}
        >
          ${icon('close')}
        </button>
      </header>
      ${this.#isFramed ? this.#pages() : nothing}
      <div class="look-back-main">
        <slot name="praise"></slot>
        ${growth(grown, go)} ${this.#another()}
        <section class="card moved">
          <h3><bdi>${words.turn(at, moves)}</bdi></h3>
          ${this.told.map((sentence) => html`<p><bdi>${rich(sentence)}</bdi></p>`)}
          <p class="sums">
            ${players.map(
              ({ name, colour }, seat) =>
                html`<span class="colour${colour + 1}">${shape(colour)} ${name} <b>${this.sums[seat]}</b></span>`,
            )}
          </p>
        </section>
        ${growthTable(grown)}
      </div>
      <slot></slot>
      ${this.#isFramed ? nothing : this.#pages()}`;
  }

  #another(): TemplateResult | typeof nothing {
    if (!this.offer) return nothing;
    const { heading, text, label } = this.offer;
    return html`<section class="card another">
      <h3><bdi>${heading}</bdi></h3>
      <p><bdi>${text}</bdi></p>
      <button type="button" class="button" @click=${() => this.tell('offer')}>${label}</button>
    </section>`;
  }

  /** Renders the button to play again, and those that lead to the pages of the other people. */
  #pages(): TemplateResult {
    const { players, words } = this;
    const seats = players.flatMap(({ bot }, seat) => (bot && seat !== this.page ? [] : [seat]));
    const at = seats.indexOf(this.page);
    const page = (seat: Seat, name: 'earlier' | 'later'): TemplateResult => {
      const label = words.pageOf(nameIn(players[seat]));
      return html`<button type="button" class="button page" aria-label=${label} @click=${() => this.tell('page', seat)}>
        ${icon(name)}
      </button>`;
    };
    return html`<div class="pages">
      ${seats.length > 1 ? page(seats.at(at - 1)!, 'earlier') : nothing}
      ${
        this.again
          ? html`<button type="button" class="button primary" @click=${() => this.tell('again')}>${this.again}</button>`
          : nothing
      }
      ${seats.length > 1 ? page(seats[(at + 1) % seats.length], 'later') : nothing}
    </div>`;
  }
}

/** The part of the context that a replay needs. */
type ReplayNeeds<T extends GameTypes> = Pick<
  GameContext<T>,
  'announce' | 'figure' | 'host' | 'isLive' | 'match' | 'say' | 'screens' | 'words'
> & { readonly interaction: { readonly backTo?: number | undefined } };

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
  readonly words: Words;
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

/** Renders the replay of a game. */
export function replay<T extends GameTypes>(
  v: ReplayNeeds<T>,
  options: ReplayOptions<T['state'], T['move'], T['event']>,
): DirectiveResult {
  type S = T['state'];
  const { match, screens } = v;
  const { words, counts } = options;
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
  const go = (step: number): void => {
    options.show(step);
    v.say(told(step).join(' '));
  };
  const reviewed = options.review?.(go);
  const sum = options.sum ?? ((value) => v.figure(value));
  const praise = options.praise(screens.page);
  const position = { state, before: at ? stateAt(at - 1) : start, events, shown: reviewed?.shown };
  return part(
    Replay,
    {
      players,
      page: screens.page,
      words,
      again: v.isLive ? undefined : v.words.finish.playAgain,
      growth: {
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
        ...reviewed?.curve,
      },
      told: told(at),
      sums: options.counted(state).map((value) => sum(value)),
      offer: reviewed?.offer,
      content: html`${praiseList(praise, v.words.finish.praise.title)} ${options.board(position)}
      ${reviewed?.part ?? nothing}`,
    },
    {
      step: ({ detail }) => go(detail as number),
      page: ({ detail }) => screens.openReplay(detail as Seat),
      offer: () => {
        reviewed?.offer?.look();
        const scroll = (): void =>
          v.host.renderRoot.querySelector('.look-back .board-area')?.scrollIntoView({ block: 'nearest' });
        void v.host.updateComplete.then(scroll);
      },
      again: () => v.host.newGame(),
      close: () => screens.backToGame(),
    },
  );
}
