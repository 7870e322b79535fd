import { bucketOf } from '../../../src/live/protocol/codes.js';
import { visiblePlies } from '../../../src/live/referee/visible.js';
import { write, type ToClient, type ToServer } from '../../../src/live/protocol/messages.js';
import { readToServer } from '../../../src/live/protocol/to-server.js';
import { canUndo, judgeUndo } from '../../../src/live/referee/referee.js';
import { historyOf, type ResolvedPly } from '../../../src/live/protocol/entry.js';
import { record } from '../../../src/match/record.js';
import { Match } from '../../../src/match/match.js';
import type { GameEvent, Random, Seat } from '../../../src/rules/game.js';
import type { AnyGame } from './all-games.js';
import { LiveMatch, plain } from './live-match.js';

type Listener = { readonly seat: Seat | 'public'; send(text: string): void };

const nickname = (seat: number): number => 6 * seat + 1;

/** Returns the token of a seat, or of a spectator. */
export const tokenOf = (seat: Seat | 'public'): string => `token-of-seat-${seat}-of-the-class`;

/**
 * A class with one board, as a server has it: the referee judges, and the log is in memory. Each seat receives only what `visiblePlies` lets it
 * know.
 */
export class FakeLesson {
  readonly code = 'K7M4PQ2R';
  readonly bucket = bucketOf('K7M4PQ2R');
  match: LiveMatch;
  name = 'b1';
  paused = false;
  undo: 'off' | 'own' = 'off';
  /** If true, the answer to a move is lost after the step is in the log. */
  loses = false;
  /** All messages received, including hellos. */
  readonly asked: ToServer[] = [];
  readonly #plies = new Map<number, readonly ResolvedPly<object, GameEvent>[]>();
  readonly #listeners = new Set<Listener>();

  constructor(
    readonly game: AnyGame,
    readonly seats: number,
    readonly options: object,
    readonly random: Random,
  ) {
    this.match = this.begun();
  }

  private begun(): LiveMatch {
    const match = new LiveMatch(this.game, this.seats, this.options, this.random);
    this.#plies.clear();
    this.#plies.set(1, match.plies.slice());
    return match;
  }

  get seq(): number {
    return this.match.board.snapshot.seq;
  }

  /** Begins another match, as for the next round. */
  next(): void {
    this.name = `b${Number(this.name.slice(1)) + 1}`;
    this.match = this.begun();
    for (const one of this.#listeners) this.#view(one);
  }

  /** Returns the message that a seat receives when it joins. */
  view(seat: Seat | 'public'): Extract<ToClient, { t: 'view' }> {
    const { board } = this.match;
    return {
      t: 'view',
      match: this.name,
      game: this.game.name,
      options: (board.state as { options: object }).options,
      players: Array.from({ length: this.seats }, (_, colour) => ({
        nickname: this.bots.includes(colour) ? ('bot' as const) : nickname(colour),
        colour,
      })),
      seat,
      seq: board.snapshot.seq,
      ply: board.snapshot.plies,
      view: this.game.view(board.state, seat),
      undo: this.#canUndo(seat),
      paused: this.paused,
    };
  }

  #canUndo(seat: Seat | 'public'): boolean {
    if (this.undo === 'off' || seat === 'public') return false;
    const history = historyOf(this.game, this.match.entries);
    return history.ok && canUndo(this.game, history.value, seat);
  }

