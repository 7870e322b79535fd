import { describe, expect, it } from 'vitest';
import { places, squares, upAndDown, wanted, winners, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { allDigits, evenPath, leftOf, oddPath, path, played, refusal, upDown } from './support/digits.js';
import { seeded } from './support/random.js';

const play = (state: UpAndDownState, ...moves: readonly unknown[]) => played(upAndDown, state, ...moves);
const refused = (state: UpAndDownState, move: unknown): string => refusal(upAndDown, state, move);
const lay = (digit: number, end?: number) => ({ type: 'lay', digit, ...(end === undefined ? {} : { end }) });
const draw = (digit: number) => ({ type: 'draw', digit });
const setup = (seats: number, variant: UpAndDownState['options']['variant'] = 'plain', seed = 1) =>
  upAndDown.setup(seats, { variant, practiceUndo: false }, seeded(seed));

describe('PYT-01, PYT-03, PYT-40: the beginning', () => {
  it.each([1, 2, 3, 4])('a 0 lies on the table, and each of %i draws 10 of the 77 digits', (seats) => {
    const state = setup(seats);
    expect(state.laid).toEqual([1]);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(10));
    expect([0, ...state.hands.flat(), ...state.bag].sort((a, b) => a - b).join('')).toBe(allDigits);
    expect(upAndDown.scores(state)).toEqual(Array(seats).fill(10));
  });

  it('the youngest, seat 0, starts, with a piece that fits or by drawing one', () => {
    const phases = Array.from({ length: 60 }, (_, seed) => setup(2, 'plain', seed));
    expect(new Set(phases.map(({ seat }) => seat))).toEqual(new Set([0]));
    for (const state of phases) expect(state.phase).toBe(state.hands[0].includes(1) ? 'lay' : 'draw');
    expect(new Set(phases.map(({ phase }) => phase)).size).toBe(2);
  });

  it('every digit comes to every hand', () => {
    const dealt = Array.from({ length: 200 }, (_, seed) => setup(4, 'plain', seed).hands);
    for (let seat = 0; seat < 4; seat++) expect(new Set(dealt.flatMap((hands) => hands[seat])).size).toBe(10);
  });
});

describe('PYT-41: the path', () => {
  it('is the border of a 10 × 10 square, clockwise from the 0 at the top left', () => {
    expect(squares.plain).toEqual([path]);
    expect(path).toHaveLength(36);
    // 0 to 9 to the right, 8 to 0 down, 1 to 9 to the left, 8 to 1 up
    expect(
      [path.slice(0, 10), path.slice(10, 19), path.slice(19, 28), path.slice(28)].map((side) => side.join('')),
    ).toEqual(['0123456789', '876543210', '123456789', '87654321']);
  });

  it('goes on by one number after the other', () => {
    for (let count = 1; count < 36; count++) {
      expect(places(upDown('plain', [count], ['']))).toEqual([{ square: 0, cell: count, digit: path[count] }]);
    }
    expect(wanted(upDown('plain', [36], ['']))).toEqual([]);
  });
});

