import type { Random } from '../../../src/rules/game.js';

/** A position before a cube turns. */
export interface Placement {
  size: number;
  players: number;
  colours: Uint8Array;
  cell: number;
  colour: number;
}

/**
 * Returns a random placement of any size, for 2 to 4 players. Cubes at random places seldom make rows, so strokes of one colour are laid
 * over them, most of them through the cell or up to it.
 */
export function randomPlacement(random: Random): Placement {
  const size = 5 + 2 * random(6);
  const players = 2 + random(3);
  const cell = random(size * size);
  const density = random(101);
  const colour = () => 1 + random(players);
  const colours = new Uint8Array(size * size);
  for (let i = 0; i < colours.length; i++) if (random(100) < density) colours[i] = colour();
  for (let strokes = random(6); strokes > 0; strokes--) {
    const [dx, dy] = [random(3) - 1, random(3) - 1];
    const start = random(4) === 0 ? random(size * size) : cell;
    const stroke = colour();
    let [x, y] = [start % size, Math.floor(start / size)];
    for (let left = 1 + random(size); left > 0 && x >= 0 && y >= 0 && x < size && y < size; left--) {
      colours[y * size + x] = stroke;
      [x, y] = [x + dx, y + dy];
    }
    if (x >= 0 && y >= 0 && x < size && y < size && random(2)) colours[y * size + x] = colour();
  }
  colours[cell] = 0;
  return { size, players, colours, cell, colour: colour() };
}

/** Reads a board from its drawing in a test: `.` white, A to D the players, `*` the cube that turns. */
export function drawn(picture: string): { size: number; colours: Uint8Array; cell: number } {
  const rows = picture.trim().split(/\s*\n\s*/);
  const squares = rows.join('').replace(/\s/g, '');
  if (squares.length !== rows.length ** 2) throw new Error(`Not a square:\n${picture}`);
  return {
    size: rows.length,
    colours: Uint8Array.from(squares, (square) => '.ABCD'.indexOf(square === '*' ? '.' : square)),
    cell: squares.indexOf('*'),
  };
}
