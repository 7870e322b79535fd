import type { BoardMessage, LessonView } from '../../src/live/protocol/lesson-messages.js';
import type { Seat } from '../../src/rules/game.js';

/** The states of a board, those that need the teacher most urgently first. */
export const needs = ['hand', 'away', 'waiting', 'thinking', 'done'] as const;

export interface Need {
  readonly kind: (typeof needs)[number];
  /** The pupil or computer player concerned; undefined if the board is done. */
  readonly who?: number | 'bot';
  /** Duration of the turn so far, in milliseconds. */
  readonly waits: number;
}

/** The time after which a turn counts as keeping others waiting, in milliseconds. */
export const longTurn = 60_000;

interface Seen {
  /** Milliseconds since the view was received; 0 while the lesson is paused. */
  readonly since: number;
  /** Pupils at whose boards the teacher has been since they asked for help. */
  readonly helped: ReadonlySet<number>;
}

/** Returns the most urgent need of a board. */
export function needOf(board: BoardMessage, { pupils }: Pick<LessonView, 'pupils'>, { since, helped }: Seen): Need {
  const at = pupils.filter(({ pupil }) => board.seats.includes(pupil));
  const isOver = board.winners !== undefined;
  const waits = board.turn === undefined ? 0 : board.waits + since;
  const hand = at.find(({ pupil, hand: isUp }) => isUp && !helped.has(pupil));
  if (hand) return { kind: 'hand', who: hand.pupil, waits };
  const away = isOver ? undefined : at.find(({ is }) => is === 'away');
  if (away) return { kind: 'away', who: away.pupil, waits };
  if (isOver || board.turn === undefined) return { kind: 'done', waits };
  return { kind: waits >= longTurn ? 'waiting' : 'thinking', who: board.seats[board.turn], waits };
}

/** Returns the names of the boards by urgency; boards with the same need by number. */
export function byNeed(
  boards: readonly Pick<BoardMessage, 'board' | 'number'>[],
  needAt: (board: string) => Need,
): string[] {
  const rank = ({ board }: { readonly board: string }): number => needs.indexOf(needAt(board).kind);
  return [...boards].sort((a, b) => rank(a) - rank(b) || a.number - b.number).map(({ board }) => board);
}

/** Formats a duration in minutes, rounded down to half a minute: `1½`. */
export function minutes(ms: number, figure: (value: number) => string): string {
  const halves = Math.floor(ms / 30_000);
  const whole = Math.floor(halves / 2);
  return `${whole > 0 || halves === 0 ? figure(whole) : ''}${halves % 2 ? '½' : ''}`;
}

/** Returns the seats that a free pupil could take over: one computer player's per unfinished board. */
export function openSeats(boards: readonly BoardMessage[]): { readonly board: BoardMessage; readonly seat: Seat }[] {
  return boards.flatMap((board) => {
    const seat = board.winners === undefined ? board.seats.indexOf('bot') : -1;
    return seat < 0 ? [] : [{ board, seat }];
  });
}

/** Returns how many boards of pupils Begin would create, and whether one pupil is left to play the computer. */
export function whatBegins(
  count: number,
  { how, size }: Pick<LessonView['lesson'], 'how' | 'size'>,
): { readonly boards: number; readonly isAlone: boolean } {
  if (how === 'computer' || size === 1) return { boards: count, isAlone: false };
  if (size > 2) return { boards: Math.max(1, Math.round(count / size)), isAlone: count === 1 };
  return { boards: Math.floor(count / 2), isAlone: count % 2 === 1 };
}
