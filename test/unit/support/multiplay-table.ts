import { vi } from 'vitest';
import { multiplayBot } from '../../../src/bots/multiplay.js';
import { Table } from '../../../src/match/table.js';
import type { Bot } from '../../../src/rules/game.js';
import {
  multiplay,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayOptions,
  type MultiplayState,
} from '../../../src/rules/multiplay/index.js';
import { FakeTimers } from './fake-timers.js';
import { seeded } from './random.js';

type Think = Bot<MultiplayState, MultiplayMove>['think'];

/** Returns a table whose clock the test controls, and a record of what its listeners received. */
export function makeTable() {
  const timers = new FakeTimers();
  const think = vi.fn<Think>((...given) => multiplayBot.think(...given));
  const heard = {
    allows: vi.fn<(move: MultiplayMove, ply: number) => boolean>(() => true),
    moved: vi.fn<(move: MultiplayMove, events: readonly unknown[]) => void>(),
    stuck: vi.fn<(error: unknown, retry: () => void) => void>(),
    changed: vi.fn<() => void>(),
  };
  const table = new Table<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent>(
    {
      bot: { levels: 2, think },
      chanceSeat: ({ seat }) => seat,
      timeUp: (ms) => ({ type: 'time-up', ms }),
    },
    { timers, random: seeded(1) },
  );
  table.on('move', ({ move, ply, forbid }) => {
    if (!heard.allows(move, ply)) forbid();
  });
  table.on('moved', ({ move, events }) => heard.moved(move, events));
  table.on('stuck', ({ error, retry }) => heard.stuck(error, retry));
  table.on('change', () => heard.changed());

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
  return { table, heard, timers, think, choose, act };
}
