import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { besideStyles } from '../screens/panel-styles.js';
import { handFocus } from '../ui/digits/hand.js';
import { formStyles } from '../ui/form-styles.js';
import { happened } from '../screens/event-log.js';
import { plain } from '../ui/rich-text.js';
import { panelWords, tools } from '../screens/panel.js';
import { canSpeak, speak } from '../ui/speech.js';
import { isAsked, lay, openSeat, pass, putBack, take, tapPiece } from './input.js';
import { instruction } from './play-screen.js';
import { telling } from './announcements.js';
import type { TablesView } from './context.js';

/** What a game shows, says and answers beside the sum: one room, fetched as soon as the table stands. */
export { tell } from './announcements.js';

export const styles = [
  formStyles,
  besideStyles,
  css`
    .rest {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      justify-content: space-between;
      gap: 4px 16px;
    }
    .rest .hintcard {
      flex: 1 1 240px;
    }
    .rest .events {
      flex: 1 1 240px;
      contain: none;
      mask-image: none;
    }
    .rest .events li:nth-child(n + 4) {
      display: none;
    }
    .array {
      display: block;
      max-inline-size: 100%;
      max-block-size: 180px;
      margin: calc(var(--u) * 2) auto 0;
      fill: var(--ab-digit-new);
    }
    .dots-of {
      position: absolute;
      inset-block-end: 6px;
      inset-inline-end: 6px;
      inline-size: calc(var(--u) * 11);
      block-size: calc(var(--u) * 11);
      padding: calc(var(--u) * 2);
      border: 2px solid var(--ab-line);
      border-radius: var(--r);
      background: var(--ab-surface);
      fill: currentColor;
    }
    .dots-of[aria-pressed='true'] {
      background: var(--ab-ink);
      color: var(--ab-paper);
    }
    .fared {
      font-weight: 700;
    }
  `,
];

/** What happened, and the tools. */
export function panel(v: TablesView): TemplateResult {
  const words = panelWords(v.languageTag);
  return html`<div class="rest">
    ${
      v.hints?.card(v) ??
      html`<ol class="events" aria-label=${words.events}>
        ${happened(v, words.nothingYet)}
      </ol>`
    }
    ${tools(v, words, false)}
  </div>`;
}

/** How the present round went for a player so far. */
export function fared(v: TablesView, seat: number): TemplateResult | undefined {
  const { plies } = v.match;
  const began = plies.findLastIndex(({ events }) => events.some(({ type }) => type === 'sum'));
  // A match that goes on from a position may begin within a round.
  const events = plies.slice(Math.max(0, began)).flatMap((ply) => ply.events);
  const w = telling(v);
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'attached') return html`<span class="fared gain">✓<span class="sr">, ${w.right}</span></span>`;
    if (event.type === 'answered' && !event.right) {
      return html`<span class="fared soft"
        ><s aria-hidden="true">${v.figure(event.given)}</s
        ><span class="sr">, ${w.saidWrong(v.figure(event.given))}</span></span
      >`;
    }
    if (event.type === 'passed') {
      return html`<span class="fared soft"
        ><span aria-hidden="true">–</span><span class="sr">, ${w.didPass}</span></span
      >`;
    }
  }
  return undefined;
}

/** Shows the sum as rows of dots to count, where one wants it. */
export function dotted(v: TablesView): TemplateResult | typeof nothing {
  const round = v.match.state.rounds.at(-1);
  if (!round) return nothing;
  const { a, b } = round;
  const w = telling(v);
  const { dots } = v.fingers;
  return html`${
      dots && a * b > 0
        ? svg`<svg class="array" viewBox="0 0 ${b * 20} ${a * 20}" width=${b * 20} role="img" aria-label=${w.rows(a, b)}>
          ${Array.from({ length: a * b }, (_, i) => svg`<circle cx=${10 + 20 * (i % b)} cy=${10 + 20 * Math.floor(i / b)} r="7"></circle>`)}
        </svg>`
        : dots
          ? html`<p>${w.rows(a, b)}</p>`
          : nothing
    }<button
      type="button"
      class="dots-of"
      title=${w.dots}
      aria-label=${w.dots}
      aria-pressed=${dots}
      @click=${() => (v.fingers.dots = !dots)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        ${[5, 12, 19].map((x) => [5, 12, 19].map((y) => svg`<circle cx=${x} cy=${y} r="2.6"></circle>`))}
      </svg>
    </button>`;
}

const ear = 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12';

/** For those who cannot read: says what is to be done, where this device has a voice for it. */
export function hear(v: TablesView): TemplateResult | typeof nothing {
  if (!canSpeak(v.languageTag)) return nothing;
  const sentence = instruction(v, v.match.state);
  return html`<button
    type="button"
    class="hear"
    aria-label="${telling(v).hear}: ${sentence}"
    @click=${() => speak(sentence, v.languageTag)}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ear}></path></svg>
  </button>`;
}

/** What the keys do in the hand, for a screen reader. */
export const help = (v: TablesView): string => telling(v).help;

/** Keys of the hand; single letters and digits act only while the hand has the focus (WCAG 2.1.4). */
export function handKey(v: TablesView, event: KeyboardEvent, index: number): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.key.toLowerCase();
  const { state } = v.match;
  const seat = openSeat(v, state);
  const held = seat === undefined ? [] : state.hands[seat];
  const to = handFocus(event.key, index, held.length, v.rtl);
  if (to !== undefined) {
    v.fingers.focusPiece = to;
    v.focusOn('.slot[tabindex="0"]');
  } else if (/^\d$/.test(key)) {
    const at = held.findIndex((digit, i) => digit === Number(key) && !v.fingers.chosen.includes(i));
    if (at >= 0) tapPiece(v, at);
  } else if (key === 'backspace') putBack(v);
  else if (key === '=') lay(v);
  else if (key === 'p') pass(v);
  else if (key === 't') take(v);
  else if (!ask(v, key)) return;
  event.preventDefault();
}

/** Answers a single-key question: l last move, s pieces left, m what is to be done; h gives a hint. */
function ask(v: TablesView, key: string): boolean {
  const { plies, players, state } = v.match;
  switch (key) {
    case 'l': {
      const last = plies.at(-1);
      const told = last?.events.map((event) => plain(v.tell(event, last.state))).filter(Boolean);
      v.say(told?.join(' ') || panelWords(v.languageTag).nothingYet);
      return true;
    }
    case 's':
      v.say(
        players.map(({ name }, seat) => v.words.score(name, v.gameWords.pieces(state.hands[seat].length))).join(', '),
      );
      return true;
    case 'h':
      void v.host.hint();
      return true;
    case 'm':
      v.say(isAsked(v) || v.match.turn.kind === 'chance' ? instruction(v, state) : v.words.thinks);
      return true;
    default:
      return false;
  }
}
