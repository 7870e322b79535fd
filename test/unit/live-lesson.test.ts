import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { joinTime } from '../../src/live/referee/session-judge.js';
import { awayAfter } from '../../server/presence.js';
import { LiveServer, type Device } from './support/live-server.js';
import { MemoryLog } from './support/memory-log.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const random = seeded(11);
const kinds = (told: readonly { t: string }[]): string[] => told.map(({ t }) => t);
const classOf = (device: Device) => device.last('class')!;
const boardOf = (device: Device) => device.last('view')!.match;
const pupilIn = (teacher: Device, pupil: number) => classOf(teacher).pupils.find((one) => one.pupil === pupil)!;

describe('A teacher', () => {
  it('is given the same lesson again if opening it was not acknowledged', async () => {
    const server = new LiveServer();
    const teacher = await server.teacher();
    const { id, ...open } = { id: server.newId(), t: 'class', seq: 0, do: 'open', ...classOf(teacher).lesson } as const;
    const codes = [];
    for (let i = 0; i < 2; i++) {
      const device = server.connect();
      await device.say({ t: 'hello', token: server.tokens.key, seq: 0 });
      await device.say({ ...open, id });
      codes.push(device.last('teacher')!.code);
    }
    expect(codes[0]).toBe(codes[1]);
    expect(codes[0]).not.toBe(teacher.last('teacher')!.code);
  });

  it.each([
    [{ game: 'chess' }, 'game'],
    [{ options: { size: 99 } }, 'size'],
    [{ options: { level: 9 } }, 'level'],
    [{ game: 'multiplay', size: 6 }, 'play'],
  ])('opens no lesson of %j', async (given, named) => {
    const server = new LiveServer();
    const teacher = await server.teacher(given);
    expect(teacher.last('no')).toMatchObject({ reason: 'lesson', message: expect.stringContaining(named) });
  });

  it('locks, admits, and removes', async () => {
    const server = new LiveServer();
    const { teacher, code, pupils } = await server.lesson(1, { admit: true });
    expect(pupils[0].last('lobby')!.phase).toBe('door');
    await teacher.does({ do: 'pair', how: 'swiss' });
    expect(teacher.last('no')!.reason).toBe('nobody');
    await teacher.does({ do: 'admit', pupil: 0 });
    expect(pupils[0].last('lobby')!.phase).toBe('open');
    await teacher.does({ do: 'lock' });
    const late = await server.pupil(code, 5);
    expect(late.last('no')!.reason).toBe('locked');
    await teacher.does({ do: 'remove', pupil: 0 });
    expect(pupils[0].last('bye')!.why).toBe('removed');
    const again = await server.back(pupils[0].last('seat')!.token);
    expect(again.last('bye')!.why).toBe('removed');
    expect(classOf(teacher).pupils).toEqual([]);
  });

  it('lets a pupil in again with another device, and the first one leaves', async () => {
    const server = new LiveServer();
    const { teacher, code, pupils } = await server.lesson(2);
    const other = await server.pupil(code, 1);
    expect(other.last('no')!.reason).toBe('taken');
    await other.say({ t: 'join', nickname: 1, again: true });
    expect(other.last('lobby')!.phase).toBe('door');
    await server.pass(50);
    expect(pupilIn(teacher, 1)).toMatchObject({ place: 'free', asks: true });
    expect(pupils[1].isOpen).toBe(true);
    await teacher.does({ do: 'admit', pupil: 1 });
    expect(pupils[1].last('bye')!.why).toBe('elsewhere');
    expect(other.last('lobby')!.phase).toBe('open');
    expect(pupilIn(teacher, 1)).not.toHaveProperty('asks');
    const token = pupils[1].last('seat')!.token;
    expect((await server.back(token)).last('bye')!.why).toBe('elsewhere');
    // The token was given to this device, so it needs nobody to have its seat back, however the lesson is locked.
    await teacher.does({ do: 'lock' });
    const back = server.connect();
    await back.say({ t: 'hello', token, seq: 0, here: true });
    expect(back.last('lobby')).toMatchObject({ phase: 'locked', you: 1 });
    expect(other.last('bye')!.why).toBe('elsewhere');
    expect(server.warnings).toEqual([]);
  });

  it('refuses a device that takes the names of others, and nobody loses anything', async () => {
    const server = new LiveServer();
    const { teacher, code, pupils } = await server.round(4, {}, 10);
    const thief = async (pupil: number) => {
      const device = server.connect();
      await device.say({ t: 'hello', code, seq: 0 });
      await device.say({ t: 'join', nickname: pupil, again: true });
      return device;
    };
    const thieves = [await thief(0), await thief(1), await thief(2)];
    await server.pass(50);
    expect(classOf(teacher).pupils.map(({ place }) => place)).toEqual(['board', 'board', 'board', 'board']);
    expect(classOf(teacher).pupils.map(({ asks }) => asks)).toEqual([true, true, true, undefined]);
    const second = await thief(0);
    expect(second.last('no')!.reason, 'the answer is for the first who asked').toBe('taken');
    const [acts] = server.turn(pupils);
    expect(kinds(await acts.play(acts.move(random)!))).toContain('ok');

    await teacher.does({ do: 'refuse', pupil: 0 });
    expect(thieves[0].last('bye')!.why).toBe('refused');
    expect(pupilIn(teacher, 0)).not.toHaveProperty('asks');
    expect(pupils[0].isOpen).toBe(true);
    // Whoever was refused has nothing that opens the seat: it can only ask again.
    const token = thieves[0].last('seat')!.token;
    expect((await server.back(token)).last('bye')!.why).toBe('elsewhere');
    const again = server.connect();
    await again.say({ t: 'hello', token, seq: 0, here: true });
    expect(again.last('lobby')!.phase).toBe('door');
    await server.pass(50);
    expect(pupilIn(teacher, 0).asks).toBe(true);
    expect(again.last('seat')!.token).not.toBe(token);
    await teacher.does({ do: 'admit', pupil: 0 });
    expect(again.last('view')!.players.map(({ nickname }) => nickname)).toContain(0);
    // The teacher was wrong: the pupil has the seat back, and that token none.
    const own = server.connect();
    await own.say({ t: 'hello', token: pupils[0].last('seat')!.token, seq: 0, here: true });
    expect(own.last('view')).toBeDefined();
    expect(again.last('bye')!.why).toBe('elsewhere');
    expect((await server.back(again.last('seat')!.token)).last('bye')!.why).toBe('elsewhere');
    expect(server.warnings).toEqual([]);
  });

  it('locks the seats of those who are here; whoever has lost a device can still ask, and it can be unlocked', async () => {
    const server = new LiveServer();
    const { teacher, code, pupils } = await server.lesson(2);
    await teacher.does({ do: 'lock' });
    const ask = async (nickname: number) => {
      const device = server.connect();
      await device.say({ t: 'hello', code, seq: 0 });
      return device.say({ t: 'join', nickname, again: true });
    };
    expect(await ask(1)).toContainEqual(expect.objectContaining({ t: 'no', reason: 'locked' }));
    pupils[1].drop();
    await server.pass(6000);
    expect(kinds(await ask(1))).toContain('seat');
    await server.pass(50);
    expect(pupilIn(teacher, 1)).toMatchObject({ is: 'away', asks: true });
    expect((await server.pupil(code, 5)).last('no')!.reason).toBe('locked');
    await teacher.does({ do: 'unlock' });
    expect(classOf(teacher).phase).toBe('open');
    expect((await server.pupil(code, 5)).last('seat')!.nickname).toBe(5);
  });

  it('is locked and unlocked during a round, and a latecomer reads it before choosing a name', async () => {
    const server = new LiveServer();
    const { teacher, code } = await server.lesson(2);
    await teacher.does({ do: 'pair', how: 'swiss' });
    await teacher.does({ do: 'round', on: true });
    expect(classOf(teacher)).not.toHaveProperty('locked');
    await teacher.does({ do: 'lock' });
    expect(classOf(teacher)).toMatchObject({ phase: 'round', locked: true });
    const late = server.connect();
    await late.say({ t: 'hello', code, seq: 0 });
    expect(late.last('lobby')).toMatchObject({ phase: 'locked' });
    await teacher.does({ do: 'unlock' });
    await server.pass(50);
    expect(classOf(teacher)).not.toHaveProperty('locked');
    expect(late.last('lobby')).toMatchObject({ phase: 'round' });
    await late.say({ t: 'join', nickname: 5 });
    expect(late.last('seat')!.nickname).toBe(5);
  });

  it('says no at the door, and the name is free', async () => {
    const server = new LiveServer();
    const teacher = await server.teacher({ admit: true });
    const { code } = teacher.last('teacher')!;
    const pupil = await server.pupil(code!, 3);
    expect(pupil.last('lobby')!.phase).toBe('door');
    await server.pass(50);
    await teacher.does({ do: 'refuse', pupil: 3 });
    expect(pupil.last('bye')!.why).toBe('refused');
    expect(classOf(teacher).pupils).toEqual([]);
    const next = await server.pupil(code!, 3);
    await teacher.does({ do: 'admit', pupil: 3 });
    expect(next.last('lobby')!.phase).toBe('open');
    expect((await server.back(pupil.last('seat')!.token)).last('bye')!.why).toBe('elsewhere');
  });

  it('says no to a device that asks for a seat, also when it repeats the message', async () => {
    const server = new LiveServer();
    const { teacher, code, pupils } = await server.lesson(2);
    const ask = { t: 'join', id: server.newId(), nickname: 1, again: true } as const;
    const asking = server.connect();
    await asking.say({ t: 'hello', code, seq: 0, say: [ask] });
    expect(asking.last('lobby')).toMatchObject({ phase: 'door', you: 1 });
    await teacher.does({ do: 'refuse', pupil: 1 });
    expect(asking.last('bye')!.why).toBe('refused');
    const repeating = server.connect();
    await repeating.say({ t: 'hello', code, seq: 0, say: [ask] });
    expect(repeating.all('seat')).toEqual([]);
    expect(repeating.last('no')).toMatchObject({ id: ask.id, reason: 'taken' });
    expect(pupils[1].isOpen).toBe(true);
  });

  it('in two windows is refused what was decided without having seen the other', async () => {
    const server = new LiveServer();
    const { teacher } = await server.lesson(2);
    const second = await server.back(teacher.last('teacher')!.token!);
    await teacher.does({ do: 'pair', how: 'swiss' });
    const told = await second.say({ t: 'class', seq: second.all('class')[0].seq, do: 'round', on: true });
    expect(told).toContainEqual(expect.objectContaining({ t: 'no', reason: 'stale' }));
    await second.does({ do: 'round', on: true });
    expect(classOf(teacher).phase).toBe('round');
    // A pause is valid whatever the sender has seen.
    expect(kinds(await second.say({ t: 'class', seq: 0, do: 'pause' }))).toContain('ok');
    await server.pass(50);
    expect(classOf(teacher).paused).toBe(true);
  });

  it('comes back with the key alone, to what is running and to what waits, in two windows at once', async () => {
    const server = new LiveServer();
    const { code, pupils } = await server.round(3, { game: 'multiplay' });
    await server.pass(60_000);
    const other = await server.lesson(1, { game: 'tables' });
    await other.teacher.does({ do: 'close', keep: 'next-time' });
    const gone = await server.lesson(1);
    await gone.teacher.does({ do: 'close', keep: 'nothing' });

    const windows = [await server.back(server.tokens.key), await server.back(server.tokens.key, server.start())];
    for (const { got } of windows) {
      expect(kinds(got)).toEqual(['teacher']);
      expect(got[0]).toMatchObject({
        lessons: [
          { game: 'tables', code: other.code, pupils: 1, round: 0, isWaiting: true },
          { game: 'multiplay', code, pupils: 3, round: 1, isWaiting: false },
        ],
      });
    }
    const { lessons } = windows[0].last('teacher')!;
    const [one, two] = [await server.back(lessons![1].token), await server.back(lessons![1].token, server.gateways[1])];
    expect(classOf(one)).toMatchObject({ code, phase: 'round' });
    await one.does({ do: 'pause' });
    expect(classOf(two).paused).toBe(true);
    expect(pupils[0].last('pause')!.on).toBe(true);
    await two.does({ do: 'resume' });
    expect(classOf(one).paused).toBe(false);
    const resting = await server.back(lessons![0].token);
    await resting.does({ do: 'open', ...classOf(resting).lesson });
    expect(classOf(resting).phase).toBe('open');
  });

  it('lists lessons for the key alone, and one that cannot be read hides no other', async () => {
    const log = new MemoryLog();
    const server = new LiveServer(log);
    const { teacher, code, pupils } = await server.lesson(1);
    await server.lesson(0);
    const { token, projector } = teacher.last('teacher')!;
    const guest = server.connect();
    await guest.say({ t: 'hello', code, seq: 0 });
    const devices = [guest, ...pupils];
    for (const one of [token!, projector!, pupils[0].last('seat')!.token]) devices.push(await server.back(one));
    for (const { got } of devices) expect(JSON.stringify(got)).not.toContain('"lessons"');
    const { last } = log;
    const { lesson } = server.tokens.read(token!)!;
    log.last = (key) => (key.startsWith(lesson) ? Promise.reject(new Error('damaged')) : last.call(log, key));
    const kept = (await server.back(server.tokens.key)).last('teacher')!.lessons!;
    expect(kept.map((one) => one.code)).not.toContain(code);
    expect(kept).toHaveLength(1);
    expect(server.warnings).toHaveLength(1);
  });

  it('receives that somebody asks for help, and a projector does not', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.lesson(1);
    const projector = await server.back(teacher.last('teacher')!.projector!);
    await pupils[0].say({ t: 'help', on: true });
    await server.pass(50);
    expect(pupilIn(teacher, 0).hand).toBe(true);
    expect(classOf(projector).pupils[0]).toEqual({ pupil: 0, is: 'here', place: 'free' });
    const told = await projector.say({ t: 'class', seq: 2, do: 'pause' });
    expect(told).toContainEqual(expect.objectContaining({ t: 'no', reason: 'not-yours' }));
  });

  it('closes: everybody leaves, and nothing is kept', async () => {
    const log = new MemoryLog();
    const server = new LiveServer(log);
    const { teacher, pupils, code } = await server.round(2);
    await teacher.does({ do: 'close', keep: 'nothing' });
    for (const device of [teacher, ...pupils]) expect(device.last('bye')!.why).toBe('closed');
    expect(log.entries.size).toBe(0);
    expect((await server.pupil(code, 9)).last('bye')!.why).toBe('unknown');
    expect((await server.back(pupils[0].last('seat')!.token)).last('bye')!.why).toBe('closed');
  });

  it('closes until next time: the boards wait as they are', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(2, {}, 10);
    const [acts] = server.turn(pupils);
    await acts.play(acts.move(random)!);
    const { now } = acts;
    await teacher.does({ do: 'close', keep: 'next-time' });
    expect(classOf(teacher).phase).toBe('closed');
    for (const pupil of pupils) expect(pupil.last('bye')!.why).toBe('closed');
    await server.pass(23 * 3_600_000);
    const token = acts.last('seat')!.token;
    expect((await server.back(token)).last('bye')!.why).toBe('closed');
    const next = await server.back(teacher.last('teacher')!.token!);
    await next.does({ do: 'open', ...classOf(next).lesson });
    expect(classOf(next)).toMatchObject({ phase: 'round', paused: true, left: 599_950 });
    const back = await server.back(token);
    expect(back.now).toEqual(now);
    await next.does({ do: 'resume' });
    expect(back.last('pause')!.on).toBe(false);
  });

  it('saves a file with the boards and the answers of each pupil', async () => {
    const server = new LiveServer();
    const options = { size: 5, endAt: 20, answer: 'product' };
    const { teacher, pupils } = await server.round(2, { options });
    for (let i = 0; i < 4; i++) {
      const [acts] = server.turn(pupils);
      await acts.play(acts.move(random)!);
    }
    await teacher.does({ do: 'round', on: false });
    await teacher.say({ t: 'save' });
    const { file } = teacher.last('lesson')!;
    expect(file).toMatchObject({ type: 'abacade-lesson', version: 1, boards: [{ round: 1, number: 1 }] });
    const { pupils: all } = file as { pupils: { pupil: number; answers: { prompt: string; right: boolean }[] }[] };
    expect(all.map(({ pupil }) => pupil).sort()).toEqual([0, 1]);
    for (const { answers } of all) for (const answer of answers) expect(answer).toMatchObject({ right: true });
    const right = all.map(({ pupil, answers }) => [pupil, answers.length]);
    expect(
      classOf(teacher)
        .pupils.map((one) => [one.pupil, one.right![0]])
        .sort(),
    ).toEqual(right.sort());
  });
});

