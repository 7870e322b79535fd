import { beforeEach, describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import { Table } from '../../src/match/table.js';
import { plytBot } from '../../src/bots/plyt.js';
import { plyt, type PlytMove } from '../../src/rules/plyt/index.js';
import { optionsOf } from './plyt-helpers.js';
import { FakeTimers } from './support/fake-timers.js';

let timers: FakeTimers;
const tableOf = () => {
  const match = new Match(
    plyt,
    [{ name: 'Ada', bot: 0, colour: 0 }],
    plyt.setup(1, optionsOf(), () => 0),
  );
  const table = new Table({ bot: plytBot, chanceSeat: () => 0 }, { timers, random: () => 6 });
  table.setActive(true);
  table.begin(match);
  table.play({ type: 'choose', dice: 2 });
  return table;
};

/** Watches the dice tumble for half a second, thinks, and types the digits a second apart. */
async function answer(
  table: ReturnType<typeof tableOf>,
  meanwhile?: () => void | Promise<void>,
): Promise<number | undefined> {
  table.play({ type: 'throw', dice: [7, 8] });
  table.hold(true);
  await timers.pass(500);
  table.hold(false);
  await timers.pass(1500);
  await meanwhile?.();
  table.thinking.type('5');
  await timers.pass(1000);
  table.thinking.type('56');
  return table.think;
}

beforeEach(() => {
  timers = new FakeTimers();
});

describe('the time that somebody thinks', () => {
  it('is that from the question to the first digit, without the dice before it and the digits after it', async () => {
    expect(await answer(tableOf())).toBe(1500);
  });

  it('is that to the first digit of the entry that is sent', async () => {
    const table = tableOf();
    const think = await answer(table, async () => {
      table.thinking.type('4');
      await timers.pass(700);
      table.thinking.type('');
    });
    expect(think).toBe(2200);
  });

  it('is not told before anything is typed, nor for the next question', async () => {
    const table = tableOf();
    expect(table.think).toBeUndefined();
    await answer(table);
    table.play({ type: 'answer', answer: 56, ms: 0 });
    expect(table.think).toBeUndefined();
  });

  it.each<[string, (table: ReturnType<typeof tableOf>) => void]>([
    ['the game was paused', (table) => (table.pause(true), table.pause(false))],
    ['the page was hidden', (table) => table.thinking.spoil()],
    ['the question was covered', (table) => (table.setActive(false), table.setActive(true))],
    ['there is more time', (table) => table.allow(10)],
    ['there was more time', (table) => (table.allow(Infinity), table.allow(1))],
  ])('is not told where %s', async (_, happens) => {
    const table = tableOf();
    expect(await answer(table, () => happens(table))).toBeUndefined();
  });

  it('is not told in a game that is resumed at a question', async () => {
    const table = tableOf();
    table.play({ type: 'throw', dice: [7, 8] });
    table.begin(table.match, 1);
    await timers.pass(1500);
    table.thinking.type('5');
    expect(table.think).toBeUndefined();
  });

  it.each([10, Infinity] as const)('with %s times the time, the time of a move is unknown', async (allowance) => {
    const table = tableOf();
    table.allow(allowance);
    await answer(table);
    expect(table.clock.reported).toBe(0);
    table.allow(1);
    expect(table.clock.reported).toBe(table.clock.elapsed);
  });
});

describe('an answer with its thinking time', () => {
  const asked = () => {
    const match = new Match(
      plyt,
      [{ name: 'Ada', bot: 0, colour: 0 }],
      plyt.setup(1, optionsOf(), () => 0),
    );
    match.play({ type: 'choose', dice: 2 });
    match.play({ type: 'throw', dice: [7, 8] });
    return match;
  };

  it.each([1, 1500, 86_400_000])('takes %s ms and says so', (think) => {
    const step = asked().play({ type: 'answer', answer: 56, ms: 2000, think });
    expect(step.ok && step.events[0]).toMatchObject({ type: 'answered', think });
  });

  it.each([undefined, 0])('leaves %s out, which means unknown', (think) => {
    const step = asked().play({ type: 'answer', answer: 56, ms: 2000, ...(think === undefined ? {} : { think }) });
    expect(step.ok && step.events[0]).not.toHaveProperty('think');
  });

  it.each([-1, 1.5, NaN, Infinity, 86_400_001, '900', null, {}, [900], true])('refuses %s', (think) => {
    const match = asked();
    const move = { type: 'answer', answer: 56, ms: 2000, think } as unknown as PlytMove;
    expect(match.play(move)).toMatchObject({ ok: false, rule: 'PLY-09', reason: 'bad-time' });
    expect(match.ply).toBe(2);
  });
});
