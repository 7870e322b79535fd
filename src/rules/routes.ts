/** Routes to a product of two numbers, as a child finds it: rows of five and the rest, doubling, tens. */

export type RouteKind = 'rows' | 'doubling' | 'tens';

/** One part of an array of dots: so many rows of so many. */
interface Part {
  readonly rows: number;
  readonly columns: number;
}

/** A route; its parts lie below or beside each other. Of a product by tens the second part is added, or taken away. */
export type Route =
  | {
      readonly kind: 'rows' | 'tens';
      readonly parts: readonly [Part] | readonly [Part, Part];
      /** Whether the second part is taken away from the first. */
      readonly less: boolean;
    }
  | {
      readonly kind: 'doubling';
      /** The number that is doubled, and by what it is multiplied at each step: 2, 4, 8. */
      readonly number: number;
      readonly by: readonly number[];
    };

/** The factors that a route suits: the first of them opens by itself. */
const doubled = [8, 4, 2];
const nearTen = [9, 11, 12, 8];

/** Returns the number among the factors that comes first in a list, and the other factor. */
function split(a: number, b: number, wanted: readonly number[]): { by: number; other: number } | undefined {
  const by = wanted.find((one) => one === b || one === a);
  return by === undefined ? undefined : { by, other: by === b ? a : b };
}

/** Five rows and the rest, or five columns and the rest; small arrays stay whole. */
function rows(a: number, b: number): Route {
  const parts = (
    a > 5
      ? [
          { rows: 5, columns: b },
          { rows: a - 5, columns: b },
        ]
      : b > 5
        ? [
            { rows: a, columns: 5 },
            { rows: a, columns: b - 5 },
          ]
        : [{ rows: a, columns: b }]
  ) as readonly [Part] | readonly [Part, Part];
  return { kind: 'rows', parts, less: false };
}

function doubling(a: number, b: number): Route | undefined {
  const found = split(a, b, doubled);
  return found && { kind: 'doubling', number: found.other, by: [2, 4, 8].filter((n) => n <= found.by) };
}

function tens(a: number, b: number): Route | undefined {
  // Ten times a number explains nothing by itself, and to take it from ten times ten is a way round.
  if (a === 10 || b === 10) return undefined;
  const found = split(a, b, nearTen);
  if (!found) return undefined;
  const { by, other } = found;
  const ten = { rows: other, columns: 10 };
  return { kind: 'tens', parts: [ten, { rows: other, columns: Math.abs(by - 10) }], less: by < 10 };
}

/**
 * Returns the routes to a × b in the order of their tabs, and which of them opens by itself: doubling for a factor of 2, 4
 * or 8, tens for 9, 11 or 12, else rows.
 * @param a A whole number from 1 to 12.
 * @param b A whole number from 1 to 12.
 */
export function routes(a: number, b: number): { readonly routes: readonly Route[]; readonly opens: RouteKind } {
  const has = (...numbers: number[]): boolean => numbers.some((n) => n === a || n === b);
  return {
    routes: [rows(a, b), doubling(a, b), tens(a, b)].filter((route) => route !== undefined),
    opens: has(2, 4, 8) ? 'doubling' : has(9, 11, 12) && !has(10) ? 'tens' : 'rows',
  };
}

/** Returns two factors from 2 to 12 whose product a number is; the most alike. Undefined where it is none. */
export function known(product: number): readonly [number, number] | undefined {
  for (let a = 12; a >= 2; a--) {
    const b = product / a;
    if (Number.isInteger(b) && b >= a && b <= 12) return [a, b];
  }
  return undefined;
}
