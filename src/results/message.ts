import { failure, type Outcome, type ResultAdapter } from './adapter.js';
import type { Attached, Channel, Payload, Receipt } from './channel.js';
import { Delivery, type DeliveryOptions } from './delivery.js';
import { stateFrom } from './unset-value.js';
import { writeState } from './state.js';

/** The part of a frame's window that communicates with the embedding page; passed in. */
export interface FrameLike {
  /** The embedding window; the window itself if there is none. */
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
  /** The origin of the embedding page as stated in the frame's address, for example `https://school.example`. */
  readonly origin: string;
}

/** A message to the embedding page. Each also has `abacade: 1` and a number that is unique within the frame. */
export type FrameMessage =
  | { readonly type: 'hello' }
  | {
      readonly type: 'report';
      /** The saved state, to be returned in `welcome` next time. */
      readonly state: string | undefined;
      readonly result: unknown;
      readonly answers: readonly unknown[];
      readonly best: number | undefined;
      readonly status: unknown;
      /** Milliseconds since the session opened. */
      readonly ms: number;
      /** True if the page is being closed or the player has finished. */
      readonly last: boolean;
    };

/** Milliseconds to wait for an answer of the embedding page. */
const patience = 2000;

/** Returns a serialised http or https origin; undefined for anything else, including `*` and `null`. */
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
 * Reports to the embedding page by `postMessage`. It sends `hello` first. The page may answer
 * `{ abacade: 1, type: 'welcome', learner?, state?, passAt?, confirms? }`; a page that only listens need not. If
 * `confirms` is true, a report counts as unsent until the page answers `{ abacade: 1, type: 'kept', number }`.
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
    this.frame.addEventListener('message', this.#receive);
    const welcome = this.#ask({ type: 'hello' });
    if (!welcome) return this.#end(failure('lost', 'The embedding page accepts no messages.'));
    const { learner, state, passAt, confirms } = (await welcome) ?? {};
    this.#confirms = confirms === true;
    return {
      ok: true,
      value: {
        learner: typeof learner === 'string' ? learner : '',
        mode: 'normal',
        state: stateFrom(state),
        completed: false,
        passed: false,
        ...(typeof passAt === 'number' && passAt >= 0 && passAt <= 100 ? { passAt } : {}),
      },
    };
  }

  send(payload: Payload): Outcome<Receipt> | Promise<Outcome<Receipt>> {
    return this.#report(payload, false);
  }

  async close(payload: Payload): Promise<Outcome<Receipt>> {
    const sent = await this.#report(payload, true);
    return sent.ok ? this.#end(sent) : sent;
  }

  #report(payload: Payload, last: boolean): Outcome<Receipt> | Promise<Outcome<Receipt>> {
    const { saved, result, answers, best, status, ms } = payload;
    const state = saved && writeState(saved);
    const confirmation = this.#ask({ type: 'report', state, result, answers, best, status, ms, last });
    if (!confirmation) return failure('lost', 'The embedding page accepts no messages.');
    const taken: Outcome<Receipt> = {
      ok: true,
      value: { accepted: answers.map(({ id }) => id), ack: 'verified', rejected: [] },
    };
    if (!this.#confirms) return taken;
    return confirmation.then((reply) =>
      reply ? taken : failure('unreachable', 'The embedding page has not confirmed.'),
    );
  }

  /**
   * Sends a message. Returns undefined if that fails; otherwise resolves to the answer, or to undefined if none comes.
   */
  #ask(message: FrameMessage): Promise<Reply | undefined> | undefined {
    const number = ++this.#number;
    if (message.type === 'hello') this.#greeting = number;
    try {
      const parent = this.frame.parent as { postMessage(data: unknown, origin: string): void };
      parent.postMessage({ abacade: 1, number, ...message }, this.options.origin);
    } catch {
      return undefined;
    }
    if (message.type === 'report' && !this.#confirms) return Promise.resolve(undefined);
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

  /** Ignores all messages except those of the embedding page itself, from the expected origin. */
  readonly #receive = ({ source, origin, data }: MessageLike): void => {
    if (source !== this.frame.parent || origin !== this.options.origin) return;
    const reply = Object(data) as Reply;
    if (reply['abacade'] !== 1) return;
    if (reply['type'] === 'welcome') this.#waiting.get(this.#greeting)?.(reply);
    if (reply['type'] === 'kept' && typeof reply['number'] === 'number' && reply['number'] !== this.#greeting)
      this.#waiting.get(reply['number'])?.(reply);
  };

  #end<T>(outcome: T): T {
    this.frame.removeEventListener('message', this.#receive);
    return outcome;
  }
}

/** Reports to the page that embeds the frame, and to no other page. */
export const message = (frame: FrameLike, options: MessageOptions): ResultAdapter =>
  new Delivery(new MessageChannel(frame, options), options);
