/**
 * The maximum sizes of downloads in kB (1,000 bytes), minified and gzipped: a whole game between people, its lazy
 * modules, a game as a plain script that contains all of them, the autoloader, a script of a page around a game, and the
 * teacher's report until a file is chosen; what reads and shows it is a lazy module like any other.
 * Then the maximum sizes of uploads: a zipped package of a game, one HTML file, uncompressed, and an H5P content with
 * all games and languages: many servers take 2 MB at most.
 */
export const budgets = {
  element: 85,
  'set-up': 14,
  study: 27,
  bot: 14,
  sounds: 2,
  live: 6,
  learning: 8,
  'warm-up': 9,
  garden: 7,
  qr: 7,
  language: 11,
  script: 139,
  loader: 4,
  page: 28,
  report: 21,
  zip: 186,
  html: 442,
  h5p: 1200,
};
