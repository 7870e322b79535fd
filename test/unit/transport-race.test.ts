import { describe, expect, it } from 'vitest';
import { Client } from '../../server/client.js';
import { Connection, type ConnectionEvent } from '../../src/live/client/connection.js';
import { write } from '../../src/live/protocol/messages.js';
import { gameNamed } from './support/all-games.js';
import { FakeLesson, tokenOf } from './support/fake-lesson.js';
import { FakeNetwork } from './support/fake-network.js';
import { LiveServer } from './support/live-server.js';
import { seeded } from './support/random.js';

const server = 'https://live.school.example';

/** A device that begins to connect, in a network that `made` arranges. */
function begin(made: (network: FakeNetwork) => void) {
  const lesson = new FakeLesson(gameNamed('multiplay'), 2, { size: 5, endAt: 20 }, seeded(3));
  const network = new FakeNetwork(lesson, seeded(9));
  made(network);
  const connection = new Connection({ server, code: lesson.code, token: tokenOf(0) }, network);
  const events: ConnectionEvent[] = [];
  connection.subscribe((event) => events.push(event));
  connection.open();
  return {
    lesson,
    network,
    connection,
    events,
    pass: (ms: number) => network.timers.pass(ms),
    /** The events of the connection itself, without messages. */
    get told(): string[] {
      return events.map(({ t }) => t).filter((t) => t === 'connected' || t === 'disconnected');
    },
    get hellos(): number {
      return lesson.asked.filter(({ t }) => t === 'hello').length;
    },
    get views(): number {
      return events.filter(({ t }) => t === 'view').length;
    },
  };
}

describe('A connection that begins', () => {
  it('asks nothing over HTTP where the socket answers', async () => {
    const at = begin(({ takes }) => (takes.socket = 400));
    await at.pass(60_000);
    expect(at.network.questions).toEqual([]);
    expect([at.hellos, at.views, at.network.open]).toEqual([1, 1, 1]);
    expect(at.told).toEqual(['connected']);
  });

  it('asks over HTTP after 2 s beside a socket that hangs, and closes the socket when there is an answer', async () => {
    const at = begin(({ takes }) => (takes.socket = Infinity));
    await at.pass(1999);
    expect(at.network.questions).toEqual([]);
    await at.pass(31);
    expect(at.told).toEqual(['connected']);
    expect(at.views).toBe(1);
    // The next request is held.
    await at.pass(400);
    expect(at.network.sockets).toHaveLength(1);
    expect(at.network.open, 'one request, and no socket').toBe(1);
    await at.pass(20_000);
    expect(at.told).toEqual(['connected']);
  });

  it('does the same beside a socket that opens and carries nothing', async () => {
    const at = begin((network) => (network.lost = 'silent'));
    await at.pass(2030);
    expect(at.told).toEqual(['connected']);
    await at.pass(400);
    expect(at.network.open).toBe(1);
  });

  it('asks over HTTP within 2 s where sockets are refused', async () => {
    const at = begin((network) => (network.lost = 'sockets'));
    await at.pass(2000);
    expect(at.told).toEqual(['connected']);
    expect(at.network.sockets).toHaveLength(2);
  });

  it('stays with the socket where HTTP answers nothing', async () => {
    for (const made of [
      (network: FakeNetwork): unknown => (network.takes.http = Infinity),
      (network: FakeNetwork): unknown => (network.lost = 'requests'),
    ]) {
      const at = begin((network) => {
        network.takes.socket = 900;
        made(network);
      });
      // Open after 0.9 s, and its first message comes after three ways.
      await at.pass(2700);
      expect(at.network.questions).toHaveLength(1);
      expect(at.told).toEqual(['connected']);
      await at.pass(60_000);
      expect(at.network.questions).toHaveLength(1);
      expect([at.views, at.network.open]).toEqual([1, 1]);
      expect(at.told).toEqual(['connected']);
    }
  });

  it.each([
    ['the socket', 1200, 2500, 1],
    ['HTTP', 2500, 1200, 2],
  ])('uses the first that answers where both are slow: %s', async (_which, socket, http, requests) => {
    const at = begin(({ takes }) => Object.assign(takes, { socket, http }));
    await at.pass(3001);
    expect(at.told, 'no answer within 3 s').toEqual(['disconnected']);
    await at.pass(2000);
    expect(at.told).toEqual(['disconnected', 'connected']);
    expect(at.views).toBe(1);
    await at.pass(20_000);
    expect(at.told).toEqual(['disconnected', 'connected']);
    expect(at.network.sockets, 'a socket that opens late is not used').toHaveLength(1);
    expect(at.network.questions).toHaveLength(requests);
    expect(at.network.open).toBe(1);
  });

  it('says once after 3 s that nothing answers, goes on trying, and says when there is an answer', async () => {
    for (const made of [
      (network: FakeNetwork): unknown => (network.lost = 'all'),
      (network: FakeNetwork): unknown => Object.assign(network.takes, { socket: Infinity, http: Infinity }),
    ]) {
      const at = begin(made);
      await at.pass(2999);
      expect(at.told).toEqual([]);
      await at.pass(1);
      expect(at.told).toEqual(['disconnected']);
      await at.pass(60_000);
      expect(at.told).toEqual(['disconnected']);
      expect(at.network.sockets.length).toBeGreaterThan(2);
      expect(at.network.questions.length).toBeGreaterThan(2);
      at.network.lost = 'nothing';
      Object.assign(at.network.takes, { socket: 10, http: 10 });
      await at.pass(40_000);
      expect(at.told).toEqual(['disconnected', 'connected']);
      expect(at.views).toBe(1);
      at.connection.close();
      await at.pass(1000);
      expect(at.network.open).toBe(0);
    }
  });

  it('takes no page of a filter for an answer', async () => {
    const at = begin((network) => {
      network.takes.socket = Infinity;
      network.post = () => Promise.resolve('<html>\nThis address is not allowed.');
    });
    await at.pass(3000);
    expect(at.told).toEqual(['disconnected']);
    expect(at.network.warnings).toHaveLength(1);
  });

  it('closes everything when it is closed while both are tried', async () => {
    const at = begin(({ takes }) => Object.assign(takes, { socket: Infinity, http: Infinity }));
    await at.pass(2500);
    expect(at.network.open).toBe(2);
    at.connection.close();
    await at.pass(60_000);
    expect(at.network.open).toBe(0);
    expect(at.told).toEqual([]);
  });

  it('tries a socket again a minute after HTTP was first, and then asks no more', async () => {
    const at = begin(({ takes }) => (takes.socket = Infinity));
    await at.pass(10_000);
    at.network.takes.socket = 10;
    await at.pass(55_000);
    const { length } = at.network.questions;
    await at.pass(60_000);
    expect(at.network.questions).toHaveLength(length);
    expect(at.network.open).toBe(1);
    expect(at.told).toEqual(['connected']);
  });
});

