/** The functions that fetch and define the elements of the games, by tag. Written by `npm run games`. */
export const gameElements: Readonly<Record<string, () => Promise<unknown>>> = {
  'plyt-board': () => import('../plyt-board/define.js'),
  'sequence-board': () => import('../sequence-board/define.js'),
  'multiplay-grid': () => import('../multiplay-grid/define.js'),
  'pytagora-board': () => import('../pytagora-board/define.js'),
  'pytagora-square': () => import('../pytagora-square/define.js'),
  'pytagora-tables': () => import('../pytagora-tables/define.js'),
};
