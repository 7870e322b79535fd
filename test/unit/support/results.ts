import { Match } from '../../../src/match/match.js';
import type { Failure, ResultAdapter } from '../../../src/results/adapter.js';
import type { DeliveryOptions } from '../../../src/results/delivery.js';
import { Reporter } from '../../../src/results/reporter.js';
import type { Random } from '../../../src/rules/game.js';
import { multiplay, type MultiplayMove } from '../../../src/rules/multiplay/index.js';
import { FakeTimers } from './fake-timers.js';
import { MemoryStorage } from './memory-storage.js';
import { seated, type MultiplayMatch } from './multiplay-matches.js';

export interface Desk {
  readonly options: DeliveryOptions;
  readonly timers: FakeTimers;
  readonly storage: MemoryStorage;
  /** The codes of the troubles, in order. */
  readonly troubles: string[];
  readonly said: Failure[];
  cleared: number;
}

/** Returns what a page passes to an adapter; a second page on the same device is another window of its storage. */
export function desk(given: Partial<DeliveryOptions> = {}, device = new MemoryStorage()): Desk {
  const storage = device.window();
  const timers = new FakeTimers();
  const made: Desk = { timers, storage, troubles: [], said: [], cleared: 0, options: undefined as never };
  const options: DeliveryOptions = {
    key: 'game',
    rule: { rule: 'share-right' },
    timers,
    date: () => new Date(Date.UTC(2026, 10, 21, 9, 5, 7, 123) + timers.now()),
    storage,
    onFailure: (trouble) => {
      made.troubles.push(trouble.code);
      made.said.push(trouble);
    },
    onClear: () => void made.cleared++,
    ...given,
  };
  return Object.assign(made, { options });
}

/** Returns a new match of two persons, the first of whom is the learner. */
export function newMatch(random: Random, given: object = {}): MultiplayMatch {
  const options = multiplay.options({ size: 5, endAt: 0, answer: 'factor', ...given });
  if (!options.ok) throw new Error(options.message);
  return new Match(multiplay, seated(0, 0), multiplay.setup(2, options.value, random));
}

type Of<K extends keyof MultiplayMatch> = MultiplayMatch[K];
export type MultiplayReporter = Reporter<
  Of<'start'>['options'],
  Of<'start'>,
  MultiplayMove,
  Of<'plies'>[number]['events'][number]
>;

/** Returns a reporter that follows a match. */
export function reporting(adapter: ResultAdapter, { timers }: Desk, match: MultiplayMatch): MultiplayReporter {
  const report: MultiplayReporter = new Reporter(adapter, () => timers.now());
  report.begin(match);
  return report;
}

/** Makes one move; one of four answers is wrong. */
export function act(match: MultiplayMatch, random: Random): MultiplayMatch['plies'][number]['events'] {
  const moves = [...multiplay.moves(match.state)];
  let move: MultiplayMove = moves.length ? moves[random(moves.length)] : match.chance(random);
  if ('answer' in move && move.answer !== undefined) {
    const { answer } = move;
    move = { ...move, answer: random(4) ? answer : answer + 1, ms: 500 + random(9000) };
  }
  const step = match.play(move);
  if (!step.ok) throw new Error(step.message);
  return step.events;
}
