import { randomBytes } from 'node:crypto';
import { readAddress } from '../../log/valkey/address.js';
import { script, type Script } from '../../log/valkey/scripts.js';
import { Servers } from '../../log/valkey/servers.js';
import { isName, type KeepOptions, type Store } from './port.js';

/** The hash tag of all keys, so that they are on one server of a cluster. */
const tag = 'lti';

/**
 * The keys:
 * - `texts`, a hash: by name the id of the change that wrote the text, and the text;
 * - `names`, a sorted set of the names in the order of the alphabet;
 * - `until` and `due`, sorted sets of the names that have such a time.
 */
const keys = ['texts', 'names', 'until', 'due'].map((name) => `abacade:{${tag}}/${name}`);

/** Number of characters of the id of a change. */
const idLength = 16;

/** Erases what is past its time, so much at once that no other request has to wait for long. */
const sweep = `
  local texts, names, untils, dues = unpack(KEYS)
  local now = ARGV[1]
  for _, name in ipairs(redis.call('ZRANGEBYSCORE', untils, '-inf', now, 'LIMIT', 0, 200)) do
    redis.call('HDEL', texts, name)
    for at = 2, 4 do redis.call('ZREM', KEYS[at], name) end
  end
  local function textOf(name)
    local ends = redis.call('ZSCORE', untils, name)
    if ends and tonumber(ends) <= tonumber(now) then return false end
    return redis.call('HGET', texts, name)
  end
`;

/** All have the four keys, and the time now as their first argument. */
const scripts = {
  /** Returns a text. Argument: name. */
  get: script(`${sweep}
    local found = textOf(ARGV[2])
    return found and string.sub(found, ${idLength + 1})
  `),
  /**
   * Replaces a text. Arguments: name, id of the change, 1 and the text before or 0 and '', the same for the text after,
   * until and due or ''. Returns 1 if the text was that, also if this very change has been made already.
   */
  swap: script(`${sweep}
    local name, id, had, before, has, after, ends, due = unpack(ARGV, 2)
    local found = textOf(name)
    if found and string.sub(found, 1, ${idLength}) == id then return 1 end
    if (found and string.sub(found, ${idLength + 1}) or '') ~= before or (found and '1' or '0') ~= had then return 0 end
    for at = 2, 4 do redis.call('ZREM', KEYS[at], name) end
    if has == '0' then
      redis.call('HDEL', texts, name)
      return 1
    end
    redis.call('HSET', texts, name, id .. after)
    redis.call('ZADD', names, 0, name)
    if ends ~= '' then redis.call('ZADD', untils, ends, name) end
    if due ~= '' then redis.call('ZADD', dues, due, name) end
    return 1
  `),
  /** Returns names and texts alternately. Argument: the prefix of the names. */
  under: script(`${sweep}
    local found = {}
    for _, name in ipairs(redis.call('ZRANGEBYLEX', names, '[' .. ARGV[2], '[' .. ARGV[2] .. '\\127')) do
      local text = textOf(name)
      if text then
        found[#found + 1] = name
        found[#found + 1] = string.sub(text, ${idLength + 1})
      end
    end
    return found
  `),
  /** Returns names that are due. Arguments: the time, the maximum number. */
  due: script(`${sweep}
    local found = {}
    for _, name in ipairs(redis.call('ZRANGEBYSCORE', dues, '-inf', ARGV[2], 'LIMIT', 0, ARGV[3])) do
      if textOf(name) then found[#found + 1] = name end
    end
    return found
  `),
} satisfies Record<string, Script>;

const whole = (time: number | undefined): number | '' => {
  if (time !== undefined && !Number.isSafeInteger(time)) throw new RangeError('A time is a whole number of ms.');
  return time ?? '';
};

/**
 * The storage of many machines: Valkey or Redis, from version 7.0, one server or a cluster, at the address of the log. What
 * is past its time is erased by the next requests of any kind.
 */
export class ValkeyStore implements Store {
  readonly #servers: Servers;
  readonly #now: () => number;
  #isClosed = false;

  /** Connects on the first request. `patience` is how long a failing server is waited for, in ms. Throws a TypeError if the address is invalid. */
  constructor(address: string, now: () => number, { patience = 8000 } = {}) {
    this.#servers = new Servers(readAddress(address), patience, Object.values(scripts));
    this.#now = now;
  }

  async get(name: string): Promise<string | undefined> {
    return ((await this.#run(scripts.get, [name], false)) as string | null) ?? undefined;
  }

  async swap(
    name: string,
    before: string | undefined,
    after: string | undefined,
    { until, due }: KeepOptions = {},
  ): Promise<boolean> {
    if (!isName(name)) throw new RangeError('No name of a text.');
    const id = randomBytes(idLength / 2).toString('hex');
    const optional = (text: string | undefined): string[] => (text === undefined ? ['0', ''] : ['1', text]);
    const args = [name, id, ...optional(before), ...optional(after), whole(until), whole(due)];
    return (await this.#run(scripts.swap, args, true)) === 1;
  }

  async under(prefix: string): Promise<[name: string, text: string][]> {
    const found = (await this.#run(scripts.under, [prefix], false)) as string[];
    return Array.from({ length: found.length / 2 }, (_, at) => [found[2 * at], found[2 * at + 1]]);
  }

  async due(now: number, most: number): Promise<string[]> {
    return (await this.#run(scripts.due, [now, most], false)) as string[];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#servers.close();
  }

  async #run(one: Script, args: readonly (string | number)[], durably: boolean): Promise<unknown> {
    if (this.#isClosed) throw new Error('The storage is closed.');
    return this.#servers.send({ lesson: tag, script: one, keys, args: [this.#now(), ...args], durably });
  }
}
