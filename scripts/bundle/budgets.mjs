/**
 * The most that may be downloaded, in kB of 1,000 bytes, minified and gzipped: a whole game between people, its lazy
 * modules, a game as a plain script with all of these in it, the loader for pages, a script of a page around a game. Then
 * what one uploads: a package of a game, zipped, and one HTML file, as it is.
 */
export const budgets = {
  element: 64,
  'set-up': 12,
  study: 26,
  bot: 14,
  language: 8,
  script: 100,
  loader: 3,
  page: 24,
  zip: 140,
  html: 280,
};
