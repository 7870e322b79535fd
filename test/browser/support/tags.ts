/** The names of all elements. */
export const tags = [
  'multiplay-grid',
  'plyt-board',
  'pytagora-board',
  'pytagora-square',
  'pytagora-tables',
  'sequence-board',
] as const;
