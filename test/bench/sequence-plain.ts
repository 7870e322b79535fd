/**
 * Sequence in the straightforward way, but well done: six loops over all rolls, and the solver of docs/notes/sequence-solver.md on typed
 * arrays. `counts` are those of assembly/sequence-solver/survey.ts.
 */

const columns = 13;
const ranks = 6188;

/** Returns the levels of the runs among the numbers present: 0 or 1 + bonus / 4. */
function runLevels(present: number): [novice: number, advanced: number] {
  const two = present & (present >> 1);
  const four = two & (two >> 2);
  const five = four & (present >> 4);
  const twoBy2 = present & (present >> 2);
  const fourBy2 = twoBy2 & (twoBy2 >> 4);
  const fiveBy2 = fourBy2 & (present >> 8);
  let novice = 0;
  if (four | fourBy2) novice = 1;
  if (five | fiveBy2) novice = 2;
  if ((five & (present >> 5)) | (fiveBy2 & (present >> 10))) novice = 3;
  const three = present & (present >> 3) & (present >> 6);
  return [novice, three & (present >> 9) ? 3 : three ? 1 : 0];
}

/** For each set of numbers present: the higher level of the runs << 4 | 4 for a novice run | 8 for an advanced one. */
export const runs = Uint8Array.from({ length: 4096 }, (_, present) => {
  const [novice, advanced] = runLevels(present);
  return (Math.max(novice, advanced) << 4) | (novice ? 4 : 0) | (advanced ? 8 : 0);
});

export function totalLevel(sum: number, moreThan: number): number {
  const enough = sum - moreThan;
  return enough >= 70 ? 3 : enough >= 60 ? 2 : enough >= 50 ? 1 : 0;
}

const shown = new Uint8Array(13);

/** Adds a die that shows `number`; returns the highest count of equal dice. */
function show(number: number, most: number): number {
  const count = ++shown[number];
  return count > most ? count : most;
}

export function surveyPlain(moreThan: number): Int32Array {
  const counts = new Int32Array(4096);
  for (let master = 1; master <= 12; master++) {
    show(master, 0);
    for (let b = 1; b <= 12; b++) {
      const mostB = show(b, 1);
      for (let c = 1; c <= 12; c++) {
        const mostC = show(c, mostB);
        for (let d = 1; d <= 12; d++) {
          const mostD = show(d, mostC);
          for (let e = 1; e <= 12; e++) {
            const mostE = show(e, mostD);
            const sum = master + b + c + d + e;
            const present = ((1 << master) | (1 << b) | (1 << c) | (1 << d) | (1 << e)) >> 1;
            for (let f = 1; f <= 12; f++) {
              const most = shown[f] < mostE ? mostE : shown[f] + 1;
              const match = most > 2 ? most - 2 : 0;
              const total = totalLevel(sum + f, moreThan);
              const run = runs[present | (1 << (f - 1))];
              let level = run >> 4;
              if (match > level) level = match;
              if (total > level) level = total;
              const kinds = (run & 15) | (match ? 1 : 0) | (total ? 2 : 0);
              counts[(kinds << 8) | (level << 5) | (level ? master + 4 * level - 4 : 0)]++;
            }
            shown[e]--;
          }
          shown[d]--;
        }
        shown[c]--;
      }
      shown[b]--;
    }
    shown[master]--;
  }
  return counts;
}

/** C(y + i, i + 1) at 16 i + y: what number y adds to the rank in place i. */
export const choose = new Int32Array(6 * 16);
for (let i = 0; i < 6; i++) {
  for (let y = 1, sum = 0; y < 16; y++) {
    sum += i ? choose[(i - 1) * 16 + y] : 1;
    choose[i * 16 + y] = sum;
  }
}

function rankOf(numbers: Uint8Array): number {
  let rank = 0;
  for (let i = 0; i < 5; i++) rank += choose[i * 16 + numbers[i]];
  return rank;
}

