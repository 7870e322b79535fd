import { describe, expect, it } from 'vitest';
import { legalCells, multiplay, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { oneSet, played, refusal } from './support/multiplay-states.js';
import { seeded } from './support/random.js';

const sizes = [5, 7, 9, 11, 13, 15];
const start = (seats = 2, given: object = {}, seed = 1): MultiplayState => {
  const options = multiplay.options(given);
  if (!options.ok) throw new Error(options.message);
  return multiplay.setup(seats, options.value, seeded(seed));
};
const roll = (die: number) => ({ type: 'roll', die }) as const;
const turn = (cell: number) => ({ type: 'turn', cell }) as const;
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

function counted(numbers: readonly number[]): Map<number, number> {
  const count = new Map(oneSet.map((number) => [number, 0]));
  for (const number of numbers) count.set(number, count.get(number)! + 1);
  return count;
}

describe('MUL-01: the deal', () => {
  it('is the 59 products twice, and 12 five times', () => {
    for (const seed of [1, 2, 3]) expect(sorted(start(2, {}, seed).numbers)).toEqual(oneSet);
    expect(oneSet).toHaveLength(121);
    expect(new Set(oneSet).size).toBe(59);
    expect(counted(oneSet).get(12)).toBe(5);
  });

  it('lies white side up, with no points', () => {
    const { colours, scores } = start(3);
    expect(colours).toEqual(Array(121).fill(0));
    expect(scores).toEqual([0, 0, 0]);
  });

  it('is a deal whatever the random numbers are, and each of them is asked for within its range', () => {
    for (const random of [() => 0, (below: number) => below - 1, (below: number) => Math.floor(below / 2)]) {
      const asked: number[] = [];
      const { numbers } = multiplay.setup(2, multiplay.defaults, (below) => (asked.push(below), random(below)));
      expect(sorted(numbers)).toEqual(oneSet);
      // The first cube to be laid is any of the 121, the last but one any of two.
      expect([Math.max(...asked), Math.min(...asked)]).toEqual([121, 2]);
    }
  });

  it('is shuffled: any number may lie anywhere', () => {
    const deals = 3000;
    const twelves = new Map([0, 60, 120].map((cell) => [cell, 0]));
    for (let seed = 0; seed < deals; seed++) {
      const { numbers } = start(2, {}, seed * 7919);
      for (const cell of twelves.keys()) if (numbers[cell] === 12) twelves.set(cell, twelves.get(cell)! + 1);
    }
    // The expected number is 124, with a deviation of 11; five times that is practically impossible.
    for (const times of twelves.values()) expect(Math.abs(times - (deals * 5) / 121)).toBeLessThan(55);
  });

  it.each(sizes)('MUL-15: on a board of side %i keeps the proportion of the 121 cubes', (size) => {
    const sets = size ** 2 / 121;
    const deals = Array.from({ length: 300 }, (_, i) => start(2, { size, endAt: 0 }, i * 104_729).numbers);
    const counts = deals.map(counted);
    for (const number of new Set(oneSet)) {
      const inSet = number === 12 ? 5 : 2;
      const times = counts.map((count) => count.get(number)!);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(inSet * Math.floor(sets));
      expect(Math.max(...times)).toBeLessThanOrEqual(inSet * Math.ceil(sets));
      const share = times.reduce((a, b) => a + b, 0) / deals.length / (inSet * sets);
      expect(Math.abs(share - 1), `share of ${number}`).toBeLessThan(0.5);
    }
    expect(deals.every((numbers) => numbers.length === size ** 2)).toBe(true);
  });
});

describe('MUL-02: who starts', () => {
  const told = (seats: number, ...dice: number[]) => played(start(seats), ...dice.map(roll));

  it('the highest roll', () => {
    const { state, events } = told(3, 4, 9, 2);
    expect(events).toEqual([
      'A rolls 4 for the start',
      'B rolls 9 for the start',
      'C rolls 2 for the start',
      'B starts',
    ]);
    expect(state).toMatchObject({ phase: 'roll', seat: 1, die: 0, starting: [] });
  });

  it('those who tie for the highest roll again among themselves', () => {
    const { state, events } = told(3, 9, 2, 9, 5, 6);
    expect(events.slice(3)).toEqual([
      'A C roll again',
      'A rolls 5 for the start',
      'C rolls 6 for the start',
      'C starts',
    ]);
    expect(state.seat).toBe(2);
  });

  it('a tie below the highest does not count', () => {
    expect(told(3, 2, 2, 9).events.at(-1)).toBe('C starts');
  });

  it('several rounds of ties, each among those who tied last', () => {
    const { events } = told(4, 12, 12, 3, 12, 7, 7, 1, 4, 4, 1, 2);
    expect(events.filter((event) => !event.includes('rolls'))).toEqual([
      'A B D roll again',
      'A B roll again',
      'A B roll again',
      'B starts',
    ]);
    expect(events.filter((event) => event.startsWith('C rolls'))).toHaveLength(1);
  });

  it('all may tie', () => {
    expect(told(4, 1, 1, 1, 1).events.at(-1)).toBe('A B C D roll again');
  });

  it.each([0, 13, 1.5, -1, '7', null, undefined, NaN])('%s is no roll', (die) => {
    expect(refusal(start(), { type: 'roll', die })).toBe('MUL-03 die');
  });

  it('nothing else can be done before', () => {
    expect(refusal(start(), turn(0))).toBe('MUL-03 roll-first');
    expect(refusal(start(), { type: 'answer', factor: 1, answer: 1 })).toBe('MUL-06 no-question');
    expect(refusal(start(2, { endAt: 121 }), { type: 'end' })).toBe('MUL-12 end');
    expect(multiplay.turn(start())).toEqual({ kind: 'chance' });
    expect([...multiplay.moves(start())]).toEqual([]);
  });

  it('then the turns go round clockwise', () => {
    let { state } = told(3, 1, 8, 2);
    const seats: number[] = [];
    for (let i = 0; i < 5; i++) {
      seats.push(state.seat);
      ({ state } = played(state, roll(1)));
      ({ state } = played(state, turn(legalCells(state)[0])));
    }
    expect(seats).toEqual([1, 2, 0, 1, 2]);
  });
});
