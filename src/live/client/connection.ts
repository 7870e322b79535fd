/** A device's connection to the server of a lesson: it keeps the connection alive, and loses no messages. */
import { bucketOf } from '../protocol/codes.js';
import { write, type ClientMessage, type ToClient } from '../protocol/messages.js';
import type { Network } from './network.js';
import { TransportRace } from './transport-race.js';

/** The server and code of a lesson. Without a code there is no lesson yet: a teacher opens one with a token. */
export interface ConnectionOptions {
  /** The address of the server, without a slash at its end: `https://live.school.example`, `https://school.example/abacade`. */
  readonly server: string;
  readonly code?: string;
  readonly token?: string;
  /** True if the pupil wants to go on with this device, after another one has taken the seat. */
  readonly isHere?: boolean;
}

/**
 * An event of a connection: a message from the server, or `connected` and `disconnected` when the connection is made or lost.
 * `disconnected` is also the first event if the server has not answered for a while.
 */
export type ConnectionEvent = ToClient | { readonly t: 'connected' } | { readonly t: 'disconnected' };

/** Maximum number of stored messages: as many as a hello may contain, less one for `watch`. */
const mostUnacknowledged = 7;
/** Milliseconds without a message after which a server counts as unreachable. */
const patience = 3000;
/** Pauses in milliseconds: before the first retry, and the longest one. */
const pauses = { first: 500, longest: 30_000 } as const;

/** The storage key of the window's id. */
const deviceKey = 'abacade.device';

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

const idOf = (message: ClientMessage): string | undefined => ('id' in message ? message.id : undefined);

/**
 * The connection. A message with an id is stored until it is acknowledged, and sent again with the same id after a loss, so that the server
 * recognises it. Call `open` to start.
 */
export class Connection {
  /** The last step that this device has seen of its board, or of its lesson; set by the code that follows it. */
  seq = 0;
  #token: string | undefined;
  #code: string | undefined;
  readonly #listeners = new Set<(event: ConnectionEvent) => void>();
  #unacknowledged: readonly ClientMessage[] = [];
  #watched: ClientMessage | undefined;
  readonly #transports: TransportRace;
  /** Undefined until the server has answered, or has not for a while. */
  #isConnected: boolean | undefined;
  /** Number of attempts since the last message. */
  #tries = 0;
  #stopWaiting: (() => void) | undefined;
  #stopPatience: (() => void) | undefined;
  #isOpen = false;
  /** True until the server has received that the pupil wants to go on here. */
  #isHere: boolean;
  #newDevice: string | undefined;

