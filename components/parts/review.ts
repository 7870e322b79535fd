import { html, nothing, type TemplateResult } from 'lit';
import { reviewWith } from '../../src/review/review.js';
import type { ReviewedMove, Reviewer } from '../../src/review/reviewer.js';
import { accounts, dearest, decidedAt, type Account } from '../../src/review/summary.js';
import type { GameEvent } from '../../src/rules/game.js';
import { icon } from '../style/icons.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import type { Growth } from './growth.js';
import type { ReviewScreen } from './review-controller.js';
import { filters, scrollToOpen, turnList } from './review-list.js';
import { ReviewedGame, reviewWords, type Phrases, type ReviewContext, type ReviewWords } from './reviewed-game.js';

/** Combines a reviewer and a game's descriptions of its moves into the review of a game. */
export function reviewOf<O, S, M, E extends GameEvent, V extends ReviewContext<S>>(
  reviewerOf: (view: V) => Reviewer<O, S, M, E>,
  phrases: Phrases<V, S, M>,
): ReviewScreen<V, M> {
  return {
    review: (v, record, signal, progress) => reviewWith(reviewerOf(v), record, signal, progress),
    draw(v, state) {
      const { progress } = state;
      const none = { curve: {}, shown: undefined };
      if (progress.at === 'working') return { ...none, part: working(reviewWords(v, phrases), progress.share) };
      if (progress.at === 'failed') return { ...none, part: failed(reviewWords(v, phrases), () => state.retry()) };
      const game = new ReviewedGame(v, state, progress.review, phrases);
      state.afterUpdate((root) => scrollToOpen(root, String(game.shown?.ply)));
      return { part: section(game), curve: curve(game), shown: game.shown, another: another(game) };
    },
  };
}

const working = (words: ReviewWords, share: number): TemplateResult =>
  html`<section class="card review">
    <h3 id="rv"><bdi>${words.heading}</bdi></h3>
    <p><bdi>${words.working}</bdi></p>
    <progress aria-labelledby="rv" max="1" .value=${share}></progress>
  </section>`;

const failed = (words: ReviewWords, retry: () => void): TemplateResult =>
  html`<section class="card review">
    <h3><bdi>${words.heading}</bdi></h3>
    <p role="alert">${words.failed}</p>
    <button type="button" class="button" @click=${retry}>${words.retry}</button>
  </section>`;

/** Returns what the review adds to the curve: marks, and the chances of winning if they are known. */
function curve<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>): Partial<Growth> {
  const { v, review } = game;
  const words = game.words;
  const marks = game.marked.map((move, i) => ({ at: game.stepOf(move), seat: move.seat, text: v.figure(i + 1) }));
  if (review.measure !== 'chance') return { marks };
  return {
    marks,
    points: review.curve.map(({ ply, values }) => ({
      at: game.step(ply),
      values: values.map((value) => Math.round(value * 100)),
    })),
    high: 100,
    figure: (value) => words.percent(v.figure(value)),
    names: { grew: words.chances, table: words.chancesTable },
  };
}

function section<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>): TemplateResult {
  const { review } = game;
  const words = game.words;
  return html`<section class="card review">
    <div>
      <header>
        <h3><bdi>${words.heading}</bdi></h3>
        ${review.moves.length ? stepButtons(game) : nothing}
      </header>
      ${review.moves.length ? nothing : html`<p><bdi>${words.noChoice}</bdi></p>`} ${summary(game)}
      ${review.moves.length ? filters(game) : nothing}
    </div>
    ${review.moves.length ? html`<div>${turnList(game)}</div>` : nothing}
  </section>`;
}

