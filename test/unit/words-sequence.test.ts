import { describe, expect, it } from 'vitest';
import { amount } from '../../src/words/amount.js';
import { plyt as plytEn } from '../../src/words/generated/en/plyt.js';
import { sequence as gameEn } from '../../src/words/generated/en/sequence.js';
import { plyt as plytIt } from '../../src/words/generated/it/plyt.js';
import { sequence as gameIt } from '../../src/words/generated/it/sequence.js';

type Sentence = (...given: unknown[]) => string;

/** Returns all sentences of a table by their paths. */
function sentences(value: unknown, path = ''): [string, string | Sentence][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | Sentence]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

/** Refusals have their own test. */
const without = (table: object): Map<string, string | Sentence> =>
  new Map(sentences(table).filter(([path]) => !path.includes('.refusals.')));

describe('the words of Sequence', () => {
  it('say the same in English and Italian, and use what they are given', () => {
    const english = without(gameEn);
    const italian = without(gameIt);
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, sentence] of english) {
      const other = italian.get(path)!;
      expect(typeof other, path).toBe(typeof sentence);
      if (typeof sentence === 'string') expect(sentence && other, path).not.toBe('');
      else {
        // A sentence uses the same arguments in both languages.
        const given = Array.from({ length: sentence.length }, (_, i) => `<${i}>`);
        const uses = (say: Sentence): string[] => given.filter((word) => say(...given).includes(word));
        expect(uses(other as Sentence), path).toEqual(uses(sentence));
      }
    }
  });

  it('counts one and many', () => {
    expect(gameEn.rollDice(1)).toBe('Roll 1 die');
    expect(gameEn.rollDice(4)).toBe('Roll 4 dice');
    expect([0, 1, 2].map(gameEn.rollsLeft)).toEqual(['no rolls left', '1 roll left', '2 rolls left']);
    expect(gameIt.rollDice(1)).toBe('Tira 1 dado');
    expect([0, 1, 2].map(gameIt.rollsLeft)).toEqual(['nessun tiro', 'ancora 1 tiro', 'ancora 2 tiri']);
  });

  it('speaks of one step as one, also where a sum makes it', () => {
    expect([gameEn.table.sayIt('1'), gameIt.table.sayIt('1')]).toEqual(['Say it: 1 step', 'Dilla: 1 passo']);
    expect([gameEn.table.worth('1 + 0 = 1'), gameIt.table.worth('1 + 0 = 1')]).toEqual([
      '1 + 0 = 1 step',
      '1 + 0 = 1 passo',
    ]);
    expect(gameEn.table.worth('7 + 4 = 11')).toBe('7 + 4 = 11 steps');
    expect([plytEn.moments.steps('1'), plytIt.moments.steps('1')]).toEqual(['*1* step', '*1* passo']);
    expect(plytEn.pads.brings('1', '21')).toBe('*1* step to 21');
    expect([amount('7 + 4 = 11'), amount('2.1')]).toEqual([11, 2.1]);
  });

  it('speaks of the start as a place', () => {
    const [en, it] = [gameEn, gameIt].map(({ announcements }) => announcements.events);
    expect([en.stays('Ada', ''), it.stays('Ada', '')]).toEqual([
      '*Ada* stays at the start.',
      '*Ada* resta alla partenza.',
    ]);
    expect(en.stays('Ada', '20')).toBe('*Ada* stays on 20.');
    expect([gameEn.table.stayOn(''), gameIt.table.stayOn('')]).toEqual(['stay at the start', 'resti alla partenza']);
    expect(it.moved('Ada', '', '11')).toBe('Ada sale dalla partenza a *11*.');
    expect(plytIt.spoken.fromTo(plytIt.offBoard, '11')).toBe('dal via a 11.');
  });

  it('says in Italian whatever the rules refuse', () => {
    const reasons = ['not-now', 'bad-dice', 'nothing-rolled', 'bad-claim', 'card-choice', 'game-over', 'bad-move'];
    for (const reason of [...reasons, 'stale', 'forbidden', 'hidden']) {
      expect(gameIt.refusals[reason]?.({}), reason).toMatch(/\.$/);
    }
  });
});
