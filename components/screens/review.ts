import { html, nothing, type TemplateResult } from 'lit';
import type { Match } from '../../src/match/match.js';
import { reviewWith } from '../../src/review/review.js';
import type { Review, ReviewedMove, Reviewer } from '../../src/review/reviewer.js';
import { accounts, dearest, decidedAt, wasBest, type Sides } from '../../src/review/summary.js';
import type { GameEvent, Seat } from '../../src/rules/game.js';
import { say, type Sentences } from '../../src/words/say.js';
import type { CommonWords } from '../../src/words/types.js';
import { icon } from '../ui/icons.js';
import type { Growth } from './growth.js';
import type { ReviewedContext, Reviewed, ReviewScreen, ReviewState } from './review-controller.js';
import { plain, rich } from '../ui/rich-text.js';
import { shape } from '../ui/shapes.js';
import { factWriter } from './fact-writer.js';

type ReviewWords = CommonWords['review'];

/** The words of a review, some of which a game may say otherwise. */
const wordsFor = <V extends { readonly words: { readonly review: ReviewWords } }>(
  v: V,
  { words }: { readonly words?: (view: V) => Partial<ReviewWords> },
): ReviewWords => ({ ...v.words.review, ...words?.(v) });

/** What the screen of a game hands over. */
export interface ReviewContext<O, S, M, E extends GameEvent> extends ReviewedContext {
  readonly match: Match<O, S, M, E>;
  readonly words: Pick<CommonWords, 'review'>;
  /** Why a choice was good or not, by the codes of `src/review`. */
  readonly gameWords: { readonly review: { readonly why: Sentences } };
  readonly rtl: boolean;
  figure(value: number): string;
  say(sentence: string): void;
}

/** What a game says of its moves where they are set side by side. */
export interface Phrases<V, S, M> extends Sides<M> {
  /** A move in a few words, by the position before it: "keep 6 6 6". */
  move(view: V, before: S, move: M): string;
  /** The same as a picture, where there is one. */
  picture?(view: V, before: S, move: M): TemplateResult | undefined;
  /** An equation as the reader has it. */
  sum?: (v: V, text: string) => string;
  /** What is said otherwise in this game. */
  words?(view: V): Partial<ReviewWords>;
  /** What a player's game was like beside the choices, in the summary. */
  story?(view: V, seat: Seat): string;
  /** How many steps of the scrub there are after so many moves; without it each move is a step. */
  step?(view: V, ply: number): number;
}

/** So many of the turns that cost most are marked on the curve. */
const mostMarks = 3;

/** The review of a game: who judges it, and what it says of its moves. */
export function reviewOf<O, S, M, E extends GameEvent, V extends ReviewContext<O, S, M, E>>(
  reviewerOf: (view: V) => Reviewer<O, S, M, E>,
  phrases: Phrases<V, S, M>,
): ReviewScreen<V, M> {
  return {
    review: (v, record, signal, progress) => reviewWith(reviewerOf(v), record, signal, progress),
    draw(v, desk) {
      const room = wordsFor(v, phrases);
      const { progress } = desk;
      if (progress.at === 'work') return { part: working(room, progress.share), curve: {}, shown: undefined };
      if (progress.at === 'fault') return { part: failed(room, desk), curve: {}, shown: undefined };
      return new Drawing(v, desk, progress.review, phrases).all();
    },
  };
}

const working = (words: ReviewWords, share: number): TemplateResult =>
  html`<section class="card rv">
    <h3 id="rv">${words.heading}</h3>
    <p>${words.working}</p>
    <progress aria-labelledby="rv" max="1" .value=${share}></progress>
  </section>`;

const failed = (words: ReviewWords, desk: Pick<ReviewState, 'retry'>): TemplateResult =>
  html`<section class="card rv">
    <h3>${words.heading}</h3>
    <p role="alert">${words.failed}</p>
    <button type="button" class="btn" @click=${() => desk.retry()}>${words.retry}</button>
  </section>`;

