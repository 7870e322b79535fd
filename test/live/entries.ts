import type { Appended, LessonId, Entry, Key, Log, Phase, Snapshot } from '../../server/log/port.js';

export const session = (cls: LessonId): Key => `${cls}/s`;
export const match = (cls: LessonId, name = '1'): Key => `${cls}/m/${name}`;

/** Returns an entry as games make them, with text that is easily damaged. */
export const entryOf = (seq: number, id = `id-${seq}`): Entry => ({
  seq,
  id,
  by: seq % 2,
  at: 1_800_000_000_000 + seq,
  does: {
    plies: [
      { move: { cell: seq, 'ключ "': 'ò\u0000\n' }, by: seq % 2 },
      { move: [1, 2], by: 'chance' },
    ],
  },
});

export const snapshotOf = (seq: number, phase?: Phase): Snapshot => ({
  seq,
  text: `position ${seq}`,
  ids: { 0: `id-${seq}` },
  ...(phase && { phase }),
});

export const put = (log: Log, key: Key, seq: number, id?: string, phase?: Phase): Promise<Appended> =>
  log.append(key, entryOf(seq, id), snapshotOf(seq, phase));

export const begin = (log: Log, cls: LessonId): Promise<Appended> => put(log, session(cls), 1);
