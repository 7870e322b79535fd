import { at, type Choice, type EachPlayer, type Whole } from '../../../src/rules/option-kinds.js';
import type { Before, Option } from '../../../src/rules/options.js';
import type { Random } from '../../../src/rules/game.js';
import type { AnyGame } from './all-games.js';

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)];

function valueOf(option: Option, before: Before, random: Random): unknown {
  switch (option.kind) {
    case 'whole': {
      const { min, max, step = 1, offered } = option as Whole;
      const few = typeof offered === 'function' ? offered(before) : offered;
      if (few) return oneOf(few, random);
      return min + step * random(Math.floor((at(max, before) - min) / step) + 1);
    }
    case 'choice':
      return oneOf((option as Choice<string>).choices, random);
    case 'yes-or-no':
      return random(2) === 0;
    case 'per-player':
      return [1, 2, 3].map(() => valueOf((option as EachPlayer<unknown, unknown>).of, before, random));
    case 'bonus':
      return oneOf(['none', 'variable', 3], random);
    case 'fixed-dice':
      return oneOf([[], 6, [3, 4]], random);
    case 'counts':
      return oneOf([true, false, { 'yourself-up': 8, 'another-back': 1 }], random);
    case 'numbers':
      return oneOf([[], [6], [3, 8]], random);
    case 'squares':
      return Array.from({ length: 112 }, (_, i) => i + 1).filter(() => random(3) === 0);
    case 'line':
      return option.default; // a distribution of pieces
    default:
      throw new Error(`What can ${option.kind} be?`);
  }
}

/** Returns random options of a game; some have their default value. */
export function randomOptions(game: AnyGame, random: Random): object {
  const given: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(game.declaration)) {
    const before = game.options(given);
    if (!before.ok) throw new Error(before.message);
    if (random(3)) given[name] = valueOf(option, before.value as Before, random);
  }
  return given;
}
