import { playouts } from '../../src/core/multiplay-playouts.js';
import instantiateTwin from '../../src/core/generated/multiplay-playouts.twin.js';
import type { Contestant, Race } from './measure.js';
import { playPlain } from './multiplay-plain.js';
import { playTuned } from './multiplay-tuned.js';

interface Twin {
  start(seed: number): void;
  play(count: number): number;
  checksum(): number;
}

const games = 5_000;
const seed = 7;

function contestants(): Promise<Contestant[]> {
  const twin = instantiateTwin({}) as unknown as Twin;
  const runTwin = () => {
    twin.start(seed);
    twin.play(games);
    return { checksum: twin.checksum() >>> 0 };
  };
  return Promise.resolve([
    { name: 'WebAssembly', run: () => playouts(games, seed) },
    { name: 'its JavaScript twin', run: runTwin },
    { name: 'TypeScript, a scan of the board', run: () => playPlain(games, seed) },
    { name: 'TypeScript, words of bits and tables', run: () => playTuned(games, seed) },
  ]);
}

export const race: Race = {
  title: 'Multiplay: whole random games of two players, to 25 white cubes',
  unit: 'games',
  work: games,
  contestants,
  native: { name: 'C, `-O3`, the same scan', file: 'native/multiplay.c', args: [String(games), String(seed)] },
};
