import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import {
  addAnswer,
  addEvents,
  addHint,
  addTime,
  newLog,
  nothingYet,
  ranks,
  resultOf,
  usualLearners,
  type GameResult,
  type Log,
} from '../../src/results/result.js';
import { readScoreRule, scoreOf, usualRule, type ScoreRule } from '../../src/results/score.js';
import type { AnsweredEvent, GameEvent } from '../../src/rules/game.js';
import { frozen } from '../../src/rules/frozen.js';
import { seated } from './support/multiplay-matches.js';
import { seeded } from './support/random.js';
import { act, newMatch } from './support/results.js';

const said = (seat: number, right: boolean): AnsweredEvent => ({
  type: 'answered',
  seat,
  prompt: '7*?=56',
  given: right ? 8 : 9,
  expected: 8,
  right,
  ms: 1200,
});

describe('a log', () => {
  it('counts the learners, and keeps the answers of all', () => {
    let log = frozen(newLog([2, 0, 2]));
    expect(log.learners).toEqual([0, 2]);
    for (const [seat, right] of [
      [0, true],
      [1, false],
      [2, false],
      [0, true],
    ] as const)
      log = frozen(addAnswer(log, said(seat, right)));
    log = addEvents(log, [
      { type: 'late', seat: 0 },
      { type: 'late', seat: 1 },
      { type: 'time-up', seat: 2, prompt: '7*8', expected: 56, ms: 30_000 },
      { type: 'rolled' },
      said(0, false),
    ] as never);
    log = addTime(addTime(addTime(log, 1500.4), -3), NaN);
    expect(log.tally).toEqual({ right: 2, answers: 4, missed: 2, hints: 0, ms: 1500 });
    expect(log.answers.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 0]);
  });

  it('gives a hint to the answer that follows it', () => {
    let log = addHint(addHint(addHint(newLog([0]), 0), 0), 1);
    for (const seat of [0, 1, 0]) log = addAnswer(log, said(seat, true));
    expect(log.answers.map(({ hints }) => hints)).toEqual([2, 1, 0]);
    expect(log.tally.hints).toBe(2);
  });

  it('goes on from what was counted before', () => {
    const before = { right: 3, answers: 5, missed: 1, hints: 2, ms: 60_000 };
    expect(addAnswer(newLog([0], before), said(0, true)).tally).toEqual({ ...before, right: 4, answers: 6 });
  });

  it('is the learner’s who came first, where nobody says otherwise', () => {
    expect(usualLearners(seated(2, 0, 0))).toEqual([1]);
    expect(usualLearners(seated(1, 2))).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    [[5, 9, 5, 1], [], [2, 1, 2, 4]],
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [[-4, -9], [0], [1, 2]],
    [[10, 20, 30], [0], [1, 3, 2]], // a game that is not won by points
    [[7, 7, 7], [], [1, 1, 1]],
  ])('of %s, won by %s', (scores, winners, expected) => expect(ranks(scores, winners)).toEqual(expected));
});

describe('a result', () => {
  it('says what a match came to, and is plain data', () => {
    const random = seeded(7);
    const match = newMatch(random);
    let log = newLog([0]);
    while (!match.isOver) log = addEvents(log, act(match, random));
    const result = resultOf(match, log);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(result).toMatchObject({ game: 'multiplay', over: true });
    expect(result.seats.map(({ score }) => score)).toEqual(match.state.scores);
    expect(result.seats.map(({ learner }) => learner)).toEqual([true, false]);
    const answered = match.plies.flatMap(({ events }) => events.filter(({ type }) => type === 'answered'));
    expect(result.answers.length).toBe(answered.length);
    expect(result.position).toBe(match.game.write(match.state));
    expect(new Match(match.game, match.players, match.start).ply).toBe(0);
  });
});

/** Returns a result with these points by seat, with the learners at those seats. */
function result(scores: number[], learners: number[], given: Partial<GameResult> = {}): GameResult {
  const placed = ranks(scores);
  return {
    game: 'multiplay',
    options: {},
    over: true,
    seats: scores.map((score, i) => ({
      name: `P${i}`,
      bot: 0,
      colour: i,
      score,
      place: placed[i],
      learner: learners.includes(i),
    })),
    answers: [],
    tally: nothingYet,
    position: '',
    record: { abacade: 1, game: 'multiplay', players: [], start: '', moves: [] },
    ...given,
  };
}
const answered = (right: number, answers: number, missed = 0): Partial<GameResult> => ({
  tally: { ...nothingYet, right, answers, missed },
});

