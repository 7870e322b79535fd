/** The two transports to the server: a socket, and HTTP requests where sockets are blocked. */
import { mostWait, protocol, write, type Said } from '../protocol/messages.js';
import type { Network, Socket } from './network.js';

/** Maximum milliseconds that the server may take to answer before the link counts as lost. */
export const mostSilence = 10_000;

/** Minimum milliseconds between two HTTP requests, so that a server that holds none is not flooded. */
const leastPause = 300;

export interface LinkEvents {
  /** Called for each message; `text` may be anything. */
  heard(text: unknown): void;
  /** Called when the link no longer works. Called once, and not after `close`. */
  ended(): void;
}

/** A link to the server. It sends hello by itself, with all waiting messages. */
export interface Link {
  say(said: Said): void;
  close(): void;
}

/** Calls back after a number of milliseconds unless it is stopped; one timer at a time. */
class Alarm {
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
export function socketLink(network: Network, url: string, hello: () => string, on: LinkEvents): Link {
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
    on.ended();
  };
  const silence = new Alarm(network, end);
  silence.start();
  try {
    socket = network.socket(url.replace(/^http/, 'ws'), protocol, {
      opened: () => {
        if (isClosed) return;
        isOpen = true;
        socket!.send(hello());
      },
      heard: (text) => {
        if (isClosed) return;
        silence.stop();
        on.heard(text);
      },
      closed: end,
    });
  } catch {
    // The caller does not have this link yet.
    network.timers.later(end, 0);
  }
  return {
    say: (said) => {
      if (!isOpen || isClosed) return; // the hello contains it
      silence.start();
      socket!.send(write(said));
    },
    close,
  };
}

/** Sends HTTP requests repeatedly (long polling); the server holds a request until it has a message. */
export function pollLink(network: Network, url: string, hello: (wait: number) => string, on: LinkEvents): Link {
  const closing = new AbortController();
  const { signal } = closing;

  const ask = async (wait: number): Promise<boolean> => {
    // Each request has its own timeout, so that none lasts for ever.
    const question = new AbortController();
    const abort = (): void => question.abort();
    signal.addEventListener('abort', abort);
    const silence = new Alarm(network, abort);
    silence.start(wait + mostSilence);
    try {
      const answer = await network.post(url, hello(wait), question.signal);
      for (const line of answer.split('\n')) if (line && !signal.aborted) on.heard(line);
    } catch {
      if (!signal.aborted) {
        closing.abort();
        on.ended();
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
  return { say: () => void ask(0), close: () => closing.abort() };
}
