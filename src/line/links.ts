/** The two ways to the server: a socket, and questions over HTTP where sockets are blocked. */
import { mostWait, protocol, write, type Said } from '../live/messages.js';
import type { Network, Socket } from './network.js';

/** How long the server may take for an answer, in milliseconds, before the way counts as lost. */
export const mostSilence = 10_000;

/** The least time between two questions over HTTP: a server that holds none is not asked without end. */
const leastPause = 300;

export interface LinkEvents {
  /** A message; it may be anything. */
  heard(text: unknown): void;
  /** The link is of no use any more. Called once, and not after `close`. */
  ended(): void;
}

/** A way to the server. It says hello by itself, with all that waits to be said. */
export interface Link {
  say(said: Said): void;
  close(): void;
}

/** Calls back after so many milliseconds unless it is stopped; once at a time. */
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

/** Opens a socket. One that is silent after something was said counts as lost: devices often are not told. */
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
    // What opened this link does not know it yet.
    network.timers.later(end, 0);
  }
  return {
    say: (said) => {
      if (!isOpen || isClosed) return; // the hello says it
      silence.start();
      socket!.send(write(said));
    },
    close,
  };
}

/** Asks over HTTP, again and again; the server holds a question until it has something to say. */
export function pollLink(network: Network, url: string, hello: (wait: number) => string, on: LinkEvents): Link {
  const closing = new AbortController();
  const { signal } = closing;

  const ask = async (wait: number): Promise<boolean> => {
    // Each question has an end of its own, so that none is held for ever.
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

  // What is said goes out at once, beside the question that is held.
  return { say: () => void ask(0), close: () => closing.abort() };
}
