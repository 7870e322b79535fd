// Creates snippets, files and packages: for the builder and the command line, not for pages with a game.
export { choicesFromQuery, longestQuery, queryOf } from './address.js';
export { attributesOf, choicesFor, choicesFrom, titleOf, type Attributes, type Choices } from './choices.js';
export { help, readCommand, type Command } from './command.js';
export { games, languages, type GameOnPage, type Games } from './games.js';
export { ownGame, withModule } from './own-game.js';
export { link } from './link.js';
export * from './packages/index.js';
export {
  choicesFromMarkup,
  fileNameOf,
  folderOf,
  framePage,
  frameScript,
  snippet,
  snippetKinds,
  type SnippetKind,
} from './snippets.js';
