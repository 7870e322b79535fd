import { refuse } from '../game.js';

/** The last factor of a times table. */
const lastFactor = 12;

/** Returns the pairs of factors up to 12 that make a number; one with 1 only if there is no other. */
function factorsOf(number: number): (readonly [number, number])[] {
  const factors = Array.from({ length: lastFactor }, (_, i) => i + 1);
  const pairs = factors.filter((a) => number % a === 0 && a * a <= number && number / a <= lastFactor);
  const others = pairs.filter((a) => a > 1);
  return (others.length ? others : pairs).map((a) => [a, number / a]);
}

/** Refuses a number that is not in the row of the die (MUL-03): says what makes it, or that the table ends before it. */
export function notInRow(number: number, die: number): ReturnType<typeof refuse> {
  if (number % die === 0) {
    const [end, factor] = [die * lastFactor, number / die];
    return refuse(
      'MUL-03',
      'past-the-row',
      `The ${die} times table ends here at ${end}, and ${number} is ${die} × ${factor}.`,
      { number, die, end, sum: `${die}*${factor}` },
    );
  }
  const pairs = factorsOf(number);
  return refuse(
    'MUL-03',
    'not-in-row',
    `${number} is not in the ${die} times table: it is ${pairs.map((pair) => pair.join(' × ')).join(' = ')}.`,
    { number, die, sum: pairs.map((pair) => pair.join('*')).join('=') },
  );
}
