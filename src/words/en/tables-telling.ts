import type { TablesTellingWords } from '../tables.js';

const players = (count: number): string => (count === 1 ? '1 player' : `${count} players`);

export const tablesTelling: TablesTellingWords = {
  sum: (name, sum) => `*${name}* took ${sum}.`,
  wrong: (name, given) => `*${name}* laid ${given}. That is not it: the pieces go back.`,
  attached: (name, product) => `*${name}* laid ${product}. Right!`,
  passed: (name) => `*${name}* passes.`,
  roundOver: (sum, product, count) =>
    count ? `${sum} = ${product}, laid by ${players(count)}.` : `${sum} = ${product}.`,
  drew: (name, number) => `*${name}* took a ${number}.`,
  drewUnseen: (name) => `*${name}* took a piece.`,
  noneDrawn: 'The bag is nearly empty: nobody takes a piece.',
  ended: 'The seven rounds are over.',
  help: 'Arrow keys lead from piece to piece, Enter takes one; the keys 0 to 9 take that number, Backspace puts the last one back, the equals key lays them. P passes, T takes from the bag. L tells the last move, S the pieces left, M what is to be done. H gives a hint.',
  hear: 'Hear it',
  dots: 'Show as dots',
  rows: (rows, dots) => `${rows === 1 ? '1 row' : `${rows} rows`} of ${dots === 1 ? '1 dot' : `${dots} dots`}`,
  right: 'right',
  saidWrong: (given) => `not ${given}`,
  didPass: 'passed',
};
