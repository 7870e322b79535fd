import { writeOptions, type Notation } from '../position-text.js';
import { optionsFor } from './options.js';
import { hidden, type Kind } from './pieces.js';
import { phases, type PytagoraState } from './state.js';

/** The parts and places of both games: thirteen kinds of pieces, and at the end options that came later. */
const shape = { parts: 4, places: 'tpxnnnnnnnnnnnnnrdfs', least: 16 };

/**
 * A position as text needs no escaping in a URL and has six fields separated by dots:
 *
 *     py2 . options . equations . racks . scores . phase-seat-exchanges
 *
 * `seat` is the seat whose turn it is, followed by `~` and the starting seat if that is not 0. The starting seat is not
 * at the end, where its loss would go unnoticed if the text were cut off. Pieces are digits and p + m − t × d ÷ e =. An
 * equation is `text~x~y~`, `a` (across) or `d` (down), its seat, and `c` if its equals sign came from the common area.
 * Items within a field are separated by `_`; a minus sign is `-`. The contents of the bag and of the common area follow
 * from the rest. A full table takes about 600 characters.
 */
export const notations: Record<Kind, Notation> = {
  pytagora: { version: 'py2', earlier: 'py1', ...shape },
  'plus-and-minus': { version: 'pm2', earlier: 'pm1', ...shape },
};

const signs = '+-*/=' + hidden;
const letters = 'pmtdex';
/** Replaces operators with letters that need no escaping in a URL. */
export const encode = (pieces: string): string => pieces.replace(/[^\d]/g, (sign) => letters[signs.indexOf(sign)]);
/** Decodes a text written by `encode`. */
export const decode = (text: string): string => text.replace(/[a-z]/g, (letter) => signs[letters.indexOf(letter)]);

const list = (things: readonly (number | string)[]): string => things.join('_');

/** Writes a position as text. */
export function write(state: PytagoraState): string {
  return [
    notations[state.game].version,
    writeOptions(state.options, optionsFor(state.game).declaration),
    list(
      state.equations.map(({ text, x, y, down, seat, equals }) =>
        [encode(text), x, y, `${down ? 'd' : 'a'}${seat}${equals === 'common' ? 'c' : ''}`].join('~'),
      ),
    ),
    list(state.racks.map(encode)),
    list(state.scores),
    list([phases.indexOf(state.phase), state.seat + (state.first ? `~${state.first}` : ''), state.exchanges]),
  ].join('.');
}
