/** A board of a lesson, as followed over a connection to the server. */
import type { ClientMessage } from '../protocol/messages.js';
import type { ConnectionEvent, Connection } from './connection.js';
import type { LiveBoard, LiveChange } from './live-board.js';

type View = LiveBoard['view'];

interface Sent {
  readonly id: string;
  readonly move: unknown;
  /** The number of the last step before it. */
  readonly seq: number;
  /** The number of the step that it became; undefined until it is acknowledged. */
  readonly step?: number;
}

/**
 * A board on a connection, starting with its first view. A pupil's board follows the pupil: a view of another match belongs to the next round. A
 * teacher's or a spectator's board stays with its match.
 */
export class ConnectedBoard implements LiveBoard {
  #view: View;
  #over: LiveBoard['over'];
  #presence: LiveBoard['presence'] = [];
  #pending: Sent | undefined;
  /** The id of an undo that was requested but not answered. */
  #undoing: string | undefined;
  readonly #listeners = new Set<(change: LiveChange) => void>();
  readonly #unsubscribe: () => void;

  constructor(
    private readonly connection: Connection,
    first: View,
  ) {
    this.#view = first;
    this.#follow();
    this.#unsubscribe = connection.subscribe((event) => this.#receive(event));
  }

  get seat(): View['seat'] {
    return this.#view.seat;
  }

  get view(): View {
    return this.#view;
  }

  get over(): LiveBoard['over'] {
    return this.#over;
  }

  get presence(): LiveBoard['presence'] {
    return this.#presence;
  }

  get isConnected(): boolean {
    return this.connection.isConnected;
  }

  get pending(): { readonly id: string; readonly move: unknown } | undefined {
    return this.#pending;
  }

  subscribe(call: (change: LiveChange) => void): () => void {
    this.#listeners.add(call);
    return () => void this.#listeners.delete(call);
  }

  /** Stops listening. */
  close(): void {
    this.#unsubscribe();
    this.#listeners.clear();
  }

  send(move: unknown, ply: number): string | undefined {
    const { seat, seq } = this.#view;
    if (this.#pending || seat === 'public') return undefined;
    const id = this.connection.newId();
    const message = { t: 'move', id, ply, seq, move: move ?? null } as ClientMessage;
    this.#pending = { id, move, seq };
    if (this.connection.send(message)) return id;
    this.#pending = undefined;
    return undefined;
  }

  undo(): void {
    if (this.seat === 'public' || this.#pending || this.#undoing !== undefined) return;
    const id = this.connection.newId();
    if (this.connection.send({ t: 'undo', id, seq: this.#view.seq })) this.#undoing = id;
  }

  help(isOn: boolean): void {
    if (this.seat !== 'public') this.connection.send({ t: 'help', id: this.connection.newId(), on: isOn });
  }

  #follow(): void {
    if (this.seat !== 'public') this.connection.seq = this.#view.seq;
  }

  #receive(event: ConnectionEvent): void {
    switch (event.t) {
      case 'connected':
      case 'disconnected':
      case 'message':
        return this.#emit(event);
      case 'pause':
        this.#view = { ...this.#view, paused: event.on };
        return this.#emit(event);
      case 'view':
        return this.#setView(event);
      case 'ok':
      case 'no':
        return this.#answered(event);
      case 'plies':
      case 'back':
      case 'here':
      case 'over':
        if (event.match !== this.#view.match) return this.#requestView();
        if (event.t === 'plies' && !this.#apply(event)) return;
        if (event.t === 'over') this.#over = event;
        if (event.t === 'back') this.#over = undefined;
        if (event.t === 'here') this.#presence = event.seats;
        return this.#emit(event);
      default:
    }
  }

  /** Replaces the view: after a connection, after an undo, or for another match. */
  #setView(view: View): void {
    const isOther = view.match !== this.#view.match;
    if (isOther && (this.seat === 'public' || view.seat === 'public')) return;
    if (isOther) {
      this.#pending = this.#undoing = this.#over = undefined;
      this.#presence = [];
    }
    this.#view = view;
    this.#follow();
    this.#settle();
    this.#emit(view);
  }

  /** Adds a step; returns false if it is known already. If steps in between are missing, everything unseen is requested. */
  #apply({ seq, plies, clock, undo: can }: Extract<ConnectionEvent, { t: 'plies' }>): boolean {
    const { clock: _, ...view } = this.#view;
    if (seq <= view.seq) return false;
    if (seq > view.seq + 1) {
      this.connection.reconnect();
      return false;
    }
    const last = plies.at(-1)?.view ?? view.view;
    this.#view = {
      ...view,
      seq,
      ply: view.ply + plies.length,
      view: last,
      undo: can === true,
      ...(clock && { clock }),
    };
    this.#follow();
    this.#settle();
    return true;
  }

  /** Called for messages of a match without its view: a pupil who was away when a round began receives them. Requests the view. */
  #requestView(): void {
    if (this.seat === 'public') return;
    this.connection.seq = 0;
    this.connection.reconnect();
  }

  #answered(answer: Extract<ConnectionEvent, { t: 'ok' | 'no' }>): void {
    const { id } = answer;
    if (id === this.#undoing) this.#undoing = undefined;
    else if (id !== this.#pending?.id) return;
    else if (answer.t === 'ok') {
      this.#pending = { ...this.#pending, step: answer.seq };
      this.#settle();
    } else {
      const { seq } = this.#pending;
      this.#pending = undefined;
      // The move was refused as late, but no newer step has arrived here: a message was lost.
      if (answer.reason === 'stale' && seq === this.#view.seq) this.connection.reconnect();
    }
    this.#emit(answer);
  }

  /** Clears the pending move. An acknowledged one stays pending until its step is visible. */
  #settle(): void {
    if ((this.#pending?.step ?? Infinity) <= this.#view.seq) this.#pending = undefined;
  }

  #emit(change: LiveChange): void {
    for (const call of [...this.#listeners]) call(change);
  }
}
