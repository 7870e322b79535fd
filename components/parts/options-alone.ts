import type { DirectiveResult } from 'lit/directive.js';
import { settled } from '../../src/rules/fitting.js';
import type { Draft } from './draft.js';
import type { FormOptions, FormReader } from './game-form.js';
import type { Options } from './option-fields.js';
import { GameOptions } from './options.js';
import { part } from './part-element.js';
import { chosenPreset, Presets } from './presets.js';

type Chosen = Pick<Draft, 'preset' | 'options'>;

/** The options of a game without its form. */
export interface OptionsAlone {
  readonly presets: DirectiveResult | undefined;
  readonly options: DirectiveResult;
}

/**
 * Renders the options of a game without its form, for others to play: nothing adapts to a learner, and whoever lets them
 * play decides about taking back moves.
 */
export function optionsAlone(
  { draft, figure, words }: FormReader<unknown>,
  { options, presets }: FormOptions,
  change: (chosen: Chosen) => void,
  refused: (reason: string) => void,
): OptionsAlone {
  const { form: common } = words;
  const { options: values, preset } = draft;
  return {
    presets:
      presets &&
      part(
        Presets,
        { presets, chosen: chosenPreset(presets, draft), options: values, label: common.whichGame },
        { choose: ({ detail }: CustomEvent<Chosen>) => change(detail) },
      ),
    options: part(
      GameOptions,
      {
        ...options,
        values: settled(options.declaration, values),
        common,
        figure,
        leftOut: ['practiceUndo'],
        isForOthers: true,
      },
      {
        change: ({ detail }: CustomEvent<Options>) => change({ preset, options: detail }),
        refused: ({ detail }: CustomEvent<string>) => refused(detail),
      },
    ),
  };
}
