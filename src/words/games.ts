/** The words of all games, by the name of their files: in each language, and those of the form in the first one. Written by `npm run games`. */
import type { Languages, LazySetUpWords } from './words.js';

/** The functions that fetch the words of a game. */
export interface WordsOfGame {
  languages(): Promise<Languages<unknown>>;
  setUp(): Promise<LazySetUpWords<unknown>>;
}

export const wordsOfGames: Readonly<Record<string, WordsOfGame>> = {
  plyt: {
    languages: async () => (await import('./generated/plyt.js')).plytLanguages,
    setUp: async () => (await import('./generated/plyt-set-up.js')).words,
  },
  sequence: {
    languages: async () => (await import('./generated/sequence.js')).sequenceLanguages,
    setUp: async () => (await import('./generated/sequence-set-up.js')).words,
  },
  multiplay: {
    languages: async () => (await import('./generated/multiplay.js')).multiplayLanguages,
    setUp: async () => (await import('./generated/multiplay-set-up.js')).words,
  },
  pytagora: {
    languages: async () => (await import('./generated/pytagora.js')).pytagoraLanguages,
    setUp: async () => (await import('./generated/pytagora-set-up.js')).words,
  },
  'up-and-down': {
    languages: async () => (await import('./generated/up-and-down.js')).upAndDownLanguages,
    setUp: async () => (await import('./generated/up-and-down-set-up.js')).words,
  },
  tables: {
    languages: async () => (await import('./generated/tables.js')).tablesLanguages,
    setUp: async () => (await import('./generated/tables-set-up.js')).words,
  },
};
