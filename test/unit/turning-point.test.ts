import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { talkOf, type AnyMatch } from '../../src/live/client/talk.js';
import { Match } from '../../src/match/match.js';
import { stepsAround, turningPoint } from '../../src/match/turning-point.js';
import type { GameEvent } from '../../src/rules/game.js';
import { anyMove, begun, gameNamed, tried } from './support/all-games.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

/** Returns a match of two whose scores after each move are given. */
const ofScores = (start: number[], ...plies: [by: number | 'chance', scores: number[]][]) => ({
  start,
  plies: plies.map(([by, state]) => ({ by, state })),
});
const plain = { scores: (state: readonly number[]) => [...state] };
const fewest = { ...plain, fewest: true as const };

describe('The turning point of a game', () => {
  it('is looked at from one move before it to the next move of a seat, whatever chance does in between', () => {
    const match = ofScores([0, 0], [0, [9, 0]], ['chance', [9, 0]], [1, [9, 1]], [0, [10, 1]]);
    expect(stepsAround(match, turningPoint(plain, match)!)).toEqual([0, 1, 3]);
    const last = ofScores([0, 0], [0, [1, 0]], [1, [1, 9]]);
    expect(stepsAround(last, turningPoint(plain, last)!)).toEqual([1, 2]);
  });

  it('is the move after which its player’s lead had grown by most', () => {
    expect(turningPoint(plain, ofScores([0, 0], [0, [3, 0]], [1, [3, 9]], [0, [7, 9]]))).toEqual({
      ply: 2,
      seat: 1,
      swing: 9,
      before: [3, 0],
      after: [3, 9],
    });
  });

  it('counts what a player takes from the others, and is by no dice', () => {
    const played = ofScores([0, 0], [0, [4, 0]], ['chance', [4, 20]], [1, [1, 23]]);
    expect(turningPoint(plain, played)).toMatchObject({ ply: 3, swing: 6 });
  });

  it('is of several the last, and in a game of fewest points the one that lowered them', () => {
    expect(turningPoint(plain, ofScores([0, 0], [0, [5, 0]], [1, [5, 5]]))).toMatchObject({ ply: 2 });
    expect(turningPoint(fewest, ofScores([9, 9], [0, [9, 15]], [1, [9, 5]]))).toMatchObject({ ply: 2, swing: 10 });
  });

  it('is none if no move made a difference, or nobody else was there', () => {
    expect(turningPoint(plain, ofScores([0, 0], [0, [0, 0]]))).toBeUndefined();
    expect(turningPoint(plain, ofScores([0], [0, [9]]))).toBeUndefined();
  });
});

/** Plays a game at random to its end, or for 150 moves. */
function played([name, seats, options]: (typeof tried)[number], seed: number, bots: readonly number[] = []): AnyMatch {
  const game = gameNamed(name);
  const random = seeded(seed);
  const players = Array.from({ length: seats }, (_, i) => ({
    name: `${i}`,
    bot: bots.includes(i) ? 1 : 0,
    colour: i,
  }));
  const match = new Match(game, players, begun(game, seats, options, random));
  for (let i = 0; i < 150 && match.turn.kind !== 'over'; i++)
    match.play(match.turn.kind === 'chance' ? game.chance(match.state, random) : anyMove(game, match.state, random));
  return match;
}

describe('What a class talks about after a round', () => {
  it.each(tried.filter(([, seats]) => seats === 2))('is there for every game: %s, %i, %j', (...given) => {
    const boards = [1, 2, 3].map((seed) => ({ board: `1-${seed}`, match: played(given, seed) }));
    const { turning, facts } = talkOf(boards);
    const { scores } = boards[0].match.game;
    expect(turning).toBeDefined();
    expect(turning!.point.after).toEqual(scores(turning!.match.plies[turning!.point.ply - 1].state));
    expect(facts.length).toBeLessThanOrEqual(3);
    for (const fact of facts) expect(fact).toMatch(/=/);
  });

  const answered = (seat: number, prompt: string, expected: number, right: boolean): GameEvent =>
    ({ type: 'answered', seat, prompt, given: right ? expected : 1, expected, right, ms: 0 }) as GameEvent;
  const asked = (bot: number, ...events: GameEvent[]): AnyMatch => {
    const match = played(
      tried.find(([, seats]) => seats === 2)!,
      1,
    );
    return {
      game: match.game,
      start: match.start,
      players: [0, 1].map((seat) => ({ name: `${seat}`, bot: seat === bot ? 1 : 0, colour: seat })),
      plies: [{ move: {}, by: 0, state: match.start, events }],
      isBot: (seat: number) => seat === bot,
    } as unknown as AnyMatch;
  };

  it('looks again first at what was missed on most boards, and leaves out what computer players do', () => {
    const one = asked(1, answered(0, '7*8', 56, false), answered(1, '9*9', 81, false), answered(0, '6*?=42', 7, true));
    const other = asked(
      -1,
      answered(0, '6*4', 24, false),
      answered(1, '8*?=56', 7, false),
      answered(0, '2*3', 6, true),
    );
    const { facts, praise, turning } = talkOf([
      { board: '1-1', match: one },
      { board: '1-2', match: other },
    ]);
    expect(facts).toEqual(['7*8=56', '6*4=24', '6*7=42']);
    // Two of five answers were right: that is no praise.
    expect(praise).toEqual([]);
    expect(turning).toBeUndefined();
  });

  it('praises only what is true of the class', () => {
    const { praise } = talkOf([
      { board: '1-1', match: asked(1, answered(0, '2*3', 6, true), answered(0, '2*4', 8, true)) },
    ]);
    expect(praise).toEqual([{ kind: 'answers', right: 2, of: 2 }]);
  });
});
