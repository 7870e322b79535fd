import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket as Socket } from 'ws';
import { BotThread } from '../../server/bot-thread.js';
import { byBlossom } from '../../server/blossom.js';
import { Gateway } from '../../server/gateway.js';
import { addressOf, httpServer, serve } from '../../server/http.js';
import { SqliteLog } from '../../server/log/sqlite.js';
import { logLine } from '../../server/log-line.js';
import { missingPage, Pages } from '../../server/pages.js';
import { readSettings, revocationsIn, revoke, secretIn } from '../../server/settings.js';
import { Tokens } from '../../server/tokens.js';
import { ready } from '../../src/core/index.js';
import { ConnectedBoard } from '../../src/live/client/connected-board.js';
import { Connection } from '../../src/live/client/connection.js';
import type { Network } from '../../src/live/client/network.js';
import { games } from '../../src/rules/index.js';
import { protocol, type ClientMessage, type ToClient, type ToServer } from '../../src/live/protocol/messages.js';
import { lesson } from './support/lesson.js';
import { LiveServer, type Of } from './support/live-server.js';
import type { Timers } from '../../src/match/clock.js';
import { seeded } from './support/random.js';

// The version of ws in the server's packages: the root has an older one for other tools.
const { WebSocket } = createRequire(new URL('../../server/package.json', import.meta.url))('ws') as {
  WebSocket: typeof Socket;
};

