import { sizes } from '../../src/rules/multiplay/index.js';
import type { CommonWords, MultiplayWords } from '../../src/words/types.js';
import type { OptionField } from '../screens/set-up.js';

/** Limits offered in the form, in seconds; an attribute takes any number. */
const timers = [0, 120, 60, 30] as const;

/** The options of Multiplay as the form shows them. */
export function optionFields(
  options: MultiplayWords['form'],
  common: CommonWords['form'],
  size: number,
  figure: (n: number) => string,
): OptionField[] {
  const cubes = size * size;
  return [
    {
      field: 'answer',
      label: options.answer,
      help: options.answerHelp,
      choices: (['off', 'factor', 'product'] as const).map((value) => ({ value, label: options.answers[value] })),
    },
    {
      field: 'size',
      label: options.size,
      help: options.cubes(cubes),
      values: sizes,
      show: (n) => `${figure(n)} × ${figure(n)}`,
    },
    {
      field: 'endAt',
      label: options.endAt,
      help: options.endAtHelp,
      values: Array.from({ length: Math.floor(cubes / 2 / 5) + 1 }, (_, i) => i * 5),
      show: figure,
    },
    {
      field: 'timer',
      label: common.timer,
      help: common.timerHelp,
      choices: timers.map((value) => ({
        value,
        label: value === 0 ? common.noTimer : value % 60 ? common.seconds(value) : common.minutes(value / 60),
      })),
    },
  ];
}