describe('A code', () => {
  it('is good for two hours', async () => {
    const server = new LiveServer();
    const { code } = await server.lesson(1);
    await server.pass(joinTime + 1);
    expect((await server.pupil(code, 8)).last('no')!.reason).toBe('locked');
  });
});

describe('A round', () => {
  it('ends by its clock, without pauses: what is unfinished counts as it stands', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(4, { how: 'tournament' }, 1);
    await server.pass(30_000);
    await teacher.does({ do: 'pause' });
    expect(pupils[0].last('pause')!.on).toBe(true);
    await server.pass(600_000);
    await teacher.does({ do: 'resume' });
    await server.pass(29_000);
    expect(classOf(teacher).phase).toBe('round');
    await server.pass(3000);
    expect(classOf(teacher).phase).toBe('between');
    for (const pupil of pupils) expect(pupil.last('over')!.winners, 'nobody has moved').toEqual([]);
    for (const { outcomes } of classOf(teacher).pupils) expect(outcomes, 'nobody shares a win').toEqual(['played']);
    await teacher.does({ do: 'pair', how: 'swiss' });
    // They are paired although they are in the review, where they stay until they go on or the round begins.
    expect(classOf(teacher).pupils.every(({ place }) => place === 'back')).toBe(true);
    for (const pupil of pupils) await pupil.say({ t: 'ready' });
    expect(pupils[0].last('lobby')).toMatchObject({ phase: 'between', right: [0] });
    await teacher.does({ do: 'pair', how: 'swiss' });
    await teacher.does({ do: 'round', on: true });
    expect(pupils[0].last('view')!.match).toMatch(/^2-/);
    expect(classOf(teacher)).toMatchObject({ round: 2, rounds: 2 });
  });

  it('ends by itself when all boards are over', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(2, { options: { size: 5, endAt: 20 } });
    while (!pupils[0].last('over')) {
      const [acts] = server.turn(pupils);
      await acts.play(acts.move(random)!);
    }
    await server.pass(1000);
    expect(classOf(teacher).phase).toBe('between');
  });

  it('has something to play for whoever comes late, and for whoever has finished', async () => {
    const server = new LiveServer();
    const { teacher, pupils, code } = await server.round(4, { options: { size: 5, endAt: 20 } });
    const late = await server.pupil(code, 8);
    expect(late.last('lobby')).toMatchObject({ phase: 'round', you: 8 });
    await late.say({ t: 'play', with: 'computer' });
    await server.pass(50);
    expect(late.last('view')).toMatchObject({ match: '1-3' });
    expect(classOf(teacher).boards).toHaveLength(3);
    const first = boardOf(pupils[0]);
    const both = pupils.filter((pupil) => boardOf(pupil) === first);
    while (!both[0].last('over')) {
      const [acts] = server.turn(both);
      await acts.play(acts.move(random)!);
    }
    for (const pupil of both) await pupil.say({ t: 'ready' });
    expect(both[0].last('lobby')).toMatchObject({ phase: 'round' });
    await both[0].say({ t: 'play', with: 'others' });
    expect(both[1].last('lobby')).toMatchObject({ waiting: 1 });
    await both[1].say({ t: 'play', with: 'others' });
    await server.pass(50);
    for (const pupil of both) expect(boardOf(pupil)).toBe('1-4');
    // A board that was added ends as any other, and its pupils look back at it.
    const overs = both[0].all('over').length;
    while (both[0].all('over').length === overs) {
      const [acts] = server.turn(both);
      await acts.play(acts.move(random)!);
    }
    expect(both[0].last('over')!.match).toBe('1-4');
  });

  it('takes nothing while the lesson is paused', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(2);
    const [acts] = server.turn(pupils);
    await teacher.does({ do: 'pause' });
    expect(await acts.play(acts.move(random)!)).toContainEqual(expect.objectContaining({ t: 'no', reason: 'paused' }));
    await teacher.does({ do: 'resume' });
    expect(kinds(await acts.play(acts.move(random)!))).toEqual(['ok', 'plies']);
  });

  it('goes on when it is reopened, unless a round is being played', async () => {
    const server = new LiveServer();
    const { teacher } = await server.lesson(2);
    await teacher.does({ do: 'pause' });
    await teacher.does({ do: 'close', keep: 'next-time' });
    const next = await server.back(teacher.last('teacher')!.token!);
    await next.does({ do: 'open', ...classOf(next).lesson });
    expect(classOf(next)).toMatchObject({ phase: 'open', paused: false });
  });

  it('begins when the lesson is resumed, if it was begun in a pause', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.lesson(2);
    await teacher.does({ do: 'pause' });
    await teacher.does({ do: 'pair', how: 'swiss' });
    await teacher.does({ do: 'round', on: true });
    expect(pupils[0].last('view')).toBeUndefined();
    await teacher.does({ do: 'round', on: false });
    expect(classOf(teacher).phase).toBe('between');
    for (const pupil of pupils) await pupil.say({ t: 'ready' });
    await teacher.does({ do: 'pair', how: 'swiss' });
    await teacher.does({ do: 'round', on: true });
    await teacher.say({ t: 'watch', boards: ['2-1'] });
    await teacher.does({ do: 'resume' });
    for (const device of [teacher, ...pupils]) expect(device.last('view')!.match).toBe('2-1');
    expect(server.warnings).toEqual([]);
  });

  it('ends a turn whose time is up; whoever has more time keeps it', async () => {
    const server = new LiveServer();
    const options = { size: 5, answer: 'factor', timer: 30 };
    const { teacher, pupils } = await server.round(2, { options });
    const [acts, other] = server.turn(pupils);
    const { match, clock } = acts.last('view')!;
    expect(clock).toEqual({ gone: 0, limit: 30_000 });
    expect(other.last('view')!.clock).toBeUndefined();
    await server.pass(31_000);
    expect(acts.last('plies')).toBeUndefined();
    await server.pass(1000);
    expect(acts.last('plies')).toMatchObject({ match, seq: 2 });
    await teacher.does({ do: 'time', pupil: other.last('seat')!.nickname, allowance: 10 });
    expect(other.last('view')!.clock!.limit).toBe(300_000);
    await server.pass(100_000);
    expect(other.last('plies')!.seq).toBe(2);
  });

  it('gives a full board to a computer player, and the pupil plays on', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(2);
    const [acts, other] = server.turn(pupils);
    const board = acts.last('view')!.match;
    const seat = acts.last('view')!.seat as number;
    acts.drop();
    await server.pass(awayAfter + 50);
    expect(other.last('here')!.seats[seat]).toBe('away');
    expect(pupilIn(teacher, acts.last('seat')!.nickname).is).toBe('away');
    await teacher.does({ do: 'seat', board, seat, to: 'bot' });
    expect(other.last('here')!.seats[seat]).toBe('bot');
    const { seq } = other.now!;
    await server.pass(3000);
    expect(other.now!.seq).toBeGreaterThan(seq);
    const back = await server.back(acts.last('seat')!.token);
    expect(other.last('here')!.seats[seat]).toBe('here');
    expect(back.now!.seq).toBe(other.now!.seq);
    expect(server.warnings).toEqual([]);
  });

  it('moves a pupil, and begins a match again', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(3);
    const bye = classOf(teacher).boards.find(({ seats }) => seats.includes('bot'))!;
    const full = classOf(teacher).boards.find(({ seats }) => !seats.includes('bot'))!;
    const moved = full.seats[0] as number;
    await teacher.does({ do: 'seat', board: bye.board, seat: bye.seats.indexOf('bot'), to: moved });
    expect(pupils[moved].last('view')!.match).toBe(bye.board);
    expect(
      classOf(teacher)
        .boards.flatMap(({ seats }) => seats)
        .sort(),
    ).toEqual([0, 1, 2, 'bot']);
    await teacher.does({ do: 'restart', board: bye.board });
    expect(pupils[moved].last('view')).toMatchObject({ match: `${bye.board}-2`, seq: 1 });
  });

  it('plays with everybody against the computer', async () => {
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(3, { how: 'computer', size: 1, options: { size: 5, level: 2 } });
    expect(classOf(teacher).boards).toHaveLength(3);
    await server.pass(3000);
    for (const pupil of pupils) {
      expect(pupil.move(random)).toBeDefined();
      await pupil.play(pupil.move(random)!);
    }
    await server.pass(3000);
    for (const pupil of pupils) expect(pupil.move(random)).toBeDefined();
  });
});

