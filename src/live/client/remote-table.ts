import { Clock } from '../../match/clock.js';
import { Emitter } from '../../match/emitter.js';
import { plain, type Match, type MatchStep, type Ply } from '../../match/match.js';
import type { Player } from '../../match/players.js';
import type { MatchRecord } from '../../match/record.js';
import type { Environment, GameTable, TableEvents } from '../../match/table.js';
import { ThinkTime } from '../../match/think-time.js';
import type { Presence } from '../protocol/messages.js';
import type { Game, GameEvent, Result, Seat } from '../../rules/game.js';
import type { LiveBoard, LiveChange } from './live-board.js';
import { RemoteMatch, sent } from './remote-match.js';

type Of<T extends LiveChange['t']> = Extract<LiveChange, { t: T }>;

/** The callbacks of a table to the page that shows it, besides its events. */
export interface RemoteCalls<O, S, M, E extends GameEvent> {
  /** Another match is on the table, or the same one with moves that were not received. */
  begun(): void;
  /** The last move was undone. */
  undone(): void;
  /** The match has ended, and nothing is hidden any more. */
  over(): void;
  refused(refusal: Of<'no'>): void;
  /** Returns the duration of everything, as a multiple of normal. */
  pace(): number;
  /** Returns the player at a seat, for the screen. `presence` is undefined until it is known. */
  player(seat: Seat, presence: Presence | undefined): Player;
  /** Returns the move that the events of a ply imply, if the screen needs it. */
  moveFromEvents?(events: readonly E[], before: S): M | undefined;
  /** Replays the record of a match, see src/match/replay.ts. */
  replay(game: Game<O, S, M, E>, record: unknown, levels: number): Result<Match<O, S, M, E>>;
}

/**
 * Maximum number of moves shown one after another; if more wait, for example after a long time in the background, the first ones are
 * skipped.
 */
const mostShown = 30;

/**
 * A board across devices with the interface of a table: it sends moves, and makes received moves one after another, each when the screen
 * has shown the last one.
 */
