/**
 * The maximum sizes of downloads in kB (1,000 bytes), minified and gzipped: a whole game between people, its lazy
 * modules, a game as a plain script that contains all of them, the autoloader, and a script of a page around a game.
 * Then the maximum sizes of uploads: a zipped package of a game, and one HTML file, uncompressed.
 */
export const budgets = {
  element: 80,
  'set-up': 12,
  study: 26,
  bot: 14,
  sounds: 2,
  language: 9,
  script: 122,
  loader: 3,
  page: 26,
  zip: 159,
  html: 352,
};
