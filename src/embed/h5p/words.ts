import type { GameName } from '../../games.js';
import { builderLanguages } from '../../words/generated/builder.js';
import { multiplayLanguages } from '../../words/generated/multiplay.js';
import { words as multiplaySetUp } from '../../words/generated/multiplay-set-up.js';
import { plytLanguages } from '../../words/generated/plyt.js';
import { words as plytSetUp } from '../../words/generated/plyt-set-up.js';
import { pytagoraLanguages } from '../../words/generated/pytagora.js';
import { words as pytagoraSetUp } from '../../words/generated/pytagora-set-up.js';
import { sequenceLanguages } from '../../words/generated/sequence.js';
import { words as sequenceSetUp } from '../../words/generated/sequence-set-up.js';
import { upAndDownLanguages } from '../../words/generated/up-and-down.js';
import { words as upAndDownSetUp } from '../../words/generated/up-and-down-set-up.js';
import { tablesLanguages } from '../../words/generated/tables.js';
import { words as tablesSetUp } from '../../words/generated/tables-set-up.js';
import { inTableOrder, sumText } from '../../words/notation.js';
import type { BuilderWords, CommonWords, SetUpWords } from '../../words/types.js';
import { fetchLanguage, withWords, type Languages, type LazySetUpWords } from '../../words/words.js';

/** The texts of H5P's editor for the choices, in one language: the words of the builder and of the games' forms. */
export interface EditorWords {
  readonly builder: BuilderWords;
  readonly common: CommonWords['form'];
  /** By game and option: `answer` is the label, `answerHelp` the text below it, `answers` the names of its values. */
  readonly forms: Readonly<Record<GameName, Readonly<Record<string, unknown>>>>;
}

/** Resolves to all words of a form; those of the first language come in two parts. */
async function formOf<W>(
  languages: Languages<W>,
  tag: string,
  setUp: LazySetUpWords<W>,
): Promise<{ common: SetUpWords<CommonWords>; game: SetUpWords<W> }> {
  const language = await fetchLanguage(languages, tag);
  const { common, game } = language === languages.first ? withWords(language, setUp) : language;
  return { common: common as SetUpWords<CommonWords>, game: game as SetUpWords<W> };
}

/** Resolves to the words of the editor in a language. */
export async function editorWords(tag: string): Promise<EditorWords> {
  const [builder, plyt, sequence, multiplay, pytagora, upAndDown, tables] = await Promise.all([
    fetchLanguage(builderLanguages, tag),
    formOf(plytLanguages, tag, plytSetUp),
    formOf(sequenceLanguages, tag, sequenceSetUp),
    formOf(multiplayLanguages, tag, multiplaySetUp),
    formOf(pytagoraLanguages, tag, pytagoraSetUp),
    formOf(upAndDownLanguages, tag, upAndDownSetUp),
    formOf(tablesLanguages, tag, tablesSetUp),
  ]);
  const { notation, form: common } = multiplay.common;
  const sum = (asked: string): string => sumText(inTableOrder(asked, notation), { notation, figure: String });
  const answers = { ...multiplay.game.form.answers, factor: sum('7*?=56'), product: sum('7*8=?') };
  const { precedences } = pytagora.game.form;
  const onTheTable = {
    ...pytagora.game.form,
    precedences: { ...precedences, standard: precedences.standard(notation.times) },
  };
  return {
    builder,
    common,
    forms: {
      plyt: plyt.game.form,
      sequence: sequence.game.form,
      multiplay: { ...multiplay.game.form, answers },
      pytagora: onTheTable,
      'plus-and-minus': onTheTable,
      'up-and-down': { ...upAndDown.game.form, variants: upAndDown.game.variants },
      tables: tables.game.form,
    },
  };
}
