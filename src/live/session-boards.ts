/** Who sits where in a round: changes to the boards of a class that keep each pupil at one board at most. */
import type { Seat } from '../rules/game.js';

/** How a board ended, by seat. */
export interface BoardResult {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly right: readonly number[];
}

export interface ClassBoard {
  /** The name of the match in the log. */
  readonly board: string;
  readonly number: number;
  /** Who acts. */
  readonly seats: readonly (number | 'bot')[];
  /** Whose seats they are, also while a computer player acts; null for nobody's. */
  readonly pupils: readonly (number | null)[];
  readonly result?: BoardResult;
}

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one));

/** Takes a pupil off a board: a computer player plays on there. */
const without = (board: ClassBoard, pupil: number): ClassBoard => ({
  ...board,
  seats: board.seats.map((one) => (one === pupil ? 'bot' : one)),
  pupils: board.pupils.map((one) => (one === pupil ? null : one)),
});

/** Takes a pupil off all boards that are not over; what was played stays. */
export const removed = (boards: readonly ClassBoard[], pupil: number): ClassBoard[] =>
  boards.map((board) => (board.result ? board : without(board, pupil)));

/** A pupil plays again where a computer player stood in. */
export const returned = (boards: readonly ClassBoard[], pupil: number): ClassBoard[] =>
  boards.map((board) => {
    const seat = board.pupils.indexOf(pupil);
    return seat < 0 ? board : { ...board, seats: put<number | 'bot'>(board.seats, seat, pupil) };
  });

/**
 * Gives a seat to a pupil, who leaves any other board, or to a computer player, who stands in for its pupil. `displaced`:
 * the pupil who had the seat and has none now.
 */
export function seated(
  boards: readonly ClassBoard[],
  { board, seat, to }: { readonly board: string; readonly seat: Seat; readonly to: number | 'bot' },
): { boards: ClassBoard[]; displaced: number | null } {
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

/** Returns the board at which a pupil has a seat: the one that is played, if there is one. */
export const boardWith = (boards: readonly ClassBoard[], pupil: number): ClassBoard | undefined => {
  const all = boards.filter(({ pupils }) => pupils.includes(pupil));
  return all.find(({ result }) => !result) ?? all.at(0);
};

/** Returns the boards with the results of those that had none, by their names. */
export const withResults = (
  boards: readonly ClassBoard[],
  results: Readonly<Record<string, BoardResult>>,
): readonly ClassBoard[] =>
  boards.map((one) =>
    !one.result && Object.hasOwn(results, one.board) ? { ...one, result: results[one.board] } : one,
  );
