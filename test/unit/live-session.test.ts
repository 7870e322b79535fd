import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byBlossom } from '../../server/blossom.js';
import type { TeacherCommand, LessonSettings, Pairing } from '../../src/live/protocol/lesson-messages.js';
import { lessonView, lobbyOf, type LessonNow } from '../../src/live/referee/lesson-view.js';
import { write } from '../../src/live/protocol/messages.js';
import { boardWith } from '../../src/live/referee/session-boards.js';
import {
  judgeTeacher,
  judgePupil,
  judgeServer,
  opened,
  type PupilCommand,
  type SessionJudged,
} from '../../src/live/referee/session-judge.js';
import { sessionAfter, type SessionEntry } from '../../src/live/referee/session.js';
import { pupilStatus, type SessionState } from '../../src/live/referee/session-state.js';
import { readToClient } from '../../src/live/protocol/to-client.js';
import { frozen } from '../../src/rules/frozen.js';
import { seeded } from './support/random.js';

const lesson: LessonSettings = {
  game: 'multiplay',
  options: {},
  how: 'tournament',
  size: 2,
  undo: 'off',
  admit: false,
  warmUp: false,
};

/** A session with its log. */
class Session {
  readonly entries: SessionEntry[] = [];
  state!: SessionState;
  now = 1000;
  away = new Set<number>();
  #ids = 0;
  readonly random = seeded(9);

  constructor(given: Partial<LessonSettings> = {}) {
    this.take(opened({ code: '23456789', lesson: { ...lesson, ...given }, most: 4 }, { id: 'open', at: this.now }));
  }

  take(judged: SessionJudged): SessionJudged {
    if (judged.ok && !judged.same) {
      this.entries.push(frozen(judged.entry));
      this.state = frozen(judged.state);
    }
    return judged;
  }

  id = (): string => `id${this.#ids++}`;

  teacher(does: TeacherCommand): SessionJudged {
    const message = { ...does, id: this.id(), seq: this.state.seq };
    return this.take(judgeTeacher(this.state, message, this.circumstances()));
  }

  circumstances() {
    const { now, random, away } = this;
    return { now, random, matching: byBlossom, isHere: (pupil: number) => !away.has(pupil) };
  }

  pupil(pupil: number, does: PupilCommand): SessionJudged {
    return this.take(judgePupil(this.state, pupil, does, { id: this.id(), ...this.circumstances() }));
  }

  /** Ends the match of a pupil by its rules; its first seat wins. */
  over(pupil: number): void {
    const { board, seats } = boardWith(this.state.boards, pupil)!;
    const result = { winners: [0], scores: seats.map((_, i) => 9 - i), right: seats.map(() => 2) };
    this.take(judgeServer(this.state, { do: 'over', board, result }, { id: this.id(), now: this.now }));
  }

  /** Ends the round; every board is won by its first seat. */
  end(): void {
    this.teacher({ do: 'round', on: false });
    const results = Object.fromEntries(
      this.state.boards.map(({ board, seats }) => [
        board,
        { winners: [0], scores: seats.map((_, i) => 9 - i), right: seats.map(() => 3) },
      ]),
    );
    this.take(judgeServer(this.state, { do: 'ended', results }, { id: this.id(), now: this.now }));
  }
}

const place = (session: Session, pupil: number) =>
  pupilStatus(
    session.state,
    session.state.pupils.find((one) => one.pupil === pupil)!,
  );

const somebody = fc.integer({ min: 0, max: 8 });
const boards = fc.constantFrom('1-1', '1-2', '2-1', '2-2', '1-1-2');
const how = fc.constantFrom<Pairing>('swiss', 'round-robin', 'groups');

