import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appended, LessonId, Entry, Key, Log } from '../../server/log/port.js';
import { begin, entryOf, match, put, session, snapshotOf } from './entries.js';

/** A storage for the tests of an adapter: each test has its own, which outlives the logs that are opened on it. */
export interface Storage {
  open(): Log;
  /** Returns everything in the storage about a lesson, as one text; empty if there is nothing. */
  find(cls: LessonId): Promise<string> | string;
  erase(): Promise<void> | void;
}

/** Resolves in the next turn of the event loop, when listeners have been called. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Defines the tests that every adapter of the log must pass. */
export function conformance(name: string, make: () => Promise<Storage> | Storage): void {
  describe(`The log of ${name}`, () => {
    let storage: Storage;
    let logs: Log[];
    const open = (): Log => {
      const log = storage.open();
      logs.push(log);
      return log;
    };
    beforeEach(async () => {
      storage = await make();
      logs = [];
    });
    afterEach(async () => {
      await Promise.all(logs.map((log) => log.close()));
      await storage.erase();
    });

    it('knows nothing of a lesson that has not begun, and begins it with entry 1 of its session', async () => {
      const log = open();
      expect(await log.last(session('A'))).toBeUndefined();
      expect(await log.all(match('A'))).toEqual([]);
      expect(await put(log, match('A'), 1)).toBe('closed');
      expect(await put(log, session('A'), 2)).toBe('closed');
      expect(await storage.find('A')).toBe('');
      expect(await begin(log, 'A')).toBe('done');
      expect(await log.last(match('A'))).toBeUndefined();
      expect(await put(log, match('A'), 1)).toBe('done');
    });

    it('gives back what was appended, also after it was opened again', async () => {
      const log = open();
      await begin(log, 'A');
      for (const seq of [1, 2, 3]) await put(log, match('A'), seq);
      const expected = [1, 2, 3].map((seq) => entryOf(seq));
      expect(await log.all(match('A'))).toEqual(expected);
      await log.close();
      const again = open();
      expect(await again.all(match('A'))).toEqual(expected);
      expect(await again.last(match('A'))).toEqual(snapshotOf(3));
      expect(await again.last(session('A'))).toEqual(snapshotOf(1));
      expect(await put(again, match('A'), 4)).toBe('done');
    });

    it('takes the next entry only, and knows one that it has by number and id', async () => {
      const log = open();
      await begin(log, 'A');
      const answers: Appended[] = [];
      for (const [seq, id] of [
        [2, 'a'],
        [1, 'a'],
        [1, 'a'],
        [1, 'b'],
        [3, 'b'],
        [2, 'b'],
        [1, 'a'],
        [2, 'a'],
        [0, 'c'],
        [-1, 'c'],
        [2.5, 'c'],
        [NaN, 'c'],
        [Infinity, 'c'],
        [3, 'a'],
      ] as const)
        answers.push(await put(log, match('A'), seq, id));
      expect(answers).toEqual([
        ...['conflict', 'done', 'same', 'conflict', 'conflict', 'done', 'same', 'conflict'],
        ...['conflict', 'conflict', 'conflict', 'conflict', 'conflict', 'done'],
      ]);
      expect((await log.all(match('A'))).map(({ id }) => id)).toEqual(['a', 'b', 'a']);
      expect(await log.last(match('A'))).toEqual(snapshotOf(3));
    });

    it('changes nothing by an entry that it does not take', async () => {
      const log = open();
      await begin(log, 'A');
      await put(log, match('A'), 1, 'a');
      for (const [seq, id] of [
        [1, 'a'],
        [1, 'b'],
        [3, 'c'],
      ] as const)
        await log.append(match('A'), { ...entryOf(seq, id), does: 'other' }, { ...snapshotOf(seq), text: 'other' });
      expect(await log.all(match('A'))).toEqual([entryOf(1, 'a')]);
      expect(await log.last(match('A'))).toEqual(snapshotOf(1));
    });

    it('keeps the snapshot of the entry alone', async () => {
      const log = open();
      await begin(log, 'A');
      await expect(log.append(match('A'), entryOf(1), snapshotOf(2))).rejects.toThrow(RangeError);
      expect(await log.all(match('A'))).toEqual([]);
    });

    it('takes no move while the lesson is paused, but knows those that it has', async () => {
      const log = open();
      await begin(log, 'A');
      await begin(log, 'B');
      await put(log, match('A'), 1);
      expect(await put(log, session('A'), 2, undefined, 'paused')).toBe('done');
      expect(await put(log, match('A'), 2)).toBe('paused');
      expect(await put(log, match('A'), 1)).toBe('same');
      expect(await put(log, match('A'), 3)).toBe('conflict');
      expect(await put(log, match('A', 'new'), 1)).toBe('paused');
      expect(await put(log, match('B'), 1)).toBe('done');
      expect(await put(log, session('A'), 3), 'another event of the session does not end the pause').toBe('done');
      expect(await put(log, match('A'), 2)).toBe('paused');
      await log.close();
      const again = open();
      expect(await put(again, match('A'), 2), 'nor does a restart').toBe('paused');
      expect(await put(again, session('A'), 4, undefined, 'open')).toBe('done');
      expect(await put(again, match('A'), 2)).toBe('done');
    });

    it('takes nothing once the lesson is closed, but can still be read', async () => {
      const log = open();
      await begin(log, 'A');
      await put(log, match('A'), 1);
      await put(log, session('A'), 2, undefined, 'closed');
      for (const key of [match('A'), match('A', 'new'), session('A')])
        for (const seq of [2, 3, 9]) expect(await put(log, key, seq, 'new')).toBe('closed');
      expect(await put(log, match('A'), 1)).toBe('same');
      expect(await put(log, session('A'), 2)).toBe('same');
      expect(await log.all(match('A'))).toEqual([entryOf(1)]);
      expect(await log.last(session('A'))).toEqual(snapshotOf(2, 'closed'));
    });

    it('erases a lesson that is dropped, and no other', async () => {
      const log = open();
      for (const cls of ['A', 'a', 'B']) {
        await begin(log, cls);
        await log.append(match(cls), { ...entryOf(1), does: `secret of ${cls}` }, snapshotOf(1));
      }
      expect(await storage.find('A')).toContain('secret of A');
      await log.drop('A');
      expect(await storage.find('A')).toBe('');
      expect(await log.all(match('A'))).toEqual([]);
      expect(await log.last(session('A'))).toBeUndefined();
      expect(await put(log, match('A'), 2)).toBe('closed');
      expect(await put(log, session('A'), 2)).toBe('closed');
      for (const cls of ['a', 'B']) expect(await put(log, match(cls), 2)).toBe('done');
      await log.drop('A');
      await log.drop('never there');
      expect(await begin(log, 'A'), 'the name is free').toBe('done');
      expect(await log.all(match('A'))).toEqual([]);
    });

    it('lists the lessons that it has, also after it was opened again, and none that was erased', async () => {
      const log = open();
      expect(await log.lessons()).toEqual([]);
      const all = ['A', 'a', '-_', 'B'.repeat(64)];
      for (const cls of all) await begin(log, cls);
      await put(log, match('A'), 1);
      await log.last(session('C'));
      expect((await log.lessons()).toSorted()).toEqual(all.toSorted());
      await log.close();
      const again = open();
      expect((await again.lessons()).toSorted()).toEqual(all.toSorted());
      await again.drop('a');
      expect((await again.lessons()).toSorted()).toEqual(all.filter((cls) => cls !== 'a').toSorted());
      await again.close();
      await expect(again.lessons()).rejects.toThrow();
    });

    it('erases what is under way, too', async () => {
      const log = open();
      await begin(log, 'A');
      const moves = [1, 2, 3].map((seq) => put(log, match('A'), seq));
      const dropped = log.drop('A');
      const late = put(log, match('A'), 4);
      expect(await Promise.all(moves)).toEqual(['done', 'done', 'done']);
      await dropped;
      expect(await late).toBe('closed');
      expect(await storage.find('A')).toBe('');
    });

    it('takes no text for a key or a lesson that is none', async () => {
      const log = open();
      for (const key of [
        '',
        'A',
        'A/',
        '/s',
        'A/x',
        'A/m/',
        'A/s/',
        '../A/s',
        'A/m/../../x',
        'A\n/s',
        `${'A'.repeat(65)}/s`,
      ]) {
        expect(await put(log, key as Key, 1)).toBe('closed');
        expect(await log.last(key as Key)).toBeUndefined();
        expect(await log.all(key as Key)).toEqual([]);
        await log.drop(key);
      }
      expect(await begin(log, 'A'.repeat(64))).toBe('done');
    });

    it('keeps many lessons and boards apart', async () => {
      const log = open();
      const classes = Array.from({ length: 12 }, (_, at) => `class-${at}`);
      await Promise.all(classes.map((cls) => begin(log, cls)));
      const keys = classes.flatMap((cls) => [1, 2, 3, 4].map((board) => match(cls, `${board}`)));
      const answers = await Promise.all(
        keys.flatMap((key) => [1, 2, 3].map((seq) => put(log, key, seq, `${key} ${seq}`))),
      );
      expect(new Set(answers)).toEqual(new Set(['done']));
      for (const key of keys)
        expect((await log.all(key)).map(({ id }) => id)).toEqual([1, 2, 3].map((seq) => `${key} ${seq}`));
    });

    it('notifies listeners of each entry once, and of nothing that was not taken', async () => {
      const log = open();
      const heard: string[] = [];
      const stop = log.subscribe('A', (key, { seq, id }) => heard.push(`${key} ${seq} ${id}`));
      log.subscribe('B', () => heard.push('B'));
      await begin(log, 'A');
      const moves = [1, 2, 2, 1, 4].map((seq) => put(log, match('A'), seq));
      expect(await Promise.all(moves)).toEqual(['done', 'done', 'same', 'same', 'conflict']);
      await later();
      expect(heard).toEqual(['A/s 1 id-1', 'A/m/1 1 id-1', 'A/m/1 2 id-2']);
      stop();
      stop();
      await put(log, match('A'), 3);
      await later();
      expect(heard).toHaveLength(3);
    });

    it('tells what is kept, if it is asked for again otherwise', async () => {
      const log = open();
      await begin(log, 'A');
      await put(log, match('A'), 1, 'a');
      const heard: unknown[] = [];
      log.subscribe('A', (_, { does }) => heard.push(does));
      expect(await log.append(match('A'), { ...entryOf(1, 'a'), does: 'other dice' }, snapshotOf(1))).toBe('same');
      await put(log, match('A'), 2);
      await later();
      expect(heard.at(-1)).toEqual(entryOf(2).does);
      expect(heard).not.toContain('other dice');
    });

    it('lets several listen, each until it stops', async () => {
      const log = open();
      await begin(log, 'A');
      const heard: number[] = [];
      const call = (_: Key, { seq }: Entry): void => void heard.push(seq);
      const stops = [log.subscribe('A', call), log.subscribe('A', call)];
      await put(log, match('A'), 1);
      await later();
      stops[0]();
      await put(log, match('A'), 2);
      await later();
      stops[1]();
      await put(log, match('A'), 3);
      await later();
      expect(heard).toEqual([1, 1, 2]);
    });

    it('lets one of many win a number, whichever log each asks', async () => {
      const two = [open(), open()];
      await begin(two[0], 'A');
      const won: string[] = [];
      for (let seq = 1; seq <= 10; seq++) {
        const ids = Array.from({ length: 6 }, (_, at) => `${seq}-${at}`);
        const answers = await Promise.all(ids.map((id, at) => put(two[at % 2], match('A'), seq, id)));
        expect(answers.toSorted()).toEqual([...Array<string>(5).fill('conflict'), 'done']);
        won.push(ids[answers.indexOf('done')]);
      }
      for (const log of two) expect((await log.all(match('A'))).map(({ id }) => id)).toEqual(won);
    });

    it('lets another log know of a pause and of an erasing at once', async () => {
      const [one, other] = [open(), open()];
      await begin(one, 'A');
      expect(await put(other, match('A'), 1)).toBe('done');
      await put(one, session('A'), 2, undefined, 'paused');
      expect(await put(other, match('A'), 2)).toBe('paused');
      await one.drop('A');
      expect(await put(other, match('A'), 2)).toBe('closed');
      expect(await other.last(match('A'))).toBeUndefined();
      expect(await storage.find('A')).toBe('');
    });

    it('answers what is under way when it is closed, and nothing after', async () => {
      const log = open();
      await begin(log, 'A');
      const move = put(log, match('A'), 1);
      await log.close();
      expect(await move).toBe('done');
      await expect(put(log, match('A'), 2)).rejects.toThrow();
      await expect(log.last(match('A'))).rejects.toThrow();
      expect(await open().last(match('A'))).toEqual(snapshotOf(1));
    });
  });
}
