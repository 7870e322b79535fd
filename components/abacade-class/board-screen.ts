import { html, nothing, type TemplateResult } from 'lit';
import type { BoardMessage } from '../../src/live/protocol/lesson-messages.js';
import { segments } from '../style/controls.js';
import { icon } from '../style/icons.js';
import { keepProducts } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import { sign } from '../lesson/signs.js';
import { boardNamed, pictured, type Context } from './context.js';
import { cardSentence, lastEventSentence, needSentence } from './sentences.js';

export interface BoardScreen extends Context {
  /** True after "Begin again" was pressed once; a second press confirms it. */
  readonly isSure: boolean;
  beSure(isSure: boolean): void;
  /** Marks that the teacher has been there: the mark on the board goes until the pupil asks for help again. */
  helped(pupil: number): void;
  messageTo(pupil: number): void;
}

/** Renders the choice of a free pupil for a seat, at first without a selection. */
function whoElse(v: BoardScreen, board: BoardMessage, seat: number, label: string): TemplateResult | typeof nothing {
  const free = v.view.pupils
    .filter(({ place, pupil }) => place === 'free' && !board.seats.includes(pupil))
    .map(({ pupil }) => pupil)
    .sort(v.byName);
  if (free.length === 0) return nothing;
  const choose = (event: Event): void => {
    const to = Number((event.target as HTMLSelectElement).value);
    v.send({ do: 'seat', board: board.board, seat, to });
  };
  return html`<label class="button select">
    ${sign('people')}<span>${label}</span>
    <select @change=${choose}>
      <option value="" selected disabled>${v.words.board.choose}</option>
      ${free.map((pupil) => html`<option value=${pupil}>${v.name(pupil)}</option>`)}
    </select>
  </label>`;
}

/** Renders the actions for one seat. */
function seatActions(v: BoardScreen, board: BoardMessage, seat: number): TemplateResult {
  const w = v.words.board;
  const who = board.seats[seat];
  const isOver = board.winners !== undefined;
  const seatTo = (to: number | 'bot'): void => v.send({ do: 'seat', board: board.board, seat, to });
  if (who === 'bot')
    return html`<section class="one colour${seat + 1}">
      <h3>${pictured(v, 'bot')}<b>${v.figure(board.scores[seat] ?? 0)}</b></h3>
      ${isOver ? nothing : whoElse(v, board, seat, w.move(v.name('bot')))}
    </section>`;
  const pupil = v.view.pupils.find((one) => one.pupil === who);
  const times = [
    { value: 1 as const, label: w.times.usual },
    { value: 10 as const, label: w.times.ten },
    { value: 'none' as const, label: w.times.none },
  ];
  const name = v.name(who);
  return html`<section class="one colour${seat + 1}">
    <h3>${shape(seat)}${pictured(v, who)}<b>${v.figure(board.scores[seat] ?? 0)}</b></h3>
    ${
      isOver
        ? nothing
        : html`<div class="actions">
              <button type="button" class="button" @click=${() => seatTo('bot')}>
                ${sign('computer')}${w.bot(name)}
              </button>
              <button type="button" class="button" @click=${() => v.messageTo(who)}>
                ${icon('hint')}${w.tell(name)}
              </button>
              ${whoElse(v, board, seat, w.move(name))}
            </div>
            <details class="rules">
              <summary>${w.time(name)}</summary>
              <p class="soft small">${w.timeHelp}</p>
              ${segments(`time-${who}`, w.time(name), times, pupil?.allowance ?? 1, (allowance) =>
                v.send({ do: 'time', pupil: who, allowance }),
              )}
            </details>`
    }
  </section>`;
}

/** Renders one large board with the actions for it. */
export function boardScreen(v: BoardScreen, name: string): TemplateResult {
  const { words } = v;
  const w = words.board;
  const board = boardNamed(v, name);
  if (!board) return html`<div class="app"><p>${words.moment}</p></div>`;
  const need = v.needAt(name);
  const isPlayed = v.view.phase === 'round';
  const restart = (): void => {
    v.beSure(false);
    v.send({ do: 'restart', board: name });
  };
  return html`<div class="app board-page">
    <div
      class="big-board"
      data-board=${name}
      role="group"
      aria-label=${cardSentence({ ...v, isWhiteboard: false }, board)}
    >
      ${v.boards.large(name) ?? html`<p class="soft">${words.moment}</p>`}
    </div>
    <div class="board-side">
      <header>
        <button type="button" class="button" @click=${() => v.go(undefined)}>${icon('earlier')}${w.all}</button>
        <h2 class="board-title" tabindex="-1" data-home>${w.title(v.figure(board.number))}</h2>
      </header>
      <p class="now">
        <b>${needSentence({ ...v, isWhiteboard: false }, board)}</b> ${keepProducts(lastEventSentence(v, board))}
      </p>
      ${
        need.kind === 'hand'
          ? html`<div class="need-note need-hand">
              <span class="mark">${sign('hand')}</span>
              <p class="soft">${w.onlyYou}</p>
              <button type="button" class="button" @click=${() => v.helped(need.who as number)}>${w.beenThere}</button>
            </div>`
          : nothing
      }
      ${board.seats.map((_, seat) => seatActions(v, board, seat))}
      <div class="actions">
        <button type="button" class="button" @click=${() => v.send({ do: 'project', show: 'board', board: name })}>
          ${sign('project')}${w.project}
        </button>
        ${
          !isPlayed
            ? nothing
            : v.isSure
              ? html`<p class="note">${w.sureRestart}</p>
                  <button type="button" class="button warning" @click=${restart}>${w.restart}</button>
                  <button type="button" class="button" @click=${() => v.beSure(false)}>${words.message.close}</button>`
              : html`<button type="button" class="button" @click=${() => v.beSure(true)}>
                  ${icon('again')}${w.restart}
                </button>`
        }
      </div>
    </div>
  </div>`;
}
