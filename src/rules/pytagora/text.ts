import { bad, ok, type Result } from '../game.js';
import { readPracticeUndo } from '../practice-undo.js';
import { impossible, replayed, type Laid } from './history.js';
import { directions, exchanges, firsts, optionsFor, precedences } from './options.js';
import { allPieces, handful, kinds, spreadGlyphs, without, type Kind } from './pieces.js';
import { phases, table, type PytagoraState } from './state.js';
import { decode, laterOptions, longest, versions } from './write.js';

/**
 * Parses integers separated by `_`. Accepts only what `list` writes (no plus sign, no leading zero); otherwise returns
 * undefined.
 */
function parseList(text: string): number[] | undefined {
  const parts = text.split('_');
  return parts.every((part) => /^(0|-?[1-9]\d{0,11})$/.test(part)) ? parts.map(Number) : undefined;
}

/** The values of a yes-or-no option, indexed by the number with which they are written. */
const yesOrNo: readonly (boolean | undefined)[] = [false, true];

/** Creates the error for a field that is malformed or that no game can reach. Its code is the name of the field. */
const unreadable = (part: string): Result<PytagoraState> =>
  bad(part, `The position is impossible or damaged: its ${part}.`);

/** Reads a position of the given game. The code of an error is the name of the invalid field. */
export function read(game: Kind, text: unknown): Result<PytagoraState> {
  if (typeof text !== 'string' || text.length > longest) {
    return bad('text', `A position is a text of at most ${longest} characters.`);
  }
  const fields = text.split('.');
  if (fields[0] !== versions[game]) {
    const other = kinds.find((kind) => versions[kind] === fields[0]);
    if (other) return bad('version', `This is a position of another game: ${other}.`);
    return bad('version', `A position of this game begins with "${versions[game]}.".`);
  }
  if (fields.length !== 6) return bad('text', 'The position is cut off.');
  const [, optionText, equationText, rackText, scoreText, phaseText] = fields;

  const [numbered, practiceUndo] = readPracticeUndo(optionText);
  const option = parseList(numbered);
  if (!option) return unreadable('options');
  const [target, precedence, exchange, ...counts] = option;
  const spread = counts.slice(0, spreadGlyphs.length);
  const more = counts.slice(spreadGlyphs.length);
  const [direction = 0, zeroDividend = 0, first = 0, sayScore = 0] = more;
  if (more.at(-1) === 0) return unreadable('options');
  const checked = optionsFor(game).options({
    target,
    precedence: precedences[precedence],
    exchange: exchanges[exchange],
    direction: directions[direction],
    zeroDividend: yesOrNo[zeroDividend],
    first: firsts[first],
    sayScore: yesOrNo[sayScore],
    pieces: spread.join(),
    practiceUndo,
  });
  if (!checked.ok) return checked;
  if (laterOptions(checked.value).length < more.length) return unreadable('options');

  const scores = parseList(scoreText);
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
    options: checked.value,
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
  const all = allPieces(game, spread);
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
