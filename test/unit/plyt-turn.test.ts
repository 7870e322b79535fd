import { describe, expect, it } from 'vitest';
import {
  bonusFor,
  diceChoices,
  limitOf,
  playerAt,
  plyt,
  questionFor,
  squareAfter,
  stepsFor,
  type PlytMove,
} from '../../src/rules/plyt/index.js';
import { after, answerRight, optionsOf, position, reasonOf, typesOf } from './plyt-helpers.js';
import { seeded } from './trail-helpers.js';

const choose = (seat: number) => ({ type: 'choose', seat }) as const;

describe('the start', () => {
  it('PLY-06 puts the pieces off the board, or on the start square', () => {
    expect(plyt.setup(3, optionsOf(), seeded(1)).at).toEqual([0, 0, 0]);
    expect(plyt.setup(2, optionsOf({ startSquare: 40 }), seeded(1)).at).toEqual([40, 40]);
    expect(() => plyt.setup(0, optionsOf(), seeded(1))).toThrow(RangeError);
    expect(() => plyt.setup(7, optionsOf(), seeded(1))).toThrow(RangeError);
  });

  it('PLY-06 lets pieces share a square', () => {
    const { state } = answerRight(position({ at: [20, 30], phase: choose(0) }), [10, 2]);
    expect(state.at).toEqual([30, 30]);
  });

  it('PLY-07 gives the start to the highest Master and goes on clockwise', () => {
    const begin = plyt.setup(3, optionsOf(), seeded(1));
    expect(plyt.turn(begin)).toEqual({ kind: 'chance' });
    expect([...plyt.moves(begin)]).toEqual([]);
    const rolls = [8, 11, 11, 3, 2].map((die): PlytMove => ({ type: 'roll', die }));
    const { state, events } = after(begin, ...rolls);
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 1 });
    expect(typesOf(events)).toEqual(['rolled', 'rolled', 'rolled', 'tied', 'rolled', 'rolled', 'turn']);
    expect(plyt.turn(answerRight(state, [5, 2]).state)).toEqual({ kind: 'seat', seat: 2 });
    expect(plyt.turn(answerRight(position({ at: [1, 2, 3], phase: choose(2) }), [7, 2]).state)).toEqual({
      kind: 'seat',
      seat: 0,
    });
  });

  it('PLY-07 lets one player alone begin at once', () => {
    expect(plyt.turn(plyt.setup(1, optionsOf(), seeded(1)))).toEqual({ kind: 'seat', seat: 0 });
  });

  it('PLY-01 takes twelve-sided dice only', () => {
    const begin = plyt.setup(2, optionsOf(), seeded(1));
    for (const die of [0, 13, 2.5, '6', null, undefined, Number.NaN]) {
      expect(reasonOf(begin, { type: 'roll', die })).toBe('PLY-01 bad-dice');
    }
    const thrown = after(position({ at: [0, 0], phase: choose(0) }), { type: 'choose', dice: 3 }).state;
    for (const dice of [[1, 2], [1, 2, 3, 4], [0, 1, 2], [1, 2, 13], 'abc', null, { length: 3 }, [1, undefined, 2]]) {
      expect(reasonOf(thrown, { type: 'throw', dice })).toBe('PLY-01 bad-dice');
    }
  });
});

