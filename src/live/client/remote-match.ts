import type { Playing, Ply, MatchStep } from '../../match/match.js';
import type { Player } from '../../match/players.js';
import type { Game, GameEvent, Seat, Turn } from '../../rules/game.js';

/** The players of a match, and the rights of this device. */
export interface Participants {
  readonly players: readonly Player[];
  /** The seat of this device; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly canUndo: boolean;
}

/** The data of a match that has ended: nothing is hidden any more. */
export interface Ending<S, M, E> {
  readonly start: S;
  readonly plies: readonly Ply<S, M, E>[];
  readonly winners: readonly Seat[];
}

/**
 * A match that a server keeps, from the point of view of one seat: its positions are views, and its moves are those received since this
 * device joined. Every seat that this device does not play counts as a computer player's.
 */
export class RemoteMatch<O, S, M, E extends GameEvent> implements Playing<O, S, M, E> {
  #start: S;
  #plies: readonly Ply<S, M, E>[] = [];
  #winners: readonly Seat[] | undefined;

  constructor(
    readonly game: Game<O, S, M, E>,
    private readonly participants: () => Participants,
    start: S,
  ) {
    this.#start = start;
  }

  get players(): readonly Player[] {
    return this.participants().players;
  }

  get start(): S {
    return this.#start;
  }

  get state(): S {
    return this.#plies.at(-1)?.state ?? this.#start;
  }

  get ply(): number {
    return this.#plies.length;
  }

  get plies(): readonly Ply<S, M, E>[] {
    return this.#plies;
  }

  get turn(): Turn {
    return this.#winners ? { kind: 'over', winners: [...this.#winners] } : this.game.turn(this.state);
  }

  get isOver(): boolean {
    return this.turn.kind === 'over';
  }

  get canUndo(): boolean {
    return this.participants().canUndo;
  }

  /** Only the server knows. */
  get undoRefusal(): undefined {
    return undefined;
  }

  get canRedo(): boolean {
    return false;
  }

  isBot(seat: Seat): boolean {
    return seat !== this.participants().seat;
  }

  upTo(ply: number): RemoteMatch<O, S, M, E> {
    const earlier = new RemoteMatch(this.game, this.participants, this.#start);
    earlier.#plies = this.#plies.slice(0, ply);
    return earlier;
  }

  /** Only the server judges moves: see `RemoteTable`. */
  play(): MatchStep<S, E> {
    return sent;
  }

  /** Adds a move that was received. */
  add(ply: Ply<S, M, E>): void {
    this.#plies = [...this.#plies, ply];
  }

  /** Ends the match, by its rules or because the round has ended: it becomes the complete match, with everything that was hidden. */
  end({ start, plies, winners }: Ending<S, M, E>): void {
    this.#start = start;
    this.#plies = plies;
    this.#winners = winners;
  }
}

/** The result of a move that was sent: the server judges it. */
export const sent = {
  ok: false,
  rule: 'match',
  reason: 'sent',
  message: 'The server judges the move.',
} as const;
