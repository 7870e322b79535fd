import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMove } from '../../src/bots/tables.js';
import { best, rated, upAndDownBot } from '../../src/bots/up-and-down.js';
import { upAndDownHinter } from '../../src/hints/up-and-down.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { review, type Review } from '../../src/review/index.js';
import { tablesReviewer } from '../../src/review/tables.js';
import { upAndDownReviewer } from '../../src/review/up-and-down.js';
import type { Game, GameEvent, Random } from '../../src/rules/game.js';
import { tables, type TablesMove, type TablesState } from '../../src/rules/tables/index.js';
import { upAndDown, type UpAndDownMove, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { english, italian, reviewCodes, inEnglish } from './support/words.js';
import { say } from '../../src/words/say.js';
import { evenPath, oddPath, path, tablesAt, upDown } from './support/digits.js';
import { looked, seats } from './support/look-back.js';
import { seeded } from './support/random.js';
import { anything } from './support/spoilt-text.js';

/** Plays a game in which everybody makes the moves of `choose`. */
function played<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  count: number,
  given: object,
  random: Random,
  choose: (state: S, moves: readonly M[]) => M,
): Match<O, S, M, E> {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.message);
  const match = new Match(game, seats(count), game.setup(count, options.value, random));
  for (let i = 0; i < 2000 && !match.isOver; i++) {
    const { turn, state } = match;
    const step = match.play(
      turn.kind === 'chance' ? game.chance(state, random) : choose(state, [...game.moves(state)]),
    );
    if (!step.ok) throw new Error(step.message);
  }
  return match;
}

const any =
  (random: Random) =>
  <S, M>(_: S, moves: readonly M[]): M =>
    moves[random(moves.length)];

/** Generates two of the pieces in any order, one, or no piece: what a child might lay. */
const anyAnswer =
  (random: Random) =>
  ({ hands, seat }: TablesState, moves: readonly TablesMove[]): TablesMove => {
    const hand = hands[seat];
    const digits = [hand[random(hand.length)], hand[random(hand.length)]].slice(0, 1 + random(2));
    const isHeld = digits.length < 2 || digits[0] !== digits[1] || hand.filter((one) => one === digits[0]).length > 1;
    return random(3) && isHeld && (digits.length < 2 || digits[0])
      ? { type: 'attach', digits }
      : moves[random(moves.length)];
  };

function judgedUp(state: UpAndDownState, move: UpAndDownMove) {
  const step = upAndDown.play(state, move);
  if (!step.ok) throw new Error(step.message);
  const judged = upAndDownReviewer.judge(state, { by: state.seat, move, ...step }, []);
  if (judged instanceof Promise) throw new Error();
  return judged;
}

function judgedTables(state: TablesState, move: TablesMove) {
  const step = tables.play(state, move);
  if (!step.ok) throw new Error(step.message);
  const judged = tablesReviewer.judge(state, { by: state.seat, move, ...step }, []);
  if (judged instanceof Promise) throw new Error();
  return judged!;
}

