import type { BoardMessage } from '../../src/live/protocol/lesson-messages.js';
import { namesOf, type Context } from './context.js';
import { minutes, type Need } from './need.js';

/** Returns the need of a board as the heading of its card. On a whiteboard it says no more than whose turn it is. */
export function needSentence(v: Context, { board, seats, turn, winners }: BoardMessage): string {
  const { wall } = v.words;
  const { kind, who, waits } = v.needAt(board);
  if (kind === 'done' || (v.isWhiteboard && (winners || turn === undefined))) return wall.done;
  const acts = seats[turn!];
  if (v.isWhiteboard && acts !== 'bot') return wall.yourTurn(v.name(acts));
  if (v.isWhiteboard || kind === 'thinking') return wall.turn(v.name(acts));
  const name = v.name(who!);
  if (kind === 'hand') return wall.asksForHelp(name);
  return kind === 'away' ? wall.isAway(name) : wall.turnFor(name, minutes(waits, v.figure));
}

/** Returns the last event at a board, or how the game ended, as a sentence. */
export function lastEventSentence(v: Context, { board, winners, seats }: BoardMessage): string {
  const { wall } = v.words;
  if (winners?.length === 1) return wall.won(v.name(seats[winners[0]]));
  if (winners) return winners.length > 1 ? wall.shared : v.words.round.unplayed;
  return v.boards.lastEvent(board);
}

/** Returns the accessible name of a card: `Board 6: Crab and Eagle, 18 to 12. Eagle asks for help. Crab turned 12 at G9.` */
export function cardSentence(v: Context, board: BoardMessage): string {
  const w = v.words.board;
  const names = namesOf(v, board);
  const points = v.isWhiteboard ? undefined : v.list(board.scores.map((score) => v.figure(score)));
  const last = lastEventSentence(v, board);
  return w
    .heard(v.figure(board.number), points ? w.withPoints(names, points) : names, needSentence(v, board), last)
    .trim();
}

/** Returns the pupil's partners: `with Moose`. */
export function partners(v: Context, board: BoardMessage, pupil: number): string {
  const { round } = v.words;
  const others = board.seats.filter((seat) => seat !== pupil);
  return others.length > 0 && others.every((seat) => seat === 'bot')
    ? round.withComputer
    : round.with(v.list(others.map((seat) => v.name(seat))));
}

/** Returns announcements of new calls for help and of pupils who are away. Nothing else of a lesson is announced. */
export function newlyNeeded(v: Context, before: ReadonlyMap<string, Need['kind']>): string[] {
  return v.view.boards.flatMap((board) => {
    const { kind } = v.needAt(board.board);
    if (kind === before.get(board.board) || (kind !== 'hand' && kind !== 'away')) return [];
    return [`${v.words.board.title(v.figure(board.number))}: ${needSentence({ ...v, isWhiteboard: false }, board)}.`];
  });
}