/** A review as it is drawn once. */
class Drawing<O, S, M, E extends GameEvent, V extends ReviewContext<O, S, M, E>> {
  readonly #words: ReviewWords;
  /** The turns that cost most. */
  readonly #marked: readonly ReviewedMove<M>[];
  readonly #moves: readonly ReviewedMove<M>[];
  /** The choice that led to what is shown. */
  readonly #shown: ReviewedMove<M> | undefined;
  /** Whose turns are shown. */
  readonly #whose: Seat | 'all';

  constructor(
    private readonly v: V,
    private readonly desk: ReviewState<M>,
    private readonly review: Review<M>,
    private readonly phrases: Phrases<V, S, M>,
  ) {
    this.#words = wordsFor(v, phrases);
    this.#marked = dearest(review.moves, mostMarks);
    const people = v.match.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
    // Who played alone against computers wants to see their own turns first.
    this.#whose = desk.sight.whose ?? (people.length === 1 ? people[0] : 'all');
    this.#moves = review.moves.filter(
      (move) => (this.#whose === 'all' || move.seat === this.#whose) && !(desk.sight.onlyBetter && wasBest(move)),
    );
    const { backTo } = v.interaction;
    this.#shown = backTo === undefined ? undefined : review.moves.find((move) => this.#stepOf(move) === backTo);
  }

  all(): Reviewed<M> {
    const shown = String(this.#shown?.ply);
    this.desk.then((root) => keepInSight(root, shown));
    return { part: this.#part(), curve: this.#curve(), shown: this.#shown };
  }

  /** The step of the scrub that shows what a choice led to. */
  #stepOf({ ply }: { readonly ply: number }): number {
    return this.#step(ply + 1);
  }

  #step(plies: number): number {
    return this.phrases.step?.(this.v, plies) ?? plies;
  }

