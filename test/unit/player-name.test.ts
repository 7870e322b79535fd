import { describe, expect, it } from 'vitest';
import { nameIn } from '../../components/style/player-name.js';

describe('a name in a sentence', () => {
  it.each(['Ada', 'Søren 🦊', 'Зоя', '美咲', '👩‍👩‍👧'])('%s stands as it is', (name) => {
    expect(nameIn({ name })).toBe(name);
  });

  it.each(['שלום', 'ليلى', 'Ben בן', 'ߒߞߏ', '𞤀𞤣𞤢'])('%s is kept from turning the words around it', (name) => {
    expect(nameIn({ name })).toBe(`\u2068${name}\u2069`);
  });
});
