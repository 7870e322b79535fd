import { beforeEach, describe, expect, it } from 'vitest';
import type { Opened, ResultAdapter } from '../../src/results/adapter.js';
import type { DeliveryOptions } from '../../src/results/delivery.js';
import { followPage, type PageLike } from '../../src/results/page-lifecycle.js';
import { findApi, type WindowLike } from '../../src/results/scorm.js';
import { dialect12, scorm12 } from '../../src/results/scorm12.js';
import { dialect2004, scorm2004 } from '../../src/results/scorm2004.js';
import { resumed, savedFrom } from '../../src/results/resume.js';
import { fingerprint, writeState } from '../../src/results/state.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { MemoryStorage } from './support/memory-storage.js';
import { seeded } from './support/random.js';
import { act, desk, newMatch, reporting, type Desk } from './support/results.js';
import { Lms } from './support/scorm-lms.js';

const answer = { seat: 0, prompt: '7*?=56', given: 8, expected: 8, right: true, ms: 1000, hints: 0 };
const adapters = { '1.2': scorm12, '2004': scorm2004 } as const;

let storage: MemoryStorage;
beforeEach(() => void (storage = new MemoryStorage()));

interface Page extends Desk {
  adapter: ResultAdapter;
  opened: Opened;
}

async function page(lms: Lms, given: Partial<DeliveryOptions> = {}): Promise<Page> {
  const made = desk(given, storage);
  const adapter = adapters[lms.version](lms.page(), made.options);
  const opened = await adapter.open();
  if (!opened.ok) throw new Error(opened.message);
  return Object.assign(made, { adapter, opened: opened.value });
}

/** Plays on until the learner has given that many answers. */
async function play(made: Page, answers: number, match = newMatch(seeded(2))) {
  const report = reporting(made.adapter, made, match);
  const random = seeded(2);
  let last = await report.moved(act(match, random));
  while (report.log.tally.answers < answers) last = await report.moved(act(match, random));
  return { match, report, last };
}

