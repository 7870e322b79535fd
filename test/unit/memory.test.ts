import { describe, expect, it } from 'vitest';
import { bestKey, emptyMemory, withBest, withNames } from '../../src/match/memory.js';
import { readMemory } from '../../src/match/read-memory.js';

const seats = { min: 1, max: 6 };
const read = (value: unknown): unknown => readMemory(JSON.stringify(value), seats, 4);
const form = {
  players: [{ name: 'Zoë', bot: 0, colour: 4 }],
  options: { timer: 0 },
  preset: 'family',
  realDice: true,
};

describe('What is remembered from game to game', () => {
  it('comes back as it was kept', () => {
    const memory = { names: ['Zoë', 'عمر'], best: { '': 9, 'timer=0': 12 }, form };
    expect(read(memory)).toEqual(memory);
    const { preset: _, ...plain } = form;
    expect(read({ names: [], best: {}, form: plain })).toEqual({ names: [], best: {}, form: plain });
  });

  it('is nothing where the text is none of ours, and never throws', () => {
    for (const text of [undefined, '', 'nonsense', '{', 'null', '[]', '3', '"x"', '{"names":3,"form":[],"best":7}']) {
      expect(readMemory(text, seats, 4)).toEqual(emptyMemory);
    }
  });

  it('drops what is not possible', () => {
    expect(read({ names: ['Ada', '', 7, ' b', 'a\u202eb', null], best: { a: 0, b: 1.5, c: '3', d: 4 } })).toEqual({
      names: ['Ada'],
      best: { d: 4 },
    });
    const [player] = form.players;
    for (const players of [
      [],
      [{ ...player, colour: 6 }],
      [{ ...player, bot: 5 }],
      [{ ...player, name: '' }],
      [player, player],
      'Ada',
    ]) {
      expect(read({ form: { ...form, players } })).toEqual(emptyMemory);
    }
  });

  it('has the last players first, each once, and not without end', () => {
    const memory = withNames(withNames(emptyMemory, ['Ada', 'Ben']), ['Cleo', 'Ada', '']);
    expect(memory.names).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(
      withNames(
        memory,
        Array.from({ length: 99 }, (_, i) => `N${i}`),
      ).names,
    ).toHaveLength(24);
  });

  it('keeps a best for each set of options, the newest of them', () => {
    const defaults = { timer: 30, fixed: [[]] };
    expect(bestKey(defaults, defaults)).toBe('');
    expect(bestKey({ timer: 0, fixed: [[6]] }, defaults)).toBe('timer=0 fixed=[[6]]');
    let memory = withBest(withBest(emptyMemory, 'a', 9), 'b', 7);
    memory = withBest(memory, 'a', 8);
    expect(memory.best).toEqual({ a: 8, b: 7 });
    for (let i = 0; i < 70; i++) memory = withBest(memory, `k${i}`, 5);
    expect(Object.keys(memory.best)).toHaveLength(60);
    expect(memory.best).not.toHaveProperty('a');
  });
});
