import { describe, expect, it } from 'vitest';
import { cellOf, GRID, levelOf, squareAt, touching, WINNER } from '../../src/rules/trail/spiral.js';
import vectors from '../vectors/plyt.json' with { type: 'json' };

const squares = Array.from({ length: 112 }, (_, i) => i + 1);

/** A slow version: walks the grid, turning right at its edge and at visited cells, until only the middle is left. */
function walk(): number[][] {
  const grid = Array.from({ length: GRID }, () => Array<number>(GRID).fill(0));
  let [column, row, right, down] = [0, 0, 1, 0];
  for (let square = 1; square < WINNER; square++) {
    grid[row][column] = square;
    if (grid[row + down]?.[column + right] !== 0) [right, down] = [-down, right];
    [column, row] = [column + right, row + down];
  }
  return grid.map((line) => line.map((square) => square || WINNER));
}

const grid = walk();
const cells = grid.flatMap((line, row) => line.map((square, column) => ({ square, column, row })));

/** The level in the slow version: the number of times that the walk has returned to the column where a ring begins. */
const rings = [40, 32, 24, 16];
const slowLevel = (square: number): number => {
  let last = 0;
  return 1 + rings.filter((length) => square > (last += length)).length;
};

const slowTouching = (square: number, step: 1 | -1): number[] => {
  const near = cells.filter((other) =>
    cells.some(
      (own) =>
        own.square === square &&
        Math.max(Math.abs(own.column - other.column), Math.abs(own.row - other.row)) === 1 &&
        slowLevel(other.square) === slowLevel(square) + step,
    ),
  );
  return [...new Set(near.map((cell) => cell.square))].sort((a, b) => a - b);
};

describe('the trail', () => {
  it('PLY-02 winds clockwise inwards over the 11 × 11 grid, the Winner square in the middle', () => {
    expect(cellOf(1)).toEqual({ column: 0, row: 0 });
    expect(cellOf(11)).toEqual({ column: 10, row: 0 });
    expect(cellOf(WINNER)).toEqual({ column: 5, row: 5 });
    const middle = cells.filter((cell) => cell.square === WINNER);
    expect(middle).toHaveLength(9);
    for (const { square, column, row } of cells) expect(squareAt(column, row)).toBe(square);
  });

  it('PLY-02 has every square one step from the square before', () => {
    for (const square of squares.slice(1)) {
      const [a, b] = [cellOf(square - 1), cellOf(square)];
      expect(Math.abs(a.column - b.column) + Math.abs(a.row - b.row)).toBe(1);
    }
  });

  it('knows no square outside the grid', () => {
    for (const [column, row] of [
      [-1, 0],
      [0, -1],
      [11, 5],
      [5, 11],
    ])
      expect(squareAt(column, row)).toBe(0);
  });

  it('PLY-03 has levels of 40, 32, 24 and 16 squares, and level 0 off the board', () => {
    expect([0, 1, 40, 41, 72, 73, 96, 97, 112, WINNER].map(levelOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    for (const square of squares) expect(levelOf(square)).toBe(slowLevel(square));
  });

  it('PLY-04 agrees with the printed examples', () => {
    expect(touching(27, 'up')).toEqual([61, 62, 63]);
    expect(touching(77, 'down')).toEqual([45, 46, 47]);
    expect(touching(11, 'up')).toEqual([49]);
    expect(touching(101, 'up')).toEqual([WINNER]);
    expect(touching(0, 'up')).toEqual([1]);
    expect(touching(0, 'down')).toEqual([]);
    expect(touching(WINNER, 'up')).toEqual([]);
  });

  it('PLY-02, PLY-03, PLY-04 give the vectors', () => {
    expect(vectors.squares).toHaveLength(112);
    for (const { square, column, row, level, up, down } of vectors.squares) {
      expect(cellOf(square)).toEqual({ column, row });
      expect(levelOf(square)).toBe(level);
      expect(touching(square, 'up')).toEqual(up);
      expect(touching(square, 'down')).toEqual(down);
    }
  });

  it('PLY-04 agrees with a search over all pairs of cells', () => {
    for (const square of [...squares, WINNER]) {
      expect(touching(square, 'up')).toEqual(slowTouching(square, 1));
      expect(touching(square, 'down')).toEqual(slowTouching(square, -1));
    }
  });
});