/** Renders the offer to look at the costliest turn of the player whose page is open. */
function another<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>): TemplateResult | typeof nothing {
  const { v, review, state, words } = game;
  const own = review.moves.filter(({ seat }) => seat === v.screens.page);
  const move = dearest(own, 1).at(0);
  if (!move) return nothing;
  const look = (): void => {
    game.choose(move);
    state.afterUpdate((root) => root.querySelector('.look-back .board-area')?.scrollIntoView({ block: 'nearest' }));
  };
  return html`<section class="card another">
    <h3><bdi>${words.another}</bdi></h3>
    <p>
      <bdi>${words.anotherWay(v.figure(game.stepOf(move)), game.text(move, 'played'), game.text(move, 'best'))}</bdi>
    </p>
    <button type="button" class="button" @click=${look}>${words.showMe}</button>
  </section>`;
}

/** Returns a sentence with the player's name that says how often the choice was the best one. */
const chosen = (words: ReviewWords, { best, choices }: Account<unknown>, name: string, figure: Figure): string =>
  best === choices ? words.bestAlways(name) : words.best(name, figure(best), figure(choices));

/** Returns a text that says how many of a player's answers were right. */
const answered = (words: ReviewWords, { right, answers }: Account<unknown>, figure: Figure): string =>
  right === 1 && answers === 1 ? words.rightFirst : words.right(figure(right), figure(answers));

type Figure = (value: number) => string;

/** Renders the summary: when and by whom the game was decided, and what each player found and missed. */
function summary<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>): TemplateResult {
  const { v, review } = game;
  const words = game.words;
  const { turn } = v.match;
  const winner = turn.kind === 'over' && turn.winners.length === 1 ? turn.winners[0] : undefined;
  const decided = decidedAt(review, winner);
  const jump = (kind: string, move: ReviewedMove<M> | undefined): TemplateResult | typeof nothing =>
    move
      ? html`<button type="button" class="jump" @click=${() => game.choose(move)}>
          <bdi>${v.words.labelled(kind, '')}<b>${words.move(v.figure(game.stepOf(move)))}</b></bdi>
        </button>`
      : nothing;
  return html`${
      decided === undefined
        ? nothing
        : html`<p><bdi>${rich(stayedAhead(game, game.nameOf(winner!), decided))}</bdi></p>`
    }
    <ul class="accounts">
      ${accounts(review, v.match.players.length, game.phrases).map((one) => {
        const story = game.phrases.story?.(v, one.seat);
        const name = game.nameOf(one.seat);
        return one.choices || story
          ? html`<li class="colour${v.match.players[one.seat].colour + 1}">
              ${shape(v.match.players[one.seat].colour)}
              <p>
                <bdi
                  >${rich(one.choices ? chosen(words, one, name, (value) => v.figure(value)) : `*${name}*:`)}
                  ${one.answers && 2 * one.right >= one.answers ? rich(answered(words, one, (value) => v.figure(value))) : nothing}
                  ${story ?? nothing}</bdi
                >
              </p>
              <p class="jumps">${jump(words.find, one.find)} ${jump(words.dearest, one.dearest)}</p>
            </li>`
          : nothing;
      })}
    </ul>`;
}

/** Returns a text that says since when the winner was ahead: after `decided` moves. */
function stayedAhead<S, M, V extends ReviewContext<S>>(
  game: ReviewedGame<S, M, V>,
  name: string,
  decided: number,
): string {
  const { words, review } = game;
  if (decided === 0) return words.allTheWay(name);
  if (decided === review.curve.at(-1)!.ply) return words.lastMove(name);
  return words.decided(name, game.v.figure(game.step(decided)));
}

/** Renders the buttons that lead from choice to choice. */
function stepButtons<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>): TemplateResult {
  const { v } = game;
  const words = game.words;
  const now = v.interaction.backTo ?? Infinity;
  const go = (name: 'earlier' | 'later', move: ReviewedMove<M> | undefined): TemplateResult =>
    html`<button
      type="button"
      class="icon-button"
      title=${words[name]}
      aria-label=${words[name]}
      aria-disabled=${move ? nothing : 'true'}
      @click=${() => move && game.choose(move)}
    >
      ${icon(name)}
    </button>`;
  const before = game.moves.findLast((move) => game.stepOf(move) < now);
  const after = game.moves.find((move) => game.stepOf(move) > now);
  return html`<span class="steps">${go('earlier', before)}${go('later', after)}</span>`;
}
