import { Listeners, type Listener } from './listeners.js';
import {
  classOf,
  impossible,
  isClassId,
  type Appended,
  type ClassId,
  type Entry,
  type Key,
  type Log,
  type Snapshot,
} from './port.js';
import { readAddress } from './valkey/address.js';
import { keys, scripts, type Script } from './valkey/scripts.js';
import { Servers } from './valkey/servers.js';
import { Subscriptions } from './valkey/subscriptions.js';

export interface ValkeyOptions {
  /** Lifetime of a class that is not used, in ms; 24 hours by default. */
  live?: number;
  /** Interval between searches for entries that were missed, in ms; 3 seconds by default. */
  look?: number;
  /** Maximum wait for a failing server of the log, in ms; 8 seconds by default. */
  patience?: number;
}

const day = 86_400_000;

const nameOf = (key: Key): string => key.slice(key.indexOf('/') + 1);
const keyOf = (cls: ClassId, name: string): Key => `${cls}/${name}` as Key;

const entryFrom = ([seq, id, rest]: [string, string, string]): Entry =>
  ({ seq: Number(seq), id, ...JSON.parse(rest) }) as Entry;

/**
 * The log of many machines: Valkey or Redis, from version 7.0, one server or a cluster. Any number of game servers share
 * it, and each is notified of the entries of all. How durable an answer is depends on the address: see readAddress, and
 * docs/decisions/0008-valkey-log.md.
 *
 * If a server of the log fails, requests are repeated for a while (`patience`), then they reject.
 */
export class ValkeyLog implements Log {
  readonly #servers: Servers;
  readonly #subscriptions: Subscriptions;
  readonly #listeners = new Listeners();
  /** The number of the last entry that was reported, by class and name. */
  readonly #told = new Map<ClassId, Map<string, number>>();
  readonly #live: number;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  /** Connects on the first request. Throws a TypeError if the address is invalid. */
  constructor(text: string, { live = day, look = 3000, patience = 8000 }: ValkeyOptions = {}) {
    const address = readAddress(text);
    this.#live = live;
    this.#servers = new Servers(address, patience);
    this.#subscriptions = new Subscriptions(this.#servers, address, (message) => this.#hear(message));
    this.#timer = setInterval(() => this.#listeners.classes().forEach((cls) => void this.#look(cls)), look);
    this.#timer.unref();
  }