const folder = mkdtempSync(join(tmpdir(), 'abacade-http-'));
const tokens = new Tokens(Buffer.from('a secret that is only for tests'));
const log = new SqliteLog(join(folder, 'classes'));
const warnings: unknown[] = [];
let ids = 0;
const newId = (): string => `id${String(ids++).padStart(14, '0')}`;
const timers: Timers = {
  now: () => Date.now(),
  later: (call, ms) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
const gateway = new Gateway({
  log,
  tokens,
  key: tokens.key,
  codes: 'open',
  waits: 86_400_000,
  random: seeded(4),
  newId,
  matching: byBlossom,
  think: new BotThread(new URL('none', import.meta.url)).think,
  warn: (error) => warnings.push(error),
  timers,
});
const origins = ['https://moodle.school.example'];
const cdn = join(folder, 'cdn');
mkdirSync(join(cdn, '1.2.3'), { recursive: true });
for (const file of ['abacade-class.js', '1.2.3/abacade-class.qr.js']) writeFileSync(join(cdn, file), 'export {};');
const pages = new Pages({ pages: 'server/pages', cdn, ancestors: origins });
const { server, close } = httpServer({ gateway, origins, isBehindProxy: false, pages });
let host = '';

beforeAll(async () => {
  await ready();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(async () => {
  await close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A device on a socket. */
class Device {
  readonly got: ToClient[] = [];
  readonly #changed = new EventEmitter();
  private constructor(readonly socket: Socket) {
    socket.on('message', (data: Buffer) => {
      this.got.push(JSON.parse(data.toString()) as ToClient);
      this.#changed.emit('got');
    });
  }

  static async open(hello: Partial<ToServer>): Promise<Device> {
    const socket = new WebSocket(`ws://${host}/live/00ff`, protocol);
    const device = new Device(socket);
    await once(socket, 'open');
    device.say({ t: 'hello', seq: 0, ...hello } as ToServer);
    return device;
  }

  say(message: ToServer): void {
    this.socket.send(JSON.stringify(message));
  }

  async hears<T extends ToClient['t']>(t: T, isIt: (one: Of<T>) => boolean = () => true): Promise<Of<T>> {
    for (;;) {
      const found = this.got.findLast((one): one is Of<T> => one.t === t && isIt(one as Of<T>));
      if (found) return found;
      await once(this.#changed, 'got');
    }
  }

  async does(does: object): Promise<void> {
    const { seq } = await this.hears('class');
    const id = newId();
    this.say({ t: 'class', id, seq, ...does } as ClientMessage);
    await this.hears('ok', (one) => one.id === id);
    await this.hears('class', (one) => one.seq > seq);
  }
}

async function ask(hello: Partial<ToServer>, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ t: 'hello', seq: 0, ...hello });
  return fetch(`http://${host}/live/00ff`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain', ...headers },
  });
}

async function asked(hello: Partial<ToServer>): Promise<ToClient[]> {
  const lines = (await (await ask(hello)).text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as ToClient);
}

const one = <T extends ToClient['t']>(got: readonly ToClient[], t: T): Of<T> =>
  got.findLast((message): message is Of<T> => message.t === t)!;

describe('A server on a port', () => {
  it('lets a pupil on a socket and one without sockets play each other', async () => {
    const teacher = await Device.open({ token: tokens.key });
    const id = newId();
    teacher.say({ t: 'class', id, seq: 0, do: 'open', ...lesson });
    const { code, waits } = await teacher.hears('teacher', (told) => told.code !== undefined);
    expect(code).toHaveLength(8);
    expect(waits).toBe(86_400_000);
    const first = await Device.open({ code: code! });
    first.say({ t: 'join', id: newId(), nickname: 3 });
    await first.hears('seat');
    const { token } = one(await asked({ code: code!, say: [{ t: 'join', id: newId(), nickname: 4 }] }), 'seat');
    await teacher.hears('class', ({ pupils }) => pupils.length === 2);
    expect(one(await asked({ token, wait: 0 }), 'lobby')).toMatchObject({ you: 4, others: 1 });

    const held = asked({ token, wait: 20_000 });
    await teacher.does({ do: 'pair', how: 'swiss' });
    expect(one(await held, 'lobby').phase).toBe('between');
    const begins = asked({ token, wait: 20_000 });
    await teacher.does({ do: 'round', on: true });
    const view = one(await begins, 'view');
    expect(view.seat).toBe(1 - ((await first.hears('view')).seat as number));

    let { seq, ply } = view;
    let turn = view.view as { seat: number };
    for (let step = 0; step < 6; step++) {
      const move = { type: 'turn', cell: -1 };
      const [legal] = [...games.multiplay.moves(turn as never)];
      const said = { t: 'move', id: newId(), seq, ply, move: legal ?? move } as ClientMessage;
      const isPolling = turn.seat === view.seat;
      const hears = isPolling ? undefined : asked({ token, seq, wait: 20_000 });
      if (isPolling) {
        const told = await asked({ token, seq, say: [said] });
        expect(told.map(({ t }) => t)).toContain('ok');
      } else {
        first.say(said);
        expect(one(await hears!, 'plies').seq).toBe(seq + 1);
      }
      const plies = await first.hears('plies', (told) => told.seq === seq + 1);
      seq++;
      ply += plies.plies.length;
      turn = plies.plies.at(-1)!.view as { seat: number };
    }
    // A lost answer is repeated by the next request, even on a server that does not know it.
    expect(one(await asked({ token, seq: 1, wait: 20_000 }), 'view').seq).toBe(seq);
    const again = await Device.open({ token });
    expect((await again.hears('view')).seq).toBe(seq);
    await teacher.does({ do: 'message', message: 2 }).catch(() => undefined);
    expect((await again.hears('message')).message).toBe(2);
    teacher.say({ t: 'class', id: newId(), seq: (await teacher.hears('class')).seq, do: 'close', keep: 'nothing' });
    expect((await again.hears('bye')).why).toBe('closed');
    expect(warnings).toEqual([]);
  }, 20_000);

  it('serves the line of an element, whichever way it finds', async () => {
    const network = (isBlocked: boolean): Network => ({
      timers,
      bytes: (count) => randomBytes(count),
      socket: (url, name, on) => {
        if (isBlocked) throw new Error('blocked');
        const socket = new WebSocket(url, name);
        socket.on('open', () => on.opened());
        socket.on('message', (data: Buffer) => on.received(data.toString()));
        socket.on('close', () => on.closed());
        return socket;
      },
      post: async (url, body, signal) => (await fetch(url, { method: 'POST', body, signal })).text(),
      storage: { get: () => undefined, set: () => undefined },
      warn: (message) => warnings.push(message),
    });
    const teacher = await Device.open({ token: tokens.key });
    teacher.say({ t: 'class', id: newId(), seq: 0, do: 'open', ...lesson });
    const { code } = await teacher.hears('teacher', (told) => told.code !== undefined);
    const lines = [false, true].map((isBlocked, nickname) => {
      const line = new Connection({ server: `http://${host}`, code: code! }, network(isBlocked));
      const at: { line: Connection; board?: ConnectedBoard } = { line };
      line.subscribe((heard) => {
        if (heard.t === 'lobby' && heard.you === undefined && !heard.taken?.includes(nickname)) {
          line.send({ t: 'join', id: line.newId(), nickname });
        }
        if (heard.t === 'view') at.board ??= new ConnectedBoard(line, heard);
      });
      line.open();
      return at;
    });
    await teacher.hears('class', ({ pupils }) => pupils.length === 2);
    await teacher.does({ do: 'pair', how: 'swiss' });
    await teacher.does({ do: 'round', on: true });
    const until = async (is: () => unknown): Promise<void> => {
      while (!is()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await until(() => lines.every(({ board }) => board));
    for (let step = 1; step <= 4; step++) {
      await until(() => lines.every(({ board }) => board!.view.seq === step));
      const { board } = lines.find((one) => (one.board!.view.view as { seat: number }).seat === one.board!.seat)!;
      board!.send([...games.multiplay.moves(board!.view.view as never)][0], board!.view.ply);
    }
    await until(() => lines.every(({ board }) => board!.view.seq === 5 && !board!.pending));
    expect(lines[0].board!.view.view).toEqual(lines[1].board!.view.view);
    for (const { line } of lines) line.close();
    expect(warnings).toEqual([]);
  }, 20_000);

  it('ends a socket that sends 9 kB, and refuses such a question', async () => {
    const device = await Device.open({ token: tokens.key });
    await device.hears('teacher');
    device.socket.send('x'.repeat(9000));
    const [code] = (await once(device.socket, 'close')) as [number];
    expect(code).toBe(1009);
    const answer = await ask({ code: 'x'.repeat(9000) }).catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
    expect((await ask({ seq: -1 })).status).toBe(400);
  });

  it('takes no socket of a foreign page, of another protocol, or at another path', async () => {
    const fails = async (path: string, names: string, headers = {}): Promise<string> => {
      const socket = new WebSocket(`ws://${host}${path}`, names, { headers });
      const [error] = (await once(socket, 'error')) as [Error];
      return error.message;
    };
    expect(await fails('/live/00ff', protocol, { origin: 'https://evil.example' })).toContain('403');
    expect(await fails('/live/00ff', protocol, { origin: 'null' })).toContain('403');
    expect(await fails('/live/00ff', 'abacade.9')).toContain('400');
    expect(await fails('/live/K7M4PQ2R', protocol)).toContain('404');
    expect((await ask({}, { origin: 'https://evil.example' })).status).toBe(403);
    const named = await ask({}, { origin: origins[0] });
    expect(named.headers.get('access-control-allow-origin')).toBe(origins[0]);
    const own = new WebSocket(`ws://${host}/live/00ff`, protocol, { headers: { origin: `http://${host}` } });
    await once(own, 'open');
    own.close();
  });

  it.each([
    ['/j', 200],
    ['/class', 200],
    ['/report', 200],
    ['/pages/report.js', 200],
    ['/metrics', 404],
    ['/pages/pupil.js', 200],
    ['/pages/..%2fmain.ts', 404],
    ['/cdn/../package.json', 404],
    ['/cdn/index.ts', 404],
    ['/cdn/abacade-class.js', 200],
    // What an element fetches later.
    ['/cdn/1.2.3/abacade-class.qr.js', 200],
    ['/cdn/1.2.3/..%2fabacade-class.js', 404],
    ['/cdn/../abacade-class.js', 404],
    ['/cdn/1.2.3/1.2.3/abacade-class.qr.js', 404],
    ['/pages/1.2.3/pupil.js', 404],
    ['/live/00ff', 405],
  ])('answers %s with %i', async (path, status) => {
    const answer = await new Promise<{ statusCode?: number | undefined; headers: IncomingHttpHeaders }>((resolve) => {
      get(`http://${host}${path}`, (response) => resolve(response.resume()));
    });
    expect(answer.statusCode).toBe(status);
    if (status !== 200) return;
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'self' https:\/\/moodle/,
    );
  });

  it('ends the socket of a device that does not read', async () => {
    const live = new LiveServer();
    const teacher = await live.teacher();
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: vi.fn<(text: string) => void>(),
      ping: vi.fn(),
      close: vi.fn(),
      terminate: vi.fn(() => socket.emit('close')),
    });
    serve(socket as unknown as Socket, live.gateways[0], '192.0.2.9');
    const { token } = teacher.last('teacher')!;
    socket.emit('message', Buffer.from(JSON.stringify({ t: 'hello', token, seq: 0 })), false);
    await live.pass(0);
    expect(socket.send).toHaveBeenCalled();
    // A requested file may be longer.
    const said = { t: 'save', id: live.newId() };
    socket.bufferedAmount = 1;
    socket.emit('message', Buffer.from(JSON.stringify(said)), false);
    await live.pass(50);
    const text = socket.send.mock.calls.map(([sent]) => sent).find((sent) => sent.includes('abacade-lesson'))!;
    socket.bufferedAmount = 256 * 1024 + text.length;
    await teacher.does({ do: 'pause' });
    expect(socket.terminate).not.toHaveBeenCalled();
    socket.bufferedAmount += 1;
    await teacher.does({ do: 'lock' });
    expect(socket.terminate).toHaveBeenCalledOnce();
  });
});

describe('The program', () => {
  it.each([
    [['--port', '99999'], 'port'],
    [['--allow-origin', 'moodle.school.example'], 'origin'],
    [['--allow-origin', 'https://moodle.school.example/course'], 'origin'],
    [['--cert', 'a.pem'], '--key'],
    [['--open', '--local'], 'or'],
    [['--log', 'valkey://a'], 'secret'],
    [['--lti', 'games.school.example'], '--lti'],
    [['--lti', 'https://games.school.example/path'], '--lti'],
    [['--lti', 'null'], '--lti'],
    [['--colour'], 'colour'],
  ])('refuses %j', (args, named) => {
    const read = readSettings(args);
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(named) });
  });

  it('may open courses on one machine and on many', () => {
    const many = ['--log', 'valkey://a', '--secret-file', 'x'];
    for (const more of [[], many])
      expect(readSettings(['--lti', 'https://a.example', ...more])).toMatchObject({
        value: { lti: 'https://a.example' },
      });
  });

  it('makes a secret once, which only its user can read', () => {
    const data = join(folder, 'data');
    const first = secretIn({ data, secretFile: undefined });
    expect(secretIn({ data, secretFile: undefined })).toEqual(first);
    expect(readFileSync(join(data, 'secret')).length).toBeGreaterThan(40);
    const short = join(folder, 'short');
    writeFileSync(short, 'abc');
    expect(() => secretIn({ data, secretFile: short })).toThrow('too short');
  });

  it('makes a secret anew that was written by half, unless lessons need it', () => {
    const data = join(folder, 'half');
    mkdirSync(data);
    writeFileSync(join(data, 'secret'), '');
    const made = secretIn({ data, secretFile: undefined });
    expect(made.length).toBeGreaterThan(40);
    expect(readdirSync(data)).toEqual(['secret']);
    mkdirSync(join(data, 'classes'));
    writeFileSync(join(data, 'classes', '41.sqlite'), '');
    expect(secretIn({ data, secretFile: undefined }), 'a whole one stays').toEqual(made);
    writeFileSync(join(data, 'secret'), made.subarray(0, 9));
    expect(() => secretIn({ data, secretFile: undefined })).toThrow('Put back a copy');
    expect(readFileSync(join(data, 'secret'))).toEqual(Buffer.from(made.subarray(0, 9)));
    rmSync(join(data, 'secret'));
    expect(() => secretIn({ data, secretFile: undefined })).toThrow('Put back a copy');
  });

  it('revokes the links of teachers, and pupils keep their seats', () => {
    const data = join(folder, 'revoked');
    const settings = { data, secretFile: undefined };
    const secret = secretIn(settings);
    expect(revocationsIn(settings)).toBe(0);
    const before = new Tokens(secret);
    const cls = before.lessonIdOf('K7M4PQ');
    const [pupil, teacher, projector] = ([{ pupil: 3, epoch: 1 }, 'teacher', 'projector'] as const).map((holder) =>
      before.make({ lesson: cls, holder }),
    );
    revoke(settings);
    const after = new Tokens(secret, revocationsIn(settings));
    expect(after.key).not.toBe(before.key);
    expect(after.lessonIdOf('K7M4PQ')).toBe(cls);
    expect(after.read(pupil)).toEqual(before.read(pupil));
    expect([after.read(teacher), after.read(projector)]).toEqual([undefined, undefined]);
    expect(after.read(after.make({ lesson: cls, holder: 'teacher' }))).toBeDefined();
    revoke(settings);
    expect(new Tokens(secret, revocationsIn(settings)).read(after.make({ lesson: cls, holder: 'teacher' }))).toBe(
      undefined,
    );
    writeFileSync(join(data, 'secret.revoked'), 'x');
    expect(() => revocationsIn(settings)).toThrow('damaged');
  });

  it.each([
    ['https://school.example', 'https://school.example'],
    ['https://school.example/abacade/', 'https://school.example/abacade'],
    ['ftp://school.example', undefined],
    ['school.example', undefined],
    ['https://a:b@school.example', undefined],
    ['https://school.example/?x', undefined],
  ])('takes %s for its address', (url, expected) => {
    expect(readSettings(['--url', url])).toMatchObject(
      expected === undefined ? { ok: false } : { ok: true, value: { url: expected } },
    );
  });

  it('reports in lines with time and level', () => {
    expect(logLine('warn', 'a\n  b', new Date(0))).toBe('1970-01-01T00:00:00.000Z warn a | b');
  });

  it('names what is missing of its pages', () => {
    expect(missingPage({ pages: 'server/pages', cdn: join(folder, 'none') })).toContain('abacade-lobby.js');
    expect(missingPage({ pages: join(folder, 'none'), cdn: join(folder, 'none') })).toContain('pupil.html');
    const elements = join(folder, 'elements');
    mkdirSync(elements);
    for (const name of ['lobby', 'class']) writeFileSync(join(elements, `abacade-${name}.js`), '');
    expect(missingPage({ pages: 'server/pages', cdn: elements })).toContain('abacade-report.js');
    writeFileSync(join(elements, 'abacade-report.js'), '');
    expect(missingPage({ pages: 'server/pages', cdn: elements })).toBe(undefined);
  });

  it.each([
    ['no proxy', undefined, '10.0.0.1'],
    ['a proxy that sets it', '192.0.2.7', '192.0.2.7'],
    ['a proxy that appends to what a device has forged', '1.2.3.4, 192.0.2.7', '192.0.2.7'],
    ['a proxy that sets nothing', '', '10.0.0.1'],
  ])('takes the address of a device behind %s', (_which, forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const request = { headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage;
    expect(addressOf(request, true)).toBe(expected);
    expect(addressOf(request, false), 'only if told to trust a proxy').toBe('10.0.0.1');
  });

  it('says that it is not well when the log does not answer', async () => {
    const broken = Object.assign(Object.create(gateway) as Gateway, { checkHealth: () => Promise.reject(new Error()) });
    const ill = httpServer({ gateway: broken, origins: [], isBehindProxy: false });
    await new Promise<void>((resolve) => void ill.server.listen(0, '127.0.0.1', resolve));
    const { port } = ill.server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/health`);
    expect([answer.status, await answer.text()]).toEqual([503, 'The log does not answer.\n']);
    await new Promise((resolve) => void ill.server.close(resolve));
  });

  it('answers under a path, also if the proxy has removed it, and says whether it is well', async () => {
    const under = httpServer({ gateway, origins: [], isBehindProxy: false, pages, base: '/games', hasMetrics: true });
    await new Promise<void>((resolve) => void under.server.listen(0, '127.0.0.1', resolve));
    const { port } = under.server.address() as { port: number };
    const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    for (const base of ['', '/games']) {
      expect((await ask(`${base}/j`)).status).toBe(200);
      expect((await ask(`${base}/pages/pupil.js`)).status).toBe(200);
      expect(await (await ask(`${base}/health`)).text()).toBe('ok\n');
      expect((await ask(`${base}/live/0000`)).status).toBe(405);
    }
    expect((await ask('/games')).headers.get('location')).toBe('games/j');
    expect((await ask('/games/')).headers.get('location')).toBe('j');
    expect((await ask('/gamesome/j')).status).toBe(404);
    const lines = (await (await ask('/metrics')).text()).trim().split('\n');
    for (const line of lines) expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{role="\w+"\})? [\d.e+]+)$/);
    expect(lines).toContainEqual(expect.stringMatching(/^abacade_lessons \d+$/));
    await new Promise((resolve) => void under.server.close(resolve));
  });
});