describe('A move', () => {
  it('is taken back as the lesson allows', async () => {
    const server = new LiveServer();
    const options = { size: 5 };
    for (const undo of ['own', 'off'] as const) {
      const { pupils } = await server.round(2, { options, undo });
      const [acts] = server.turn(pupils);
      await acts.play(acts.move(random)!);
      const told = await acts.say({ t: 'undo', seq: acts.now!.seq });
      // Multiplay rolls at once, so the move cannot be taken back even where undo is allowed.
      expect(told).toContainEqual(expect.objectContaining({ reason: undo === 'own' ? 'undo-stands' : 'undo-off' }));
    }
    const { pupils } = await server.round(2, { game: 'sequence', options: {}, undo: 'own' });
    const [acts, other] = server.turn(pupils);
    const { now, ply } = acts;
    await acts.play({ type: 'stop' });
    expect(acts.last('plies')!.undo).toBe(true);
    expect(other.last('plies')!.undo).toBeUndefined();
    const told = await acts.say({ t: 'undo', seq: acts.now!.seq });
    expect(kinds(told)).toEqual(['ok', 'back', 'view', 'here']);
    for (const device of [acts, other]) expect(device.last('view')).toMatchObject({ seq: 3, ply, undo: false });
    expect(acts.now!.view).toEqual(now!.view);
  });

  it.each(['before', 'after'] as const)('counts once if the log fails %s it is kept', async (fails) => {
    const log = new MemoryLog();
    const server = new LiveServer(log);
    const { pupils } = await server.round(2);
    const [acts, other] = server.turn(pupils);
    const move = acts.move(random)!;
    const id = server.newId();
    log.fails = fails;
    const asked = { id, seq: acts.now!.seq, ply: acts.ply };
    expect(kinds(await acts.play(move, asked))).toContain('later');
    const told = await acts.play(move, asked);
    expect(told).toContainEqual({ t: 'ok', id, seq: 2 });
    expect(acts.all('plies')).toHaveLength(1);
    expect(other.all('plies')).toHaveLength(1);
    expect(acts.now!.seq).toBe(2);
    // And a third time.
    expect(await acts.play(move, asked)).toEqual([{ t: 'ok', id, seq: 2 }]);
  });
});

