/** A device's connection to the server of a class: it chooses a transport, keeps the connection alive, and loses no messages. */
import { bucketOf } from '../protocol/codes.js';
import { write, type Said, type ToClient } from '../protocol/messages.js';
import { readToClient } from '../protocol/to-client.js';
import { pollLink, socketLink, type Link, type LinkEvents } from './transports.js';
import type { Network } from './network.js';

/** The server and code of a class. Without a code there is no class yet: a teacher opens one with a token. */
export interface Place {
  /** The origin of the server: `https://live.school.example`. */
  readonly server: string;
  readonly code?: string;
  readonly token?: string;
}

/** An event of a line: a message from the server, or `on` and `off` when the connection is made or lost. */
export type Heard = ToClient | { readonly t: 'on' } | { readonly t: 'off' };

/** Maximum number of stored messages: as many as a hello may contain, less one for `watch`. */
const mostKept = 7;
/** Number of consecutive socket failures before the line switches to HTTP. */
const mostFailed = 2;
/** Pauses in milliseconds: before the first retry, the longest one, and before another attempt with a socket where they are blocked. */
const pauses = { first: 500, longest: 30_000, socket: 60_000 } as const;

/** Encodes bytes in base64url; their number must be a multiple of 3. */
function base64url(bytes: readonly number[]): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | (bytes[i + 1] << 8) | bytes[i + 2];
    for (const shift of [18, 12, 6, 0]) text += digits[(three >> shift) & 63];
  }
  return text;
}

const idOf = (said: Said): string | undefined => ('id' in said ? said.id : undefined);

/**
 * The connection. A message with an id is stored until it is acknowledged, and sent again with the same id after a loss, so that the server
 * recognises it. Call `open` to start.
 */
export class Line {
  /** The last step that this device has seen of its board, or of its class; set by the code that follows it. */
  seq = 0;
  #token: string | undefined;
  #code: string | undefined;
  readonly #listeners = new Set<(heard: Heard) => void>();
  #kept: readonly Said[] = [];
  #watched: Said | undefined;
  #link: Link | undefined;
  /** A socket that is tried while HTTP is in use. */
  #trial: Link | undefined;
  #isConnected = false;
  #failedSockets = 0;
  /** Number of attempts since the last message. */
  #tries = 0;
  #stopWaiting: (() => void) | undefined;
  #stopTrial: (() => void) | undefined;
  #isOpen = false;
  #hasWarned = false;

