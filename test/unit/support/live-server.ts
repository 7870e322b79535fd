import { Client } from '../../../server/client.js';
import { thinkOf } from '../../../server/bots.js';
import { byBlossom } from '../../../server/blossom.js';
import { gameNamed } from '../../../server/games.js';
import { Gateway } from '../../../server/gateway.js';
import type { Log } from '../../../server/log/port.js';
import { Tokens } from '../../../server/tokens.js';
import type { LessonSettings } from '../../../src/live/protocol/lesson-messages.js';
import { write, type ClientMessage, type ToClient, type ToServer } from '../../../src/live/protocol/messages.js';
import type { Random } from '../../../src/rules/game.js';
import { readToClient } from '../../../src/live/protocol/to-client.js';
import { FakeTimers } from './fake-timers.js';
import { MemoryLog } from './memory-log.js';
import { seeded } from './random.js';
import { lesson } from './lesson.js';

export type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;
type Unsaid<S> = S extends { id: string } ? Omit<S, 'id'> & { id?: string } : S;
type Deed =
  Extract<ClientMessage, { t: 'class' }> extends infer C
    ? C extends unknown
      ? Omit<C, 't' | 'id' | 'seq'>
      : never
    : never;

/** A connected device that records the messages it receives; each must be valid. */
export class Device {
  readonly got: ToClient[] = [];
  readonly client: Client;
  isOpen = true;
  rtt = 0;

  constructor(
    readonly server: LiveServer,
    gateway: Gateway,
    address = '192.0.2.1',
  ) {
    const send = (message: ToClient): void => {
      const read = readToClient(write(message));
      if (!read.ok) throw new Error(`${read.message} ${write(message)}`);
      this.got.push(read.value);
    };
    const rtt = (): number => this.rtt;
    this.client = new Client(gateway, {
      address,
      get rtt() {
        return rtt();
      },
      send,
      close: () => (this.isOpen = false),
    });
  }

  /** Sends a message, and lets everything that follows from it happen. */
  async say(message: ToServer | Unsaid<ClientMessage>): Promise<ToClient[]> {
    const before = this.got.length;
    const id = this.server.newId();
    const whole = message.t === 'hello' || message.t === 'watch' ? message : { id, ...message };
    await this.tell(write(whole));
    return this.got.slice(before);
  }

  async tell(text: unknown): Promise<void> {
    await this.client.receive(text);
    await this.server.pass(0);
  }

  async does(does: Deed): Promise<ToClient[]> {
    const { seq } = this.last('class') ?? { seq: 0 };
    const told = await this.say({ t: 'class', seq, ...does });
    await this.server.pass(50);
    return told;
  }

  last<T extends ToClient['t']>(t: T): Of<T> | undefined {
    return this.got.findLast((one): one is Of<T> => one.t === t);
  }

  all<T extends ToClient['t']>(t: T): Of<T>[] {
    return this.got.filter((one): one is Of<T> => one.t === t);
  }

  /** The number of moves in the match, as this device knows it. */
  get ply(): number {
    const from = this.got.findLastIndex(({ t }) => t === 'view');
    const since = this.got.slice(from + 1).flatMap((one) => (one.t === 'plies' ? one.plies : []));
    return this.last('view')!.ply + since.length;
  }

  /** Returns a random move of this device's seat, as it knows the board; undefined if it is another seat's turn, or the match is over. */
  move(random: Random): object | undefined {
    const game = gameNamed(this.last('view')!.game)!;
    const view = this.now!.view as object;
    const turn = game.turn(view);
    if (turn.kind !== 'seat' || turn.seat !== this.last('view')!.seat) return undefined;
    const moves = [...game.moves(view)];
    return moves[random(moves.length)];
  }

  /** Makes a move. */
  play(move: object, more: { id?: string; seq?: number; ply?: number } = {}): Promise<ToClient[]> {
    return this.say({ t: 'move', ply: this.ply, seq: this.now!.seq, move, ...more });
  }

