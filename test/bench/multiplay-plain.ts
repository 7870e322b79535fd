/** Random games in the straightforward way, but well done: typed arrays, a board with a margin, and a scan that stops early. */
import { below, playAll, slotCount, slots, type Played } from './multiplay-cubes.js';

const wide = 13;
const steps = [1, wide, wide + 1, wide - 1];
const board = new Uint8Array(wide * wide);
const white = new Uint8Array(121);
const deal = new Uint8Array(121);
const legal = new Uint8Array(32);
const onBoard = Uint8Array.from({ length: 121 }, (_, cell) => (Math.floor(cell / 11) + 1) * wide + (cell % 11) + 1);

function place(at: number, own: number, scores: Int32Array): void {
  const other = 3 - own;
  board[at] = own;
  let scored = 0;
  let won = 0;
  for (let direction = 0; direction < 4; direction++) {
    const step = steps[direction];
    let length = 1;
    let after = at + step;
    let before = at - step;
    for (; board[after] === own; after += step) length++;
    for (; board[before] === own; before -= step) length++;
    if (length & 1) scored += length > 1 ? length : 0;
    else if (board[after] === other && board[before] === other) won -= length;
    if (after === at + step && board[after] === other) {
      let ended = 1;
      while (board[(after += step)] === other) ended++;
      if (!(ended & 1) && board[after] === own) won += ended;
    }
    if (before === at - step && board[before] === other) {
      let ended = 1;
      while (board[(before -= step)] === other) ended++;
      if (!(ended & 1) && board[before] === own) won += ended;
    }
  }
  scores[own - 1] += scored + won;
  scores[other - 1] -= won;
}

function game(scores: Int32Array): number {
  for (let cube = 0; cube < 121; cube++) {
    const before = below(cube + 1);
    deal[cube] = deal[before];
    deal[before] = onBoard[cube];
  }
  board.fill(0);
  white.fill(1);
  scores.fill(0);
  let turns = 0;
  let own = 1;
  for (let left = 121; left > 25; turns++) {
    const die = below(12);
    let count = 0;
    for (let i = die * 32, end = i + slotCount[die]; i < end; i++) {
      const cube = slots[i];
      legal[count] = cube;
      count += white[cube];
    }
    if (count > 0) {
      const cube = legal[below(count)];
      white[cube] = 0;
      left--;
      place(deal[cube], own, scores);
    }
    own = 3 - own;
  }
  return turns;
}

export const playPlain = (count: number, seed: number): Played => playAll(game, count, seed);
