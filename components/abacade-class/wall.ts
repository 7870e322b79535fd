import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { writeCode } from '../../src/live/protocol/codes.js';
import type { BoardMessage } from '../../src/live/protocol/lesson-messages.js';
import { segments } from '../style/controls.js';
import { icon } from '../style/icons.js';
import { keepProducts, rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import { titleOf } from '../lesson/games.js';
import { sign } from '../lesson/signs.js';
import {
  waitingPupils,
  boardNamed,
  admittedPupils,
  lookingBack,
  pictured,
  unseatedPupils,
  type Context,
} from './context.js';
import { door, locking } from './lobby-screen.js';
import { needs, openSeats, type Need } from './need.js';
import { cardSentence, lastEventSentence, needSentence } from './sentences.js';

export interface WallScreen extends Context {
  setWhiteboard(isWhiteboard: boolean): void;
  message(): void;
  project(): void;
  /** Notes that the pointer or the focus has entered or left the wall. */
  stay(isStaying: boolean): void;
}

/** Renders the note that the lesson is paused, with a way on. */
export const pausedNote = (
  { view, words: { wall: w } }: Context,
  way?: TemplateResult,
): TemplateResult | typeof nothing =>
  view.paused && view.phase !== 'closed'
    ? html`<div class="note is-paused">
        <p role="status">${icon('pause')}${w.isPaused}</p>
        ${way ?? nothing}
      </div>`
    : nothing;

/** Renders the bar with the controls that are always available. */
export function bar(v: WallScreen): TemplateResult {
  const { wall: w, games } = v.words;
  const { view } = v;
  const { paused, locked, lesson, round, rounds, left, boards, code } = view;
  const title = titleOf(lesson.game, games);
  const facts = [
    rich(w.boards(boards.length)),
    ...(lesson.how === 'tournament' && round > 0 ? [w.round(v.figure(round), v.figure(rounds))] : []),
    ...(left === undefined ? [] : [w.left(v.figure(Math.ceil(left / 60_000)))]),
    ...(v.isProjector
      ? []
      : [html`<b dir="ltr">${writeCode(code)}</b>${locked ? html` (${v.words.lobby.locked})` : nothing}`]),
  ];
  return html`<header class="bar">
    <h2 tabindex="-1" data-home>${title}</h2>
    <p class="told">${facts.map((part, i) => [i > 0 ? ' · ' : '', part])}</p>
    ${
      v.isProjector
        ? nothing
        : html`<div class="actions">
            <button
              type="button"
              class="button primary pause-all"
              aria-pressed=${paused}
              @click=${() => v.send({ do: paused ? 'resume' : 'pause' })}
            >
              ${icon(paused ? 'play' : 'pause')}<span class="either"
                ><span class=${paused ? 'hidden' : ''}>${w.pauseAll}</span
                ><span class=${paused ? '' : 'hidden'}>${w.goOn}</span></span
              >
              <kbd aria-hidden="true">P</kbd>
            </button>
            <button type="button" class="button" @click=${v.message}>${icon('hint')}${w.message}</button>
            <button type="button" class="button" @click=${v.project}>${sign('project')}${w.project}</button>
            <button type="button" class="button warning" @click=${() => v.go({ at: 'end' })}>${w.end}</button>
          </div>`
    }
  </header>`;
}

/** Renders how many boards have each need. */
function counts(v: WallScreen): TemplateResult | typeof nothing {
  const kinds = v.view.boards.map(({ board }) => v.needAt(board).kind);
  const facts = needs.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count
      ? [html`<li class="need-${kind}">${mark(kind)}<span>${rich(v.words.wall.counts[kind](count))}</span></li>`]
      : [];
  });
  return html`<ul class="counts">
    ${facts}
  </ul>`;
}

const mark = (kind: Need['kind']): TemplateResult => html`<span class="mark">${sign(kind)}</span>`;

function seatRow(v: Context, { seats, scores, turn }: BoardMessage, seat: number): TemplateResult {
  const who = seats[seat];
  return html`<span class="seat colour${seat + 1} ${turn === seat ? 'acts' : ''}">
    ${who === 'bot' ? nothing : shape(seat)}${pictured(v, who)}
    ${v.isWhiteboard ? nothing : html`<b>${v.figure(scores[seat] ?? 0)}</b>`}
  </span>`;
}

function card(v: WallScreen, board: BoardMessage): TemplateResult {
  const { kind } = v.needAt(board.board);
  const seen: Need['kind'] = !v.isWhiteboard ? kind : board.turn === undefined ? 'done' : 'thinking';
  // A button is read aloud as one sentence.
  const hidden = v.isProjector ? nothing : 'true';
  const inner = html`<span class="head" aria-hidden=${hidden}>
      ${mark(seen)}<b>${needSentence(v, board)}</b><span class="number">${v.figure(board.number)}</span>
    </span>
    <span class="small-board" data-board=${board.board}>${v.boards.small(board.board) ?? nothing}</span>
    <span class="seats" aria-hidden=${hidden}>${board.seats.map((_, seat) => seatRow(v, board, seat))}</span>
    <span class="last" aria-hidden=${hidden}>${keepProducts(lastEventSentence(v, board))}</span>`;
  return v.isProjector
    ? html`<li class="card-place" data-card=${board.board}><div class="board-card need-${seen}">${inner}</div></li>`
    : html`<li class="card-place" data-card=${board.board}>
        <button type="button" class="board-card need-${seen}" @click=${() => v.go({ at: 'board', board: board.board })}>
          <span class="visually-hidden">${cardSentence(v, board)}</span>${inner}
        </button>
      </li>`;
}

