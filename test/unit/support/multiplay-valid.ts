import type { MultiplayState } from '../../../src/rules/multiplay/index.js';
import { slowLegal } from './multiplay-slow.js';
import { oneSet } from './multiplay-states.js';

const isWhole = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

function times(numbers: readonly number[], number: number): number {
  let count = 0;
  for (const n of numbers) if (n === number) count++;
  return count;
}

/** Each number of one set, and how often it occurs. */
const inOneSet = [...new Set(oneSet)].map((number) => [number, times(oneSet, number)] as const);

/**
 * Returns what is wrong with a position, by the rule text alone, without the code under test. No position with a fault can occur. Of the
 * points it checks only what holds in any game.
 */
export function faults({
  options,
  numbers,
  colours,
  scores,
  phase,
  seat,
  die,
  factor,
  starting,
}: MultiplayState): string[] {
  const cubes = options.size ** 2;
  const players = scores.length;
  const white = times(colours, 0);
  const legal = slowLegal(numbers, colours, die).filter((cell) => factor === 0 || numbers[cell] === die * factor);
  const sum = scores.reduce((a, b) => a + b, 0);
  const begun = phase !== 'start';
  const asked = phase === 'answer' || phase === 'choose';
  const running = starting.filter((roll) => roll !== -1);

  const must: Record<string, boolean> = {
    'MUL-15: size': [5, 7, 9, 11, 13, 15].includes(options.size),
    'MUL-15: endAt': isWhole(options.endAt, 0, cubes),
    'MUL-15: timer': isWhole(options.timer, 0, 3600),
    'MUL-06: answer': ['off', 'factor', 'product'].includes(options.answer),
    '2 to 4 players': isWhole(players, 2, 4) && isWhole(seat, 0, players - 1),
    'MUL-01: as many cubes as squares': numbers.length === cubes && colours.length === cubes,
    'MUL-01: numbers': numbers.every((number) => oneSet.includes(number)),
    'MUL-01, MUL-15: each number in proportion': inOneSet.every(([number, often]) =>
      isWhole(times(numbers, number), often * Math.floor(cubes / 121), often * Math.ceil(cubes / 121)),
    ),
    colours: colours.every((colour) => isWhole(colour, 0, players)),
    'MUL-07, MUL-08: points': scores.every(Number.isInteger) && sum >= 0 && ![1, 2, 4].includes(sum),
    'no points before three cubes are turned': cubes - white > 2 || scores.every((score) => score === 0),
    'MUL-02: white before the start': begun || white === cubes,
    'MUL-02: no starting rolls later': !begun || starting.length === 0,
    'MUL-02: a starting roll for each player': begun || starting.length === players,
    'MUL-02: starting rolls': starting.every((roll) => isWhole(roll, -1, 12)),
    'MUL-02: at least two roll for the start': begun || running.length >= 2,
    'MUL-02: who rolls next': begun || (starting[seat] === 0 && starting.slice(0, seat).every((roll) => roll !== 0)),
    'MUL-02: nobody rolled out of turn': begun || starting.slice(seat + 1).every((roll) => roll <= 0),
    'MUL-03: die': isWhole(die, asked || phase === 'end' ? 1 : 0, asked || phase === 'end' ? 12 : 0),
    'MUL-05: a cube to turn': !asked || legal.length > 0,
    'MUL-06: factor': isWhole(factor, 0, phase === 'choose' && options.answer === 'product' ? 12 : 0),
    'MUL-06: the product was said': phase !== 'choose' || options.answer !== 'product' || factor > 0,
    'MUL-06: what is asked': phase !== 'answer' || options.answer === 'product',
    'MUL-12: few enough white cubes': (phase !== 'end' && phase !== 'over') || white <= options.endAt || white === 0,
    'MUL-13: a white cube is left': phase === 'over' || white > 0,
  };
  return Object.keys(must).filter((rule) => !must[rule]);
}
