import { describe, expect, it } from 'vitest';
import type { ResultAdapter } from '../../src/results/adapter.js';
import { cmi5 } from '../../src/results/cmi5.js';
import type { DeliveryOptions } from '../../src/results/delivery.js';
import { H5PAdapter } from '../../src/results/h5p.js';
import { message, type MessageLike } from '../../src/results/message.js';
import { dialect12, scorm12 } from '../../src/results/scorm12.js';
import { dialect2004, scorm2004 } from '../../src/results/scorm2004.js';
import type { WindowLike } from '../../src/results/scorm.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { FakeLrs } from './support/fake-lrs.js';
import { seeded } from './support/random.js';
import { act, desk, newMatch, reporting } from './support/results.js';
import { Lms } from './support/scorm-lms.js';

/** Values that mean "nothing yet" on every platform. */
const anywhere: readonly unknown[] = [undefined, null, '', ' ', 'null', 'undefined', 'false', '{}', '[]', '""', {}, []];

interface Way {
  /** Values with which only this platform says that it has nothing yet. */
  readonly own: readonly unknown[];
  /** Values of this platform that cannot be read: the player is asked before they are overwritten. */
  readonly damaged: readonly unknown[];
  /** Returns the adapter on a platform that has this value for the state, and a function that returns the value stored since. */
  make(given: unknown, options: DeliveryOptions): { readonly adapter: ResultAdapter; readonly kept: () => unknown };
}

const missing = Symbol('the function is not there');

/** Returns a run-time whose elements have this value, as far as they may be read and were never set. */
function scorm(version: '1.2' | '2004', make: (window: WindowLike, options: DeliveryOptions) => ResultAdapter): Way {
  const { calls } = version === '1.2' ? dialect12 : dialect2004;
  return {
    own: [missing],
    damaged: ['ab2.hello', '{"bookmark":3}', 'page 3'],
    make(given, options) {
      const lms = new Lms(version);
      const page = lms.page() as { readonly parent: { readonly parent: Record<string, Record<string, unknown>> } };
      const host = page.parent.parent;
      const api = host[calls.api];
      const read = api[calls.getValue] as (element: string) => unknown;
      const isUnset = (element: string): boolean =>
        !lms.stored.has(element) && !/_version|_count|_id$/.test(element) && !read(element);
      const getValue = (element: string): unknown => (isUnset(element) ? given : read(element));
      host[calls.api] = { ...api, [calls.getValue]: given === missing ? undefined : getValue };
      return { adapter: make(page, options), kept: () => lms.get('suspend_data') };
    },
  };
}

const ways: Readonly<Record<string, Way>> = {
  'SCORM 1.2': scorm('1.2', scorm12),
  'SCORM 2004': scorm('2004', scorm2004),
  cmi5: {
    own: ['{"sent":{}}', '{"text":""}', '{"text":null}', '{"text":"{}"}', '{"text":[]}'],
    damaged: ['page 3', '{"text":"page 3"}', '{"text":{"page":3}}'],
    make(given, options) {
      const lrs = new FakeLrs();
      // A document is a text; if there is none, the answer is 404.
      if (given !== undefined) lrs.states.set('abacade', typeof given === 'string' ? given : JSON.stringify(given));
      let ids = 0;
      const uuid = (): string => `00000000-0000-4000-8000-${String(ids++).padStart(12, '0')}`;
      return {
        adapter: cmi5(lrs.launch(), { ...options, fetch: lrs.fetch, uuid }),
        kept: () => lrs.states.get('abacade'),
      };
    },
  },
  H5P: {
    // Moodle: `"{}"`, which H5P parses. PHP turns empty values into `[]`.
    own: [
      { state: undefined },
      { state: null },
      { state: '' },
      { state: '{}' },
      { state: 'undefined' },
      { answers: [] },
    ],
    damaged: ['page 3', { state: 'page 3' }, { state: 3 }],
    make(given, options) {
      const ignored = (): undefined => undefined;
      const host = { previousState: given, name: 'Mia', answered: ignored, completed: ignored };
      const adapter = new H5PAdapter(host, options);
      return { adapter, kept: () => JSON.stringify(adapter.state) };
    },
  },
  messages: {
    own: [missing],
    damaged: ['page 3', { page: 3 }],
    make(given, options) {
      const origin = 'https://school.example';
      const listeners = new Set<(event: MessageLike) => void>();
      const welcome = { abacade: 1, type: 'welcome', ...(given === missing ? {} : { state: given }) };
      let kept: unknown;
      const parent = {
        postMessage(said: { readonly type: string; readonly state?: unknown }) {
          kept = said.state ?? kept;
          if (said.type === 'hello')
            queueMicrotask(() => listeners.forEach((hear) => hear({ source: parent, origin, data: welcome })));
        },
      };
      const frame = {
        parent,
        addEventListener: (_: 'message', hear: (event: MessageLike) => void) => void listeners.add(hear),
        removeEventListener: (_: 'message', hear: (event: MessageLike) => void) => void listeners.delete(hear),
      };
      return { adapter: message(frame, { ...options, origin }), kept: () => kept };
    },
  },
};

const named = (given: unknown): string =>
  typeof given === 'symbol' ? String(given) : (JSON.stringify(given) ?? 'undefined');

describe.each(Object.entries(ways))('by %s', (_, way) => {
  it.each([...anywhere, ...way.own].map((given) => [named(given), given] as const))(
    'nothing is kept yet where the platform says %s: no question, and the first move is saved',
    async (_, given) => {
      const made = desk();
      const { adapter, kept } = way.make(given, made.options);
      const opened = await adapter.open();
      expect(opened).toMatchObject({ ok: true });
      expect(opened.ok && opened.value.saved).toBe(undefined);
      expect(['Mia', undefined]).toContain(opened.ok && opened.value.name);
      expect(made.troubles).toEqual([]);
      const match = newMatch(seeded(1));
      expect(await reporting(adapter, made, match).moved(act(match, seeded(1)))).toMatchObject({ ok: true });
      expect(kept()).toContain(multiplay.write(match.state));
      expect([adapter.unsaved, made.troubles]).toEqual([false, []]);
    },
  );

  it.each(way.damaged.map((given) => [named(given), given] as const))(
    'something is kept that cannot be read where it says %s: it stays until the player chooses',
    async (_, given) => {
      const made = desk();
      const { adapter, kept } = way.make(given, made.options);
      await adapter.open();
      expect(made.troubles).toEqual(['state']);
      const match = newMatch(seeded(1));
      await reporting(adapter, made, match).moved(act(match, seeded(1)));
      expect(String(kept())).not.toContain(multiplay.write(match.state));
      await adapter.replace();
      expect(kept()).toContain(multiplay.write(match.state));
      expect([adapter.unsaved, adapter.failures]).toEqual([false, []]);
    },
  );
});
