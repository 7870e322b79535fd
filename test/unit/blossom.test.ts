import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byBlossom } from '../../server/blossom.js';

type Edge = [a: number, b: number, weight: number];

/** The number of pairs in a matching, and their total weight. */
type Worth = readonly [pairs: number, weight: number];

const isBetter = (one: Worth, other: Worth): boolean =>
  one[0] - other[0] > 0 || (one[0] === other[0] && one[1] > other[1]);

/** Returns the value of the best of all possible matchings. */
function best(edges: readonly Edge[], taken: ReadonlySet<number> = new Set()): Worth {
  const [edge, ...others] = edges;
  if (!edge) return [0, 0];
  const without = best(others, taken);
  const [a, b, weight] = edge;
  if (taken.has(a) || taken.has(b)) return without;
  const [pairs, sum] = best(others, new Set([...taken, a, b]));
  const withIt: Worth = [pairs + 1, sum + weight];
  return isBetter(withIt, without) ? withIt : without;
}

function worth(edges: readonly Edge[]): Worth {
  const mates = byBlossom(edges.map(([a, b, weight]) => [a, b, weight]));
  mates.forEach((mate, node) => mate >= 0 && expect(mates[mate]).toBe(node));
  const pairs = edges.filter(([a, b]) => mates[a] === b);
  // Every pair is an edge of the graph.
  expect(pairs).toHaveLength(mates.filter((mate) => mate >= 0).length / 2);
  return [pairs.length, pairs.reduce((sum, [, , weight]) => sum + weight, 0)];
}

/** Generates graphs of some edges between that many nodes. */
const graphs = (least: number, most: number): fc.Arbitrary<Edge[]> =>
  fc.integer({ min: least, max: most }).chain((count) => {
    const all = Array.from({ length: count }, (_, a) => Array.from({ length: a }, (__, b) => [b, a] as const)).flat();
    return fc
      .tuple(
        fc.subarray(all),
        fc.array(fc.integer({ min: -3, max: 9 }), { minLength: all.length, maxLength: all.length }),
      )
      .map(([some, weights]) => some.map(([a, b], i): Edge => [a, b, weights[i]]));
  });

describe('a matching', () => {
  it('has as many pairs as can be, and of those the greatest weight', () => {
    fc.assert(
      fc.property(graphs(0, 7), (edges) => {
        expect(worth(edges)).toEqual(best(edges));
      }),
      { numRuns: 1500 },
    );
  });

  /** Graphs with nested blossoms that are relabelled and expanded: from J. van Rantwijk's tests. Edges are `node-node:weight`. */
  const hard: Readonly<Record<string, string>> = {
    'a blossom that is used to augment': '1-2:8 1-3:9 2-3:10 3-4:7 1-6:5 4-5:6',
    'a blossom that is relabelled': '1-2:9 1-3:8 2-3:10 1-4:5 4-5:4 1-6:3',
    'a blossom in a blossom': '1-2:9 1-3:9 2-3:10 2-4:8 3-5:8 4-5:10 5-6:6',
    'one in another that is relabelled': '1-2:10 1-7:10 2-3:12 3-4:20 3-5:20 4-5:25 5-6:10 6-7:10 7-8:8',
    'one in another that is expanded': '1-2:8 1-3:8 2-3:10 2-4:12 3-5:12 4-5:14 4-6:12 5-7:12 6-7:14 7-8:12',
    'one that is relabelled and expanded': '1-2:23 1-5:22 1-6:15 2-3:25 3-4:22 4-5:25 4-8:14 5-7:13',
    'one that is expanded in a nasty way': '1-2:45 1-5:45 2-3:50 3-4:45 4-5:50 1-6:30 3-9:35 4-8:35 5-7:26 9-10:5',
    'one that is expanded to a path of least slack':
      '1-2:45 1-5:45 2-3:50 3-4:45 4-5:50 1-6:30 3-9:35 4-8:28 5-7:26 9-10:5',
    'three in one another':
      '1-2:45 1-7:45 2-3:50 3-4:45 4-5:95 4-6:94 5-6:94 6-7:50 1-8:30 3-11:35 5-9:36 7-10:26 11-12:5',
  };
  it.each(Object.entries(hard))('is found through %s', (_, text) => {
    const edges = text.split(' ').map((edge) => edge.split(/[-:]/).map(Number) as Edge);
    expect(worth(edges)).toEqual(best(edges));
  });

  it('of nothing is nothing', () => {
    expect(byBlossom([])).toEqual([]);
  });
});
