import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { visiblePlies } from '../../src/live/referee/visible.js';
import type { Entry } from '../../src/live/protocol/entry.js';
import { historyOf } from '../../src/live/protocol/entry.js';
import { gameNamed } from '../../server/games.js';
import type { Seat } from '../../src/rules/game.js';
import type { AnyGame } from './support/all-games.js';
import { games } from '../../src/rules/index.js';
import { LiveServer, type Device } from './support/live-server.js';
import { MemoryLog } from './support/memory-log.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const options: Readonly<Record<string, object>> = {
  plyt: { timer: 0, startSquare: 60 },
  sequence: { declare: 'auto' },
  multiplay: { size: 5, endAt: 20 },
  pytagora: { target: 60 },
  'plus-and-minus': {},
  'up-and-down': {},
  tables: { answer: true },
};

const names = Object.values(games).map(({ name }) => name);

/** Returns the match of a board as the log has it. */
async function matchOf(server: LiveServer, name: string, board: string) {
  const key = [...(server.log as MemoryLog).entries.keys()].find((one) => one.endsWith(`/m/${board}`))!;
  const entries = (await server.log.all(key)) as unknown as Entry[];
  const history = historyOf(gameNamed(name)!, entries);
  if (!history.ok) throw new Error(history.message);
  return { entries, history: history.value };
}

const seatOf = (device: Device): Seat => device.last('view')!.seat as Seat;

describe('Two pupils by code', () => {
  it.each(names)('play %s to its end, and each receives what its seat may know', async (name) => {
    const server = new LiveServer(new MemoryLog(), 7);
    const random = seeded(3);
    const game = gameNamed(name) as unknown as AnyGame;
    const { teacher, pupils } = await server.round(2, { game: name, options: options[name] });
    const board = teacher.last('class')!.boards[0].board;
    await teacher.say({ t: 'watch', boards: [board] });
    let devices = pupils;
    const tokens = pupils.map((pupil) => pupil.last('seat')!.token);
    for (let step = 0; step < 3000 && !devices[0].last('over'); step++) {
      const at = devices.findIndex((device) => device.move(seeded(1)) !== undefined);
      expect(at).toBeGreaterThanOrEqual(0);
      const told = await devices[at].play(devices[at].move(random)!);
      expect(told.map(({ t }) => t)).toContain('ok');
      // One of them reconnects now and then, and knows as much as before.
      if (random(5) === 0) {
        const which = random(2);
        const before = devices[which].now;
        devices[which].drop();
        const back = await server.back(tokens[which]);
        if (!back.last('over')) expect(back.now).toEqual(before);
        devices = devices.map((device, i) => (i === which ? back : device));
      }
      await server.pass(random(4000));
    }
    for (const device of [...devices, teacher]) expect(device.all('over')).toHaveLength(1);

    const { entries, history } = await matchOf(server, name, board);
    const { record, scores } = devices[0].last('over')!;
    expect((record as { moves: unknown[] }).moves).toEqual(history.plies.map(({ move }) => move));
    expect(scores).toEqual(game.scores(history.state));
    // Everything that was ever sent about a step is what a device may receive about it.
    let from = 0;
    for (const { seq, does } of entries) {
      const count = 'plies' in does ? does.plies.length : 0;
      const told = history.plies.slice(from, (from += count));
      for (const device of [...pupils, ...devices, teacher]) {
        const seat = device === teacher ? ('public' as const) : seatOf(device);
        const plies = device.all('plies').filter((one) => one.match === board && one.seq === seq);
        for (const one of plies)
          expect(one.plies).toEqual(JSON.parse(JSON.stringify(visiblePlies(gameNamed(name)!, told, seat))));
        for (const view of device.all('view').filter((one) => one.match === board && one.seq === seq))
          expect(view.view).toEqual(JSON.parse(JSON.stringify(game.view(told.at(-1)!.state, seat))));
      }
    }
    expect(server.warnings).toEqual([]);
  });
});
