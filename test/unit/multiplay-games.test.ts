import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Random } from '../../src/rules/game.js';
import { multiplay, type MultiplayMove, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { frozen } from '../../src/rules/frozen.js';
import { faults } from './support/multiplay-valid.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

const games = runs(250, 1000);
/** Small boards are played often, large ones now and then. */
const sizes = [...Array<number>(16).fill(5), 7, 7, 7, 9, 9, 11, 13, 15];

function setup(random: Random): MultiplayState {
  const size = sizes[random(sizes.length)];
  const given = {
    size,
    endAt: random(3) ? random(size ** 2 + 1) : 0,
    answer: (['off', 'factor', 'product'] as const)[random(3)],
    timer: random(2) * 60,
  };
  const options = multiplay.options(given);
  if (!options.ok) throw new Error(options.message);
  return multiplay.setup(2 + random(3), options.value, random);
}

/** Returns a legal move; now and then a wrong answer, a late one, or the end of the time. */
function choose(state: MultiplayState, random: Random): MultiplayMove {
  if (multiplay.turn(state).kind === 'chance') return multiplay.chance(state, random);
  const listed = [...multiplay.moves(state)];
  if (state.phase === 'end') return listed[random(8) ? 1 : 0];
  const move = listed[random(listed.length)];
  if (state.options.timer && random(20) === 0) return { type: 'time-up', ms: 60_000 };
  if ('answer' in move && random(10) === 0) return { ...move, answer: move.answer + 1, ms: random(60_000) };
  return 'cell' in move ? { ...move, ms: random(60_100) } : move;
}

describe(`${games} random games to their ends`, () => {
  let longest = 0;
  let positions = 0;
  const seen = new Set<string>();
  const wrong: string[] = [];
  const note = (what: string, at: MultiplayState): void => void wrong.push(`${what}: ${multiplay.write(at)}`);

  /** Checks everything that must hold in every position. */
  function look(state: MultiplayState): void {
    const text = multiplay.write(state);
    const read = multiplay.read(text);
    if (!read.ok) note(`refused for its ${read.code}`, state);
    else if (!isDeepStrictEqual(read.value, state)) note('came back otherwise', state);
    if (!/^[\w.~-]+$/.test(text)) note('is not fit for an address', state);
    longest = Math.max(longest, text.length);
    positions++;
    const turn = multiplay.turn(state);
    if (turn.kind === 'seat' && multiplay.moves(state)[Symbol.iterator]().next().done) note('has no move', state);
  }

  it('go as the rules say at every position', () => {
    for (let game = 0; game < games; game++) {
      const random = seeded(game);
      let state = frozen(setup(random));
      const points = state.scores.map(() => 0);
      look(state);
      while (state.phase !== 'over') {
        if (random(25) === 0) {
          for (const move of multiplay.moves(state))
            if (!multiplay.play(state, move).ok) note('refuses its move', state);
          for (const fault of faults(state)) note(fault, state);
        }
        const step = multiplay.play(state, frozen(choose(state, random)));
        if (!step.ok) throw new Error(`${step.message} ${multiplay.write(state)}`);
        for (const event of step.events) {
          seen.add(event.type);
          if (event.type === 'scored') points[event.seat] += event.points;
          if (event.type === 'trapped') {
            points[event.seat] -= event.points;
            for (const end of event.ends) points[end.seat] += end.points;
          }
        }
        state = frozen(step.state);
        if (points.join() !== multiplay.scores(state).join()) note('has other points than its events', state);
        look(state);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('come by everything that can happen', () => {
    expect(positions).toBeGreaterThan(100 * games);
    const all = ['rolled', 'tied', 'starts', 'passed', 'answered', 'late', 'placed', 'scored', 'trapped', 'ended'];
    expect([...seen].sort()).toEqual(all.sort());
  });

  it('are written in far fewer characters than the 4,096 that a gradebook may hold', () => {
    expect(longest).toBeGreaterThan(338); // 225 numbers and 113 pairs of colours
    expect(longest).toBeLessThan(400);
  });
});
