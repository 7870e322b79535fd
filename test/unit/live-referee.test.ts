import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import type { Allowance } from '../../src/live/referee/clock.js';
import { boardOf, historyOf, type Entry } from '../../src/live/protocol/entry.js';
import { visiblePlies } from '../../src/live/referee/visible.js';
import { limitIn } from '../../src/live/referee/clock.js';
import { begin, canUndo, judgeBot, judgeTimeUp, judgeUndo } from '../../src/live/referee/referee.js';
import type { Seat } from '../../src/rules/game.js';
import { allGames, begun, gameNamed, tried, type AnyMove, type GameName } from './support/all-games.js';
import { expectEqual } from './support/expect-equal.js';
import { LiveMatch, morning, plain } from './support/live-match.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const mostSteps = 400;

function* played(name: GameName, seats: number, options: object, seed: number): Generator<LiveMatch> {
  const live = new LiveMatch(gameNamed(name), seats, options, seeded(seed));
  yield live;
  for (let i = 0; i < mostSteps && live.seat >= 0; i++) {
    live.step();
    yield live;
  }
}

function whole(name: GameName, seats: number, options: object, seed: number): LiveMatch {
  let live: LiveMatch | undefined;
  for (live of played(name, seats, options, seed));
  return live!;
}

const refusedAs = (reason: string) => ({ ok: false, rule: 'live', reason, message: expect.stringMatching(/\.$/) });

const odd = [
  undefined,
  null,
  true,
  NaN,
  'roll',
  [],
  {},
  { type: 'nothing' },
  { type: ['turn'] },
  JSON.parse('{"__proto__":{"type":"roll","die":3}}'),
  { type: 'time-up', ms: 3_600_000 },
];

