import { presetWith } from '../presets.js';
import { declaration, options as checked, type PlytOptions } from './options.js';
import { presets } from './presets.js';

/**
 * The average number of turns of a computer player of level 2 playing alone, rounded; measured by `npm run par`, see
 * docs/par.md. The number on a single fixed die makes no difference.
 */
const measured = { 'first-numbers': 18, 'times-table': 18, family: 18, competition: 65 } as const;

/** Returns the par of a person playing alone, or undefined for options other than those of the presets. */
export function par(options: PlytOptions): number | undefined {
  const { standard, operation, fixed, bonus, timer, timerTurns } = options;
  // A single player uses only the first value of each list.
  const alone = {
    standard: [standard[0]],
    operation: [operation[0]],
    fixed: [fixed[0]],
    bonus: [bonus[0]],
    timer: [timer[0]],
    timerTurns: [timerTurns[0]],
  };
  const preset = presetWith({ presets, declaration, options: checked }, { ...options, ...alone });
  return preset === undefined ? undefined : measured[preset as keyof typeof measured];
}
