// The setting of who plays: a choice in words, with a level or a list where it needs one.
import type { WordpressWords } from '../../src/words/types.js';
import type { FieldInEditor, PluginTexts } from '../texts.js';
import { levelsOf, attributeFor, whoPlays, type WhoPlays } from './who-plays.js';
import { h, wp } from './wp.js';

interface Props {
  readonly field: FieldInEditor;
  readonly texts: PluginTexts['players'];
  readonly words: WordpressWords;
  /** The number of levels of the game's computer players. */
  readonly levels: number;
  readonly value: string | undefined;
  readonly set: (value: string | undefined) => void;
}

/** Draws the setting. */
export function Players({ field, texts, words, levels, value, set }: Props): unknown {
  const { components } = wp;
  const read = whoPlays(value, levels);
  // A list that is being written stays one, whatever it says for a moment.
  const [isWriting, write] = wp.element.useState(false);
  const who = isWriting ? 'list' : read.who;
  const choices: Readonly<Record<WhoPlays['who'], string>> = {
    form: texts.form,
    computer: words.players.computer,
    two: words.players.two,
    list: words.players.list,
  };
  const choose = (chosen: WhoPlays['who']): void => {
    write(chosen === 'list');
    if (chosen === 'computer') set(attributeFor({ who: chosen, level: '1' }));
    else if (chosen !== 'list') set(attributeFor({ who: chosen }));
  };
  const common = { __nextHasNoMarginBottom: true };
  const names: Readonly<Record<string, string>> = { fit: texts.fits, even: texts.even };
  return h(
    wp.element.Fragment,
    null,
    h(components.SelectControl, {
      ...common,
      label: field.label,
      ...(who === 'form' && { help: texts.formHelp }),
      value: who,
      options: Object.entries(choices).map(([one, label]) => ({ value: one, label })),
      onChange: choose,
    }),
    who === 'computer' &&
      levels > 1 &&
      h(components.SelectControl, {
        ...common,
        label: texts.level,
        value: read.who === 'computer' ? read.level : '1',
        options: levelsOf(levels).map((level) => ({
          value: level,
          label: names[level] ?? texts.levels[Number(level) - 1],
        })),
        onChange: (level: string) => set(attributeFor({ who: 'computer', level })),
      }),
    who === 'list' &&
      h(components.TextControl, {
        ...common,
        label: words.players.list,
        help: field.description,
        value: value ?? '',
        onChange: (text: string) => {
          write(true);
          set(text === '' ? undefined : text);
        },
      }),
  );
}
