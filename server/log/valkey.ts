import { Listeners, type Listener } from './listeners.js';
import {
  lessonIdOf,
  impossible,
  isLessonId,
  type Appended,
  type LessonId,
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
  /** Lifetime of a lesson that is not used, in ms; 24 hours by default. */
  live?: number;
  /** Interval between searches for entries that were missed, in ms; 3 seconds by default. */
  look?: number;
  /** Maximum wait for a failing server of the log, in ms; 8 seconds by default. */
  patience?: number;
}

const day = 86_400_000;

const nameOf = (key: Key): string => key.slice(key.indexOf('/') + 1);
const keyOf = (lesson: LessonId, name: string): Key => `${lesson}/${name}` as Key;

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
  /** The number of the last entry that was reported, by lesson and name. */
  readonly #delivered = new Map<LessonId, Map<string, number>>();
  readonly #live: number;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  /** Connects on the first request. Throws a TypeError if the address is invalid. */
  constructor(text: string, { live = day, look = 3000, patience = 8000 }: ValkeyOptions = {}) {
    const address = readAddress(text);
    this.#live = live;
    this.#servers = new Servers(address, patience);
    this.#subscriptions = new Subscriptions(this.#servers, address, (message) => this.#received(message));
    this.#timer = setInterval(() => this.#listeners.lessons().forEach((lesson) => void this.#catchUp(lesson)), look);
    this.#timer.unref();
  }

  async append(key: Key, entry: Entry, snapshot: Snapshot): Promise<Appended> {
    this.#check();
    const refused = impossible(key, entry, snapshot);
    if (refused) return refused;
    const lesson = lessonIdOf(key) as LessonId;
    const name = nameOf(key);
    const { seq, id, ...rest } = entry;
    const text = JSON.stringify(rest);
    const phase = name === 's' ? (snapshot.phase ?? '') : '';
    const used = [keys.heads(lesson), keys.snapshots(lesson), keys.stream(lesson, name)];
    const args = [name, seq, id, text, JSON.stringify(snapshot), phase, this.#live];
    const found = await this.#run(lesson, scripts.append, used, args);
    const [answer, isOld, kept = text] = found as [Appended, number, string?];
    if (isOld) void this.#extend(lesson).catch(() => undefined);
    // Also published for entries that were kept before: the server that kept them may have been killed before it published
    // them. The outcome of chance may have been different.
    if (answer === 'done' || answer === 'same') {
      const message = JSON.stringify([lesson, name, `${seq}`, id, kept]);
      this.#received(message);
      this.#servers.publish(lesson, keys.channel(lesson), message);
    }
    return answer;
  }

  async last(key: Key): Promise<Snapshot | undefined> {
    this.#check();
    const lesson = lessonIdOf(key);
    if (!lesson) return undefined;
    const used = [keys.heads(lesson), keys.snapshots(lesson)];
    const text = (await this.#run(lesson, scripts.last, used, [nameOf(key), this.#live])) as string | null;
    return text === null ? undefined : (JSON.parse(text) as Snapshot);
  }

  async all(key: Key): Promise<Entry[]> {
    this.#check();
    const lesson = lessonIdOf(key);
    return lesson ? this.#from(lesson, nameOf(key), 1) : [];
  }

  async lessons(): Promise<LessonId[]> {
    this.#check();
    return this.#servers.lessons();
  }

  subscribe(lesson: LessonId, call: Listener): () => void {
    const stop = this.#listeners.add(lesson, call);
    if (!this.#delivered.has(lesson) && isLessonId(lesson)) void this.#begin(lesson);
    return () => {
      stop();
      if (this.#listeners.has(lesson)) return;
      this.#delivered.delete(lesson);
      this.#subscriptions.unsubscribe(lesson);
    };
  }

  async drop(lesson: LessonId): Promise<void> {
    this.#check();
    if (!isLessonId(lesson)) return;
    const heads = keys.heads(lesson);
    void this.#run(lesson, scripts.shut, [heads], []).catch(() => undefined);
    const names = await this.#heads(lesson);
    if (names.size === 0) return;
    const streams = [...names.keys()].map((name) => keys.stream(lesson, name));
    await this.#run(lesson, scripts.erase, [heads, keys.snapshots(lesson), ...streams], []);
    this.#delivered.get(lesson)?.clear();
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

  #run(
    lesson: LessonId,
    script: Script,
    used: readonly string[],
    args: readonly (string | number)[],
    durably = true,
  ): Promise<unknown> {
    return this.#servers.send({ lesson, script, keys: used, args, durably });
  }

  async #heads(lesson: LessonId): Promise<Map<string, number>> {
    const found = (await this.#run(lesson, scripts.heads, [keys.heads(lesson)], [], false)) as string[];
    const names = found.filter((_, at) => at % 2 === 0);
    return new Map(names.map((name, at) => [name, Number(found[2 * at + 1])]));
  }

  async #from(lesson: LessonId, name: string, seq: number): Promise<Entry[]> {
    const used = [keys.heads(lesson), keys.stream(lesson, name)];
    const found = await this.#run(lesson, scripts.from, used, [name, this.#live, seq]);
    return (found as [string, string, string][]).map(entryFrom);
  }

  async #extend(lesson: LessonId): Promise<void> {
    const streams = [...(await this.#heads(lesson)).keys()].map((name) => keys.stream(lesson, name));
    await this.#run(lesson, scripts.extend, [keys.heads(lesson), keys.snapshots(lesson), ...streams], [this.#live]);
  }

  /** Marks the present entries as reported: they are read here first, so a listener that reads the log after `subscribe` knows them. */
  async #begin(lesson: LessonId): Promise<void> {
    const delivered = new Map<string, number>();
    this.#delivered.set(lesson, delivered);
    // If it fails, entries are reported that listeners know already.
    const heads = await this.#heads(lesson).catch(() => new Map<string, number>());
    for (const [name, seq] of heads) delivered.set(name, Math.max(seq, delivered.get(name) ?? 0));
    if (this.#delivered.get(lesson) === delivered) await this.#catchUp(lesson);
  }

  /**
   * Reports the newest entries that were missed, because a server was killed before it published them, or while a
   * connection was lost.
   */
  async #catchUp(lesson: LessonId): Promise<void> {
    try {
      await this.#subscriptions.subscribe(lesson);
      for (const [name, seq] of await this.#heads(lesson)) {
        const delivered = this.#delivered.get(lesson);
        if (!delivered || seq <= (delivered.get(name) ?? 0)) continue;
        const newest = (await this.#from(lesson, name, seq)).at(-1);
        if (newest) this.#deliver(lesson, name, newest);
      }
    } catch {
      // The next search may succeed.
    }
  }

  #received(message: string): void {
    const [lesson, name, ...kept] = JSON.parse(message) as [LessonId, string, string, string, string];
    this.#deliver(lesson, name, entryFrom(kept));
  }

  /** Reports each entry once, and none after a later one. */
  #deliver(lesson: LessonId, name: string, entry: Entry): void {
    const delivered = this.#delivered.get(lesson);
    if (!delivered) return;
    // A lesson of this name begins anew.
    if (name === 's' && entry.seq === 1) delivered.clear();
    if (entry.seq <= (delivered.get(name) ?? 0)) return;
    delivered.set(name, entry.seq);
    this.#listeners.notify(lesson, keyOf(lesson, name), entry);
  }
}
