import { expect, test, describe } from 'vitest';
import { dialect12 } from '../../src/results/scorm12.js';
import { dialect2004 } from '../../src/results/scorm2004.js';
import { Device, Moodle } from './support/moodle.js';
import type { Player } from './support/moodle-player.js';
import type { Api, Version } from './support/scorm-referee.js';

/** Returns the calls of a player's run-time under the names of SCORM 1.2. */
function calls(
  moodle: Moodle,
  player: Player,
): Record<'begin' | 'get' | 'set' | 'commit' | 'end' | 'error', (...given: string[]) => unknown> {
  const { calls } = moodle.version === '1.2' ? dialect12 : dialect2004;
  const api = player.window[calls.api] as Api;
  return {
    begin: () => api[calls.initialize](''),
    get: (element) => api[calls.getValue](element),
    set: (element, value) => api[calls.setValue](element, value),
    commit: () => api[calls.commit](''),
    end: () => api[calls.finish](''),
    error: () => api[calls.lastError](),
  };
}
const versions: readonly Version[] = ['1.2', '2004'];
const enter = (moodle: Moodle, how?: Parameters<Moodle['enter']>[0]) => {
  const player = moodle.enter(how);
  const made = { player, ...calls(moodle, player) };
  expect(made.begin()).toBe('true');
  return made;
};
const interaction = (n: number, answer = '12'): [string, string][] => [
  [`cmi.interactions.${n}.id`, '3_x_4_eq_what'],
  [`cmi.interactions.${n}.type`, 'numeric'],
  [`cmi.interactions.${n}.student_response`, answer],
];

describe.each(versions)('in SCORM %s', (version) => {
  const status = version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';

  test('what is committed is there at the next entry', () => {
    const moodle = new Moodle(version);
    const first = enter(moodle);
    first.set('cmi.suspend_data', 'one');
    expect(moodle.get('suspend_data')).toBe(undefined);
    expect(first.commit()).toBe('true');
    expect(moodle.get('suspend_data')).toBe('one');
    expect(enter(moodle).get('cmi.suspend_data')).toBe('one');
  });

  test('without a connection a commit answers as ever, and nothing arrives', () => {
    const moodle = new Moodle(version);
    for (const [name, value] of [
      ['online', false],
      ['refuses', true],
    ] as const) {
      Object.assign(moodle.network, { online: true, refuses: false, [name]: value });
      const there = enter(moodle);
      expect(there.set('cmi.suspend_data', name)).toBe('true');
      expect(there.commit()).toBe('true');
      expect(there.error()).toBe('0');
      expect(moodle.get('suspend_data')).toBe(undefined);
      expect(there.player.timings).toMatchObject([
        { initiatorType: 'xmlhttprequest', responseStatus: 0, transferSize: 0 },
        { initiatorType: 'beacon' },
      ]);
    }
  });

  test('back online, a value that was sent in vain goes again in SCORM 2004, in 1.2 only when it is another', () => {
    const moodle = new Moodle(version);
    const there = enter(moodle);
    moodle.network.online = false;
    there.set('cmi.suspend_data', 'one');
    there.commit();
    moodle.network.online = true;
    there.set('cmi.suspend_data', 'one');
    expect(there.commit()).toBe('true');
    expect(moodle.get('suspend_data')).toBe(version === '1.2' ? undefined : 'one');
    there.set('cmi.suspend_data', 'two');
    there.commit();
    expect(moodle.get('suspend_data')).toBe('two');
    expect(there.player.timings.at(-1)).toMatchObject({ initiatorType: 'xmlhttprequest', responseStatus: 200 });
  });

  test('a value set back to what it was at launch is not stored in SCORM 2004', () => {
    const moodle = new Moodle(version);
    const first = enter(moodle);
    first.set('cmi.suspend_data', 'one');
    first.commit();
    const second = enter(moodle);
    for (const value of ['two', 'one']) {
      second.set('cmi.suspend_data', value);
      second.commit();
    }
    expect(moodle.get('suspend_data')).toBe(version === '1.2' ? 'one' : 'two');
  });

  test('a server in trouble and a lost session are told at the commit', async () => {
    const moodle = new Moodle(version);
    const device = new Device();
    const there = enter(moodle);
    moodle.network.status = 503;
    there.set('cmi.suspend_data', 'one');
    expect([there.commit(), there.error()]).toEqual(['false', '101']);
    moodle.network.status = 200;
    moodle.loseSession();
    expect(there.set('cmi.suspend_data', 'two')).toBe('true');
    expect([there.commit(), there.error()]).toEqual(['false', '101']);
    expect(() => moodle.enter()).toThrow();
    device.localStorage.set('a', 'b');
    await device.window().put('c', 'd');
    moodle.logIn(device);
    expect(device.localStorage.size).toBe(0);
    expect(await device.window().get('c')).toBe('d');
    // The open page has the key of the old session.
    there.set('cmi.suspend_data', 'three');
    expect(there.commit()).toBe('false');
    expect(moodle.get('suspend_data')).toBe(undefined);
    expect(enter(moodle).get('cmi.suspend_data')).toBe('');
  });

  test('a finished attempt is reviewed, and nothing counts; with a forced new one it is played', () => {
    for (const forceNewAttempt of ['no', 'finished'] as const) {
      const moodle = new Moodle(version, { forceNewAttempt });
      const first = enter(moodle);
      first.set(status, 'completed');
      first.set('cmi.suspend_data', 'one');
      first.commit();
      const again = enter(moodle);
      expect(again.player.mode).toBe(forceNewAttempt === 'no' ? 'review' : 'normal');
      again.set('cmi.suspend_data', 'two');
      expect(again.commit()).toBe('true');
      expect(moodle.attempts.map((tracks) => tracks.get('cmi.suspend_data'))).toEqual(
        forceNewAttempt === 'no' ? ['one'] : ['one', 'two'],
      );
    }
  });

  test('numbers of interactions have no gaps; they are counted as a number, once there are some', () => {
    const moodle = new Moodle(version);
    const first = enter(moodle);
    expect(first.get('cmi.interactions._count')).toBe('0');
    expect([first.set('cmi.interactions.1.id', 'x'), first.error()]).toEqual([
      'false',
      version === '1.2' ? '201' : '351',
    ]);
    const set = (there: typeof first, n: number): void => {
      for (const [element, value] of interaction(n))
        there.set(version === '1.2' ? element : element.replace('student_', 'learner_'), value);
    };
    set(first, 0);
    expect(first.get('cmi.interactions._count')).toBe(1);
    moodle.network.online = false;
    first.commit();
    moodle.network.online = true;
    set(first, 1);
    first.commit();
    // In SCORM 1.2 the first one is taken as sent; in 2004 all are sent with every commit.
    expect(Object.keys(moodle.interactions)).toEqual(version === '1.2' ? ['1'] : ['0', '1']);
    expect(enter(moodle).get('cmi.interactions._count')).toBe(version === '1.2' ? 1 : 2);
  });

  test('what is too long for a beacon is lost when the page goes away', () => {
    const moodle = new Moodle(version);
    for (const length of [21_000, 22_000]) {
      const there = enter(moodle);
      there.player.leave(() => {
        there.set('cmi.suspend_data', '%'.repeat(length));
        expect(there.commit()).toBe('true');
      });
      expect(() => there.get('cmi.suspend_data')).toThrow();
    }
    // Each character takes three in a request.
    expect(moodle.get('suspend_data')!.length).toBe(21_000);
  });

  test('in a window that was killed, nothing goes to the server', () => {
    const moodle = new Moodle(version);
    const there = enter(moodle);
    there.set('cmi.suspend_data', 'one');
    there.player.kill();
    expect(() => there.commit()).toThrow();
    expect(moodle.get('suspend_data')).toBe(undefined);
  });
});