  constructor(
    readonly place: Place,
    private readonly network: Network,
  ) {
    const [token, code] = network.kept.get(this.#key)?.split(' ') ?? [];
    this.#token = place.token ?? token;
    this.#code = place.code ?? code;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** The token by which the server identifies this device; undefined until a pupil has a place in the class. */
  get token(): string | undefined {
    return this.#token;
  }

  /** The code of the class; undefined until a teacher has opened one. */
  get code(): string | undefined {
    return this.#code;
  }

  /** Calls back for all further events. Returns a function that ends the subscription. */
  subscribe(call: (heard: Heard) => void): () => void {
    this.#listeners.add(call);
    return () => void this.#listeners.delete(call);
  }

  /** Returns a new id of 96 random bits. */
  newId(): string {
    return base64url(Array.from(this.network.bytes(12)));
  }

  /** Connects, unless the line is open already. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#dial();
  }

  /** Disconnects; `open` connects again. Messages that were not acknowledged stay stored. */
  close(): void {
    this.#isOpen = false;
    this.#hangUp();
    this.#set(false);
  }

  /** Connects immediately if there is no connection, for example when the device is online again or the page becomes visible. */
  wake(): void {
    if (!this.#isOpen || this.#isConnected) return;
    this.#failedSockets = this.#tries = 0;
    this.#dial();
  }

  /** Reconnects, because the old connection is known to be lost, or a message is missing. The server sends everything unseen. */
  again(ms = this.#pause()): void {
    if (this.#isOpen) this.#dial(ms);
  }

  /** Call when the device has no network: reports the loss immediately, and tries again later. */
  lose(): void {
    if (!this.#isOpen) return;
    this.#set(false);
    this.#dial(this.#pause());
  }

  /**
   * Sends a message. One with an id is stored until it is acknowledged; of several `help` or `watch` messages, only the last one counts.
   * Returns false if too many messages are waiting already: then it is not sent.
   */
  say(said: Said): boolean {
    if (said.t === 'watch') this.#watched = said;
    else {
      const others = this.#kept.filter(({ t }) => t !== said.t || !['help', 'ready', 'join'].includes(t));
      if (others.length >= mostKept) return false;
      this.#kept = [...others, said];
    }
    this.#link?.say(said);
    return true;
  }

  get #key(): string {
    const { server, code = '' } = this.place;
    return `abacade.live:${server}#${code}`;
  }

  get #url(): string {
    return `${this.place.server}/live/${bucketOf(this.#code ?? '')}`;
  }

  #hello(wait?: number): string {
    const say = [...(this.#watched ? [this.#watched] : []), ...this.#kept];
    return write({
      t: 'hello',
      ...(this.#token !== undefined ? { token: this.#token } : this.#code !== undefined && { code: this.#code }),
      seq: this.seq,
      ...(say.length && { say }),
      ...(wait !== undefined && { wait }),
    });
  }

  #hangUp(): void {
    this.#stopWaiting?.();
    this.#stopTrial?.();
    this.#link?.close();
    this.#trial?.close();
    this.#link = this.#trial = this.#stopWaiting = this.#stopTrial = undefined;
  }

  /** Returns the milliseconds until the next attempt: longer each time, and random, so that a whole class does not reconnect at once. */
  #pause(): number {
    const most = Math.min(pauses.longest, pauses.first * 2 ** this.#tries);
    return most * (0.3 + (0.7 * this.network.bytes(1)[0]) / 256);
  }

  /** Opens a link after `ms` milliseconds. */
  #dial(ms = 0): void {
    this.#hangUp();
    if (ms > 0) {
      this.#stopWaiting = this.network.timers.later(() => this.#dial(), ms);
      return;
    }
    this.#tries++;
    const isSocket = this.#failedSockets < mostFailed;
    const link: Link = this.#way(isSocket, {
      heard: (text) => this.#heard(text),
      ended: () => {
        if (this.#link !== link) return;
        // After an HTTP request without an answer, a socket is tried again.
        this.#failedSockets = isSocket ? this.#failedSockets + 1 : mostFailed - 1;
        this.lose();
      },
    });
    this.#link = link;
    if (!isSocket) this.#trySocket();
  }

  #way(isSocket: boolean, on: LinkEvents): Link {
    const { network } = this;
    return isSocket
      ? socketLink(network, this.#url, () => this.#hello(), on)
      : pollLink(network, this.#url, (wait) => this.#hello(wait), on);
  }

  /** While HTTP is in use, tries a socket from time to time, which replaces it if it works. */
  #trySocket(): void {
    this.#stopTrial = this.network.timers.later(() => {
      const trial = this.#way(true, {
        heard: (text) => {
          if (this.#trial === trial) {
            this.#trial = undefined;
            this.#link?.close();
            this.#link = trial;
            this.#failedSockets = 0;
          }
          this.#heard(text);
        },
        ended: () => {
          if (this.#link === trial) this.lose();
          else if (this.#trial === trial) this.#trySocket();
        },
      });
      this.#trial = trial;
    }, pauses.socket);
  }

  #heard(text: unknown): void {
    const read = readToClient(text);
    if (!read.ok) {
      if (!this.#hasWarned) this.network.warn(`The server sent what is no message: ${read.message}`);
      this.#hasWarned = true;
      return;
    }
    const { value } = read;
    this.#tries = 0;
    // A socket that received no message may just have been lost; two in a row mean that sockets are blocked.
    if (!this.#isPolling) this.#failedSockets = 0;
    this.#take(value);
    if (value.t !== 'later' && value.t !== 'bye') this.#set(true);
    this.#tell(value);
  }

  get #isPolling(): boolean {
    return this.#failedSockets >= mostFailed;
  }

  /** Handles a message as far as it concerns the line itself. */
  #take(message: ToClient): void {
    switch (message.t) {
      case 'seat':
        this.#kept = this.#kept.filter(({ t }) => t !== 'join');
        return this.#keep(message.token);
      case 'teacher':
        this.#code = message.code ?? this.#code;
        return this.#keep(message.token ?? this.#token);
      case 'ok':
      case 'no':
      case 'lesson':
        this.#kept = this.#kept.filter((said) => idOf(said) !== message.id);
        return;
      case 'class':
        this.seq = message.seq;
        return;
      case 'later':
        this.#set(false);
        return this.#dial(Math.max(message.ms, this.#pause()));
      case 'bye':
        return this.#leave(message.why);
      default:
    }
  }

  #leave(why: Extract<ToClient, { t: 'bye' }>['why']): void {
    if (why === 'too-fast') {
      this.#set(false);
      return this.#dial(pauses.longest * 0.3 + this.#pause());
    }
    // `elsewhere`: the seat is now played on another device or in another tab, and the token stays valid.
    if (why !== 'elsewhere') {
      this.#kept = [];
      this.#keep(undefined);
    }
    this.close();
  }

  #keep(token: string | undefined): void {
    this.#token = token;
    this.network.kept.set(this.#key, token && [token, ...(this.#code ? [this.#code] : [])].join(' '));
  }

  #set(isConnected: boolean): void {
    if (isConnected === this.#isConnected) return;
    this.#isConnected = isConnected;
    this.#tell({ t: isConnected ? 'on' : 'off' });
  }

  #tell(heard: Heard): void {
    for (const call of [...this.#listeners]) call(heard);
  }
}
