import type { SequenceWords } from '../../src/words/types.js';
import type { OptionField } from '../screens/set-up.js';

/** Summits offered in the form: the ends of the terraces and what lies between; an attribute takes any. */
const summits = [20, 40, 60, 72, 96, 113] as const;

/** The options of Sequence as the form shows them. */
export const optionFields = (w: SequenceWords['form'], figure: (n: number) => string): OptionField[] => [
  {
    field: 'declare',
    label: w.declare,
    help: w.declareHelp,
    choices: (['player', 'auto'] as const).map((value) => ({ value, label: w.declares[value] })),
  },
  { field: 'summit', label: w.summit, help: w.summitHelp, values: summits, show: figure },
  {
    field: 'totalRule',
    label: w.totalRule,
    choices: (['at-least', 'more-than'] as const).map((value) => ({ value, label: w.totalRules[value] })),
  },
  { field: 'cards', label: w.cards, help: w.cardsHelp, switch: true },
];
