// Nobody waits longer than 10 seconds for a round of computer players, however many there are.
import { describe, expect, it } from 'vitest';
import { moment } from '../../components/plyt-board/moment.js';
import { plytBot } from '../../src/bots/plyt.js';
import { Match } from '../../src/match/match.js';
import { parsePlayers } from '../../src/match/players.js';
import { paceAmong } from '../../src/match/speed.js';
import { Table } from '../../src/match/table.js';
import { plyt, type PlytMove, type PlytState } from '../../src/rules/plyt/index.js';
import { valueOf } from './support/embed.js';
import { FakeTimers } from './support/fake-timers.js';
import { seeded } from './support/random.js';

/** Returns the milliseconds of each round of the computer players: their pauses, and the beats of what they do. */
async function rounds(bots: number): Promise<number[]> {
  const players = valueOf(parsePlayers(['Ada', ...Array<string>(bots).fill('bot')].join(), plyt.seats, 4));
  const random = seeded(5);
  const timers = new FakeTimers();
  const chanceSeat = ({ phase }: PlytState): number =>
    phase.type === 'start'
      ? phase.rolling[phase.rolled.length]
      : 'turn' in phase
        ? phase.turn
        : 'seat' in phase
          ? phase.seat
          : 0;
  const table = new Table<object, PlytState, PlytMove, never>(
    { bot: plytBot, chanceSeat },
    {
      timers,
      random,
    },
  );
  const start = plyt.setup(bots + 1, valueOf(plyt.options({ cards: false })), random);
  const match = new Match(plyt, players, { ...start, phase: { type: 'choose', seat: 1 } });
  table.setActive(true);
  table.begin(match as never);
  const all: number[] = [];
  for (let round = 0; round < 8; round++) {
    let shown = 0;
    const begun = timers.now();
    while (!match.isOver && !(match.turn.kind === 'seat' && match.turn.seat === 0)) {
      const before = match.state;
      const { ply } = match;
      while (match.ply === ply) {
        await timers.pass(20);
      }
      const beats = moment({ match, lessons: undefined }, match.plies.at(-1)!, before);
      shown += beats.reduce((sum, { ms }) => sum + ms, 0) * paceAmong(match);
    }
    all.push(timers.now() - begun + shown);
    if (match.isOver) break;
    // Ada answers wrong, so that the game goes on for long.
    table.play({ type: 'choose', dice: 2 });
    if (match.turn.kind === 'chance') table.play(plyt.chance(match.state, random));
    table.play({ type: 'answer', answer: 0, ms: 1 });
  }
  return all;
}

describe('A round of computer players in PLYT', () => {
  it.each([1, 2, 3, 4, 5])('takes 10 seconds at most with %i of them', async (bots) => {
    const all = await rounds(bots);
    expect(all.length).toBeGreaterThan(4);
    expect(Math.max(...all)).toBeLessThanOrEqual(10_000);
    expect(Math.max(...all), 'it can still be followed').toBeGreaterThan(3000);
  });

  it('is not hurried for one of them', () => {
    const match = (bots: number) => ({ players: Array(bots + 1).fill(0), isBot: (seat: number) => seat > 0 });
    expect([0, 1, 2, 3, 5].map((bots) => paceAmong(match(bots)))).toEqual([1, 1, 0.75, 0.5, 0.3]);
  });
});
