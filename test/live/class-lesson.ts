import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { ready } from '../../src/core/index.js';
import { bucketOf } from '../../src/live/protocol/codes.js';
import type {
  KeptLesson,
  LessonSettings,
  LessonView,
  TeacherCommand,
} from '../../src/live/protocol/lesson-messages.js';
import { protocol, write, type ClientMessage, type ToClient } from '../../src/live/protocol/messages.js';
import type { LessonFile } from '../../server/records.js';
import type { Random } from '../../src/rules/game.js';
import { Device, newId, Pupil, type Report } from './devices.js';
import { Ledger } from './ledger.js';
import { LiveProcess } from './live-process.js';
import { freePort } from './redis.js';

export interface LessonOptions {
  game: string;
  /** Duration of the lesson, in minutes. */
  minutes: number;
  pupils: number;
  rounds: number;
  /** Mean time of a pupil before a move, in seconds. */
  pace: number;
  random: Random;
}

/** The teacher's device. A second one goes on with the lesson by the teachers' key alone. */
class TeacherDevice extends Device {
  view: LessonView | undefined;
  lessons: readonly KeptLesson[] | undefined;
  onView: (view: LessonView) => void = () => undefined;
  readonly #pending = new Map<string, { message: ClientMessage; resolve: (answer: ToClient) => void }>();

  constructor(servers: readonly string[], token: string) {
    super(servers, {});
    this.token = token;
  }

