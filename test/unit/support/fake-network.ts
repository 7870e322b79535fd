import type { Network, SocketEvents } from '../../../src/live/client/network.js';
import type { FakeLesson } from './fake-lesson.js';
import { FakeTimers } from './fake-timers.js';
import type { Random } from '../../../src/rules/game.js';

/** A device's network to one class: the connection can be cut, and sockets can be blocked. Messages take 10 ms each way by default. */
export class FakeNetwork implements Network {
  readonly timers: FakeTimers;
  /** The messages that are lost: everything, sockets or requests alone, or nothing. `silent`: sockets open and carry nothing. */
  lost: 'all' | 'sockets' | 'requests' | 'silent' | 'nothing' = 'nothing';
  /** Milliseconds each way over a socket, and of a request; infinite for one that hangs. */
  readonly takes = { socket: 10, http: 10 };
  /** The number of sockets and requests that this device has open. */
  open = 0;
  readonly stored = new Map<string, string>();
  readonly warnings: string[] = [];
  /** The addresses of the sockets that were opened, and of the requests. */
  readonly sockets: string[] = [];
  readonly questions: string[] = [];
  #open: { close(): void; say(text: string): void } | undefined;

  constructor(
    readonly server: Pick<FakeLesson, 'connect'>,
    readonly random: Random,
    timers = new FakeTimers(),
  ) {
    this.timers = timers;
  }

  readonly storage = {
    get: (key: string): string | undefined => this.stored.get(key),
    set: (key: string, text: string | undefined): void =>
      void (text === undefined ? this.stored.delete(key) : this.stored.set(key, text)),
  };

  bytes = (count: number): number[] => Array.from({ length: count }, () => this.random(256));

  warn = (message: string): void => void this.warnings.push(message);

  /** Breaks the connection and notifies the device. */
  cut(): void {
    this.#open?.close();
  }

  /** Sends the device a message that no class sends. */
  receive(text: string): void {
    this.#open?.say(text);
  }

  socket(url: string, _protocol: string, on: SocketEvents): { send(text: string): void; close(): void } {
    this.sockets.push(url);
    this.open++;
    let isOpen = false;
    let isGone = false;
    const { takes } = this;
    const peer = this.server.connect((text) => void this.timers.later(() => isOpen && on.received(text), takes.socket));
    const leave = (): void => {
      if (!isGone) this.open--;
      isGone = true;
      isOpen = false;
      peer.leave();
    };
    const close = (): void => {
      const wasOpen = isOpen;
      leave();
      if (wasOpen) on.closed();
    };
    this.#open = { close, say: (text) => on.received(text) };
    this.timers.later(() => {
      if (this.lost === 'all' || this.lost === 'sockets') {
        leave();
        return on.closed();
      }
      // Opens too late on a device that has closed it, as a page's socket may.
      if (isGone) return;
      isOpen = true;
      on.opened();
    }, takes.socket);
    return {
      send: (text) => {
        if (this.lost !== 'nothing' && this.lost !== 'requests') return;
        this.timers.later(() => isOpen && peer.receive(text), takes.socket);
      },
      close: leave,
    };
  }

  async post(url: string, body: string, signal: AbortSignal): Promise<string> {
    this.questions.push(url);
    this.open++;
    try {
      return await this.#ask(body, signal);
    } finally {
      this.open--;
    }
  }

  async #ask(body: string, signal: AbortSignal): Promise<string> {
    await this.#wait(this.takes.http, signal);
    if (this.lost === 'all' || this.lost === 'requests') throw new Error('There is no network.');
    const lines: string[] = [];
    const peer = this.server.connect((text) => lines.push(text));
    peer.receive(body);
    const { wait = 0 } = JSON.parse(body) as { wait?: number };
    const until = this.timers.now() + wait;
    const greeted = lines.length;
    try {
      while (wait && lines.length === greeted && this.timers.now() < until) await this.#wait(50, signal);
    } finally {
      peer.leave();
    }
    await this.#wait(this.takes.http, signal);
    return lines.join('\n');
  }

  /** Waits, as a page's request does: no longer than until it is aborted. */
  #wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = (): void => reject(new Error('The request was aborted.'));
      signal.addEventListener('abort', abort);
      this.timers.later(() => {
        signal.removeEventListener('abort', abort);
        resolve();
      }, ms);
    });
  }
}
