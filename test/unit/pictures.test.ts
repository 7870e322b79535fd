import { describe, expect, it } from 'vitest';
import { animals, colours } from '../../components/lesson/pictures/animals.js';
import { parts } from '../../components/lesson/pictures/picture.js';
import { nicknameKeys } from '../../src/live/protocol/nicknames.js';

const layersOf = (animal: string): string[][] =>
  animal
    .split(', ')
    .slice(1)
    .map((layer) => layer.split(' '));

describe('The pictures of nicknames', () => {
  it('draw each animal of parts and colours that there are, in three layers at least', () => {
    expect(Object.keys(animals)).toEqual([...nicknameKeys]);
    for (const [key, animal] of Object.entries(animals)) {
      expect(colours, key).toHaveProperty(animal.split(', ')[0]);
      const layers = layersOf(animal);
      expect(layers.length, key).toBeGreaterThan(2);
      for (const [part, colour, ...more] of layers) {
        expect(parts, `${key}: ${part}`).toHaveProperty(part);
        expect(colours, `${key}: ${colour}`).toHaveProperty(colour);
        expect(more, key).toEqual([]);
      }
    }
  });

  it('are different for any two animals, also without colours', () => {
    const shapes = Object.values(animals).map((animal) =>
      layersOf(animal)
        .map(([part]) => part)
        .sort()
        .join(' '),
    );
    const same = nicknameKeys.filter((_, i) => shapes.indexOf(shapes[i]) !== i);
    expect(same).toEqual([]);
  });

  it('use every part', () => {
    const used = new Set(Object.values(animals).flatMap((animal) => layersOf(animal).map(([part]) => part)));
    expect(Object.keys(parts).filter((part) => !used.has(part))).toEqual([]);
  });
});