describe.each(['1.2', '2004'] as const)('SCORM %s: a host that fails', (version) => {
  const suspend = /^cmi\.suspend_data$/;

  it('with a lost session says so at the commit; all is kept, tried again and told in the end', async () => {
    const lms = new Lms(version);
    const made = await page(lms);
    lms.weather.lost = true;
    const { match, last, report } = await play(made, 3);
    expect(last).toMatchObject({ ok: false, code: 'lost', message: expect.stringContaining('101') });
    expect(made.troubles).toEqual(['lost']);
    expect(made.adapter.waiting).toBe(3);
    expect(lms.stored.size).toBe(0);
    await made.timers.pass(30_000);
    expect(made.troubles).toEqual(['lost']);
    lms.weather.lost = false;
    await made.timers.pass(60_000);
    expect(made.adapter.waiting).toBe(0);
    expect(made.cleared).toBe(1);
    expect(made.timers.waiting).toBe(0);
    expect(lms.interactions.length).toBe(report.log.tally.answers);
    expect(lms.get('suspend_data')).toContain(multiplay.write(match.state));
    expect(lms.faults).toEqual([]);
  });

  it('whose session never comes back has everything in the next one', async () => {
    const lms = new Lms(version);
    const first = await page(lms);
    lms.weather.lost = true;
    const { match } = await play(first, 2);
    expect(await first.adapter.close(true)).toMatchObject({ code: 'lost' });
    lms.weather.lost = false;
    const second = await page(lms);
    expect(second.opened.saved).toMatchObject({ position: multiplay.write(match.state), tally: { answers: 2 } });
    expect(second.adapter.waiting).toBe(2);
    expect(await second.adapter.commit()).toMatchObject({ ok: true });
    expect(lms.interactions.length).toBe(2);
    expect(lms.faults).toEqual([]);
    // Data that the host has is not taken from the device a second time.
    expect(await second.adapter.close()).toMatchObject({ ok: true });
    const third = await page(lms);
    expect(third.adapter.waiting).toBe(0);
    expect(third.opened.saved!.revision).toBe(second.opened.saved!.revision);
  });

  it('that is gone throws into nobody’s face', async () => {
    const lms = new Lms(version);
    const made = await page(lms);
    lms.weather.gone = true;
    const { last } = await play(made, 1);
    expect(last).toMatchObject({ ok: false, code: 'lost' });
    expect(await made.adapter.close()).toMatchObject({ ok: false, code: 'lost' });
    lms.weather.gone = false;
    await made.timers.pass(120_000);
    expect(made.adapter.waiting).toBe(0);
    expect(lms.faults).toEqual([]);
  });

  it('that refuses the state keeps the old one whole; the new one stays on the device', async () => {
    const lms = new Lms(version);
    const made = await page(lms);
    const { match, report } = await play(made, 1);
    const before = [...lms.stored].filter(([element]) => /suspend_data|lesson_location/.test(element));
    Object.assign(lms.weather, { refuses: suspend, refusal: version === '1.2' ? '405' : '406' });
    const random = seeded(5);
    do await report.moved(act(match, random));
    while (match.plies.at(-1)!.by === 'chance');
    expect(made.troubles).toEqual(['refused']);
    expect(made.said[0].message).toMatch(/^cmi\.suspend_data 40[56]: /);
    expect([...lms.stored].filter(([element]) => /suspend_data|lesson_location/.test(element))).toEqual(before);
    lms.weather.refuses = undefined;
    const later = await page(lms);
    expect(later.opened.saved!.position).toBe(multiplay.write(match.state));
  });

  it('that has no interactions is told the rest, and asked no more', async () => {
    const lms = new Lms(version);
    Object.assign(lms.weather, { refuses: /interactions/, refusal: version === '1.2' ? '401' : '402' });
    const made = await page(lms, { rule: { rule: 'won' } });
    const { match, report } = await play(made, 3);
    const random = seeded(2);
    while (!match.isOver) await report.moved(act(match, random));
    expect(made.adapter.waiting).toBe(0);
    expect(made.troubles).toEqual(['refused']);
    expect(lms.get(version === '1.2' ? 'core.score.raw' : 'score.raw')).toBe(String(made.adapter.best));
    expect(lms.faults).toEqual([]);
  });

  it('that refuses one answer gets the next; the refused one is offered three times', async () => {
    const lms = new Lms(version);
    const made = await page(lms);
    Object.assign(lms.weather, { refuses: /interactions\.0\.id/, refusal: version === '1.2' ? '405' : '406' });
    made.adapter.answer(answer);
    for (let i = 0; i < 3; i++) expect(await made.adapter.commit()).toMatchObject({ code: 'refused' });
    expect(made.adapter.waiting).toBe(0);
    lms.weather.refuses = undefined;
    made.adapter.answer(answer);
    expect(await made.adapter.commit()).toMatchObject({ ok: true });
    expect(lms.interactions.length).toBe(1);
    expect(lms.faults).toEqual([]);
  });

  it.each([
    ['no state', 'nonsense', 'state'],
    ['of an older version', 'ab0.multiplay.1', 'version'],
    ['of a newer version', 'ab3.multiplay.1!new', 'version'],
    ['of other content', '{"best":100}', 'state'],
    ['long', 'x'.repeat(4000), 'state'],
  ])('whose kept state is %s begins anew: told, put aside, the score kept', async (_, raw, code) => {
    const is12 = version === '1.2';
    const lms = new Lms(version);
    lms.stored.set('cmi.suspend_data', raw);
    if (is12) lms.stored.set('cmi.core.lesson_location', raw.slice(0, 200));
    lms.stored.set(is12 ? 'cmi.core.score.raw' : 'cmi.score.raw', '70');
    lms.stored.set(is12 ? 'cmi.core.lesson_status' : 'cmi.completion_status', 'completed');
    const made = await page(lms, { passAt: 60 });
    expect(made.opened).toEqual({ best: 70, mode: 'normal' });
    expect(made.adapter.status).toEqual({ completed: true, success: 'passed' });
    expect(made.troubles).toEqual([code]);
    expect([...storage.kept.values()].some((text) => text.includes(raw))).toBe(true);
    const { match } = await play(made, 1);
    expect(lms.get(is12 ? 'core.score.raw' : 'score.raw')).toBe('70');
    // Answers are sent; the old state remains with the host, the new one on the device, until the player chooses.
    expect(lms.interactions.length).toBe(1);
    expect(made.adapter.waiting).toBe(0);
    expect(lms.get('suspend_data')).toBe(raw);
    const again = await page(lms);
    expect(again.opened.saved).toMatchObject({ best: 70, finished: 1, position: multiplay.write(match.state) });
    expect(lms.get('suspend_data')).toBe(raw);
    expect(await again.adapter.replace()).toMatchObject({ ok: true });
    expect(lms.get('suspend_data')).toContain(multiplay.write(match.state));
    expect(lms.faults).toEqual([]);
  });

  it('and a device without room: the host has everything, and the page is told', async () => {
    const lms = new Lms(version);
    const made = await page(lms);
    made.storage.fault = () => new DOMException('', 'QuotaExceededError');
    const { match } = await play(made, 1);
    expect(made.troubles).toEqual(['not-kept']);
    expect(lms.get('suspend_data')).toContain(multiplay.write(match.state));
    // When the storage works again, the message is over; when it fails again, the message is repeated.
    made.storage.fault = () => undefined;
    made.adapter.answer(answer);
    expect(await made.adapter.commit()).toMatchObject({ ok: true });
    expect(made.adapter.failures).toEqual([]);
    expect(made.cleared).toBe(1);
    made.storage.fault = () => new DOMException('', 'QuotaExceededError');
    made.adapter.answer(answer);
    expect(await made.adapter.commit()).toMatchObject({ ok: true });
    expect(made.troubles).toEqual(['not-kept', 'not-kept']);
    expect(lms.faults).toEqual([]);
  });

  it('and a device that cannot be read is not mentioned in a review, where nothing is stored', async () => {
    const lms = new Lms(version, { [version === '1.2' ? 'cmi.core.lesson_mode' : 'cmi.mode']: 'review' });
    const made = desk({}, storage);
    made.storage.fault = () => new DOMException('', 'UnknownError');
    const adapter = adapters[version](lms.page(), made.options);
    expect(await adapter.open()).toMatchObject({ ok: true });
    await made.timers.pass(60_000);
    expect(adapter.failures).toEqual([]);
  });

  it('after which another device went on from an earlier move: both games are offered, whichever is longer', async () => {
    const lms = new Lms(version);
    const made = await page(lms);
    const { match, report } = await play(made, 1);
    lms.weather.lost = true;
    for (let i = 0, random = seeded(3); i < 8; i++) await report.moved(act(match, random));
    const longer = multiplay.write(match.state);
    lms.weather.lost = false;
    const other = await page(lms, { storage: new MemoryStorage() });
    await other.adapter.commit();
    const there = newMatch(seeded(4));
    await play(other, 1, there);
    const shorter = multiplay.write(there.state);
    expect(lms.get('suspend_data')).toContain(shorter);
    const again = await page(lms);
    expect(again.opened.saved?.position).toBe(shorter);
    expect(again.troubles).toEqual(['forked']);
    expect(again.adapter.goBack()).toMatchObject({ ok: true, value: { position: longer } });
    await again.adapter.commit();
    expect(lms.get('suspend_data')).toContain(longer);
    // The device's game now continues the host's, so there is nothing to choose any more.
    expect((await page(lms)).troubles).toEqual([]);
  });

  it('and a device that could not be read, once it has ended: no other game is offered', async () => {
    const lms = new Lms(version);
    lms.weather.lost = true;
    await play(await page(lms), 1);
    lms.weather.lost = false;
    const made = await page(lms, { storage: Object.assign(storage.window(), { fault: () => new Error('blocked') }) });
    await play(made, 1);
    expect(await made.adapter.close()).toMatchObject({ ok: true });
    (made.options.storage as MemoryStorage).fault = () => undefined;
    await made.timers.pass(60_000);
    expect(made.troubles).toEqual(['not-kept']);
  });

  it('two windows, and both go on: the first sees that it is no longer the last, writes nothing, and asks when it takes over', async () => {
    const lms = new Lms(version);
    const first = await page(lms);
    const one = await play(first, 1);
    const second = await page(lms);
    expect(second.opened.saved!.position).toBe(multiplay.write(one.match.state));
    const random = seeded(8);
    const two = await play(second, 1, newMatch(random));
    const theirs = lms.get('suspend_data');
    let late;
    do late = await one.report.moved(act(one.match, random));
    while (one.match.plies.at(-1)!.by === 'chance');
    expect(late).toMatchObject({ ok: false, code: 'taken' });
    expect(first.troubles).toEqual(['taken']);
    expect(lms.get('suspend_data')).toBe(theirs);
    expect(theirs).toContain(multiplay.write(two.match.state));
    expect(await first.adapter.takeOver()).toMatchObject({ ok: true });
    expect(first.adapter.failures).toMatchObject([{ code: 'forked' }]);
    expect(first.adapter.offered).toMatchObject([{ position: multiplay.write(two.match.state) }]);
    expect(lms.get('suspend_data')).toBe(theirs);
    expect(await first.adapter.replace()).toMatchObject({ ok: true });
    expect([first.adapter.failures, first.adapter.offered]).toEqual([[], []]);
    expect(lms.get('suspend_data')).toContain(multiplay.write(one.match.state));
    expect(second.adapter.answer(answer)).toMatchObject({ code: 'taken' });
  });

  it('two windows, and one goes on: the other one takes its game when it takes over, and asks nothing', async () => {
    const lms = new Lms(version);
    const newer: string[] = [];
    const first = await page(lms, { onNewer: ({ position }) => newer.push(position) });
    await play(first, 1);
    const second = await page(lms);
    const there = resumed(multiplay, second.opened.saved!, 4);
    if (!there.ok) throw new Error(there.message);
    const two = await play(second, 3, there.value.match);
    second.adapter.result({ ...two.report.result!, over: true });
    const theirs = multiplay.write(two.match.state);
    expect(lms.get('suspend_data')).toContain(theirs);
    await first.adapter.takeOver();
    expect([newer, first.adapter.offered, first.adapter.failures]).toEqual([[theirs], [], []]);
    expect(lms.get('suspend_data')).toContain(theirs);
    // The completion and score of the other window remain.
    expect([first.adapter.status, first.adapter.best]).toEqual([second.adapter.status, second.adapter.best]);
    expect(lms.get(version === '1.2' ? 'core.lesson_status' : 'completion_status')).toBe('completed');
    // Nobody has played on since, so there is nothing to ask on the way back.
    await second.adapter.takeOver();
    expect([second.adapter.offered, second.adapter.failures]).toEqual([[], []]);
    expect(lms.faults).toEqual([]);
  });

  it('learners at one device do not get each other’s games', async () => {
    const lms = new Lms(version);
    const first = await page(lms);
    lms.weather.lost = true;
    await play(first, 2);
    const other = new Lms(version, { [version === '1.2' ? 'cmi.core.student_id' : 'cmi.learner_id']: 'learner-8' });
    const made = await page(other);
    expect(made.opened).toEqual({ mode: 'normal' });
    expect(made.adapter.waiting).toBe(0);
    expect([...storage.kept.keys()].join()).not.toContain('learner');
  });

  it('that does not begin is asked again; the kept game stays until the player chooses between the two', async () => {
    const lms = new Lms(version);
    const { match: kept } = await play(await page(lms), 2);
    const before = lms.get('suspend_data')!;
    lms.weather.shut = true;
    const late: boolean[] = [];
    const made = desk({ onOpened: ({ saved }) => late.push(saved !== undefined) }, storage);
    const adapter = adapters[version](lms.page(), made.options);
    expect(await adapter.open()).toMatchObject({ code: 'lost' });
    const { match } = await play(Object.assign(made, { adapter, opened: { mode: 'normal' as const } }), 1);
    await made.timers.pass(15_000);
    expect(late).toEqual([]);
    lms.weather.shut = false;
    await made.timers.pass(60_000);
    expect(late).toEqual([true]);
    expect(made.troubles).toEqual(['lost', 'kept']);
    expect(lms.get('suspend_data')).toBe(before);
    // Answers given meanwhile are sent all the same.
    expect(adapter.waiting).toBe(0);
    expect(adapter.goBack()).toMatchObject({ ok: true, value: { position: multiplay.write(kept.state) } });
    expect(await adapter.commit()).toMatchObject({ ok: true });
    expect(lms.get('suspend_data')).toContain(multiplay.write(kept.state));
    expect(lms.get('suspend_data')).not.toContain(multiplay.write(match.state));
    expect(adapter.goBack()).toMatchObject({ ok: false });
    expect(lms.faults).toEqual([]);
  });

  it('and a page that is gone before the player has chosen: the next one offers both games again', async () => {
    for (const back of [true, false]) {
      storage = new MemoryStorage();
      const lms = new Lms(version);
      const { match: kept } = await play(await page(lms), 2);
      lms.weather.shut = true;
      const made = desk({}, storage);
      const adapter = adapters[version](lms.page(), made.options);
      await adapter.open();
      const { match } = await play(Object.assign(made, { adapter, opened: { mode: 'normal' as const } }), 1);
      lms.weather.shut = false;
      await made.timers.pass(60_000);
      expect(made.troubles).toEqual(['lost', 'kept']);

      const next = await page(lms);
      expect(next.troubles).toEqual(['forked']);
      expect(next.opened.saved).toMatchObject({ position: multiplay.write(match.state) });
      expect(lms.get('suspend_data')).toContain(multiplay.write(kept.state));
      if (back) {
        expect(next.adapter.goBack()).toMatchObject({ ok: true, value: { position: multiplay.write(kept.state) } });
        await next.adapter.commit();
      } else await next.adapter.replace();
      expect(lms.get('suspend_data')).toContain(multiplay.write((back ? kept : match).state));
      expect(next.adapter.failures).toEqual([]);
      expect((await page(lms)).troubles).toEqual([]);
      expect(lms.faults).toEqual([]);
    }
  });

  it('takes over what version 0.1.0 kept on the device', async () => {
    const lms = new Lms(version);
    const match = newMatch(seeded(2));
    const result = reporting(scorm12({}, desk().options), desk(), match).result!;
    const state = writeState(savedFrom(result, { revision: 7, finished: 0 }));
    const old = { state, unsent: true, answers: [{ ...answer, id: 'a-1', at: 5 }], opened: 3 };
    storage.kept.set(`game.${fingerprint('learner-7')}`, JSON.stringify(old));
    const made = await page(lms);
    expect(made.opened.saved).toMatchObject({ position: multiplay.write(match.state) });
    expect(made.adapter.waiting).toBe(1);
    expect(await made.adapter.commit()).toMatchObject({ ok: true });
    expect(lms.interactions.length).toBe(1);
    expect(lms.get('suspend_data')).toContain(multiplay.write(match.state));
    expect(lms.faults).toEqual([]);
  });

  it('cannot end without a connection; it ends when there is one', async () => {
    const lms = new Lms(version);
    let online = false;
    const made = await page(lms, { connection: { online: () => online, watch: () => () => undefined } });
    made.adapter.answer(answer);
    expect(await made.adapter.close()).toMatchObject({ ok: false, code: 'offline' });
    expect([lms.commits, lms.finished]).toEqual([0, 0]);
    online = true;
    expect(await made.adapter.close()).toMatchObject({ ok: true });
    expect(lms.interactions.length).toBe(1);
    expect(lms.faults).toEqual([]);
  });

  it('ends once, and says so afterwards', async () => {
    const lms = new Lms(version);
    const { adapter } = await page(lms);
    expect(await adapter.close()).toMatchObject({ ok: true });
    const closed = { ok: false, code: 'closed' };
    expect(adapter.answer(answer)).toMatchObject(closed);
    expect(await adapter.commit()).toMatchObject(closed);
    expect(await adapter.close()).toMatchObject(closed);
    expect(await adapter.open()).toMatchObject(closed);
    expect(lms.faults).toEqual([]);
  });

  it('is not troubled by a page whose listeners throw', async () => {
    const lms = new Lms(version);
    const fail = (): never => {
      throw new Error('the page’s own');
    };
    const made = await page(lms, { onFailure: fail, onClear: fail });
    lms.weather.lost = true;
    made.adapter.answer(answer);
    expect(await made.adapter.commit()).toMatchObject({ code: 'lost' });
    lms.weather.lost = false;
    expect(await made.adapter.commit()).toMatchObject({ ok: true });
  });

  it('commits before the page is gone: hidden, cached, closed', async () => {
    const lms = new Lms(version);
    const made = await page(lms);
    const listeners = new Map<string, (event: object) => void>();
    let visibilityState = 'visible';
    const listen = {
      addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener as never),
      removeEventListener: (type: string) => void listeners.delete(type),
    };
    const target = {
      ...listen,
      document: {
        ...listen,
        get visibilityState() {
          return visibilityState;
        },
      },
    } as PageLike;
    const stop = followPage(target, made.adapter);
    listeners.get('visibilitychange')!({});
    await made.timers.pass(0);
    expect(lms.commits).toBe(0);
    made.adapter.answer(answer);
    visibilityState = 'hidden';
    // The test does not wait, as a browser would not either.
    listeners.get('visibilitychange')!({});
    expect(lms.commits).toBe(1);
    made.adapter.answer(answer);
    listeners.get('pagehide')!({ persisted: true });
    expect(lms.commits).toBe(2);
    made.adapter.answer(answer);
    listeners.get('pagehide')!({ persisted: false });
    expect(lms.commits).toBe(3);
    expect(lms.interactions.length).toBe(3);
    expect(made.adapter.answer(answer)).toMatchObject({ code: 'closed' });
    stop();
    expect(listeners.size).toBe(0);
    expect(lms.faults).toEqual([]);
  });
});