describe('a review of Up and down', () => {
  it('PYT-44: keeps the number that comes more often', () => {
    // 8 has two places on the even path, 3 four on the odd one.
    const state = upDown('even-and-odd', [4, 1], ['38', '11']);
    expect(judgedUp(state, { type: 'lay', digit: 3 })).toEqual({
      best: { type: 'lay', digit: 8, end: 0 },
      value: 2,
      bestValue: 4,
      unit: 'places',
      why: { code: 'square-rarer', given: [8, 2, 3, 4] },
    });
    expect(judgedUp(state, { type: 'lay', digit: 8, end: 0 })).toMatchObject({
      value: 4,
      bestValue: 4,
      why: { code: 'square-best', given: [8, 2, 3, 4] },
    });
    const alike = upDown('even-and-odd', [1, 1], ['23', '11']);
    expect(judgedUp(alike, { type: 'lay', digit: 3 })).toMatchObject({
      best: { digit: 3 },
      value: 4,
      bestValue: 4,
      why: { code: 'square-equal', given: [3, 4, 2, 4] },
    });
  });

  it('PYT-45: at both ends one piece may go either way', () => {
    const state = upDown('both-ways', [5, 4], ['5', '9']);
    for (const end of [0, 1])
      expect(judgedUp(state, { type: 'lay', digit: 5, end })).toMatchObject({
        best: { end },
        why: { code: 'square-both-ends', given: [5] },
      });
  });

  it('PYT-42: who has the one number must lay it, so there is nothing to judge', async () => {
    expect(judgedUp(upDown('plain', [1], ['12', '3']), { type: 'lay', digit: 1 })).toBeUndefined();
    expect(judgedUp(upDown('even-and-odd', [1, 1], ['24', '3']), { type: 'lay', digit: 2 })).toBeUndefined();
    const match = played(upAndDown, 3, {}, seeded(1), any(seeded(2)));
    const { moves, curve, measure } = await looked(record(match));
    expect(moves).toEqual([]);
    expect(measure).toBe('pieces');
    expect(curve).toHaveLength(match.plies.length + 1);
    expect(curve.at(-1)!.values).toEqual(upAndDown.scores(match.state));
  });

  /** Returns how often a number still occurs after it is laid, by the paths as they are written. */
  function slowAgain({ options, laid }: UpAndDownState, digit: number, end: number): number {
    const then = laid.map((count, i) => count + Number(i === end));
    const open =
      options.variant === 'even-and-odd'
        ? [...evenPath.slice(then[0]), ...oddPath.slice(then[1])]
        : path.slice(then[0], 36 - (then[1] ?? 0));
    return open.filter((number) => number === digit).length;
  }

  it('agrees with the paths written out, and with hint and computer player', async () => {
    let choices = 0;
    for (const variant of ['even-and-odd', 'both-ways'] as const)
      for (let seed = 0; seed < 12; seed++) {
        const match = played(upAndDown, 2 + (seed % 3), { variant }, seeded(seed), any(seeded(seed + 50)));
        const { moves } = await looked(record(match));
        const open = match.plies.flatMap((ply, i) => {
          const before = i ? match.plies[i - 1].state : match.start;
          const all = [...upAndDown.moves(before)].flatMap((move) => (move.type === 'lay' ? [move] : []));
          return all.length > 1 ? [{ i, before, all, ply }] : [];
        });
        choices += open.length;
        expect(moves.map(({ ply }) => ply)).toEqual(open.map(({ i }) => i));
        for (const [k, { before, all }] of open.entries()) {
          const slow = all.map(({ digit, end = 0 }) => slowAgain(before, digit, end));
          expect(rated(before).map(({ again }) => again)).toEqual(slow);
          const { lost, best: judgedBest, played: own } = moves[k] as Review<UpAndDownMove>['moves'][number];
          const at = all.findIndex((move) => JSON.stringify(move) === JSON.stringify(own));
          expect(lost).toBe(Math.max(0, slow[at] - slow[1 - at]));
          expect(best(rated(before))).toContainEqual(judgedBest);
          expect(best(rated(before))).toContainEqual(await upAndDownBot.think(before, 1, seeded(k)));
          const hint = await upAndDownHinter.find(before, before.seat, {});
          expect(best(rated(before))).toContainEqual(hint?.move);
        }
      }
    expect(choices).toBeGreaterThan(60);
  });
});