  constructor(
    readonly options: ConnectionOptions,
    private readonly network: Network,
  ) {
    const [token, code] = network.storage.get(this.#key)?.split(' ') ?? [];
    this.#token = options.token ?? token;
    this.#code = options.code ?? code;
    this.#isHere = options.isHere === true;
    this.#transports = new TransportRace({
      network,
      url: () => `${options.server}/live/${bucketOf(this.#code ?? '')}`,
      hello: (wait) => this.#hello(wait),
      received: (message) => this.#receive(message),
      closed: () => this.goOffline(),
    });
  }

  get isConnected(): boolean {
    return this.#isConnected === true;
  }

  /** The token by which the server identifies this device; undefined until a pupil has joined the lesson. */
  get token(): string | undefined {
    return this.#token;
  }

  /** The code of the lesson; undefined until a teacher has opened one. */
  get code(): string | undefined {
    return this.#code;
  }

  /** Calls back for all further events. Returns a function that ends the subscription. */
  subscribe(call: (event: ConnectionEvent) => void): () => void {
    this.#listeners.add(call);
    return () => void this.#listeners.delete(call);
  }

  /** Returns a new id of 96 random bits. */
  newId(): string {
    return base64url(Array.from(this.network.bytes(12)));
  }

  /** Connects, unless the connection is open already. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#connect();
  }

  /** Disconnects; `open` connects again. Messages that were not acknowledged stay stored. */
  close(): void {
    this.#isOpen = false;
    this.#disconnect();
    this.#endPatience();
    this.#lose();
  }

  /** Connects immediately if there is no connection, for example when the device is online again or the page becomes visible. */
  wake(): void {
    if (!this.#isOpen || this.#isConnected) return;
    this.#tries = 0;
    this.#transports.forgetFailures();
    this.#connect();
  }

  /** Reconnects, because the old connection is known to be lost, or a message is missing. The server sends everything unseen. */
  reconnect(ms = this.#pause()): void {
    if (this.#isOpen) this.#connect(ms);
  }

  /** Call when the device has no network: reports the loss immediately, and tries again later. */
  goOffline(): void {
    if (!this.#isOpen) return;
    this.#lose();
    this.#connect(this.#pause());
  }

  /**
   * Sends a message. One with an id is stored until it is acknowledged; of several `help` or `watch` messages, only the last one counts.
   * Returns false if too many messages are waiting already: then it is not sent.
   */
  send(message: ClientMessage): boolean {
    if (message.t === 'watch') this.#watched = message;
    else {
      const others = this.#unacknowledged.filter(({ t }) => t !== message.t || !['help', 'ready', 'join'].includes(t));
      if (others.length >= mostUnacknowledged) return false;
      this.#unacknowledged = [...others, message];
    }
    this.#transports.send(message);
    return true;
  }

  get #key(): string {
    const { server, code = '' } = this.options;
    return `abacade.live:${server}#${code}`;
  }

  /** The id of this window, which outlives a reload. */
  get #device(): string {
    const { storage } = this.network;
    const known = storage.get(deviceKey);
    if (known !== undefined && /^[\w-]{16}$/.test(known)) return known;
    this.#newDevice ??= this.newId();
    storage.set(deviceKey, this.#newDevice);
    return this.#newDevice;
  }

  #hello(wait?: number): string {
    const say = [...(this.#watched ? [this.#watched] : []), ...this.#unacknowledged];
    return write({
      t: 'hello',
      ...(this.#token !== undefined
        ? { token: this.#token }
        : this.#code !== undefined && { code: this.#code, device: this.#device }),
      seq: this.seq,
      ...(say.length && { say }),
      ...(wait !== undefined && { wait }),
      ...(this.#isHere && { here: true as const }),
    });
  }

  #disconnect(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#transports.stop();
  }

  /** Returns the milliseconds until the next attempt: longer each time, and random, so that a whole class does not reconnect at once. */
  #pause(): number {
    const most = Math.min(pauses.longest, pauses.first * 2 ** this.#tries);
    return most * (0.3 + (0.7 * this.network.bytes(1)[0]) / 256);
  }

  /** Connects after `ms` milliseconds. */
  #connect(ms = 0): void {
    this.#disconnect();
    if (ms > 0) {
      this.#stopWaiting = this.network.timers.later(() => this.#connect(), ms);
      return;
    }
    this.#tries++;
    this.#stopPatience ??= this.network.timers.later(() => this.#setConnected(false), patience);
    this.#transports.start();
  }

  #receive(value: ToClient): void {
    this.#endPatience();
    this.#tries = 0;
    // Only once: two devices of a pupil would take the seat from each other for ever.
    if (value.t !== 'later') this.#isHere = false;
    this.#handle(value);
    if (value.t !== 'later' && value.t !== 'bye') this.#setConnected(true);
    this.#emit(value);
  }

  /** Handles a message as far as it concerns the connection itself. */
  #handle(message: ToClient): void {
    switch (message.t) {
      case 'seat':
        this.#unacknowledged = this.#unacknowledged.filter(({ t }) => t !== 'join');
        return this.#storeToken(message.token);
      case 'teacher':
        this.#code = message.code ?? this.#code;
        return this.#storeToken(message.token ?? this.#token);
      case 'ok':
      case 'no':
      case 'lesson':
        this.#unacknowledged = this.#unacknowledged.filter((one) => idOf(one) !== message.id);
        return;
      case 'class':
        this.seq = message.seq;
        return;
      case 'later':
        this.#lose();
        return this.#connect(Math.max(message.ms, this.#pause()));
      case 'bye':
        return this.#end(message.why);
      default:
    }
  }

  #end(why: Extract<ToClient, { t: 'bye' }>['why']): void {
    if (why === 'too-fast') {
      this.#lose();
      return this.#connect(pauses.longest * 0.3 + this.#pause());
    }
    // `elsewhere`: the seat is now played on another device or in another tab, and the token stays valid.
    if (why !== 'elsewhere') {
      this.#unacknowledged = [];
      this.#storeToken(undefined);
    }
    this.close();
  }

  #storeToken(token: string | undefined): void {
    this.#token = token;
    this.network.storage.set(this.#key, token && [token, ...(this.#code ? [this.#code] : [])].join(' '));
  }

  #endPatience(): void {
    this.#stopPatience?.();
    this.#stopPatience = undefined;
  }

  /** Reports a loss, if there was a connection. */
  #lose(): void {
    if (this.#isConnected) this.#setConnected(false);
  }

  #setConnected(isConnected: boolean): void {
    if (isConnected === this.#isConnected) return;
    this.#isConnected = isConnected;
    this.#emit({ t: isConnected ? 'connected' : 'disconnected' });
  }

  #emit(event: ConnectionEvent): void {
    for (const call of [...this.#listeners]) call(event);
  }
}