/** Calls `visit` for every multiset of five numbers from `least` to 12. */
function eachMultiset(least: number, visit: (numbers: Uint8Array, rank: number) => void): void {
  const y = new Uint8Array(5);
  for (y[4] = least; y[4] <= 12; y[4]++) {
    for (y[3] = least; y[3] <= y[4]; y[3]++) {
      for (y[2] = least; y[2] <= y[3]; y[2]++) {
        for (y[1] = least; y[1] <= y[2]; y[1]++) {
          for (y[0] = least; y[0] <= y[1]; y[0]++) visit(y, rankOf(y));
        }
      }
    }
  }
}

function scoreAll(table: Float64Array, moreThan: number): void {
  eachMultiset(1, (y, rank) => {
    let most = 0;
    let present = 0;
    let sum = 0;
    for (const number of y) {
      most = show(number, most);
      present |= 1 << (number - 1);
      sum += number;
    }
    for (let master = 1; master <= 12; master++) {
      const match = Math.max(most, shown[master] + 1) - 2;
      const run = runs[present | (1 << (master - 1))] >> 4;
      const level = Math.max(match, totalLevel(sum + master, moreThan), run);
      table[rank * columns + master] = level > 0 ? master + 4 * level - 4 : 0;
    }
    for (const number of y) shown[number] = 0;
  });
}

function throwAll(table: Float64Array): void {
  const y = new Uint8Array(5).fill(12);
  for (let rank = ranks - 1; rank >= 0; rank--) {
    const row = rank * columns;
    if (y[0] === 0) {
      let place = 0;
      while (place < 4 && y[place + 1] === 0) place++;
      for (let column = 0; column < columns; column++) table[row + column] = 0;
      let base = rank;
      for (let number = 1; number <= 12; number++) {
        for (; place < 4 && y[place + 1] < number; place++) base -= choose[(place + 1) * 16 + y[place + 1] - 1];
        const more = (base + choose[place * 16 + number]) * columns;
        for (let column = 0; column < columns; column++) table[row + column] += table[more + column];
      }
      for (let column = 0; column < columns; column++) table[row + column] /= 12;
    } else {
      let sum = 0;
      for (let column = 1; column < columns; column++) sum += table[row + column];
      table[row] = sum / 12;
    }
    let i = 0;
    while (i < 4 && y[i] === 0) i++;
    y.fill(y[i] - 1, 0, i + 1);
  }
}

function chooseAll(from: Float64Array, to: Float64Array): void {
  const y = new Uint8Array(5);
  to.set(from);
  for (let rank = 0; rank < ranks; rank++) {
    const row = rank * columns;
    let base = rank;
    for (let i = 0; i < 5; i++) {
      if (y[i] === 0) continue;
      if (i === 0 || y[i] !== y[i - 1]) {
        const less = (base - choose[i * 16 + y[i]]) * columns;
        for (let column = 0; column < columns; column++) {
          if (to[less + column] > to[row + column]) to[row + column] = to[less + column];
        }
      }
      base += choose[(i + 1) * 16 + y[i] - 1];
    }
    for (let column = 1; column < columns; column++) if (to[row] > to[row + column]) to[row + column] = to[row];
    let i = 0;
    while (i < 4 && y[i] === y[i + 1]) y[i++] = 0;
    y[i]++;
  }
}

/** Returns the expected score of six dice thrown with no roll left after, and with one. `tables`: memory for the values. */
export function solvePlain(moreThan: number, tables: readonly [Float64Array, Float64Array]): [number, number] {
  const [one, two] = tables;
  scoreAll(one, moreThan);
  throwAll(one);
  chooseAll(one, two);
  throwAll(two);
  return [one[0], two[0]];
}

export const plainTables = (): [Float64Array, Float64Array] => [
  new Float64Array(ranks * columns),
  new Float64Array(ranks * columns),
];
