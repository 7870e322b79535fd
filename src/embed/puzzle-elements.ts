/** The elements that show puzzles. Written by `npm run manifest`. */
export const puzzleElements: readonly string[] = [
  'multiplay-grid',
  'plyt-board',
  'pytagora-board',
  'pytagora-square',
  'pytagora-tables',
  'sequence-board',
];
