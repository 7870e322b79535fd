/**
 * The maximum sizes of downloads in kB (1,000 bytes), minified and gzipped: a whole game between people, its lazy modules,
 * a game as a plain script that contains all of them, the autoloader, a script of a page around a game, and the teacher's
 * report until a file is chosen; the code that reads and shows the file is a lazy module like any other. Then the maximum
 * sizes of uploads: a zipped package of a game, one HTML file, uncompressed, and an H5P content with all games and
 * languages: many servers take 2 MB at most. Last, the size of one element as bundled by a user of the package, with
 * everything that it fetches later, neither minified nor compressed.
 */
export const budgets = {
  element: 88,
  'set-up': 15,
  study: 28,
  bot: 14,
  older: 3,
  sounds: 2,
  live: 6,
  saving: 3,
  storage: 1.5,
  learning: 8,
  'warm-up': 9,
  lesson: 9,
  finish: 8,
  garden: 7,
  qr: 7,
  language: 12,
  script: 159,
  loader: 3,
  page: 32,
  report: 24,
  zip: 211,
  html: 504,
  h5p: 1295,
  bundle: 1640,
};