  #before({ ply }: ReviewedMove<M>): S {
    const { plies, start } = this.v.match;
    return ply ? plies[ply - 1].state : start;
  }

  #text(move: ReviewedMove<M>, which: 'played' | 'best'): string {
    return this.phrases.move(this.v, this.#before(move), move[which]);
  }

  #nameOf(seat: Seat): string {
    return this.v.match.players[seat].name;
  }

  #why(move: ReviewedMove<M>): string {
    return say(this.v.gameWords.review.why, move.why, factWriter(this.v, this.phrases.sum));
  }

  /** How much less it brought, in words. */
  #less(move: ReviewedMove<M>): string {
    const { less, rightAnswer, wrong, asGood } = this.#words;
    const { lost, unit } = move;
    if (wasBest(move)) return unit === 'answer' ? rightAnswer : asGood;
    if (unit === 'answer') return wrong;
    const value = unit === 'chance' ? Math.max(1, Math.round(lost * 100)) : Math.round(lost * 10) / 10;
    return less[unit](this.v.figure(value));
  }

  #choose(move: ReviewedMove<M>): void {
    const { v } = this;
    const words = this.#words;
    this.desk.go(this.#stepOf(move));
    const best = wasBest(move) ? '' : `${words.bestOne}: ${this.#text(move, 'best')}. `;
    const head = `${words.move(v.figure(this.#stepOf(move)))}. ${this.#nameOf(move.seat)}: ${this.#text(move, 'played')}.`;
    v.say(`${head} ${this.#less(move)}. ${best}${this.#why(move)}`);
  }

  #curve(): Partial<Growth> {
    const { v, review } = this;
    const words = this.#words;
    const marks = this.#marked.map((move, i) => ({ at: this.#stepOf(move), seat: move.seat, text: v.figure(i + 1) }));
    if (review.measure !== 'chance') return { marks };
    return {
      marks,
      points: review.curve.map(({ ply, values }) => ({
        at: this.#step(ply),
        values: values.map((value) => Math.round(value * 100)),
      })),
      high: 100,
      figure: (value) => words.percent(v.figure(value)),
      names: { grew: words.chances, table: words.chancesTable },
    };
  }

  #part(): TemplateResult {
    const { review } = this;
    const words = this.#words;
    return html`<section class="card rv">
      <div>
        <header>
          <h3>${words.heading}</h3>
          ${review.moves.length ? this.#steps() : nothing}
        </header>
        ${review.moves.length ? nothing : html`<p>${words.noChoice}</p>`} ${this.#summary()}
        ${review.moves.length ? this.#controls() : nothing}
      </div>
      ${review.moves.length ? html`<div>${this.#list()}</div>` : nothing}
    </section>`;
  }

  #summary(): TemplateResult {
    const { v, review } = this;
    const words = this.#words;
    const { turn } = v.match;
    const winner = turn.kind === 'over' && turn.winners.length === 1 ? turn.winners[0] : undefined;
    const decided = decidedAt(review, winner);
    const jump = (kind: string, move: ReviewedMove<M> | undefined): TemplateResult | typeof nothing =>
      move
        ? html`<button type="button" class="jump" @click=${() => this.#choose(move)}>
            ${kind}: <b>${words.move(v.figure(this.#stepOf(move)))}</b>
          </button>`
        : nothing;
    return html`${
        decided === undefined
          ? nothing
          : html`<p>
              ${rich(decided ? words.decided(this.#nameOf(winner!), v.figure(this.#step(decided))) : words.allTheWay(this.#nameOf(winner!)))}
            </p>`
      }
      <ul class="accounts">
        ${accounts(review, v.match.players.length, this.phrases).map((one) => {
          const story = this.phrases.story?.(v, one.seat);
          const name = this.#nameOf(one.seat);
          return one.choices || story
            ? html`<li class="c${v.match.players[one.seat].colour + 1}">
                ${shape(v.match.players[one.seat].colour)}
                <p>
                  ${rich(one.choices ? words.best(name, v.figure(one.best), v.figure(one.choices)) : `*${name}*:`)}
                  ${one.answers ? rich(words.right(v.figure(one.right), v.figure(one.answers))) : nothing}
                  ${story ?? nothing}
                </p>
                <p class="jumps">${jump(words.find, one.find)} ${jump(words.dearest, one.dearest)}</p>
              </li>`
            : nothing;
        })}
      </ul>`;
  }

  /** Leads from choice to choice. */
  #steps(): TemplateResult {
    const { v } = this;
    const words = this.#words;
    const now = v.interaction.backTo ?? Infinity;
    const go = (name: 'earlier' | 'later', move: ReviewedMove<M> | undefined): TemplateResult =>
      html`<button
        type="button"
        class="ic"
        title=${words[name]}
        aria-label=${words[name]}
        aria-disabled=${move ? nothing : 'true'}
        @click=${() => move && this.#choose(move)}
      >
        ${icon(name)}
      </button>`;
    const before = this.#moves.findLast((move) => this.#stepOf(move) < now);
    const after = this.#moves.find((move) => this.#stepOf(move) > now);
    return html`<span class="steps">${go('earlier', before)}${go('later', after)}</span>`;
  }

  #controls(): TemplateResult {
    const { v, desk } = this;
    const words = this.#words;
    const { players } = v.match;
    const seats = players.flatMap((_, seat) => (this.review.moves.some((move) => move.seat === seat) ? [seat] : []));
    const chip = (whose: Seat | 'all', name: string): TemplateResult =>
      html`<button
        type="button"
        class="pick ${whose === 'all' ? '' : `c${players[whose].colour + 1}`}"
        aria-pressed=${String(this.#whose === whose)}
        @click=${() => desk.see({ whose })}
      >
        ${whose === 'all' ? nothing : shape(players[whose].colour)}${name}
      </button>`;
    return html`<div class="picks">
      ${
        seats.length > 1
          ? html`<div class="whose" role="group" aria-label=${words.whose}>
              ${chip('all', words.everybody)} ${seats.map((seat) => chip(seat, this.#nameOf(seat)))}
            </div>`
          : nothing
      }
      <label class="only"
        ><input
          type="checkbox"
          .checked=${desk.sight.onlyBetter}
          @change=${(e: Event) => desk.see({ onlyBetter: (e.target as HTMLInputElement).checked })}
        />${words.onlyBetter}</label
      >
    </div>`;
  }

  #list(): TemplateResult {
    const words = this.#words;
    const moves = this.#moves;
    if (!moves.length) return html`<p class="none">${words.noneBetter}</p>`;
    const home = this.#shown && moves.includes(this.#shown) ? this.#shown : moves[0];
    const onKey = (event: KeyboardEvent): void => {
      const row = (event.target as Element).closest<HTMLElement>('.see');
      const at = row ? Number(row.dataset['row']) : -1;
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: moves.length - 1 }[event.key];
      if (to === undefined || at < 0 || !moves[to]) return;
      event.preventDefault();
      this.#choose(moves[to]);
      row!.closest('ol')?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
    };
    return html`<ol class="turns" aria-label=${words.turns} aria-describedby="rv-help" @keydown=${onKey}>
        ${moves.map((move, i) => this.#row(move, i, move === home))}
      </ol>
      <p class="sr" id="rv-help">${words.help}</p>`;
  }

  #row(move: ReviewedMove<M>, i: number, isHome: boolean): TemplateResult {
    const { v } = this;
    const words = this.#words;
    const { colour, name } = v.match.players[move.seat];
    const isOpen = move === this.#shown;
    const place = this.#marked.indexOf(move) + 1;
    return html`<li class="c${colour + 1} ${isOpen ? 'open' : ''} ${wasBest(move) ? 'good' : 'less'}">
      <button
        type="button"
        class="see"
        data-row=${i}
        tabindex=${isHome ? '0' : '-1'}
        aria-expanded=${String(isOpen)}
        aria-current=${isOpen ? 'step' : nothing}
        @click=${() => this.#choose(move)}
      >
        <span class="nr"><span class="sr">${words.move('')}</span>${v.figure(this.#stepOf(move))}</span>
        ${shape(colour)}
        <span class="did"
          ><span class="sr">${name}: </span><b><bdi>${this.#text(move, 'played')}</bdi></b>
          <small>${this.#less(move)}</small></span
        >
        ${
          place
            ? html`<span class="dear" aria-hidden="true">${v.figure(place)}</span
                ><span class="sr">${words.among(v.figure(place))}</span>`
            : wasBest(move)
              ? html`<span class="yes" aria-hidden="true">★</span>`
              : nothing
        }
      </button>
      ${isOpen ? this.#more(move) : nothing}
    </li>`;
  }

  #more(move: ReviewedMove<M>): TemplateResult {
    const { v, phrases } = this;
    const words = this.#words;
    const before = this.#before(move);
    const isBest = wasBest(move);
    const line = (kind: 'played' | 'best', name: string): TemplateResult => {
      const picture = phrases.picture?.(v, before, move[kind]);
      return html`<div class="choice-${kind}">
        <dt>${name}</dt>
        <dd><bdi>${this.#text(move, kind)}</bdi>${picture ?? nothing}</dd>
      </div>`;
    };
    return html`<div class="more">
      <dl>${line('played', words.played)} ${isBest ? nothing : line('best', words.bestOne)}</dl>
      <p>${rich(plain(this.#why(move)))}</p>
    </div>`;
  }
}

/** Brings the turn that has just been opened into the sight of the list, which scrolls by itself: the page stays where it is. */
function keepInSight(root: ParentNode, shown: string): void {
  const list = root.querySelector<HTMLElement>('.turns');
  const open = list?.querySelector<HTMLElement>('.open');
  if (!list || list.dataset['shown'] === shown) return;
  list.dataset['shown'] = shown;
  if (!open) return;
  const above = open.offsetTop;
  const below = above + open.offsetHeight - list.clientHeight;
  if (list.scrollTop > above || list.scrollTop < below) list.scrollTop = Math.min(above, Math.max(below, 0));
}