  async append(key: Key, entry: Entry, snapshot: Snapshot): Promise<Appended> {
    this.#check();
    const refused = impossible(key, entry, snapshot);
    if (refused) return refused;
    const cls = classOf(key) as ClassId;
    const name = nameOf(key);
    const { seq, id, ...rest } = entry;
    const text = JSON.stringify(rest);
    const phase = name === 's' ? (snapshot.phase ?? '') : '';
    const used = [keys.heads(cls), keys.snapshots(cls), keys.stream(cls, name)];
    const args = [name, seq, id, text, JSON.stringify(snapshot), phase, this.#live];
    const found = await this.#ask(cls, scripts.append, used, args);
    const [answer, isOld, kept = text] = found as [Appended, number, string?];
    if (isOld) void this.#extend(cls).catch(() => undefined);
    // Also published for entries that were kept before: the server that kept them may have been killed before it published
    // them. The outcome of chance may have been different.
    if (answer === 'done' || answer === 'same') {
      const message = JSON.stringify([cls, name, `${seq}`, id, kept]);
      this.#hear(message);
      this.#servers.publish(cls, keys.channel(cls), message);
    }
    return answer;
  }

  async last(key: Key): Promise<Snapshot | undefined> {
    this.#check();
    const cls = classOf(key);
    if (!cls) return undefined;
    const used = [keys.heads(cls), keys.snapshots(cls)];
    const text = (await this.#ask(cls, scripts.last, used, [nameOf(key), this.#live])) as string | null;
    return text === null ? undefined : (JSON.parse(text) as Snapshot);
  }

  async all(key: Key): Promise<Entry[]> {
    this.#check();
    const cls = classOf(key);
    return cls ? this.#from(cls, nameOf(key), 1) : [];
  }

  hear(cls: ClassId, call: Listener): () => void {
    const stop = this.#listeners.add(cls, call);
    if (!this.#told.has(cls) && isClassId(cls)) void this.#begin(cls);
    return () => {
      stop();
      if (this.#listeners.has(cls)) return;
      this.#told.delete(cls);
      this.#subscriptions.leave(cls);
    };
  }

  async drop(cls: ClassId): Promise<void> {
    this.#check();
    if (!isClassId(cls)) return;
    const heads = keys.heads(cls);
    void this.#ask(cls, scripts.shut, [heads], []).catch(() => undefined);
    const names = await this.#heads(cls);
    if (names.size === 0) return;
    const streams = [...names.keys()].map((name) => keys.stream(cls, name));
    await this.#ask(cls, scripts.erase, [heads, keys.snapshots(cls), ...streams], []);
    this.#told.get(cls)?.clear();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#listeners.clear();
    await this.#servers.close();
    await this.#subscriptions.close();
  }

  #check(): void {
    if (this.#isClosed) throw new Error('The log is closed.');
  }

  #ask(
    cls: ClassId,
    script: Script,
    used: readonly string[],
    args: readonly (string | number)[],
    durably = true,
  ): Promise<unknown> {
    return this.#servers.ask({ cls, script, keys: used, args, durably });
  }

  async #heads(cls: ClassId): Promise<Map<string, number>> {
    const found = (await this.#ask(cls, scripts.heads, [keys.heads(cls)], [], false)) as string[];
    const names = found.filter((_, at) => at % 2 === 0);
    return new Map(names.map((name, at) => [name, Number(found[2 * at + 1])]));
  }

  async #from(cls: ClassId, name: string, seq: number): Promise<Entry[]> {
    const used = [keys.heads(cls), keys.stream(cls, name)];
    const found = await this.#ask(cls, scripts.from, used, [name, this.#live, seq]);
    return (found as [string, string, string][]).map(entryFrom);
  }

  async #extend(cls: ClassId): Promise<void> {
    const streams = [...(await this.#heads(cls)).keys()].map((name) => keys.stream(cls, name));
    await this.#ask(cls, scripts.extend, [keys.heads(cls), keys.snapshots(cls), ...streams], [this.#live]);
  }

  /** Marks the present entries as reported: they are read here first, so a listener that reads the log after `hear` knows them. */
  async #begin(cls: ClassId): Promise<void> {
    const told = new Map<string, number>();
    this.#told.set(cls, told);
    // If it fails, entries are reported that listeners know already.
    const heads = await this.#heads(cls).catch(() => new Map<string, number>());
    for (const [name, seq] of heads) told.set(name, Math.max(seq, told.get(name) ?? 0));
    if (this.#told.get(cls) === told) await this.#look(cls);
  }

  /**
   * Reports the newest entries that were missed, because a server was killed before it published them, or while a
   * connection was lost.
   */
  async #look(cls: ClassId): Promise<void> {
    try {
      await this.#subscriptions.keep(cls);
      for (const [name, seq] of await this.#heads(cls)) {
        const told = this.#told.get(cls);
        if (!told || seq <= (told.get(name) ?? 0)) continue;
        const newest = (await this.#from(cls, name, seq)).at(-1);
        if (newest) this.#tell(cls, name, newest);
      }
    } catch {
      // The next search may succeed.
    }
  }

  #hear(message: string): void {
    const [cls, name, ...kept] = JSON.parse(message) as [ClassId, string, string, string, string];
    this.#tell(cls, name, entryFrom(kept));
  }

  /** Reports each entry once, and none after a later one. */
  #tell(cls: ClassId, name: string, entry: Entry): void {
    const told = this.#told.get(cls);
    if (!told) return;
    // A class of this name begins anew.
    if (name === 's' && entry.seq === 1) told.clear();
    if (entry.seq <= (told.get(name) ?? 0)) return;
    told.set(name, entry.seq);
    this.#listeners.tell(cls, keyOf(cls, name), entry);
  }
}
