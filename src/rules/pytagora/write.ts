import { exchanges, precedences, spreadOf } from './options.js';
import { hidden, type Kind } from './pieces.js';
import { phases, type PytagoraState } from './state.js';

/**
 * A position as text, of characters that need no escape in an address. Six fields, joined by dots:
 *
 *     py1 . target-precedence-exchange-pieces . equations . racks . scores . phase-seat-exchanges
 *
 * `pm1` begins a position of Plus and minus. Pieces are digits and p + m − t × d ÷ e =. An equation is
 * `text~x~y~` and `a` (across) or `d` (down), its seat, and `c` where its equals sign came from the common area. Inside
 * a field, things are joined by `_`; a minus is `-`. What is in the bag and in the common area follows from the rest.
 * A full table takes about 600 characters.
 */
export const versions: Record<Kind, string> = { pytagora: 'py1', 'plus-and-minus': 'pm1' };
export const longest = 4096;

const signs = '+-*/=' + hidden;
const letters = 'pmtdex';
export const encode = (pieces: string): string => pieces.replace(/[^\d]/g, (sign) => letters[signs.indexOf(sign)]);
export const decode = (text: string): string => text.replace(/[a-z]/g, (letter) => signs[letters.indexOf(letter)]);

const list = (things: readonly (number | string)[]): string => things.join('_');

export function write(state: PytagoraState): string {
  const { options: o } = state;
  return [
    versions[state.game],
    list([o.target, precedences.indexOf(o.precedence), exchanges.indexOf(o.exchange), ...spreadOf(o)]),
    list(
      state.equations.map(({ text, x, y, down, seat, equals }) =>
        [encode(text), x, y, `${down ? 'd' : 'a'}${seat}${equals === 'common' ? 'c' : ''}`].join('~'),
      ),
    ),
    list(state.racks.map(encode)),
    list(state.scores),
    list([phases.indexOf(state.phase), state.seat, state.exchanges]),
  ].join('.');
}
