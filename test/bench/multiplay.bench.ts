import { playouts } from '../../src/core/multiplay-playouts.js';
import instantiateTwin from '../../src/core/generated/multiplay-playouts.twin.js';
import scalar from '../../build/multiplay-playouts.flat.wasm';
import type { Contestant, Race } from './measure.js';
import { playPlain } from './multiplay-plain.js';
import { playTuned } from './multiplay-tuned.js';
import { withoutVectors } from './scalar.js';

interface Core {
  start(seed: number): void;
  play(count: number): number;
  checksum(): number;
}

const games = 5_000;
const seed = 7;

function contestants(): Promise<Contestant[]> {
  const playing = (core: Core) => () => {
    core.start(seed);
    core.play(games);
    return { checksum: core.checksum() >>> 0 };
  };
  return Promise.resolve([
    { name: 'WebAssembly', run: () => playouts(games, seed) },
    { name: 'WebAssembly without vectors', run: playing(withoutVectors(scalar)) },
    { name: 'its JavaScript twin', run: playing(instantiateTwin({}) as unknown as Core) },
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
