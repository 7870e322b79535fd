import type { Reader } from '../parts/reader.js';
import type { MultiplayWords } from '../../src/words/types.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { MultiplayEvent, MultiplayState } from '../../src/rules/multiplay/index.js';
import { banner, type Banner } from '../parts/banner.js';
import { keysHelp } from '../parts/common-keys.js';
import { eventList } from '../parts/event-log.js';
import { speedMeanwhile } from '../parts/speed-choice.js';
import { d12 } from '../style/d12.js';
import { sought } from './announcements.js';
import { boardOf } from './board.js';
import type { MultiplayContext } from './context.js';
import { isToFind } from './offer.js';
import { beatOf, progressOf, changes } from './moments.js';
import { sumOf } from './sum.js';
import { storyNow, sumPad, sumTyped, task } from './task.js';
import { countUp } from '../style/count-up.js';
import { commandsOf } from '../style/keys.js';
import { playerName } from '../style/player-name.js';
import { boardKey, pick, roll } from './controls.js';
import { token } from './cube.js';

/** Renders the game in progress: whose turn it is, the scores, the board, the current task and, if there is room, the events. */
export function playScreen(v: MultiplayContext): TemplateResult {
  const { match, moment } = v;
  const beat = beatOf(v);
  const { seat } = match.state;
  if (beat?.name === 'lesson' && v.lessons)
    return v.lessons.renderLesson(v, (line) =>
      banner(v, { seat, help: html`<span class="help">${line}</span>`, timed: match.state.options.timer > 0 }),
    );
  const still = v.interaction.solved ?? { state: match.state, events: [] };
  const shown = moment && beat ? progressOf(match.state, beat, moment.ply) : still;
  const { state } = shown;
  const events = shown.events.length ? shown.events : lastPlaced(v);
  const chosen = shown.events.length ? undefined : sumOf(v)?.cell;
  const hint = v.hints?.current(v);
  const card = v.hints?.card(v);
  const typed = sumTyped(v);
  const onPick = (cell: number): void => pick(v, cell);
  const onRoll = (): void => roll(v);
  const onKey = (event: KeyboardEvent, cell = v.interaction.focusCell): void =>
    boardKey(v, { state, onPick, onRoll }, event, cell);
  return html`<div class="app game size${match.players.length} pace-${v.host.speed ?? 'normal'}">
    ${banner(v, bannerNow(v, match.state))}
    <div class="board-area">
      ${boardOf(v, {
        state,
        events,
        live: { moment, help: keysHelp(v, v.gameWords.announcements.boardHelp), hint, onPick },
        chosen,
        onKey,
      })}
    </div>
    <div class="task" @keydown=${commandsOf(onKey)}>
      ${
        typed
          ? sumPad(v, typed, card)
          : task(v, match.state, { story: storyNow(v), card, hint, meanwhile: speedMeanwhile(v) })
      }
    </div>
    ${scores(v, state, events)} ${eventList(v)}
  </div>`;
}

/** Returns the events of the last move that turned a cube; they stay visible until the next one. */
export const lastPlaced = (v: Pick<MultiplayContext, 'match'>): readonly MultiplayEvent[] =>
  v.match.plies.findLast((ply) => ply.events.some((event) => event.type === 'placed'))?.events ?? [];

/** Returns the content of the banner: the player to act, what to do, the time that is left, and the die. */
function bannerNow(
  v: Pick<
    MultiplayContext,
    'figure' | 'gameWords' | 'interaction' | 'match' | 'moment' | 'realDice' | 'table' | 'words'
  >,
  state: MultiplayState,
): Banner {
  const { words } = v;
  const beat = beatOf(v);
  const rolled = v.moment?.ply.events.find((event) => event.type === 'rolled');
  const face = rolled ? rolled.die : state.die;
  const isThrown = beat?.name === 'throw';
  return {
    seat: state.seat,
    help: html`${clock(v)}<wbr /><span class="help">${help(v, state)}</span>`,
    aside: d12(face ? v.figure(face) : '', words.die(isThrown ? 0 : face), isThrown),
    timed: state.options.timer > 0,
  };
}

/** Returns a few words on what to do now. */
function help(
  v: Pick<MultiplayContext, 'gameWords' | 'interaction' | 'match' | 'moment' | 'realDice' | 'words'>,
  state: MultiplayState,
): string {
  const { words, gameWords } = v;
  const sum = sumOf(v);
  const rolls = state.phase === 'start' || state.phase === 'roll';
  const isBot = v.match.isBot(state.seat);
  if (isBot && !rolls) return words.thinks;
  if (sum?.cell !== undefined && sum.typed !== undefined) return gameWords.howMany(sum.die);
  if (rolls && v.realDice && !isBot) return words.whichRoll;
  return {
    start: gameWords.forStart,
    roll: isBot ? words.thinks : words.rollHelp,
    answer: gameWords.pickFactor,
    choose: isToFind(state) || state.factor ? sought(v, state) : gameWords.turnRaised,
    end: gameWords.endOrGoOn,
    over: '',
  }[state.phase];
}

function clock(v: Pick<MultiplayContext, 'figure' | 'words' | 'table'>): TemplateResult | typeof nothing {
  const { left } = v.table.clock;
  if (!v.table.clock.isRunning || left === Infinity) return nothing;
  return html`<span class="clock" role="timer" aria-live="off"
    >${v.words.timeLeft(v.figure(Math.ceil(left / 1000)))}</span
  >`;
}

/** Renders the scores and, if there is room, the points that the last cube changed. */
function scores(
  v: Reader<MultiplayWords> & Pick<MultiplayContext, 'match' | 'moment' | 'table'>,
  state: MultiplayState,
  events: readonly MultiplayEvent[],
): TemplateResult {
  const change = changes(events, state.scores.length);
  const { figure, moment, table } = v;
  // Points count up as they are scored; after undoing they change at once.
  const ms = moment && moment.beat.ms !== Infinity ? moment.beat.ms * table.pace : 0;
  return html`<ul class="scores" part="scores" aria-label=${v.words.panel.scores}>
    ${v.match.players.map((player, seat) => {
      const { colour } = player;
      const points = change[seat];
      return html`<li class="colour${colour + 1} ${seat === state.seat ? 'current' : ''}">
        ${token(colour)}${playerName(player, v.words.computer)}<b
          >${countUp(`${v.languageTag} ${state.scores[seat]}`, state.scores[seat], ms, (n) => figure(n), 'last')}</b
        >
        <i>${points ? html`<span class=${points > 0 ? 'gain' : 'loss'}>${v.figure(points, true)}</span>` : nothing}</i>
      </li>`;
    })}
  </ul>`;
}