/** Renders the button that gives boards to all who have none while the others play. */
function pairAnew(v: WallScreen): TemplateResult | typeof nothing {
  const unseated = unseatedPupils(v.view).length;
  if (!unseated) return nothing;
  return html`<button type="button" class="button" @click=${() => v.send({ do: 'pair', how: 'swiss' })}>
    ${sign('people')}${v.words.wall.pairAnew(unseated)}
  </button>`;
}

function endRound(v: WallScreen): TemplateResult {
  const { wall: w } = v.words;
  const { lesson, round } = v.view;
  return html`<button type="button" class="button" @click=${() => v.send({ do: 'round', on: false })}>
    ${lesson.how === 'tournament' ? w.endThis(v.figure(round)) : w.endRound}
  </button>`;
}

/** Renders the free pupils and the actions for them, and the code for latecomers. */
function rail(v: WallScreen): TemplateResult {
  const { wall: w, board: b } = v.words;
  const { pupils, boards, phase } = v.view;
  const free = pupils.filter(({ place }) => place === 'free').sort((a, c) => v.byName(a.pupil, c.pupil));
  const places = openSeats(boards);
  const back = lookingBack(v);
  const done = boards.filter(({ winners }) => winners !== undefined).length;
  const seatsFor = (pupil: number): TemplateResult[] =>
    places.map(({ board, seat }) => {
      const label = b.title(v.figure(board.number));
      return html`<button
        type="button"
        class="button"
        @click=${() => v.send({ do: 'seat', board: board.board, seat, to: pupil })}
      >
        ${sign('people')}${label}
      </button>`;
    });
  return html`<aside class="card rail">
    <h3>${w.free}</h3>
    ${
      free.length === 0
        ? html`<p class="soft">${w.nobodyFree}</p>`
        : html`<ul class="free">
            ${free.map(
              ({ pupil, is }) =>
                html`<li>
                  <b class="pictured">${pictured(v, pupil)}</b>
                  <span class="soft">${is === 'away' ? w.awayNow : w.choosing}</span>
                  ${phase === 'round' ? seatsFor(pupil) : nothing}
                </li>`,
            )}
          </ul>`
    }
    ${door(v)}
    <h3>${w.doneTitle}</h3>
    <p class="soft">${w.doneBoards(done)}</p>
    ${back.length ? html`<p class="soft">${w.lookBack(v.list(back))}</p>` : nothing}
    ${phase === 'round' ? pairAnew(v) : nothing} ${endRound(v)}
    <button type="button" class="button" @click=${() => v.go({ at: 'table' })}>${icon('chart')}${w.table}</button>
    <p class="soft small">${w.endRoundHelp}</p>
    <hr />
    <p class="soft rail-code"><b dir="ltr">${writeCode(v.view.code)}</b>${w.isHere(admittedPupils(v.view).length)}</p>
    <div class="locking">${locking(v)}</div>
  </aside>`;
}

/** Renders all boards of a round. */
export function wall(v: WallScreen): TemplateResult {
  const { wall: w } = v.words;
  const { view, isWhiteboard } = v;
  const waiting = waitingPupils(view).length;
  const choices = [
    { value: true, label: w.whiteboard },
    {
      value: false,
      label: w.mine,
      more: waiting
        ? html`<span class="visually-hidden">, ${v.words.lobby.door}: </span><b class="count">${v.figure(waiting)}</b>`
        : undefined,
    },
  ];
  const cards = v.order.flatMap((name) => boardNamed(v, name) ?? []);
  return html`<div class="app wall-page ${v.isProjector ? 'projected' : ''}">
    ${bar(v)} ${v.isProjector ? nothing : pausedNote(v)}
    <div class="under">
      ${
        v.isProjector
          ? nothing
          : html`${isWhiteboard ? html`<span class="actions">${endRound(v)}${pairAnew(v)}</span>` : counts(v)}
            ${segments('view', w.view, choices, isWhiteboard, (to) => v.setWhiteboard(to))}`
      }
    </div>
    <div class="wall-columns">
      <ul
        class="wall ${cards.length < 3 ? 'few' : ''}"
        @pointerenter=${() => v.stay(true)}
        @pointerleave=${() => v.stay(false)}
        @focusin=${() => v.stay(true)}
        @focusout=${() => v.stay(false)}
      >
        ${repeat(
          cards,
          ({ board }) => board,
          (board) => card(v, board),
        )}
      </ul>
      ${v.isProjector ? nothing : isWhiteboard ? door(v) : rail(v)}
    </div>
  </div>`;
}
