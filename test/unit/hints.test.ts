import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { plytBot } from '../../src/bots/plyt.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { ready } from '../../src/core/index.js';
import { hintsFor, hintsWith, type Hints, type Marks, type Rung } from '../../src/hints/index.js';
import { steps, wayTo } from '../../src/hints/sums.js';
import type { Game, GameEvent } from '../../src/rules/game.js';
import { games } from '../../src/rules/index.js';
import { legalCells, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { plyt, questionFor, playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { playableCards } from '../../src/rules/trail/hands.js';
import { places } from '../../src/rules/up-and-down/index.js';
import { notation } from '../../src/words/generated/en/notation.js';
import { sumText } from '../../src/words/notation.js';
import { say, type Writer } from '../../src/words/say.js';
import { english, italian } from './support/words.js';
import { seeded } from './support/random.js';

type Any = Game<object, object, object, GameEvent>;
type WordTable = Readonly<Record<string, string | ((...given: string[]) => string)>>;

/** Options with which each game is tested: together they cover every choice of the games. */
const tried: readonly [name: keyof typeof games, seats: number, options: object][] = [
  ['plyt', 1, { timer: 0 }],
  ['plyt', 3, { standard: 2, penalty: true, operation: ['multiply', 'add', 'recognise'] }],
  ['plyt', 2, { cardsWhen: 'keep', startSquare: 60, standard: 3 }],
  ['plyt', 2, { fixed: [[6]], allowFewer: true }],
  ['sequence', 1, { declare: 'player' }],
  ['sequence', 3, { declare: 'auto', cards: true, totalRule: 'more-than' }],
  ['sequence', 2, { cards: true, cardsWhen: 'keep', plytSquares: [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 30] }],
  ['multiplay', 2, { size: 5, endAt: 20 }],
  ['multiplay', 3, { size: 5, answer: 'factor' }],
  ['multiplay', 2, { size: 5, answer: 'product' }],
  ['upAndDown', 2, {}],
  ['upAndDown', 3, { variant: 'even-and-odd' }],
  ['upAndDown', 2, { variant: 'both-ways' }],
  ['tables', 3, { answer: true }],
  ['tables', 2, { answer: false }],
];

const wordsFor: Readonly<Record<string, readonly WordTable[]>> = {
  plyt: [english.hints.plyt, italian.hints.plyt],
  sequence: [english.hints.sequence, italian.hints.sequence],
  multiplay: [english.hints.multiplay, italian.hints.multiplay],
  pytagora: [english.hints.pytagora, italian.hints.pytagora],
  'plus-and-minus': [english.hints.pytagora, italian.hints.pytagora],
  'up-and-down': [english.hints['up-and-down'], italian.hints['up-and-down']],
  tables: [english.hints.tables, italian.hints.tables],
};

const writer: Writer = {
  figure: String,
  name: (seat) => `Ada${seat}`,
  sum: (text) => sumText(text, { notation, figure: String }, ' '),
  then: ', then',
};

/** Yields positions of a random game. */
function* positions(game: Any, seats: number, given: object, seed: number, most: number): Generator<object> {
  const random = seeded(seed);
  const options = game.options(given);
  if (!options.ok) throw new Error(options.message);
  let state = game.setup(seats, options.value, random);
  for (let i = 0; i < most; i++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'seat') yield state;
    const moves = turn.kind === 'seat' ? [...game.moves(state)] : [game.chance(state, random)];
    const step = game.play(state, moves[random(moves.length)]);
    if (!step.ok) throw new Error(step.message);
    state = step.state;
  }
}

const sentence = (table: WordTable, rung: Rung): string => say(table, rung, writer);

/** Checks the rules for every hint: the move is legal, and each of the three steps has its sentence. */
function holds(game: Any, state: object, { move, rungs, seat, game: name }: Hints): void {
  const turn = game.turn(state);
  expect(turn).toEqual({ kind: 'seat', seat });
  expect(game.play(state, move as object).ok, `${name} ${JSON.stringify(move)}`).toBe(true);
  expect(rungs).toHaveLength(3);
  for (const one of rungs) {
    for (const table of wordsFor[name]) {
      const said = sentence(table, one);
      expect(said, one.code).not.toBe('');
      expect(said, one.code).not.toMatch(/undefined|NaN|\[object|Infinity/);
    }
  }
}

const marksOf = (rungs: Hints['rungs']): Marks[] => rungs.map(({ marks }) => marks);

beforeAll(() => ready());

describe('a ladder of hints', () => {
  for (const [key, seats, options] of tried) {
    const game = games[key] as unknown as Any;
    it(`leads to a legal move wherever one is to choose: ${key} ${seats} ${JSON.stringify(options)}`, async () => {
      let found = 0;
      for (const state of positions(game, seats, options, 11, 36)) {
        const hints = await hintsFor(key === 'upAndDown' ? 'up-and-down' : game.name, state);
        expect(hints.ok, JSON.stringify(hints)).toBe(true);
        if (hints.ok) holds(game, state, hints.value);
        found++;
      }
      expect(found).toBeGreaterThan(5);
    });
  }

  it.each(['pytagora', 'plusAndMinus'] as const)(
    'leads to an equation, or what is left to do: %s',
    async (key) => {
      const game = games[key] as unknown as Any;
      let found = 0;
      for (const state of positions(game, 2, {}, 5, 16)) {
        const hints = await hintsFor(game, state);
        expect(hints.ok, JSON.stringify(hints)).toBe(true);
        if (!hints.ok) continue;
        holds(game, state, hints.value);
        const { move, rungs } = hints.value as Hints<{ type: string; text?: string }>;
        if (move.type === 'lay') {
          expect(rungs[0].marks).toEqual({});
          expect(rungs[1].marks.line).toMatchObject({ text: move.text });
          expect(sentence(english.hints.pytagora, rungs[2])).toContain(writer.sum!(move.text!));
          // The place may be at an equals sign, but the equation is not revealed yet.
          expect(sentence(english.hints.pytagora, rungs[1])).not.toContain(writer.sum!(move.text!));
        }
        if (++found === 3) break;
      }
      expect(found).toBeGreaterThan(1);
    },
    20_000,
  );

  it('marks cubes that can be turned, and those of the row or the trap that they make', async () => {
    const game = games.multiplay as unknown as Any;
    for (const state of positions(game, 2, { size: 7 }, 3, 40) as Generator<MultiplayState>) {
      const hints = await hintsFor('multiplay', state);
      if (!hints.ok || state.phase !== 'choose') continue;
      const { move, rungs } = hints.value;
      const legal = legalCells(state);
      const [first, second, third] = marksOf(rungs);
      expect(first).toEqual({});
      for (const cell of second.cells!) expect(legal.includes(cell) || state.colours[cell] > 0).toBe(true);
      if (rungs[1].code === 'multiplay-row-here') {
        for (const cell of second.cells!) expect(state.colours[cell]).toBe(state.seat + 1);
      }
      expect(third.cells).toEqual([(move as { cell: number }).cell]);
    }
  });

  it('says what the dice of Sequence are worth as the best computer player for steps sees it', async () => {
    const game = games.sequence as unknown as Any;
    let kept = 0;
    for (const state of positions(game, 2, {}, 9, 60)) {
      const hints = await hintsFor('sequence', state);
      if (!hints.ok) continue;
      const best = await sequenceBot.think(state as never, 2, () => 0);
      expect(hints.value.move).toEqual(best);
      const [first, second, third] = hints.value.rungs;
      expect(first.marks.dice ?? []).toEqual([]);
      if (best.type !== 'keep' || !best.keep) continue;
      const places = [0, 1, 2, 3, 4, 5].filter((die) => (best.keep >> die) & 1);
      expect(third.marks.dice).toEqual(places);
      for (const die of second.marks.dice!) expect(places).toContain(die);
      if (places.length > 1) expect(second.marks.dice!.length).toBeLessThan(places.length);
      expect(third.given[1]).toBeCloseTo(sequenceBot.values(state as never)![best.keep]);
      kept++;
    }
    expect(kept).toBeGreaterThan(3);
  });

  it('gives the answer in PLYT only in the last hint, and only to a single player', async () => {
    for (const seats of [1, 2]) {
      const given = { standard: 2, timer: 0 };
      for (const state of positions(plyt, seats, given, 21, 60) as Generator<PlytState>) {
        if (state.phase.type !== 'answer') continue;
        const { seat, thrown } = state.phase;
        const { answer } = questionFor(playerAt(state.options, seat), thrown, state.rotation[seat]);
        const hints = await hintsFor('plyt', state);
        expect(hints.ok && hints.value.move).toMatchObject({ type: 'answer', answer });
        if (!hints.ok) continue;
        const [first, second, third] = hints.value.rungs.map((one) => sentence(english.hints.plyt, one));
        const says = new RegExp(`= ${answer}\\b`);
        expect(first).not.toMatch(says);
        expect(second).not.toMatch(says);
        if (seats === 1) expect(third).toMatch(says);
        else expect(third).toMatch(/= \?/);
      }
    }
  });

  it('calls a card useless only where no number of the black die gives it a use', async () => {
    const options = plyt.options({ cardsWhen: 'keep' });
    if (!options.ok) throw new Error(options.message);
    const start = plyt.setup(2, options.value, seeded(1));
    const told = async (card: 'yourself-back' | 'yourself-down', master: number): Promise<string | undefined> => {
      const phase = {
        type: 'turned-card',
        seat: 0,
        card,
        links: 0,
        turn: 0,
        thrown: [master, 2],
        own: 'made',
        fresh: 0,
      } as const;
      const hints = await hintsFor('plyt', { ...start, at: [6, 60], pack: start.pack.slice(1), phase }, { level: 4 });
      return hints.ok ? hints.value.rungs[1].code : hints.code;
    };
    // Back by 9 leads off the board from 6, back by 3 does not.
    expect(await told('yourself-back', 9)).toBe('card-turned-useful');
    expect(await told('yourself-down', 9)).toBe('card-turned-useless');
  });

  it('chooses the number of dice as the level that is asked for does', async () => {
    const game = plyt as unknown as Any;
    for (const level of [1, plytBot.levels]) {
      for (const state of positions(game, 2, { allowFewer: true, startSquare: 40 }, 2, 40) as Generator<PlytState>) {
        if (state.phase.type !== 'choose') continue;
        const hints = await hintsFor('plyt', state, { level });
        expect(hints.ok && hints.value.move).toEqual(await plytBot.think(state, level, () => 0));
      }
    }
  });

  it('marks pieces and cards that are held', async () => {
    const square = games.upAndDown as unknown as Any;
    for (const state of positions(square, 3, { variant: 'both-ways' }, 4, 60)) {
      const hints = await hintsFor('up-and-down', state);
      if (!hints.ok) continue;
      const { hands, seat } = state as { hands: number[][]; seat: number };
      const { digit, end } = hints.value.move as { digit: number; end: number };
      const [first, second, third] = hints.value.rungs;
      expect(second.marks.pieces!.length).toBeGreaterThan(0);
      for (const at of second.marks.pieces!) expect(hands[seat][at]).toBeDefined();
      for (const at of first.marks.cells!) expect(places(state as never)[at]).toBeDefined();
      expect(third.marks).toEqual({ cells: [end], pieces: [hands[seat].indexOf(digit)] });
    }
    for (const state of positions(plyt, 2, { cardsWhen: 'keep', startSquare: 50 }, 8, 200) as Generator<PlytState>) {
      if (state.phase.type !== 'play-cards') continue;
      const hints = await hintsFor('plyt', state);
      const held = playableCards(state, state.phase).length;
      if (hints.ok)
        for (const { marks } of hints.value.rungs) for (const at of marks.pieces ?? []) expect(at).toBeLessThan(held);
    }
  });
});

describe('where there is no hint', () => {
  it('it says why', async () => {
    const start = games.multiplay.setup(2, games.multiplay.defaults, () => 0);
    expect(await hintsFor('multiplay', start)).toMatchObject({ ok: false, code: 'chance' });
    expect(await hintsFor('chess', start)).toMatchObject({ ok: false, code: 'game' });
    expect(await hintsFor(undefined, start)).toMatchObject({ ok: false, code: 'game' });
    expect(
      await hintsFor(
        {
          get name(): string {
            throw new Error('no');
          },
        },
        start,
      ),
    ).toMatchObject({ code: 'game' });
    expect(await hintsFor('multiplay', undefined)).toMatchObject({ ok: false, code: 'position' });
    const [last] = [...positions(games.tables, 1, {}, 1, 400)].slice(-1);
    const over = games.tables.play(last as never, { type: 'pass' });
    expect(over.ok && (await hintsFor('tables', over.state))).toMatchObject({ ok: false, code: 'over' });
  });

  it('tells of what could not be loaded or found, and does not throw', async () => {
    const state = {};
    const game = { name: 'any', turn: () => ({ kind: 'seat', seat: 0 }) as const };
    const fails = { load: () => Promise.reject(new Error('offline')), find: () => undefined };
    expect(await hintsWith(fails, game, state)).toMatchObject({ ok: false, code: 'failed' });
    const throws = {
      find: () => {
        throw new Error('no');
      },
    };
    expect(await hintsWith(throws, game, state)).toMatchObject({ ok: false, code: 'failed' });
    expect(await hintsWith({ find: () => undefined }, game, state)).toMatchObject({ ok: false, code: 'none' });
  });

  it('gives up when nobody waits for it any more', async () => {
    const game = games.multiplay as unknown as Any;
    const [state] = positions(game, 2, { size: 5 }, 1, 30);
    const controller = new AbortController();
    controller.abort();
    expect(await hintsFor('multiplay', state, { signal: controller.signal })).toMatchObject({ code: 'aborted' });
    const late = new AbortController();
    const coming = hintsFor('multiplay', state, { signal: late.signal });
    late.abort();
    expect(await coming).toMatchObject({ code: 'aborted' });
  });

  it('never throws, whatever it is given', async () => {
    const names = fc.oneof(fc.constantFrom(...Object.values(games).map(({ name }) => name)), fc.anything());
    const texts = fc.oneof(
      fc.string(),
      fc.anything(),
      fc.constantFrom('mp1.', 'mp2.', 'pl1.x', 'py1.35-40_____', 'py2.t0'),
    );
    await fc.assert(
      fc.asyncProperty(names, texts, async (name, position) => {
        const hints = await hintsFor(name, position);
        expect(hints.ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a way to work out numbers', () => {
  it('comes to the right answer by steps that are right', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('multiply', 'add'),
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 6 }),
        (operation, numbers) => {
          const { lines } = wayTo(operation, numbers);
          const right = numbers.reduce((all, n) => (operation === 'add' ? all + n : all * n));
          expect(lines.at(-1)!.value).toBe(right);
          for (const { terms, sign, value } of lines) {
            const made = terms.reduce((a, b) => ({ '*': a * b, '+': a + b, '-': a - b, '/': a / b })[sign]);
            expect(made).toBe(value);
          }
          expect(steps(lines).join()).not.toMatch(/=\d/);
          expect(steps(lines, lines.length - 1).at(-1)).toMatch(/=\?$/);
        },
      ),
    );
  });

  it.each([
    ['multiply', [6, 7], 'sum-double', ['7*3=?', '?*2=?']],
    ['multiply', [7, 9], 'sum-ten-less', ['7*10=?', '?-7=?']],
    ['multiply', [12, 7], 'sum-ten-more', ['7*10=?', '7*2=?', '?+?=?']],
    ['multiply', [5, 7], 'sum-one-more', ['7*4=?', '?+7=?']],
    ['multiply', [0, 7], 'sum-nought', ['0*7=?']],
    ['multiply', [2, 7], 'sum-twice', ['7+7=?']],
    ['multiply', [1, 7], 'sum-once', ['1*7=?']],
    ['multiply', [10, 7], 'sum-ten', ['10*7=?']],
    ['add', [8, 7], 'sum-make-ten', ['8+2=?', '?+5=?']],
    ['add', [12, 7], 'sum-count-on', ['12+7=?']],
    ['multiply', [2, 7, 5], 'sum-order', ['2*5=?', '7*?=?']],
  ])('is one of friends: %s %j', (operation, numbers, code, shown) => {
    const way = wayTo(operation, numbers);
    expect([way.code, steps(way.lines)]).toEqual([code, shown]);
  });
});
