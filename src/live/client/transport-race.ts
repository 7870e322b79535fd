/** The choice between the two transports: HTTP is tried beside a socket that is silent, and the first one that receives a message is used. */
import type { ClientMessage, ToClient } from '../protocol/messages.js';
import { readToClient } from '../protocol/to-client.js';
import type { Network } from './network.js';
import { pollTransport, socketTransport, type Transport, type TransportEvents } from './transports.js';

/** Number of consecutive socket failures after which HTTP is tried first. */
const mostFailed = 2;
/** Milliseconds after which the other transport is tried beside the one in use: HTTP beside a silent socket, a socket beside HTTP. */
const beside = { http: 2000, socket: 60_000 } as const;

type Kind = keyof typeof beside;
const otherKind = { socket: 'http', http: 'socket' } as const;

export interface RaceHost {
  readonly network: Network;
  url(): string;
  /** Writes a hello; over HTTP, with the milliseconds for which the server may hold the answer. */
  hello(wait?: number): string;
  /** Called for each message. */
  received(message: ToClient): void;
  /** Called when no transport is open any more. Not called after `stop`. */
  closed(): void;
}

/** Transports to one server. At most one of them carries messages after the first answer; the other is closed. */
export class TransportRace {
  #transport: Transport | undefined;
  /** The transport that is tried beside it. */
  #trial: Transport | undefined;
  #stopTrial: (() => void) | undefined;
  #failedSockets = 0;
  #hasWarned = false;

  constructor(private readonly host: RaceHost) {}

  /** Opens a transport in place of those that are open: a socket, unless sockets are blocked. */
  start(): void {
    this.stop();
    const kind = this.#isBlocked ? 'http' : 'socket';
    this.#transport = this.#open(kind);
    this.#tryBeside(otherKind[kind]);
  }

  /** Closes the transports. */
  stop(): void {
    this.#transport?.close();
    this.#transport = undefined;
    this.#stopBeside();
  }

  /** Assumes again that sockets work, for example because the device may be in another network. */
  forgetFailures(): void {
    this.#failedSockets = 0;
  }

  send(message: ClientMessage): void {
    this.#transport?.send(message);
  }

  get #isBlocked(): boolean {
    return this.#failedSockets >= mostFailed;
  }

  #open(kind: Kind): Transport {
    const { network } = this.host;
    const on: TransportEvents = {
      received: (text) => this.#receive(text, transport, kind),
      closed: () => this.#closed(transport, kind),
    };
    const transport: Transport =
      kind === 'socket'
        ? socketTransport(network, this.host.url(), () => this.host.hello(), on)
        : pollTransport(network, this.host.url(), (wait) => this.host.hello(wait), on);
    return transport;
  }

  #tryBeside(kind: Kind): void {
    this.#stopTrial = this.host.network.timers.later(() => (this.#trial = this.#open(kind)), beside[kind]);
  }

  #stopBeside(): void {
    this.#stopTrial?.();
    this.#trial?.close();
    this.#trial = this.#stopTrial = undefined;
  }

  #use(transport: Transport, kind: Kind): void {
    this.#transport?.close();
    this.#transport = transport;
    this.#trial = undefined;
    if (kind === 'http') this.#failedSockets = mostFailed;
    this.#tryBeside(otherKind[kind]);
  }

  #receive(text: unknown, transport: Transport, kind: Kind): void {
    const read = readToClient(text);
    if (!read.ok) {
      if (!this.#hasWarned) this.host.network.warn(`The server sent what is no message: ${read.message}`);
      this.#hasWarned = true;
      return;
    }
    if (transport === this.#trial) this.#use(transport, kind);
    if (kind === 'socket') {
      this.#failedSockets = 0;
      this.#stopBeside();
    }
    this.host.received(read.value);
  }

  #closed(transport: Transport, kind: Kind): void {
    if (transport === this.#trial) {
      this.#trial = undefined;
      return this.#tryBeside(kind);
    }
    if (transport !== this.#transport) return;
    // A socket that received no message may just have been lost; two in a row mean that sockets are blocked. After an HTTP request without
    // an answer, a socket is tried again.
    this.#failedSockets = kind === 'socket' ? this.#failedSockets + 1 : mostFailed - 1;
    if (this.#trial) return this.#use(this.#trial, otherKind[kind]);
    // Where sockets are refused, only they have been tried so far.
    if (this.#isBlocked) return this.start();
    this.stop();
    this.host.closed();
  }
}
