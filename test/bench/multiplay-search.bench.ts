import { questionOf } from '../../src/bots/multiplay.js';
import { searchCore, seedOf, type SearchExports } from '../../src/core/multiplay-search.js';
import instantiateTwin from '../../src/core/generated/multiplay-search.twin.js';
import { multiplay, type MultiplayState } from '../../src/rules/multiplay/index.js';
import scalar from '../../build/multiplay-search.flat.wasm';
import { slowSearch } from '../unit/support/multiplay-search-slow.js';
import type { Contestant, Race } from './measure.js';
import { withoutVectors } from './scalar.js';

/** Few playouts, as the plain program is slow. */
const playouts = 6;

/** Returns a game half way, with the die rolled: always the same. */
function middle(): MultiplayState {
  let counter = 7;
  const random = (below: number): number => {
    counter = (Math.imul(counter, 1664525) + 1013904223) | 0;
    return Math.floor(((counter >>> 8) / 2 ** 24) * below);
  };
  let state = multiplay.setup(2, multiplay.defaults, random);
  for (let turned = 0; turned < 50 || state.phase !== 'choose';) {
    const moves = [...multiplay.moves(state)];
    const move = moves.length ? moves[random(moves.length)] : multiplay.chance(state, random);
    const step = multiplay.play(state, move);
    if (!step.ok) throw new Error(step.message);
    ({ state } = step);
    if (move.type === 'turn') turned++;
  }
  return state;
}

function contestants(): Promise<Contestant[]> {
  const state = middle();
  const question = { ...questionOf(state, 4), learned: false, budget: playouts };
  const thinking = (core: SearchExports) => () => {
    const { size, numbers, colours, scores, colour, endAt, die, number, budget } = question;
    const { buffer } = core.memory;
    new Uint8Array(buffer, core.numbers(), numbers.length).set(numbers);
    new Uint8Array(buffer, core.colours(), colours.length).set(colours);
    new Int32Array(buffer, core.scores(), scores.length).set(scores);
    core.think(core.start(size, scores.length, colour, endAt, die, number, seedOf(question), 0, budget));
    return { checksum: core.choice() };
  };
  return Promise.resolve([
    { name: 'WebAssembly', run: thinking(searchCore.get()) },
    { name: 'WebAssembly without vectors', run: thinking(withoutVectors(scalar)) },
    { name: 'its JavaScript twin', run: thinking(instantiateTwin({}) as unknown as SearchExports) },
    { name: 'TypeScript, plain', run: () => ({ checksum: slowSearch(question)!.choice }) },
  ]);
}

export const race: Race = {
  title: 'Multiplay: a move thought about half way through a game',
  unit: 'playouts',
  work: playouts,
  contestants,
};
