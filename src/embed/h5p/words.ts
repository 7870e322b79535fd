import { filesOf, gameFiles, gameNames, type GameName } from '../../games.js';
import { builderLanguages } from '../../words/generated/builder.js';
import { wordsOfGames, type WordsOfGame } from '../../words/games.js';
import type { Notation } from '../../words/notation.js';
import type { BuilderWords, CommonWords, SetUpWords } from '../../words/types.js';
import { fetchLanguage, withWords } from '../../words/words.js';

type Form = Readonly<Record<string, unknown>>;

/** The words of a form, and the names of variants, which a game may also say elsewhere. */
type FormOfGame = { readonly form: Form; readonly variants?: object };

/** The texts of H5P's editor for the choices, in one language: the words of the builder and of the games' forms. */
export interface EditorWords {
  readonly builder: BuilderWords;
  readonly common: CommonWords['form'];
  readonly notation: Notation;
  /** By game and option: `answer` is the label, `answerHelp` the text below it, `answers` the names of its values. */
  readonly forms: Readonly<Record<GameName, Form>>;
}

/** Resolves to all words of a form; those of the first language come in two parts. */
async function formOf(words: WordsOfGame, tag: string): Promise<{ common: SetUpWords<CommonWords>; game: FormOfGame }> {
  const [languages, setUp] = await Promise.all([words.languages(), words.setUp()]);
  const language = await fetchLanguage(languages, tag);
  const { common, game } = language === languages.first ? withWords(language, setUp) : language;
  return { common: common as SetUpWords<CommonWords>, game: game as FormOfGame };
}

/** Resolves to the words of the editor in a language. */
export async function editorWords(tag: string): Promise<EditorWords> {
  const files = gameFiles();
  const builder = await fetchLanguage(builderLanguages, tag);
  const forms = await Promise.all(files.map((file) => formOf(wordsOfGames[file], tag)));
  const [{ common }] = forms;
  const wordsOf = (name: GameName): Form => {
    const { form, variants } = forms[files.indexOf(filesOf(name))].game;
    return { ...form, ...(variants && { variants }) };
  };
  return {
    builder,
    common: common.form,
    notation: common.notation,
    forms: Object.fromEntries(gameNames.map((name) => [name, wordsOf(name)])) as EditorWords['forms'],
  };
}
