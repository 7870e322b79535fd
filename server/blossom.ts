/** Edmonds' algorithm for matchings of greatest weight, from a library that has no types. */
import { createRequire } from 'node:module';
import type { Matching } from '../src/live/pairing.js';

type Blossom = (edges: readonly (readonly number[])[], maxCardinality: boolean) => number[];
const blossom = createRequire(import.meta.url)('edmonds-blossom-fixed') as Blossom;

export const byBlossom: Matching = (edges) => blossom(edges, true);
