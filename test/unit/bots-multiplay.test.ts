import { describe, expect, it } from 'vitest';
import { multiplayBot } from '../../src/bots/multiplay.js';
import type { Random } from '../../src/rules/game.js';
import { multiplay, type MultiplayMove, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { samples } from './support/multiplay-samples.js';
import { slowGains, slowLegal } from './support/multiplay-slow.js';
import { picture, position } from './support/multiplay-states.js';
import { seeded } from './support/random.js';

const states = samples(2, 120);
const random = seeded(7);
const think = (state: MultiplayState, level: number, chance = random) =>
  multiplayBot.think(state, level, chance) as MultiplayMove;

/** Returns the gains of that cell: for the player, and for the others together. */
function worth({ colours, options, seat, scores }: MultiplayState, cell: number): [own: number, others: number] {
  const gains = slowGains(Uint8Array.from(colours), options.size, cell, seat + 1, scores.length);
  return [gains[seat], gains.reduce((a, b) => a + b, 0) - gains[seat]];
}

/** Returns the best of all legal cells, by the slow scoring. */
function best(state: MultiplayState): number[] {
  const { numbers, colours, die, factor } = state;
  const cells = slowLegal(numbers, colours, die).filter((cell) => factor === 0 || numbers[cell] === die * factor);
  const rated = cells.map((cell) => ({ cell, worth: worth(state, cell) }));
  rated.sort((a, b) => b.worth[0] - a.worth[0] || a.worth[1] - b.worth[1]);
  return rated.filter((one) => one.worth.join() === rated[0].worth.join()).map(({ cell }) => cell);
}

describe('a computer player of Multiplay', () => {
  it('of level 2 takes the best immediate gain, and of these what helps the others least', () => {
    let gained = 0;
    for (const state of states) {
      if (state.phase !== 'choose' && state.phase !== 'answer') continue;
      const move = think(state, 2);
      const cells = best(state);
      if (worth(state, cells[0])[0] > 0) gained++;
      if (move.type === 'turn') expect(cells).toContain(move.cell);
      else if (move.type === 'answer') expect(cells.map((cell) => state.numbers[cell])).toContain(move.answer);
      else expect.fail(JSON.stringify(move));
    }
    expect(gained).toBeGreaterThan(20);
  });

  it('of level 2 gains by the others’ loss rather than without it', () => {
    const { state } = position(
      `7  B  B  B  B  B  B  C  .
       .  .  .  .  .  .  .  .  .
       .  .  .  .  .  .  .  .  .
       .  .  .  .  .  .  .  .  .
       A  A  14 .  .  .  .  .  .
       .  .  .  .  .  .  .  .  .
       .  .  .  .  .  .  .  .  .
       .  .  .  .  .  .  .  .  .
       .  .  .  .  .  .  .  .  .`,
    );
    expect([0, 38].map((cell) => worth(state, cell))).toEqual([
      [3, -3],
      [3, 0],
    ]);
    for (let i = 0; i < 20; i++) expect(think(state, 2)).toMatchObject({ cell: 0 });
  });

  it('of level 2 takes each of several that are as good, now and then', () => {
    const { state } = position('7 14 21 A B\n'.concat('. . . . .\n'.repeat(4)));
    const taken = new Set(Array.from({ length: 60 }, () => (think(state, 2) as { cell: number }).cell));
    expect([...taken].sort()).toEqual([0, 1, 2]);
  });

  it('of level 1 often overlooks the best, but not always', () => {
    const drawn = '7 14 21 28 35\nA . . . .\nA . . . .\n'.concat('. . . . .\n'.repeat(2));
    const { state } = position(drawn);
    expect(best(state)).toEqual([0]);
    const cells = Array.from({ length: 400 }, () => (think(state, 1) as { cell: number }).cell);
    const found = cells.filter((cell) => cell === 0).length / cells.length;
    expect(found).toBeGreaterThan(0.25); // one look in two finds it with 9/25
    expect(found).toBeLessThan(0.5);
    expect(new Set(cells).size).toBe(5);
  });

  it('answers rightly, and makes legal moves only, at every level', async () => {
    for (const state of states) {
      if (multiplay.turn(state).kind !== 'seat') continue;
      for (const level of state.options.size === 5 ? [1, 2, 3, 4] : [1, 2, 3]) {
        const move = await multiplayBot.think(state, level, random);
        const step = multiplay.play(state, move);
        expect(step.ok, JSON.stringify(move)).toBe(true);
        if (step.ok) for (const event of step.events) expect(event).not.toMatchObject({ right: false });
      }
    }
  });

  it('never throws; asked when nobody is to act, its move is refused', async () => {
    expect(new Set(states.map(({ phase }) => phase)).size).toBe(6);
    for (const state of states) {
      for (const level of [1, 2, 3, 0, -1, NaN]) {
        const step = multiplay.play(state, await multiplayBot.think(state, level, random));
        expect(step.ok).toBe(multiplay.turn(state).kind === 'seat');
      }
    }
  });

  it.each([
    [[5, 4], 0, 'end'],
    [[4, 5], 0, 'go-on'],
    [[5, 5], 0, 'go-on'],
    [[5, 5, 4], 1, 'go-on'],
    [[1, 7, 4], 1, 'end'],
    [[0, 0], 1, 'go-on'],
    [[-5, -4, -6], 1, 'end'],
  ])('MUL-12: with %j points seat %i chooses: %s', (scores, seat, type) => {
    const { state } = position('. . . . .\n'.repeat(5), { phase: 'end', scores, seat, options: { endAt: 25 } });
    for (const level of [1, 2, 3, 4]) expect(think(state, level)).toEqual({ type });
  });

  it('looks at the position and does not touch it', () => {
    const { state } = position('7 14 21 A B\n'.concat('. . . . .\n'.repeat(4)));
    const before = picture(state);
    think(state, 2);
    expect(picture(state)).toBe(before); // and it is frozen
  });
});

describe('in a hundred quick games', () => {
  type Chooser = (state: MultiplayState, chance: Random) => MultiplayMove;
  const level = (n: number): Chooser => {
    return (state, chance) => think(state, n, chance);
  };
  const anyMove: Chooser = (state, chance) => {
    const moves = [...multiplay.moves(state)];
    return moves[chance(moves.length)];
  };

  /** Returns how many games the first wins, where a shared win counts half; they begin in turn. */
  function won(first: Chooser, second: Chooser): number {
    let wins = 0;
    for (let game = 0; game < 100; game++) {
      const options = {
        size: 7,
        endAt: 10,
        answer: 'off',
        tables: [],
        highlight: 'on',
        timer: 0,
        practiceUndo: false,
      } as const;
      const chance = seeded(game);
      let state = multiplay.setup(2, options, chance);
      for (;;) {
        const turn = multiplay.turn(state);
        if (turn.kind === 'over') {
          const own = game % 2;
          if (turn.winners.includes(own)) wins += 1 / turn.winners.length;
          break;
        }
        const chooser = turn.kind === 'seat' && turn.seat === game % 2 ? first : second;
        const step = multiplay.play(
          state,
          turn.kind === 'chance' ? multiplay.chance(state, chance) : chooser(state, chance),
        );
        if (!step.ok) throw new Error(step.message);
        ({ state } = step);
      }
    }
    return wins;
  }

  it('level 2 beats random moves nearly always', () => {
    expect(won(level(2), anyMove)).toBeGreaterThan(85);
  });

  it('level 1 beats random moves mostly', () => {
    expect(won(level(1), anyMove)).toBeGreaterThan(60);
  });

  it('level 2 beats level 1 mostly', () => {
    expect(won(level(2), level(1))).toBeGreaterThan(60);
  });

  it('random moves beat random moves in about the half', () => {
    expect(Math.abs(won(anyMove, anyMove) - 50)).toBeLessThan(20);
  });
});
