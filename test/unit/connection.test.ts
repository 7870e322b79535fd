import { describe, expect, it } from 'vitest';
import { ConnectedBoard } from '../../src/live/client/connected-board.js';
import type { LiveBoard, LiveChange } from '../../src/live/client/live-board.js';
import { Connection, type ConnectionEvent } from '../../src/live/client/connection.js';
import type { ClientMessage, ToServer } from '../../src/live/protocol/messages.js';
import type { Seat } from '../../src/rules/game.js';
import { anyMove, gameNamed } from './support/all-games.js';
import { FakeLesson, tokenOf } from './support/fake-lesson.js';
import { FakeNetwork } from './support/fake-network.js';
import { seeded } from './support/random.js';

const server = 'https://live.school.example';
const code = 'K7M4PQ2R';

function aLesson(): FakeLesson {
  return new FakeLesson(gameNamed('multiplay'), 2, { size: 5, endAt: 20 }, seeded(3));
}

function connect(one: FakeLesson, seat: Seat | 'public', random = seeded(9)) {
  const network = new FakeNetwork(one, random);
  const connection = new Connection({ server, code, token: tokenOf(seat) }, network);
  const events: ConnectionEvent[] = [];
  let board: ConnectedBoard | undefined;
  const changes: LiveChange[] = [];
  connection.subscribe((message) => {
    events.push(message);
    if (message.t !== 'view' || board) return;
    board = new ConnectedBoard(connection, message);
    board.subscribe((change) => changes.push(change));
  });
  connection.open();
  return {
    network,
    connection,
    events,
    changes,
    /** Available once its first view has arrived. */
    get board() {
      return board!;
    },
    pass: (ms: number) => network.timers.pass(ms),
  };
}

/** The device of the seat to act makes a random legal move. */
function moveOf(one: FakeLesson, board: LiveBoard): string | undefined {
  return board.send(anyMove(one.game, one.match.board.state, seeded(5)), board.view.ply);
}

const types = (list: readonly { readonly t: string }[]): string[] => list.map(({ t }) => t);
const moves = (one: FakeLesson): (ClientMessage & { t: 'move' })[] =>
  one.asked.filter((sent): sent is ClientMessage & { t: 'move' } => sent.t === 'move');

