import { describe, expect, it } from 'vitest';
import { byNeed, minutes, needOf, openSeats, whatBegins } from '../../components/abacade-class/need.js';
import { boxesFor, readTyped } from '../../components/abacade-lobby/code-field.js';
import { reduceLobby, isOwnBest, initialState, screenOf } from '../../components/abacade-lobby/state.js';
import type { BoardMessage, PupilMessage } from '../../src/live/protocol/lesson-messages.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import { nicknameKeys } from '../../src/live/protocol/nicknames.js';
import { languages } from '../../src/words/languages.js';

const pupil = (number: number, more: Partial<PupilMessage> = {}): PupilMessage => ({
  pupil: number,
  is: 'here',
  place: 'board',
  ...more,
});
const board = (number: number, seats: readonly (number | 'bot')[], more: Partial<BoardMessage> = {}): BoardMessage => ({
  board: `1-${number}`,
  number,
  seats,
  turn: 0,
  waits: 1000,
  scores: seats.map(() => 0),
  ...more,
});
const at = (helped: readonly number[] = [], since = 0) => ({ since, helped: new Set(helped) });

describe('What a board needs of the teacher', () => {
  const pupils = [pupil(1, { hand: true }), pupil(2, { is: 'away' }), ...[3, 4, 5, 6].map((number) => pupil(number))];

  it('is a hand first, then somebody who is away, a long turn, a turn, and nothing', () => {
    const { turn: _, ...over } = board(1, [5, 6], { winners: [1] });
    const boards = [
      over,
      board(2, [4, 'bot']),
      board(3, [3, 4], { waits: 61_000 }),
      board(4, [3, 2]),
      board(5, [2, 1]),
      board(6, [5, 6]),
    ];
    const needAt = (name: string) =>
      needOf(
        boards.find((one) => one.board === name)!,
        { pupils },
        at(),
      );
    expect(byNeed(boards, needAt)).toEqual(['1-5', '1-4', '1-3', '1-2', '1-6', '1-1']);
    expect(boards.map(({ board: name }) => needAt(name).who)).toEqual([undefined, 4, 3, 2, 1, 5]);
  });

  it('is no hand at which the teacher has been, and grows with the time since the class was told of', () => {
    expect(needOf(board(1, [1, 3]), { pupils }, at([1])).kind).toBe('thinking');
    expect(needOf(board(1, [3, 4]), { pupils }, at([], 59_000)).kind).toBe('waiting');
  });

  it('is also a hand at a board that is over, but nobody waits there', () => {
    expect(needOf(board(1, [1, 3], { winners: [0] }), { pupils }, at()).kind).toBe('hand');
    expect(needOf(board(1, [2, 3], { winners: [0], waits: 90_000 }), { pupils }, at()).kind).toBe('done');
  });
});

describe('A lesson in numbers', () => {
  it('tells minutes to the half', () => {
    expect([0, 29_000, 30_000, 60_000, 95_000, 120_000].map((ms) => minutes(ms, String))).toEqual([
      '0',
      '0',
      '½',
      '1',
      '1½',
      '2',
    ]);
  });

  it('finds the seats of computer players that a free pupil could take', () => {
    expect(openSeats([board(1, [1, 2]), board(2, [3, 'bot']), board(3, [4, 'bot'], { winners: [0] })])).toMatchObject([
      { board: { number: 2 }, seat: 1 },
    ]);
  });

  it('says what Begin leads to', () => {
    expect(whatBegins(23, { how: 'pairs', size: 2 })).toEqual({ boards: 11, isAlone: true });
    expect(whatBegins(1, { how: 'pairs', size: 2 })).toEqual({ boards: 0, isAlone: true });
    expect(whatBegins(23, { how: 'computer', size: 1 })).toEqual({ boards: 23, isAlone: false });
    expect(whatBegins(12, { how: 'pairs', size: 4 })).toEqual({ boards: 3, isAlone: false });
  });
});

describe('Nicknames', () => {
  it('are different in each language, so that no two pupils are called the same', async () => {
    for (const { tag } of languages) {
      const { nicknames } = (await import(`../../src/words/generated/${tag}/pupils.ts`)) as {
        nicknames: Record<string, string>;
      };
      expect(new Set(Object.values(nicknames)).size, tag).toBe(nicknameKeys.length);
    }
  });
});

describe('A pupil who types a code', () => {
  it('may use either case, hyphens and spaces, and is told of what no code has', () => {
    expect(readTyped(' k7m-4pq ')).toEqual({ code: 'K7M4PQ', stray: undefined });
    expect(readTyped('k7mO4pq2r9')).toEqual({ code: 'K7M4PQ2R', stray: 'O' });
  });

  it('has six boxes on the school’s own network, and eight once there is more', () => {
    expect([boxesFor('', true), boxesFor('K7M4PQ', true), boxesFor('K7M4PQ2', true), boxesFor('', false)]).toEqual([
      6, 6, 8, 8,
    ]);
  });
});

describe('The screen of a pupil', () => {
  type Lobby = Extract<ToClient, { t: 'lobby' }>;
  const lobby: Lobby = { t: 'lobby', phase: 'open', game: 'multiplay', others: 3, paused: false, taken: [] };
  const view = {
    t: 'view',
    match: '1-1',
    seat: 0,
    players: [{ nickname: 9, colour: 0 }],
    paused: false,
  } as unknown as ToClient;
  const over = { t: 'over', match: '1-1', record: {}, scores: [], winners: [] } as const;
  const after = (...heard: readonly ToClient[]) => heard.reduce(reduceLobby, initialState);

  it('follows what is heard', () => {
    expect(screenOf(initialState)).toBe('moment');
    expect(screenOf(after(lobby))).toBe('pick');
    expect(screenOf(after({ ...lobby, phase: 'door' }))).toBe('door');
    expect(screenOf(after({ ...lobby, you: 9 }))).toBe('in');
    expect(screenOf(after({ ...lobby, you: 9, phase: 'round' }))).toBe('between');
    expect(screenOf(after(view))).toBe('board');
    expect(screenOf(after(view, { t: 'bye', why: 'closed' }))).toBe('bye');
  });

  it('is the lobby again for whoever was taken off a board, but not for whoever looks back', () => {
    expect(screenOf(after(view, { ...lobby, you: 9, phase: 'round' }))).toBe('between');
    expect(screenOf(after(view, over, { ...lobby, you: 9, phase: 'between' }))).toBe('board');
  });

  it('tells a pupil of their own best alone', () => {
    expect([[], [3], [3, 4], [4, 4], [4, 3]].map(isOwnBest)).toEqual([false, false, true, false, false]);
  });
});
