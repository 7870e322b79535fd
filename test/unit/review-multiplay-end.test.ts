import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOfPlayingOn, leadOf } from '../../src/bots/multiplay-end.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { wasBest } from '../../src/review/summary.js';
import {
  gainAt,
  loadMultiplay,
  multiplay,
  whiteLeft,
  type MultiplayMove,
  type MultiplayState,
} from '../../src/rules/multiplay/index.js';
import { say } from '../../src/words/say.js';
import { looked, seats } from './support/look-back.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';
import { english, inEnglish } from './support/words.js';

beforeAll(loadMultiplay);

/** Plays a random game that nobody ends while more than `least` cubes are white. */
function played(count: number, given: object, seed: number, least: number) {
  const options = multiplay.options(given);
  if (!options.ok) throw new Error(options.message);
  const random = seeded(seed);
  const match = new Match(multiplay, seats(count), multiplay.setup(count, options.value, random));
  const ends: number[] = [];
  for (let i = 0; i < 2000 && !match.isOver; i++) {
    const { state, turn } = match;
    const moves = [...multiplay.moves(state)];
    const ending: MultiplayMove = { type: whiteLeft(state) <= least && random(3) === 0 ? 'end' : 'go-on' };
    if (state.phase === 'end') ends.push(match.ply);
    const move =
      turn.kind === 'chance'
        ? multiplay.chance(state, random)
        : state.phase === 'end'
          ? ending
          : moves[random(moves.length)];
    const step = match.play(move);
    if (!step.ok) throw new Error(step.message);
  }
  return { match, ends };
}

function after(state: MultiplayState, move: MultiplayMove): MultiplayState {
  const step = multiplay.play(state, move);
  if (!step.ok) throw new Error(step.message);
  return step.state;
}

/** Computes a seat's chance to win over all dice of all turns to come, each equally likely (the plain version). */
function slowChance(start: MultiplayState, seat: number): number {
  const known = new Map<string, number>();
  const worth = (state: MultiplayState, turns: number): number => {
    if (state.phase === 'over') {
      const most = Math.max(...state.scores);
      if (state.scores[seat] < most) return 0;
      return state.scores.filter((score) => score === most).length > 1 ? 0.5 : 1;
    }
    if (state.phase === 'end') return worth(after(state, { type: leadOf(state) > 0 ? 'end' : 'go-on' }), turns);
    if (state.phase === 'choose') {
      const moves = [...multiplay.moves(state)].flatMap((move) => (move.type === 'turn' ? [move] : []));
      const rated = moves.map((move) => ({ move, ...gainAt(state, move.cell) }));
      rated.sort((a, b) => b.own - a.own || a.others - b.others);
      return worth(after(state, rated[0].move), turns);
    }
    if (turns === 0) return 0.5;
    const key = `${state.colours.join('')} ${state.scores.join(' ')} ${state.seat} ${turns}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (let die = 1; die <= 12; die++) sum += worth(after(state, { type: 'roll', die }), turns - 1);
    known.set(key, sum / 12);
    return sum / 12;
  };
  return worth(after(start, { type: 'go-on' }), 80);
}

describe('Ending a game of Multiplay or playing on (MUL-12)', () => {
  it('wins by playing on as often as all dice of all turns say', async () => {
    let compared = 0;
    for (let seed = 1; seed <= runs(8, 12); seed++) {
      const count = 2 + (seed % 2);
      const { match, ends } = played(count, { size: 5, endAt: 4 }, seed, 0);
      for (const ply of ends) {
        const state = match.plies[ply - 1].state;
        const [fast, slow] = [(await chanceOfPlayingOn(state))!, slowChance(state, state.seat)];
        // The deviation of the mean of 240 games.
        expect(Math.abs(fast - slow), `${seed} ${ply}`).toBeLessThan(4 * Math.sqrt(0.25 / 240));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('is judged: the best is to end ahead, and to play on behind', async () => {
    const seen = new Set<string>();
    // From the 25th on, all four occur.
    for (let seed = runs(25, 1); seed <= 40; seed++) {
      const { match, ends } = played(2, { size: 5, endAt: 12 }, seed, 12);
      const { moves } = await looked(record(match));
      for (const ply of ends) {
        const before = match.plies[ply - 1].state;
        const lead = leadOf(before);
        const judged = moves.find((move) => move.ply === ply);
        const chance = (await chanceOfPlayingOn(before))!;
        if (!judged) {
          expect(lead === 0 || Math.abs(Number(lead > 0) - chance) < 0.005).toBe(true);
          continue;
        }
        const { played: move, best, why, value, bestValue } = judged as typeof judged & { played: MultiplayMove };
        expect(best).toEqual({ type: lead > 0 ? 'end' : 'go-on' });
        expect(wasBest(judged)).toBe(move.type === (best as MultiplayMove).type);
        expect([value, bestValue].every((one) => one === chance || one === Number(lead > 0))).toBe(true);
        seen.add(`${move.type} ${lead > 0 ? 'ahead' : 'behind'}`);
        const said = say(english.why, why, inEnglish());
        expect(said).toBe(
          `Ending the game here ${lead > 0 ? 'wins' : 'loses'}. Playing on wins about ${Math.round(100 * chance)} times in 100.`,
        );
      }
    }
    expect([...seen].sort()).toEqual(['end ahead', 'end behind', 'go-on ahead', 'go-on behind']);
  });

  it('is judged the same each time, also where answers are asked for', async () => {
    const { match, ends } = played(3, { size: 5, endAt: 8, answer: 'product' }, 4, 3);
    const states = ends.map((ply) => match.plies[ply - 1].state);
    const [one, other] = [
      await Promise.all(states.map((s) => chanceOfPlayingOn(s))),
      await Promise.all(states.map((s) => chanceOfPlayingOn(s))),
    ];
    expect(one).toEqual(other);
    expect(states.length).toBeGreaterThan(2);
  });
});
