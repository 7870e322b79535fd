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

  it('types wrong codes with a device of its own: it waits longer and longer, and its school does not', async () => {
    const server = new LiveServer();
    const { code, pupils } = await server.lesson(1);
    const address = '198.51.100.7';
    const typed = async (text: string, device: string) => {
      const one = server.connect(undefined, address);
      await one.say({ t: 'hello', seq: 0, code: text, device });
      return one.got;
    };
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      const [answer] = await typed(`22222${'23456789BCDF'[i]}`, 'a'.repeat(16));
      if (answer.t !== 'later') continue;
      waits.push(answer.ms);
      await server.pass(answer.ms);
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000]);
    await typed('222222', 'a'.repeat(16));
    expect(await typed(code, 'a'.repeat(16)), 'also the right code waits').toEqual([{ t: 'later', ms: 32_000 }]);
    expect((await typed(code, 'b'.repeat(16)))[0].t).toBe('lobby');
    // A thousand devices, or one with a thousand ids, are one address; whoever has a token does not notice it.
    for (let i = 0; i < 310; i++) {
      const hello = { t: 'hello', seq: 0, code: '222222', device: `c${i}`.padEnd(16, '-') };
      void server.connect(undefined, address).client.receive(JSON.stringify(hello));
    }
    await server.pass(0);
    const school = server.connect(undefined, address);
    const heard = school.client.receive(JSON.stringify({ t: 'hello', seq: 0, code, device: 'd'.repeat(16) }));
    await server.pass(0);
    expect(school.got).toEqual([]);
    const seated = server.connect(undefined, address);
    await seated.say({ t: 'hello', seq: 0, token: pupils[0].last('seat')!.token });
    expect(seated.last('lobby')).toBeDefined();
    await server.pass(codeDelay);
    await heard;
    expect(school.last('lobby')).toBeDefined();
  });

  it('takes 64 names: a device leaves none behind, then waits, and many devices of one address come one by one', async () => {
    const server = new LiveServer();
    const { teacher, code, pupils } = await server.lesson(3);
    const take = async (nickname: number, device?: string) => {
      const one = server.connect(undefined, '198.51.100.7');
      await one.say({ t: 'hello', seq: 0, code, ...(device && { device }) });
      await one.say({ t: 'join', nickname });
      return one;
    };
    for (let name = 10; name < 74; name++) await take(name, 'a'.repeat(16));
    await server.pass(50);
    const names = () => teacher.last('class')!.pupils.map(({ pupil }) => pupil);
    expect(names()).toEqual([0, 1, 2, 12]);
    expect((await take(20, 'a'.repeat(16))).got.at(-1)).toEqual({ t: 'later', ms: 4950 });
    for (let name = 100; name < 164; name++) await take(name);
    await server.pass(50);
    expect(names()).toHaveLength(10);
    for (let name = 200; name < 264; name++) await take(name, `${name}`.padEnd(16, '-'));
    await server.pass(50);
    expect(names().length).toBeLessThan(45);
    // Meanwhile pupils come back, others at other addresses join, and one tap removes the rest.
    expect((await server.back(pupils[0].last('seat')!.token)).last('lobby')!.you).toBe(0);
    expect((await server.pupil(code, 300)).last('seat')!.nickname).toBe(300);
    await server.pass(50);
    const rest = names().filter((name) => name > 2 && name !== 300);
    await teacher.does({ do: 'clear', pupils: rest });
    expect(names()).toEqual([0, 1, 2, 300]);
    expect(await teacher.does({ do: 'clear', pupils: [700, 700] })).toContainEqual(
      expect.objectContaining({ t: 'ok' }),
    );
    expect(server.warnings).toEqual([]);
  });

  it('keeps the name of a pupil who has played, also if the device goes on under another one', async () => {
    const server = new LiveServer();
    const { teacher, code } = await server.round(2);
    const device = server.newId();
    const join = async (nickname: number) => {
      const one = server.connect();
      await one.say({ t: 'hello', seq: 0, code, device });
      await one.say({ t: 'join', nickname });
    };
    await join(7);
    await teacher.does({ do: 'round', on: false });
    await teacher.does({ do: 'pair', how: 'swiss' });
    await join(8);
    await server.pass(50);
    expect(teacher.last('class')!.pupils.map(({ pupil }) => pupil)).toEqual([0, 1, 7, 8]);
  });

  it('finds a class full of guests, and one full of pupils: whoever has a token always comes in', async () => {
    const server = new LiveServer();
    const { code, teacher, pupils } = await server.lesson(64);
    expect((await server.pupil(code, 90)).last('no')!.reason).toBe('full');
    const guests: Device[] = [];
    for (let i = 0; i < 200; i++) {
      const guest = server.connect();
      await guest.client.receive(JSON.stringify({ t: 'hello', code, seq: 0 }));
      guests.push(guest);
    }
    const isLater = (device: Device): boolean => device.last('later') !== undefined && !device.isOpen;
    expect(guests.filter(isLater).length).toBeGreaterThanOrEqual(200 - most.guests);
    expect(guests.slice(-most.guests).some(isLater), 'the newest are here').toBe(false);
    const token = pupils[5].last('seat')!.token;
    const windows: Device[] = [];
    for (let i = 0; i < 6; i++) windows.push(await server.back(token));
    expect(windows.map(({ isOpen }) => isOpen)).toEqual([false, false, true, true, true, true]);
    const own = 'e'.repeat(16);
    const many: Device[] = [];
    for (let i = 0; i < 5; i++) {
      const one = server.connect();
      await one.say({ t: 'hello', code, seq: 0, device: own });
      many.push(one);
    }
    expect(many.map(isLater)).toEqual([true, true, false, false, false]);
    expect((await server.back(teacher.last('teacher')!.token!)).last('class')).toBeDefined();
    for (let i = 0; i < most.projectors; i++) await server.back(teacher.last('teacher')!.projector!);
    expect((await server.back(teacher.last('teacher')!.projector!)).got).toEqual([{ t: 'later', ms: 5000 }]);
  });
});
