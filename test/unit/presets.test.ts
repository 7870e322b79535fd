import { describe, expect, it } from 'vitest';
import { readOptions } from '../../components/game/attributes.js';
import { agreed } from '../../src/rules/fitting.js';
import { games } from '../../src/rules/index.js';
import { answerIn, optionsOfPreset, presetNamed, presetWith, type WithPresets } from '../../src/rules/presets.js';

const { plyt, sequence, multiplay, tables } = games;
const all: readonly (WithPresets & { readonly name: string })[] = [plyt, sequence, multiplay];

describe('Presets', () => {
  for (const game of all) {
    it(`of ${game.name} are possible with every answer to their question, and all different`, () => {
      const seen = new Map<string, string>();
      for (const [name, preset] of Object.entries(game.presets!)) {
        expect(game.options(preset.options)).toMatchObject({ ok: true });
        for (const answer of preset.asks?.values ?? [undefined]) {
          const given = preset.asks ? { ...preset.options, [preset.asks.option]: answer } : preset.options;
          expect(agreed(game, given)).toMatchObject({ ok: true });
          const options = optionsOfPreset(game, preset, answer);
          expect(answerIn(game, preset, options)).toEqual(answer);
          const text = JSON.stringify(options);
          const usual = JSON.stringify(game.options({}));
          // Only the usual game may equal another preset.
          if (JSON.stringify({ ok: true, value: options }) !== usual) expect(seen.get(text) ?? name).toBe(name);
          seen.set(text, name);
          expect(game.presets).toHaveProperty([presetWith(game, options)!]);
        }
        const { asks } = preset;
        if (asks) expect(answerIn(game, preset, optionsOfPreset(game, preset)), 'one is chosen').toBeDefined();
      }
    });
  }

  it('include the usual game, with which the form begins', () => {
    expect(presetWith(plyt, plyt.defaults)).toBe('family');
    expect(presetWith(sequence, sequence.defaults)).toBe('mountain');
    expect(presetWith(multiplay, multiplay.defaults)).toBe('board');
    expect(presetWith(plyt, { ...plyt.defaults, timer: 7 })).toBe(undefined);
  });

  it('are refused by a name that is none', () => {
    for (const name of ['familly', 'constructor', '__proto__', '', 3, null, {}]) {
      expect(presetNamed(plyt, name)).toMatchObject({
        ok: false,
        code: 'preset',
        message: 'preset must be one of first-numbers, times-table, family, competition.',
      });
    }
    expect(presetNamed(tables, 'family')).toMatchObject({ ok: false, message: 'This game has no presets.' });
  });

  it('as an attribute give way to options that are given', () => {
    const read = readOptions(plyt, { preset: 'competition', standard: '2', penalty: 'false' });
    expect(read.bad).toEqual([]);
    expect(read).toMatchObject({ preset: 'competition', isAsked: true });
    expect(read.options).toMatchObject({ standard: [2], penalty: false, cardsWhen: 'keep' });
    expect(readOptions(plyt, { preset: 'times-table', fixed: '7' }).options).toMatchObject({
      fixed: [[7]],
      timer: [0],
    });
    // Derived options depend on the given option.
    expect(readOptions(multiplay, { preset: 'short', size: '9' }).options).toMatchObject({ size: 9, endAt: 17 });
    const bad = readOptions(plyt, { preset: 'nonsense', timer: '10' });
    expect(bad.bad.map(({ name, value }) => [name, value])).toEqual([['preset', 'nonsense']]);
    expect(bad.options).toMatchObject({ timer: [10] });
    for (const no of ['false', false]) {
      const said = readOptions(plyt, { timer: no, cards: no, penalty: no });
      expect(said.bad).toEqual([]);
      expect(said.options).toMatchObject({ timer: [0], penalty: false });
      expect(readOptions(multiplay, { timer: no, answer: no })).toMatchObject({
        bad: [],
        options: { timer: 0, answer: 'off' },
      });
      // Options that cannot be switched off report it.
      expect(readOptions(multiplay, { size: no }).bad).toMatchObject([{ name: 'size', value: 'false' }]);
    }
    expect(readOptions(plyt, { penalty: 'penalty' })).toMatchObject({ bad: [], options: { penalty: true } });
    expect(readOptions(plyt, {})).toMatchObject({ preset: undefined, isAsked: false });
  });
});