describe('A server that hears a device on a socket and over HTTP', () => {
  it('counts a wrong code once', async () => {
    const live = new LiveServer();
    const { code } = await live.lesson(1);
    const connect = (send: (text: string) => void) => {
      const client = new Client(live.gateways[0], {
        address: '198.51.100.7',
        rtt: 0,
        send: (message) => send(write(message)),
        close: () => undefined,
      });
      return { receive: (text: unknown) => void client.receive(text), leave: () => client.gone() };
    };
    const network = new FakeNetwork({ connect }, seeded(9), live.timers);
    // The socket has sent the code and waits for the answer when the request sends it, too.
    network.takes.socket = 800;
    const typed = async (text: string): Promise<string[]> => {
      const connection = new Connection({ server, code: text }, network);
      const events: string[] = [];
      connection.subscribe(({ t }) => events.push(t));
      connection.open();
      await live.pass(5000);
      connection.close();
      await live.pass(1000);
      return events;
    };
    for (const last of '2345') expect(await typed(`22222${last}`)).toEqual(['bye']);
    expect(network.questions.length, 'each was sent in both ways').toBeGreaterThanOrEqual(4);
    expect(await typed(code), 'four wrong codes are free').toContain('lobby');
    for (const last of '67') await typed(`22222${last}`);
    expect(await typed('222228'), 'more are not').toContain('later');
  });

  it('counts a name once', async () => {
    const live = new LiveServer();
    const { code } = await live.lesson(1);
    const device = live.newId();
    const named = async (nickname: number): Promise<string[]> => {
      const join = { t: 'join', id: live.newId(), nickname } as const;
      const both = [live.connect(), live.connect()];
      for (const one of both) await one.say({ t: 'hello', code, seq: 0, device, say: [join] });
      const told = both.map((one) => (one.last('seat') ? 'seat' : one.got.at(-1)!.t));
      for (const one of both) one.drop();
      await live.pass(50);
      return told;
    };
    for (const nickname of [11, 12, 13]) expect(await named(nickname), 'three are free').toEqual(['seat', 'seat']);
    expect(await named(14), 'more are not').toEqual(['later', 'later']);
  });

  it('lets the pupil join once, and plays a move once', async () => {
    const live = new LiveServer();
    const teacher = await live.teacher();
    const { code } = teacher.last('teacher')!;
    const other = await live.pupil(code!, 7);
    const device = live.newId();
    const join = { t: 'join', id: live.newId(), nickname: 5 } as const;
    const both = [live.connect(), live.connect()];
    for (const one of both) await one.say({ t: 'hello', code: code!, seq: 0, device, say: [join] });
    expect(both.map((one) => one.last('seat')?.nickname)).toEqual([5, 5]);
    expect(both.flatMap((one) => one.all('no'))).toEqual([]);
    const [{ token }] = both.map((one) => one.last('seat')!);
    both[0].drop();
    await live.pass(50);
    expect(teacher.last('class')!.pupils.map(({ pupil, is }) => [pupil, is])).toEqual([
      [5, 'here'],
      [7, 'here'],
    ]);
    await teacher.does({ do: 'pair', how: 'swiss' });
    await teacher.does({ do: 'round', on: true });
    const [acts] = live.turn([both[1], other]);
    const { seq } = acts.now!;
    const move = { t: 'move', id: live.newId(), seq, ply: acts.ply, move: acts.move(seeded(1))! } as const;
    const named = acts === other ? other.last('seat')!.token : token;
    const again = [live.connect(), live.connect()];
    for (const one of again) await one.say({ t: 'hello', token: named, seq, say: [move] });
    await live.pass(50);
    for (const one of again) {
      expect(one.all('ok').map(({ id }) => id)).toEqual([move.id]);
      expect(one.all('no')).toEqual([]);
      expect(one.now!.seq).toBe(seq + 1);
    }
  });
});
