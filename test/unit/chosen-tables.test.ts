// One table means that table: whoever plays, every question asked is of the chosen tables.
import { beforeAll, describe, expect, it } from 'vitest';
import { bots } from '../../src/bots/games.js';
import { ready } from '../../src/core/index.js';
import type { AnsweredEvent, Bot, Random } from '../../src/rules/game.js';
import { games } from '../../src/rules/index.js';
import { deal, isInTables, limits, products } from '../../src/rules/multiplay/deal.js';
import { closedLeft, endsAt, multiplay, whiteLeft, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { optionsOfPreset } from '../../src/rules/presets.js';
import { tables, type TablesState } from '../../src/rules/tables/index.js';
import { anyMove, begun, gameNamed, type AnyGame, type AnyMove } from './support/all-games.js';
import { valueOf } from './support/embed.js';
import { seeded } from './support/random.js';
import { refusal } from './support/digits.js';

beforeAll(() => ready());

/** The largest factor beside a table: that of a die, or of a piece. */
const factors = { plyt: 12, multiplay: 12, tables: 9 } as const;
type Asking = keyof typeof factors;

/** Returns whether a question, `7*?=56` or `6*7=?`, is a product of one of the tables with one other number. */
function isOf(prompt: string, of: readonly number[], most: number): boolean {
  const [, left, right = ''] = /^(\d+|\?)\*(\d+|\?)(?:=(?:\d+|\?))?$/.exec(prompt) ?? [];
  if (left === undefined) return false;
  const product = Number(/=(\d+)/.exec(prompt)?.[1]);
  const known = [left, right].map((factor) =>
    factor === '?' ? product / Number(left === '?' ? right : left) : Number(factor),
  );
  return known.some((one, i) => of.includes(one) && known[1 - i] >= 0 && known[1 - i] <= most);
}

/** Plays games until 200 questions have been asked; returns them. A seat is a computer player of its level, or random. */
async function asked(name: Asking, options: object, levels: readonly number[], count = 200): Promise<string[]> {
  const game: AnyGame = gameNamed(name);
  const bot = bots[name] as unknown as Bot<object, AnyMove>;
  const prompts: string[] = [];
  const random: Random = seeded(7);
  while (prompts.length < count) {
    let state = begun(game, levels.length, options, random);
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const level = turn.kind === 'seat' ? levels[turn.seat] : 0;
      const move =
        turn.kind === 'chance'
          ? game.chance(state, random)
          : level
            ? await bot.think(state, level, random)
            : anyMove(game, state, random);
      const step = game.play(state, move);
      if (!step.ok) throw new Error(`${step.message} ${JSON.stringify(move)} ${game.write(state)}`);
      state = step.state;
      for (const event of step.events) if (event.type === 'answered') prompts.push((event as AnsweredEvent).prompt);
      expect(valueOf(game.read(game.write(state)))).toEqual(state);
    }
  }
  return prompts;
}

const tableOfSix = optionsOfPreset(games.plyt, games.plyt.presets!['times-table'], 6);
const allTables = optionsOfPreset(games.plyt, games.plyt.presets!['times-table'], []);
const everyTable = Array.from({ length: 12 }, (_, i) => i + 1);

describe('every question is of the chosen tables', () => {
  it.each<[what: string, name: Asking, options: object, of: readonly number[], levels: readonly number[]]>([
    ['PLYT, its preset', 'plyt', tableOfSix, [6], [0, 1, 4]],
    ['PLYT, its preset alone', 'plyt', tableOfSix, [6], [0]],
    ['PLYT, all tables', 'plyt', allTables, everyTable, [0, 2, 4]],
    ['PLYT, two tables', 'plyt', { fixed: [3, 4], allowMore: false }, [3, 4], [0, 3]],
    ['Multiplication tables, one', 'tables', { tables: 6 }, [6], [0, 1, 2, 0]],
    ['Multiplication tables, two, alone', 'tables', { tables: [8, 3] }, [3, 8], [0]],
    ['Multiplay, the factor', 'multiplay', { tables: [6], answer: 'factor' }, [6], [0, 2]],
    ['Multiplay, the product', 'multiplay', { tables: [7, 12], answer: 'product', size: 7 }, [7, 12], [0, 1, 2]],
  ])('%s', async (_, name, options, of, levels) => {
    const prompts = await asked(name, options, levels);
    expect(prompts.length).toBeGreaterThanOrEqual(200);
    expect(prompts.filter((prompt) => !isOf(prompt, of, factors[name]))).toEqual([]);
  });

  it('which the printed games are not kept to', async () => {
    for (const name of ['plyt', 'tables', 'multiplay'] as const) {
      const prompts = await asked(name, name === 'multiplay' ? { answer: 'factor', size: 7 } : {}, [0, 2], 60);
      expect(
        prompts.some((prompt) => !isOf(prompt, [6], factors[name])),
        name,
      ).toBe(true);
    }
  });
});

describe('PLY-08: more dice than the Standard', () => {
  it('are thrown only where they are allowed', () => {
    const choices = (options: object): number[] =>
      [...games.plyt.moves(begun(gameNamed('plyt'), 1, options, seeded(1)) as never)].map((move) =>
        Number('dice' in move && move.dice),
      );
    expect(choices({})).toEqual([2, 3, 4, 5, 6]);
    expect(choices({ allowMore: false })).toEqual([2]);
    expect(choices({ allowMore: false, allowFewer: true, standard: 3 })).toEqual([1, 2, 3]);
    expect(choices({ allowMore: false, fixed: 6 })).toEqual([1]);
  });
});

