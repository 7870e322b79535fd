// The texts of the plugin in one language: of the block, of its fields, and of its patterns.
import { nameOf } from '../demo/activities/names.js';
import { activities, activitiesOf, skillNames, usuallyAsked } from '../demo/activities/list.js';
import { attributesFor } from '../demo/activities/chosen.js';
import { games } from '../src/embed/games.js';
import { attributeOf, type Field } from '../src/embed/h5p/fields.js';
import { commonWords, gameWords, semanticsField } from '../src/embed/h5p/semantics.js';
import { editorWords } from '../src/embed/h5p/words.js';
import { gameNames, type GameName } from '../src/games.js';
import { activitiesLanguages } from '../src/words/generated/activities.js';
import { wordpressLanguages } from '../src/words/generated/wordpress.js';
import { fetchLanguage } from '../src/words/words.js';
import { fieldsOfGame, fieldsOfPage } from './declaration.js';

/** A field of the block's settings. */
export interface FieldInEditor {
  readonly attribute: string;
  readonly type: Field['type'];
  readonly label: string;
  readonly description?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
}

/** The texts that `data/<tag>.json` has for the plugin and its editor. */
export interface PluginTexts {
  readonly tag: string;
  readonly title: string;
  readonly about: string;
  readonly patternsTitle: string;
  readonly noGame: string;
  /** With `%s` for the attributes that were left out. */
  readonly leftOut: string;
  readonly games: Readonly<Record<GameName, { title: string; about: string; fields: readonly FieldInEditor[] }>>;
  readonly page: readonly FieldInEditor[];
  /** The words of the form before a game for who plays. */
  readonly players: Readonly<Record<'form' | 'formHelp' | 'level' | 'fits' | 'even', string>> & {
    readonly levels: readonly string[];
  };
  readonly patterns: readonly {
    name: string;
    title: string;
    game: string;
    options: Readonly<Record<string, string>>;
  }[];
}

/** Resolves to the texts in a language. */
export async function textsIn(tag: string): Promise<PluginTexts> {
  const [editor, words, ofActivities] = await Promise.all([
    editorWords(tag),
    fetchLanguage(wordpressLanguages, tag),
    fetchLanguage(activitiesLanguages, tag),
  ]);
  const about = commonWords(editor);
  const { builder, common } = editor;
  const ownTexts: typeof about = {
    persist: { label: builder.keepKey, description: builder.keepHelp },
    puzzle: { label: builder.seed, description: builder.seedHelp },
    puzzleStrength: { label: builder.strength, choices: builder.strengths },
  };
  const inEditor = (field: Field, texts: (typeof about)[string]): FieldInEditor => {
    const { label, description, options, min, max } = semanticsField(field, texts) as ReturnType<
      typeof semanticsField
    > & { min?: number; max?: number };
    return {
      attribute: attributeOf(field),
      type: field.type,
      label,
      ...(description && { description }),
      ...(options && { options }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  };
  return {
    tag,
    title: words.title,
    about: words.about,
    patternsTitle: words.patterns,
    noGame: words.noGame,
    leftOut: words.leftOut('%s'),
    games: Object.fromEntries(
      gameNames.map((name) => [
        name,
        {
          ...builder.games[name],
          // A field without a label is for developers alone.
          fields: fieldsOfGame(games[name]).flatMap((field) => {
            const said = ownTexts[field.name] ?? gameWords(editor, name, field.name);
            return said.label === undefined ? [] : [inEditor(field, said)];
          }),
        },
      ]),
    ) as Record<string, unknown> as PluginTexts['games'],
    page: fieldsOfPage.map((field) => inEditor(field, about[field.name] ?? ownTexts[field.name] ?? {})),
    players: {
      form: builder.beginsAs.form,
      formHelp: builder.beginsHelp,
      level: common.level,
      levels: common.levels,
      fits: common.fits,
      even: common.even,
    },
    patterns: skillNames.map((skill) => {
      const [name] = activitiesOf(skill, usuallyAsked);
      return {
        name,
        title: nameOf(ofActivities, name, usuallyAsked),
        game: activities[name].game,
        options: Object.fromEntries(attributesFor(name, usuallyAsked)),
      };
    }),
  };
}
