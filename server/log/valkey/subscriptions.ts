import type { Redis } from 'ioredis';
import type { Address } from './address.js';
import { clientOf } from './connection.js';
import { keys } from './scripts.js';
import type { Servers } from './servers.js';

/**
 * The channels of lessons, each at the server that has the lesson. Messages are missed while a connection is lost: `subscribe`
 * subscribes again, and listeners read what they have missed.
 */
export class Subscriptions {
  readonly #servers: Servers;
  readonly #address: Address;
  readonly #received: (text: string) => void;
  readonly #clients = new Map<string, Promise<Redis>>();
  /** The connection that is subscribed to each lesson. */
  readonly #subscribed = new Map<string, Redis>();
  #isClosed = false;

  constructor(servers: Servers, address: Address, received: (text: string) => void) {
    this.#servers = servers;
    this.#address = address;
    this.#received = received;
  }

  /** Subscribes to a lesson at the server that has it now, unless that is the case already. Rejects if it fails. */
  async subscribe(lesson: string): Promise<void> {
    if (!this.#servers.nodeOf(lesson)) await this.#servers.find();
    const node = this.#servers.nodeOf(lesson);
    if (!node || this.#isClosed) throw new Error('The server of the lesson cannot be reached.');
    const client = await this.#client(node);
    const before = this.#subscribed.get(lesson);
    if (before === client) return;
    this.#subscribed.set(lesson, client);
    try {
      await client.ssubscribe(keys.channel(lesson));
    } catch (error) {
      this.#subscribed.delete(lesson);
      void this.#servers.find();
      throw error;
    }
    if (before?.status === 'ready') await before.sunsubscribe(keys.channel(lesson)).catch(() => undefined);
  }

  unsubscribe(lesson: string): void {
    const client = this.#subscribed.get(lesson);
    this.#subscribed.delete(lesson);
    if (client?.status === 'ready') void client.sunsubscribe(keys.channel(lesson)).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#subscribed.clear();
    for (const client of await Promise.allSettled(this.#clients.values()))
      if (client.status === 'fulfilled') client.value.disconnect();
  }

  #client(node: Address['servers'][number]): Promise<Redis> {
    const name = `${node.host}:${node.port}`;
    const known = this.#clients.get(name);
    if (known) return known;
    const client = clientOf(node, this.#address);
    const connected = client.connect().then(() => client);
    this.#clients.set(name, connected);
    client.on('smessage', (_channel: string, text: string) => this.#received(text));
    client.once('end', () => {
      if (this.#clients.get(name) === connected) this.#clients.delete(name);
      for (const [lesson, by] of this.#subscribed) if (by === client) this.#subscribed.delete(lesson);
    });
    return connected;
  }
}
