import { describe, expect, test } from 'vitest';
import { isClose, known, routes, routesFor, type Route } from '../../src/rules/routes.js';

/** Returns the result of a route. */
const makes = (route: Route): number => {
  if (route.kind === 'doubling') return route.number * route.by.at(-1)!;
  const [first, second = 0] = route.parts.map(({ rows, columns }) => rows * columns);
  return first + (route.less ? -second : second);
};

const twelve = Array.from({ length: 12 }, (_, i) => i + 1);

describe('Routes to a product', () => {
  test('every route of every product leads to it, and the one that opens is there', () => {
    for (const a of twelve) {
      for (const b of twelve) {
        const { routes: all, opens } = routes(a, b);
        for (const route of all) expect(makes(route), `${route.kind} to ${a} × ${b}`).toBe(a * b);
        expect(
          all.map(({ kind }) => kind),
          `${a} × ${b}`,
        ).toContain(opens);
      }
    }
  });

  test('7 × 8 has all three: five rows and two, doubling to eight, ten columns without two', () => {
    expect(routes(7, 8)).toEqual({
      opens: 'doubling',
      routes: [
        {
          kind: 'rows',
          parts: [
            { rows: 5, columns: 8 },
            { rows: 2, columns: 8 },
          ],
          less: false,
        },
        { kind: 'doubling', number: 7, by: [2, 4, 8] },
        {
          kind: 'tens',
          parts: [
            { rows: 7, columns: 10 },
            { rows: 7, columns: 2 },
          ],
          less: true,
        },
      ],
    });
  });

  test('ten times a number is made of rows: tens would explain it by itself', () => {
    for (const [a, b] of [
      [9, 10],
      [10, 9],
      [3, 10],
      [11, 10],
    ] as const) {
      const { routes: all, opens } = routes(a, b);
      expect(all.map(({ kind }) => kind)).toEqual(['rows']);
      expect(opens).toBe('rows');
    }
    expect(routes(9, 10).routes[0]).toMatchObject({
      parts: [
        { rows: 5, columns: 10 },
        { rows: 4, columns: 10 },
      ],
    });
    expect(routes(8, 10).opens).toBe('doubling');
  });

  test('what opens follows the numbers', () => {
    expect(routes(7, 4).opens).toBe('doubling');
    expect(routes(9, 7).opens).toBe('tens');
    expect(routes(11, 3).opens).toBe('tens');
    expect(routes(7, 6).opens).toBe('rows');
  });

  test('a number of the tables is known by its most alike factors', () => {
    expect(known(54)).toEqual([6, 9]);
    expect(known(24)).toEqual([4, 6]);
    expect(known(144)).toEqual([12, 12]);
    for (const none of [0, 1, 13, 26, 59, 662, -4, 0.5]) expect(known(none)).toBeUndefined();
  });
});

describe('Routes for a child', () => {
  const makesAll = (a: number, b: number, knows: (a: number, b: number) => number): void => {
    const { routes: all, opens } = routesFor(a, b, knows);
    for (const route of all) expect(makes(route), `${route.kind} to ${a} × ${b}`).toBe(a * b);
    expect(all.map(({ kind }) => kind)).toContain(opens);
  };

  test('every route leads to the product, whatever the child knows', () => {
    for (let a = 2; a <= 12; a++)
      for (let b = 2; b <= 12; b++)
        for (const knows of [() => 0, () => 1, (x: number, y: number) => ((x * 7 + y * 13) % 10) / 10])
          makesAll(a, b, knows);
  });

  test('who knows a neighbour alone is led by it', () => {
    const onlySquares = (a: number, b: number): number => (a === b ? 0.95 : 0.1);
    const { routes: all, opens } = routesFor(7, 8, onlySquares);
    expect(opens).toBe('near');
    expect(all.at(-1)).toMatchObject({ kind: 'near', less: false, parts: [{ rows: 7, columns: 7 }, { columns: 1 }] });
    // 6 × 8 is 7 × 8 less one 8.
    const onlyFiftySix = (a: number, b: number): number => (a * b === 56 ? 0.95 : 0.1);
    expect(routesFor(6, 8, onlyFiftySix).routes.at(-1)).toMatchObject({ kind: 'near', less: true });
  });

  test('where everything is known alike, the usual route opens', () => {
    for (let a = 2; a <= 12; a++)
      for (let b = 2; b <= 12; b++) {
        const usual = routes(a, b);
        const { opens } = routesFor(a, b, () => 1);
        const [first] = usual.routes.filter(({ kind }) => kind === usual.opens);
        // A doubling beyond the tables has to be computed.
        const isWithin =
          first.kind === 'doubling' ? (first.number * first.by.at(-1)!) / 2 <= 12 : first.parts.length > 1;
        if (isWithin) expect(opens, `${a} × ${b}`).toBe(usual.opens);
      }
  });

  test('a fact is never explained by itself', () => {
    const { routes: all, opens } = routesFor(3, 3, () => 1);
    const opened = all.find(({ kind }) => kind === opens)!;
    expect(opened.kind === 'doubling' || opened.parts.length).toBe(2);
  });
});

describe('A wrong answer', () => {
  test.each([
    // 3 for 12 × 1 is a quarter of it, 57 for 7 × 8 is next to it.
    [3, 12, false],
    [11, 12, true],
    [57, 56, true],
    [51, 56, true],
    [50, 56, false],
    [662, 672, true],
    [661, 672, false],
    [1, 2, true],
    [1, 3, false],
    [0, 1, false],
    [1, 0, false],
  ])('%i for %i is close: %s', (given, expected, close) => {
    expect(isClose(given, expected)).toBe(close);
  });

  test('is close only within a tenth, or next to the right one', () => {
    for (let expected = 0; expected <= 200; expected++) {
      for (let given = 0; given <= 220; given++) {
        if (given === expected || !isClose(given, expected)) continue;
        const away = Math.abs(given - expected);
        expect(away === 1 || (away <= 10 && 10 * away <= expected), `${given} for ${expected}`).toBe(true);
      }
    }
  });
});