describe.each(tried.map(([name, seats, options]) => ({ name, seats, options })))(
  'a match across devices of $name, $seats, $options',
  ({ name, seats, options }) => {
    it('is played to its end, an entry a choice, with all chance that follows', () => {
      const live = whole(name, seats, options, 7);
      const { game, entries, board } = live;
      const [first, ...steps] = entries;
      expect(first.does).toMatchObject({ start: expect.any(String) });
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
      for (const { by, does } of steps) {
        const seated = 'plies' in does ? does.plies.map((ply) => ply.by) : [];
        expect(seated[0]).toBe(by);
        expect(seated.slice(1).every((one) => one === 'chance')).toBe(true);
      }
      expect(steps.length).toBeGreaterThan(5);
      expect(game.turn(board.state).kind === 'over' || steps.length === mostSteps).toBe(true);
      expect(board.snapshot).toMatchObject({ seq: entries.length, plies: live.plies.length });
    });

    it('is the same from its log and from its last snapshot', () => {
      let count = 0;
      for (const live of played(name, seats, options, 8)) {
        if (count++ % 10) continue;
        const { game, entries, board } = live;
        const history = historyOf(game, JSON.parse(JSON.stringify(entries)) as Entry[]);
        if (!history.ok) throw new Error(history.message);
        expectEqual(history.value.snapshot, board.snapshot);
        expectEqual(history.value.state, board.state);
        expectEqual(history.value.plies, live.plies);
        expectEqual(boardOf(game, JSON.parse(JSON.stringify(board.snapshot))), { ok: true, value: board });
      }
    });

    it('refuses what is not the player’s, and changes nothing by it', () => {
      const chance = new Map<string, unknown>();
      let refusals = 0;
      for (const live of played(name, seats, options, 15)) {
        const { game, board, seat } = live;
        const before = JSON.stringify(board);
        for (const { by, move } of live.plies) if (by === 'chance') chance.set((move as AnyMove).type, move);
        for (const [, move] of chance) {
          for (let other: Seat = 0; other < seats; other++) {
            expect(live.judge(live.ask(move, { seat: other }))).toMatchObject(refusedAs('not-yours'));
          }
        }
        // Whoever made the last step: each player's own last move may be sent again, and no older one.
        for (let player: Seat = 0; player < seats; player++) {
          const own = live.entries.filter(({ by }) => by === player);
          const again = (entry: Entry) =>
            live.judge({ seat: player, id: entry.id, seq: entry.seq - 1, ply: 0, move: { type: 'pass' } });
          for (const entry of own.slice(-1)) {
            expectEqual(again(entry), { ok: true, same: true, seq: board.snapshot.seq });
          }
          for (const entry of own.slice(-3, -1)) expect(again(entry)).toMatchObject(refusedAs('stale'));
        }
        if (seat < 0) {
          expect(live.judge(live.ask({ type: 'go-on' }, { seat: 0 }))).toMatchObject({ ok: false });
          break;
        }
        const [legal] = game.moves(board.state);
        const mine = live.ask(legal);
        for (let other = -1; other <= seats; other++) {
          if (other !== seat) expect(live.judge({ ...mine, seat: other })).toMatchObject(refusedAs('not-yours'));
        }
        for (const wrong of [{ ply: mine.ply - 1 }, { ply: mine.ply + 1 }, { seq: mine.seq - 1 }, { seq: 0 }]) {
          expect(live.judge({ ...mine, ...wrong })).toMatchObject(refusedAs('stale'));
        }
        expect(live.judge(mine, { pauses: [{ from: live.now }] })).toMatchObject(refusedAs('paused'));
        for (const move of odd) {
          const judged = live.judge(live.ask(move), { allowance: 10 });
          expect(judged).toMatchObject({ ok: false, rule: expect.any(String), message: expect.stringMatching(/\.$/) });
          refusals++;
        }
        expect(JSON.stringify(live.board)).toBe(before);
        // The next step, and the same step once more.
        const { asked, judged } = live.step();
        expect(live.judge(asked)).toEqual({ ok: true, same: true, seq: judged.entry.seq });
        expect(live.judge({ ...asked, move: { type: 'other' }, ply: 0, seq: 0 })).toMatchObject({ same: true });
        if (seats > 1) expect(live.judge({ ...asked, seat: (asked.seat + 1) % seats })).toMatchObject({ ok: false });
      }
      expect(refusals).toBeGreaterThan(30);
      expect(chance.size, 'chance acted').toBeGreaterThan(0);
    });

    it('tells each seat what its view shows, never the move', () => {
      for (const live of played(name, seats, options, 10)) {
        const last = live.entries.at(-1)!.does;
        const count = 'plies' in last ? last.plies.length : 0;
        const told = live.plies.slice(live.plies.length - count);
        for (const seat of [...Array(seats).keys(), 'public'] as const) {
          const list = visiblePlies(live.game, told, seat);
          expect(list.map((one) => Object.keys(one))).toEqual(told.map(() => ['by', 'events', 'view']));
          if (count) expect(list.at(-1)?.view).toEqual(live.game.view(live.board.state, seat));
        }
      }
    });

    it('has no legal move that is taken for one of chance', () => {
      const { game, plies } = whole(name, seats, options, 11);
      for (const { by, move } of plies) expect(game.chances.includes((move as AnyMove).type)).toBe(by === 'chance');
    });
  },
);

describe('what a seat hears', () => {
  it('is asked of the game, for its seat', () => {
    const { game, plies } = whole('upAndDown', 2, {}, 3);
    const hear = (events: readonly unknown[], seat: unknown) => [{ type: `${events.length} for ${String(seat)}` }];
    const list = visiblePlies({ ...game, hear }, plies.slice(0, 1), 1);
    expect(list[0].events).toEqual([{ type: `${plies[0].events.length} for 1` }]);
  });
});

