import { describe, expect, test } from 'vitest';
import { known, routes, type Route } from '../../src/rules/routes.js';

/** What a route makes in the end. */
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
