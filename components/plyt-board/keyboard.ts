import { html, type TemplateResult } from 'lit';
import type { PlytState } from '../../src/rules/plyt/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { commonKey, keysHelp, lastTold } from '../parts/common-keys.js';
import { digitOf, keyOf } from '../style/keys.js';
import { squareFigure, squareName } from './announcements.js';
import type { PlytContext } from './context.js';

/** The part of the context that the keys of the trail need. */
type TrailKeys = Pick<
  PlytContext,
  'announce' | 'figure' | 'focusOn' | 'gameWords' | 'host' | 'interaction' | 'match' | 'notation' | 'say' | 'words'
>;

/** The squares that can be chosen in the game in progress, and what chooses one. */
interface Choosing {
  readonly choices: readonly number[];
  readonly onPick: (square: number) => void;
}

/** Returns the description of the trail's keys for screen readers. */
export const trailHelp = (v: Pick<PlytContext, 'gameWords' | 'isLive' | 'words'>): string =>
  keysHelp(v, v.gameWords.announcements.trailHelp);

/**
 * Handles the keys of the trail. Single letters work only while the trail has the focus (WCAG 2.1.4).
 * @param state The position shown; in the replay, an earlier one.
 */
export function trailKey(v: TrailKeys, state: PlytState, event: KeyboardEvent, square: number, live?: Choosing): void {
  const key = keyOf(event);
  if (v.interaction.going !== undefined && goKey(v, key, digitOf(event))) return event.preventDefault();
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    PageDown: 10,
    PageUp: -10,
    Home: -WINNER,
    End: WINNER,
  };
  if (steps[key]) {
    v.interaction.focusSquare = Math.max(1, Math.min(WINNER, square + steps[key]));
    v.focusOn('.square[tabindex="0"]');
  } else if (live && (key === 'Enter' || key === ' ')) live.onPick(square);
  else if (!ask(v, state, key, square, live?.choices)) return;
  event.preventDefault();
}

/**
 * Handles a single-letter command: g go to a square, n next square that can be chosen, o this square; where no square can be
 * chosen, Enter does as o. Returns false for any other key.
 */
function ask(v: TrailKeys, state: PlytState, key: string, square: number, choices: readonly number[] = []): boolean {
  switch (key) {
    case 'g':
      v.interaction.going = '';
      v.say(v.gameWords.announcements.goTo);
      return true;
    case 'n': {
      const next = choices.find((to) => to > square) ?? choices[0];
      if (next) {
        v.interaction.focusSquare = next;
        v.focusOn('.square[tabindex="0"]');
      }
      return true;
    }
    case 'o':
    case 'Enter':
    case ' ':
      v.say(squareName(v, state, square));
      return true;
    default:
      return commonKey(
        v,
        key,
        (seat) => squareFigure(v, state.at[seat]),
        () => lastTold(v, state),
      );
  }
}

/** Handles a key after g: digits, then Enter, or Escape to cancel. Returns false for any other key. */
function goKey(
  v: Pick<PlytContext, 'gameWords' | 'focusOn' | 'interaction' | 'say'>,
  key: string,
  digit: number,
): boolean {
  const { going = '' } = v.interaction;
  if (digit >= 0) {
    v.interaction.going = (going + digit).slice(-3);
    v.say(v.gameWords.announcements.goingTo(v.interaction.going));
  } else if (key === 'Backspace') v.interaction.going = going.slice(0, -1);
  else if (key === 'Escape') v.interaction.going = undefined;
  else if (key === 'Enter') {
    const square = Number(going);
    v.interaction.going = undefined;
    if (square >= 1 && square <= WINNER) {
      v.interaction.focusSquare = square;
      v.focusOn('.square[tabindex="0"]');
    } else v.say(v.gameWords.announcements.noSquare(going));
  } else return false;
  return true;
}

/** Renders what was typed after g, on top of the mountain. */
export const goPrompt = (v: Pick<PlytContext, 'gameWords' | 'interaction'>): TemplateResult =>
  html`<p class="going" aria-hidden="true">${v.gameWords.announcements.goTo} <b>${v.interaction.going}</b></p>`;