test('a preview that ends without a status counts as completed with 0, and locks the attempt', () => {
  const moodle = new Moodle('1.2');
  const there = enter(moodle, { mode: 'browse' });
  there.end();
  expect(moodle.get('core.lesson_status')).toBe('completed');
  expect(moodle.faults).toContain('LMSFinish  in browse mode');
  expect(enter(moodle).player.mode).toBe('review');
  // With the recommended settings there is no preview.
  expect(new Moodle('1.2', { noPreview: true }).enter({ mode: 'browse' }).mode).toBe('normal');
});

test('the mastery score of a manifest comes before the status that was set', () => {
  const moodle = new Moodle('1.2', { given: { 'cmi.student_data.mastery_score': '80' } });
  const there = enter(moodle);
  there.set('cmi.core.lesson_status', 'passed');
  there.set('cmi.core.score.raw', '60');
  there.end();
  expect(moodle.get('core.lesson_status')).toBe('failed');
});

test("in the standards mode SCORM 1.2 holds to the book's lengths", () => {
  const there = enter(new Moodle('1.2', { standard: true }));
  expect(there.set('cmi.suspend_data', 'x'.repeat(4096))).toBe('true');
  expect([there.set('cmi.suspend_data', 'x'.repeat(4097)), there.error()]).toEqual(['false', '405']);
  expect(enter(new Moodle('1.2')).set('cmi.suspend_data', 'x'.repeat(4097))).toBe('true');
});

test('two tabs write into one attempt, and the last one stays', () => {
  const moodle = new Moodle('1.2');
  const [one, other] = [enter(moodle), enter(moodle)];
  one.set('cmi.suspend_data', 'one');
  one.commit();
  other.set('cmi.suspend_data', 'other');
  other.commit();
  expect(moodle.attempts.length).toBe(1);
  expect(moodle.get('suspend_data')).toBe('other');
});

test('a learner response with a line break is refused in SCORM 2004', () => {
  for (const version of versions) {
    const there = enter(new Moodle(version));
    const response = version === '1.2' ? 'student_response' : 'learner_response';
    there.set('cmi.interactions.0.id', 'x');
    there.set('cmi.interactions.0.type', 'fill-in');
    const answer = there.set(`cmi.interactions.0.${response}`, 'a\nb');
    expect([answer, there.error()]).toEqual(version === '1.2' ? ['true', '0'] : ['false', '406']);
  }
});
