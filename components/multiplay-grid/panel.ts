import { html, nothing, type TemplateResult } from 'lit';
import { allowances, type Allowance } from '../../src/match/clock.js';
import { whiteLeft, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { multiplayPanel as english } from '../../src/words/en/multiplay-panel.js';
import { panel as englishPanel } from '../../src/words/en/panel.js';
import { multiplayPanel as italian } from '../../src/words/it/multiplay-panel.js';
import { panel as italianPanel } from '../../src/words/it/panel.js';
import { icon, type Icon } from '../parts/icons.js';
import { rich } from '../parts/rich.js';
import { shape } from '../parts/shapes.js';
import { scoreList } from './score-list.js';
import type { MultiplayView } from './view.js';

const tables = {
  en: { words: englishPanel, game: english },
  it: { words: italianPanel, game: italian },
};
export const panelWords = (v: MultiplayView) => tables[v.languageTag as keyof typeof tables];

/** How many lines of what happened are kept in sight. */
const linesShown = 8;

/** What stands beside the board below the turn: scores, what happened, the end of the game, the tools. */
export function panel(v: MultiplayView, state: MultiplayState): TemplateResult {
  const { words } = panelWords(v);
  return html`${scoreList(v, state, words.scores)}
    <ol class="events" aria-label=${words.events}>
      ${happened(v)}
    </ol>
    ${endAndTools(v, state)}`;
}

/** The latest moves, newest first: who did it with the player's shape, what it brought below. */
function happened(v: MultiplayView): TemplateResult[] {
  const lines: TemplateResult[] = [];
  const { plies, players } = v.match;
  for (let i = plies.length - 1; i >= 0 && lines.length < linesShown; i--) {
    const { events, state } = plies[i];
    const told = events.map((event) => ({ event, sentence: v.tell(event, state) })).filter(({ sentence }) => sentence);
    told.forEach(({ event, sentence }, k) => {
      const now = i === plies.length - 1 ? 'now' : '';
      const heads = k === 0 && 'seat' in event && event.seat !== undefined;
      lines.push(
        heads
          ? html`<li class="${now} c${players[event.seat].colour + 1}">
              ${shape(players[event.seat].colour)}<span>${rich(sentence)}</span>
            </li>`
          : html`<li class="${now} in"><span>${rich(sentence)}</span></li>`,
      );
    });
  }
  return lines.length
    ? lines.slice(0, linesShown)
    : [html`<li class="in"><span>${panelWords(v).words.nothingYet}</span></li>`];
}

function endAndTools(v: MultiplayView, state: MultiplayState): TemplateResult {
  const { match, table } = v;
  const { words, game } = panelWords(v);
  const mayEnd = state.phase === 'end' && !match.isBot(state.seat);
  const white = whiteLeft(state);
  const few = white <= state.options.endAt;
  const tool = (name: Icon, label: string, on: boolean, act: () => void) =>
    html`<button
      type="button"
      class="ic"
      title=${label}
      aria-label=${label}
      aria-disabled=${on ? nothing : 'true'}
      @click=${() => on && act()}
    >
      ${icon(name)}
    </button>`;
  return html`<div class="end">
    <div class="end-game">
      <button
        type="button"
        class="btn ${mayEnd ? 'go' : 'off'}"
        aria-disabled=${mayEnd ? nothing : 'true'}
        aria-describedby="why"
        ?data-home=${mayEnd}
        @click=${() => v.play({ type: 'end' })}
      >
        ${game.end}
      </button>
      ${
        mayEnd
          ? html`<button type="button" class="btn" @click=${() => v.play({ type: 'go-on' })}>${words.goOn}</button>`
          : nothing
      }
      <p id="why" class="soft">
        ${rich(few && mayEnd ? game.endNow(white) : game.endLater(v.figure(state.options.endAt), v.figure(white)))}
      </p>
    </div>
    <div class="tools" role="group">
      ${tool('undo', words.undo, match.canUndo, () => v.undo())}
      ${tool('redo', words.redo, match.canRedo, () => v.redo())}
      ${
        match.players.some((player) => player.bot)
          ? tool(table.paused ? 'play' : 'pause', table.paused ? words.goOn : words.pause, true, () =>
              table.pause(!table.paused),
            )
          : nothing
      }
      ${tool('again', words.newGame, true, v.newGame)} ${state.options.timer ? timeFor(v) : nothing}
    </div>
  </div>`;
}

function timeFor(v: MultiplayView): TemplateResult {
  const { timeFor: w } = panelWords(v).words;
  const names = new Map<Allowance, string>([
    [1, w.once],
    [10, w.tenTimes],
    [Infinity, w.noLimit],
  ]);
  return html`<label class="time-for"
    >${w.label}
    <select @change=${(e: Event) => v.table.allow(allowances[(e.target as HTMLSelectElement).selectedIndex])}>
      ${allowances.map((allowance) => html`<option ?selected=${allowance === v.table.clock.allowance}>${names.get(allowance)}</option>`)}
    </select>
  </label>`;
}
