/** The functions that fetch the forms before the games, by the tags of their elements. Written by `npm run games`. */
export const setUps = {
  'plyt-board': () => import('../../components/plyt-board/set-up.js'),
  'sequence-board': () => import('../../components/sequence-board/set-up.js'),
  'multiplay-grid': () => import('../../components/multiplay-grid/set-up.js'),
  'pytagora-board': () => import('../../components/pytagora-board/set-up.js'),
  'pytagora-square': () => import('../../components/pytagora-square/set-up.js'),
  'pytagora-tables': () => import('../../components/pytagora-tables/set-up.js'),
} as const;