  /** Breaks the connection. */
  drop(): void {
    this.isOpen = false;
    this.client.gone();
  }

  /** The position as this device knows it. */
  get now(): { seq: number; view: unknown } | undefined {
    const last = this.got.findLast((one): one is Of<'view'> | Of<'plies'> => one.t === 'view' || one.t === 'plies');
    if (!last) return undefined;
    return last.t === 'view' ? { seq: last.seq, view: last.view } : { seq: last.seq, view: last.plies.at(-1)!.view };
  }
}

/** Servers on one log, with the clock, chance and ids of a test. */
export class LiveServer {
  readonly timers = new FakeTimers();
  readonly random: Random;
  readonly tokens = new Tokens(Buffer.from('a secret that is only for tests'));
  readonly warnings: unknown[] = [];
  readonly gateways: Gateway[] = [];
  #ids = 0;

  constructor(
    readonly log: Log = new MemoryLog(),
    seed = 1,
  ) {
    this.random = seeded(seed);
    this.start();
  }

  newId = (): string => `id${String(this.#ids++).padStart(14, '0')}`;

  /** Starts another server. */
  start(): Gateway {
    const { log, timers, random, tokens, newId } = this;
    const gateway = new Gateway({
      log,
      timers,
      random,
      tokens,
      newId,
      key: tokens.key,
      codes: 'local',
      matching: byBlossom,
      think: async (game, text, level) => {
        const read = gameNamed(game)!.read(text);
        if (!read.ok) throw new Error(read.message);
        return thinkOf(game, read.value, level, random);
      },
      warn: (error) => this.warnings.push(error),
    });
    this.gateways.push(gateway);
    return gateway;
  }

  pass(ms: number): Promise<void> {
    return this.timers.pass(ms);
  }

  connect(gateway = this.gateways[0], address?: string): Device {
    return new Device(this, gateway, address);
  }

  /** Connects a device that has a token. */
  async back(token: string, gateway?: Gateway, seq = 0): Promise<Device> {
    const device = this.connect(gateway);
    await device.say({ t: 'hello', token, seq });
    return device;
  }

  /** Opens a class as a teacher. */
  async teacher(given: Partial<LessonSettings> = {}): Promise<Device> {
    const teacher = this.connect();
    await teacher.say({ t: 'hello', token: this.tokens.key, seq: 0 });
    await teacher.does({ do: 'open', ...lesson, ...given });
    return teacher;
  }

  /** Joins a class as a pupil, by its code, with a device of its own at an address of its own. */
  async pupil(code: string, nickname: number, gateway?: Gateway, address?: string): Promise<Device> {
    const device = this.newId();
    const pupil = this.connect(gateway, address ?? `at ${device}`);
    await pupil.say({ t: 'hello', code, seq: 0, device });
    await pupil.say({ t: 'join', nickname });
    return pupil;
  }

  /** Opens a class of that many pupils, numbered from 0. */
  async lesson(
    count: number,
    given: Partial<LessonSettings> = {},
  ): Promise<{ teacher: Device; pupils: Device[]; code: string }> {
    const teacher = await this.teacher(given);
    const { code } = teacher.last('teacher')!;
    const pupils: Device[] = [];
    for (let nickname = 0; nickname < count; nickname++) pupils.push(await this.pupil(code!, nickname));
    await this.pass(50);
    return { teacher, pupils, code: code! };
  }

  /** Returns the pupil whose turn it is, followed by the others. */
  turn(pupils: readonly Device[]): [Device, ...Device[]] {
    const acts = pupils.find((pupil) => pupil.move(seeded(1)))!;
    return [acts, ...pupils.filter((pupil) => pupil !== acts)];
  }

  /** Opens a class and starts its first round. */
  async round(count: number, given: Partial<LessonSettings> = {}, minutes?: number) {
    const all = await this.lesson(count, given);
    await all.teacher.does({ do: 'pair', how: 'swiss' });
    await all.teacher.does({ do: 'round', on: true, ...(minutes === undefined ? {} : { minutes }) });
    return all;
  }
}
