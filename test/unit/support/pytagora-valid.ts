import type { Piece } from '../../../src/core/pytagora.js';
import type { PytagoraState } from '../../../src/rules/pytagora/index.js';
import { shown, slowPlace } from './pytagora-slow.js';

const isWhole = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sorted = (pieces: Iterable<string>): string => [...pieces].sort().join('');

/** Returns all pieces of the game, by the text of PYT-01 to PYT-03 and PYT-30. */
function box({ game, options }: PytagoraState): string {
  const counts = options.pieces.split(',').map(Number);
  const small = game === 'plus-and-minus';
  const digits = [...'0123456789'].flatMap((digit, i) => Array<string>(counts[i] - (small ? 3 : 0)).fill(digit));
  const signs = `${'+'.repeat(counts[10])}${'-'.repeat(counts[11])}`;
  return small
    ? digits.join('') + signs + '='.repeat(15)
    : digits.join('') + signs + '/'.repeat(counts[12]) + '*'.repeat(7) + '='.repeat(18);
}

/** Returns the pieces on the table, and whether every equation could be laid on those before it, for its points. */
function lay({ equations, options }: PytagoraState): { pieces: Piece[]; right: boolean } {
  const pieces: Piece[] = [];
  let right = true;
  for (const { text, x, y, down, points } of equations) {
    right &&=
      slowPlace(pieces, text, x, y, down, options.precedence, options.direction, options.zeroDividend)?.score ===
      points;
    for (const [i, glyph] of [...shown(text, down, options.direction)].entries()) {
      const piece: Piece = down ? [x, y + i, glyph] : [x + i, y, glyph];
      if (!pieces.some(([column, row]) => column === piece[0] && row === piece[1])) pieces.push(piece);
    }
  }
  return { pieces, right };
}

/**
 * Returns what is wrong with a position, by the rule text alone, without the code under test. No position with a fault can occur. Of the
 * course of the game it checks only what holds in any game.
 */
export function faults(state: PytagoraState): string[] {
  const { game, options, equations, common, racks, bag, scores, phase, seat, exchanges, passes, first } = state;
  const players = scores.length;
  const { pieces, right } = lay(state);
  const glyphs = pieces.map(([, , glyph]) => glyph);
  const lost = scores.map((score, by) => sum(equations.filter((e) => e.seat === by).map((e) => e.points)) - score);
  const last = equations.at(-1)?.seat;
  const reached = scores.filter((score) => score >= options.target).length;
  const full = (rack: string): boolean => rack.length === 10;
  const order = racks.map((_, turn) => (first + turn) % players);
  const others = racks.filter((_, by) => by !== seat);

  const must: Record<string, boolean> = {
    game: game === 'pytagora' || game === 'plus-and-minus',
    'PYT-20: target': isWhole(options.target, 1, 999),
    'PYT-14: whether 0 is divided': typeof options.zeroDividend === 'boolean',
    'PYT-22: whether the score is said': typeof options.sayScore === 'boolean',
    'PYT-05: who starts': ['youngest', 'drawn'].includes(options.first),
    'PYT-11: precedence': ['standard', 'left-to-right'].includes(options.precedence),
    'PYT-07: direction': ['ltr', 'rtl'].includes(options.direction),
    'PYT-19: exchange': ['any-time', 'only-when-stuck', 'free'].includes(options.exchange),
    'PYT-24: no number is too large':
      isWhole(options.upTo, 0, 999) &&
      equations.every(
        ({ text }) => options.upTo === 0 || text.split(/\D/).every((number) => Number(number) <= options.upTo),
      ),
    '1 to 4 players': isWhole(players, 1, 4) && racks.length === players && isWhole(seat, 0, players - 1),
    'PYT-01: all pieces': sorted([...glyphs, ...racks.join(''), ...bag, ...'='.repeat(common)]) === sorted(box(state)),
    'PYT-04: common equals signs':
      common === players - equations.filter((e) => e.equals === 'common').length && common >= 0,
    'PYT-07 to PYT-18: the equations': right,
    'PYT-06: ten pieces at most': racks.every((rack) => rack.length <= 10),
    'PYT-06: ten pieces while there are more': phase === 'deal' || bag === '' || others.every(full),
    'PYT-06: the seat to lay has ten pieces while there are more': phase !== 'lay' || bag === '' || full(racks[seat]),
    'PYT-05: drawn in order':
      phase !== 'deal' ||
      (equations.length === 0 &&
        order.every((by, turn) => (turn < order.indexOf(seat) ? full(racks[by]) : racks[by] === ''))),
    'PYT-05: the youngest starts, or who is drawn':
      first === 0 || (options.first === 'drawn' && isWhole(first, 0, players - 1)),
    'PYT-06: draws after laying': phase !== 'refill' || (last === seat && !full(racks[seat]) && bag !== ''),
    'PYT-19: draws after putting back':
      phase !== 'exchange' || (racks[seat] === '' && bag.length > 10 && exchanges > 0),
    'PYT-19, PYT-21: lost by fives': lost.every((points) => points >= 0 && points % 5 === 0),
    'PYT-19: lost by exchanges of this turn':
      exchanges >= 0 && (options.exchange === 'free' || lost[seat] >= exchanges * 5),
    'PYT-19: exchanged while there were pieces': exchanges === 0 || bag !== '',
    'PYT-20: over at the target': phase === 'over' || reached === 0,
    'PYT-20: one reaches it, the last to lay': reached === 0 || (reached === 1 && scores[last!] >= options.target),
    'PYT-21: passes': isWhole(passes, 0, players - (phase === 'over' ? 0 : 1)),
    'PYT-21: over when all have passed': phase !== 'over' || reached > 0 || passes === players,
    'PYT-21: each pass costs': options.exchange === 'free' || sum(lost) >= 5 * passes,
    'PYT-21: whose turn it is': phase !== 'lay' || seat === ((last ?? first + players - 1) + 1 + passes) % players,
  };
  return Object.keys(must).filter((rule) => !must[rule]);
}