describe('Two servers over one log', () => {
  it('agree on every step, whichever is asked', async () => {
    const server = new LiveServer();
    const second = server.start();
    const { teacher, pupils } = await server.round(2);
    const far = await server.back(pupils[1].last('seat')!.token, second);
    pupils[1].drop();
    const devices = [pupils[0], far];
    for (let step = 0; step < 20; step++) {
      const [acts] = server.turn(devices);
      expect(kinds(await acts.play(acts.move(random)!))).toContain('ok');
      expect(devices[0].now!.seq).toBe(devices[1].now!.seq);
    }
    await teacher.does({ do: 'pause' });
    expect(far.last('pause')!.on).toBe(true);
    await teacher.does({ do: 'message', message: 3 });
    expect(far.last('message')!.message).toBe(3);
    await teacher.does({ do: 'close', keep: 'nothing' });
    expect(far.last('bye')!.why).toBe('closed');
  });

  it('let a computer player move once, and end a turn once', async () => {
    const log = new MemoryLog();
    const server = new LiveServer(log);
    const second = server.start();
    const { pupils } = await server.round(1, {
      how: 'computer',
      size: 1,
      options: { size: 5, answer: 'factor', timer: 30 },
    });
    await server.back(pupils[0].last('seat')!.token, second);
    await server.pass(200_000);
    const all = [...log.entries].find(([key]) => key.includes('/m/'))![1];
    const seqs = all.map((text) => (JSON.parse(text) as { seq: number }).seq);
    expect(seqs.length).toBeGreaterThan(5);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  });

  it('go on where one was killed', async () => {
    const server = new LiveServer();
    const { pupils, teacher } = await server.round(2);
    for (let step = 0; step < 12; step++) {
      const gateway = server.start();
      const devices = [];
      for (const pupil of pupils) devices.push(await server.back(pupil.last('seat')!.token, gateway));
      const [acts] = server.turn(devices);
      expect(acts.now!.seq).toBe(step + 1);
      await acts.play(acts.move(random)!);
    }
    const late = await server.back(teacher.last('teacher')!.token!, server.start());
    expect(classOf(late).phase).toBe('round');
  });
});
