import { html, nothing, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import type { Seat } from '../../src/rules/game.js';
import { icon } from '../style/icons.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import { PartElement } from './part-element.js';
import {
  filters,
  scrollToOpen,
  turnList,
  type ReviewedTurn,
  type ReviewWords,
  type TurnFilter,
} from './review-list.js';
import { reviewStyles } from './review-styles.js';

/** The summary of the choices of one player. */
export interface ReviewAccount {
  readonly seat: Seat;
  readonly text: string;
  readonly story: string | undefined;
  /** The turns that can be looked at: the best one that was found, and the costliest. */
  readonly jumps: readonly { readonly label: string; readonly step: number }[];
}

/** The progress of a review, from 0 to 1. */
export type ReviewProgress = number | 'failed' | 'done';

/**
 * The review of a game: its summary, and its turns beside the best ones. Fires `choose` with the step of a turn to open,
 * `filter` with what changes of the filter, and `retry`.
 */
export class Review extends PartElement {
  static override readonly tag = 'abacade-review';
  static override readonly styles = reviewStyles;
  static override readonly properties = { progress: { attribute: false } };

  declare words: ReviewWords;
  declare figure: (value: number) => string;
  declare players: readonly Player[];
  /** Nothing but the words is needed until it is done. */
  declare progress: ReviewProgress;
  /** The sentence about when the game was decided, if it was. */
  declare decided: string | undefined;
  declare accounts: readonly ReviewAccount[];
  /** The turns that the filter lets through. */
  declare turns: readonly ReviewedTurn[];
  /** True if nobody had a choice. */
  declare isEmpty: boolean;
  declare filter: TurnFilter;
  /** The seats that had a choice. */
  declare seats: readonly Seat[];
  /** The step of the replay that is shown; undefined for the last one. */
  declare at: number | undefined;

  override connectedCallback(): void {
    this.className = 'card review';
    super.connectedCallback();
  }

  protected override willUpdate(): void {
    this.classList.toggle('judged', this.progress === 'done' && !this.isEmpty);
  }

  protected override render(): TemplateResult {
    const { progress, words } = this;
    if (progress === 'failed')
      return html`<h3><bdi>${words.heading}</bdi></h3>
        <p role="alert">${words.failed}</p>
        <button type="button" class="button" @click=${() => this.tell('retry')}>${words.retry}</button>`;
    if (progress !== 'done')
      return html`<h3 id="rv"><bdi>${words.heading}</bdi></h3>
        <p><bdi>${words.working}</bdi></p>
        <progress aria-labelledby="rv" max="1" .value=${progress}></progress>`;
    return html`<div>
        <header>
          <h3><bdi>${words.heading}</bdi></h3>
          ${this.isEmpty ? nothing : this.#steps()}
        </header>
        ${this.isEmpty ? html`<p><bdi>${words.noChoice}</bdi></p>` : nothing} ${this.#summary()}
        ${this.isEmpty ? nothing : filters(this, (changed) => this.tell('filter', changed))}
      </div>
      ${this.isEmpty ? nothing : html`<div>${turnList(this, (step) => this.#choose(step))}</div>`}`;
  }

  protected override updated(): void {
    if (this.progress === 'done') scrollToOpen(this.renderRoot, String(this.at));
  }

  #choose(step: number): void {
    this.tell('choose', step);
  }

  #summary(): TemplateResult {
    const { accounts, decided, players } = this;
    return html`${decided === undefined ? nothing : html`<p><bdi>${rich(decided)}</bdi></p>`}
      <ul class="accounts">
        ${accounts.map(
          ({ jumps, seat, story, text }) =>
            html`<li class="colour${players[seat].colour + 1}">
              ${shape(players[seat].colour)}
              <p><bdi>${rich(text)} ${story ?? nothing}</bdi></p>
              <p class="jumps">
                ${jumps.map(
                  ({ label, step }) =>
                    html`<button type="button" class="jump" @click=${() => this.#choose(step)}>
                      <bdi>${label}<b>${this.words.move(this.figure(step))}</b></bdi>
                    </button> `,
                )}
              </p>
            </li>`,
        )}
      </ul>`;
  }

  /** Renders the buttons that lead from choice to choice. */
  #steps(): TemplateResult {
    const { at = Infinity, turns, words } = this;
    const go = (name: 'earlier' | 'later', turn: ReviewedTurn | undefined): TemplateResult =>
      html`<button
        type="button"
        class="icon-button"
        title=${words[name]}
        aria-label=${words[name]}
        aria-disabled=${turn ? nothing : 'true'}
        @click=${() => turn && this.#choose(turn.step)}
      >
        ${icon(name)}
      </button>`;
    const before = turns.findLast(({ step }) => step < at);
    const after = turns.find(({ step }) => step > at);
    return html`<span class="steps">${go('earlier', before)}${go('later', after)}</span>`;
  }
}