  #view(to: Listener): void {
    to.send(write(this.view(to.seat)));
  }

  #pliesFrom(seq: number, to: Listener): void {
    const plies = visiblePlies(this.game, this.#plies.get(seq)!, to.seat) as Extract<ToClient, { t: 'plies' }>['plies'];
    const undo = this.#canUndo(to.seat) && { undo: true as const };
    to.send(write({ t: 'plies', match: this.name, seq, plies, ...undo }));
  }

  /** Sends the end of the match if it is over. */
  #over(to: Listener): void {
    const { board, entries, game } = this.match;
    const turn = game.turn(board.state);
    if (turn.kind !== 'over') return;
    const history = historyOf(game, entries);
    if (!history.ok) throw new Error(history.message);
    const players = Array.from({ length: this.seats }, (_, colour) => ({ name: `Player ${colour}`, bot: 0, colour }));
    const match = new Match(game, players, history.value.start);
    for (const { move } of history.value.plies) match.play(move as never);
    to.send(
      write({
        t: 'over',
        match: this.name,
        record: record(match),
        scores: game.scores(board.state),
        winners: turn.winners,
      }),
    );
  }

  /** Sends a message to everybody who is connected. */
  say(message: ToClient): void {
    for (const { send } of this.#listeners) send(write(message));
  }

  pause(on: boolean): void {
    this.paused = on;
    this.say({ t: 'pause', on });
  }

  /** The seats of computer players. */
  bots: readonly number[] = [];

  /**
   * Opens a connection.
   * @returns `receive`, which takes the messages from the device, and `leave`, which ends the connection
   */
  connect(send: (text: string) => void): { receive(text: string): void; leave(): void } {
    let listener: Listener | undefined;
    return {
      receive: (text) => {
        const read = readToServer(text);
        if (!read.ok) throw new Error(read.message);
        const { value } = read;
        this.asked.push(value);
        if (value.t !== 'hello') return this.#judge(value, listener!);
        const seat = value.token?.split('-')[3];
        if (value.token !== tokenOf(seat === 'public' ? seat : Number(seat)))
          return send(write({ t: 'bye', why: 'unknown' }));
        listener = { seat: seat === 'public' ? seat : Number(seat), send };
        this.#listeners.add(listener);
        this.#greet(value.seq, listener);
        for (const message of value.say ?? []) {
          this.asked.push(message);
          this.#judge(message, listener);
        }
      },
      leave: () => void (listener && this.#listeners.delete(listener)),
    };
  }

  #greet(seq: number, to: Listener): void {
    const missed = Array.from({ length: Math.max(0, this.seq - seq) }, (_, i) => seq + 1 + i);
    if (to.seat === 'public' || seq === 0 || seq > this.seq || missed.some((one) => !this.#plies.has(one)))
      this.#view(to);
    else for (const one of missed) this.#pliesFrom(one, to);
    to.send(write({ t: 'here', match: this.name, seats: Array.from({ length: this.seats }, () => 'here' as const) }));
    this.#over(to);
  }

  #judge(message: ToServer, { seat, send }: Listener): void {
    if ((message.t !== 'move' && message.t !== 'undo') || seat === 'public') {
      if ('id' in message) send(write({ t: 'ok', id: message.id, seq: this.seq }));
      return;
    }
    const pauses = this.paused ? [{ from: 0 }] : [];
    const asked = { ...message, seat };
    const judged =
      message.t === 'move'
        ? this.match.judge({ ...asked, ply: message.ply, move: message.move }, { pauses })
        : this.#judgeUndo(asked);
    if (!judged.ok) {
      const { rule, reason, message: why, details } = judged;
      send(write({ t: 'no', id: message.id, rule, reason, message: why, ...(details && { details }) }));
      return;
    }
    if (!judged.same) {
      this.match.take(judged);
      if (judged.plies.length) this.#plies.set(this.seq, judged.plies);
      if (this.loses) return;
      for (const one of this.#listeners) {
        if (judged.plies.length) this.#pliesFrom(this.seq, one);
        else {
          one.send(write({ t: 'back', match: this.name, seq: this.seq, why: 'undo' }));
          this.#view(one);
        }
      }
    }
    send(write({ t: 'ok', id: message.id, seq: this.seq }));
    for (const one of this.#listeners) this.#over(one);
  }

  #judgeUndo(asked: { readonly seat: Seat; readonly id: string; readonly seq: number }) {
    const history = historyOf(this.game, this.match.entries);
    if (!history.ok) throw new Error(history.message);
    return judgeUndo(this.game, history.value, asked, { ...plain, undo: this.undo });
  }
}
