import type { EquationRule, Piece } from '../../core/pytagora.js';
import { refuse, type Step } from '../game.js';
import type { Direction, PytagoraOptions } from './options.js';
import { glyphs, spoken } from './pieces.js';
import { largestIn } from './range.js';
import { reckon, type Arithmetic } from './reckon.js';
import { cellsOf, type Place, type PytagoraEvent, type PytagoraState } from './state.js';

export type Refused = Extract<Step<PytagoraState, PytagoraEvent>, { ok: false }>;

/** Returns the side of the equation that contains the character at that index, and where the side begins. */
function sideAt(text: string, at: number): { side: string; from: number } {
  const middle = text.indexOf('=');
  return at < middle ? { side: text.slice(0, middle), from: 0 } : { side: text.slice(middle + 1), from: middle + 1 };
}

/**
 * Explains why a text is not an equation, given the rule and the place found by the core. Every refusal has `at`, the
 * index of the offending character.
 */
export function refuseText(rule: EquationRule, at: number, text: string, arithmetic: Arithmetic): Refused {
  const sentence = (reason: string, message: string, details: Record<string, number | string> = {}): Refused =>
    refuse(rule, reason, message, { at, ...details });
  /** Creates a refusal for the step that goes wrong, with its two numbers and operator. */
  const step = (reason: string, say: (left: number, right: number) => string): Refused => {
    const { side, from } = sideAt(text, at);
    const told = reckon(side, arithmetic);
    if (!told || told.ok || told.at + from !== at) return sentence(reason, 'A step of this equation cannot be done.');
    const { left, operator, right } = told;
    return sentence(reason, say(left, right), { left, operator, right, sum: `${left}${operator}${right}` });
  };
  switch (rule) {
    case 'PYT-01':
      return sentence('too-long', 'There are not that many pieces.');
    case 'PYT-10':
      return sentence('leading-zero', 'A number cannot start with 0.', { number: /^\d+/.exec(text.slice(at))![0] });
    case 'PYT-11': {
      const left = text.slice(0, at);
      const right = text.slice(at + 1);
      const [makes, wants] = [left, right].map((side) => reckon(side, arithmetic));
      if (!makes?.ok || !wants?.ok) return sentence('not-equal', 'The two sides are not equal.', { left, right });
      return sentence('not-equal', `The first side makes ${makes.value}, the second ${wants.value}.`, {
        left,
        right,
        leftValue: makes.value,
        rightValue: wants.value,
      });
    }
    case 'PYT-12':
      return step('remainder', (left, right) => `${left} ÷ ${right} leaves a remainder. Only whole numbers here.`);
    case 'PYT-13':
      return text[at] && at > 0 && text[at - 1] !== '='
        ? step('negative', (left, right) => `${left} − ${right} goes below zero.`)
        : sentence('sign', 'A number cannot have a sign in front.', { glyph: text[at] });
    case 'PYT-14':
      if (!arithmetic.zeroDividend) return step('zero', () => 'No × or ÷ with 0 in this game.');
      return text[at] === '/'
        ? step('zero-divisor', () => 'Nothing can be divided by 0.')
        : step('zero-factor', () => 'No × with 0 in this game.');
    case 'PYT-15':
      return sentence('same-parts', 'Both sides have the same numbers and the same signs.', {
        left: text.slice(0, at),
        right: text.slice(at + 1),
      });
    default:
      return refuseForm(at, text, sentence);
  }
}

/** Explains a text that does not have the form side, equals sign, side (PYT-07). */
function refuseForm(
  at: number,
  text: string,
  sentence: (reason: string, message: string, details?: Record<string, number | string>) => Refused,
): Refused {
  const glyph = text[at];
  if (glyph !== undefined && !glyphs.includes(glyph)) return sentence('not-a-piece', 'There is no such piece.');
  if (!text.includes('=')) return sentence('no-equals', 'An equation needs an equals sign.');
  if (glyph === '=' && text.indexOf('=') < at) return sentence('two-equals', 'An equation has only one equals sign.');
  return sentence('number-missing', 'A number is missing here.');
}

/** Explains why an equation may not be placed there (PYT-08, PYT-09). `x` and `y` are the offending cell. */
export function refusePlace(
  rule: EquationRule,
  at: number,
  text: string,
  place: Place,
  pieces: readonly Piece[],
  direction: Direction,
): Refused {
  const [x, y] = cellsOf(text, place, direction)[at];
  const there = (column: number, row: number): string | undefined =>
    pieces.find((piece) => piece[0] === column && piece[1] === row)?.[2];
  /** Returns the piece at a cell of the line, counted from its first cell. */
  const along = (cell: number): string | undefined =>
    place.down ? there(place.x, place.y + cell) : there(place.x + cell, place.y);
  const lies = there(x, y);
  const sentence = (reason: string, message: string, glyph?: string): Refused =>
    refuse(rule, reason, message, { at, x, y, ...(glyph === undefined ? {} : { glyph }) });
  if (rule === 'PYT-08') {
    return lies !== undefined && lies !== text[at]
      ? sentence('other-piece', `Another piece is already there: ${spoken(lies)}.`, lies)
      : sentence('nothing-new', 'At least one piece must be new.');
  }
  const before = along(-1);
  if (x === place.x && y === place.y && before !== undefined) {
    return sentence('extends', 'You can cross an equation, not add to it.', before);
  }
  if (lies !== undefined) return sentence('runs-along', 'You can cross an equation, not lie along it.', lies);
  const beside = place.down ? (there(x - 1, y) ?? there(x + 1, y)) : (there(x, y - 1) ?? there(x, y + 1));
  if (beside !== undefined) return sentence('touches', 'Pieces may only cross, not sit side by side.', beside);
  return sentence('extends', 'You can cross an equation, not add to it.', along(text.length));
}

/** Explains that a number, or what the sides come to, is larger than agreed (PYT-24). */
export function refuseNumber(text: string, options: PytagoraOptions): Refused {
  const { upTo } = options;
  const written = [...text.matchAll(/\d+/g)].find(([digits]) => Number(digits) > upTo);
  const number = written ? written[0] : String(largestIn(text, options));
  const at = written ? written.index : text.indexOf('=');
  return refuse('PYT-24', 'too-large', `Numbers go up to ${upTo} here, and ${number} is larger.`, { at, number, upTo });
}

/** Explains that the score was not stated, or is not the sum of the points of the pieces (PYT-22). */
export function refuseSaid(said: unknown, parts: readonly number[]): Refused {
  if (typeof said !== 'number' || !Number.isInteger(said) || said < 0 || said > 999) {
    return refuse('PYT-22', 'say-score', 'Say how many points it scores.');
  }
  const points = parts.reduce((total, part) => total + part, 0);
  const sum = `${parts.join('+')}=${points}`;
  return refuse('PYT-22', 'wrong-score', `${parts.join(' + ')} = ${points}, not ${said}.`, { sum, points, said });
}
