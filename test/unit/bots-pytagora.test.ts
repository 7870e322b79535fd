import { describe, expect, it, vi } from 'vitest';
import { margin, outcomesIn, worths } from '../../src/bots/pytagora-lookahead.js';
import { pytagoraBot, pytagoraHint } from '../../src/bots/pytagora.js';
import {
  bestPlacement,
  placements,
  pytagora,
  seekBest,
  type LayMove,
  type PytagoraState,
} from '../../src/rules/pytagora/index.js';
import { samples } from './support/pytagora-samples.js';
import { gameOf, layMove, mostPoints, played, position } from './support/pytagora-states.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

const states = samples(2, runs(9, 16)).map(({ state }) => state);
const laying = states.filter(({ phase }) => phase === 'lay');
const random = seeded(7);
const levels = [1, 2, 3, 4];
const think = (state: PytagoraState, level: number, chance = random) =>
  Promise.resolve(pytagoraBot.think(state, level, chance));

const thoughts = new Map<string, ReturnType<typeof think>>();
/** Returns the first thought of a level at a position, which several tests look at. */
function thought(state: PytagoraState, level: number): ReturnType<typeof think> {
  const key = `${states.indexOf(state)} ${level}`;
  const known = thoughts.get(key) ?? think(state, level);
  thoughts.set(key, known);
  return known;
}
const mosts = new Map<PytagoraState, number>();
/** Returns the most points that there are at a position. */
function mostAt(state: PytagoraState): number {
  const most = mosts.get(state) ?? mostPoints(placements(state));
  mosts.set(state, most);
  return most;
}

const rich = position({ racks: ['12346789+*', ''], equations: ['8-5=3 0,0'] });
const stuck = position({ racks: ['0123456789', ''] });

