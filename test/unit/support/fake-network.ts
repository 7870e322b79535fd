import type { Network, SocketEvents } from '../../../src/live/client/network.js';
import type { FakeLesson } from './fake-lesson.js';
import { FakeTimers } from './fake-timers.js';
import type { Random } from '../../../src/rules/game.js';

/** A device's network to one class: the connection can be cut, and sockets can be blocked. Messages take 10 ms each way. */
export class FakeNetwork implements Network {
  readonly timers: FakeTimers;
  /** The messages that are lost: everything, sockets alone, or nothing. `silent`: sockets open and carry nothing. */
  lost: 'all' | 'sockets' | 'silent' | 'nothing' = 'nothing';
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
    let isOpen = false;
    const peer = this.server.connect((text) => void this.timers.later(() => isOpen && on.received(text), 10));
    const close = (): void => {
      if (isOpen) on.closed();
      isOpen = false;
      peer.leave();
    };
    this.#open = { close, say: (text) => on.received(text) };
    this.timers.later(() => {
      if (this.lost === 'all' || this.lost === 'sockets') return on.closed();
      isOpen = true;
      on.opened();
    }, 10);
    return {
      send: (text) => {
        if (this.lost !== 'nothing') return;
        this.timers.later(() => isOpen && peer.receive(text), 10);
      },
      close: () => {
        isOpen = false;
        peer.leave();
      },
    };
  }

  async post(url: string, body: string, signal: { readonly aborted: boolean }): Promise<string> {
    this.questions.push(url);
    await this.#wait(10);
    if (this.lost === 'all') throw new Error('There is no network.');
    const lines: string[] = [];
    const peer = this.server.connect((text) => lines.push(text));
    peer.receive(body);
    const { wait = 0 } = JSON.parse(body) as { wait?: number };
    const until = this.timers.now() + wait;
    const greeted = lines.length;
    while (wait && lines.length === greeted && this.timers.now() < until && !signal.aborted) await this.#wait(50);
    peer.leave();
    await this.#wait(10);
    return lines.join('\n');
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.timers.later(resolve, ms));
  }
}
