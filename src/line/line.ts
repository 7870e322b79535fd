/** A device's connection with the server of a class: it finds a way, keeps it, and loses nothing that was said. */
import { bucketOf } from '../live/codes.js';
import { write, type Said, type ToClient } from '../live/messages.js';
import { readToClient } from '../live/to-client.js';
import { pollLink, socketLink, type Link, type LinkEvents } from './links.js';
import type { Network } from './network.js';

/** Where a class is. Without a code there is none yet: a teacher opens it by a token. */
export interface Place {
  /** The origin of the server: `https://live.school.example`. */
  readonly server: string;
  readonly code?: string;
  readonly token?: string;
}

/** What a line tells: all messages of the server, and whether there is a connection. */
export type Heard = ToClient | { readonly t: 'on' } | { readonly t: 'off' };

/** As many as a hello may say, but for what is watched. */
const mostKept = 7;
/** So many sockets in a row have to fail before questions are asked over HTTP. */
const mostFailed = 2;
/** Milliseconds: the first pause and the longest before another try; until a socket is tried again where they are blocked. */
const pauses = { first: 500, longest: 30_000, socket: 60_000 } as const;

/** Writes bytes in base64url; their number is a multiple of 3. */
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
 * The connection. What has an id is kept until it is acknowledged, and said again with the same id after a loss, so that the
 * server knows it. It begins with `open`.
 */
export class Line {
  /** The last step that this device has seen of its board, or of its class: whoever follows one sets it. */
  seq = 0;
  #token: string | undefined;
  #code: string | undefined;
  readonly #listeners = new Set<(heard: Heard) => void>();
  #kept: readonly Said[] = [];
  #watched: Said | undefined;
  #link: Link | undefined;
  /** A socket that is tried while questions are asked. */
  #trial: Link | undefined;
  #isConnected = false;
  #failedSockets = 0;
  /** Tries since a message came. */
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

  /** What the server knows this device by; undefined until a pupil has a place in the class. */
  get token(): string | undefined {
    return this.#token;
  }

  /** The code of the class; undefined until a teacher has opened one. */
  get code(): string | undefined {
    return this.#code;
  }

  /** Calls back for all that is heard from now on. Returns how to stop. */
  subscribe(call: (heard: Heard) => void): () => void {
    this.#listeners.add(call);
    return () => void this.#listeners.delete(call);
  }

  /** A new id: 96 random bits. */
  newId(): string {
    return base64url(Array.from(this.network.bytes(12)));
  }

  /** Connects, unless it is connected. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#dial();
  }

  /** Leaves; `open` comes back. What was not acknowledged is kept. */
  close(): void {
    this.#isOpen = false;
    this.#hangUp();
    this.#set(false);
  }

  /** Connects at once where there is no connection, as when the device is online again or somebody looks. */
  wake(): void {
    if (!this.#isOpen || this.#isConnected) return;
    this.#failedSockets = this.#tries = 0;
    this.#dial();
  }

  /** Connects anew: the old connection is known to be lost, or something is missing. The server tells what was not seen. */
  again(ms = this.#pause()): void {
    if (this.#isOpen) this.#dial(ms);
  }

  /** The device has no network: says so at once, and tries again in a while. */
  lose(): void {
    if (!this.#isOpen) return;
    this.#set(false);
    this.#dial(this.#pause());
  }

  /**
   * Says something. What has an id is kept until it is acknowledged; of hands, and of what is watched, the last one counts.
   * Returns false if too much waits already: then it is not said.
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

  /** Milliseconds until the next try: longer each time, and never the same for a whole class. */
  #pause(): number {
    const most = Math.min(pauses.longest, pauses.first * 2 ** this.#tries);
    return most * (0.3 + (0.7 * this.network.bytes(1)[0]) / 256);
  }

  /** Finds a way, after so many milliseconds. */
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
        // After a question without an answer a socket is tried again.
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

  /** Where questions are asked, a socket is tried now and then, and takes their place if it works. */
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
    // One that was silent was lost; two in a row are blocked.
    if (!this.#isPolling) this.#failedSockets = 0;
    this.#take(value);
    if (value.t !== 'later' && value.t !== 'bye') this.#set(true);
    this.#tell(value);
  }

  get #isPolling(): boolean {
    return this.#failedSockets >= mostFailed;
  }

  /** What the line itself has to do with a message. */
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
    // `elsewhere`: the seat is played on another device or in another tab, and the token stays good.
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
