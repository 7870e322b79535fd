/** Assigns the seats of a round: changes to the boards of a lesson that keep each pupil at no more than one board. */
import type { Counted } from '../../match/measures.js';
import type { Seat } from '../../rules/game.js';

/** The result of a board, by seat. */
export interface BoardResult {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The number of right answers by seat, or of what `counts` names. */
  readonly right: readonly number[];
  readonly counts?: Counted;
}

export interface SessionBoard {
  /** The name of the match in the log. */
  readonly board: string;
  readonly number: number;
  /** The player who acts in each seat: a pupil's number, or a computer player. */
  readonly seats: readonly (number | 'bot')[];
  /** The pupil to whom each seat belongs, even while a computer player acts; null if it belongs to nobody. */
  readonly pupils: readonly (number | null)[];
  readonly result?: BoardResult;
  /** True if the board was added while the round was played: it counts only for pupils who have no other. */
  readonly isExtra?: true;
}

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one));

/** Removes a pupil from a board: a computer player continues there. */
const without = (board: SessionBoard, pupil: number): SessionBoard => ({
  ...board,
  seats: board.seats.map((one) => (one === pupil ? 'bot' : one)),
  pupils: board.pupils.map((one) => (one === pupil ? null : one)),
});

/** Removes a pupil from all boards that are not over; finished boards stay unchanged. */
export const removed = (boards: readonly SessionBoard[], pupil: number): SessionBoard[] =>
  boards.map((board) => (board.result ? board : without(board, pupil)));

/** Lets a pupil play again in place of the computer player that replaced them. */
export const returned = (boards: readonly SessionBoard[], pupil: number): SessionBoard[] =>
  boards.map((board) => {
    const seat = board.pupils.indexOf(pupil);
    return seat < 0 ? board : { ...board, seats: put<number | 'bot'>(board.seats, seat, pupil) };
  });

/**
 * Gives a seat to a pupil, who leaves any other board, or to a computer player, which replaces the pupil. `displaced` is the pupil who had
 * the seat and has none now.
 */
export function seated(
  boards: readonly SessionBoard[],
  { board, seat, to }: { readonly board: string; readonly seat: Seat; readonly to: number | 'bot' },
): { boards: SessionBoard[]; displaced: number | null } {
  const had = boards.find((one) => one.board === board)?.pupils[seat] ?? null;
  const free = typeof to === 'number' && to !== had ? removed(boards, to) : boards;
  return {
    displaced: to === 'bot' || to === had ? null : had,
    boards: free.map((one) => {
      if (one.board !== board) return one;
      const seats = put<number | 'bot'>(one.seats, seat, to);
      return { ...one, seats, pupils: to === 'bot' ? one.pupils : put<number | null>(one.pupils, seat, to) };
    }),
  };
}

/** Returns the board at which a pupil has a seat: the one being played, or else the newest. */
export const boardWith = (boards: readonly SessionBoard[], pupil: number): SessionBoard | undefined => {
  const all = boards.filter(({ pupils }) => pupils.includes(pupil));
  return all.find(({ result }) => !result) ?? all.at(-1);
};

/** Returns the boards with results added to those that had none, by their names. */
export const withResults = (
  boards: readonly SessionBoard[],
  results: Readonly<Record<string, BoardResult>>,
): readonly SessionBoard[] =>
  boards.map((one) =>
    !one.result && Object.hasOwn(results, one.board) ? { ...one, result: results[one.board] } : one,
  );
