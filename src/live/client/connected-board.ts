/** A board of a class, as followed over a line to the server. */
import type { Said } from '../protocol/messages.js';
import type { Heard, Line } from './connection.js';
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
 * A board on a line, starting with its first view. A pupil's board follows the pupil: a view of another match belongs to the next round. A
 * teacher's or a spectator's board stays with its match.
 */
export class BoardOnLine implements LiveBoard {
  #view: View;
  #pending: Sent | undefined;
  /** The id of an undo that was requested but not answered. */
  #undoing: string | undefined;
  readonly #listeners = new Set<(change: LiveChange) => void>();
  readonly #leave: () => void;

  constructor(
    private readonly line: Line,
    first: View,
  ) {
    this.#view = first;
    this.#follow();
    this.#leave = line.subscribe((heard) => this.#heard(heard));
  }

  get seat(): View['seat'] {
    return this.#view.seat;
  }

  get view(): View {
    return this.#view;
  }

  get isConnected(): boolean {
    return this.line.isConnected;
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
    this.#leave();
    this.#listeners.clear();
  }

  send(move: unknown, ply: number): string | undefined {
    const { seat, seq } = this.#view;
    if (this.#pending || seat === 'public') return undefined;
    const id = this.line.newId();
    const said = { t: 'move', id, ply, seq, move: move ?? null } as Said;
    this.#pending = { id, move, seq };
    if (this.line.say(said)) return id;
    this.#pending = undefined;
    return undefined;
  }

  undo(): void {
    if (this.seat === 'public' || this.#pending || this.#undoing !== undefined) return;
    const id = this.line.newId();
    if (this.line.say({ t: 'undo', id, seq: this.#view.seq })) this.#undoing = id;
  }

  help(isOn: boolean): void {
    if (this.seat !== 'public') this.line.say({ t: 'help', id: this.line.newId(), on: isOn });
  }

  #follow(): void {
    if (this.seat !== 'public') this.line.seq = this.#view.seq;
  }

  #heard(heard: Heard): void {
    switch (heard.t) {
      case 'on':
      case 'off':
      case 'message':
        return this.#tell(heard);
      case 'pause':
        this.#view = { ...this.#view, paused: heard.on };
        return this.#tell(heard);
      case 'view':
        return this.#look(heard);
      case 'ok':
      case 'no':
        return this.#answered(heard);
      case 'plies':
      case 'back':
      case 'here':
      case 'over':
        if (heard.match !== this.#view.match) return this.#lost();
        if (heard.t === 'plies' && !this.#goesOn(heard)) return;
        return this.#tell(heard);
      default:
    }
  }

  /** Replaces the view: after a connection, after an undo, or for another match. */
  #look(view: View): void {
    const isOther = view.match !== this.#view.match;
    if (isOther && (this.seat === 'public' || view.seat === 'public')) return;
    if (isOther) this.#pending = this.#undoing = undefined;
    this.#view = view;
    this.#follow();
    this.#settle();
    this.#tell(view);
  }

  /** Adds a step; returns false if it is known already. If steps in between are missing, everything unseen is requested. */
  #goesOn({ seq, plies, clock, undo: can }: Extract<Heard, { t: 'plies' }>): boolean {
    const { clock: _, ...view } = this.#view;
    if (seq <= view.seq) return false;
    if (seq > view.seq + 1) {
      this.line.again();
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
  #lost(): void {
    if (this.seat === 'public') return;
    this.line.seq = 0;
    this.line.again();
  }

  #answered(answer: Extract<Heard, { t: 'ok' | 'no' }>): void {
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
      if (answer.reason === 'stale' && seq === this.#view.seq) this.line.again();
    }
    this.#tell(answer);
  }

  /** Clears the pending move. An acknowledged one stays pending until its step is visible. */
  #settle(): void {
    if ((this.#pending?.step ?? Infinity) <= this.#view.seq) this.#pending = undefined;
  }

  #tell(change: LiveChange): void {
    for (const call of [...this.#listeners]) call(change);
  }
}
