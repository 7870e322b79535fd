import { describe, expect, it } from 'vitest';
import { attributesOf, choicesFor } from '../../src/embed/choices.js';
import { agreed, fromSecondGame, settled } from '../../src/rules/fitting.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { presetWith } from '../../src/rules/presets.js';
import { valueOf } from './support/embed.js';
import { seeded } from './support/random.js';

const { declaration } = multiplay;

/** Returns the sentence with which a cube of that number is refused. */
function refusalOf(number: number, die: number): string {
  const start = multiplay.setup(2, valueOf(multiplay.options({ highlight: 'off' })), seeded(1));
  const state = { ...start, phase: 'choose', starting: [], die } as const;
  const step = multiplay.play(state, { type: 'turn', cell: state.numbers.indexOf(number) });
  return step.ok ? 'accepted' : step.message;
}

describe('MUL-18: finding the multiples', () => {
  it('refuses another number with what makes it', () => {
    expect(refusalOf(42, 5)).toBe('42 is not in the 5 times table: it is 6 × 7.');
    expect(refusalOf(24, 5)).toBe('24 is not in the 5 times table: it is 2 × 12 = 3 × 8 = 4 × 6.');
    expect(refusalOf(6, 5)).toBe('6 is not in the 5 times table: it is 2 × 3.');
    expect(refusalOf(7, 5)).toBe('7 is not in the 5 times table: it is 1 × 7.');
    expect(refusalOf(1, 5)).toBe('1 is not in the 5 times table: it is 1 × 1.');
  });

  it('says of a multiple beyond the table where it ends', () => {
    expect(refusalOf(36, 2)).toBe('The 2 times table ends here at 24, and 36 is 2 × 18.');
    expect(refusalOf(14, 1)).toBe('The 1 times table ends here at 12, and 14 is 1 × 14.');
    expect(refusalOf(24, 2)).toBe('accepted');
  });

  it('says of every number of the board what is true', () => {
    for (const die of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      for (let number = 1; number <= 144; number++) {
        const said = refusalOf(number, die);
        const products = [...said.matchAll(/(\d+) × (\d+)/g)].map(([, a, b]) => Number(a) * Number(b));
        if (said === 'accepted' || said === 'There is no such cube.') continue;
        expect(products.length, said).toBeGreaterThan(0);
        expect(new Set(products), said).toEqual(new Set([number]));
      }
    }
  });

  it('changes no rule: the same cubes may be turned, and the position is written with it', () => {
    const [on, off] = (['on', 'off'] as const).map((highlight) => {
      const state = multiplay.setup(2, valueOf(multiplay.options({ highlight })), seeded(2));
      return { ...state, phase: 'choose', starting: [], die: 6 } as const;
    });
    expect([...multiplay.moves(off)]).toEqual([...multiplay.moves(on)]);
    expect(multiplay.write(off)).toMatch(/^mp2\.h\./);
    expect(multiplay.read(multiplay.write(off))).toEqual({ ok: true, value: off });
  });

  it('is on in the first game and off from the second, unless it is chosen', () => {
    const asked = (given: object, found?: object): unknown =>
      settled(declaration, valueOf(agreed(multiplay, given)), { ...found })['highlight'];
    const later = fromSecondGame(declaration);
    expect([asked({}), asked({}, later)]).toEqual(['on', 'off']);
    expect([asked({ highlight: 'on' }, later), asked({ highlight: 'off' })]).toEqual(['on', 'off']);
    expect(multiplay.defaults.highlight, 'for programs and old positions').toBe('on');
  });

  it('is written by the builder only if it is chosen', () => {
    const written = (...given: [string, string][]): unknown => attributesOf(valueOf(choicesFor('multiplay', given)));
    expect(written()).toEqual([]);
    expect(written(['highlight', 'fit'])).toEqual([]);
    expect(written(['highlight', 'on'])).toEqual([['highlight', 'on']]);
    expect(written(['highlight', 'off'])).toEqual([['highlight', 'off']]);
    expect(written(['preset', 'short'], ['highlight', 'off'])).toEqual([
      ['preset', 'short'],
      ['highlight', 'off'],
    ]);
  });

  it('belongs to the presets as it is at first', () => {
    expect(presetWith(multiplay, {})).toBe('board');
    expect(presetWith(multiplay, { size: 5, highlight: 'on' })).toBe('short');
    expect(presetWith(multiplay, { size: 5, highlight: 'off' })).toBe(undefined);
  });
});
