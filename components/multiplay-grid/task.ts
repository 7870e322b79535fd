import { html, nothing, type TemplateResult } from 'lit';
import {
  endsAt,
  facesNow,
  timesRow,
  whiteLeft,
  winners,
  type MultiplayState,
} from '../../src/rules/multiplay/index.js';
import type { Hint } from '../parts/hint-ladder.js';
import { numberPad } from '../parts/number-pad.js';
import { d12 } from '../style/d12.js';
import { facePad } from '../style/face-pad.js';
import { nameIn } from '../style/player-name.js';
import { rich } from '../style/rich-text.js';
import { sumDirection } from '../../src/words/notation.js';
import { productOf, sought } from './announcements.js';
import type { MultiplayContext } from './context.js';
import { answer, chooseFactor, isPersonsTurn, make, putAside, roll, type } from './controls.js';
import { lastLine, line, story } from './line.js';
import { isToFind } from './offer.js';
import { beatOf, progressOf } from './moments.js';
import { question, sumOf, type Sum } from './sum.js';

/* The task below the board or beside it: the controls for the current action, in the same place in every phase of a turn. */

/** The part of the context that an action needs. */
type Acting = Pick<
  MultiplayContext,
  | 'figure'
  | 'focusOn'
  | 'gameWords'
  | 'host'
  | 'interaction'
  | 'match'
  | 'moment'
  | 'notation'
  | 'play'
  | 'table'
  | 'words'
>;

/** The content of a task besides its controls. */
interface Around {
  /** The line above the controls. */
  readonly story: unknown;
  /** The card of the current hint. */
  readonly card: TemplateResult | undefined;
  readonly hint: Hint | undefined;
  /** Content below the turn of a computer player. */
  readonly meanwhile: unknown;
}

/** Renders the controls for the current action, unless a number is typed. */
export function task(
  v: Acting & Pick<MultiplayContext, 'realDice'>,
  state: MultiplayState,
  { story: told, card, hint, meanwhile }: Around,
): TemplateResult {
  const isBot = v.match.isBot(state.seat);
  const rolls = state.phase === 'start' || state.phase === 'roll';
  const isAsked = state.phase === 'answer' && isPersonsTurn(v);
  const above = html`<div class="story">${told}</div>`;
  if (state.phase === 'over') return above;
  if (isBot) return html`${above}${botActs(v, state, sumOf(v))}${meanwhile}`;
  if (rolls) return html`${above}${v.realDice ? realDice(v) : rollButton(v, state)}`;
  if (state.phase === 'end') return html`${above}${endOrGoOn(v, state)}`;
  return html`${above}${isAsked && card ? html`<div class="over">${card}</div>` : nothing}${!isAsked && card ? card : times(v, state, hint)}`;
}

/** Renders the events of the move being shown, as far as they have been shown; otherwise the last move. */
export function storyNow(
  v: Pick<MultiplayContext, 'announce' | 'figure' | 'gameWords' | 'match' | 'moment' | 'notation' | 'words'>,
): TemplateResult | typeof nothing {
  const { moment, match } = v;
  const beat = beatOf(v);
  if (!moment || !beat) return lastLine(v);
  const { ply } = moment;
  const isTold = beat.name === 'told' || beat.name === 'corrected';
  const { events } = isTold ? ply : progressOf(match.state, beat, ply);
  return events.length ? line(v, match.state.seat, story(v, events, ply.state)) : lastLine(v);
}

function rollButton(
  v: Pick<MultiplayContext, 'figure' | 'gameWords' | 'interaction' | 'match' | 'moment' | 'table' | 'words'>,
  state: MultiplayState,
): TemplateResult {
  const isOff = v.moment !== undefined;
  return html`<button
      type="button"
      class="roll"
      part=${isOff ? nothing : 'action'}
      data-home
      aria-label=${v.words.rollHelp}
      aria-disabled=${isOff ? 'true' : nothing}
      @click=${() => roll(v)}
    >
      ${d12('', '')}<span>${v.words.roll}</span>
    </button>
    <p class="soft">
      <bdi
        >${state.phase === 'roll' ? rich(v.gameWords.panel.endLater(v.figure(endsAt(state)), whiteLeft(state))) : nothing}</bdi
      >
    </p>`;
}

/** With real dice: renders the twelve numbers to tap. */
function realDice(v: Pick<MultiplayContext, 'figure' | 'interaction' | 'match' | 'play' | 'words'>): TemplateResult {
  return html`<h3 id="task"><bdi>${v.words.whichRoll}</bdi></h3>
    ${facePad('task', v.figure, (die) => make(v, { type: 'roll', die }), facesNow(v.match.state))}`;
}

/** Renders a computer player's turn: who is next, its row, its sum. */
function botActs(
  v: Pick<MultiplayContext, 'figure' | 'gameWords' | 'match' | 'moment' | 'notation' | 'words'>,
  state: MultiplayState,
  sum: Sum | undefined,
): TemplateResult {
  const name = nameIn(v.match.players[state.seat]);
  const hasRolled = state.phase === 'choose' || state.phase === 'answer';
  const said = hasRolled ? v.gameWords.rowOf(state.die) : v.moment ? '' : v.gameWords.next(name);
  return html`<p class="question">${sum ? question(v, state, sum) : said}</p>`;
}

