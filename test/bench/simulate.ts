/** Returns the rows of the tables of docs/learning-model.md. */
import { eightWeeks, orders, standingStill, type StillCase } from './simulations.js';

export type Table = readonly (readonly string[])[];

const figure = (value: number): string => value.toFixed(3);

/** The seeds. The simulated pupils were adjusted after first results with them: see docs/learning-model.md. */
const seeds = { gaussian: 101, wald: 202, other: 303, weeks: [11, 12, 13, 14, 15] };

/** The table of facts whose state does not change, by generator and days. */
export function stillTable(pupils: number): Table {
  const heads = [
    'pupils',
    'answers a fact',
    'right class of three',
    '"by heart" is true',
    'true "by heart" found',
    'error of P(R)',
    'last 3 right: of three',
    'last 3 right: knows or not',
  ];
  const rows = (['gaussian', 'wald'] as const).flatMap((family) =>
    standingStill({ seed: seeds[family], family, pupils, days: 10 })
      .filter(({ days }) => [2, 3, 4, 6, 8, 10].includes(days))
      .map((row) => [
        family,
        String(row.days),
        ...[row.right, row.isTrue, row.found, row.calibration, row.lastThree, row.lastThreeKnows].map(figure),
      ]),
  );
  return [heads, ...rows];
}

/** The table of children unlike those the model was written for, after six days. */
export function otherTable(pupils: number): Table {
  const cases: readonly (readonly [string, Partial<StillCase>])[] = [
    ['as usual', {}],
    ['thinks 1.7 times as long', { habits: { slowness: 1.7 } }],
    ['the same, pace `calm`', { habits: { slowness: 1.7 }, pace: 'calm' }],
    ['14 % lapses of attention', { habits: { lapses: 0.14 } }],
    ['works out quickly (× 0.75)', { habits: { working: 0.75 } }],
    ['pace `none`', { pace: 'none' }],
    ['without a time', { untimed: true }],
    ['by the time on the clock', { raw: true }],
  ];
  const heads = [
    'pupils',
    'child',
    'right class of three',
    'knows or not',
    '"by heart" is true',
    'found, slowest devices',
    'found, others',
  ];
  const rows = (['gaussian', 'wald'] as const).flatMap((family) =>
    cases.map(([name, more]) => {
      const row = standingStill({ seed: seeds.other, family, pupils, days: 6, ...more }).at(-1)!;
      const shares = [row.right, row.knows, row.isTrue, row.foundSlow, row.foundOthers];
      return [family, name, ...shares.map((value, i) => (i > 1 && !row.said ? '–' : figure(value)))];
    }),
  );
  return [heads, ...rows];
}

/** The table of eight weeks, with four orders of questions. */
export function weeksTable(pupils: number): Table {
  const heads = [
    'pupils',
    'seed',
    'order of questions',
    'by heart at the start',
    'after eight weeks',
    'four weeks later',
    'right class',
    'error of P(right)',
    'Brier',
  ];
  const rows = (['gaussian', 'wald'] as const).flatMap((family) =>
    seeds.weeks.flatMap((seed) =>
      orders.map((order) => {
        const { start, end, later, right, calibration, brier } = eightWeeks(order, seed, family, pupils);
        return [
          family,
          String(seed),
          order,
          ...[start, end, later].map((value) => value.toFixed(1)),
          ...[right, calibration, brier].map(figure),
        ];
      }),
    ),
  );
  return [heads, ...rows];
}