describe('the time of a move', () => {
  const answering = (options: object = {}) => {
    const live = new LiveMatch(gameNamed('plyt'), 2, { timer: 30, timerTurns: 1, ...options }, seeded(4));
    live.take(live.judge(live.ask({ type: 'choose', dice: 2 })));
    const [{ answer }] = [...live.game.moves(live.board.state)] as { type: string; answer: number }[];
    return { live, limit: limitIn(live.game, live.board.state), right: { type: 'answer', answer } };
  };
  const eventOf = (judged: ReturnType<LiveMatch['judge']>) => {
    if (!judged.ok || judged.same) throw new Error('refused');
    return judged.plies[0].events[0];
  };

  it('is the server’s, whatever the device says', () => {
    const { live, right } = answering();
    live.now += 9000;
    for (const ms of [0, 1, 1e9, -5, NaN, '7', undefined, { valueOf: 3 }]) {
      const judged = live.judge(live.ask({ ...right, ms }), { rtt: 400 });
      expect(eventOf(judged)).toMatchObject({ type: 'answered', ms: 8600, right: true });
    }
  });

  it('leads to a late answer where the limit is over, and to none for whoever has more time', () => {
    const { live, right, limit } = answering();
    live.now += limit + 1501;
    expect(eventOf(live.judge(live.ask({ ...right, ms: 1 }), { rtt: 9999 }))).toMatchObject({ late: true });
    expect(eventOf(live.judge(live.ask({ ...right, ms: 1 }), { allowance: 10 }))).toMatchObject({ late: false, ms: 0 });
    live.now -= 1;
    expect(eventOf(live.judge(live.ask({ ...right, ms: 1 }), { rtt: 9999 }))).toMatchObject({ late: false });
  });

  it('cannot be left out, not even where the rules could do without', () => {
    const live = new LiveMatch(gameNamed('multiplay'), 2, { size: 5, answer: 'factor', timer: 30 }, seeded(5));
    const [move] = live.game.moves(live.board.state);
    live.now += 31_000;
    const judged = live.judge(live.ask(move));
    expect(eventOf(judged)).toMatchObject({ type: 'answered', ms: 31_000, right: false });
  });

  it('does not run in a pause', () => {
    const { live, right } = answering();
    const pauses = [{ from: live.now + 1000, to: live.now + 601_000 }];
    live.now += 605_000;
    expect(eventOf(live.judge(live.ask(right), { pauses }))).toMatchObject({ ms: 5000, late: false });
  });

  it('of thinking is the device’s, if it can be', () => {
    const { live, right } = answering();
    live.now += 5000;
    const thought = (think: unknown, allowance: 1 | 10 = 1) =>
      (eventOf(live.judge(live.ask({ ...right, think }), { allowance })) as unknown as { think?: number }).think;
    expect([1, 5000, 5001, 0, -1, 1.5, '3', null].map((think) => thought(think))).toEqual([
      1,
      5000,
      ...Array<undefined>(6).fill(undefined),
    ]);
    expect(thought(3000, 10)).toBeUndefined();
  });

  it('runs on where a seat acts twice in a turn, and anew where chance or another has acted', () => {
    let again = 0;
    for (const [name, seats, options] of tried) {
      for (const live of played(name, seats, options, 15)) {
        const [before, last] = live.entries.slice(-2).map(({ does }) => does);
        if (!last || !('plies' in last) || live.seat < 0) continue;
        const goesOn = last.plies.length === 1 && last.plies[0].by === live.seat;
        if (before && 'plies' in before && goesOn) again++;
        if (goesOn) expect(live.board.snapshot.turnAt).toBeLessThanOrEqual(live.entries.at(-1)!.at);
        else expect(live.board.snapshot.turnAt).toBe(live.entries.at(-1)!.at);
      }
    }
    expect(again).toBeGreaterThan(10);
    const { live } = answering();
    expect(live.board.snapshot.turnAt, 'dice were thrown').toBe(live.now);
  });

  it('ends the turn 1.5 s after the limit, once', () => {
    const { live, limit } = answering();
    const up = (allowance: Allowance, seq = live.board.snapshot.seq) =>
      judgeTimeUp(live.game, live.board, { id: 'up', seq }, { ...plain, now: live.now, allowance }, live.random);
    const { seat } = live;
    live.now += limit + 1499;
    expect(up(1)).toMatchObject(refusedAs('in-time'));
    live.now += 1;
    expect(up(10)).toMatchObject(refusedAs('in-time'));
    expect(up(Infinity)).toMatchObject(refusedAs('in-time'));
    const ended = up(1);
    expect(ended).toMatchObject({ entry: { by: 'server' } });
    expect(eventOf(ended)).toMatchObject({ type: 'time-up', seat, ms: limit });
    const other = judgeTimeUp(live.game, live.board, { id: 'up2', seq: 1 }, { ...plain, now: live.now }, live.random);
    expect(other, 'a server that knew less').toMatchObject(refusedAs('stale'));
    live.now += 9 * limit;
    expect(up(10), 'ten times the time is over').toMatchObject({ ok: true, entry: { by: 'server' } });
    const { seq } = live.take(up(1)).entry;
    expect(up(1, seq - 1)).toEqual({ ok: true, same: true, seq });
  });

  it('has a limit in the games that have one', () => {
    const { live } = answering();
    expect(limitIn(live.game, live.board.state)).toBe(30_000);
    for (const game of allGames) {
      expect(limitIn(game, begun(game, 2, {}, seeded(1))), game.name).toBe(Infinity);
    }
  });
});

