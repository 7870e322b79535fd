/**
 * Multiplay's scoring straight from the rule text, for comparison with the core. They share no code: it writes out the four lines through
 * the new cube from edge to edge, cuts them into rows, and applies the rules to each row.
 */
export interface SlowRow {
  colour: number;
  cells: number[];
  /** The cells before the first and after the last cube; undefined at the edge. */
  ends: [number | undefined, number | undefined];
}

export interface SlowLine {
  kind: 'row' | 'trap';
  colour: number;
  cells: number[];
  points: number;
  ends?: number[];
}

const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];

/** Returns all cells of the line through `cell`, from edge to edge. */
function wholeLine(size: number, cell: number, [dx, dy]: number[]): number[] {
  const onBoard = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size;
  let x = cell % size;
  let y = Math.floor(cell / size);
  while (onBoard(x - dx, y - dy)) [x, y] = [x - dx, y - dy];
  const line: number[] = [];
  for (; onBoard(x, y); [x, y] = [x + dx, y + dy]) line.push(y * size + x);
  return line;
}

/** The four lines through each cell, by size; computed once, as they do not depend on the cubes. */
const lines = new Map<number, number[][][]>();

function linesThrough(size: number, cell: number): number[][] {
  if (!lines.has(size)) {
    const cells = [...Array(size * size).keys()];
    lines.set(
      size,
      cells.map((one) => directions.map((direction) => wholeLine(size, one, direction))),
    );
  }
  return lines.get(size)![cell];
}

/** "A row is a maximal unbroken line of cubes of one colour." */
function rowsOf(line: readonly number[], board: Uint8Array): SlowRow[] {
  const rows: SlowRow[] = [];
  for (let i = 0; i < line.length; i++) {
    const colour = board[line[i]];
    if (colour === 0) continue;
    if (i > 0 && board[line[i - 1]] === colour) rows[rows.length - 1].cells.push(line[i]);
    else rows.push({ colour, cells: [line[i]], ends: [line[i - 1], undefined] });
    rows[rows.length - 1].ends[1] = line[i + 1];
  }
  return rows;
}

/** Returns the rows that contain `cell` or end beside it, after it turned to `colour`. */
export function slowRows(colours: Uint8Array, size: number, cell: number, colour: number): SlowRow[] {
  const board = colours.with(cell, colour);
  return linesThrough(size, cell)
    .flatMap((line) => rowsOf(line, board))
    .filter(({ cells, ends }) => cells.includes(cell) || ends.includes(cell));
}

export function slowLines(colours: Uint8Array, size: number, cell: number, colour: number): SlowLine[] {
  const board = colours.with(cell, colour);
  return slowRows(colours, size, cell, colour).flatMap(({ colour: owner, cells, ends }): SlowLine[] => {
    const points = cells.length;
    if ([3, 5, 7, 9, 11, 13, 15].includes(points) && cells.includes(cell)) {
      return [{ kind: 'row', colour: owner, cells, points }];
    }
    const isEnd = (end: number | undefined): end is number =>
      end !== undefined && board[end] !== 0 && board[end] !== owner;
    if ([2, 4, 6, 8, 10, 12].includes(points) && ends.every(isEnd)) {
      return [{ kind: 'trap', colour: owner, cells, points, ends }];
    }
    return [];
  });
}

export function slowGains(colours: Uint8Array, size: number, cell: number, colour: number, players: number): number[] {
  const gains = Array<number>(players).fill(0);
  for (const line of slowLines(colours, size, cell, colour)) {
    if (line.kind === 'row') gains[line.colour - 1] += line.points;
    else {
      gains[line.colour - 1] -= line.points;
      for (const end of line.ends!) gains[(end === cell ? colour : colours[end]) - 1] += line.points / 2;
    }
  }
  return gains;
}

/** MUL-03, MUL-04. */
export function slowLegal(numbers: readonly number[], colours: readonly number[], die: number): number[] {
  const row = Array.from({ length: 12 }, (_, i) => die * (i + 1));
  return [...numbers.keys()].filter((cell) => colours[cell] === 0 && row.includes(numbers[cell]));
}
