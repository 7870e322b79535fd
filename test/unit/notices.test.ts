import { expect, test } from 'vitest';
import { Notices } from '../../pages/notices.js';
import { failure } from '../../src/results/adapter.js';
import { words } from './support/course.js';
import { FakeBar } from './support/fake-page.js';

const nothing = (): void => undefined;

test.each([
  ['offline', words.offline, words.offlineNorKept],
  ['lost', words.reopen, words.notSentNorKept],
  ['unreachable', words.notSent, words.notSentNorKept],
] as const)('says of %s that the device keeps the game only while it does', (code, kept, norKept) => {
  const bar = new FakeBar();
  const notices = new Notices(bar, words, { send: nothing, takeOver: nothing, replace: nothing, goBack: nothing });
  notices.report(failure(code, ''), true);
  expect(bar.trouble?.sentence).toBe(kept);
  notices.report(failure('not-kept', ''), false);
  expect(bar.trouble?.sentence).toBe(norKept);
  notices.end('not-kept');
  expect(bar.trouble?.sentence).toBe(kept);
  notices.end(code);
  expect(bar.trouble).toBeUndefined();
});

test('a page that was refused for good asks for what helps, and offers nothing that cannot', () => {
  const bar = new FakeBar();
  const notices = new Notices(bar, words, { send: nothing, takeOver: nothing, replace: nothing, goBack: nothing });
  notices.report(failure('lost', ''), true);
  expect(bar.trouble).toEqual({
    sentence: 'Not saved yet. Open the activity again from the course; your moves are here.',
    actions: [],
  });
  notices.report(failure('unreachable', ''), true);
  notices.end('lost');
  expect(bar.trouble?.actions.map(({ label }) => label)).toEqual([words.sendNow]);
});

test.each(['refused', 'kept', 'forked', 'state', 'version'] as const)(
  'of %s, not everything is with the host until it is over',
  (code) => {
    const bar = new FakeBar();
    const notices = new Notices(bar, words, { send: nothing, takeOver: nothing, replace: nothing, goBack: nothing });
    expect(notices.isPart).toBe(false);
    notices.report(failure(code, ''), true);
    expect(notices.isPart).toBe(true);
    // It remains so even after the message has been closed.
    bar.press(words.close);
    expect(notices.isPart).toBe(true);
    notices.keepOnly([]);
    expect(notices.isPart).toBe(false);
  },
);
