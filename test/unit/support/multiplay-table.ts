import { vi } from 'vitest';
import { multiplayBot } from '../../../src/bots/multiplay.js';
import { Table } from '../../../src/match/table.js';
import type { Bot } from '../../../src/rules/game.js';
import { multiplay, type MultiplayMove, type MultiplayState } from '../../../src/rules/multiplay/index.js';
import { FakeTimers } from './fake-timers.js';
import { seeded } from './random.js';

type Think = Bot<MultiplayState, MultiplayMove>['think'];

/** A table whose clock the test drives, and its house, which remembers what it was asked and told. */
export function makeTable() {
  const timers = new FakeTimers();
  const think = vi.fn<Think>((...given) => multiplayBot.think(...given));
  const house = {
    game: multiplay,
    bot: { levels: 2, think },
    timers,
    random: seeded(1),
    roller: (state: MultiplayState) => state.seat,
    limit: ({ phase, options }: MultiplayState) => (phase === 'end' ? 0 : options.timer),
    timeUp: (ms: number): MultiplayMove => ({ type: 'time-up', ms }),
    allows: vi.fn<(move: MultiplayMove, ply: number) => boolean>(() => true),
    moved: vi.fn(),
    stuck: vi.fn<(error: unknown, retry: () => void) => void>(),
    changed: vi.fn(),
  };
  const table = new Table(house);

  /** Makes the `nth` legal move. */
  function choose(nth = 0): void {
    const moves = [...multiplay.moves(table.match!.state)];
    const step = table.play(moves[nth % moves.length]);
    if (!step.ok) throw new Error(step.message);
  }
  /** Rolls, and makes the first legal move. */
  function act(): void {
    if (!table.roll()?.ok) throw new Error('No roll was due.');
    choose();
  }
  return { table, house, timers, think, choose, act };
}
