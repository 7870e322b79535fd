import { beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from '../../src/results/ledger.js';
import { emptyCopy, Local, withLeft, type Queued } from '../../src/results/local.js';
import { MemoryStorage } from './support/memory-storage.js';

const answer = (id: string, more: Partial<Queued> = {}): Queued => ({
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
const local = (storage: MemoryStorage): Local => new Local('attempt', 'a child', storage);

beforeEach(() => {
  device = new MemoryStorage();
});

/** Returns two windows that have both read the stored copy: the first no longer reports. */
async function twoWindows(answers: readonly Queued[] = []): Promise<[first: Local, second: Local]> {
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
    await first.leave([answer('a')], 'one');
    expect(calls).toBe(1);
    expect(await second.left()).toEqual([answer('a')]);
    await second.save({ ...emptyCopy, answers: [answer('b')], attempt: 'one' });
    expect((await local(device.window()).load())?.answers.map(({ id }) => id)).toEqual(['b', 'a']);
    await second.save({ ...emptyCopy, answers: [answer('b'), answer('a')], attempt: 'one' });
    expect(await second.left()).toEqual([]);
  });

  it('do not push out those of a third window', async () => {
    const [first, second] = await twoWindows();
    await first.leave([answer('a')], 'one');
    await local(device).leave([answer('b')], 'one');
    expect((await second.left()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('stay if more are left while a copy is stored', async () => {
    const [first, second] = await twoWindows();
    await first.leave([answer('a')], 'one');
    await second.left();
    await first.leave([answer('b')], 'one');
    await second.save({ ...emptyCopy, answers: [answer('a')], attempt: 'one' });
    expect((await second.left()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('of another attempt are only those that did not arrive, as if never sent', async () => {
    const [first, second] = await twoWindows();
    await first.leave([answer('a', { told: 'shown', place: 0 }), answer('b', { place: 1, by: 'x', sent: 3 })], 'two');
    expect(await second.left()).toEqual([answer('b')]);
  });

  it('are none where the text is damaged', async () => {
    const [first, second] = await twoWindows();
    await first.leave([answer('a')], 'one');
    const key = [...device.kept.keys()].find((one) => one.endsWith('.left'))!;
    for (const text of ['', '{', 'null', '[]', '{"answers":7}', '{"answers":[7,null,{"id":"a"}]}']) {
      device.kept.set(key, text);
      expect(await second.left()).toEqual([]);
    }
  });
});

describe('withLeft', () => {
  it('sets ours again, and numbers theirs anew, where both have a number', () => {
    const ours = [
      answer('a', { place: 0, told: 'shown' }),
      answer('b', { place: 1 }),
      answer('c', { place: 2, told: 'said' }),
    ];
    const theirs = [
      answer('a'),
      answer('d', { place: 0, told: 'said', by: 'x', sent: 1 }),
      answer('e', { place: 5, told: 'shown' }),
    ];
    expect(withLeft(ours, theirs)).toEqual([
      answer('a', { place: 0, told: 'shown', isDoubted: true }),
      answer('b', { place: 1 }),
      answer('c', { place: 2, told: 'said' }),
      answer('d'),
      answer('e', { place: 5, told: 'shown' }),
    ]);
  });
});

describe('two answers with one number, in what two windows know', () => {
  it.each([
    ['theirs', { told: 'said' }, { told: 'shown' }, ['mine', undefined], ['theirs', 0]],
    ['ours', { told: 'shown' }, {}, ['mine', 0], ['theirs', undefined]],
  ] as const)('the one that is surer to be there keeps it: %s', (_, mine, theirs, ...expected) => {
    const ledger = new Ledger();
    ledger.adopt([answer('mine', { place: 0, by: 'x', sent: 1, ...mine })]);
    ledger.adopt([answer('theirs', { place: 0, by: 'y', sent: 2, ...theirs })]);
    const places = new Map(ledger.all.map(({ id, place }) => [id, place]));
    expect([...places].toSorted()).toEqual(expected);
    // The other answer is sent again, with a number of its own.
    const [loser] = ledger.all.filter(({ place }) => place === undefined);
    expect(ledger.pending).toContainEqual(answer(loser.id));
  });
});