/** Generates the events of a class. */
const happening: fc.Arbitrary<(session: Session) => unknown> = fc.oneof(
  somebody.map((pupil) => (s: Session) => s.pupil(pupil, { do: 'join' })),
  somebody.map((pupil) => (s: Session) => s.pupil(pupil, { do: 'join', again: true })),
  somebody.map((pupil) => (s: Session) => s.pupil(pupil, { do: 'ready' })),
  somebody.map((pupil) => (s: Session) => s.pupil(pupil, { do: 'return' })),
  fc.tuple(somebody, fc.constantFrom('computer' as const, 'others' as const)).map(
    ([pupil, opponent]) =>
      (s: Session) =>
        s.pupil(pupil, { do: 'play', with: opponent }),
  ),
  somebody.map((pupil) => (s: Session) => s.teacher({ do: 'admit', pupil })),
  somebody.map((pupil) => (s: Session) => s.teacher({ do: 'remove', pupil })),
  somebody.map((pupil) => (s: Session) => void (s.away.delete(pupil) || s.away.add(pupil))),
  how.map((one) => (s: Session) => s.teacher({ do: 'pair', how: one })),
  fc.constant((s: Session) => s.teacher({ do: 'round', on: true, minutes: 3 })),
  fc.constant((s: Session) => s.end()),
  fc.tuple(boards, fc.integer({ min: 0, max: 3 }), fc.oneof(somebody, fc.constant('bot' as const))).map(
    ([board, seat, to]) =>
      (s: Session) =>
        s.teacher({ do: 'seat', board, seat, to }),
  ),
  boards.map((board) => (s: Session) => s.teacher({ do: 'restart', board })),
  boards.map((board) => (s: Session) => {
    const seats = s.state.boards.find((one) => one.board === board)?.seats ?? [];
    const result = { winners: [0], scores: seats.map(() => 1), right: seats.map(() => 1) };
    s.take(judgeServer(s.state, { do: 'over', board, result }, { id: s.id(), now: s.now }));
  }),
  fc.constant((s: Session) => s.teacher({ do: 'pause' })),
  fc.constant((s: Session) => s.teacher({ do: 'resume' })),
  fc.constant((s: Session) => void (s.now += 70_000)),
  fc.constant((s: Session) => s.teacher({ do: 'close', keep: 'next-time' })),
  fc.constant((s: Session) => s.teacher({ do: 'open', ...lesson })),
);

const now: LessonNow = { now: 1e6, isAway: () => false, isAskingForHelp: () => true, statusOf: () => undefined };

function check({ state }: Session): void {
  const open = state.boards.filter(({ result }) => !result);
  // Each pupil is at one running board at most, and is in the class.
  const seated = open.flatMap(({ pupils }) => pupils.filter((one) => one !== null));
  expect(new Set(seated).size).toBe(seated.length);
  for (const pupil of seated) expect(state.pupils.some((one) => one.pupil === pupil && one.isIn)).toBe(true);
  for (const { seats, pupils } of state.boards) {
    expect(seats).toHaveLength(pupils.length);
    // Each seat is played by its pupil, or by a computer player instead.
    seats.forEach((one, i) => expect(one === 'bot' || one === pupils[i]).toBe(true));
  }
  // The log takes moves only while a board may take one.
  expect(state.phase).toBe(
    state.isResting || state.stage === 'ending' || state.pauses.some(({ to }) => to === undefined) ? 'paused' : 'open',
  );
  // The messages for teacher, projector and pupils can be read.
  for (const whom of ['teacher', 'projector'] as const) {
    expect(readToClient(write(lessonView(state, now, whom)))).toMatchObject({ ok: true });
  }
  for (const { pupil } of [...state.pupils, { pupil: undefined }]) {
    expect(readToClient(write(lobbyOf(state, pupil, false)))).toMatchObject({ ok: true });
  }
}

