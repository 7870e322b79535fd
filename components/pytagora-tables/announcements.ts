import type { Reader } from '../parts/reader.js';
import type { TablesWords } from '../../src/words/types.js';
import { digitsOf, type TablesEvent, type TablesState } from '../../src/rules/tables/index.js';
import { productText } from '../../src/words/notation.js';
import { nameIn } from '../style/player-name.js';
import { sumText } from './controls.js';
import type { TablesContext } from './context.js';

/**
 * Returns an event as a sentence; `state` is the resulting position. Empty if another event of the same move already says it.
 * The product is said only after the round, since the other players still have to find it.
 */
export function announce(
  v: Reader<TablesWords> & Pick<TablesContext, 'match'>,
  event: TablesEvent,
  state: TablesState,
): string {
  const w = v.gameWords.announcements;
  const name = (seat: number): string => nameIn(v.match.players[seat]);
  const number = (value: number): string =>
    digitsOf(value)
      .map((digit) => v.figure(digit))
      .join('');
  switch (event.type) {
    case 'sum':
      return w.sum(name(event.seat), productText(v, event.a, event.b));
    case 'answered':
      return event.right ? '' : w.wrong(name(event.seat), number(event.given));
    case 'attached':
      return w.attached(name(event.seat), number(Number(event.digits.join(''))));
    case 'passed':
      return w.passed(name(event.seat));
    case 'round-over':
      return w.roundOver(sumText(v, state), number(event.product), event.by.length);
    case 'drawn':
      return v.match.isBot(event.seat)
        ? w.drewUnseen(name(event.seat))
        : w.drew(name(event.seat), v.figure(event.digit));
    case 'none-drawn':
      return w.noneDrawn;
    case 'ended':
      return w.ended;
  }
}
