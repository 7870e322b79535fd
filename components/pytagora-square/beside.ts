import { html, nothing, type TemplateResult } from 'lit';
import { besideStyles } from '../screens/panel-styles.js';
import { handFocus } from '../ui/digits/hand.js';
import { formStyles } from '../ui/form-styles.js';
import { happened } from '../screens/event-log.js';
import { plain } from '../ui/rich-text.js';
import { panelWords, tools } from '../screens/panel.js';
import { canSpeak, speak } from '../ui/speech.js';
import { firstFitting, nextNumbers, openSeat, take, tapPiece } from './input.js';
import { telling } from './announcements.js';
import type { SquareView } from './context.js';

/** What a game shows, says and answers beside the path: one room, fetched as soon as the path stands. */
export { fly } from './flight.js';
export { tell } from './announcements.js';

export const styles = [formStyles, besideStyles];

/** What happened, and the tools. */
export function panel(v: SquareView): TemplateResult {
  const words = panelWords(v.languageTag);
  return html`${
    v.hints?.card(v) ??
    html`<ol class="events" aria-label=${words.events}>
      ${happened(v, words.nothingYet)}
    </ol>`
  }
  ${tools(v, words, false)}`;
}

const ear = 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12';

const instruction = (v: SquareView): string => {
  const { state } = v.match;
  const next = v.aided ? v.gameWords.next(nextNumbers(v, state)) : v.gameWords.find;
  return state.phase === 'draw' ? `${next} ${v.gameWords.draw}.` : next;
};

/** For those who cannot read: says what comes next, where this device has a voice for it. */
export function hear(v: SquareView): TemplateResult | typeof nothing {
  if (!canSpeak(v.languageTag)) return nothing;
  const sentence = instruction(v);
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
export const help = (v: SquareView): string => telling(v).help;

/** Keys of the hand; single letters and digits act only while the hand has the focus (WCAG 2.1.4). */
export function handKey(v: SquareView, event: KeyboardEvent, index: number): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.key.toLowerCase();
  const { state } = v.match;
  const seat = openSeat(v, state);
  const held = seat === undefined ? [] : state.hands[seat];
  const to = handFocus(event.key, index, held.length, v.rtl);
  if (to !== undefined) toPiece(v, to);
  else if (/^\d$/.test(key)) {
    const at = held.indexOf(Number(key));
    if (at >= 0) tapPiece(v, at);
    else v.play({ type: 'lay', digit: Number(key) }); // to be told what is looked for
  } else if (key === 't') take(v);
  else if (!ask(v, key, index)) return;
  event.preventDefault();
}

function toPiece(v: SquareView, index: number): void {
  v.fingers.focusPiece = index;
  v.focusOn('.slot[tabindex="0"]');
}

/** Answers a single-key question: l last move, s pieces left, m what comes next; n goes to a piece that fits, h gives a hint. */
function ask(v: SquareView, key: string, index: number): boolean {
  const { plies, players, state } = v.match;
  switch (key) {
    case 'l': {
      const last = plies.at(-1);
      const told = last?.events.map((event) => plain(v.tell(event, last.state))).join(' ');
      v.say(told || panelWords(v.languageTag).nothingYet);
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
      v.say(instruction(v));
      return true;
    case 'n': {
      if (!v.aided) return false;
      const next = firstFitting(v, index + 1);
      const first = next >= 0 ? next : firstFitting(v);
      if (first >= 0) toPiece(v, first);
      return true;
    }
    default:
      return false;
  }
}
