import { beforeEach, describe, expect, it } from 'vitest';
import type { ResultAdapter } from '../../src/results/adapter.js';
import {
  message,
  originFrom,
  type FrameLike,
  type MessageLike,
  type MessageOptions,
} from '../../src/results/message.js';
import { resumed } from '../../src/results/resume.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { seeded } from './support/random.js';
import { act, desk, newMatch, reporting, type Desk } from './support/results.js';

const origin = 'https://school.example';
type Said = Record<string, unknown> & { number: number; type: string };

/** An embedding page and the frame in it. */
class Embedding {
  readonly said: Said[] = [];
  readonly origins = new Set<string>();
  readonly listeners = new Set<(event: MessageLike) => void>();
  /** Returns the answer of the page to a message. */
  answers: (said: Said) => object | undefined = () => undefined;
  broken = false;

  readonly page = {
    postMessage: (data: unknown, target: string): void => {
      if (this.broken) throw new DOMException('', 'DataCloneError');
      this.origins.add(target);
      const said = structuredClone(data) as Said;
      this.said.push(said);
      const reply = this.answers(said);
      if (reply) queueMicrotask(() => this.tell(reply));
    },
  };
  readonly frame: FrameLike = {
    parent: this.page,
    addEventListener: (_, listener) => void this.listeners.add(listener),
    removeEventListener: (_, listener) => void this.listeners.delete(listener),
  };

  tell(data: unknown, source: unknown = this.page, from = origin): void {
    for (const listener of this.listeners) listener({ source, origin: from, data });
  }
}

let embedding: Embedding;
let made: Desk;
let adapter: ResultAdapter;
const make = (given: Partial<MessageOptions> = {}): ResultAdapter =>
  message(embedding.frame, { ...made.options, origin, ...given });
beforeEach(() => {
  embedding = new Embedding();
  made = desk({ passAt: 50 });
  adapter = make();
});

/** Opens on a page that only listens; waits until its silence is noticed. */
async function openInSilence(): Promise<unknown> {
  const opening = adapter.open();
  await made.timers.pass(2000);
  return opening;
}

const answer = { seat: 0, prompt: '7*?=56', given: 8, expected: 8, right: true, ms: 1000, hints: 0 };

describe('a page that only listens', () => {
  it('is told a whole game, by its origin alone', async () => {
    expect(await openInSilence()).toEqual({ ok: true, value: { mode: 'normal' } });
    const match = newMatch(seeded(1));
    const report = reporting(adapter, made, match);
    const random = seeded(1);
    while (!match.isOver) expect(await report.moved(act(match, random))).toMatchObject({ ok: true });
    expect(await adapter.close()).toMatchObject({ ok: true });
    const [hello, ...reports] = embedding.said;
    expect(hello).toEqual({ abacade: 1, number: 1, type: 'hello' });
    expect(reports.map(({ number }) => number)).toEqual(reports.map((_, i) => i + 2));
    expect(reports.flatMap(({ answers }) => answers as unknown[]).length).toBe(report.log.tally.answers);
    expect(reports.at(-1)).toMatchObject({ last: true, best: adapter.best, status: { completed: true } });
    expect(reports.at(-1)!['result']).toEqual(report.result);
    expect([...embedding.origins]).toEqual([origin]);
    expect(embedding.listeners.size).toBe(0);
  });

  it('is told at once while the page goes away', async () => {
    await openInSilence();
    adapter.answer(answer);
    void adapter.close(true);
    expect(embedding.said.at(-1)).toMatchObject({ type: 'report', last: true, answers: [{ prompt: '7*?=56' }] });
  });
});

describe('a page that knows the game', () => {
  it('gives back the state, and the game goes on', async () => {
    const match = newMatch(seeded(1));
    await openInSilence();
    const report = reporting(adapter, made, match);
    const random = seeded(1);
    for (let i = 0; i < 20; i++) await report.moved(act(match, random));
    await adapter.commit();
    const { state } = embedding.said.at(-1)!;

    const later = new Embedding();
    later.answers = ({ type }) => (type === 'hello' ? { abacade: 1, type: 'welcome', state, learner: 'x' } : undefined);
    const opened = await message(later.frame, { ...desk().options, origin }).open();
    if (!opened.ok) throw new Error(opened.message);
    const again = resumed(multiplay, opened.value.saved!, 2);
    expect(again.ok && again.value.match.state).toEqual(match.state);
    expect(again.ok && again.value.log.tally).toEqual(report.log.tally);
  });

  it('and confirms has every report kept until it did', async () => {
    let confirms = false;
    embedding.answers = ({ type, number }) => {
      if (type === 'hello') return { abacade: 1, type: 'welcome', confirms: true };
      return confirms ? { abacade: 1, type: 'kept', number } : undefined;
    };
    expect(await adapter.open()).toMatchObject({ ok: true });
    adapter.answer(answer);
    const committing = adapter.commit();
    await made.timers.pass(2000);
    expect(await committing).toMatchObject({ ok: false, code: 'unreachable' });
    expect(adapter.waiting).toBe(1);
    confirms = true;
    await made.timers.pass(5000);
    expect(adapter.waiting).toBe(0);
    expect(made.cleared).toBe(1);
  });

  it('with a state that cannot be read gets a fresh start, and the state is put aside', async () => {
    embedding.answers = () => ({ abacade: 1, type: 'welcome', state: 'ab9.x' });
    expect(await adapter.open()).toEqual({ ok: true, value: { mode: 'normal' } });
    expect(made.troubles).toEqual(['version']);
    expect([...made.storage.kept.values()]).toContain('ab9.x');
  });
});

describe('anybody else', () => {
  it('is not heard', async () => {
    const opening = adapter.open();
    const welcome = { abacade: 1, type: 'welcome', passAt: 0, confirms: true };
    embedding.tell(welcome, {});
    embedding.tell(welcome, embedding.page, 'https://evil.example');
    embedding.tell({ ...welcome, abacade: 2 });
    for (const nonsense of [null, 1, 'welcome', [], { type: 'welcome' }]) embedding.tell(nonsense);
    await made.timers.pass(2000);
    await opening;
    adapter.answer(answer);
    expect(await adapter.commit()).toMatchObject({ ok: true }); // nobody has asked for confirmations
  });

  it.each([
    '*',
    '',
    'null',
    'school.example',
    'https://school.example/',
    'https://school.example/x',
    'file://',
    'javascript:1',
  ])('is not spoken to: the origin %s', async (bad) => {
    expect(originFrom(bad)).toBeUndefined();
    expect(await make({ origin: bad }).open()).toMatchObject({ ok: false, code: 'launch' });
    expect(embedding.said).toEqual([]);
  });

  it('and nobody: a page that stands alone has no host', async () => {
    const alone: { parent?: unknown } & Omit<FrameLike, 'parent'> = { ...embedding.frame };
    alone.parent = alone;
    expect(await message(alone as FrameLike, { ...made.options, origin }).open()).toMatchObject({ code: 'no-host' });
  });

  it('nor a window that throws', async () => {
    embedding.broken = true;
    expect(await adapter.open()).toMatchObject({ code: 'lost' });
    expect(embedding.listeners.size).toBe(0);
    embedding.broken = false;
    await openInSilence();
    embedding.broken = true;
    adapter.answer(answer);
    expect(await adapter.commit()).toMatchObject({ code: 'lost' });
    expect(adapter.waiting).toBe(1);
  });
});