describe('PYT-42: a turn', () => {
  const state = upDown('plain', [3], ['3358', '0013']);

  it('lays the next number, and the turn passes', () => {
    const { state: after, events } = play(state, lay(3));
    expect(after).toMatchObject({
      laid: [4],
      hands: [
        [3, 5, 8],
        [0, 0, 1, 3],
      ],
      phase: 'draw',
      seat: 1,
    });
    expect(after.bag).toEqual(state.bag);
    expect(events).toEqual([{ type: 'placed', seat: 0, end: 0, place: { square: 0, cell: 3, digit: 3 } }]);
    expect([...upAndDown.moves(state)]).toEqual([lay(3, 0)]);
  });

  it('a player without it draws a piece, and keeps it where it does not fit', () => {
    const drawing = upDown('plain', [4], ['33', '01'], { phase: 'draw' });
    expect(upAndDown.turn(drawing)).toEqual({ kind: 'chance' });
    expect([...upAndDown.moves(drawing)]).toEqual([]);
    const { state: after, events } = play(drawing, draw(9));
    expect(after).toMatchObject({
      hands: [
        [3, 3, 9],
        [0, 1],
      ],
      laid: [4],
      seat: 1,
      phase: 'draw',
    });
    expect(after.bag).toEqual(leftOf([0, 1, 2, 3, 3, 3, 0, 1, 9]));
    expect(events).toEqual([{ type: 'drawn', seat: 0, digit: 9, fits: false }]);
  });

  it('and lays it at once where it fits', () => {
    const { state: after, events } = play(upDown('plain', [4], ['33', '015'], { phase: 'draw' }), draw(4));
    expect(after).toMatchObject({
      hands: [
        [3, 3],
        [0, 1, 5],
      ],
      laid: [5],
      seat: 1,
      phase: 'lay',
    });
    expect(events).toEqual([
      { type: 'drawn', seat: 0, digit: 4, fits: true },
      { type: 'placed', seat: 0, end: 0, place: { square: 0, cell: 4, digit: 4 } },
    ]);
  });

  it('a player who has it must lay it, and may neither draw nor lay another', () => {
    expect(refused(state, draw(4))).toBe('PYT-42 must-lay');
    expect(refused(state, lay(5))).toBe('PYT-42 wrong-number');
    expect(upAndDown.play(state, lay(5) as never)).toMatchObject({ details: { digit: 5, wanted: 3 } });
    expect(upAndDown.play(state, draw(4) as never)).toMatchObject({ details: { digit: 3 } });
  });

  it('lays only what is in the hand, draws only what is in the bag', () => {
    expect(refused(state, lay(0))).toBe('PYT-42 not-in-hand');
    const drawing = upDown('plain', [4], ['33', '11111'], { phase: 'draw' });
    expect(refused(drawing, draw(1))).toBe('accepted');
    expect(refused(upDown('plain', [4], ['1', '111111'], { phase: 'draw' }), draw(1))).toBe('PYT-42 not-in-bag');
  });

  it.each([-1, 10, 0.5, '3', null, undefined, NaN, -0])('%s is no piece', (digit) => {
    expect(refused(state, { type: 'lay', digit })).toBe('PYT-40 digit');
    expect(refused(state, { type: 'draw', digit })).toBe('PYT-40 digit');
  });

  it.each([-1, 1, 0.5, '0', null, NaN])('%s is no end of the path', (end) => {
    expect(refused(state, { ...lay(3), end })).toBe('PYT-42 end');
  });

  it.each([{}, { type: 'pass' }, null, 7, 'lay', []])('%j is no move', (move) => {
    expect(refused(state, move)).toBe('PYT-42 unknown-move');
  });

  it('chance draws each piece of the bag as often as it lies there', () => {
    const drawing = upDown('plain', [4], ['33', '01'], { phase: 'draw' });
    const seen = drawing.bag.map((_, i) => upAndDown.chance(drawing, () => i));
    expect(seen).toEqual(drawing.bag.map(draw));
  });
});

