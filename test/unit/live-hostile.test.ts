import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { codeDelay, most } from '../../server/limits.js';
import { Tokens } from '../../server/tokens.js';
import { LiveServer, type Device } from './support/live-server.js';
import type { MemoryLog } from './support/memory-log.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const random = seeded(2);
const refused = (reason: string) => expect.objectContaining({ t: 'no', reason });

/** Returns the number of entries in the log. */
const steps = (server: LiveServer): number => (server.log as MemoryLog).appends;

/** Returns a board with the seat to act, and the other one. */
async function board(): Promise<{ server: LiveServer; teacher: Device; acts: Device; other: Device }> {
  const server = new LiveServer();
  const { teacher, pupils } = await server.round(2);
  const [acts, other] = server.turn(pupils);
  return { server, teacher, acts, other };
}

describe('A hostile device', () => {
  it('cannot move for another seat', async () => {
    const { server, acts, other } = await board();
    const before = steps(server);
    expect(await other.play(acts.move(random)!)).toEqual([refused('not-yours')]);
    expect(steps(server)).toBe(before);
  });

  it('cannot make a move of chance', async () => {
    const { server, acts, other } = await board();
    const before = steps(server);
    for (const device of [acts, other]) {
      expect(await device.play({ type: 'roll', die: 6 })).toEqual([refused('not-yours')]);
    }
    expect(steps(server)).toBe(before);
  });

  it('cannot make a move twice, nor another one in its place', async () => {
    const { server, acts } = await board();
    const asked = { id: server.newId(), seq: acts.now!.seq, ply: acts.ply };
    const move = acts.move(random)!;
    await acts.play(move, asked);
    const before = steps(server);
    expect(await acts.play(move, asked)).toEqual([{ t: 'ok', id: asked.id, seq: 2 }]);
    expect(await acts.play(move, { ...asked, id: server.newId() })).toEqual([refused('stale')]);
    expect(steps(server)).toBe(before);
  });

  it('cannot say how long it took', async () => {
    const server = new LiveServer();
    const options = { size: 5, answer: 'factor', timer: 30 };
    const { pupils } = await server.round(2, { options });
    const [acts] = server.turn(pupils);
    await server.pass(12_000);
    acts.rtt = 1000;
    await acts.play({ ...acts.move(random)!, ms: 1 });
    const [event] = acts.last('plies')!.plies[0].events as { type: string; ms?: number }[];
    expect(event).toMatchObject({ type: 'answered', ms: 11_050 });
  });

  it('is refused too much at once, and sent away if it does not stop: 100 messages a second', async () => {
    const { server, acts } = await board();
    for (let i = 0; i < 100 && acts.isOpen; i++) {
      await acts.say({ t: 'help', on: true });
      await server.pass(10);
    }
    expect(acts.all('no').every(({ reason }) => reason === 'too-fast')).toBe(true);
    expect(acts.all('ok').length).toBeLessThanOrEqual(26);
    expect(acts.last('bye')!.why).toBe('too-fast');
    // The device may reconnect.
    const back = await server.back(acts.last('seat')!.token);
    expect(back.now).toEqual(acts.now);
  });

  const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  it.each([
    ['9 kB', JSON.stringify({ t: 'move', move: 'x'.repeat(9000) })],
    ['deep JSON', `{"t":"move","move":${deep(500)}}`],
    ['__proto__', '{"t":"move","__proto__":{"seat":0},"id":"id00000000000000","ply":0,"seq":1,"move":{}}'],
    ['no JSON', '{"t":'],
    ['no message', '[1]'],
    ['no text', undefined],
    ['null in place of a move', '{"t":"move","id":"id00000000000000","ply":1,"seq":1,"move":null}'],
  ])('is refused %s, and nothing changes', async (_, text) => {
    const { server, acts } = await board();
    const before = steps(server);
    const count = acts.got.length;
    await acts.tell(text);
    expect(acts.got.slice(count).map(({ t }) => t)).toEqual(['no']);
    expect(steps(server)).toBe(before);
    expect(server.warnings).toEqual([]);
  });

  it('with a token of another secret, of another class, or changed, is nobody', async () => {
    const { server, acts, teacher } = await board();
    const token = acts.last('seat')!.token;
    const foreign = new Tokens(Buffer.from('another secret, of somebody else'));
    const { lesson } = server.tokens.read(token)!;
    const other = server.tokens.read((await server.lesson(1)).pupils[0].last('seat')!.token)!.lesson;
    const mac = token.split('.').at(-1)!;
    for (const forged of [
      foreign.make({ lesson, holder: 'teacher' }),
      foreign.key,
      `${lesson}.t.${mac}`,
      `${lesson}.p1.2.${mac}`,
      token.replace(lesson, other),
      token.replace('.p', '.p0'),
      `${token}x`,
    ]) {
      expect((await server.back(forged)).got).toEqual([{ t: 'bye', why: 'unknown' }]);
    }
    // A projector's token does not work as a teacher's.
    const projector = await server.back(teacher.last('teacher')!.projector!);
    expect(await projector.say({ t: 'save' })).toEqual([refused('not-yours')]);
    expect(await projector.say({ t: 'move', seq: 1, ply: 1, move: {} })).toEqual([refused('not-yours')]);
  });

  it('that has not said hello is nobody', async () => {
    const { server } = await board();
    const device = server.connect();
    await device.say({ t: 'join', nickname: 5 });
    expect(device.got).toEqual([{ t: 'bye', why: 'unknown' }]);
  });

  it('does what a teacher does in vain', async () => {
    const { server, acts } = await board();
    const before = steps(server);
    expect(await acts.say({ t: 'class', seq: 0, do: 'lock' })).toEqual([refused('not-yours')]);
    expect(await acts.say({ t: 'class', seq: 0, do: 'pause' })).toEqual([refused('not-yours')]);
    expect(await acts.say({ t: 'save' })).toEqual([refused('not-yours')]);
    expect(await acts.say({ t: 'watch', boards: ['1-1'] })).toEqual([]);
    expect(steps(server)).toBe(before);
  });

  it('guesses 1,000 codes: soon each takes its time, and of many at once most are sent away', async () => {
    const server = new LiveServer();
    const { code } = await server.lesson(1);
    let asked = 0;
    const guess = () => {
      const device = server.connect(undefined, '198.51.100.7');
      const text = JSON.stringify({ t: 'hello', seq: 0, code: String(asked++).padStart(6, '2').replace(/[01]/g, '3') });
      const heard = device.client.receive(text);
      return { device, heard };
    };
    const first = Array.from({ length: 10 }, guess);
    await server.pass(0);
    for (const { device } of first) expect(device.got).toEqual([{ t: 'bye', why: 'unknown' }]);
    const rest = Array.from({ length: 990 }, guess);
    await server.pass(0);
    const later = rest.filter(({ device }) => device.last('later'));
    expect(later.length).toBe(940);
    expect(rest.filter(({ device }) => device.got.length === 0)).toHaveLength(50);
    await server.pass(codeDelay);
    expect(rest.filter(({ device }) => device.last('bye'))).toHaveLength(50);
    // The school at that address can still connect, after the same wait; others do not notice anything.
    const school = server.connect(undefined, '198.51.100.7');
    const heard = school.client.receive(JSON.stringify({ t: 'hello', seq: 0, code }));
    await server.pass(codeDelay);
    await heard;
    expect(school.last('lobby')).toBeDefined();
    expect((await server.pupil(code, 4)).last('seat')).toBeDefined();
  });

  it('finds a class full of sockets, and one full of pupils', async () => {
    const server = new LiveServer();
    const { code, teacher } = await server.lesson(64);
    expect((await server.pupil(code, 90)).last('no')!.reason).toBe('full');
    for (let i = 0; i < most.sockets; i++) {
      const device = server.connect();
      await device.client.receive(JSON.stringify({ t: 'hello', code, seq: 0 }));
    }
    const device = server.connect();
    await device.client.receive(JSON.stringify({ t: 'hello', code, seq: 0 }));
    expect(device.got).toEqual([{ t: 'later', ms: 5000 }]);
    // A teacher is never locked out.
    expect((await server.back(teacher.last('teacher')!.token!)).last('class')).toBeDefined();
  });
});
