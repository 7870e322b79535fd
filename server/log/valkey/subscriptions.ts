import type { Redis } from 'ioredis';
import type { Address } from './address.js';
import { clientOf } from './connection.js';
import { keys } from './scripts.js';
import type { Servers } from './servers.js';

/**
 * The channels of classes, each at the server that has the class. Messages are missed while a connection is lost: `keep`
 * subscribes again, and listeners read what they have missed.
 */
export class Subscriptions {
  readonly #servers: Servers;
  readonly #address: Address;
  readonly #hear: (text: string) => void;
  readonly #clients = new Map<string, Promise<Redis>>();
  /** The connection that is subscribed to each class. */
  readonly #heardBy = new Map<string, Redis>();
  #isClosed = false;

  constructor(servers: Servers, address: Address, hear: (text: string) => void) {
    this.#servers = servers;
    this.#address = address;
    this.#hear = hear;
  }

  /** Subscribes to a class at the server that has it now, unless that is the case already. Rejects if it fails. */
  async keep(cls: string): Promise<void> {
    if (!this.#servers.placeOf(cls)) await this.#servers.find();
    const place = this.#servers.placeOf(cls);
    if (!place || this.#isClosed) throw new Error('The server of the class cannot be reached.');
    const client = await this.#client(place);
    const before = this.#heardBy.get(cls);
    if (before === client) return;
    this.#heardBy.set(cls, client);
    try {
      await client.ssubscribe(keys.channel(cls));
    } catch (error) {
      this.#heardBy.delete(cls);
      void this.#servers.find();
      throw error;
    }
    if (before?.status === 'ready') await before.sunsubscribe(keys.channel(cls)).catch(() => undefined);
  }

  leave(cls: string): void {
    const client = this.#heardBy.get(cls);
    this.#heardBy.delete(cls);
    if (client?.status === 'ready') void client.sunsubscribe(keys.channel(cls)).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#heardBy.clear();
    for (const client of await Promise.allSettled(this.#clients.values()))
      if (client.status === 'fulfilled') client.value.disconnect();
  }

  #client(place: Address['servers'][number]): Promise<Redis> {
    const name = `${place.host}:${place.port}`;
    const known = this.#clients.get(name);
    if (known) return known;
    const client = clientOf(place, this.#address);
    const connected = client.connect().then(() => client);
    this.#clients.set(name, connected);
    client.on('smessage', (_channel: string, text: string) => this.#hear(text));
    client.once('end', () => {
      if (this.#clients.get(name) === connected) this.#clients.delete(name);
      for (const [cls, by] of this.#heardBy) if (by === client) this.#heardBy.delete(cls);
    });
    return connected;
  }
}