describe('a computer player', () => {
  it('moves for its seat, by the server, after what it has seen', () => {
    const live = new LiveMatch(gameNamed('multiplay'), 2, {}, seeded(6));
    const [move] = live.game.moves(live.board.state);
    const ask = { seat: live.seat, id: 'bot', seq: live.board.snapshot.seq, move };
    const bot = (change: object) =>
      judgeBot(live.game, live.board, { ...ask, ...change }, { now: live.now, pauses: [] }, live.random);
    expect(bot({ seat: 1 - live.seat })).toMatchObject(refusedAs('not-yours'));
    expect(bot({ seq: 9 })).toMatchObject(refusedAs('stale'));
    expect(bot({ move: { type: 'turn', cell: -1 } })).toMatchObject({ ok: false, rule: 'MUL-03' });
    expect(live.take(bot({})).entry).toMatchObject({ by: 'server', does: { plies: [{ by: ask.seat }, {}] } });
    expect(bot({})).toMatchObject({ same: true });
  });
});

describe('chance that never ends', () => {
  it('is no random source, and said to be none', () => {
    const game = gameNamed('multiplay');
    const start = begun(game, 2, {}, seeded(1));
    // Everyone rolls the same, again and again, to decide who starts.
    expect(() => begin(game, start, { id: 'a', now: morning }, () => 0)).toThrow('Chance does not end in multiplay.');
  });
});

