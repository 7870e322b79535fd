/** The two transports to the server: a socket, and HTTP requests where sockets are blocked. */
import { mostWait, protocol, write, type ClientMessage } from '../protocol/messages.js';
import type { Network, Socket } from './network.js';

/** Maximum milliseconds that the server may take to answer before the transport counts as lost. */
export const mostSilence = 10_000;

/** Minimum milliseconds between two HTTP requests, so that a server that holds none is not flooded. */
const leastPause = 300;

export interface TransportEvents {
  /** Called for each message; `text` may be anything. */
  received(text: unknown): void;
  /** Called when the transport no longer works. Called once, and not after `close`. */
  closed(): void;
}

/** A transport to the server. It sends hello by itself, with all waiting messages. */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

/** Calls back after a number of milliseconds unless it is stopped; one timer at a time. */
class Timeout {
  #stop: (() => void) | undefined;

  constructor(
    private readonly network: Network,
    private readonly call: () => void,
  ) {}

  start(ms = mostSilence): void {
    this.#stop ??= this.network.timers.later(this.call, ms);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}

/** Opens a socket. One that stays silent after a message was sent counts as lost, because devices often are not notified. */
export function socketTransport(network: Network, url: string, hello: () => string, on: TransportEvents): Transport {
  let isOpen = false;
  let isClosed = false;
  let socket: Socket | undefined;
  const close = (): void => {
    isClosed = true;
    silence.stop();
    socket?.close();
  };
  const end = (): void => {
    if (isClosed) return;
    close();
    on.closed();
  };
  const silence = new Timeout(network, end);
  silence.start();
  try {
    socket = network.socket(url.replace(/^http/, 'ws'), protocol, {
      opened: () => {
        if (isClosed) return;
        isOpen = true;
        socket!.send(hello());
      },
      received: (text) => {
        if (isClosed) return;
        silence.stop();
        on.received(text);
      },
      closed: end,
    });
  } catch {
    // The caller does not have this transport yet.
    network.timers.later(end, 0);
  }
  return {
    send: (message) => {
      if (!isOpen || isClosed) return; // the hello contains it
      silence.start();
      socket!.send(write(message));
    },
    close,
  };
}

/** Sends HTTP requests repeatedly (long polling); the server holds a request until it has a message. */
export function pollTransport(
  network: Network,
  url: string,
  hello: (wait: number) => string,
  on: TransportEvents,
): Transport {
  const closing = new AbortController();
  const { signal } = closing;

  const ask = async (wait: number): Promise<boolean> => {
    // Each request has its own timeout, so that none lasts for ever.
    const question = new AbortController();
    const abort = (): void => question.abort();
    signal.addEventListener('abort', abort);
    const silence = new Timeout(network, abort);
    silence.start(wait + mostSilence);
    try {
      const answer = await network.post(url, hello(wait), question.signal);
      for (const line of answer.split('\n')) if (line && !signal.aborted) on.received(line);
    } catch {
      if (!signal.aborted) {
        closing.abort();
        on.closed();
      }
    } finally {
      silence.stop();
      signal.removeEventListener('abort', abort);
    }
    return !signal.aborted;
  };

  const asking = async (): Promise<void> => {
    let wait = 0;
    for (;;) {
      const pause = new Promise<void>((resolve) => void network.timers.later(resolve, leastPause));
      if (!(await ask(wait))) return;
      await pause;
      if (signal.aborted) return;
      wait = mostWait;
    }
  };
  void asking();

  // Messages are sent immediately, in parallel with the request that is held.
  return { send: () => void ask(0), close: () => closing.abort() };
}