export class RemoteTable<O, S, M, E extends GameEvent>
  extends Emitter<TableEvents<M, E>>
  implements GameTable<O, S, M, E>
{
  readonly clock: Clock;
  readonly thinking: ThinkTime;
  #match!: RemoteMatch<O, S, M, E>;
  #players: readonly Player[] = [];
  /** The id of the match, and the last step on the table. */
  #id = '';
  #seq = 0;
  readonly #queue: Ply<S, M, E>[] = [];
  #over: Of<'over'> | undefined;
  #isRevealed = false;
  #isBack = false;
  #isHeld = false;
  #isActive = false;
  #isRunning = false;
  /** The last known clock of this seat; undefined without a limit, or if it is another seat's turn. */
  #timed: { readonly gone: number; readonly limit: number; readonly at: number } | undefined;
  /** The pending move, which the server does not send back. */
  #own: { readonly move: M } | undefined;
  /** Aborts computations for the current position; as in Table, undefined until the signal is first used. */
  #position: AbortController | undefined;
  readonly #unsubscribe: () => void;

  constructor(
    readonly game: Game<O, S, M, E>,
    readonly board: LiveBoard,
    private readonly environment: Environment,
    private readonly call: RemoteCalls<O, S, M, E>,
  ) {
    super();
    this.clock = new Clock(environment.timers, () => this.emit('change', undefined));
    this.thinking = new ThinkTime(() => environment.timers.now());
    // The end may have come before this table; nobody is told, because the caller has no table yet.
    this.#begin(board.over);
    this.#unsubscribe = board.subscribe((change) => this.#receive(change));
  }

  /** Stops listening. */
  close(): void {
    this.#unsubscribe();
    this.clock.stop();
    (this.#position ??= new AbortController()).abort();
  }

  get match(): RemoteMatch<O, S, M, E> {
    return this.#match;
  }

  get pace(): number {
    return this.call.pace();
  }

  get think(): number | undefined {
    return this.thinking.ms;
  }

  get paused(): boolean {
    return this.board.view.paused;
  }

  /** True while a move of this device waits for the server. */
  get isPending(): boolean {
    return this.board.pending !== undefined;
  }

  get positionSignal(): AbortSignal {
    return (this.#position ??= new AbortController()).signal;
  }

  play(given: M): MatchStep<S, E> {
    const { board } = this;
    const { turn } = this.#match;
    // While nothing can be sent, a move is ignored without a message: the player learns no more than the screen shows.
    if (turn.kind !== 'seat' || turn.seat !== board.seat || this.#queue.length || this.isPending || this.paused)
      return sent;
    const move = plain(given);
    let isForbidden = false;
    this.emit('move', { move, ply: this.#match.ply, forbid: () => (isForbidden = true) });
    if (isForbidden) {
      return { ok: false, rule: 'match', reason: 'forbidden', message: 'The page does not allow that move.' };
    }
    if (board.send(move, board.view.ply) !== undefined) this.#own = { move };
    this.emit('change', undefined);
    return sent;
  }

  /** Does nothing, because the server makes all moves of chance. */
  roll(): undefined {
    return undefined;
  }

  /** Asks the server to undo the last move; the result arrives later. */
  undo(): false {
    if (this.#match.canUndo) this.board.undo();
    return false;
  }

  redo(): false {
    return false;
  }

  /** Does nothing, because only a teacher can pause. */
  pause(): void {
    // nothing to do here
  }

  /** Does nothing, because only a teacher can give more time. */
  allow(): void {
    // nothing to do here
  }

  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) this.thinking.cover();
    this.#run();
  }

  setSeen(): void {
    this.thinking.spoil();
  }

  setActive(isActive: boolean): void {
    if (isActive === this.#isActive) return;
    this.#isActive = isActive;
    if (!isActive) this.thinking.spoil();
    this.#run();
  }

  record(): MatchRecord<M> | undefined {
    return this.#over?.record as MatchRecord<M> | undefined;
  }

  #begin(over?: Of<'over'>): void {
    const { view } = this.board;
    this.#id = view.match;
    this.#seq = view.seq;
    this.#queue.length = 0;
    this.#own = undefined;
    this.#over = over;
    this.#isHeld = this.#isRevealed = false;
    this.rename();
    this.#match = new RemoteMatch(this.game, () => this.#participants(), view.view as S);
    if (over) this.#reveal(over);
    this.thinking.reset(true);
    this.#time();
    this.#settle();
  }

  #participants() {
    const { seat, view } = this.board;
    const isQuiet = !this.#queue.length && !this.isPending && !this.paused;
    return {
      players: this.#players,
      seat: seat === 'public' ? undefined : seat,
      canUndo: view.undo && isQuiet,
    };
  }

  /** Updates the names of the players. */
  rename(): void {
    this.#players = this.board.view.players.map((_, seat) => this.call.player(seat, this.board.presence[seat]));
  }

  #receive(change: LiveChange): void {
    switch (change.t) {
      case 'view':
        return this.#setView(change);
      case 'plies':
        return this.#queuePlies(change);
      case 'back':
        this.#isBack = change.why === 'undo';
        return;
      case 'over':
        this.#over = change;
        return this.#run();
      case 'no':
        this.#own = undefined;
        this.emit('change', undefined);
        return this.call.refused(change);
      case 'here':
        this.rename();
        break;
      case 'pause':
        this.#pause(change.on);
        break;
      case 'ok':
      case 'message':
      case 'connected':
      case 'disconnected':
    }
    this.emit('change', undefined);
  }

  get #now(): number {
    return this.environment.timers.now();
  }

  #time(): void {
    const { clock } = this.board.view;
    this.#timed = clock && { ...clock, at: this.#now };
  }

  #pause(isOn: boolean): void {
    const { elapsed } = this.clock;
    this.thinking.spoil();
    this.#timed &&= { ...this.#timed, at: this.#now, ...(isOn && this.clock.isRunning && { gone: elapsed }) };
    this.#settle();
  }

  /** Handles a whole view. A view of the position that is already here, as after a short loss of the connection, changes nothing. */
  #setView({ match, seq }: Of<'view'>): void {
    const isBack = this.#isBack;
    this.#isBack = false;
    if (match === this.#id && seq === this.#seq) {
      this.#time();
      this.#settle();
      return this.emit('change', undefined);
    }
    this.#begin();
    if (isBack) this.call.undone();
    else this.call.begun();
    this.emit('change', undefined);
  }

  /** Queues the moves of a step until the screen has shown all earlier ones. */
  #queuePlies({ seq, plies }: Of<'plies'>): void {
    this.#seq = seq;
    this.#time();
    const { seat } = this.board;
    for (const { by, events, view } of plies) {
      const before = this.#queue.at(-1)?.state ?? this.#match.state;
      const visible = events as readonly E[];
      const own = by === seat ? this.#own?.move : undefined;
      const move = own ?? this.call.moveFromEvents?.(visible, before);
      this.#queue.push({ move: move as M, by, state: view as S, events: visible });
      if (own) this.#own = undefined;
    }
    this.#run();
  }

  /** Makes the received moves, one after another, each when the screen has shown the last one. */
  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#queue.length > mostShown) this.#match.add(this.#queue.shift()!);
    while (this.#queue.length && !this.#isHeld && this.#isActive) {
      const ply = this.#queue.shift()!;
      this.#match.add(ply);
      this.#position?.abort();
      this.#position = undefined;
      this.thinking.reset();
      this.emit('moved', { move: ply.move, events: ply.events });
    }
    this.#isRunning = false;
    this.#settle();
    this.emit('change', undefined);
  }

  /** When everything has been shown, sets the clock of this device's seat to the server's time, and reveals the match if it has ended. */
  #settle(): void {
    if (this.#queue.length) return;
    if (this.#over && !this.#isRevealed) {
      this.#reveal(this.#over);
      this.call.over();
    }
    const { turn } = this.#match;
    const timed = this.#timed;
    this.clock.reset(timed && timed.gone + (this.paused ? 0 : this.#now - timed.at));
    if (turn.kind !== 'seat' || turn.seat !== this.board.seat) return;
    this.clock.start(timed?.limit ?? 0);
    if (this.paused) this.clock.stop();
    else if (!this.#isHeld) this.thinking.stand();
  }

  /** Replaces the match by the complete one, with everything that was hidden. */
  #reveal(over: Of<'over'>): void {
    this.#isRevealed = true;
    const whole = this.call.replay(this.game, over.record, 1);
    const { start, plies } = whole.ok ? whole.value : this.#match;
    this.#match.end({ start, plies, winners: over.winners });
  }
}