describe('PYT-43: the end', () => {
  it('comes when the square is closed; the fewest pieces in hand win', () => {
    const { state, events } = play(upDown('plain', [35], ['17', '2', '33']), lay(1));
    expect(state.phase).toBe('over');
    expect(events.slice(1)).toEqual([
      { type: 'closed', seat: 0, square: 0 },
      { type: 'ended', winners: [0, 1], closed: true },
    ]);
    expect(upAndDown.turn(state)).toEqual({ kind: 'over', winners: [0, 1] });
    expect(winners(upDown('plain', [36], ['112', '5', '66']))).toEqual([1]);
    expect([...upAndDown.moves(state)]).toEqual([]);
    expect(refused(state, draw(1))).toBe('PYT-43 over');
    expect(refused(state, lay(7))).toBe('PYT-43 over');
  });

  /** Returns a position with an empty bag: seat 3 holds all pieces that the others do not have. */
  const empty = (laid: number, hands: readonly string[], change: Partial<UpAndDownState> = {}) => {
    const all = leftOf([...path.slice(0, laid), ...hands.flatMap((digits) => [...digits].map(Number))]);
    return upDown('plain', [laid], [...hands, all.join('')], change);
  };

  it('with an empty bag nobody draws: a player who cannot lay is skipped', () => {
    const state = empty(5, ['5', '0', '8']);
    expect(state.bag).toEqual([]);
    const after = play(state, lay(5));
    expect(after.events.slice(1)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'passed', seat: 2 },
    ]);
    expect(after.state).toMatchObject({ seat: 3, phase: 'lay' });
  });

  it('and if nobody can lay or draw in a whole round, the game ends', () => {
    // After the last 5 all sixes lie on the table or were taken out of play: nobody holds one.
    const state: UpAndDownState = { ...upDown('plain', [5], ['59', '0', '88']), bag: [] };
    const after = play(state, lay(5));
    expect(after.state.phase).toBe('over');
    expect(after.events.slice(1)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'passed', seat: 2 },
      { type: 'passed', seat: 0 },
      { type: 'ended', winners: [0, 1], closed: false },
    ]);
  });

  it('the last piece of the bag is drawn, too', () => {
    const state: UpAndDownState = { ...upDown('plain', [5], ['9', '0'], { phase: 'draw' }), bag: [7] };
    const after = play(state, draw(7));
    expect(after.events.map((event) => (event as { type: string }).type)).toEqual([
      'drawn',
      'passed',
      'passed',
      'ended',
    ]);
    expect(after.state).toMatchObject({ phase: 'over', bag: [], hands: [[7, 9], [0]] });
  });
});

describe('PYT-44: even and odd', () => {
  const state = upDown('even-and-odd', [3, 2], ['5669', '0']);

  it('two squares of 16 cells; 0 and 1 lie on the table', () => {
    expect(squares['even-and-odd']).toEqual([evenPath, oddPath]);
    const start = setup(2, 'even-and-odd');
    expect(start.laid).toEqual([1, 1]);
    expect([0, 1, ...start.hands.flat(), ...start.bag].sort((a, b) => a - b).join('')).toBe(allDigits);
    expect(wanted(start)).toEqual([2, 3]);
  });

  it('the corners are two 0 and two 8, and two 1 and two 9', () => {
    for (const [numbers, corners] of [
      [squares['even-and-odd'][0], [0, 8, 0, 8]],
      [squares['even-and-odd'][1], [1, 9, 1, 9]],
    ] as const)
      expect([0, 4, 8, 12].map((cell) => numbers[cell])).toEqual(corners);
  });

  it('a player continues either', () => {
    expect([...upAndDown.moves(state)]).toEqual([lay(6, 0), lay(5, 1)]);
    expect(play(state, lay(5)).state).toMatchObject({ laid: [3, 3], hands: [[6, 6, 9], [0]] });
    expect(play(state, lay(6)).events).toEqual([
      { type: 'placed', seat: 0, end: 0, place: { square: 0, cell: 3, digit: 6 } },
    ]);
    expect(refused(state, lay(6, 1))).toBe('PYT-44 wrong-end');
    expect(upAndDown.play(state, lay(9) as never)).toMatchObject({
      ok: false,
      reason: 'wrong-number',
      details: { digit: 9, wanted: 6, other: 5 },
    });
  });

  it('a player who has neither draws', () => {
    const state = upDown('even-and-odd', [3, 2], ['18', '07'], { phase: 'draw' });
    expect(play(state, draw(5)).state).toMatchObject({ laid: [3, 3], seat: 1, phase: 'lay' });
    expect(play(state, draw(3)).state).toMatchObject({
      laid: [3, 2],
      hands: [
        [1, 3, 8],
        [0, 7],
      ],
      phase: 'draw',
    });
  });

  it('it ends when both squares are closed', () => {
    const one = play(upDown('even-and-odd', [15, 16], ['22', '1']), lay(2));
    expect(one.events.slice(1)).toEqual([
      { type: 'closed', seat: 0, square: 0 },
      { type: 'ended', winners: [0, 1], closed: true },
    ]);
    const other = play(upDown('even-and-odd', [15, 8], ['22', '1']), lay(2));
    expect(other.events.slice(1)).toEqual([{ type: 'closed', seat: 0, square: 0 }]);
    expect(wanted(other.state)).toEqual([1]);
    expect(places(other.state)[0]).toBeUndefined();
  });
});