describe('a review of Multiplication tables', () => {
  it('PYT-52: tells a right answer, and a wrong one with what was right', () => {
    const state = tablesAt(['3x8'], ['2457', '1']);
    expect(judgedTables(state, { type: 'attach', digits: [2, 4] })).toMatchObject({
      value: 1,
      bestValue: 1,
      unit: 'answer',
      why: { code: 'tables-right', given: [{ sum: '3*8' }, 24] },
    });
    expect(judgedTables(state, { type: 'attach', digits: [2, 5] })).toEqual({
      best: { type: 'attach', digits: [2, 4] },
      value: 0,
      bestValue: 1,
      unit: 'answer',
      why: { code: 'tables-wrong', given: [{ sum: '3*8' }, 24, 25] },
    });
    expect(judgedTables(tablesAt(['3x8'], ['157', '1']), { type: 'attach', digits: [1, 5] })).toMatchObject({
      best: { type: 'pass' },
      value: 0,
      bestValue: 1,
      why: { code: 'tables-wrong-pass', given: [{ sum: '3*8' }, 24, 15, 2] },
    });
  });

  it('PYT-51: counts the pieces of a product that the hand had and that was not laid', () => {
    expect(judgedTables(tablesAt(['3x8'], ['24', '1']), { type: 'pass' })).toEqual({
      best: { type: 'attach', digits: [2, 4] },
      value: 0,
      bestValue: 2,
      unit: 'pieces',
      why: { code: 'tables-missed', given: [{ sum: '3*8' }, 24] },
    });
    expect(judgedTables(tablesAt(['3x8'], ['27', '1']), { type: 'pass' })).toMatchObject({
      best: { type: 'pass' },
      bestValue: 0,
      why: { code: 'tables-passed', given: [{ sum: '3*8' }, 24, 4] },
    });
    const shown = tablesAt(['3x8'], ['24', '1'], { options: { answer: false, tables: [], practiceUndo: false } });
    expect(judgedTables(shown, { type: 'attach', digits: [2, 4] })).toMatchObject({ value: 2, unit: 'pieces' });
  });

  /** Lays everything that the hand allows, one piece or two, and counts what is accepted. */
  function slowBest(state: TablesState): number {
    const hand = state.hands[state.seat];
    let most = 0;
    for (const [i, one] of hand.entries())
      for (const digits of [[one], ...hand.flatMap((two, j) => (i === j ? [] : [[one, two]]))]) {
        const step = tables.play(state, { type: 'attach', digits });
        if (step.ok && step.events.some(({ type }) => type === 'attached')) most = Math.max(most, digits.length);
      }
    return most;
  }

  it('agrees with everything that could be laid one by one, and with the events', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 16; seed++) {
      const answer = seed % 4 > 0;
      const random = seeded(seed + 9);
      const choose = answer ? anyAnswer(random) : any(random);
      const match = played(tables, 1 + (seed % 4), { answer }, seeded(seed), choose);
      const { moves, curve } = await looked(record(match));
      expect(moves.map(({ ply }) => ply)).toEqual(match.plies.flatMap(({ by }, i) => (by === 'chance' ? [] : [i])));
      for (const { ply, value, bestValue, unit, best: judged, why } of moves) {
        seen.add(why.code);
        const before = match.plies[ply - 1].state;
        const most = slowBest(before);
        const { events, state, move } = match.plies[ply];
        const answered = events.find((event) => event.type === 'answered');
        const turn = tables.turn(state);
        // Nothing is better than a choice that won.
        const hasWon = answered?.right !== false && turn.kind === 'over' && turn.winners.includes(before.seat);
        expect(judged).toEqual(hasWon ? move : bestMove(before));
        if (!hasWon) expect((judged as TablesMove).type).toBe(most ? 'attach' : 'pass');
        expect(unit).toBe(answered ? 'answer' : 'pieces');
        const laid = before.hands[before.seat].length - state.hands[before.seat].length;
        expect([value, bestValue]).toEqual(answered ? [Number(answered.right), 1] : [laid, hasWon ? laid : most]);
      }
      expect(curve.at(-1)!.values).toEqual(tables.scores(match.state));
    }
    expect(seen.size).toBe(5);
  });
});

describe('a review of the games for the youngest', () => {
  const games = [
    played(upAndDown, 2, { variant: 'both-ways' }, seeded(3), any(seeded(4))),
    played(upAndDown, 2, { variant: 'even-and-odd' }, seeded(5), any(seeded(6))),
    played(tables, 2, {}, seeded(7), anyAnswer(seeded(8))),
  ].map((match) => record(match as unknown as Match<unknown, unknown, unknown, GameEvent>));

  it('has a sentence for every reason, in both languages', async () => {
    for (const whole of games)
      for (const { why } of (await looked(whole)).moves) {
        expect(reviewCodes).toContain(why.code);
        for (const words of [english.why, italian.why]) {
          const said = say(words, why, inEnglish());
          expect(said).toMatch(/^\S.*[.!]$/);
          expect(said).not.toMatch(/undefined|NaN|null/);
        }
      }
  });

  it('looks at a game that goes on', async () => {
    for (const whole of games) {
      const half = await looked({ ...whole, at: 30 });
      expect(half.moves).toEqual((await looked(whole)).moves.filter(({ ply }) => ply < 30));
    }
  });

  it('names what is wrong with a record, and never throws', async () => {
    for (const whole of games) {
      expect(await review({ ...whole, moves: [{ type: 'pass', digit: 3 }] })).toMatchObject({
        ok: false,
        code: 'moves',
      });
      expect(await review({ ...whole, start: 'ud2' })).toMatchObject({ ok: false });
      await fc.assert(
        fc.asyncProperty(
          anything,
          fc.constantFrom('moves', 'start', 'players', 'at', 'waiting', 'game', 'options'),
          fc.nat(200),
          async (value, field, at) => {
            for (const spoilt of [
              { ...whole, [field]: value },
              { ...whole, moves: whole.moves.map((move, i) => (i === at % whole.moves.length ? value : move)) },
            ]) {
              const result = await review(spoilt);
              expect(typeof (result.ok ? result.value.game : result.code)).toBe('string');
            }
          },
        ),
        { numRuns: 40 },
      );
    }
  });
});
