import { tables, type TablesMove, type TablesState } from '../../../src/rules/tables/index.js';
import { upAndDown, variants, type UpAndDownMove, type UpAndDownState } from '../../../src/rules/up-and-down/index.js';
import type { Random } from '../../../src/rules/game.js';
import { frozen } from '../../../src/rules/frozen.js';
import { seeded } from './random.js';

/** Yields each position of a random game of Up and down, with the move that follows. */
export function* upAndDownGame(seed: number): Iterable<{ state: UpAndDownState; move?: UpAndDownMove }> {
  const random = seeded(seed);
  const variant = variants[random(variants.length)];
  let state = frozen(upAndDown.setup(1 + random(4), { variant, practiceUndo: random(2) === 0 }, random));
  while (state.phase !== 'over') {
    const listed = [...upAndDown.moves(state)];
    const move = state.phase === 'draw' ? upAndDown.chance(state, random) : listed[random(listed.length)];
    yield { state, move };
    const step = upAndDown.play(state, frozen(move));
    if (!step.ok) throw new Error(`${step.message} ${upAndDown.write(state)}`);
    state = frozen(step.state);
  }
  yield { state };
}

/** Returns a legal move: often the right product if the hand has it, now and then a wrong one. */
function chooseTables(state: TablesState, random: Random): TablesMove {
  if (state.phase !== 'attach') return tables.chance(state, random);
  const listed = [...tables.moves(state)];
  const hand = state.hands[state.seat];
  if (state.options.answer && random(4) === 0) {
    const digits = [hand[random(hand.length)]];
    return { type: 'attach', digits, ms: random(9000) };
  }
  return random(6) ? listed[0] : listed.at(-1)!;
}

/** Yields each position of a random game of Multiplication tables, with the move that follows. */
export function* tablesGame(seed: number): Iterable<{ state: TablesState; move?: TablesMove }> {
  const random = seeded(seed);
  let state = frozen(
    tables.setup(1 + random(4), { answer: random(2) === 0, tables: [], practiceUndo: random(2) === 0 }, random),
  );
  while (state.phase !== 'over') {
    const move = chooseTables(state, random);
    yield { state, move };
    const step = tables.play(state, frozen(move));
    if (!step.ok) throw new Error(`${step.message} ${tables.write(state)}`);
    state = frozen(step.state);
  }
  yield { state };
}

/** Returns positions of many games of all kinds. */
export const sampled = <S>(game: (seed: number) => Iterable<{ state: S }>, games: number, every: number): S[] =>
  Array.from({ length: games }, (_, seed) => [...game(seed)].map(({ state }) => state))
    .flat()
    .filter((_, i) => i % every === 0);
