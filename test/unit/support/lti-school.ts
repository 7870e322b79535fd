import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JWK } from 'jose';
import type { WebSocket as Socket } from 'ws';
import { byBlossom } from '../../../server/blossom.js';
import { Gateway } from '../../../server/gateway.js';
import { httpServer } from '../../../server/http.js';
import { SeatedLessons } from '../../../server/lessons.js';
import { Lti } from '../../../server/lti/lti.js';
import type { Answer } from '../../../server/lti/outgoing.js';
import { Tokens } from '../../../server/tokens.js';
import { protocol, write, type ToClient } from '../../../src/live/protocol/messages.js';
import { claim, SimulatedPlatform, type Signed } from './lti-platform.js';
import { MemoryLog } from './memory-log.js';
import { MemoryStore } from './memory-store.js';
import { seeded } from './random.js';

// The version of ws in the server's packages: the root has an older one for other tools.
const { WebSocket } = createRequire(new URL('../../../server/package.json', import.meta.url))('ws') as {
  WebSocket: typeof Socket;
};

export const schoolOrigin = 'https://games.school.example';

/** The settings of a lesson, as a link has them. */
export const lessonSettings = JSON.stringify({ game: 'multiplay', options: { size: 5 }, how: 'pairs' });

/** The answer to the page of a lesson. */
export interface Told {
  readonly is: string;
  readonly token?: string;
  readonly code?: string;
  readonly nickname?: number;
}

/** A whole server of a school with one port, and a platform that launches it. All requests come from one address. */
export class School {
  readonly lines: string[] = [];
  readonly warnings: unknown[] = [];
  readonly log = new MemoryLog();
  readonly store = new MemoryStore(Date.now);
  readonly tokens = new Tokens(Buffer.from('a secret that is only for tests'));
  /** Answers of platforms by path, in place of the simulated one's. */
  others: Record<string, (url: string) => Answer> = {};
  gateway!: Gateway;
  lti!: Lti;
  base = '';
  #close: () => Promise<void> = () => Promise.resolve();
  readonly #folder = mkdtempSync(join(tmpdir(), 'abacade-school-'));

  private constructor(readonly platform: SimulatedPlatform) {}

  static async open(): Promise<School> {
    const school = new School(await SimulatedPlatform.create(Date.now));
    await school.#start();
    return school;
  }

  async #start(): Promise<void> {
    const { log, tokens, store, platform } = this;
    const secret = Buffer.from('a secret that is only for tests');
    let ids = 0;
    this.gateway = new Gateway({
      log,
      tokens,
      key: tokens.key,
      codes: 'local',
      random: seeded(4),
      newId: () => `id${String(ids++).padStart(14, '0')}`,
      matching: byBlossom,
      think: () => Promise.reject(new Error('No computer plays here.')),
      warn: (error) => this.warnings.push(error),
      timers: {
        now: () => Date.now(),
        later: (call, ms) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
      },
    });
    this.lti = new Lti({
      origin: schoolOrigin,
      secret,
      store,
      lessons: new SeatedLessons(this.gateway),
      pages: 'server/lti/pages',
      scripts: [this.#folder],
      log: (line) => this.lines.push(line),
      fetch: (url, ask) => {
        const other = this.others[new URL(url).pathname];
        return other ? Promise.resolve(other(url)) : platform.fetch(url, ask);
      },
    });
    const { lti, gateway } = this;
    const others: Parameters<typeof httpServer>[0]['others'] = (...given) => lti.answer(...given);
    const { server, close } = httpServer({ gateway, origins: [], isBehindProxy: false, others });
    this.#close = close;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    platform.toolKeys = async () => (await (await fetch(`${this.base}/lti/keys`)).json()) as { keys: JWK[] };
    const { deployments, ...registration } = platform.registration;
    await this.administer('POST', { ...registration, deployments: deployments.join(' ') });
  }

  async close(): Promise<void> {
    await this.#close();
    await this.lti.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  administer(method: string, body?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${this.lti.key}`, 'content-type': 'application/json' };
    return fetch(`${this.base}/lti/api/platforms`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.base}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Launches a link, and returns what its page identifies itself with. */
  async launch(signed: Signed = {}): Promise<string> {
    const begun = await fetch(`${this.base}/lti/login?${this.platform.announcement()}`, { redirect: 'manual' });
    const to = new URL(begun.headers.get('location')!);
    const cookie = begun.headers.get('set-cookie')!.split(';')[0];
    const id_token = await this.platform.sign(to.searchParams.get('nonce')!, signed);
    const state = to.searchParams.get('state')!;
    const answer = await this.post('/lti/launch', { state, id_token }, { cookie });
    return answer.headers.get('location')!.split('#')[1];
  }

  /** Asks as the page of a link. */
  ask(session: string, path: string, method = 'POST', body?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${session}` };
    return fetch(`${this.base}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  /** Launches the link of a lesson as somebody, and returns what its page is told. */
  async lesson(sub: string, { teacher = false, link = 'link-lesson', name = sub, settings = lessonSettings } = {}) {
    const session = await this.launch({ teacher, claims: lessonClaims(sub, { link, name, settings }) });
    const answer = await this.ask(session, '/lti/api/lesson');
    return { session, status: answer.status, told: (await answer.json()) as Told };
  }

  /** Connects a device by a token, and resolves to the first message of a kind. */
  async connect<T extends ToClient['t']>(token: string, t: T): Promise<Connected<T>> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/live/00ff`, protocol);
    const got: ToClient[] = [];
    const message = new Promise<Extract<ToClient, { t: T }>>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        const one = JSON.parse(data.toString()) as ToClient;
        got.push(one);
        if (one.t === t) resolve(one as Extract<ToClient, { t: T }>);
        else if (one.t === 'bye') reject(new Error(one.why));
      });
    });
    await once(socket, 'open');
    socket.send(write({ t: 'hello', token, seq: 0 }));
    return { socket, got, message: await message };
  }
}

interface Connected<T extends ToClient['t']> {
  readonly socket: Socket;
  readonly got: readonly ToClient[];
  readonly message: Extract<ToClient, { t: T }>;
}

/** Returns the claims of the link of a lesson. */
export const lessonClaims = (
  sub: string,
  { link = 'link-lesson', name = sub, settings = lessonSettings } = {},
): Record<string, unknown> => ({
  sub,
  given_name: name,
  [claim('resource_link')]: { id: link },
  [claim('custom')]: { activity: 'game=multiplay', kind: 'lesson', lesson: settings },
});
