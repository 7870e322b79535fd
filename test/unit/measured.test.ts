import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { measured } from '../../src/match/measured.js';
import { longestMs } from '../../src/rules/game.js';
import { anyMove, begun, gameNamed, tried, type AnyMove } from './support/all-games.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

/** A value that no clock can have measured. */
const impossible = 'soon';

describe.each(tried.map(([name, seats, options]) => ({ name, seats, options })))(
  'the time of a move of $name, $seats, $options',
  ({ name, seats, options }) => {
    const game = gameNamed(name);

    /** Yields moves of a random game with the positions in which they are made. */
    function* choices(): Iterable<{ state: object; move: AnyMove }> {
      const random = seeded(seats);
      let state = begun(game, seats, options, random);
      for (let ply = 0; ply < 150; ply++) {
        const turn = game.turn(state);
        if (turn.kind === 'over') return;
        const move = turn.kind === 'chance' ? game.chance(state, random) : anyMove(game, state, random);
        if (turn.kind === 'seat') yield { state, move };
        const step = game.play(state, move);
        if (!step.ok) throw new Error(step.message);
        state = step.state;
      }
    }

    it('counts in the moves that the game names, and in no others', () => {
      for (const { state, move } of choices()) {
        const isTimed = !game.play(state, { ...move, ms: impossible }).ok;
        expect([move.type, game.timed?.includes(move.type) ?? false]).toEqual([move.type, isTimed]);
      }
    });

    it('is what the referee has measured, whatever the player says', () => {
      for (const { state, move } of choices()) {
        const { ms: _, ...silent } = move;
        const told = measured(game, silent, 3_599_999.6);
        for (const said of [0, 1, impossible, -1, undefined, null, { valueOf: () => 0 }]) {
          const same = measured(game, { ...move, ms: said }, 3_599_999.6);
          if (game.timed?.includes(move.type)) expect(same).toEqual({ ...silent, ms: 3_600_000 });
        }
        // An hour is too late for every limit, and is accepted for the move of every game.
        expect(game.play(state, game.timed?.includes(move.type) ? told : move).ok).toBe(true);
      }
    });
  },
);

describe('what is measured', () => {
  const multiplay = gameNamed('multiplay');
  const turn = { type: 'turn', cell: 3, ms: 5 };

  it('is a time that a move may say', () => {
    expect(measured(multiplay, turn, -20)).toEqual({ ...turn, ms: 0 });
    expect(measured(multiplay, turn, 1e12)).toEqual({ ...turn, ms: longestMs });
    expect(measured(multiplay, turn, 12.4)).toEqual({ ...turn, ms: 12 });
    expect(turn.ms, 'the move itself').toBe(5);
  });

  it('makes no move of what is none, and throws for nothing', () => {
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    for (const given of [undefined, null, 7, 'turn', [], ['turn'], {}, { type: { toString: () => 'turn' } }, hostile])
      expect(measured(multiplay, given as AnyMove | undefined, 9)).toBe(given);
    const end = { type: 'end', ms: 'soon' };
    expect(measured(multiplay, end, 9)).toBe(end);
    expect(measured(gameNamed('pytagora'), { type: 'pass', ms: 1 }, 9)).toEqual({ type: 'pass', ms: 1 });
  });
});
