import { beforeAll, describe, expect, it } from 'vitest';
import { multiplay, multiplayCore } from '../../src/core/multiplay.js';
import { drawn } from './support/multiplay-boards.js';
import { engines } from './support/engines.js';

const players = ['A', 'B', 'C', 'D'];

/** Returns the gains of turning the cube `*` to the player's colour: "A+3", "A-2 B+2", or "nothing". */
const turner = (player: string) => (picture: TemplateStringsArray | string) => {
  const { size, colours, cell } = drawn(String(picture));
  const gains = multiplay.gains(colours, size, cell, players.indexOf(player) + 1, players.length);
  const told = players.flatMap((name, i) => (gains[i] ? [`${name}${gains[i] > 0 ? '+' : ''}${gains[i]}`] : []));
  return told.join(' ') || 'nothing';
};
const [A, B, C] = players.map(turner);

/** Returns a board of white cubes except for its second row. */
function inRow(row: string): string {
  const white = '.'.repeat(row.length);
  return row
    .split('')
    .map((_, y) => (y === 1 ? row : white))
    .join('\n');
}

describe.each(engines)('as %s', (engine) => {
  beforeAll(() => multiplayCore.use(engine));

  describe('MUL-07: a row of an odd number of cubes from 3 up scores its length', () => {
    it('in each of the four directions', () => {
      expect(
        A`
        . . . . .
        . . . . .
        A A * . .
        . . . . .
        . . . . .`,
      ).toBe('A+3');
      expect(
        A`
        . . A . .
        . . * . .
        . . A . .
        . . . . .
        . . . . .`,
      ).toBe('A+3');
      expect(
        A`
        . . . . .
        . . . . .
        . . * . .
        . . . A .
        . . . . A`,
      ).toBe('A+3');
      expect(
        A`
        . . . . A
        . . . A .
        . . * . .
        . . . . .
        . . . . .`,
      ).toBe('A+3');
    });

    it.each([
      ['*..............', 'nothing'],
      ['A*.............', 'nothing'],
      ['A*A............', 'A+3'],
      ['AA*A...........', 'nothing'],
      ['AA*AA..........', 'A+5'],
      ['AAA*AA.........', 'nothing'],
      ['*AAAAAA........', 'A+7'],
      ['AAAA*AAA.......', 'nothing'],
      ['AAAAAAAA*......', 'A+9'],
      ['AAAAA*AAAA.....', 'nothing'],
      ['AAAAA*AAAAA....', 'A+11'],
      ['AAAAAA*AAAAA...', 'nothing'],
      ['AAAAAA*AAAAAA..', 'A+13'],
      ['AAAAAAA*AAAAAA.', 'nothing'],
      ['AAAAAAA*AAAAAAA', 'A+15'],
    ])('%s brings %s', (row, gains) => {
      expect(A(inRow(row))).toBe(gains);
    });

    it('a row that grows from 3 to 5 scores again', () => {
      expect(A(inRow('.A*A...'))).toBe('A+3');
      expect(A(inRow('.AAA.*.'))).toBe('nothing');
      expect(A(inRow('.AAA*A.'))).toBe('A+5');
    });

    it('a row does not run on round the edge of the board', () => {
      expect(
        A`
        . . . A A
        * . . . .
        . . . . .
        . . . . .
        . . . . .`,
      ).toBe('nothing');
    });
  });

  describe('MUL-08: a row of an even number of cubes between two cubes of other colours is trapped', () => {
    it.each([
      ['BAA*...........', 'A-2 B+2'],
      ['BAAAA*.........', 'A-4 B+4'],
      ['*AAAAAAB.......', 'A-6 B+6'],
      ['BAAAAAAAA*.....', 'A-8 B+8'],
      ['BAAAAAAAAAA*...', 'A-10 B+10'],
      ['BAAAAAAAAAAAA*.', 'A-12 B+12'],
    ])('%s brings %s', (row, gains) => {
      expect(B(inRow(row))).toBe(gains);
    });

    it('each end belongs to its own player and gains the half', () => {
      expect(C(inRow('BAAAA*.'))).toBe('A-4 B+2 C+2');
      expect(C(inRow('BAA*...'))).toBe('A-2 B+1 C+1');
    });
  });

  describe('MUL-09: the new cube completes the trap', () => {
    it('as an end, of up to eight rows', () => {
      expect(
        B`
        B . . B . . B
        . A . A . A .
        . . A A A . .
        B A A * A A B
        . . A A A . .
        . A . A . A .
        B . . B . . B`,
      ).toBe('A-16 B+16');
    });

    it('as part of the row: the player traps the own row', () => {
      expect(A(inRow('BA*B...'))).toBe('A-2 B+2');
      expect(A(inRow('.BA*AAC'))).toBe('A-4 B+2 C+2');
    });

    it('a row that was trapped before, elsewhere, is not trapped again', () => {
      expect(
        B`
        B A A B .
        . . . . .
        . * . . .
        . . . . .
        . . . . .`,
      ).toBe('nothing');
      expect(B(inRow('BAAB*..'))).toBe('nothing');
    });

    it('the new cube traps a row and makes one: here both', () => {
      expect(B(inRow('BAA*BB.'))).toBe('A-2 B+5');
    });
  });

  describe('MUL-10', () => {
    it.each(['BA*....', 'BAAA*..', '*AAAAAB'])('a row of odd length is never trapped: %s', (row) => {
      expect(B(inRow(row))).toBe('nothing');
    });

    it.each(['AA*....', '.AA*...', '....*AA', '...*AA.'])('nor one that ends at the edge or at white: %s', (row) => {
      expect(B(inRow(row))).toBe('nothing');
    });
  });

  describe('MUL-11: everything that one cube brings about scores', () => {
    it('rows in several directions', () => {
      expect(
        A`
        A . A . A
        . A A A .
        A A * A A
        . A A A .
        A . A . A`,
      ).toBe('A+20');
    });

    it('gains and losses together', () => {
      const picture = `
        . . A . .
        . . A . .
        . B * A B
        . . . . .
        . . . . .`;
      expect(A(picture)).toBe('A+1 B+2');
    });

    it('and may leave a player with a loss', () => {
      const picture = `
        . . C . .
        . . A . .
        B A * B .
        . . C . .
        . . . . .`;
      expect(A(picture)).toBe('A-4 B+2 C+2');
    });
  });
});
