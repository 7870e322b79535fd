import { beforeEach, describe, expect, it } from 'vitest';
import { AnswerQueue } from '../../src/results/answer-queue.js';
import { emptyCopy, readCopy, storedCopy, type AttemptCopy } from '../../src/results/stored-copy.js';
import { DeviceCopy } from '../../src/results/device-copy.js';
import { withForwarded, type QueuedAnswer } from '../../src/results/queued-answer.js';
import { MemoryStorage } from './support/memory-storage.js';

const answer = (id: string, more: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  id,
  at: 1000,
  seat: 0,
  hints: 0,
  prompt: '7x8',
  given: 56,
  expected: 56,
  right: true,
  ms: 900,
  ...more,
});

let device: MemoryStorage;
const local = (storage: MemoryStorage): DeviceCopy => new DeviceCopy('attempt', 'a child', storage);

beforeEach(() => {
  device = new MemoryStorage();
});

/** Returns two windows that have both read the stored copy: the first no longer reports. */
async function twoWindows(answers: readonly QueuedAnswer[] = []): Promise<[first: DeviceCopy, second: DeviceCopy]> {
  const [first, second] = [local(device), local(device.window())];
  await first.load();
  await first.save({ ...emptyCopy, answers, attempt: 'one' });
  await second.load();
  await second.save({ ...emptyCopy, answers, attempt: 'one' });
  return [first, second];
}

describe('answers of a window that no longer reports', () => {
  it('are called out, found by the other, and found again until a copy with them is stored', async () => {
    const [first, second] = await twoWindows();
    let calls = 0;
    second.watch(
      () => undefined,
      () => calls++,
    );
    await first.forward([answer('a')], 'one');
    expect(calls).toBe(1);
    expect(await second.forwarded()).toEqual([answer('a')]);
    await second.save({ ...emptyCopy, answers: [answer('b')], attempt: 'one' });
    expect((await local(device.window()).load())?.answers.map(({ id }) => id)).toEqual(['b', 'a']);
    await second.save({ ...emptyCopy, answers: [answer('b'), answer('a')], attempt: 'one' });
    expect(await second.forwarded()).toEqual([]);
  });

  it('do not push out those of a third window', async () => {
    const [first, second] = await twoWindows();
    await first.forward([answer('a')], 'one');
    await local(device).forward([answer('b')], 'one');
    expect((await second.forwarded()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('stay if more are left while a copy is stored', async () => {
    const [first, second] = await twoWindows();
    await first.forward([answer('a')], 'one');
    await second.forwarded();
    await first.forward([answer('b')], 'one');
    await second.save({ ...emptyCopy, answers: [answer('a')], attempt: 'one' });
    expect((await second.forwarded()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('of another attempt are only those that did not arrive, as if never sent', async () => {
    const [first, second] = await twoWindows();
    await first.forward(
      [answer('a', { ack: 'verified', index: 0 }), answer('b', { index: 1, sentBy: 'x', revision: 3 })],
      'two',
    );
    expect(await second.forwarded()).toEqual([answer('b')]);
  });

  it('are none where the text is damaged', async () => {
    const [first, second] = await twoWindows();
    await first.forward([answer('a')], 'one');
    const key = [...device.kept.keys()].find((one) => one.endsWith('.left'))!;
    for (const text of ['', '{', 'null', '[]', '{"answers":7}', '{"answers":[7,null,{"id":"a"}]}']) {
      device.kept.set(key, text);
      expect(await second.forwarded()).toEqual([]);
    }
  });
});

describe('withForwarded', () => {
  it('sets ours again, and numbers theirs anew, where both have a number', () => {
    const ours = [
      answer('a', { index: 0, ack: 'verified' }),
      answer('b', { index: 1 }),
      answer('c', { index: 2, ack: 'claimed' }),
    ];
    const theirs = [
      answer('a'),
      answer('d', { index: 0, ack: 'claimed', sentBy: 'x', revision: 1 }),
      answer('e', { index: 5, ack: 'verified' }),
    ];
    expect(withForwarded(ours, theirs)).toEqual([
      answer('a', { index: 0, ack: 'verified', isDoubted: true }),
      answer('b', { index: 1 }),
      answer('c', { index: 2, ack: 'claimed' }),
      answer('d'),
      answer('e', { index: 5, ack: 'verified' }),
    ]);
  });
});

describe('two answers with one number, in what two windows know', () => {
  it.each([
    ['theirs', { ack: 'claimed' }, { ack: 'verified' }, ['mine', undefined], ['theirs', 0]],
    ['ours', { ack: 'verified' }, {}, ['mine', 0], ['theirs', undefined]],
  ] as const)('the one that is surer to be there keeps it: %s', (_, mine, theirs, ...expected) => {
    const queue = new AnswerQueue();
    queue.adopt([answer('mine', { index: 0, sentBy: 'x', revision: 1, ...mine })]);
    queue.adopt([answer('theirs', { index: 0, sentBy: 'y', revision: 2, ...theirs })]);
    const places = new Map(queue.all.map(({ id, index }) => [id, index]));
    expect([...places].toSorted()).toEqual(expected);
    // The other answer is sent again, with a number of its own.
    const [loser] = queue.all.filter(({ index }) => index === undefined);
    expect(queue.pending).toContainEqual(answer(loser.id));
  });
});

describe('a stored copy', () => {
  const copy: AttemptCopy = {
    state: '',
    unsent: true,
    ack: 'claimed',
    ackAt: 5,
    answers: [
      answer('a', { index: 0, ack: 'verified', sentBy: 'x', revision: 2, session: 'x', since: 1 }),
      answer('b', { index: 1, ack: 'claimed', isDoubted: true }),
      answer('c'),
    ],
    opened: 3,
    attempt: 'one',
    others: [],
  };
  /** The same copy as versions 0.1.0 and 0.2.0 store and read it. */
  const stored = {
    state: '',
    unsent: true,
    told: 'said',
    since: 5,
    answers: [
      { ...answer('a'), place: 0, told: 'shown', by: 'x', sent: 2, session: 'x', since: 1 },
      { ...answer('b'), place: 1, told: 'said', isDoubted: true },
      answer('c'),
    ],
    opened: 3,
    attempt: 'one',
    others: [],
  };

  it('has the names of earlier versions, which may be open in another window', () => {
    expect(JSON.parse(JSON.stringify(storedCopy(copy)))).toEqual(stored);
  });

  it('of an earlier version is read', () => {
    expect(readCopy(stored)).toEqual(copy);
  });
});
