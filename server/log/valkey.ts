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
  /** How long a class lives that is not used, in ms: 24 hours if it is not given. */
  live?: number;
  /** How often is looked for what was not heard, in ms: 3 seconds if it is not given. */
  look?: number;
  /** How long a server of the log that fails is waited for, in ms: 8 seconds if it is not given. */
  patience?: number;
}

const day = 86_400_000;

const nameOf = (key: Key): string => key.slice(key.indexOf('/') + 1);
const keyOf = (cls: ClassId, name: string): Key => `${cls}/${name}` as Key;

const entryFrom = ([seq, id, rest]: [string, string, string]): Entry =>
  ({ seq: Number(seq), id, ...JSON.parse(rest) }) as Entry;

/**
 * The log of many machines: Valkey or Redis, from version 7.0, one server or a cluster. Any number of servers of games use
 * it together; all of them hear what each appends. What an answer is worth depends on the address: see readAddress, and
 * docs/decisions/0008-valkey-log.md.
 *
 * A server of the log that fails is waited for; then what was asked for rejects.
 */
export class ValkeyLog implements Log {
  readonly #servers: Servers;
  readonly #subscriptions: Subscriptions;
  readonly #listeners = new Listeners();
  /** By class and name, the number of the last entry that was told. */
  readonly #told = new Map<ClassId, Map<string, number>>();
  readonly #live: number;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  /** Connects when something is asked for. Throws a TypeError if the address is none. */
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
    // Also what was kept before: whoever kept it may have been killed before it told anyone. Chance may have fallen otherwise.
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

  /** What is in the log now is known to whoever reads it after `hear`, because this is asked before. */
  async #begin(cls: ClassId): Promise<void> {
    const told = new Map<string, number>();
    this.#told.set(cls, told);
    // If it fails, more is told than has to be.
    const heads = await this.#heads(cls).catch(() => new Map<string, number>());
    for (const [name, seq] of heads) told.set(name, Math.max(seq, told.get(name) ?? 0));
    if (this.#told.get(cls) === told) await this.#look(cls);
  }

  /** Tells of the newest entries that were not heard: of a server that was killed before it told anyone, or while a connection was lost. */
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
      // The next look may succeed.
    }
  }

  #hear(message: string): void {
    const [cls, name, ...kept] = JSON.parse(message) as [ClassId, string, string, string, string];
    this.#tell(cls, name, entryFrom(kept));
  }

  /** Tells each entry once, and none after a later one. */
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
