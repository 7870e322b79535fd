import { presetWith } from '../presets.js';
import { declaration, options as checked, type PlytOptions } from './options.js';
import { presets } from './presets.js';

/**
 * The turns that a computer player of level 2 takes alone on average, rounded; measured by `npm run par`, see docs/par.md.
 * With one fixed die it does not matter which.
 */
const measured = { 'first-numbers': 18, 'times-table': 13, family: 18, competition: 61 } as const;

/** Returns the par of a person alone; undefined for options other than those of the presets. */
export function par(options: PlytOptions): number | undefined {
  const { standard, operation, fixed, bonus, timer, timerTurns } = options;
  // Only the first value of a list is played by.
  const alone = {
    standard: [standard[0]],
    operation: [operation[0]],
    fixed: [fixed[0]],
    bonus: [bonus[0]],
    timer: [timer[0]],
    timerTurns: [timerTurns[0]],
  };
  const preset = presetWith({ presets, declaration, options: checked }, { ...options, ...alone });
  const isFree = preset === 'times-table' && fixed[0].length === 0;
  if (preset === undefined) return undefined;
  return isFree ? measured.family : measured[preset as keyof typeof measured];
}
