import { directions, exchanges, firsts, precedences, spreadOf, type PytagoraOptions } from './options.js';
import { writePracticeUndo } from '../practice-undo.js';
import { hidden, type Kind } from './pieces.js';
import { phases, type PytagoraState } from './state.js';

/**
 * The prefix and version of a position as text, by game. The text needs no escaping in a URL and has six fields
 * separated by dots:
 *
 *     py1 . target-precedence-exchange-pieces-more-z . equations . racks . scores . phase-seat-exchanges
 *
 * `more` are the options of `laterOptions`, without trailing zeros. `z` is present only with practice undo. `seat` is
 * the seat whose turn it is, followed by `~` and the starting seat if that is not 0. The starting seat is not at the
 * end, where its loss would go unnoticed if the text were cut off. Pieces are digits and p + m − t × d ÷ e =. An
 * equation is `text~x~y~`, `a` (across) or `d` (down), its seat, and `c` if its equals sign came from the common area.
 * Items within a field are separated by `_`; a minus sign is `-`. The contents of the bag and of the common area follow
 * from the rest. A full table takes about 600 characters.
 */
export const versions: Record<Kind, string> = { pytagora: 'py1', 'plus-and-minus': 'pm1' };
/** The longest text that `read` accepts, in characters: the limit of SCORM 1.2. */
export const longest = 4096;

const signs = '+-*/=' + hidden;
const letters = 'pmtdex';
/** Replaces operators with letters that need no escaping in a URL. */
export const encode = (pieces: string): string => pieces.replace(/[^\d]/g, (sign) => letters[signs.indexOf(sign)]);
/** Decodes a text written by `encode`. */
export const decode = (text: string): string => text.replace(/[a-z]/g, (letter) => signs[letters.indexOf(letter)]);

/** Returns the options that were added later, as numbers; the default of each is 0. */
export const laterOptions = (o: PytagoraOptions): number[] => [
  directions.indexOf(o.direction),
  Number(o.zeroDividend),
  firsts.indexOf(o.first),
  Number(o.sayScore),
];

/** Removes trailing zeros. */
function withoutZeros(numbers: readonly number[]): number[] {
  const last = numbers.findLastIndex((number) => number !== 0);
  return numbers.slice(0, last + 1);
}

const list = (things: readonly (number | string)[]): string => things.join('_');

/** Writes a position as text. */
export function write(state: PytagoraState): string {
  const { options: o } = state;
  return [
    versions[state.game],
    list([
      o.target,
      precedences.indexOf(o.precedence),
      exchanges.indexOf(o.exchange),
      ...spreadOf(o),
      ...withoutZeros(laterOptions(o)),
    ]) + writePracticeUndo(o),
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
