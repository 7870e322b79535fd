import { claims as claimsOf } from '../../src/rules/sequence/dice.js';
import { plain } from '../ui/rich-text.js';
import { diceNow } from './input.js';
import { numbersOf } from './announcements.js';
import type { SequenceContext } from './context.js';

/** What the keys do on the tray, for a screen reader. */
export const help = (v: SequenceContext): string => v.gameWords.announcements.help;

/** Answers a single-key question: l last move, s scores, o what the dice make; h gives a hint. */
export function ask(v: SequenceContext, key: string): boolean {
  const { plies, players, state } = v.match;
  switch (key) {
    case 'l': {
      const last = plies.at(-1);
      const told = last?.events.map((event) => plain(v.announce(event, last.state))).filter(Boolean);
      v.say(told?.length ? told.join(' ') : v.words.panel.nothingYet);
      return true;
    }
    case 's':
      v.say(state.at.map((square, seat) => v.words.score(players[seat].name, v.figure(square))).join(', '));
      return true;
    case 'o':
      v.say(made(v));
      return true;
    case 'h':
      void v.host.hint();
      return true;
    default:
      return false;
  }
}

function made(v: SequenceContext): string {
  const { announcements: telling, table } = v.gameWords;
  const dice = diceNow(v.match.state);
  const claims = dice.length ? claimsOf(dice, v.match.state.options.totalRule) : [];
  return claims.length
    ? claims.map((c) => telling.make(table.kinds[c.kind], numbersOf(v, dice, c.dice), v.figure(c.score))).join(' ')
    : telling.makeNone;
}
