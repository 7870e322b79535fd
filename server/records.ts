/** The records of matches and lessons: results, moves, and the answers of each pupil. */
import type { Entry } from '../src/live/protocol/entry.js';
import type { LessonSettings } from '../src/live/protocol/lesson-messages.js';
import { nicknameKeys } from '../src/live/protocol/nicknames.js';
import type { BoardResult, SessionBoard } from '../src/live/referee/session-boards.js';
import type { SessionState } from '../src/live/referee/session.js';
import { rightIn, winnersOf } from '../src/live/referee/standings.js';
import { editionOf, type MatchRecord } from '../src/match/record.js';
import type { AnsweredEvent, Seat } from '../src/rules/game.js';
import { levelIn, type AnyGame } from './games.js';
import type { AnyHistory } from './live-board.js';

/** A match with all of its entries. */
export interface Whole {
  readonly history: AnyHistory;
  readonly entries: readonly Entry[];
}

interface Authored {
  readonly by: Entry['by'];
  readonly at: number;
  readonly id: string;
}

/**
 * Returns the author of each move that was not taken back: a computer player's answers do not count for the pupil it stands
 * in for.
 */
function authorsOf(entries: readonly Entry[]): Authored[] {
  let authors: Authored[] = [];
  for (const { by, at, id, does } of entries) {
    if ('undo' in does) authors = authors.slice(0, does.undo);
    else authors.push(...does.plies.map(() => ({ by, at, id })));
  }
  return authors;
}

/** Returns the result of a board: the final one, or the present one if the round ends now. */
export function resultOf(game: AnyGame, { history, entries }: Whole): BoardResult {
  const authors = authorsOf(entries);
  const scores = game.scores(history.state);
  const events = (seat: Seat) => history.plies.flatMap(({ events: all }, i) => (authors[i].by === seat ? all : []));
  return {
    winners: winnersOf(game, history.state),
    scores,
    right: scores.map((_, seat) => rightIn(events(seat), seat)),
  };
}

/** Returns the record of a match. A pupil's name is the number of the nickname, which the reader translates into words. */
export function recordOf(
  game: AnyGame,
  board: SessionBoard,
  lesson: LessonSettings,
  { history }: Whole,
): MatchRecord<object> {
  return {
    abacade: 1,
    game: game.name,
    ...editionOf(game),
    players: board.pupils.map((pupil, seat) => ({
      name: pupil === null ? `bot ${seat + 1}` : String(pupil),
      bot: pupil === null ? levelIn(lesson) : 0,
      colour: seat,
    })),
    start: game.write(history.start),
    moves: history.plies.map(({ move }) => move as object),
  };
}

/** An answer of a pupil, with the data that a report needs. */
interface LessonAnswer extends Omit<AnsweredEvent, 'type' | 'seat'> {
  /** Time of the answer, in milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
}

/** The file of a lesson. Nicknames are numbers; `key` is the English name. */
export interface LessonFile {
  readonly type: 'abacade-lesson';
  readonly version: 1;
  readonly lesson: LessonSettings;
  /** Time of the opening, in milliseconds since 1970. */
  readonly at: number;
  readonly boards: readonly {
    readonly round: number;
    readonly number: number;
    readonly pupils: readonly (number | null)[];
    readonly result: BoardResult;
    readonly record: MatchRecord<object>;
  }[];
  readonly pupils: readonly {
    readonly pupil: number;
    readonly key: string;
    readonly answers: readonly LessonAnswer[];
  }[];
}

function answersAt(board: SessionBoard, { history, entries }: Whole): { pupil: number; answer: LessonAnswer }[] {
  const authors = authorsOf(entries);
  return history.plies.flatMap(({ events }, i) =>
    events.flatMap((event) => {
      const { by, at, id } = authors[i];
      const pupil = event.type === 'answered' && event.seat === by ? board.pupils[by] : null;
      if (pupil === null || pupil === undefined) return [];
      const { type: _, seat: _seat, ...answer } = event as AnsweredEvent;
      return [{ pupil, answer: { ...answer, at, id } }];
    }),
  );
}

/**
 * Returns the file of a lesson: all matches that were played, including those of the current round.
 * @param whole returns a match by its name in the log; undefined if it has not begun
 */
export async function lessonFile(
  game: AnyGame,
  state: SessionState,
  whole: (board: string) => Promise<Whole | undefined>,
): Promise<LessonFile> {
  const { lesson, openedAt, past, boards, stage } = state;
  const rounds = stage === 'round' || stage === 'ending' ? [...past, boards] : past;
  const played: LessonFile['boards'][number][] = [];
  const answers = new Map<number, LessonAnswer[]>();
  for (const [i, round] of rounds.entries()) {
    for (const board of round) {
      const match = await whole(board.board);
      if (!match) continue;
      const result = board.result ?? resultOf(game, match);
      const { number, pupils } = board;
      played.push({ round: i + 1, number, pupils, result, record: recordOf(game, board, lesson, match) });
      for (const { pupil, answer } of answersAt(board, match)) {
        const all = answers.get(pupil) ?? [];
        answers.set(pupil, all);
        all.push(answer);
      }
    }
  }
  return {
    type: 'abacade-lesson',
    version: 1,
    lesson,
    at: openedAt,
    boards: played,
    pupils: [...answers].map(([pupil, all]) => ({
      pupil,
      key: nicknameKeys[pupil % nicknameKeys.length],
      answers: all,
    })),
  };
}
