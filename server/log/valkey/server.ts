import type { Redis } from 'ioredis';
import type { Address } from './address.js';
import { clientOf, connect, isDurable, type Wait } from './connection.js';
import type { Script } from './scripts.js';

/** A request to whichever server has the lesson. */
export interface Request {
  readonly lesson: string;
  readonly script: Script;
  readonly keys: readonly string[];
  readonly args: readonly (string | number)[];
  /** True if the answer only counts once it is durable. */
  readonly durably: boolean;
}

export interface PendingRequest extends Request {
  /** The time until which the request is repeated, in ms since 1970. */
  readonly until: number;
  tries: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** The outcome of a request: an answer, or an error after which it can be repeated. */
export interface Outcome {
  answer?: unknown;
  error?: Error;
}

interface Connection {
  client: Redis;
  wait: Wait;
}

const most = 2000;

/**
 * One server. Requests are sent in batches, one at a time: those that arrive meanwhile make up the next batch, so that all
 * of them wait for replicas and disks together.
 */
export class Server {
  readonly #node: Address['servers'][number];
  readonly #address: Address;
  readonly #settle: (request: PendingRequest, outcome: Outcome) => void;
  readonly #scripts: readonly Script[];
  #connection: Promise<Connection> | undefined;
  #client: Redis | undefined;
  #requests: PendingRequest[] = [];
  #messages: [channel: string, text: string][] = [];
  #isBusy = false;

  constructor(
    node: Address['servers'][number],
    address: Address,
    scripts: readonly Script[],
    settle: (request: PendingRequest, outcome: Outcome) => void,
  ) {
    this.#scripts = scripts;
    this.#node = node;
    this.#address = address;
    this.#settle = settle;
  }

  send(request: PendingRequest): void {
    this.#requests.push(request);
    this.#work();
  }

  /** Publishes to the subscribers. It is not known whether the message arrives. */
  publish(channel: string, text: string): void {
    this.#messages.push([channel, text]);
    this.#work();
  }

  close(): void {
    this.#client?.disconnect();
  }

  /** Sends, after this turn of the event loop, all requests that were made in it. */
  #work(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    setImmediate(() => void this.#sendAll());
  }

  async #sendAll(): Promise<void> {
    while (this.#requests.length > 0 || this.#messages.length > 0) {
      const requests = this.#requests.splice(0, most);
      const outcomes = await this.#send(requests, this.#messages.splice(0));
      requests.forEach((request, at) => this.#settle(request, outcomes[at]));
    }
    this.#isBusy = false;
  }

  async #send(requests: readonly PendingRequest[], messages: readonly [string, string][]): Promise<Outcome[]> {
    try {
      const { client, wait } = await this.#connected();
      const batch = client.pipeline();
      for (const message of messages) batch.spublish(...message);
      for (const { script, keys, args } of requests) batch.evalsha(script.sha, keys.length, ...keys, ...args);
      const waits = wait && requests.some(({ durably }) => durably);
      if (waits) batch.call(...(wait.map(String) as [string, ...string[]]));
      const answers = ((await batch.exec()) ?? []).slice(messages.length);
      const [error, kept] = waits ? answers[requests.length] : [null, undefined];
      const lack = error ?? (waits && !isDurable(wait, kept) ? new Error('Replicas or disks are missing.') : undefined);
      // After a lost or a slow answer, or if the scripts are missing, only a new connection helps.
      if (answers.some(([one]) => one && !(one.name === 'ReplyError' && !one.message.startsWith('NOSCRIPT'))))
        client.disconnect();
      return requests.map(({ durably }, at) => {
        const [failed, answer] = answers[at];
        const wrong = failed ?? (durably ? lack : undefined);
        return wrong ? { error: wrong } : { answer };
      });
    } catch (error) {
      this.#connection = undefined;
      this.#client?.disconnect();
      return requests.map(() => ({ error: error instanceof Error ? error : new Error(String(error)) }));
    }
  }

  #connected(): Promise<Connection> {
    if (this.#connection && this.#client?.status === 'ready') return this.#connection;
    const client = clientOf(this.#node, this.#address);
    this.#client?.disconnect();
    this.#client = client;
    this.#connection = connect(client, this.#address, this.#scripts).then((wait) => ({ client, wait }));
    return this.#connection;
  }
}
