import { frozen } from '../../../src/rules/frozen.js';
import { type tables, type Round, type TablesState } from '../../../src/rules/tables/index.js';
import { type upAndDown, type UpAndDownState, type Variant } from '../../../src/rules/up-and-down/index.js';

/** PYT-01, PYT-03: the 77 digits, written out without the code under test. */
export const allDigits =
  '0000000' +
  '11111111' +
  '22222222' +
  '33333333' +
  '44444444' +
  '55555555' +
  '66666666' +
  '77777777' +
  '8888888' +
  '9999999';

/** Returns the 77 digits without these. */
export function leftOf(taken: readonly number[]): number[] {
  const left = [...allDigits].map(Number);
  for (const digit of taken) {
    const at = left.indexOf(digit);
    if (at < 0) throw new Error(`There is no ${digit} left.`);
    left.splice(at, 1);
  }
  return left;
}

export const hand = (digits: string): number[] => [...digits].map(Number).sort((a, b) => a - b);

/** PYT-41: the numbers as they are written around the square. */
export const path = [...'012345678987654321012345678987654321'].map(Number);
/** PYT-44. */
export const evenPath = [...'0246864202468642'].map(Number);
export const oddPath = [...'1357975313579753'].map(Number);

/** Returns the digits on the table of a variant. */
export function tableOf(variant: Variant, laid: readonly number[]): number[] {
  if (variant === 'even-and-odd') return [...evenPath.slice(0, laid[0]), ...oddPath.slice(0, laid[1])];
  return [...path.slice(0, laid[0]), ...path.slice(36 - (laid[1] ?? 0))];
}

/** Returns a frozen position of Up and down: the hands as digits, the rest of the digits in the bag. */
export function upDown(
  variant: Variant,
  laid: readonly number[],
  hands: readonly string[],
  change: Partial<UpAndDownState> = {},
): UpAndDownState {
  const held = hands.map(hand);
  return frozen({
    options: { variant, practiceUndo: false },
    hands: held,
    bag: leftOf([...tableOf(variant, laid), ...held.flat()]),
    laid: [...laid],
    phase: 'lay',
    seat: 0,
    ...change,
  });
}

/** Returns a position of Multiplication tables; a round is written `3x8`, followed by the seats that attached: `3x8 02`. */
export function tablesAt(
  rounds: readonly string[],
  hands: readonly string[],
  change: Partial<TablesState> = {},
): TablesState {
  const held = hands.map(hand);
  const played = rounds.map((round): Round => {
    const [, a, b, seats] = /^(\d)x(\d) ?(\d*)$/.exec(round)!;
    return { a: Number(a), b: Number(b), attached: [...seats].map(Number) };
  });
  const used = played.flatMap(({ a, b, attached }) => [
    a,
    b,
    ...attached.flatMap(() => [...String(a * b)].map(Number)),
  ]);
  return frozen({
    options: { answer: true, tables: [], practiceUndo: false },
    hands: held,
    bag: leftOf([...used, ...held.flat()]),
    rounds: played,
    phase: 'attach',
    seat: 0,
    ...change,
  });
}

/** Plays moves that must all be legal; returns the final position and all events. */
export function played<G extends typeof upAndDown | typeof tables>(
  game: G,
  from: ReturnType<G['setup']>,
  ...moves: readonly unknown[]
): { state: ReturnType<G['setup']>; events: unknown[] } {
  let state = from;
  const events: unknown[] = [];
  for (const move of moves) {
    const step = game.play(state as never, move as never);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.message}`);
    state = step.state as ReturnType<G['setup']>;
    events.push(...step.events);
  }
  return { state, events };
}

/** Returns the rule and the reason for which a move is refused, or `accepted`. */
export function refusal(game: typeof upAndDown | typeof tables, state: unknown, move: unknown): string {
  const step = game.play(state as never, move as never);
  return step.ok ? 'accepted' : `${step.rule} ${step.reason}`;
}
