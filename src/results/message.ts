import { failure, type Outcome, type ResultAdapter } from './adapter.js';
import type { Attached, Channel, Parcel, Receipt } from './channel.js';
import { Delivery, type DeliveryOptions } from './delivery.js';
import { readState, writeState } from './state.js';

/** The part of a frame's window that talks to the page around it; handed in. */
export interface FrameLike {
  /** The window around this one; itself where there is none. */
  readonly parent: unknown;
  addEventListener(type: 'message', listener: (event: MessageLike) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageLike) => void): void;
}

export interface MessageLike {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

export interface MessageOptions extends DeliveryOptions {
  /** The origin of the embedding page, as it named it: `https://school.example`. */
  readonly origin: string;
}

/** What is sent. Every message has `abacade: 1`, and a number of its own in this frame. */
export type Told =
  | { readonly type: 'hello' }
  | {
      readonly type: 'report';
      /** What `welcome` gives back another time. */
      readonly state: string | undefined;
      readonly result: unknown;
      readonly answers: readonly unknown[];
      readonly best: number | undefined;
      readonly status: unknown;
      /** Milliseconds since the frame was opened. */
      readonly ms: number;
      /** The page goes away, or its player has finished. */
      readonly last: boolean;
    };

/** Milliseconds that the page around has to answer. */
const patience = 2000;

/** The origin as browsers write it, or undefined: `*`, `null` and whatever is more than an origin is none. */
export function originFrom(text: unknown): string | undefined {
  try {
    const { origin, protocol } = new URL(text as string);
    return origin === text && (protocol === 'https:' || protocol === 'http:') ? origin : undefined;
  } catch {
    return undefined;
  }
}

type Reply = Readonly<Record<string, unknown>>;

/**
 * Tells the embedding page, by messages. It greets with `hello`; a page that knows it answers
 * `{ abacade: 1, type: 'welcome', learner?, state?, passAt?, confirms? }`, one that only listens need not. Where
 * `confirms` is true every report is kept until `{ abacade: 1, type: 'kept', number }` has come.
 */
class MessageChannel implements Channel {
  readonly isLocal = true;
  #number = 0;
  #greeting = 0;
  #confirms = false;
  #waiting = new Map<number, (reply: Reply | undefined) => void>();

  constructor(
    private readonly frame: FrameLike,
    private readonly options: MessageOptions,
  ) {}

  async open(): Promise<Outcome<Attached>> {
    const { parent } = this.frame;
    if (!originFrom(this.options.origin)) return failure('launch', 'The origin of the embedding page is not valid.');
    if (!parent || parent === this.frame) return failure('no-host', 'No page embeds this one.');
    this.frame.addEventListener('message', this.#hear);
    const welcome = this.#ask({ type: 'hello' });
    if (!welcome) return this.#end(failure('lost', 'The embedding page takes no messages.'));
    const { learner, state, passAt, confirms } = (await welcome) ?? {};
    this.#confirms = confirms === true;
    return {
      ok: true,
      value: {
        learner: typeof learner === 'string' ? learner : '',
        mode: 'normal',
        ...(typeof state === 'string' && state ? { kept: { raw: state, read: readState(state) } } : {}),
        completed: false,
        passed: false,
        ...(typeof passAt === 'number' && passAt >= 0 && passAt <= 100 ? { passAt } : {}),
      },
    };
  }

  send(parcel: Parcel): Outcome<Receipt> | Promise<Outcome<Receipt>> {
    return this.#report(parcel, false);
  }

  async close(parcel: Parcel): Promise<Outcome<Receipt>> {
    const sent = await this.#report(parcel, true);
    return sent.ok ? this.#end(sent) : sent;
  }

  #report(parcel: Parcel, last: boolean): Outcome<Receipt> | Promise<Outcome<Receipt>> {
    const { saved, result, answers, best, status, ms } = parcel;
    const state = saved && writeState(saved);
    const kept = this.#ask({ type: 'report', state, result, answers, best, status, ms, last });
    if (!kept) return failure('lost', 'The embedding page takes no messages.');
    const taken: Outcome<Receipt> = {
      ok: true,
      value: { taken: answers.map(({ id }) => id), trust: 'shown', refused: [] },
    };
    if (!this.#confirms) return taken;
    return kept.then((reply) => (reply ? taken : failure('unreachable', 'The embedding page has not confirmed.')));
  }

  /** Sends at once; undefined where that is not possible, else the answer or, after a while, nothing. */
  #ask(told: Told): Promise<Reply | undefined> | undefined {
    const number = ++this.#number;
    if (told.type === 'hello') this.#greeting = number;
    try {
      const parent = this.frame.parent as { postMessage(data: unknown, origin: string): void };
      parent.postMessage({ abacade: 1, number, ...told }, this.options.origin);
    } catch {
      return undefined;
    }
    if (told.type === 'report' && !this.#confirms) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const cancel = this.options.timers.later(() => settle(undefined), patience);
      const settle = (reply: Reply | undefined): void => {
        this.#waiting.delete(number);
        cancel();
        resolve(reply);
      };
      this.#waiting.set(number, settle);
    });
  }

  /** Only what the embedding page itself says is heard, from the origin that it named. */
  readonly #hear = ({ source, origin, data }: MessageLike): void => {
    if (source !== this.frame.parent || origin !== this.options.origin) return;
    const reply = Object(data) as Reply;
    if (reply['abacade'] !== 1) return;
    if (reply['type'] === 'welcome') this.#waiting.get(this.#greeting)?.(reply);
    if (reply['type'] === 'kept' && typeof reply['number'] === 'number' && reply['number'] !== this.#greeting)
      this.#waiting.get(reply['number'])?.(reply);
  };

  #end<T>(outcome: T): T {
    this.frame.removeEventListener('message', this.#hear);
    return outcome;
  }
}

/** Reports to the page that embeds the frame, and to no other. */
export const message = (frame: FrameLike, options: MessageOptions): ResultAdapter =>
  new Delivery(new MessageChannel(frame, options), options);