describe('a turn', () => {
  it('PLY-08 offers from the Standard up to six dice', () => {
    expect(diceChoices(optionsOf({ standard: 4 }), 0)).toEqual([4, 5, 6]);
    const state = position({ at: [0, 0], options: { standard: [4, 2] }, phase: choose(0) });
    expect([...plyt.moves(state)]).toEqual([4, 5, 6].map((dice) => ({ type: 'choose', dice })));
    for (const dice of [0, 1, 3, 7, 4.5, '4', null]) {
      expect(reasonOf(state, { type: 'choose', dice })).toBe('PLY-08 dice-count');
    }
  });

  it('PLY-08 offers fewer with allowFewer, without bonus', () => {
    const options = optionsOf({ standard: 4, allowFewer: true });
    expect(diceChoices(options, 0)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([1, 2, 3, 4, 5, 6].map((dice) => bonusFor(playerAt(options, 0), dice))).toEqual([0, 0, 0, 0, 4, 8]);
  });

  it('PLY-09 asks for the product of all dice', () => {
    const asked = after(
      position({ at: [0, 0], phase: choose(0) }),
      { type: 'choose', dice: 3 },
      { type: 'throw', dice: [7, 8, 12] },
    ).state;
    expect([...plyt.moves(asked)]).toEqual([{ type: 'answer', answer: 672, ms: 0 }]);
    expect(after(asked, { type: 'answer', answer: 672, ms: 4000 }).events[0]).toEqual({
      type: 'answered',
      seat: 0,
      prompt: '7*8*12',
      given: 672,
      expected: 672,
      right: true,
      late: false,
      ms: 4000,
    });
  });

  it('PLY-10 moves by the Master and the bonus: printed examples of 8 and 4 above the Master', () => {
    const player = playerAt(optionsOf({ standard: 3 }), 0);
    expect(stepsFor(player, 5, 6)).toBe(14);
    expect(stepsFor(player, 4, 6)).toBe(10);
    expect(stepsFor(player, 3, 6)).toBe(6);
    const state = position({ at: [10, 0], options: { standard: 3 }, phase: choose(0) });
    expect(answerRight(state, [5, 1, 1, 1, 1]).state.at).toEqual([23, 0]);
  });

  it('PLY-11 leaves the piece where it is after a wrong answer, and says the right one', () => {
    const asked = position({ at: [42, 9], phase: { type: 'answer', seat: 0, thrown: [7, 8, 12] } });
    const { state, events } = after(asked, { type: 'answer', answer: 682, ms: 4000 });
    expect(state.at).toEqual([42, 9]);
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 1 });
    expect(events).toMatchObject([
      { type: 'answered', given: 682, expected: 672, right: false, late: false },
      { type: 'stayed', seat: 0, at: 42, why: 'wrong' },
      { type: 'turn', seat: 1 },
    ]);
  });

  it('PLY-12 wins at 113 or past it, by whatever number', () => {
    for (const [square, master] of [
      [105, 8],
      [108, 8],
      [112, 1],
    ]) {
      const { state, events } = answerRight(position({ at: [3, square], phase: choose(1) }), [master, 2]);
      expect(state.at).toEqual([3, 113]);
      expect(plyt.turn(state)).toEqual({ kind: 'over', winners: [1] });
      expect(plyt.scores(state)).toEqual([3, 113]);
      expect(typesOf(events).slice(-2)).toEqual(['moved', 'won']);
      expect([...plyt.moves(state)]).toEqual([]);
      expect(reasonOf(state, { type: 'choose', dice: 2 })).toBe('PLY-12 game-over');
    }
  });

  it('takes each move only in its place', () => {
    const moves = [
      { type: 'roll', die: 3 },
      { type: 'choose', dice: 2 },
      { type: 'throw', dice: [1, 2] },
      { type: 'answer', answer: 2, ms: 0 },
      { type: 'time-up', ms: 30000 },
      { type: 'card', seat: 0, to: 2 },
      { type: 'keep' },
      { type: 'put-back' },
      { type: 'advance' },
      { type: 'done' },
    ];
    const places = [
      plyt.setup(2, optionsOf(), seeded(1)),
      position({ at: [0, 0], phase: choose(0) }),
      position({ at: [0, 0], phase: { type: 'throw', seat: 0, dice: 2 } }),
      position({ at: [0, 0], phase: { type: 'answer', seat: 0, thrown: [1, 2] } }),
    ];
    const fitting = ['roll', 'choose', 'throw', 'answer time-up'];
    for (const [index, state] of places.entries()) {
      const taken = moves.filter((move) => reasonOf(state, move) === 'taken').map((move) => move.type);
      expect(taken.join(' ')).toBe(fitting[index]);
    }
  });
});

