import { describe, expect, it } from 'vitest';
import { attributesOf, choicesFor } from '../../src/embed/choices.js';
import { answerThatFits } from '../../src/learning/answer.js';
import { empty, facts, update, type Memory } from '../../src/learning/index.js';
import { agreed, settled } from '../../src/rules/fitting.js';
import { games } from '../../src/rules/index.js';
import { valueOf } from './support/embed.js';

const { multiplay, plyt } = games;
const { declaration } = multiplay;

describe('An option that fits the learner', () => {
  it('is agreed as such, and no rule ever sees it', () => {
    expect(agreed(multiplay, { answer: 'fit', size: 7 })).toEqual({
      ok: true,
      value: { size: 7, endAt: 10, answer: 'fit', tables: [], highlight: 'fit', timer: 0, practiceUndo: false },
    });
    expect(multiplay.options({ answer: 'fit' })).toMatchObject({ ok: false, code: 'answer' });
    expect(settled(declaration, { size: 7, answer: 'fit' })).toEqual({ size: 7, answer: 'product' });
    expect(settled(declaration, { answer: 'fit' }, { answer: 'factor' })).toEqual({ answer: 'factor' });
    expect(settled(declaration, { answer: 'off' }, { answer: 'factor' })).toEqual({ answer: 'off' });
  });

  it('is only an option that says so', () => {
    expect(agreed(multiplay, { size: 'fit' })).toMatchObject({ ok: false, code: 'size' });
    expect(agreed(plyt, { operation: 'fit' })).toMatchObject({ ok: false, code: 'operation' });
    expect(agreed(multiplay, { answer: 'quotient' })).toEqual({
      ok: false,
      code: 'answer',
      message: 'answer must be one of off, factor, product, fit.',
    });
    for (const given of ['fit', [], { constructor: 'fit' }, { toString: 'fit' }])
      expect(agreed(multiplay, given).ok).toBe(false);
  });

  it('is a choice of the builder and the command line', () => {
    const choices = valueOf(choicesFor('multiplay', [['answer', 'fit']]));
    expect(choices.options['answer']).toBe('fit');
    expect(attributesOf(choices)).toEqual([['answer', 'fit']]);
  });
});

describe('What Multiplay asks of a child', () => {
  const products = facts.filter(({ kind }) => kind === 'P').map(({ item }) => item);
  /** Returns a memory of ten products, of which that many were answered right on four days and the others wrong. */
  const knowing = (known: number): Memory =>
    products.slice(0, 10).reduce((memory, item, i) => {
      const days = i < known ? [700, 701, 703, 706] : [706];
      return days.reduce((next, day) => update(next, { item, right: i < known }, day), memory);
    }, empty());

  it('is the product until 60 % of the products met are known, then the factor', () => {
    expect(answerThatFits(empty(), 706)).toBe('product');
    expect([5, 6, 10].map((known) => answerThatFits(knowing(known), 706))).toEqual(['product', 'factor', 'factor']);
  });

  it('is the product again when too much has slipped', () => {
    let memory = knowing(6);
    for (const day of [720, 721])
      for (const item of products.slice(0, 3)) memory = update(memory, { item, right: false }, day);
    expect(answerThatFits(memory, 721)).toBe('product');
  });
});
