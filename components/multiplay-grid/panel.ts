import { html, nothing, type TemplateResult } from 'lit';
import { whiteLeft, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { eventLog } from '../screens/event-log.js';
import { rich } from '../ui/rich-text.js';
import { tools } from '../screens/panel.js';
import { scoreList } from './score-list.js';
import type { MultiplayContext } from './context.js';

/** What stands beside the board below the turn: scores, what happened, the end of the game, the tools. */
export function panel(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const words = v.words.panel;
  return html`${scoreList(v, state, words.scores)}
  ${
    v.hints?.card(v) ??
    html`<ol class="events" aria-label=${words.events}>
      ${eventLog(v, words.nothingYet)}
    </ol>`
  }
  ${endAndTools(v, state)}`;
}

function endAndTools(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const { match } = v;
  const words = v.words.panel;
  const game = v.gameWords.panel;
  const mayEnd = state.phase === 'end' && !match.isBot(state.seat);
  const white = whiteLeft(state);
  const few = white <= state.options.endAt;
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
    ${tools(v, words, state.options.timer > 0)}
  </div>`;
}
