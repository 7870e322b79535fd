/**
 * Routes to a product of two numbers, as a child might find it: rows of five and the rest, doubling, tens; and, for a
 * child whose known facts are recorded, one more or one less of a neighbouring fact.
 */

export type RouteKind = 'rows' | 'doubling' | 'tens' | 'near';

/** One part of an array of dots: its numbers of rows and columns. */
interface Part {
  readonly rows: number;
  readonly columns: number;
}

/** A route. Its parts lie below or beside each other. In a route by tens, the second part is added or subtracted. */
export type Route =
  | {
      readonly kind: 'rows' | 'tens' | 'near';
      readonly parts: readonly [Part] | readonly [Part, Part];
      /** True if the second part is subtracted from the first. */
      readonly less: boolean;
    }
  | {
      readonly kind: 'doubling';
      /** The number that is doubled, and its multiplier after each step: 2, 4, 8. */
      readonly number: number;
      readonly by: readonly number[];
    };

/** The factors that suit a route, in order of preference. */
const doubled = [8, 4, 2];
const nearTen = [9, 11, 12, 8];

/** Returns the factor that comes first in a list, and the other factor. */
function split(a: number, b: number, wanted: readonly number[]): { by: number; other: number } | undefined {
  const by = wanted.find((one) => one === b || one === a);
  return by === undefined ? undefined : { by, other: by === b ? a : b };
}

/** Returns the route by five rows and the rest, or five columns and the rest. Small arrays stay whole. */
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
  // Ten times a number explains nothing by itself, and subtracting it from ten times ten is a detour.
  if (a === 10 || b === 10) return undefined;
  const found = split(a, b, nearTen);
  if (!found) return undefined;
  const { by, other } = found;
  const ten = { rows: other, columns: 10 };
  return { kind: 'tens', parts: [ten, { rows: other, columns: Math.abs(by - 10) }], less: by < 10 };
}

/** Returns how well a child knows a × b: the probability of a right answer, from 0 to 1. */
export type Knows = (a: number, b: number) => number;

/** The probability assumed for a product outside the tables, which has to be worked out. */
const workedOut = 0.5;
const trust = (knows: Knows, a: number, b: number): number =>
  a === 1 || b === 1 ? 1 : a <= 12 && b <= 12 ? knows(a, b) : workedOut;

/** Returns the probability that a child knows every part of a route. */
function trusted(route: Route, knows: Knows): number {
  if (route.kind !== 'doubling')
    return route.parts.reduce((product, { rows, columns }) => product * trust(knows, rows, columns), 1);
  return route.by.reduce((product, n) => product * trust(knows, 2, (route.number * n) / 2), 1);
}

/** Returns the route by the best-known neighbour of a × b, and one row or column more or less. */
function near(a: number, b: number, knows: Knows): Route {
  const candidates = [
    { rows: a, whole: b - 1 },
    { rows: b, whole: a - 1 },
    { rows: a, whole: b + 1 },
    { rows: b, whole: a + 1 },
  ].filter(({ whole }) => whole >= 2 && whole <= 12);
  const worth = ({ rows, whole }: { rows: number; whole: number }): number => trust(knows, rows, whole);
  const { rows, whole } = candidates.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  const parts = [
    { rows, columns: whole },
    { rows, columns: 1 },
  ] as const;
  return { kind: 'near', parts, less: rows * whole > a * b };
}

/**
 * Returns the routes to a × b for a child, and the kind that opens: the one whose parts the child is most likely to
 * know. If two are equally likely, the usual one is kept.
 * @param a A whole number from 2 to 12.
 * @param b A whole number from 2 to 12.
 */
export function routesFor(a: number, b: number, knows: Knows): ReturnType<typeof routes> {
  const usual = routes(a, b);
  const all = [...usual.routes, near(a, b, knows)];
  // A route with a single part is the fact itself.
  const ways = all.filter((route) => route.kind === 'doubling' || route.parts.length > 1);
  const first = ways.find(({ kind }) => kind === usual.opens) ?? ways[0];
  const best = ways.reduce((best, one) => (trusted(one, knows) > trusted(best, knows) ? one : best), first);
  return { routes: all, opens: best.kind };
}

/**
 * Returns the routes to a × b in the order of their tabs, and the kind that opens first: doubling for a factor of 2, 4
 * or 8, tens for 9, 11 or 12, otherwise rows.
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

/**
 * Returns the two factors from 2 to 12 with this product that are closest to each other, or undefined if there are
 * none.
 */
export function known(product: number): readonly [number, number] | undefined {
  for (let a = 12; a >= 2; a--) {
    const b = product / a;
    if (Number.isInteger(b) && b >= a && b <= 12) return [a, b];
  }
  return undefined;
}

/** Returns whether a wrong answer is close: next to the right one, or off by at most a tenth of it and at most ten. */
export function isClose(given: number, expected: number): boolean {
  const away = Math.abs(given - expected);
  return given > 0 && expected > 0 && away <= Math.max(1, Math.min(10, expected / 10));
}