describe('taking back', () => {
  const read = (live: LiveMatch) => {
    const history = historyOf(live.game, live.entries);
    if (!history.ok) throw new Error(history.message);
    return history.value;
  };
  const undoing = (
    live: LiveMatch,
    asked: { seat: Seat; id?: string; seq?: number },
    change: object = {},
    history = read(live),
  ) =>
    judgeUndo(
      live.game,
      history,
      { id: live.id(), seq: live.board.snapshot.seq, ...asked },
      { now: live.now, pauses: [], undo: 'own', ...change },
    );

  it('leads to the position before, as an entry; what was made is still in the log', () => {
    let takenBack = 0;
    const play = ([name, seats, options]: (typeof tried)[number], seed: number): void => {
      const live = new LiveMatch(gameNamed(name), seats, options, seeded(seed));
      for (let i = 0; i < 20 && live.seat >= 0; i++) {
        const before = live.board;
        const { asked, judged } = live.step();
        const history = read(live);
        for (let seat = 0; seat < seats; seat++) {
          const undone = undoing(live, { seat }, {}, history);
          const may =
            seat === asked.seat &&
            judged.plies.length === 1 &&
            !live.game.stands(before.state, judged.plies[0].events) &&
            !live.game.reveals(before.state, judged.plies[0].events);
          expect(canUndo(live.game, history, seat)).toBe(may);
          if (!may) expect(undone).toMatchObject(refusedAs('undo-stands'));
        }
        if (judged.plies.length > 1 || live.random(2)) continue;
        const undone = undoing(live, { seat: asked.seat, id: 'back' }, {}, history);
        if (!undone.ok) continue;
        const entries = live.entries.length;
        live.take(undone);
        takenBack++;
        expect(live.entries).toHaveLength(entries + 1);
        expect(live.board.state).toEqual(before.state);
        expect(live.board.snapshot).toMatchObject({ text: before.snapshot.text, plies: before.snapshot.plies });
        expect(undoing(live, { seat: asked.seat, id: 'back' })).toMatchObject({ ok: true, same: true });
        // A message based on the move that was taken back is stale, although there are as many moves again.
        expect(live.judge({ ...asked, id: 'new' })).toMatchObject(refusedAs('stale'));
        expect(read(live)).toMatchObject(live.board);
      }
    };
    // Each game as often: in some of them little can be taken back.
    for (const one of tried)
      fc.assert(
        fc.property(fc.nat(), (seed) => play(one, seed)),
        { numRuns: 3 },
      );
    expect(takenBack).toBeGreaterThan(20);
  });

  it('is off in most matches, waits in a pause, and is late after the next move', () => {
    const live = new LiveMatch(gameNamed('sequence'), 3, {}, seeded(2));
    const { seat } = live;
    live.take(live.judge(live.ask({ type: 'stop' })));
    expect(undoing(live, { seat }, { undo: 'off' })).toMatchObject(refusedAs('undo-off'));
    expect(undoing(live, { seat }, { pauses: [{ from: 0 }] })).toMatchObject(refusedAs('paused'));
    expect(undoing(live, { seat, seq: 1 })).toMatchObject(refusedAs('stale'));
    expect(undoing(live, { seat })).toMatchObject({ ok: true, plies: [] });
    live.step();
    expect(undoing(live, { seat })).toMatchObject(refusedAs('undo-stands'));
  });

  it('does not reach behind the beginning', () => {
    const live = new LiveMatch(gameNamed('plyt'), 1, {}, seeded(2));
    expect(undoing(live, { seat: 0 })).toMatchObject(refusedAs('undo-stands'));
  });
});

describe('a damaged log', () => {
  const { entries, game } = (() => {
    const live = new LiveMatch(gameNamed('tables'), 3, { answer: false }, seeded(2));
    for (let i = 0; i < 4; i++) live.step();
    return live;
  })();
  const [first, second, ...rest] = entries;
  const firstPlies = 'plies' in second.does ? second.does.plies : [];

  it.each<[string, readonly Entry[], string]>([
    ['nothing', [], 'start'],
    ['no beginning', [{ ...second, seq: 1 }], 'start'],
    ['another text', [{ ...first, does: { start: 'x', plies: [] } }], 'start'],
    ['two beginnings', [first, { ...first, seq: 2 }], 'start'],
    ['a gap', [first, ...rest], 'seq'],
    ['an entry twice', [first, second, second], 'seq'],
    ['a move that is none', [first, { ...second, does: { plies: [{ move: null, by: 0 }] } }], 'moves'],
    ['another’s move', [first, { ...second, does: { plies: firstPlies.map((p) => ({ ...p, by: 2 })) } }], 'moves'],
    ['too much taken back', [first, { ...second, does: { undo: 99 } }], 'undo'],
    ['nothing taken back', [first, { ...second, does: { undo: NaN } }], 'undo'],
  ])('is refused: %s', (_, given, code) => {
    expect(historyOf(game, given)).toMatchObject({ ok: false, code, message: expect.stringMatching(/\.$/) });
  });
});
