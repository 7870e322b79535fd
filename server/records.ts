/** The records of matches and lessons: results, moves, and the answers of each pupil. */
import type { Entry } from '../src/live/protocol/entry.js';
import type { LessonSettings, Outcome } from '../src/live/protocol/lesson-messages.js';
import { nicknameKeys } from '../src/live/protocol/nicknames.js';
import type { BoardResult, SessionBoard } from '../src/live/referee/session-boards.js';
import type { SessionState } from '../src/live/referee/session-state.js';
import { outcomeOf, wasPlayed, winnersOf } from '../src/live/referee/standings.js';
import { counted, countOf, measures, type Measures } from '../src/match/measures.js';
import { editionOf, type MatchRecord } from '../src/match/record.js';
import type { AnsweredEvent, GameEvent, Seat } from '../src/rules/game.js';
import { levelIn, type AnyGame } from './games.js';
import type { AnyHistory } from './live-board.js';

/** A match with all of its entries. */
export interface Whole {
  readonly history: AnyHistory;
  readonly entries: readonly Entry[];
}

/** A move that was not taken back, with its author: a computer player's answers do not count for the pupil it stands in for. */
interface Authored {
  readonly by: Entry['by'];
  readonly at: number;
  readonly id: string;
  readonly events: readonly GameEvent[];
}

/** Returns the moves of a match that were not taken back, with their authors. */
function authored({ history, entries }: Whole): Authored[] {
  let authors: Omit<Authored, 'events'>[] = [];
  for (const { by, at, id, does } of entries) {
    if ('undo' in does) authors = authors.slice(0, does.undo);
    else authors.push(...does.plies.map(() => ({ by, at, id })));
  }
  return history.plies.map(({ events }, i) => ({ ...authors[i], events }));
}

/** Returns the events of the moves that a seat made itself. */
const eventsOf = (moves: readonly Authored[], seat: Seat): GameEvent[] =>
  moves.flatMap(({ by, events }) => (by === seat ? events : []));

/** Returns the result of a board: the final one, or the present one if the round ends now. */
export function resultOf(game: AnyGame, whole: Whole): BoardResult {
  const { history } = whole;
  const { state } = history;
  const scores = game.scores(state);
  const moves = authored(whole);
  const all = scores.map((_, seat) => measures(eventsOf(moves, seat), seat));
  const counts = counted.find((kind) => all.some((one) => one[kind] !== undefined)) ?? 'answers';
  return {
    winners: wasPlayed(game, history) ? winnersOf(game, state) : [],
    scores,
    right: all.map((one) => countOf(one, counts)),
    ...(counts === 'answers' ? {} : { counts }),
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

/** A match that a pupil played in a lesson. */
interface LessonGame {
  readonly round: number;
  /** The number of the board. */
  readonly board: number;
  /** `bye`: against the computer. */
  readonly outcome: Outcome;
  /** False if the round ended first: the match counts as it stood. */
  readonly isOver: boolean;
  readonly score: number;
  readonly measures: Measures;
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
    readonly games: readonly LessonGame[];
  }[];
}

function answersAt(
  { pupils }: SessionBoard,
  moves: readonly Authored[],
): { readonly pupil: number; readonly answer: LessonAnswer }[] {
  return moves.flatMap(({ by, at, id, events }) =>
    events.flatMap((event) => {
      const pupil = event.type === 'answered' && event.seat === by ? pupils[by] : null;
      if (pupil === null || pupil === undefined) return [];
      const { type: _, seat: _seat, ...answer } = event as AnsweredEvent;
      return [{ pupil, answer: { ...answer, at, id } }];
    }),
  );
}

/** Returns what each pupil of a board has played there, as far as the game measures it. */
function gamesAt(
  round: number,
  isOver: boolean,
  { number, pupils, result }: SessionBoard & { readonly result: BoardResult },
  moves: readonly Authored[],
): { readonly pupil: number; readonly played: LessonGame }[] {
  const isBye = pupils.filter((pupil) => pupil !== null).length === 1;
  return pupils.flatMap((pupil, seat) => {
    if (pupil === null) return [];
    const outcome = isBye ? 'bye' : outcomeOf(result, seat);
    const played = { round, board: number, outcome, isOver, score: result.scores[seat] } as const;
    return [{ pupil, played: { ...played, measures: measures(eventsOf(moves, seat), seat) } }];
  });
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
  const games = new Map<number, LessonGame[]>();
  const add = <T>(lists: Map<number, T[]>, pupil: number, one: T): void => {
    const list = lists.get(pupil) ?? [];
    lists.set(pupil, list);
    list.push(one);
  };
  for (const [i, round] of rounds.entries()) {
    for (const board of round) {
      const match = await whole(board.board);
      if (!match) continue;
      const result = board.result ?? resultOf(game, match);
      const { number, pupils } = board;
      played.push({ round: i + 1, number, pupils, result, record: recordOf(game, board, lesson, match) });
      const moves = authored(match);
      const isOver = game.turn(match.history.state).kind === 'over';
      for (const { pupil, answer } of answersAt(board, moves)) add(answers, pupil, answer);
      for (const { pupil, played: one } of gamesAt(i + 1, isOver, { ...board, result }, moves)) add(games, pupil, one);
    }
  }
  // Also those who never played, and those who were taken out of the lesson after they had.
  const pupils = new Set([...state.pupils.map(({ pupil }) => pupil), ...games.keys(), ...answers.keys()]);
  return {
    type: 'abacade-lesson',
    version: 1,
    lesson,
    at: openedAt,
    boards: played,
    pupils: [...pupils]
      .sort((a, b) => a - b)
      .map((pupil) => ({
        pupil,
        key: nicknameKeys[pupil % nicknameKeys.length],
        answers: answers.get(pupil) ?? [],
        games: games.get(pupil) ?? [],
      })),
  };
}
