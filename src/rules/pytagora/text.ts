import { bad, ok, type Result } from '../game.js';
import { open, readIntegers, unreadable } from '../position-text.js';
import { impossible, replayed, type Laid } from './history.js';
import { optionsFor, spreadOf } from './options.js';
import { allPieces, handful, kinds, without, type Kind } from './pieces.js';
import { phases, table, type PytagoraState } from './state.js';
import { decode, notations } from './write.js';

/** Reads a position of the given game. The code of an error is the name of the invalid field. */
export function read(game: Kind, text: unknown): Result<PytagoraState> {
  const { declaration, options: checkOptions } = optionsFor(game);
  const opened = open(text, notations[game], declaration, checkOptions);
  if (!opened.ok) {
    if (opened.code !== 'version') return opened;
    const [begins] = (text as string).split('.');
    const other = kinds.find((kind) => begins === notations[kind].version || begins === notations[kind].earlier);
    return other ? bad('version', `This is a position of another game: ${other}.`) : opened;
  }
  const [options, equationText, rackText, scoreText, phaseText] = opened.value;
  const scores = readIntegers(scoreText);
  if (!scores) return unreadable('scores');
  if (scores.length > 4) return bad('players', 'Pytagora has 1 to 4 players.');
  const racks = rackText.split('_');
  const plainRack = new RegExp(`^[\\dpmtde]{0,${handful}}$`);
  if (racks.length !== scores.length || !racks.every((rack) => plainRack.test(rack))) return unreadable('racks');
  const now = /^(\d)_(\d)(?:~([1-3]))?_(0|-?[1-9]\d{0,11})$/.exec(phaseText)?.slice(1);
  const phase = now && phases[Number(now[0])];
  if (!now || !phase) return unreadable('phase');
  const laid = readEquations(equationText);
  if (!laid) return unreadable('equations');

  const [seat, firstSeat, exchanged] = now.slice(1).map((number = '0') => Number(number));
  const start: PytagoraState = {
    game,
    options,
    equations: [],
    common: scores.length,
    racks: racks.map(decode),
    bag: '',
    scores,
    phase,
    seat,
    exchanges: exchanged,
    passes: 0,
    first: firstSeat,
  };
  const lain = replayed(start, laid);
  if (!lain) return unreadable('equations');
  // The bag contains all pieces that are not elsewhere.
  const outside = table(lain).map(([, , glyph]) => glyph);
  const all = allPieces(game, spreadOf(options));
  const bag = without(all, [...outside, ...lain.racks.join(''), ...'='.repeat(lain.common)]);
  if (!bag.ok) return unreadable('pieces');
  const fault = impossible({ ...lain, bag: bag.left });
  return typeof fault === 'string' ? unreadable(fault) : ok({ ...lain, bag: bag.left, passes: fault });
}

function readEquations(text: string): Laid[] | undefined {
  if (text === '') return [];
  const read = text.split('_').map((one) => {
    const parts = /^([\dpmtde]{5,126})~(0|-?[1-9]\d{0,2})~(0|-?[1-9]\d{0,2})~([ad])([0-3])(c?)$/.exec(one);
    if (!parts) return undefined;
    const [, pieces, x, y, direction, seat, common] = parts;
    return {
      text: decode(pieces),
      x: Number(x),
      y: Number(y),
      down: direction === 'd',
      seat: Number(seat),
      common: common !== '',
    };
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}