describe('the score', () => {
  const won: ScoreRule = { rule: 'won' };
  const share: ScoreRule = { rule: 'share-right' };
  const atLeast = (least: number): ScoreRule => ({ rule: 'share-right', least });
  const target = (points: number): ScoreRule => ({ rule: 'target', points });

  it.each([
    ['won', won, result([9, 5], [0]), 100],
    ['lost', won, result([5, 9], [0]), 0],
    ['a shared win is a win', won, result([9, 9], [0]), 100],
    ['one of two learners won', won, result([1, 9, 5], [0, 1]), 100],
    ['learners alone have nobody to win against', won, result([9, 5], [0, 1]), undefined],
    ['all right', share, result([1, 1], [0], answered(7, 7)), 100],
    ['two of three, rounded down', share, result([1, 1], [0], answered(2, 3)), 66],
    ['one wrong is never all', share, result([1, 1], [0], answered(999, 1000)), 99],
    ['exactly three of five', share, result([1, 1], [0], answered(3, 5)), 60],
    ['none right', share, result([1, 1], [0], answered(0, 4)), 0],
    ['time that ran out is not right', share, result([1, 1], [0], answered(3, 3, 3)), 50],
    ['one answer of one is not all: three are needed', share, result([1, 1], [0], answered(1, 1)), 33],
    ['two of two', share, result([1, 1], [0], answered(2, 2)), 66],
    ['three of three', share, result([1, 1], [0], answered(3, 3)), 100],
    ['one of two, and one that ran out of time', share, result([1, 1], [0], answered(1, 2, 1)), 33],
    ['so many as the teacher says', atLeast(10), result([1, 1], [0], answered(9, 9)), 90],
    ['one, where the teacher says so', atLeast(1), result([1, 1], [0], answered(1, 1)), 100],
    ['more than are needed', atLeast(5), result([1, 1], [0], answered(9, 10)), 90],
    ['nothing was asked', share, result([1, 1], [0]), undefined],
    ['time ran out, and nothing was said', share, result([1, 1], [0], answered(0, 0, 3)), undefined],
    ['the target', target(60), result([60, 0], [0]), 100],
    ['more than the target', target(60), result([600, 0], [0]), 100],
    ['almost the target', target(60), result([59, 0], [0]), 98],
    ['points below zero', target(60), result([-5, 0], [0]), 0],
    ['several learners, by their mean', target(60), result([60, 30], [0, 1]), 75],
  ] as const)('%s', (_, rule, given, expected) => expect(scoreOf(given, rule)).toBe(expected));

  it('is missing for a game that is not over, and for nobody', () => {
    for (const rule of [won, share, target(1)]) {
      expect(scoreOf(result([9, 5], [0], { over: false, ...answered(1, 1) }), rule)).toBeUndefined();
      expect(scoreOf(result([9, 5], [], answered(1, 1)), rule)).toBeUndefined();
    }
  });

  it('is a whole number from 0 to 100, whatever happened', () => {
    const figures = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 2, maxLength: 6 });
    const rules = fc.oneof(fc.constant(won), fc.constant(share), fc.integer({ min: 1, max: 1e6 }).map(target));
    fc.assert(
      fc.property(figures, rules, fc.nat(500), fc.nat(500), fc.nat(9), (scores, rule, a, b, missed) => {
        const score = scoreOf(result(scores, [0], answered(Math.min(a, b), b, missed)), rule);
        if (score === undefined) return rule.rule === 'share-right' && b === 0;
        return Number.isInteger(score) && score >= 0 && score <= 100 && !Object.is(score, -0);
      }),
    );
  });

  it('is for taking part where luck wins, for answers where they are asked for, else for winning', () => {
    expect(usualRule('up-and-down', {})).toEqual({ rule: 'taking-part' });
    expect(usualRule('plyt', {})).toEqual(share);
    expect(usualRule('tables', { answer: true })).toEqual(share);
    expect(usualRule('tables', { answer: false })).toEqual(won);
    expect(usualRule('multiplay', { answer: 'product' })).toEqual(share);
    expect(usualRule('multiplay', { answer: 'off' })).toEqual(won);
    expect(usualRule('sequence', {})).toEqual(won);
    expect(scoreOf(result([0, 9], [0], { game: 'up-and-down' }))).toBe(100);
    expect(scoreOf(result([0, 9], [0], { game: 'up-and-down', over: false }))).toBeUndefined();
  });

  it('counts a pass as not right where the learner could have answered', () => {
    const passes = (could: boolean): GameEvent[] => [{ type: 'passed', seat: 0, could } as GameEvent];
    const one = addAnswer(newLog([0]), said(0, true));
    const score = (log: Log): number | undefined => scoreOf(result([1, 1], [0], { tally: log.tally }), atLeast(1));
    expect(score(addEvents(one, passes(true)))).toBe(50);
    expect(score(addEvents(one, passes(false)))).toBe(100);
  });

  it('never falls with a right answer, rises with a wrong one, or is higher where more answers are needed', () => {
    const tallies = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(5), fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(tallies, ([right, wrong, missed, least]) => {
        const score = (right: number, wrong: number, least: number): number =>
          scoreOf(result([1, 1], [0], answered(right, right + wrong, missed)), atLeast(least)) ?? 0;
        const now = score(right, wrong, least);
        expect(score(right + 1, wrong, least)).toBeGreaterThanOrEqual(now);
        if (right + wrong > 0) expect(score(right, wrong + 1, least)).toBeLessThanOrEqual(now);
        expect(score(right, wrong, least + 1)).toBeLessThanOrEqual(now);
        expect(now === 100).toBe(right >= least && wrong + missed === 0);
      }),
    );
  });

  it('has a rule that is read, or refused by its name', () => {
    expect(readScoreRule('taking-part')).toEqual({ ok: true, value: { rule: 'taking-part' } });
    expect(readScoreRule('won')).toEqual({ ok: true, value: won });
    expect(readScoreRule('share-right')).toEqual({ ok: true, value: share });
    expect(readScoreRule('share-right:5')).toEqual({ ok: true, value: atLeast(5) });
    expect(readScoreRule('share-right:100')).toEqual({ ok: true, value: atLeast(100) });
    expect(readScoreRule('target:60')).toEqual({ ok: true, value: target(60) });
    for (const bad of [
      '',
      'win',
      'target',
      'target:',
      'target:0',
      'target:-1',
      'target:1e9',
      'target:1.5',
      'share-right:',
      'share-right:0',
      'share-right:101',
      'share-right:1.5',
      'share-right:5 ',
      'won:3',
      null,
      7,
    ])
      expect(readScoreRule(bad)).toMatchObject({ ok: false, code: 'score' });
  });
});
