import { claims as claimsOf } from '../../src/rules/sequence/dice.js';
import { commonKey, keysHelp } from '../parts/common-keys.js';
import { digitOf, keyOf } from '../style/keys.js';
import { numbersOf } from './announcements.js';
import type { SequenceContext } from './context.js';
import { diceNow, pick, picked } from './turn.js';

/** Returns the description of the tray's keys for screen readers. */
export const help = (v: Pick<SequenceContext, 'gameWords' | 'isLive' | 'words'>): string =>
  keysHelp(v, v.gameWords.announcements.help);

/** Handles the keys of the tray. Single letters work only while the tray or a button of the turn has the focus (WCAG 2.1.4). */
export function trayKey(
  v: AskContext & Pick<SequenceContext, 'interaction' | 'moment' | 'rtl'>,
  event: KeyboardEvent,
  onRoll: () => void,
): void {
  const key = keyOf(event);
  const die = digitOf(event) - 1;
  if (die >= 0 && die < 6) pick(v, picked(v) ^ (1 << die));
  else if (key.startsWith('Arrow')) step(key, event.target as HTMLElement, v.rtl);
  else if (key === 'r') onRoll();
  else if (!ask(v, key)) return;
  event.preventDefault();
}

/** Moves the focus from die to die with the arrow keys, if there is a die in that direction. */
function step(key: string, from: HTMLElement, rtl: boolean): void {
  const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, ArrowDown: 3, ArrowUp: -3 }[key];
  const dice = [...(from.closest('.tray')?.querySelectorAll<HTMLElement>('.slot') ?? [])];
  dice[dice.indexOf(from) + (by ?? 0)]?.focus();
}

/** The part of the context that single letters need. */
type AskContext = Pick<
  SequenceContext,
  'announce' | 'figure' | 'gameWords' | 'host' | 'match' | 'notation' | 'say' | 'words'
>;

/** Handles a single-letter command: o what the dice make. Returns false for any other key. */
function ask(v: AskContext, key: string): boolean {
  if (key !== 'o') return commonKey(v, key, (seat) => v.figure(v.match.state.at[seat]));
  v.say(made(v));
  return true;
}

function made(v: Pick<SequenceContext, 'figure' | 'gameWords' | 'match'>): string {
  const { announcements: telling, table } = v.gameWords;
  const dice = diceNow(v.match.state);
  const claims = dice.length ? claimsOf(dice, v.match.state.options.totalRule) : [];
  return claims.length
    ? claims.map((c) => telling.make(table.kinds[c.kind], numbersOf(v, dice, c.dice), v.figure(c.score))).join(' ')
    : telling.makeNone;
}