/** Renders the row of the times table just rolled: its numbers, the products that make them, and a pip for each white cube. Where they have to be found, only the products. */
function times(
  v: Pick<
    MultiplayContext,
    'figure' | 'focusOn' | 'gameWords' | 'host' | 'interaction' | 'match' | 'moment' | 'notation'
  >,
  state: MultiplayState,
  hint: Hint | undefined,
): TemplateResult {
  const { options, phase, die } = state;
  const finds = isToFind(state);
  const hidesSums = options.answer === 'factor' && !finds;
  const asks = phase === 'answer' && isPersonsTurn(v);
  const colour = v.match.players[state.seat].colour + 1;
  const hinted = hint?.numbers;
  const gap = v.notation.gap ?? '?';
  /** True for a product that the player has to find on the board. */
  const isHidden = (factor: number): boolean => finds && factor !== state.factor;
  return html`<h3 id="task"><bdi>${finds ? sought(v, state) : v.gameWords.rowOf(die)}</bdi></h3>
    <ol class="times colour${colour}" part="times-row" aria-labelledby="task">
      ${timesRow(state).map(({ factor, number, cells }) => {
        const sum = html`<small dir=${sumDirection(v.notation)}>${productOf(v, die, factor)}</small>`;
        const pips = html`<i class="pips">${cells.map(() => html`<s></s>`)}</i>`;
        const looks = `${cells.length ? '' : 'none'} ${hinted?.includes(factor) ? 'hinted' : ''}`;
        if (asks) {
          const isOff = cells.length === 0 || v.moment !== undefined;
          return html`<li class=${looks}>
            <button
              type="button"
              part=${isOff ? nothing : 'action'}
              aria-disabled=${isOff ? 'true' : nothing}
              @click=${() => !isOff && chooseFactor(v, factor)}
            >
              <b>${gap}</b>${sum}${pips}
            </button>
          </li>`;
        }
        return html`<li class=${looks}>
          <b>${isHidden(factor) ? gap : v.figure(number)}</b>${hidesSums ? nothing : sum}${pips}
          <span class="visually-hidden">, ${v.gameWords.white(cells.length)}</span>
        </li>`;
      })}
    </ol>`;
}

/** Returns the sum whose answer a person types or has typed; undefined if there is none. */
export function sumTyped(v: Pick<MultiplayContext, 'interaction' | 'match' | 'moment'>): Sum | undefined {
  const sum = sumOf(v);
  return sum?.typed === undefined || v.match.isBot(v.match.state.seat) ? undefined : sum;
}

/**
 * Renders the question with a number pad (MUL-06). After the answer the pad stays, dimmed and disabled.
 * @param card the card of the current hint
 */
export function sumPad(
  v: Acting & Pick<MultiplayContext, 'announce'>,
  sum: Sum,
  card: TemplateResult | undefined,
): TemplateResult {
  const { moment } = v;
  const { state } = v.match;
  const beat = beatOf(v);
  const events = moment && beat ? progressOf(state, beat, moment.ply).events : [];
  const brought =
    beat?.name === 'told' ? story(v, moment!.ply.events, moment!.ply.state) : story(v, events, state, true);
  const pad = numberPad(
    v,
    {
      question: question(v, state, sum),
      below: html`<p class="brings"><bdi>${rich(brought || asked(v, sum))}</bdi></p>`,
      typed: sum.typed ?? '',
      isStill: moment !== undefined,
    },
    { type: ({ detail }) => type(v, detail), enter: () => answer(v), escape: () => putAside(v) },
  );
  return html`<div class="story beside">${moment ? nothing : lastLine(v)}</div>
    <div class="sum-pad">${pad}</div>
    ${card ? html`<div class="over">${card}</div>` : nothing}`;
}

/** Returns the question "How many eights make 88?" */
const asked = (v: Pick<MultiplayContext, 'figure' | 'gameWords' | 'match'>, { cell, die }: Sum): string =>
  cell === undefined ? '' : v.gameWords.howManyMake(die, v.figure(v.match.state.numbers[cell]));

/**
 * Renders the choice of ending the game (MUL-12) with what ending it would mean. A player who is behind is offered to go on
 * first.
 */
function endOrGoOn(
  v: Pick<MultiplayContext, 'gameWords' | 'interaction' | 'match' | 'play' | 'words'>,
  state: MultiplayState,
): TemplateResult {
  const words = v.gameWords.panel;
  const best = winners(state);
  const isAhead = best.includes(state.seat);
  const others = v.words.listOf(best.map((seat) => nameIn(v.match.players[seat])));
  const white = whiteLeft(state);
  const sentence = !isAhead
    ? words.endBehind(others, white)
    : best.length > 1
      ? words.endLevel(white)
      : words.endAhead(white);
  const buttons = [
    { label: words.end, act: () => make(v, { type: 'end' }) },
    { label: v.words.panel.goOn, act: () => make(v, { type: 'go-on' }) },
  ];
  if (!isAhead) buttons.reverse();
  return html`<p id="why"><bdi>${rich(sentence)}</bdi></p>
    <div class="end">
      ${buttons.map(
        ({ label, act }, i) =>
          html`<button
            type="button"
            class="button ${i ? '' : 'primary'}"
            part="action"
            aria-describedby="why"
            ?data-home=${!i}
            @click=${act}
          >
            ${label}
          </button>`,
      )}
    </div>`;
}
