import type { SessionPage } from '../../../pages/session.js';
import type { Action } from '../../../pages/status-bar.js';
import type { Timers } from '../../../src/match/clock.js';
import type { Network } from './moodle-player.js';

/** An event target whose listeners may expect events of their own kind. */
class Listened {
  readonly #listeners = new Map<string, Set<(event: never) => void>>();

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.get(type)?.delete(listener);
  }

  fire(type: string, event: object = {}): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(event as never);
  }
}

class FakeDocument extends Listened {
  visibilityState = 'visible';
}

/** The channels on which the windows of one site send each other messages, which arrive a moment later. */
export type Channels = Set<{ readonly hear: (data: unknown) => void }>;

/** Returns the `BroadcastChannel` of one window. */
const channelOf = (channels: Channels, timers: Timers): NonNullable<SessionPage['BroadcastChannel']> =>
  class {
    onmessage: ((event: MessageEvent) => void) | null = null;
    readonly #end = {
      hear: (data: unknown) => void timers.later(() => this.onmessage?.({ data } as MessageEvent), 1),
    };

    constructor() {
      channels.add(this.#end);
    }

    postMessage(message: unknown): void {
      for (const end of channels) if (end !== this.#end) end.hear(structuredClone(message));
    }

    close(): void {
      channels.delete(this.#end);
    }
  };

/** The window of a package's page, as far as a session uses it. */
export class FakePage extends Listened implements SessionPage {
  readonly location = { pathname: '/pluginfile.php/7/index.html' };
  readonly document = new FakeDocument();
  readonly navigator: { readonly onLine: boolean };
  readonly BroadcastChannel: NonNullable<SessionPage['BroadcastChannel']>;

  constructor(
    readonly parent: unknown,
    network: Network,
    channels: Channels,
    timers: Timers,
  ) {
    super();
    this.BroadcastChannel = channelOf(channels, timers);
    this.navigator = {
      get onLine() {
        return network.online;
      },
    };
  }

  turn(visibility: 'hidden' | 'visible'): void {
    this.document.visibilityState = visibility;
    this.document.fire('visibilitychange');
  }

  /** Unloads the page for good. */
  unload(): void {
    this.turn('hidden');
    this.fire('pagehide', { persisted: false });
  }
}

/** The strip of a page: its texts and its buttons. */
export class FakeBar {
  standing: { readonly sentence: string; readonly action?: Action } | undefined;
  trouble: { readonly sentence: string; readonly actions: readonly Action[] } | undefined;
  top: { readonly sentence: string; readonly actions: readonly Action[] } | undefined;
  onChange: () => void = () => undefined;

  say(sentences: readonly string[], action?: Action): void {
    this.standing = { sentence: sentences.join(' '), ...(action ? { action } : {}) };
    this.onChange();
  }

  quiet(): void {
    this.standing = undefined;
  }

  warn(sentence: string, ...actions: readonly Action[]): void {
    this.trouble = { sentence, actions };
    this.onChange();
  }

  clear(): void {
    this.trouble = undefined;
    this.onChange();
  }

  head(sentence?: string, ...actions: readonly Action[]): void {
    this.top = sentence === undefined ? undefined : { sentence, actions };
    this.onChange();
  }

  /** Presses a button by its label; returns false if there is none. */
  press(label: string): boolean {
    const { top, trouble, standing } = this;
    const all = [...(top?.actions ?? []), ...(trouble?.actions ?? []), ...(standing?.action ? [standing.action] : [])];
    const action = all.find((one) => one.label === label);
    action?.act();
    return action !== undefined;
  }
}

/** The timers of one tab; they end with it. */
export class TabTimers implements Timers {
  isDead = false;
  readonly #since: number;

  constructor(private readonly all: Timers) {
    this.#since = all.now();
  }

  now(): number {
    return this.all.now() - this.#since;
  }

  later(call: () => void, ms: number): () => void {
    return this.all.later(() => void (this.isDead || call()), ms);
  }
}
