import { beforeAll, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { historyOf, type Entry } from '../../src/live/protocol/entry.js';
import { gameNamed } from '../../server/games.js';
import { LiveServer, type Device } from './support/live-server.js';
import { MemoryLog } from './support/memory-log.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

/** A log that fails now and then, before or after it stores an entry, and that delivers some entries late. */
class FrailLog extends MemoryLog {
  isFrail = false;
  later: (call: () => void) => void = () => undefined;

  constructor(private readonly random: (below: number) => number) {
    super();
  }

  override subscribe(cls: string, call: Parameters<MemoryLog['subscribe']>[1]) {
    return super.subscribe(cls, (key, entry) => {
      if (this.isFrail && this.random(2)) this.later(() => call(key, entry));
      else call(key, entry);
    });
  }

  override append(...given: Parameters<MemoryLog['append']>) {
    if (this.isFrail && this.random(12) === 0) this.fails = this.random(2) ? 'before' : 'after';
    return super.append(...given);
  }
}

interface Waiting {
  readonly id: string;
  readonly seq: number;
  readonly ply: number;
  readonly move: object;
}

it.each([1, 2, 24, 37, 81, 102, 120])('loses nothing and tells no two stories, whatever fails (%i)', async (seed) => {
  const random = seeded(seed);
  const log = new FrailLog(random);
  const server = new LiveServer(log, seed);
  log.later = (call) => void server.timers.later(call, 3000);
  const gateways = [server.gateways[0], server.start()];
  const { teacher, pupils } = await server.round(4, { options: { size: 7 }, undo: 'own' });
  const tokens = pupils.map((pupil) => pupil.last('seat')!.token);
  const devices: Device[] = [...pupils];
  const waiting: (Waiting | undefined)[] = devices.map(() => undefined);
  const acknowledged = new Set<string>();

  const connect = async (i: number): Promise<void> => {
    devices[i].drop();
    devices[i] = await server.back(tokens[i], gateways[random(2)]);
  };
  /** A pupil repeats a message that was not acknowledged, or makes a move. */
  const act = async (i: number): Promise<void> => {
    const device = devices[i];
    if (!device.isOpen || !device.last('view') || device.last('over')) return;
    const move = waiting[i] ? undefined : device.move(random);
    if (move) waiting[i] = { id: server.newId(), seq: device.now!.seq, ply: device.ply, move };
    const said = waiting[i];
    if (!said) return;
    const told = await device.play(said.move, said);
    if (told.some((one) => one.t === 'ok' && one.id === said.id)) acknowledged.add(said.id);
    else if (!told.some((one) => one.t === 'no' && one.id === said.id)) return connect(i); // later
    waiting[i] = undefined;
  };

  log.isFrail = true;
  for (let step = 0; step < 120; step++) {
    const i = random(4);
    const what = random(12);
    if (what === 0) await connect(i);
    else if (what === 1) await teacher.does({ do: random(2) ? 'pause' : 'resume' });
    else if (what === 2) {
      const view = devices[i].last('view');
      if (view) await teacher.does({ do: 'seat', board: view.match, seat: view.seat as number, to: 'bot' });
    } else if (what === 3) await server.pass(random(5000));
    else await act(i);
  }
  log.isFrail = false;
  await teacher.does({ do: 'resume' });
  await server.pass(5000);
  for (const [i, said] of waiting.entries()) {
    await connect(i);
    if (said) await act(i);
  }
  await server.pass(5000);

  const matches = [...log.entries].filter(([key]) => key.includes('/m/'));
  const game = gameNamed('multiplay')!;
  const ids: string[] = [];
  for (const [key] of matches) {
    const entries = (await log.all(key)) as unknown as Entry[];
    const history = historyOf(game, entries);
    if (!history.ok) throw new Error(history.message);
    ids.push(...entries.map(({ id }) => id));
    for (const device of devices.filter((one) => key.endsWith(`/${one.last('view')?.match}`))) {
      const { seq, view } = device.now!;
      expect(seq).toBe(entries.length);
      expect(view).toEqual(JSON.parse(JSON.stringify(history.value.state)));
    }
  }
  // Each acknowledged move is in the log, once.
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of acknowledged) expect(ids).toContain(id);
  expect(acknowledged.size).toBeGreaterThan(0);

  if (teacher.last('class')!.phase === 'round') await teacher.does({ do: 'round', on: false });
  await server.pass(3000);
  expect(teacher.last('class')!.phase).toBe('between');
  for (const device of devices) expect(device.last('over')).toBeDefined();
});
