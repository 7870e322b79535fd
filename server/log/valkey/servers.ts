import type { Address } from './address.js';
import { clientOf } from './connection.js';
import { keys, scripts, type Script } from './scripts.js';
import { Server, type PendingRequest, type Outcome, type Request } from './server.js';

/** Number of slots of a cluster. */
export const slotCount = 16_384;

/** Returns the slot of a key's hash tag, from 0 to 16,383: CRC-16/XMODEM, as in a cluster. `tag` is ASCII. */
export function slotOf(tag: string): number {
  let crc = 0;
  for (let at = 0; at < tag.length; at++) {
    crc ^= tag.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc % slotCount;
}

/** Delay before a request is repeated, in ms. */
const pause = 60;

/**
 * Errors after which a server has done nothing, or it is unknown what it has done: the request is repeated. All others are
 * mistakes.
 */
const passing = /^(?:MOVED|ASK|TRYAGAIN|CLUSTERDOWN|LOADING|READONLY|MASTERDOWN|NOREPLICAS|NOSCRIPT|UNBLOCKED)\b/;

const nameOf = ({ host, port }: Address['servers'][number]): string => `${host}:${port}`;

interface Range {
  from: number;
  to: number;
  node: Address['servers'][number];
}

/**
 * All servers of a log. Finds the one that has a lesson, in a cluster by the lesson's slot, and tries another one if a server
 * has failed or its slots have moved. A request may then be executed more than once: the scripts allow for that.
 */
export class Servers {
  readonly #address: Address;
  readonly #patience: number;
  readonly #scripts: readonly Script[];
  readonly #servers = new Map<string, Server>();
  readonly #pending = new Set<Promise<unknown>>();
  /** The servers of the slots; undefined until they are known. */
  #ranges: Range[] | undefined;
  #finding: Promise<void> | undefined;
  #isClosed = false;

  /** `patience` is how long a request is repeated before it is given up, in ms; `known` are the scripts that are used. */
  constructor(address: Address, patience: number, known: readonly Script[] = Object.values(scripts)) {
    this.#scripts = known;
    this.#address = address;
    this.#patience = patience;
  }

  /** Repeats a request until there is an answer. Rejects if that takes too long, or at once if repeating is useless. */
  send(request: Request): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new Error('The log is closed.'));
    const answer = new Promise((resolve, reject) => {
      this.#route({ ...request, until: Date.now() + this.#patience, tries: 0, resolve, reject });
    });
    this.#pending.add(answer);
    void answer.catch(() => undefined).then(() => this.#pending.delete(answer));
    return answer;
  }

  publish(lesson: string, channel: string, text: string): void {
    const node = this.nodeOf(lesson);
    if (node) this.#server(node).publish(channel, text);
  }

  /** Returns the server that has a lesson; undefined if it is not known yet. */
  nodeOf(lesson: string): Address['servers'][number] | undefined {
    const slot = slotOf(lesson);
    return this.#ranges?.find(({ from, to }) => from <= slot && slot <= to)?.node;
  }

  /** Returns the lessons of all servers. Rejects if one of them cannot be asked. */
  async lessons(): Promise<string[]> {
    if (this.#isClosed) throw new Error('The log is closed.');
    if (!this.#ranges) await this.find();
    if (!this.#ranges) throw new Error('None of the servers of the log can be reached.');
    const nodes = new Map(this.#ranges.map(({ node }) => [nameOf(node), node]));
    const found = await Promise.all([...nodes.values()].map((node) => this.#lessonsAt(node)));
    return [...new Set(found.flat())];
  }

  /** Determines again which server has which slots. Never rejects: after a failure the previous knowledge stays. */
  find(): Promise<void> {
    this.#finding ??= this.#find().finally(() => (this.#finding = undefined));
    return this.#finding;
  }

  /** Waits for running requests and disconnects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([...this.#pending]);
    await this.#finding;
    for (const server of this.#servers.values()) server.close();
  }

  #route(request: PendingRequest): void {
    const node = this.nodeOf(request.lesson);
    if (node) return this.#server(node).send(request);
    void this.find().then(() => {
      const found = this.nodeOf(request.lesson);
      if (found) this.#server(found).send(request);
      else this.#settle(request, { error: new Error('None of the servers of the log can be reached.') });
    });
  }

  #server(node: Address['servers'][number]): Server {
    const known = this.#servers.get(nameOf(node));
    if (known) return known;
    const server = new Server(node, this.#address, this.#scripts, (request, outcome) => this.#settle(request, outcome));
    this.#servers.set(nameOf(node), server);
    return server;
  }

  #settle(request: PendingRequest, { answer, error }: Outcome): void {
    if (!error) return request.resolve(answer);
    const isMistake = error.name === 'ReplyError' && !passing.test(error.message);
    if (isMistake || Date.now() > request.until) return request.reject(error);
    request.tries++;
    setTimeout(() => void this.find().then(() => this.#route(request)), pause);
  }

  async #find(): Promise<void> {
    const nodes = [...this.#address.servers, ...(this.#ranges ?? []).map(({ node }) => node)];
    // Starts with a different server each time: one that is cut off from the others may still give wrong answers.
    const start = Math.floor(Math.random() * nodes.length);
    for (const node of [...nodes.slice(start), ...nodes.slice(0, start)]) {
      const ranges = await this.#slotsAt(node).catch(() => undefined);
      if (ranges) {
        this.#ranges = ranges;
        return;
      }
    }
  }

  async #lessonsAt(node: Address['servers'][number]): Promise<string[]> {
    const client = clientOf(node, this.#address);
    try {
      await client.connect();
      const found: string[] = [];
      let cursor = '0';
      do {
        const [next, names] = await client.scan(cursor, 'MATCH', keys.allHeads, 'COUNT', 1000);
        found.push(...names.flatMap((name) => keys.lessonOf(name) ?? []));
        cursor = next;
      } while (cursor !== '0');
      return found;
    } finally {
      client.disconnect();
    }
  }

  /** Asks a server for the distribution of the slots. A server without a cluster has all of them. */
  async #slotsAt(node: Address['servers'][number]): Promise<Range[]> {
    const client = clientOf(node, this.#address);
    try {
      await client.connect();
      const slots = await client.cluster('SLOTS');
      // A server that does not know its own name leaves it out.
      return slots.map(([from, to, [host, port]]) => ({ from, to, node: { host: host || node.host, port } }));
    } catch (error) {
      const isAlone = error instanceof Error && error.message.includes('cluster support disabled');
      if (!isAlone || this.#address.servers.length > 1) throw error;
      return [{ from: 0, to: slotCount - 1, node }];
    } finally {
      client.disconnect();
    }
  }
}
