import { describe, expect, it } from 'vitest';
import { sequenceBack as backEn } from '../../src/words/en/sequence-back.js';
import { sequenceForm as formEn } from '../../src/words/en/sequence-form.js';
import { sequencePads as padsEn } from '../../src/words/en/sequence-pads.js';
import { sequenceTable as tableEn } from '../../src/words/en/sequence-table.js';
import { sequenceTelling as tellingEn } from '../../src/words/en/sequence-telling.js';
import { sequence as gameEn } from '../../src/words/en/sequence.js';
import { sequenceBack as backIt } from '../../src/words/it/sequence-back.js';
import { sequenceForm as formIt } from '../../src/words/it/sequence-form.js';
import { sequencePads as padsIt } from '../../src/words/it/sequence-pads.js';
import { sequenceTable as tableIt } from '../../src/words/it/sequence-table.js';
import { sequenceTelling as tellingIt } from '../../src/words/it/sequence-telling.js';
import { sequence as gameIt } from '../../src/words/it/sequence.js';

type Sentence = (...given: unknown[]) => string;

/** All sentences of a table by their paths. */
function sentences(value: unknown, path = ''): [string, string | Sentence][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | Sentence]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

const without = <T extends { refusals: unknown }>({ refusals: _, ...rest }: T): object => rest;

describe('the words of Sequence', () => {
  it.each([
    ['game', without(gameEn.game), without(gameIt.game)],
    ['table', tableEn, tableIt],
    ['telling', tellingEn, tellingIt],
    ['pads', padsEn, padsIt],
    ['form', formEn, formIt],
    ['back', backEn, backIt],
  ])('say the same in English and Italian, and use what they are given: %s', (_, en, it) => {
    const english = new Map(sentences(en));
    const italian = new Map(sentences(it));
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, sentence] of english) {
      const other = italian.get(path)!;
      expect(typeof other, path).toBe(typeof sentence);
      if (typeof sentence === 'string') expect(sentence && other, path).not.toBe('');
      else {
        // Whatever a sentence is given in one language it says in the other too.
        const given = Array.from({ length: sentence.length }, (_, i) => `<${i}>`);
        const uses = (say: Sentence): string[] => given.filter((word) => say(...given).includes(word));
        expect(uses(other as Sentence), path).toEqual(uses(sentence));
      }
    }
  });

  it('counts one and many', () => {
    expect(gameEn.game.rollDice(1)).toBe('Roll 1 die');
    expect(gameEn.game.rollDice(4)).toBe('Roll 4 dice');
    expect([0, 1, 2].map(gameEn.game.rollsLeft)).toEqual(['no rolls left', '1 roll left', '2 rolls left']);
    expect(gameIt.game.rollDice(1)).toBe('Tira 1 dado');
    expect([0, 1, 2].map(gameIt.game.rollsLeft)).toEqual(['nessun tiro', 'ancora 1 tiro', 'ancora 2 tiri']);
  });

  it('says in Italian whatever the rules refuse', () => {
    const reasons = ['not-now', 'bad-dice', 'nothing-rolled', 'bad-claim', 'card-choice', 'game-over', 'bad-move'];
    for (const reason of [...reasons, 'stale', 'forbidden', 'hidden']) {
      expect(gameIt.game.refusals[reason]?.({}), reason).toMatch(/\.$/);
    }
  });
});