describe('PYT-45: both ways', () => {
  it('the path goes on at either end', () => {
    const start = setup(2, 'both-ways');
    expect(start.laid).toEqual([1, 0]);
    const state = upDown('both-ways', [5, 2], ['357', '9']);
    expect(places(state)).toEqual([
      { square: 0, cell: 5, digit: 5 },
      { square: 0, cell: 33, digit: 3 },
    ]);
    expect([...upAndDown.moves(state)]).toEqual([lay(5, 0), lay(3, 1)]);
    expect(play(state, lay(3)).state.laid).toEqual([5, 3]);
    expect(refused(state, lay(3, 0))).toBe('PYT-45 wrong-end');
  });

  it('where one number fits at both ends the player says which', () => {
    const state = upDown('both-ways', [5, 4], ['5', '9']);
    expect([...upAndDown.moves(state)]).toEqual([lay(5, 0), lay(5, 1)]);
    expect(refused(state, lay(5))).toBe('PYT-45 which-end');
    expect(play(state, lay(5, 1)).events).toEqual([
      { type: 'placed', seat: 0, end: 1, place: { square: 0, cell: 31, digit: 5 } },
    ]);
  });

  it('a drawn piece that fits at both ends waits for that choice', () => {
    const state = upDown('both-ways', [5, 4], ['6', '9'], { phase: 'draw' });
    const { state: after, events } = play(state, draw(5));
    expect(after).toMatchObject({ phase: 'lay', seat: 0, hands: [[5, 6], [9]] });
    expect(events).toEqual([{ type: 'drawn', seat: 0, digit: 5, fits: true }]);
    expect(play(after, lay(5, 0)).state).toMatchObject({ phase: 'draw', seat: 1, laid: [6, 4] });
  });

  it('the ways meet in one last cell', () => {
    const state = upDown('both-ways', [20, 15], ['2', '9']);
    expect(places(state)).toEqual([{ square: 0, cell: 20, digit: 2 }, undefined]);
    expect(play(state, lay(2)).state).toMatchObject({ phase: 'over', laid: [21, 15] });
  });
});

describe('what a seat may know', () => {
  const state = upDown('plain', [3], ['3358', '0013', '44']);

  it('is its own hand, not the others’ and not the bag', () => {
    const view = upAndDown.view(state, 1);
    expect(view.hands).toEqual([
      [-1, -1, -1, -1],
      [0, 0, 1, 3],
      [-1, -1],
    ]);
    expect(new Set(view.bag)).toEqual(new Set([-1]));
    expect(view.bag).toHaveLength(state.bag.length);
    expect(upAndDown.scores(view)).toEqual([4, 4, 2]);
    expect(upAndDown.turn(view)).toEqual({ kind: 'seat', seat: 0 });
    expect(
      upAndDown
        .view(state, 'public')
        .hands.flat()
        .every((digit) => digit === -1),
    ).toBe(true);
  });

  it('is the same whatever lies face down', () => {
    const other = upDown('plain', [3], ['3999', '0013', '57']);
    expect(upAndDown.view(other, 1)).toEqual(upAndDown.view(state, 1));
    expect(upAndDown.write(upAndDown.view(other, 1))).toBe(upAndDown.write(upAndDown.view(state, 1)));
  });

  it('is everything for a single player', () => {
    const alone = setup(1);
    expect(upAndDown.view(alone, 0)).toEqual(alone);
  });

  it('does not let chance look: what it draws of a view is refused', () => {
    const view = upAndDown.view(upDown('plain', [4], ['33', '01'], { phase: 'draw' }), 0);
    expect(refused(view, upAndDown.chance(view, seeded(1)))).toBe('PYT-40 digit');
  });
});
