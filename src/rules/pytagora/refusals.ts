import type { EquationRule, Piece, Precedence } from '../../core/pytagora.js';
import { refuse, type Step } from '../game.js';
import { glyphs, spoken } from './pieces.js';
import { reckon } from './reckon.js';
import type { Place, PytagoraEvent, PytagoraState } from './state.js';

export type Refused = Extract<Step<PytagoraState, PytagoraEvent>, { ok: false }>;

/** The side of the equation that holds that character, and where it begins. */
function sideAt(text: string, at: number): { side: string; from: number } {
  const middle = text.indexOf('=');
  return at < middle ? { side: text.slice(0, middle), from: 0 } : { side: text.slice(middle + 1), from: middle + 1 };
}

/**
 * Says why a text is no equation. The core finds the rule and the place; every refusal has `at`, the character of the
 * text where it is.
 */
export function refuseText(rule: EquationRule, at: number, text: string, precedence: Precedence): Refused {
  const sentence = (reason: string, message: string, details: Record<string, number | string> = {}): Refused =>
    refuse(rule, reason, message, { at, ...details });
  /** The two numbers of the step that goes wrong, and its operator. */
  const step = (reason: string, say: (left: number, right: number) => string): Refused => {
    const { side, from } = sideAt(text, at);
    const told = reckon(side, precedence);
    if (!told || told.ok || told.at + from !== at) return sentence(reason, 'A step of this equation cannot be done.');
    const { left, operator, right } = told;
    return sentence(reason, say(left, right), { left, operator, right });
  };
  switch (rule) {
    case 'PYT-01':
      return sentence('too-long', 'There are not so many pieces.');
    case 'PYT-10':
      return sentence('leading-zero', 'A number does not begin with 0.', { number: /^\d+/.exec(text.slice(at))![0] });
    case 'PYT-11': {
      const left = text.slice(0, at);
      const right = text.slice(at + 1);
      const [makes, wants] = [left, right].map((side) => reckon(side, precedence));
      if (!makes?.ok || !wants?.ok) return sentence('not-equal', 'The two sides are not equal.', { left, right });
      return sentence('not-equal', `The left side makes ${makes.value}, the right side ${wants.value}.`, {
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
        : sentence('sign', 'A number bears no sign.', { glyph: text[at] });
    case 'PYT-14':
      return step('zero', () => '0 may not be multiplied or divided, nor be a factor or divisor.');
    case 'PYT-15':
      return sentence('same-parts', 'Both sides have the same numbers and the same signs.', {
        left: text.slice(0, at),
        right: text.slice(at + 1),
      });
    default:
      return refuseForm(at, text, sentence);
  }
}

/** PYT-07: side, equals sign, side. */
function refuseForm(
  at: number,
  text: string,
  sentence: (reason: string, message: string, details?: Record<string, number | string>) => Refused,
): Refused {
  const glyph = text[at];
  if (glyph !== undefined && !glyphs.includes(glyph)) return sentence('not-a-piece', 'There is no such piece.');
  if (!text.includes('=')) return sentence('no-equals', 'An equation has an equals sign.');
  if (glyph === '=' && text.indexOf('=') < at) return sentence('two-equals', 'An equation has one equals sign only.');
  return sentence('number-missing', 'A number is missing here.');
}

/** The cell of the `at`-th character. */
const cellOf = ({ x, y, down }: Place, at: number): [x: number, y: number] => (down ? [x, y + at] : [x + at, y]);

/** Says why an equation may not lie there (PYT-08, PYT-09). `x`, `y`: the cell where it goes wrong. */
export function refusePlace(
  rule: EquationRule,
  at: number,
  text: string,
  place: Place,
  pieces: readonly Piece[],
): Refused {
  const [x, y] = cellOf(place, at);
  const there = (cell: readonly [number, number]): string | undefined =>
    pieces.find((piece) => piece[0] === cell[0] && piece[1] === cell[1])?.[2];
  const lies = there([x, y]);
  const sentence = (reason: string, message: string, glyph?: string): Refused =>
    refuse(rule, reason, message, { at, x, y, ...(glyph === undefined ? {} : { glyph }) });
  if (rule === 'PYT-08') {
    return lies !== undefined && lies !== text[at]
      ? sentence('other-piece', `A ${spoken(lies)} lies where you want ${spoken(text[at])}.`, lies)
      : sentence('nothing-new', 'At least one piece must be new.');
  }
  const before = there(cellOf(place, -1));
  if (at === 0 && before !== undefined) {
    return sentence('extends', 'An equation that lies already may not be made longer.', before);
  }
  if (lies !== undefined) return sentence('runs-along', 'It runs along an equation that lies already.', lies);
  const beside = place.down ? (there([x - 1, y]) ?? there([x + 1, y])) : (there([x, y - 1]) ?? there([x, y + 1]));
  if (beside !== undefined)
    return sentence('touches', `Your ${spoken(text[at])} touches the ${spoken(beside)}.`, beside);
  const after = there(cellOf(place, text.length))!;
  return sentence('extends', 'An equation that lies already may not be made longer.', after);
}