describe('options of a turn', () => {
  it('PLY-13 keeps a Standard for each player; the last of a short list serves the rest', () => {
    const options = optionsOf({ standard: [4, 3, 2] });
    expect([0, 1, 2, 3].map((seat) => playerAt(options, seat).standard)).toEqual([4, 3, 2, 2]);
  });

  it('PLY-14 adds, or only recognises the Master', () => {
    const options = optionsOf({ operation: ['add', 'recognise'], standard: 3 });
    expect(questionFor(playerAt(options, 0), [7, 8, 12], 0)).toEqual({ prompt: '7+8+12', answer: 27 });
    expect(playerAt(options, 1).standard).toBe(1);
    expect(diceChoices(options, 1)).toEqual([1]);
    expect(questionFor(playerAt(options, 1), [9], 0)).toEqual({ prompt: '9', answer: 9 });
  });

  it('PLY-15 multiplies the Master by a fixed die: 12 beside a fixed 6 is 72 and 12 squares', () => {
    const { state, events } = answerRight(position({ at: [0, 0], options: { fixed: 6 }, phase: choose(0) }), [12]);
    expect(events).toContainEqual(expect.objectContaining({ prompt: '12*6', expected: 72, right: true }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'moved', from: 0, to: 12 }));
    expect(state.rotation).toEqual([0, 0]);
  });

  it('PLY-15 adds a fixed die where the player adds', () => {
    const player = playerAt(optionsOf({ fixed: 6, operation: 'add' }), 0);
    expect(questionFor(player, [12], 0)).toEqual({ prompt: '12+6', answer: 18 });
  });

  it('PLY-15 uses several fixed values in rotation, turn by turn, each player by their own', () => {
    let state = position({ at: [0, 0], options: { fixed: [[3, 4], [5]] }, phase: choose(0) });
    const prompts: string[] = [];
    for (const dice of [[1], [2], [2, 3], [1], [1], [7]]) {
      const played = answerRight(state, dice);
      state = played.state;
      prompts.push(...played.events.flatMap((event) => ('prompt' in event ? event.prompt : [])));
    }
    expect(prompts).toEqual(['1*3', '2*5', '2*3', '1*5', '1*3', '7*5']);
  });

  it('PLY-16 pays a fixed bonus for each die above the Standard, by player', () => {
    const options = optionsOf({ standard: [3, 2], bonus: [3, 6] });
    expect(bonusFor(playerAt(options, 0), 5)).toBe(6);
    expect(bonusFor(playerAt(options, 1), 5)).toBe(18);
  });

  it('PLY-16 pays a variable bonus by the dice thrown: 4 for a fourth die, 5 for a fifth', () => {
    const options = optionsOf({ standard: [3, 4], bonus: 'variable' });
    expect(bonusFor(playerAt(options, 0), 4)).toBe(4);
    expect(bonusFor(playerAt(options, 1), 5)).toBe(5);
    expect(bonusFor(playerAt(options, 0), 5)).toBe(10);
  });

  it('PLY-16 pays nothing without a bonus', () => {
    expect(bonusFor(playerAt(optionsOf({ bonus: 'none' }), 0), 6)).toBe(0);
  });

  it('PLY-17 pays a player with a fixed die for two free dice as for one above the Standard', () => {
    const player = playerAt(optionsOf({ fixed: 6, standard: 3 }), 0);
    expect(bonusFor(player, 1)).toBe(0);
    expect(bonusFor(player, 2)).toBe(4);
    expect(questionFor(player, [7, 8], 0)).toEqual({ prompt: '7*8', answer: 56 });
  });

  it('PLY-18 moves back by the Master, to square 1 at most; off the board stays off', () => {
    const wrong = (square: number, master: number): number => {
      const phase = { type: 'answer', seat: 0, thrown: [master, 2] } as const;
      const state = position({ at: [square, 3], options: { penalty: true, cards: false }, phase });
      return after(state, { type: 'answer', answer: 0, ms: 1 }).state.at[0];
    };
    expect(wrong(30, 7)).toBe(23);
    expect(wrong(8, 7)).toBe(1);
    expect(wrong(5, 7)).toBe(1);
    expect(wrong(1, 7)).toBe(1);
    expect(wrong(0, 7)).toBe(0);
  });

  it('PLY-19 counts an answer after the limit as wrong, and one on the limit as in time', () => {
    const asked = position({ at: [0, 0], phase: { type: 'answer', seat: 0, thrown: [7, 8] } });
    const answer = (ms: number) => after(asked, { type: 'answer', answer: 56, ms }).events[0];
    expect(answer(30000)).toMatchObject({ right: true, late: false });
    expect(answer(30001)).toMatchObject({ right: false, late: true, given: 56, expected: 56 });
  });

  it('PLY-19 turns the timer twice, or not at all', () => {
    const limit = (options: object, seat = 0): number => limitOf(playerAt(optionsOf(options), seat));
    expect(limit({})).toBe(30000);
    expect(limit({ timer: 20, timerTurns: 2 })).toBe(40000);
    expect(limit({ timer: 0, timerTurns: 2 })).toBe(Infinity);
    const phase = { type: 'answer', seat: 0, thrown: [7, 8] } as const;
    const untimed = position({ at: [0, 0], options: { timer: 0 }, phase });
    expect(after(untimed, { type: 'answer', answer: 56, ms: 1e9 }).events[0]).toMatchObject({ right: true });
    expect(reasonOf(untimed, { type: 'time-up', ms: 1e9 })).toBe('PLY-19 time-left');
  });

  it('PLY-19 gives each player a time of their own', () => {
    const options = optionsOf({ timer: [60, 10, 0], timerTurns: [1, 2] });
    expect([0, 1, 2, 3].map((seat) => limitOf(playerAt(options, seat)))).toEqual([60000, 20000, Infinity, Infinity]);
    const late = (seat: number, ms: number) => {
      const asked = position({ at: [0, 0, 0], options, phase: { type: 'answer', seat, thrown: [7, 8] } });
      return after(asked, { type: 'answer', answer: 56, ms }).events[0];
    };
    expect([late(0, 60000), late(0, 60001)]).toMatchObject([{ late: false }, { late: true }]);
    expect([late(1, 20000), late(1, 20001)]).toMatchObject([{ late: false }, { late: true }]);
    expect(late(2, 1e9)).toMatchObject({ right: true, late: false });
    const ben = position({ at: [0, 0, 0], options, phase: { type: 'answer', seat: 1, thrown: [7, 8] } });
    expect(reasonOf(ben, { type: 'time-up', ms: 19999 })).toBe('PLY-19 time-left');
    expect(after(ben, { type: 'time-up', ms: 20000 }).events[0]).toMatchObject({ type: 'time-up', seat: 1 });
  });

  it('PLY-19 ends the turn when the time is up, not before', () => {
    const asked = position({ at: [5, 0], phase: { type: 'answer', seat: 0, thrown: [7, 8] } });
    expect(reasonOf(asked, { type: 'time-up', ms: 29999 })).toBe('PLY-19 time-left');
    const { state, events } = after(asked, { type: 'time-up', ms: 30000 });
    expect(events[0]).toEqual({ type: 'time-up', seat: 0, prompt: '7*8', expected: 56, ms: 30000 });
    expect(state.at).toEqual([5, 0]);
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-09 judges any number and refuses anything else', () => {
    const asked = position({ at: [0, 0], phase: { type: 'answer', seat: 0, thrown: [7, 8] } });
    for (const answer of [0, -56, 5.6, 1e300]) expect(reasonOf(asked, { type: 'answer', answer, ms: 1 })).toBe('taken');
    for (const answer of [Number.NaN, Infinity, '56', null, undefined, [56]]) {
      expect(reasonOf(asked, { type: 'answer', answer, ms: 1 })).toBe('PLY-09 bad-answer');
    }
    for (const ms of [-1, Number.NaN, Infinity, '1', undefined]) {
      expect(reasonOf(asked, { type: 'answer', answer: 56, ms })).toBe('PLY-09 bad-time');
    }
  });
});

describe('the square that a right answer leads to', () => {
  const player = playerAt(optionsOf({ standard: 2, bonus: 4 }), 0);

  it('PLY-10 is as far ahead as the Master and the bonus say', () => {
    expect(squareAfter(player, 0, 2, 7)).toBe(7);
    expect(squareAfter(player, 30, 2, 7)).toBe(37);
    expect(squareAfter(player, 30, 4, 7)).toBe(30 + 7 + 2 * 4);
  });

  it('PLY-12 is never beyond the Winner square', () => {
    expect(squareAfter(player, 112, 2, 1)).toBe(113);
    expect(squareAfter(player, 112, 2, 2)).toBe(113);
    expect(squareAfter(player, 105, 3, 12)).toBe(113);
  });

  it('is where the move goes', () => {
    for (const from of [0, 50, 110]) {
      const { state } = answerRight(position({ at: [from, 20], options: { bonus: 4 }, phase: choose(0) }), [9, 2, 3]);
      expect(state.at[0]).toBe(squareAfter(playerAt(state.options, 0), from, 3, 9));
    }
  });
});