describe('the search for a run-time', () => {
  const { calls } = dialect12;
  const api = { LMSInitialize: () => '', LMSSetValue: () => '', LMSFinish: () => '' };
  /** Returns a window that is its own parent, as the top one is. */
  const top = (given: object = {}): WindowLike => {
    const made: Record<string, unknown> = { ...given };
    made['parent'] = made;
    return made;
  };
  const forbidden = (parent: unknown): WindowLike =>
    new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'parent') return parent;
          throw new DOMException('', 'SecurityError');
        },
      },
    );

  it.each([
    ['in the window itself', top({ API: api })],
    ['above it', { parent: { parent: top({ API: api }) } }],
    ['above a window of another origin', { parent: forbidden(top({ API: api })) }],
    ['in the opener', { ...top(), opener: top({ API: api }) }],
    ['above the opener', { parent: top(), opener: { parent: top({ API: api }) } }],
    ['above the opener of the top', { parent: top(), top: { opener: top({ API: api }) } }],
  ])('finds it %s', (_, window) => expect(findApi(window, calls)?.api).toBe(api));

  it.each([
    ['nowhere', top()],
    ['behind a closed door', forbidden(undefined)],
    ['in an element of that name', top({ API: { tagName: 'DIV' } })],
    ['in a name that is no object', top({ API: 'x' })],
    ['in the other standard', top({ API_1484_11: api })],
  ])('and does not find it %s', async (_, window) => {
    expect(findApi(window, calls)).toBeUndefined();
    const made = desk();
    expect(await scorm12(window, made.options).open()).toMatchObject({ ok: false, code: 'no-host' });
    expect(made.troubles).toEqual(['no-host']);
  });

  it('ends where windows are nested in a ring', () => {
    const [one, two]: Record<string, unknown>[] = [{}, {}];
    [one['parent'], two['parent'], one['opener']] = [two, one, two];
    expect(findApi(one, calls)).toBeUndefined();
  });

  it('takes a session that another script has begun, and none that cannot begin', async () => {
    const values: Record<string, string> = { 'cmi._version': '1.0', 'cmi.learner_id': 'x', 'cmi.mode': 'normal' };
    let error = '103';
    const begun = {
      Initialize: () => 'false',
      GetValue: (name: string) => ((error = '0'), values[name] ?? ''),
      SetValue: () => true,
      Commit: () => true,
      Terminate: () => true,
      GetLastError: () => error,
      GetErrorString: () => undefined,
    };
    const open = () => scorm2004(top({ [dialect2004.calls.api]: begun }), desk().options).open();
    expect(await open()).toMatchObject({ ok: true });
    begun.GetValue = () => ((error = '122'), '');
    expect(await open()).toMatchObject({ ok: false, code: 'lost' });
  });

  it('finds a run-time that comes late: the game under way is not lost, and neither is what was kept', async () => {
    const lms = new Lms('1.2');
    const { match: first } = await play(await page(lms), 1);
    const before = lms.get('suspend_data')!;
    const late: Record<string, unknown> = {};
    const made = desk({}, storage);
    const adapter = scorm12(late, made.options);
    expect(await adapter.open()).toMatchObject({ code: 'no-host' });
    const match = newMatch(seeded(9));
    const report = reporting(adapter, made, match);
    expect(await report.moved(act(match, seeded(9)))).toMatchObject({ code: 'no-host' });
    late['parent'] = lms.page().parent;
    expect(await adapter.commit()).toMatchObject({ ok: true });
    expect(made.troubles).toEqual(['no-host', 'kept']);
    expect(lms.get('suspend_data')).toBe(before);
    expect(adapter.unsaved).toBe(true);
    expect(await adapter.replace()).toMatchObject({ ok: true });
    expect(adapter.unsaved).toBe(false);
    expect(lms.get('suspend_data')).toContain(multiplay.write(match.state));
    expect(before).toContain(multiplay.write(first.state));
    const aside = [...storage.kept].filter(([key]) => key.endsWith('.aside')).map(([, text]) => text);
    expect(aside.join()).toContain(before.split('!')[0]);
    expect(lms.faults).toEqual([]);
  });
});