  /** Resolves to the answer; a message without an answer is repeated. */
  ask(message: ClientMessage & { id: string }): Promise<ToClient> {
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      this.send(message);
    });
  }

  /** Commands, and commands again if the lesson has changed in the meantime. Throws if it is refused. */
  async does(command: TeacherCommand): Promise<void> {
    for (let tries = 0; ; tries++) {
      const answer = await this.ask({
        t: 'class',
        id: newId(),
        seq: this.view?.seq ?? 0,
        ...command,
      });
      if (answer.t === 'ok') return;
      if (answer.t !== 'no' || answer.reason !== 'stale' || tries > 20)
        throw new Error(`${command.do}: ${JSON.stringify(answer)}`);
      await pause(100);
    }
  }

  async until<T>(find: () => T | undefined | false): Promise<T> {
    for (let waited = 0; waited < 60_000; waited += 20) {
      const found = find();
      if (found) return found;
      await pause(20);
    }
    throw new Error(`The teacher waits in vain, at ${this.view?.phase ?? 'no lesson'}.`);
  }

  protected unsaid(): ClientMessage[] {
    return [...this.#pending.values()].map(({ message }) => message).slice(0, 8);
  }

  protected receive(message: ToClient): void {
    if (message.t === 'teacher') {
      this.lessons = message.lessons ?? this.lessons;
      this.token = message.token ?? this.token;
      this.code = message.code ?? this.code;
    }
    if (message.t === 'class') {
      this.view = message;
      this.onView(message);
    }
    if (message.t === 'later')
      setTimeout(() => [...this.#pending.values()].forEach(({ message: again }) => this.send(again)), message.ms);
    if (message.t !== 'ok' && message.t !== 'no' && message.t !== 'lesson') return;
    this.#pending.get(message.id)?.resolve(message);
    this.#pending.delete(message.id);
  }
}

/** A pupil who plays on, with the computer or others, whenever there is no board. */
class ClassPupil extends Pupil {
  /** Called with the reason of a goodbye. */
  onBye: (why: string) => void = () => undefined;

  protected override receive(message: ToClient): void {
    super.receive(message);
    if (message.t === 'bye') this.onBye(message.why);
    if (message.t === 'lobby' && message.phase === 'round' && message.you !== undefined && !message.waits)
      setTimeout(
        () => this.send({ t: 'play', id: newId(), with: this.nickname % 3 ? 'others' : 'computer' }),
        500 + Math.random() * 2000,
      );
  }
}

/** Sends texts on a connection of its own, and resolves to the messages that came back within a second. */
async function outsider(server: string, code: string, texts: readonly string[]): Promise<ToClient[]> {
  const socket = new WebSocket(`${server}/live/${bucketOf(code)}`, protocol);
  const got: ToClient[] = [];
  socket.on('message', (data: Buffer) => got.push(JSON.parse(data.toString()) as ToClient));
  socket.on('error', () => undefined);
  socket.on('open', () => {
    for (const text of texts) socket.send(text);
  });
  await pause(1000);
  socket.terminate();
  return got;
}

/**
 * Plays a whole lesson against a server as a school starts it: pupils reload, sleep and play pranks, strangers as well, the server is killed
 * once, and the teacher changes the device twice. Afterwards the saved file is compared with what the devices have seen.
 */
export async function classLesson(
  options: LessonOptions,
): Promise<{ counts: Record<string, number>; faults: string[] }> {
  const { game, minutes, pupils: count, rounds, pace, random } = options;
  await ready();
  const folder = mkdtempSync(join(tmpdir(), 'abacade-lesson-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'a secret that is only for this test');
  const server = new LiveProcess(await freePort(), ['--data', folder, '--secret-file', secret]);
  await server.start();
  const servers = [server.address];
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  const add = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const ledger = new Ledger();

  const settings: LessonSettings = {
    ...{ game, options: {}, how: 'tournament', size: 2, undo: 'off', admit: false, warmUp: false },
  };
  let teacher = new TeacherDevice(servers, server.key);
  const watch = (view: LessonView): void => {
    ledger.see(view);
    // Seats belong to those who have them.
    for (const { pupil, asks } of view.pupils)
      if (asks) {
        add('seats asked for');
        void teacher.does({ do: 'refuse', pupil }).catch(() => undefined);
      }
    const strangers = view.pupils.filter(({ pupil }) => pupil >= count).map(({ pupil }) => pupil);
    if (!strangers.length) return;
    add('strangers removed');
    void teacher.does({ do: 'clear', pupils: strangers }).catch(() => undefined);
  };
  teacher.onView = watch;
  teacher.connect();
  await teacher.does({ do: 'open', ...settings });
  const code = await teacher.until(() => teacher.code);

  const report: Report = {
    kept: (device, match, move) => {
      add('moves acknowledged');
      ledger.keep(match, device.nickname, move);
    },
    refused: (_, { reason }) => add(`refused: ${reason}`),
  };
  const enter = (nickname: number, token?: string): ClassPupil => {
    const pupil = new ClassPupil(servers, report, code, nickname, () => pace * 1000 * (0.4 + 1.2 * Math.random()));
    pupil.token = token;
    pupil.onBye = (why) => faults.push(`Pupil ${nickname} was sent away: ${why}.`);
    pupil.connect();
    return pupil;
  };
  const pupils = Array.from({ length: count }, (_, nickname) => enter(nickname));
  await teacher.until(() => teacher.view && teacher.view.pupils.length >= count);

  const roundTime = (minutes * 60_000) / rounds;
  const gone = new Set<number>();
  /** Closes a pupil's page, and opens it again after some seconds. */
  const away = async (seconds: number): Promise<void> => {
    const at = random(count);
    if (gone.has(at)) return;
    gone.add(at);
    const { token } = pupils[at];
    pupils[at].onBye = () => undefined;
    pupils[at].close();
    await pause(seconds * 1000);
    pupils[at] = enter(at, token);
    gone.delete(at);
  };
  const pupil = (): ClassPupil => pupils[random(count)];
  const hello = (device = newId()) => ({ t: 'hello', seq: 0, code, device }) as const;
  const joining = (nickname: number) => ({ t: 'join', id: newId(), nickname }) as const;
  const events: readonly [string, () => unknown][] = [
    ['reloads', () => away(0.2)],
    ['reloads', () => away(1)],
    ['sleeps', () => away((roundTime / 1000) * (0.02 + random(100) / 1000))],
    ['forged moves', () => pupil().send({ t: 'move', id: newId(), ply: 0, seq: 1, move: { type: 'turn', cell: 1e9 } })],
    ['forged moves', () => pupil().send({ t: 'move', id: newId(), ply: 99, seq: pupil().seq, move: { type: 'end' } })],
    [
      "teacher's commands by a pupil",
      () => pupil().send({ t: 'class', id: newId(), seq: 0, do: 'close', keep: 'nothing' }),
    ],
    ["teacher's commands by a pupil", () => pupil().send({ t: 'save', id: newId() })],
    [
      "classmates' names taken",
      () => outsider(server.address, code, [write(hello()), write({ ...joining(random(count)), again: true })]),
    ],
    [
      '60 names from one device',
      () =>
        outsider(server.address, code, [
          write(hello()),
          ...Array.from({ length: 60 }, (_, i) => write(joining(count + i))),
        ]),
    ],
    [
      '40 wrong codes',
      () =>
        Promise.all(
          Array.from({ length: 40 }, (_, i) =>
            outsider(server.address, code, [
              write({ ...hello(), code: `${code.slice(0, -1)}${'ABCDEFGHJK'[i % 10]}` }),
            ]),
          ),
        ),
    ],
    [
      'nonsense',
      () => outsider(server.address, code, ['{', 'x'.repeat(9000), '[]', `{"t":"hello","seq":0,"token":"x"}`]),
    ],
    [
      'pauses',
      async () => {
        await teacher.does({ do: 'pause' });
        await pause(roundTime * (0.01 + random(20) / 1000));
        await teacher.does({ do: 'resume' });
      },
    ],
  ];

  const end = Date.now() + minutes * 60_000;
  const pending = new Set<Promise<unknown>>();
  const run = (call: () => unknown): void => {
    const one = Promise.resolve(call()).catch((error: unknown) => void faults.push(String(error)));
    pending.add(one);
    void one.finally(() => pending.delete(one));
  };
  for (let round = 1; round <= rounds; round++) {
    const until = end - (rounds - round) * roundTime;
    await teacher.does({ do: 'pair', how: 'swiss' });
    await teacher.until(() => teacher.view?.phase === 'paired');
    await teacher.does({ do: 'round', on: true });
    await teacher.until(() => teacher.view?.phase === 'round');
    let isChanged = false;
    while (Date.now() < until) {
      await pause(Math.min(roundTime / 40, 15_000) * (0.5 + Math.random()));
      const [name, event] = events[random(events.length)];
      if (name !== 'pauses' || ![...pending].length) {
        add(name);
        run(event);
      }
      if (isChanged || Date.now() < until - roundTime / 2) continue;
      // In the middle of the round.
      isChanged = true;
      if (round === 2) {
        add('kills of the server');
        await Promise.allSettled(pending);
        await server.kill();
        await server.start();
      }
      if (round === 1 || round === 3) {
        add('teacher changes the device');
        await Promise.allSettled(pending);
        teacher.close();
        teacher = new TeacherDevice(servers, server.key);
        teacher.connect();
        const [kept] = await teacher.until(() => teacher.lessons?.filter((one) => one.code === code));
        if (!kept || kept.isWaiting || kept.pupils < count)
          faults.push(`The lesson is listed as ${JSON.stringify(kept)}.`);
        teacher.close();
        teacher = new TeacherDevice(servers, kept.token);
        teacher.onView = watch;
        teacher.connect();
        await teacher.until(() => teacher.view);
      }
    }
    await Promise.allSettled(pending);
    await teacher.does({ do: 'round', on: false });
    await teacher.until(() => teacher.view?.phase === 'between');
    await pause(1500);
    console.error(`Round ${round} of ${rounds}: ${JSON.stringify(counts)}`);
  }

  const saved = await teacher.ask({ t: 'save', id: newId() });
  if (saved.t !== 'lesson') throw new Error(`The file does not come: ${JSON.stringify(saved)}`);
  const file = saved.file as LessonFile;
  faults.push(...ledger.differences(file, count));
  counts['moves compared'] = ledger.moves;
  counts['boards'] = file.boards.length;
  counts['moves in the file'] = file.boards.reduce((sum, { record }) => sum + record.moves.length, 0);
  for (const one of pupils) {
    one.onBye = (why) => why !== 'closed' && faults.push(`${one.nickname}: ${why}`);
    one.close();
  }
  await teacher.does({ do: 'close', keep: 'nothing' });
  teacher.close();
  const later = new TeacherDevice(servers, server.key);
  later.connect();
  await later.until(() => later.lessons);
  if (later.lessons!.length) faults.push('The lesson is still there after it was deleted.');
  later.close();
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return { counts, faults };
}
