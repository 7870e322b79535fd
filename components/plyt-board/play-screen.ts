import type { Reader } from '../parts/reader.js';
import type { PlytWords } from '../../src/words/types.js';
import { isComputer } from '../../src/match/players.js';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { listed } from '../../src/words/notation.js';
import { banner, type Banner } from '../parts/banner.js';
import { countOf } from '../parts/cards/face.js';
import { eventList } from '../parts/event-log.js';
import { speedMeanwhile } from '../parts/speed-choice.js';
import { playerName } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { boardOf } from './board.js';
import { bigCard, cardToTurn, choicesNow, pick } from './cards.js';
import type { PlytContext } from './context.js';
import { trailHelp, trailKey } from './keyboard.js';
import { beatOf } from './moment.js';
import { shownNow } from './shown.js';
import { stage } from './stage.js';
import { diceNow, isPersonToAct, isTimed, seatShown, seatToAct } from './turn.js';

/** Renders the game in progress: whose turn it is, where everybody is, the mountain, and the stage of the turn. */
export function playScreen(v: PlytContext): TemplateResult {
  const { state } = v.match;
  const beat = beatOf(v);
  if (beat?.name === 'lesson' && v.lessons)
    return v.lessons.renderLesson(v, (line) => banner(v, { seat: seatShown(v), help: line, timed: isTimed(v) }));
  const shown = shownNow(v);
  const hint = v.hints?.current(v);
  const onPick = (square: number): void => pick(v, square);
  const live = { moment: v.moment, help: trailHelp(v), choices: choicesNow(v), hint, onPick };
  return html`<div class="app game">
    ${banner(v, bannerNow(v, state))} ${players(v, state, shown.at)}
    ${boardOf(v, {
      ...shown,
      state,
      live,
      over: [bigCard(v, beat), cardToTurn(v)],
      onKey: (event, square) => trailKey(v, state, event, square, live),
    })}
    ${stage(v, { hint, isAsked: v.sought !== undefined }, speedMeanwhile(v))} ${v.hints?.card(v) ?? eventList(v)}
  </div>`;
}

/** Returns the content of the banner: the player to act, what to do, and the time that is left. */
function bannerNow(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'moment' | 'notation' | 'table' | 'words'>,
  state: PlytState,
): Banner {
  return {
    seat: seatShown(v),
    help: help(v, state),
    aside: v.table.clock.isRunning ? clock(v, state) : nothing,
    timed: isTimed(v),
    home: !isPersonToAct(v) || v.moment !== undefined,
  };
}

/** Returns a few words about the current phase, shown below the player's name. */
function help(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'moment' | 'notation'>,
  state: PlytState,
): string {
  const { gameWords: w } = v;
  const { phase } = state;
  const seat = seatShown(v);
  const thrown = diceNow(v.moment?.beat.name === 'throw' ? v.moment.ply.state : state).length;
  const beat = beatOf(v);
  if (phase.type === 'start') return '';
  if (beat?.name === 'card') return w.cards.a;
  if (beat?.name === 'landed' && v.moment?.ply.state.phase.type === 'turn-card') return w.cards.star;
  if (isComputer(v.match.players[seat])) return w.moments.computer(thrown ? w.dice(thrown) : '');
  const standard = w.standard(v.figure(playerAt(state.options, seat).standard));
  return {
    choose: standard,
    throw: standard,
    answer: listed([w.dice(thrown), standard], v.notation),
    'turn-card': w.cards.star,
    'open-card': w.cards.a,
    'turned-card': w.cards.a,
    'play-cards': w.cards.play,
    over: '',
  }[phase.type];
}

/** Renders the timer of an answer as a ring that empties, twice if the options say so (PLY-19). */
function clock(v: Pick<PlytContext, 'figure' | 'words' | 'table'>, state: PlytState): TemplateResult | typeof nothing {
  const { left, isRunning, allowance } = v.table.clock;
  if (!isRunning || left === Infinity) return nothing;
  const once = playerAt(state.options, seatToAct(state)).timer * allowance;
  const seconds = Math.ceil(left / 1000);
  const turnsLeft = Math.ceil(seconds / once);
  const now = seconds - (turnsLeft - 1) * once;
  return html`<div
    class="timer ${seconds <= 5 ? 'late' : ''}"
    role="timer"
    aria-live="off"
    aria-label=${v.words.timeLeft(v.figure(seconds))}
  >
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="43"></circle>
      ${svg`<circle class="rest" cx="50" cy="50" r="43" pathLength="100" stroke-dasharray="${(100 * now) / once} 100" transform="rotate(-90 50 50)"></circle>`}
    </svg>
    <b>${v.figure(now)}</b>${turnsLeft > 1 ? html`<i>×${v.figure(turnsLeft)}</i>` : nothing}
  </div>`;
}

/** Renders the players with their squares and numbers of cards. */
function players(
  v: Reader<PlytWords> & Pick<PlytContext, 'focusOn' | 'interaction' | 'match'>,
  state: PlytState,
  at: readonly number[],
): TemplateResult {
  const now = seatShown(v);
  return html`<ul class="scores size${v.match.players.length}" part="scores" aria-label=${v.words.panel.scores}>
    ${v.match.players.map((player, seat) => {
      const held = state.hands[seat].length;
      return html`<li class="colour${player.colour + 1} ${seat === now ? 'current' : ''}">
        ${shape(player.colour)}${playerName(player, v.words.computer)}${held ? countOf(v.gameWords.cards, held, v.figure) : nothing}
        <b>${v.figure(at[seat])}</b>
      </li>`;
    })}
  </ul>`;
}
