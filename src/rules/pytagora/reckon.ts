import type { PytagoraOptions } from './options.js';

/** The options that determine which sides are allowed. */
export type Arithmetic = Pick<PytagoraOptions, 'precedence' | 'zeroDividend'>;

/** The value of a side, or the step that breaks a rule. */
export type Reckoning =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      /** The index of the operator in the side. */
      readonly at: number;
      readonly left: number;
      readonly operator: string;
      readonly right: number;
    };

/** Returns the result of a step, or undefined if it breaks PYT-12, PYT-13 or PYT-14. */
function join(left: number, operator: string, right: number, zeroDividend: boolean): number | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left < right ? undefined : left - right;
    case '*':
      return left * right || undefined;
    default:
      return right > 0 && (left > 0 || zeroDividend) && left % right === 0 ? left / right : undefined;
  }
}

/**
 * Evaluates one side to explain its value and the step at which it goes wrong ("5 − 7 goes below zero"). The core
 * decides whether an equation is right; tests compare the two.
 *
 * @param side Numbers joined by operators.
 * @param arithmetic Whether × and ÷ come first or operators apply from left to right, and whether 0 may be divided.
 * @returns Undefined if the side is incomplete or a value exceeds 2^53.
 */
export function reckon(side: string, { precedence, zeroDividend }: Arithmetic): Reckoning | undefined {
  if (!/^\d+([-+*/]\d+)*$/.test(side)) return undefined;
  let sum: number | undefined;
  let term = NaN;
  let loose = -1;
  let broken: Reckoning | undefined;
  const step = (left: number, at: number, right: number): number => {
    const value = join(left, side[at], right, zeroDividend);
    if (value === undefined) broken ??= { ok: false, at, left, operator: side[at], right };
    return value ?? NaN;
  };
  for (const { 0: digits, index } of side.matchAll(/\d+/g)) {
    const number = Number(digits);
    const at = index - 1;
    const binds = precedence === 'standard' && (side[at] === '*' || side[at] === '/');
    if (binds) term = step(term, at, number);
    else {
      if (at >= 0) sum = sum === undefined ? term : step(sum, loose, term);
      if (broken) return broken;
      term = number;
      loose = at;
    }
    if (broken) return broken;
    if (!(term <= Number.MAX_SAFE_INTEGER && (sum ?? 0) <= Number.MAX_SAFE_INTEGER)) return undefined;
  }
  const value = sum === undefined ? term : step(sum, loose, term);
  if (broken) return broken;
  return value <= Number.MAX_SAFE_INTEGER ? { ok: true, value } : undefined;
}
