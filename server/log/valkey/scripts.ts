import { createHash } from 'node:crypto';

/**
 * The keys of a lesson, all with the same hash tag, so that they are on one server of a cluster:
 * - `heads`, a hash: the phase of the lesson, and by name the number of the last entry of each of its logs;
 * - `snapshots`, a hash: by name the newest snapshot;
 * - a stream for each log, whose ids are the numbers of its entries.
 *
 * The name of a log is its key without the lesson: `s`, or `m/` and the match.
 */
export const keys = {
  /** The pattern of `heads` of all lessons, and the lesson of such a key. */
  allHeads: 'abacade:{*}/heads',
  lessonOf: (heads: string): string | undefined => /^abacade:\{([^{}]+)\}\/heads$/.exec(heads)?.[1],
  heads: (lesson: string): string => `abacade:{${lesson}}/heads`,
  snapshots: (lesson: string): string => `abacade:{${lesson}}/snapshots`,
  stream: (lesson: string, name: string): string => `abacade:{${lesson}}/${name}`,
  channel: (lesson: string): string => `abacade:{${lesson}}`,
};

export interface Script {
  readonly text: string;
  /** The SHA-1 digest by which servers know the script. */
  readonly sha: string;
}

/** Returns a script in Lua. */
export const script = (text: string): Script => ({ text, sha: createHash('sha1').update(text).digest('hex') });

/*
 * Lessons that have not been used for a long time expire. All keys of a lesson have to expire together. Therefore `heads`
 * decides: nothing else expires before it, and it is only extended together with everything else, by `extend`.
 *
 * Each script whose answer has to be durable writes something, because WAIT waits for the writes of this connection.
 */
export const scripts = {
  /**
   * Appends an entry if it is the next one. Keys: heads, snapshots, stream. Arguments: name, number, id, entry, snapshot,
   * phase or '', time to live in ms. Returns the answer, 1 if all of the lesson should be extended, and with `same` the
   * entry as it is kept.
   */
  append: script(`
    local heads, snapshots, stream = KEYS[1], KEYS[2], KEYS[3]
    local name, seq, id, entry, snapshot, set, live = unpack(ARGV)
    local place = seq .. '-0'
    local number, session, live = tonumber(seq), name == 's', tonumber(live)
    local phase = redis.call('HGET', heads, 'phase')
    local head = tonumber(redis.call('HGET', heads, name) or '0')
    if number <= head then
      local found = redis.call('XRANGE', stream, place, place)[1]
      if found and found[2][2] == id then
        redis.call('PEXPIRE', stream, live)
        return {'same', 0, found[2][4]}
      end
    end
    if phase == 'closed' or not phase and not (session and number == 1) then return {'closed', 0} end
    if number ~= head + 1 then return {'conflict', 0} end
    if phase == 'paused' and not session then return {'paused', 0} end
    -- What a lesson of the same name has left that expired.
    if number == 1 then redis.call('UNLINK', stream) end
    if not phase then redis.call('UNLINK', snapshots) end
    redis.call('XADD', stream, place, 'id', id, 'entry', entry)
    redis.call('HSET', snapshots, name, snapshot)
    redis.call('HSET', heads, name, seq)
    if set ~= '' then redis.call('HSET', heads, 'phase', set) elseif not phase then redis.call('HSET', heads, 'phase', 'open') end
    if number == 1 then redis.call('PEXPIRE', stream, live) end
    if not phase then
      redis.call('PEXPIRE', snapshots, live)
      redis.call('PEXPIRE', heads, live)
    end
    return {'done', redis.call('PTTL', heads) < live * 0.95 and 1 or 0}
  `),
  /** Extends the life of all of a lesson. Keys: heads, and all others. Argument: time to live in ms. */
  extend: script(`
    if redis.call('EXISTS', KEYS[1]) == 0 then return end
    for at = #KEYS, 1, -1 do redis.call('PEXPIRE', KEYS[at], ARGV[1]) end
  `),
  /** Returns the newest snapshot of a log. Keys: heads, snapshots. Arguments: name, time to live in ms. */
  last: script(`
    if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return end
    redis.call('PEXPIRE', KEYS[2], ARGV[2])
    return redis.call('HGET', KEYS[2], ARGV[1])
  `),
  /** Returns entries of a log from a number on: each number, id and entry. Keys: heads, stream. Arguments: name, time to live, number. */
  from: script(`
    if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return {} end
    redis.call('PEXPIRE', KEYS[2], ARGV[2])
    local entries = redis.call('XRANGE', KEYS[2], ARGV[3] .. '-0', '+')
    for at, one in ipairs(entries) do entries[at] = {string.match(one[1], '%d+'), one[2][2], one[2][4]} end
    return entries
  `),
  /** Returns name and number of each log of a lesson alternately, whether or not they are durable. Key: heads. */
  heads: script(`
    local fields = redis.call('HGETALL', KEYS[1])
    local found = {}
    for at = 1, #fields, 2 do
      if fields[at] ~= 'phase' then
        found[#found + 1] = fields[at]
        found[#found + 1] = fields[at + 1]
      end
    end
    return found
  `),
  /** Closes a lesson, so that nothing can be appended. Key: heads. */
  shut: script(`
    if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'phase', 'closed') end
  `),
  /** Erases a closed lesson. Keys: heads, and all others. */
  erase: script(`
    if redis.call('HGET', KEYS[1], 'phase') == 'closed' then redis.call('UNLINK', unpack(KEYS)) end
  `),
} satisfies Record<string, Script>;