describe('the option tables', () => {
  it('takes numbers once each in ascending order, and refuses others by name', () => {
    const given = (value: unknown) => multiplay.options({ tables: value });
    expect(valueOf(given([7, 3, 7])).tables).toEqual([3, 7]);
    expect(valueOf(given(6)).tables).toEqual([6]);
    expect(valueOf(given([])).tables).toEqual([]);
    for (const bad of [1, 13, [0], ['6'], 'x', null, {}, [6.5], Array(12).fill(6)])
      expect(given(bad)).toMatchObject({ ok: false, code: 'tables', message: 'tables must be numbers from 2 to 12.' });
    expect(tables.options({ tables: [10] })).toMatchObject({ ok: false, code: 'tables' });
    const { tables: option } = multiplay.declaration;
    expect(['6 7', '6, 7', '7,6', ' 6\n7 '].map((text) => option.check(option.parse(text), {}))).toEqual(
      Array(4).fill({ value: [6, 7] }),
    );
    expect(['', 'none', 'false'].map((text) => option.parse(text))).toEqual([[], [], []]);
  });
});

describe('PYT-55: Multiplication tables of chosen tables', () => {
  const start = (options: object, seats = 2): TablesState =>
    tables.setup(seats, valueOf(tables.options(options)), seeded(3));

  it('keeps a piece of each table on the table, which no hand draws', () => {
    const state = start({ tables: [6, 7] }, 4);
    expect(state.hands.flat().length + state.bag.length).toBe(75);
    expect([6, 7].map((digit) => [...state.hands.flat(), ...state.bag].filter((one) => one === digit).length)).toEqual([
      7, 7,
    ]);
  });

  it('draws one number for a round, and takes it alone from the bag', () => {
    const state = start({ tables: [6] });
    const step = tables.play(state, { type: 'sum', a: 6, b: 8 });
    expect(step.ok && step.state.bag.length).toBe(state.bag.length - 1);
    expect(refusal(tables, state, { type: 'sum', a: 8, b: 6 })).toBe('PYT-55 other-table');
    expect(refusal(tables, start({}), { type: 'sum', a: 8, b: 6 })).toBe('accepted');
  });
});

describe('MUL-17: Multiplay of chosen tables', () => {
  const start = (options: object): MultiplayState => multiplay.setup(2, valueOf(multiplay.options(options)), seeded(5));

  it('has their products on half of the cubes, each as often as the others, and other numbers beside them', () => {
    for (const [size, of, open] of [
      [11, [6], 60],
      [7, [2, 11], 24],
      [5, [12], 12],
      [15, [6], 60],
    ] as const) {
      const numbers = deal(size, of, seeded(size));
      const isIn = numbers.filter((number) => isInTables(number, of));
      expect(numbers.length).toBe(size ** 2);
      expect(isIn.length, `${size}`).toBe(open);
      const counts = products.filter((one) => isInTables(one, of)).map((one) => isIn.filter((it) => it === one).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      for (const number of products) {
        const { least, most } = limits(number, size ** 2, of);
        const count = numbers.filter((one) => one === number).length;
        expect(count >= least && count <= most, `${number}`).toBe(true);
      }
    }
  });

  it('leaves the printed board as it is, also for tables that have half of it already', () => {
    for (const of of [[], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [6, 7, 8, 9]])
      expect(deal(11, of, seeded(1)), of.join()).toEqual(deal(11, [], seeded(1)));
  });

  it('rolls only their numbers once the start is decided, and refuses others', () => {
    const state: MultiplayState = { ...start({ tables: [6, 7] }), phase: 'roll', starting: [] };
    const rolled = Array.from({ length: 60 }, (_, seed) => multiplay.chance(state, seeded(seed)));
    expect(new Set(rolled.map((move) => 'die' in move && move.die))).toEqual(new Set([6, 7]));
    expect(multiplay.play(state, { type: 'roll', die: 8 })).toMatchObject({ ok: false, rule: 'MUL-17' });
    expect(multiplay.play(state, { type: 'roll', die: 6 })).toMatchObject({ ok: true });
    expect(multiplay.play(start({ tables: [6] }), { type: 'roll', die: 8 })).toMatchObject({ ok: true });
    // A die that was undone comes again.
    expect(multiplay.chance(state, seeded(1), [7])).toEqual({ type: 'roll', die: 7 });
  });

  it('may be ended by the cubes that can still be turned, and is over without any', () => {
    const begin: MultiplayState = { ...start({ tables: [6], size: 5, endAt: 3 }), phase: 'roll', starting: [] };
    expect([closedLeft(begin), endsAt(begin), whiteLeft(begin)]).toEqual([13, 16, 25]);
    const open = begin.numbers.flatMap((number, cell) => (isInTables(number, [6]) ? [cell] : []));
    const left = (count: number): MultiplayState => {
      const colours = begin.colours.map((_, cell) => (open.indexOf(cell) >= count ? 1 : 0));
      return { ...begin, colours, phase: 'choose', die: 6 };
    };
    const phase = (count: number): string => {
      const step = multiplay.play(left(count), { type: 'turn', cell: open[0] });
      return step.ok ? step.state.phase : step.message;
    };
    expect([5, 4, 2, 1].map(phase)).toEqual(['roll', 'end', 'end', 'over']);
  });
});