describe('a computer player of Pytagora', () => {
  it('of level 3 lays what scores most', async () => {
    for (const state of laying) {
      const most = mostAt(state);
      const move = await thought(state, 3);
      if (move.type !== 'lay') expect(most).toBe(0);
      else expect(played(state, move).events[1]).toMatchObject({ type: 'scored', points: most });
    }
  });

  it('of level 2 lays more than level 1 and less than level 3, on average', async () => {
    const some = laying.slice(0, 20);
    const points = (level: number) =>
      Promise.all(
        some.map(async (state) => {
          const move = await think(state, level);
          const scored = move.type === 'lay' ? played(state, move).events[1] : undefined;
          return scored?.type === 'scored' ? scored.points : 0;
        }),
      ).then((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
    const [low, middle, high] = await Promise.all([points(1), points(2), points(3)]);
    expect(middle).toBeGreaterThan(low + 1);
    expect(middle).toBeLessThan(high - 1);
  });

  it('of level 4 lays nearly the most points, and the same at every thought', async () => {
    for (const state of laying) {
      const move = await thought(state, 4);
      if (move.type !== 'lay') continue;
      const scored = played(state, move).events[1];
      const most = mostAt(state);
      expect(scored.type === 'scored' && scored.points).toBeGreaterThanOrEqual(most - margin);
      expect(await think(state, 4, seeded(99))).toEqual(move);
    }
  });

  it('of level 4 wins at once where it can (PYT-20)', async () => {
    const most = mostPoints(placements(rich));
    for (const need of [1, 5, most]) {
      const state = { ...rich, scores: [rich.options.target - need, 0] };
      const move = await think(state, 4);
      expect(gameOf(state).turn(played(state, move as LayMove).state)).toEqual({ kind: 'over', winners: [0] });
    }
  });

  it('of level 1 lays short equations of small numbers', async () => {
    const moves = await Promise.all(Array.from({ length: 60 }, (_, i) => think(rich, 1, seeded(i))));
    const texts = moves.map((move) => (move.type === 'lay' ? move.text : ''));
    for (const text of texts) expect(text).toMatch(/^(?!.*\d{3}).{5,8}$/);
    const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    expect(length).toBeLessThan(7.5);
    expect(new Set(texts).size).toBeGreaterThan(5);
  });

  it('of level 1 finds the only equation there is, though it be a long one', async () => {
    const state = position({ racks: ['95868190+-', ''], common: 0, equations: ['924/4=231 0,0'] });
    const all = placements(state);
    const move = await think(state, 1);
    expect(all.length).toBeGreaterThan(0);
    expect(all.map((one) => one.move)).toContainEqual(move);
  });

  it('makes legal moves only, at every level', async () => {
    for (const state of laying) {
      for (const level of levels) {
        const step = gameOf(state).play(state, await thought(state, level));
        expect(step.ok, step.ok ? '' : step.message).toBe(true);
      }
    }
  });

  it('PYT-19, PYT-21: without an equation it exchanges, a few times, then it passes', async () => {
    for (const level of levels) {
      expect(await think(stuck, level)).toEqual({ type: 'exchange' });
      expect(await think({ ...stuck, exchanges: 2 }, level)).toEqual({ type: 'exchange' });
      expect(await think({ ...stuck, exchanges: 3 }, level)).toEqual({ type: 'pass' });
      expect(await think({ ...stuck, bag: '' }, level)).toEqual({ type: 'pass' });
    }
  });

  it('thinks on when others look for equations meanwhile, and gives up when nobody waits', async () => {
    const state = position({ racks: ['12346/89+*', ''], equations: ['924/4=231 0,0', '8-5=3 4,-4 down'] });
    const most = mostPoints(placements(state));
    const steps = seekBest(state);
    let others = 0;
    for (let i = 0; ; i++) {
      const { done, value } = steps.next();
      if (done) {
        expect(value).toMatchObject({ points: most });
        break;
      }
      if (i > 1) continue;
      others++;
      if (i === 0) placements(stuck);
      else expect(bestPlacement(rich)?.points).not.toBe(most);
    }
    expect(others).toBe(2);
    const aborted = AbortSignal.abort();
    const slow = { now: 0 };
    vi.spyOn(performance, 'now').mockImplementation(() => (slow.now += 20));
    const fewer = { ...state, racks: ['1234/89+', ''] };
    expect([...seekBest(fewer)].length).toBeGreaterThan(1);
    for (const level of [3, 4]) {
      expect(await pytagoraBot.think(fewer, level, random, aborted)).toEqual({ type: 'exchange' });
      expect(await pytagoraBot.think(fewer, level, random)).toMatchObject({ type: 'lay' });
    }
    vi.restoreAllMocks();
  });

  it('does not look at what others hold', async () => {
    for (const state of laying.slice(0, 10)) {
      for (const level of levels) {
        const seen = pytagora.view(state, state.seat);
        expect(await think(state, level, seeded(3))).toEqual(await think(seen, level, seeded(3)));
      }
    }
  });

  it('never throws; asked when nobody is to act, its move is refused', async () => {
    expect(new Set(states.map(({ phase }) => phase)).size).toBe(5);
    for (const state of states) {
      for (const level of [1, 0, -1, 99, NaN]) {
        const game = gameOf(state);
        expect(game.play(state, await think(state, level)).ok).toBe(game.turn(state).kind === 'seat');
      }
    }
  });
});

describe('what an equation leaves behind', () => {
  const worthOf = (state: PytagoraState, texts: readonly string[]): number[] => {
    const all = placements(state);
    const rated = texts.map((text) => all.find(({ move }) => `${move.text} ${move.x},${move.y}` === text)!);
    const outcomes = rated.flatMap(outcomesIn(state));
    expect(outcomes).toHaveLength(texts.length);
    return worths(state, outcomes);
  };

  it('PYT-04: is told for an own and a common equals sign, and what is told can be laid', () => {
    const state = position({ racks: ['1234=+57*8', ''], equations: ['8-5=3 0,0'] });
    for (const rated of placements(state).slice(0, 300)) {
      const outcomes = outcomesIn(state)(rated);
      const apart = !rated.crosses || !outcomes.every(({ move }) => move.equals === undefined);
      expect(outcomes).toHaveLength(apart ? 2 : 1);
      for (const { move, left, points } of outcomes) {
        const { state: after, events } = played(state, move);
        expect([...after.racks[0]].sort()).toEqual([...left].sort());
        expect(events[1]).toMatchObject({ points });
      }
    }
  });

  it('of equal points is worth more where digits are kept rather than signs', () => {
    // 6 = 4 + 2 or 6 = 8 − 2: the first keeps − and 8, the second + and 4; and 6 + 2 = 8 keeps one operator less.
    const state = position({ racks: ['12+3--', ''] });
    const [plus, minus] = worthOf(state, ['1+2=3 0,0', '3-1=2 0,0']);
    expect(Math.abs(plus - minus)).toBeLessThan(0.01);
    const signs = position({ racks: ['12+3+/', ''] });
    const digits = position({ racks: ['12+345', ''] });
    const ownOf = (of: PytagoraState): number => outcomesIn(of)(placements(of)[0])[0].change.own;
    expect(ownOf(digits)).toBeGreaterThan(ownOf(signs) + 2);
  });

  it('is a chance to win, higher the more points there are and the fewer the others have', () => {
    const at = (own: number, other: number, target = 35): number => {
      const state = { ...position({ racks: ['12+345', ''] }), scores: [own, other] };
      const asked = { ...state, options: { ...state.options, target } };
      return worths(asked, outcomesIn(asked)(placements(asked)[0]))[0];
    };
    for (const target of [35, 100, 999]) {
      const chances = [0, 5, 10, 15, 20, 25].map((own) => at(own, 15, target));
      expect(chances).toEqual([...chances].sort((a, b) => a - b));
      expect(at(10, 30, target)).toBeLessThan(at(10, 5, target));
      for (const chance of chances) expect(chance).toBeGreaterThan(0);
      for (const chance of chances) expect(chance).toBeLessThan(1.001);
    }
  });
});

describe('whole games of computer players', () => {
  async function scores(levels: readonly number[], seed: number, target: number) {
    const chance = seeded(seed);
    const options = { ...pytagora.defaults, target };
    let state = pytagora.setup(levels.length, options, chance);
    let turns = 0;
    for (; state.phase !== 'over'; turns++) {
      const acts =
        state.phase === 'lay' ? await think(state, levels[state.seat], chance) : pytagora.chance(state, chance);
      state = played(state, acts).state;
    }
    return { state, turns };
  }

  it('level 3 beats level 1 nearly always', async () => {
    let won = 0;
    for (let game = 0; game < 16; game++) {
      const { state } = await scores(game % 2 ? [1, 3] : [3, 1], game, 35);
      if (state.scores[game % 2] >= 35) won++;
    }
    expect(won).toBeGreaterThan(12);
  });

  it('PYT-21: come to an end, also where the target is too high', async () => {
    for (let game = 0; game < 4; game++) {
      const { state, turns } = await scores([1, 4], game, 999);
      expect(state.passes).toBe(2);
      expect(turns).toBeLessThan(200);
    }
  });
});

describe('a hint', () => {
  it('says a sign, then the place, then the equation', async () => {
    for (const state of laying) {
      for (const level of levels) {
        const hint = await pytagoraHint(state, level, seeded(1));
        if (!hint) {
          expect((await thought(state, 3)).type).not.toBe('lay');
          continue;
        }
        // For the best two levels, hints choose equations whose numbers suit the player.
        if (level < 3) expect(await think(state, level, seeded(1))).toEqual(hint.move);
        const { text, x, y, down } = hint.move;
        expect(hint.place).toEqual({ x, y, down });
        expect(text).toContain(hint.operator);
        const step = gameOf(state).play(state, hint.move);
        expect(step.ok && step.events[0]).toMatchObject({ crossed: hint.crossed });
      }
    }
  });

  it('first has numbers that the player has laid, and says what the best is worth', async () => {
    const racks = ['12*336+5', '0123456789'];
    const lain = (text: string, seat: number, rack = racks[0]) => {
      const laid = played(position({ racks: [text, text], seat }), layMove(`${text} 0,0`)).state;
      return { ...laid, phase: 'lay' as const, seat: 0, racks: [rack, racks[1]] };
    };
    const largest = async (state: PytagoraState) => {
      const hint = await pytagoraHint(state, 4, random);
      const best = await think(state, 3, random);
      const step = gameOf(state).play(state, hint!.move);
      const scored = step.ok && step.events.find((event) => event.type === 'scored');
      const gains = gameOf(state).play(state, best);
      const most = gains.ok && gains.events.find((event) => event.type === 'scored');
      expect(hint!.most ?? (scored && scored.points)).toBe(most && most.points);
      return Math.max(...hint!.move.text.split(/\D/).map(Number));
    };
    expect(await largest(position({ racks }))).toBeLessThanOrEqual(20);
    expect(await largest(lain('4+4=8', 0))).toBeLessThanOrEqual(20);
    const to100 = await largest(lain('15+9=24', 0));
    expect(to100).toBeGreaterThan(20);
    expect(to100).toBeLessThanOrEqual(100);
    expect(await largest(lain('99+8=107', 0, '99+1236=11'))).toBeGreaterThan(100);
    // Equations of others say nothing about the player. If no equation has numbers that small, the hint is the best of all.
    expect(await largest(lain('99+8=107', 1))).toBeLessThanOrEqual(20);
    expect(await largest(position({ racks: ['29*387', ''] }))).toBeGreaterThan(70);
  });

  it('names the rarest sign', async () => {
    const of = (rack: string) => pytagoraHint(position({ racks: [rack, ''] }), 4, random);
    expect(await of('8422/')).toMatchObject({ operator: '/', crossed: [] });
    expect((await of('3+4+7'))?.operator).toBe('+');
    expect((await of('33*9'))?.operator).toBe('*');
    expect(await of('34-7')).toMatchObject({ operator: '-' });
  });

  it('is nothing if nothing can be laid', async () => {
    expect(await pytagoraHint(stuck, 4, random)).toBeUndefined();
    expect(await pytagoraHint(played(rich, layMove('1+2=3 0,9')).state, 4, random)).toBeUndefined();
  });
});
