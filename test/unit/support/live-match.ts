import { begin, judge, type MoveRequest, type Circumstances, type Judged } from '../../../src/live/referee/referee.js';
import type { Board, Entry, ResolvedPly } from '../../../src/live/protocol/entry.js';
import type { GameEvent, Random } from '../../../src/rules/game.js';
import { anyMove, begun, type AnyGame, type AnyMove } from './all-games.js';
import { frozen } from '../../../src/rules/frozen.js';

export type AnyJudged = Judged<object, GameEvent>;
type Accepted = Extract<AnyJudged, { same: false }>;

export const morning = 1_800_000_000_000;
export const plain: Circumstances = { now: morning, rtt: 0, pauses: [], allowance: 1, undo: 'off' };

/** A match and its log, in memory. */
export class LiveMatch {
  readonly entries: Entry[] = [];
  readonly plies: ResolvedPly<object, GameEvent>[] = [];
  board!: Board<object>;
  now = morning;
  #ids = 0;

  constructor(
    readonly game: AnyGame,
    seats: number,
    options: object,
    readonly random: Random,
  ) {
    const start = frozen(begun(game, seats, options, random));
    this.take(begin(game, start, { id: this.id(), now: this.now }, random));
  }

  id = (): string => `id${String(this.#ids++).padStart(14, '0')}`;

  get turn() {
    return this.game.turn(this.board.state);
  }

  /** The seat to act; −1 if the match is over. */
  get seat(): number {
    return this.turn.kind === 'seat' ? this.turn.seat : -1;
  }

  /** Returns the request to make a move, by the seat to act or the seat that is given. */
  ask(move: unknown, asked: Partial<MoveRequest> = {}): MoveRequest {
    const { seq, plies } = this.board.snapshot;
    return { seat: this.seat, id: this.id(), seq, ply: plies, move, ...asked };
  }

  judge(asked: MoveRequest, circumstances: Partial<Circumstances> = {}): AnyJudged {
    return judge(this.game, this.board, asked, { ...plain, now: this.now, ...circumstances }, this.random);
  }

  /** Appends an accepted move to the log. */
  take(judged: AnyJudged): Accepted {
    if (!judged.ok) throw new Error(`${judged.rule}: ${judged.message}`);
    if (judged.same) throw new Error('It is in the log.');
    this.entries.push(frozen(judged.entry));
    this.board = frozen(judged.board);
    this.plies.push(...judged.plies);
    return judged;
  }

  /** Makes a random move that is accepted, after a while. */
  step(circumstances: Partial<Circumstances> = {}): { asked: MoveRequest; judged: Accepted } {
    this.now += this.random(20_000);
    for (;;) {
      const asked = this.ask(anyMove(this.game, this.board.state, this.random));
      const judged = this.judge(asked, circumstances);
      // A device's claim that the time is up is mostly wrong here.
      if (!judged.ok && (asked.move as AnyMove).type === 'time-up') continue;
      return { asked, judged: this.take(judged) };
    }
  }
}
