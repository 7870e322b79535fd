import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConnectedBoard } from '../../src/live/client/connected-board.js';
import { Connection } from '../../src/live/client/connection.js';
import { RemoteTable } from '../../src/live/client/remote-table.js';
import { ready } from '../../src/core/index.js';
import { replay } from '../../src/match/replay.js';
import type { GameEvent, Seat } from '../../src/rules/game.js';
import { anyMove, gameNamed, tried, type AnyGame, type AnyMove } from './support/all-games.js';
import { FakeLesson, tokenOf } from './support/fake-lesson.js';
import { FakeNetwork } from './support/fake-network.js';
import { FakeTimers } from './support/fake-timers.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

interface Device {
  readonly table: RemoteTable<object, object, AnyMove, GameEvent>;
  readonly board: ConnectedBoard;
  readonly connection: Connection;
  readonly network: FakeNetwork;
  readonly calls: unknown[][];
}

/** Returns a device at a seat of the class; all devices share one clock. */
async function deviceAt(one: FakeLesson, seat: Seat | 'public', timers: FakeTimers, seed = 7): Promise<Device> {
  const network = new FakeNetwork(one, seeded(seed), timers);
  const connection = new Connection(
    { server: 'https://live.school.example', code: one.code, token: tokenOf(seat) },
    network,
  );
  let board: ConnectedBoard | undefined;
  connection.subscribe((event) => {
    if (event.t === 'view') board ??= new ConnectedBoard(connection, event);
  });
  connection.open();
  await timers.pass(50);
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]): void =>
      void calls.push([name, ...given]);
  const table = new RemoteTable<object, object, AnyMove, GameEvent>(
    one.game,
    board!,
    { timers, random: seeded(1) },
    {
      begun: note('begun'),
      undone: note('undone'),
      over: note('over'),
      pace: () => 1,
      refused: note('refused'),
      replay,
      player: (at, presence) => ({ name: `P${at}`, bot: at === seat ? 0 : 1, colour: at, note: presence ?? '' }),
    },
  );
  table.setActive(true);
  return { table, board: board!, connection, network, calls };
}

const mostSteps = 250;

const movesOf = (game: AnyGame, state: object): string[] => [...game.moves(state)].map((move) => JSON.stringify(move));

/** Games of three seats are slow and test nothing else. */
const seen = tried.filter(([name, seats]) => seats < 3 || (name !== 'plyt' && name !== 'sequence'));
const ended = new Set<string>();

afterAll(() => expect(ended).toEqual(new Set(seen.map(([name]) => name))));

describe.each(seen)('%s of %i across devices, %j', (name, seats, options) => {
  const game = gameNamed(name);

  it('is seen by each seat and by a spectator as its view, to the end', async () => {
    const random = seeded(11);
    const one = new FakeLesson(game, seats, options, random);
    const timers = new FakeTimers();
    const all: Device[] = [];
    for (const seat of [...Array.from({ length: seats }, (_, i) => i), 'public'] as const)
      all.push(await deviceAt(one, seat, timers));
    const moved = all.map(() => 0);
    all.forEach(({ table }, i) => table.on('moved', () => moved[i]++));

    for (let step = 0; one.match.seat >= 0 && step < mostSteps; step++) {
      const { state } = one.match.board;
      const { seat } = one.match;
      const { table } = all[seat];
      expect(movesOf(game, table.match.state)).toEqual(movesOf(game, state));
      one.match.now += random(20_000);
      const move = anyMove(game, state, random);
      // A device's claim that the time is up is mostly wrong here.
      if (move.type === 'time-up') continue;
      expect(table.play(move)).toMatchObject({ reason: 'sent' });
      await timers.pass(50);
      for (const device of all) {
        const sees = device.board.seat;
        expect(device.table.match.turn).toEqual(game.turn(one.match.board.state));
        if (one.match.seat >= 0) expect(device.table.match.state).toEqual(game.view(one.match.board.state, sees));
        expect(device.table.match.isBot(seat)).toBe(sees !== seat);
      }
    }
    await timers.pass(50);
    if (one.match.seat >= 0) return; // it takes longer; another one ends
    ended.add(name);
    const made = one.match.plies.length - one.match.entries[0].does['plies' as never]['length'];
    expect(moved).toEqual(all.map(() => made));
    for (const { table, calls } of all) {
      expect(calls.map(([call]) => call)).toEqual(['over']);
      expect(table.match.isOver).toBe(true);
      expect(table.match.state).toEqual(one.match.board.state);
      expect(table.match.plies.map(({ move }) => move)).toEqual(one.match.plies.map(({ move }) => move));
      expect(table.record()).toMatchObject({ game: game.name });
    }
  });
});

