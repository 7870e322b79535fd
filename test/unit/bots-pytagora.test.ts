import { describe, expect, it } from 'vitest';
import { pytagoraBot, pytagoraHint } from '../../src/bots/pytagora.js';
import { placements, pytagora, type PytagoraMove, type PytagoraState } from '../../src/rules/pytagora/index.js';
import { samples } from './support/pytagora-samples.js';
import { gameOf, layMove, played, position } from './support/pytagora-states.js';
import { seeded } from './support/random.js';

const states = samples(2, 24).map(({ state }) => state);
const laying = states.filter(({ phase }) => phase === 'lay');
const random = seeded(7);
const think = (state: PytagoraState, level: number, chance = random) =>
  pytagoraBot.think(state, level, chance) as PytagoraMove;

const rich = position({ racks: ['12346789+*', ''], equations: ['8-5=3 0,0'] });
const stuck = position({ racks: ['0123456789', ''] });

describe('a computer player of Pytagora', () => {
  it('of level 2 lays what scores most', () => {
    for (const state of laying) {
      const most = Math.max(...placements(state).map(({ points }) => points));
      const move = think(state, 2);
      if (move.type !== 'lay') expect(most).toBe(-Infinity);
      else expect(played(state, move).events[1]).toMatchObject({ type: 'scored', points: most });
    }
  });

  it('of level 1 lays short equations of small numbers', () => {
    const texts = Array.from({ length: 60 }, () => think(rich, 1)).map((move) =>
      move.type === 'lay' ? move.text : '',
    );
    for (const text of texts) expect(text).toMatch(/^(?!.*\d{3}).{5,8}$/);
    const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    expect(length).toBeLessThan(7);
    expect(new Set(texts).size).toBeGreaterThan(5);
  });

  it('of level 1 finds the only equation there is, though it be a long one', () => {
    const state = position({ racks: ['95868190+-', ''], common: 0, equations: ['924/4=231 0,0'] });
    const all = placements(state);
    const move = think(state, 1);
    expect(all.length).toBeGreaterThan(0);
    expect(all.map((one) => one.move)).toContainEqual(move);
  });

  it('makes legal moves only, at every level', () => {
    for (const state of laying) {
      for (const level of [1, 2]) {
        const step = gameOf(state).play(state, think(state, level));
        expect(step.ok, step.ok ? '' : step.message).toBe(true);
      }
    }
  });

  it('PYT-19, PYT-21: without an equation it exchanges, a few times, then it passes', () => {
    for (const level of [1, 2]) {
      expect(think(stuck, level)).toEqual({ type: 'exchange' });
      expect(think({ ...stuck, exchanges: 2 }, level)).toEqual({ type: 'exchange' });
      expect(think({ ...stuck, exchanges: 3 }, level)).toEqual({ type: 'pass' });
      expect(think({ ...stuck, bag: '' }, level)).toEqual({ type: 'pass' });
    }
  });

  it('does not look at what others hold', () => {
    for (const state of laying.slice(0, 10)) {
      for (const level of [1, 2]) {
        const seen = pytagora.view(state, state.seat);
        expect(think(state, level, seeded(3))).toEqual(think(seen, level, seeded(3)));
      }
    }
  });

  it('never throws; asked when nobody is to act, its move is refused', () => {
    expect(new Set(states.map(({ phase }) => phase)).size).toBe(5);
    for (const state of states) {
      for (const level of [1, 0, -1, 99, NaN]) {
        const game = gameOf(state);
        expect(game.play(state, think(state, level)).ok).toBe(game.turn(state).kind === 'seat');
      }
    }
  });
});

describe('whole games of computer players', () => {
  function scores(levels: readonly number[], seed: number, target: number): { state: PytagoraState; turns: number } {
    const chance = seeded(seed);
    const options = { ...pytagora.defaults, target };
    let state = pytagora.setup(levels.length, options, chance);
    let turns = 0;
    for (; state.phase !== 'over'; turns++) {
      const acts = state.phase === 'lay' ? think(state, levels[state.seat], chance) : pytagora.chance(state, chance);
      state = played(state, acts).state;
    }
    return { state, turns };
  }

  it('level 2 beats level 1 nearly always', () => {
    let won = 0;
    for (let game = 0; game < 16; game++) {
      const { state } = scores(game % 2 ? [1, 2] : [2, 1], game, 35);
      if (state.scores[game % 2] >= 35) won++;
    }
    expect(won).toBeGreaterThan(12);
  });

  it('PYT-21: come to an end, also where the target is too high', () => {
    for (let game = 0; game < 4; game++) {
      const { state, turns } = scores([1, 2], game, 999);
      expect(state.passes).toBe(2);
      expect(turns).toBeLessThan(200);
    }
  });
});

describe('a hint', () => {
  it('says a sign, then the place, then the equation', () => {
    for (const state of laying) {
      for (const level of [1, 2]) {
        const hint = pytagoraHint(state, level, seeded(1));
        const move = think(state, level, seeded(1));
        if (!hint) {
          expect(move.type).not.toBe('lay');
          continue;
        }
        expect(move).toEqual(hint.move);
        const { text, x, y, down } = hint.move;
        expect(hint.place).toEqual({ x, y, down });
        expect(text).toContain(hint.operator);
        const step = gameOf(state).play(state, hint.move);
        expect(step.ok && step.events[0]).toMatchObject({ crossed: hint.crossed });
      }
    }
  });

  it('names the rarest sign', () => {
    const of = (rack: string) => pytagoraHint(position({ racks: [rack, ''] }), 2, random);
    expect(of('8422/')).toMatchObject({ operator: '/', crossed: [] });
    expect(of('3+4+7')?.operator).toBe('+');
    expect(of('33*9')?.operator).toBe('*');
    expect(of('34-7')).toMatchObject({ operator: '-' });
  });

  it('is none where nothing can be laid', () => {
    expect(pytagoraHint(stuck, 2, random)).toBeUndefined();
    expect(pytagoraHint(played(rich, layMove('1+2=3 0,9')).state, 2, random)).toBeUndefined();
  });
});