describe('a connection', () => {
  it('sends hello and receives the board', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    await at.pass(50);
    expect(at.network.sockets).toEqual([`wss://live.school.example/live/${one.bucket}`]);
    expect(one.asked).toEqual([{ t: 'hello', token: tokenOf(0), seq: 0 }]);
    expect(types(at.events)).toEqual(['connected', 'view', 'here']);
    expect(at.board.view.view).toEqual(one.game.view(one.match.board.state, 0));
    expect(at.connection.newId()).toMatch(/^[\w-]{16}$/);
    expect(at.connection.newId()).not.toBe(at.connection.newId());
  });

  it('sends a code until there is a token, which outlasts a reload', async () => {
    const network = new FakeNetwork(
      {
        connect: (send) => ({
          receive: (text) => {
            const hello = JSON.parse(text) as { code?: string; token?: string };
            sent.push(hello);
            send('{"t":"seat","token":"a-token-of-a-seat","nickname":3,"colour":1}');
          },
          leave: () => undefined,
        }),
      },
      seeded(1),
    );
    const sent: { code?: string; token?: string }[] = [];
    const first = new Connection({ server, code }, network);
    first.send({ t: 'join', id: first.newId(), nickname: 3 });
    first.open();
    await network.timers.pass(50);
    expect(sent[0]).toMatchObject({ code, say: [{ t: 'join', nickname: 3 }] });
    expect(first.token).toBe('a-token-of-a-seat');
    first.close();
    const second = new Connection({ server, code }, network);
    second.open();
    await network.timers.pass(50);
    expect(sent[1]).toEqual({ t: 'hello', token: 'a-token-of-a-seat', seq: 0 });
  });

  it('makes a move, which is pending until its step is there', async () => {
    const one = aLesson();
    const at = connect(one, one.match.seat);
    await at.pass(50);
    const { seq } = at.board.view;
    const id = moveOf(one, at.board);
    expect(at.board.pending).toMatchObject({ id });
    expect(moveOf(one, at.board)).toBeUndefined();
    await at.pass(50);
    expect(at.board.pending).toBeUndefined();
    expect(at.board.view.seq).toBe(seq + 1);
    expect(at.board.view.view).toEqual(one.game.view(one.match.board.state, at.board.seat));
    expect(types(at.changes)).toEqual(['here', 'plies', 'ok']);
  });

  it('sends a move again with the same id if the answer got lost; it counts once', async () => {
    const one = aLesson();
    const at = connect(one, one.match.seat);
    await at.pass(50);
    one.loses = true;
    moveOf(one, at.board);
    await at.pass(30);
    expect(one.seq).toBe(2);
    one.loses = false;
    at.network.cut();
    expect(at.board.isConnected).toBe(false);
    await at.pass(2000);
    expect(moves(one)).toHaveLength(2);
    expect(moves(one)[1]).toEqual(moves(one)[0]);
    expect(one.seq).toBe(2);
    expect(at.board.view).toMatchObject({ seq: 2, view: one.game.view(one.match.board.state, at.board.seat) });
    expect(at.board.pending).toBeUndefined();
    expect(types(at.changes)).toEqual(['here', 'disconnected', 'connected', 'plies', 'here', 'ok']);
  });

  it('keeps a move that was made without a connection', async () => {
    const one = aLesson();
    const at = connect(one, one.match.seat);
    await at.pass(50);
    at.network.lost = 'all';
    at.network.cut();
    const id = moveOf(one, at.board);
    await at.pass(60_000);
    expect(at.board.pending).toMatchObject({ id });
    at.network.lost = 'nothing';
    at.connection.wake();
    await at.pass(60);
    expect(at.board.pending).toBeUndefined();
    expect(at.board.view.seq).toBe(2);
  });

  it('finds out that a connection carries nothing any more', async () => {
    const one = aLesson();
    const at = connect(one, one.match.seat);
    await at.pass(50);
    at.network.lost = 'silent';
    moveOf(one, at.board);
    await at.pass(9000);
    expect(at.board.isConnected).toBe(true);
    await at.pass(2000);
    expect(at.board.isConnected).toBe(false);
    at.network.lost = 'nothing';
    await at.pass(15_000);
    expect(at.board).toMatchObject({ isConnected: true, pending: undefined, view: { seq: 2 } });
  });

  it('is refused by name if the match has gone on, and sees what it missed', async () => {
    const one = aLesson();
    const at = connect(one, one.match.seat);
    await at.pass(50);
    at.network.lost = 'all';
    at.network.cut();
    moveOf(one, at.board);
    one.match.step();
    await at.pass(1000);
    at.network.lost = 'nothing';
    at.connection.wake();
    await at.pass(60);
    expect(at.changes.find(({ t }) => t === 'no')).toMatchObject({ rule: 'live', reason: 'stale' });
    expect(at.board.pending).toBeUndefined();
    expect(at.board.view.seq).toBe(2);
  });

  it('receives what it missed where a step is left out, and takes no step twice', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    await at.pass(50);
    const plies = (seq: number) =>
      at.network.receive(JSON.stringify({ t: 'plies', match: 'b1', seq, plies: [{ by: 0, events: [], view: {} }] }));
    plies(1);
    expect(at.board.view.seq).toBe(1);
    one.match.step();
    plies(3);
    expect(at.board.view.seq).toBe(1);
    await at.pass(1000);
    expect(at.board.view.seq).toBe(2);
  });

  it('takes back what the server takes back', async () => {
    const one = new FakeLesson(gameNamed('sequence'), 2, { cards: true }, seeded(3));
    one.undo = 'own';
    const { seat } = one.match;
    const at = connect(one, seat);
    await at.pass(50);
    expect(at.board.view.undo).toBe(false);
    for (let i = 0; i < 30 && !at.board.view.undo; i++) {
      const by = one.match.seat;
      if (by === seat) at.board.send(anyMove(one.game, one.match.board.state, seeded(i)), at.board.view.ply);
      else one.match.step();
      await at.pass(60);
      if (by !== seat) at.connection.reconnect(0);
      await at.pass(60);
    }
    const { ply, seq } = at.board.view;
    at.board.undo();
    await at.pass(60);
    if (types(at.changes).includes('back')) expect(at.board.view).toMatchObject({ seq: seq + 1, ply: ply - 1 });
    else expect(at.changes.at(-1)).toMatchObject({ t: 'no', reason: 'undo-stands' });
  });

  it('follows a pupil into the next round, even if its first view got lost', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    const public_ = connect(one, 'public');
    await at.pass(50);
    await public_.pass(50);
    one.next();
    await at.pass(60);
    await public_.pass(60);
    expect(at.board.view.match).toBe('b2');
    expect(public_.board.view.match).toBe('b1');
    at.network.receive('{"t":"plies","match":"b3","seq":7,"plies":[]}');
    one.next();
    await at.pass(1000);
    expect(at.board.view.match).toBe('b3');
  });

  it('asks over HTTP where sockets are blocked, and tries a socket again later', async () => {
    const one = aLesson();
    const at = connect(one, one.match.seat);
    at.network.lost = 'sockets';
    await at.pass(3000);
    expect(at.network.sockets).toHaveLength(2);
    expect(at.network.questions[0]).toBe(`https://live.school.example/live/${one.bucket}`);
    expect(at.board.isConnected).toBe(true);
    moveOf(one, at.board);
    await at.pass(500);
    expect(at.board).toMatchObject({ pending: undefined, view: { seq: 2 } });
    at.network.lost = 'nothing';
    await at.pass(60_000);
    expect(at.network.sockets).toHaveLength(3);
    const { length } = at.network.questions;
    await at.pass(60_000);
    expect(at.network.questions).toHaveLength(length);
    expect(at.board.isConnected).toBe(true);
    expect(types(at.events).filter((t) => t === 'disconnected')).toEqual([]);
  });

  it('does the same where sockets open and carry nothing', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    at.network.lost = 'silent';
    await at.pass(25_000);
    expect(at.network.questions.length).toBeGreaterThan(0);
    expect(at.board.isConnected).toBe(true);
  });

  it('does not take a dead server for blocked sockets for good', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    await at.pass(50);
    at.network.lost = 'all';
    at.network.cut();
    await at.pass(120_000);
    const { length } = at.network.sockets;
    expect(length).toBeGreaterThan(4);
    expect(length).toBeLessThan(20);
    at.network.lost = 'nothing';
    at.connection.wake();
    await at.pass(50);
    expect(at.network.sockets).toHaveLength(length + 1);
    expect(at.board.isConnected).toBe(true);
  });

  it('ignores what is no message, and says so once', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    await at.pass(50);
    const before = at.events.length;
    for (const text of [
      '',
      'x',
      '[]',
      '{"t":"plies"}',
      '{"__proto__":{}}',
      '{"t":"view","seat":9}',
      `"${'x'.repeat(99)}"`,
    ])
      at.network.receive(text);
    at.network.receive(7 as never);
    expect(at.events).toHaveLength(before);
    expect(at.network.warnings).toHaveLength(1);
  });

  it('waits as long as a busy server says', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    await at.pass(50);
    at.network.receive('{"t":"later","ms":5000}');
    expect(at.board.isConnected).toBe(false);
    await at.pass(4900);
    expect(at.network.sockets).toHaveLength(1);
    await at.pass(700);
    expect(at.network.sockets).toHaveLength(2);
    expect(at.board.isConnected).toBe(true);
  });

  it('leaves when the server says goodbye, and keeps its token only if the seat is still its own', async () => {
    for (const why of ['closed', 'removed', 'unknown', 'elsewhere'] as const) {
      const one = aLesson();
      const at = connect(one, 0);
      await at.pass(50);
      at.network.receive(JSON.stringify({ t: 'bye', why }));
      await at.pass(120_000);
      expect(at.network.sockets, why).toHaveLength(1);
      expect(types(at.events).slice(-2), why).toEqual(['disconnected', 'bye']);
      expect(at.connection.token !== undefined, why).toBe(why === 'elsewhere');
    }
  });

  it('keeps no more than the server reads, and of requests for help the last one', async () => {
    const one = aLesson();
    const at = connect(one, 0);
    at.network.lost = 'all';
    for (let i = 0; i < 20; i++) at.connection.send({ t: 'help', id: at.connection.newId(), on: i % 2 === 0 });
    const sent = Array.from({ length: 9 }, () => at.connection.send({ t: 'save', id: at.connection.newId() }));
    expect(sent).toEqual([true, true, true, true, true, true, false, false, false]);
    at.connection.send({ t: 'watch', boards: ['b1'] });
    at.network.lost = 'nothing';
    await at.pass(50);
    const hello = one.asked[0] as Extract<ToServer, { t: 'hello' }>;
    expect(types(hello.say!)).toEqual(['watch', 'help', ...Array.from({ length: 6 }, () => 'save')]);
    expect(hello.say![1]).toMatchObject({ on: false });
  });
});