describe('a table whose match a server keeps', () => {
  const two = async (options: object = { size: 5, endAt: 20 }) => {
    const one = new FakeLesson(gameNamed('multiplay'), 2, options, seeded(3));
    const timers = new FakeTimers();
    const { seat } = one.match;
    const me = await deviceAt(one, seat, timers);
    const other = await deviceAt(one, 1 - seat, timers, 8);
    const anyFor = (): AnyMove => [...one.game.moves(one.match.board.state)][0];
    return { one, timers, me, other, anyFor };
  };

  it('lets nobody move who is not to act, nor twice, nor while it is paused', async () => {
    const { one, timers, me, other, anyFor } = await two();
    const move = anyFor();
    other.table.play(move);
    await timers.pass(50);
    expect(one.seq).toBe(1);
    one.pause(true);
    await timers.pass(50);
    expect(me.table.paused).toBe(true);
    me.table.play(move);
    await timers.pass(50);
    expect(one.seq).toBe(1);
    one.pause(false);
    await timers.pass(50);
    me.table.play(move);
    expect(me.table.isPending).toBe(true);
    me.table.play(move);
    await timers.pass(50);
    expect(one.seq).toBe(2);
    expect(one.asked.filter(({ t }) => t === 'move')).toHaveLength(1);
  });

  it('shows one move after another, as screens have shown the last', async () => {
    const { timers, me, other, anyFor } = await two();
    const shown: string[] = [];
    other.table.on('moved', ({ events }) => {
      shown.push(events.map(({ type }) => type).join());
      other.table.hold(true);
    });
    me.table.play(anyFor());
    await timers.pass(50);
    expect(shown).toHaveLength(1);
    other.table.hold(false);
    expect(shown).toHaveLength(2);
    expect(shown[1]).toMatch(/^rolled/);
  });

  it('refuses as the page says, and as the server says', async () => {
    const { timers, me, anyFor } = await two();
    const stop = me.table.on('move', ({ forbid }) => forbid());
    expect(me.table.play(anyFor())).toMatchObject({ reason: 'forbidden' });
    stop();
    me.table.play({ type: 'turn', cell: 10_000 });
    await timers.pass(50);
    expect(me.calls).toMatchObject([['refused', { t: 'no' }]]);
    expect(me.table.isPending).toBe(false);
    me.table.play(anyFor());
    await timers.pass(50);
    expect(me.table.match.ply).toBeGreaterThan(0);
  });

  it('lies as it did after a short loss of the connection', async () => {
    const { timers, me, other, anyFor } = await two();
    me.table.play(anyFor());
    await timers.pass(50);
    const { match } = me.table;
    const { ply } = match;
    me.network.cut();
    await timers.pass(2000);
    expect(me.table.match).toBe(match);
    expect(match.ply).toBe(ply);
    me.network.lost = 'all';
    me.network.cut();
    other.table.play(anyFor());
    await timers.pass(1000);
    me.network.lost = 'nothing';
    me.connection.wake();
    await timers.pass(100);
    expect(me.table.match).toBe(match);
    expect(match.ply).toBeGreaterThan(ply);
    expect(me.calls).toEqual([]);
  });

  it('begins another match for the next round', async () => {
    const { one, timers, me } = await two();
    const { match } = me.table;
    one.next();
    await timers.pass(50);
    expect(me.table.match).not.toBe(match);
    expect(me.calls).toEqual([['begun']]);
  });

  it('ends when the round does', async () => {
    const { timers, me, anyFor } = await two();
    me.table.play(anyFor());
    await timers.pass(50);
    const { match } = me.table;
    me.network.receive(
      JSON.stringify({ t: 'over', match: 'b1', record: { nothing: 'that can be read' }, scores: [3, 5], winners: [1] }),
    );
    expect(match.turn).toEqual({ kind: 'over', winners: [1] });
    expect(me.calls.map(([call]) => call)).toEqual(['over']);
  });

  it('has ended if the round did before there was a table, as after a reload; who was away is known, too', async () => {
    const { one, timers, me } = await two({ size: 5, timer: 30 });
    expect(me.table.clock.isRunning).toBe(true);
    const over = { t: 'over', match: 'b1', record: { nothing: 'that can be read' }, scores: [3, 5], winners: [1] };
    me.network.receive(JSON.stringify({ t: 'here', match: 'b1', seats: ['here', 'away'] }));
    me.network.receive(JSON.stringify(over));
    expect(me.board.over).toMatchObject({ winners: [1] });
    const call = vi.fn();
    const table = new RemoteTable<object, object, AnyMove, GameEvent>(
      one.game,
      me.board,
      { timers, random: seeded(1) },
      {
        ...{ begun: call, undone: call, over: call, refused: call },
        pace: () => 1,
        replay,
        player: (at, presence) => ({ name: `P${at}`, bot: 0, colour: at, note: presence ?? '' }),
      },
    );
    expect(table.match.turn).toEqual({ kind: 'over', winners: [1] });
    expect(table.clock.isRunning).toBe(false);
    expect(table.match.players.map(({ note }) => note)).toEqual(['here', 'away']);
    expect(call).not.toHaveBeenCalled();
    one.next();
    await timers.pass(50);
    expect(me.board.over).toBe(undefined);
    expect(table.match.turn.kind).not.toBe('over');
  });

  it('has the clock of the server, which a pause stops', async () => {
    const { timers, me } = await two({ size: 5, timer: 30 });
    const { view } = me.board;
    me.network.receive(JSON.stringify({ ...view, seq: view.seq + 1, clock: { gone: 4000, limit: 30_000 } }));
    expect(me.table.clock.left).toBe(26_000);
    await timers.pass(1000);
    expect(me.table.clock.left).toBe(25_000);
    me.network.receive('{"t":"pause","on":true}');
    await timers.pass(10_000);
    expect(me.table.clock.left).toBe(25_000);
    me.network.receive('{"t":"pause","on":false}');
    await timers.pass(2000);
    expect(me.table.clock.left).toBe(23_000);
    me.network.receive('{"t":"here","match":"b1","seats":["here","away"]}');
    expect(me.table.clock.left).toBe(23_000);
    expect(me.table.match.players.map(({ note }) => note)).toEqual(['here', 'away']);
  });
});

describe('what is laid out on the table of Pytagora', () => {
  it.each(['pytagora', 'plusAndMinus', 'upAndDown', 'tables'] as const)(
    'is judged on the own view as on the whole position: %s',
    (name) => {
      const game = gameNamed(name);
      const random = seeded(5);
      const one = new FakeLesson(game, 2, {}, random);
      for (let step = 0; step < 40 && one.match.seat >= 0; step++) {
        const { state } = one.match.board;
        const view = game.view(state, one.match.seat);
        for (const move of [...game.moves(state)].slice(0, 8)) {
          expect(game.play(view, move).ok, JSON.stringify(move)).toBe(true);
          for (const wrong of [{ ...move, type: 'lay', text: '1+1=3' }, { type: 'exchange' }, { type: 'pass' }]) {
            const { ok, reason } = { reason: '', ...game.play(view, wrong) };
            expect({ ok, reason }).toEqual({
              ok,
              ...(({ reason = '' }) => ({ reason }))(game.play(state, wrong) as { reason?: string }),
            });
          }
        }
        one.match.step();
      }
    },
  );
});