describe('A session', () => {
  it('keeps everybody at one board, whatever happens, and is what its entries say', () => {
    fc.assert(
      fc.property(
        fc.record({
          how: fc.constantFrom<LessonSettings['how']>('pairs', 'tournament', 'computer'),
          size: fc.integer({ min: 1, max: 4 }),
          admit: fc.boolean(),
        }),
        fc.array(happening, { maxLength: 60 }),
        (given, all) => {
          const session = new Session(given);
          for (const happens of all) {
            happens(session);
            check(session);
          }
          const again = session.entries.reduce<SessionState | undefined>(sessionAfter, undefined);
          expect(again).toEqual(session.state);
          expect(JSON.parse(JSON.stringify(session.state))).toEqual(session.state);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('pairs everybody who is free and here, or gives a bye', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        how,
        fc.integer({ min: 0, max: 3 }),
        (pupils, size, by, away) => {
          const session = new Session({ size });
          for (const pupil of pupils) session.pupil(pupil, { do: 'join' });
          session.away = new Set(pupils.slice(0, Math.min(away, pupils.length - 1)));
          for (let round = 1; round <= 4; round++) {
            expect(session.teacher({ do: 'pair', how: by })).toMatchObject({ ok: true, same: false });
            const here = pupils.filter((pupil) => !session.away.has(pupil));
            const seats = session.state.boards.flatMap(({ seats: all }) => all).filter((one) => one !== 'bot');
            expect(seats.sort()).toEqual(here.sort());
            const bots = session.state.boards.filter((board) => board.seats.includes('bot'));
            if (size === 2) expect(bots).toHaveLength(here.length % 2);
            session.teacher({ do: 'round', on: true });
            for (const pupil of here) expect(place(session, pupil)).toBe('board');
            session.end();
            for (const pupil of here) {
              expect(place(session, pupil)).toBe('back');
              session.pupil(pupil, { do: 'ready' });
            }
          }
          expect(session.state).toMatchObject({ round: 4, stage: 'between' });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('lets everyone play everyone once, also if the last pairing is made again', () => {
    const session = new Session();
    for (let pupil = 0; pupil < 6; pupil++) session.pupil(pupil, { do: 'join' });
    const met = new Set<string>();
    for (let round = 1; round <= 5; round++) {
      session.teacher({ do: 'pair', how: 'round-robin' });
      session.teacher({ do: 'pair', how: 'round-robin' });
      expect(session.state.rounds).toBe(5);
      for (const { seats } of session.state.boards) met.add([...seats].sort().join());
      session.teacher({ do: 'round', on: true });
      session.end();
      for (let pupil = 0; pupil < 6; pupil++) session.pupil(pupil, { do: 'ready' });
    }
    expect(met.size).toBe(15);
  });

  it('counts a seat where a computer player stood in for its pupil', () => {
    const session = new Session();
    for (const pupil of [3, 4]) session.pupil(pupil, { do: 'join' });
    session.teacher({ do: 'pair', how: 'swiss' });
    session.teacher({ do: 'round', on: true });
    const { board, pupils } = session.state.boards[0];
    session.teacher({ do: 'seat', board, seat: 0, to: 'bot' });
    expect(boardWith(session.state.boards, pupils[0]!)!.seats[0]).toBe('bot');
    session.end();
    const { pupils: told } = lessonView(session.state, now, 'teacher');
    expect(told.find(({ pupil }) => pupil === pupils[0])).toMatchObject({ outcomes: ['won'], right: [3] });
  });

  it('keeps the step at the turning point for the projector until the next round has ended', () => {
    const session = new Session();
    for (const pupil of [3, 4]) session.pupil(pupil, { do: 'join' });
    const shown = (): unknown => lessonView(session.state, now, 'projector').shown;
    const play = (): void => {
      session.teacher({ do: 'pair', how: 'swiss' });
      session.teacher({ do: 'round', on: true });
      session.end();
    };
    play();
    session.teacher({ do: 'project', show: 'round', step: 2 });
    expect(shown()).toEqual({ show: 'round', step: 2 });
    session.teacher({ do: 'project', show: 'honour' });
    session.teacher({ do: 'project', show: 'round' });
    expect(shown()).toEqual({ show: 'round', step: 2 });
    play();
    expect(shown()).toEqual({ show: 'round' });
  });

  /** Returns a lesson of pairs whose round is played by the pupils 0 to 3; pupil 4 has come late. */
  function round(): Session {
    const session = new Session({ how: 'pairs' });
    for (let pupil = 0; pupil < 4; pupil++) session.pupil(pupil, { do: 'join' });
    session.teacher({ do: 'pair', how: 'swiss' });
    session.teacher({ do: 'round', on: true });
    session.pupil(4, { do: 'join' });
    return session;
  }
  const seatsOf = (session: Session, pupil: number): (number | 'bot')[] =>
    [...boardWith(session.state.boards, pupil)!.seats].sort();

  it('lets whoever comes late play the computer at once, for all that the round is played', () => {
    const session = round();
    expect(place(session, 4)).toBe('free');
    expect(session.pupil(4, { do: 'play', with: 'computer' })).toMatchObject({ ok: true, same: false });
    expect(seatsOf(session, 4)).toEqual([4, 'bot']);
    expect(place(session, 4)).toBe('board');
    expect(session.pupil(4, { do: 'play', with: 'others' })).toMatchObject({ ok: false, reason: 'stale' });
    session.end();
    const { pupils } = lessonView(session.state, now, 'teacher');
    expect(pupils.find(({ pupil }) => pupil === 4)).toMatchObject({ outcomes: ['bye'], right: [3] });
  });

  it('seats two who want to play with others as soon as both do, and only if both are there', () => {
    const session = round();
    session.pupil(4, { do: 'play', with: 'others' });
    expect(lobbyOf(session.state, 4, false)).toMatchObject({ phase: 'round', waits: true });
    session.over(0);
    const [one, other] = boardWith(session.state.boards, 0)!.pupils as number[];
    session.away.add(4);
    session.pupil(one, { do: 'ready' });
    expect(lobbyOf(session.state, one, false)).toMatchObject({ phase: 'round', waiting: 1 });
    session.pupil(one, { do: 'play', with: 'others' });
    expect(place(session, one)).toBe('free');
    session.away.clear();
    // Whoever still reviews the game may go on at once; a partner who is new comes first.
    session.pupil(other, { do: 'play', with: 'others' });
    expect(seatsOf(session, other)).toEqual([other, 4].sort());
    expect(lobbyOf(session.state, one, false)).toMatchObject({ waits: true });
  });

  it('counts an added board for its right answers, and its outcome only for who has no other', () => {
    const session = round();
    session.over(0);
    const winner = boardWith(session.state.boards, 0)!.pupils[0]!;
    session.pupil(winner, { do: 'play', with: 'computer' });
    session.end();
    const { pupils, right } = lessonView(session.state, now, 'teacher');
    expect(pupils.find(({ pupil }) => pupil === winner)).toMatchObject({ outcomes: ['won'], right: [5] });
    expect(right).toEqual([2 * 2 + 2 * 3 + 3]);
    expect(lobbyOf(session.state, winner, false).right).toEqual([5]);
  });

  it('pairs anew within a round all who have no board, also those who still look back', () => {
    const session = round();
    session.over(0);
    const done = boardWith(session.state.boards, 0)!.pupils as number[];
    expect(done.map((pupil) => place(session, pupil))).toEqual(['back', 'back']);
    expect(session.teacher({ do: 'pair', how: 'swiss' })).toMatchObject({ ok: true, same: false });
    for (const pupil of [...done, 4]) expect(place(session, pupil)).toBe('board');
    expect(session.state).toMatchObject({ stage: 'round', round: 1 });
    expect(session.state.boards.map(({ board, number }) => [board, number])).toEqual(
      [1, 2, 3, 4].map((number) => [`1-${number}`, number]),
    );
    expect(session.teacher({ do: 'pair', how: 'swiss' })).toMatchObject({ ok: false, reason: 'nobody' });
  });

  it('pairs those who have not pressed on for the next round, and still tells them from the others', () => {
    const session = round();
    session.end();
    session.pupil(0, { do: 'ready' });
    session.teacher({ do: 'pair', how: 'swiss' });
    expect([0, 1, 2, 3, 4].map((pupil) => place(session, pupil))).toEqual(['free', 'back', 'back', 'back', 'free']);
    session.pupil(1, { do: 'ready' });
    expect(place(session, 1)).toBe('free');
    session.teacher({ do: 'round', on: true });
    expect([0, 1, 2, 3, 4].map((pupil) => place(session, pupil))).toEqual(Array(5).fill('board'));
  });

  it('does not begin a match again whose pupil plays on elsewhere', () => {
    const session = round();
    session.over(0);
    const { board, pupils } = boardWith(session.state.boards, 0)!;
    session.pupil(pupils[0]!, { do: 'play', with: 'computer' });
    expect(session.teacher({ do: 'restart', board })).toMatchObject({ ok: false, reason: 'stale' });
  });

  it('takes no more boards than a message tells of', () => {
    const session = round();
    for (let i = 0; i < 200; i++) {
      session.pupil(4, { do: 'play', with: 'computer' });
      if (place(session, 4) === 'board') session.over(4);
    }
    expect(session.state.boards).toHaveLength(128);
    expect(session.pupil(4, { do: 'play', with: 'computer' })).toMatchObject({ ok: false, reason: 'too-many' });
    check(session);
  });
});
