import { describe, expect, it } from 'vitest';
import { plytBot } from '../../src/bots/plyt.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { plytReviewer } from '../../src/review/plyt.js';
import type { Judged, Review, Reviewer } from '../../src/review/reviewer.js';
import { sequenceReviewer } from '../../src/review/sequence.js';
import type { Bot, GameEvent } from '../../src/rules/game.js';
import { plyt, type PlytMove, type PlytState } from '../../src/rules/plyt/index.js';
import { sequence, type SequenceMove, type SequenceState } from '../../src/rules/sequence/index.js';
import type { Card } from '../../src/rules/trail/cards.js';
import { say } from '../../src/words/say.js';
import { looked, seats } from './support/look-back.js';
import { seeded } from './support/random.js';
import { english, italian } from './support/words.js';

const stars = Array.from({ length: 100 }, (_, i) => i + 4);
const keep = { cardsWhen: 'keep', plytSquares: stars };

/** Returns the judgement of a move in a position of two players in which Ada has these cards. */
function judged(phase: PlytState['phase'], at: readonly number[], hand: readonly Card[], move: PlytMove) {
  const options = plyt.options({ ...keep, bonus: 'none' });
  if (!options.ok) throw new Error(options.message);
  const start = plyt.setup(2, options.value, seeded(1));
  const pack = [...start.pack];
  const known = 'card' in phase ? [...hand, phase.card] : hand;
  for (const card of known) pack.splice(pack.indexOf(card), 1);
  const state: PlytState = { ...start, at, pack, hands: [hand, []] as PlytState['hands'], phase };
  const step = plyt.play(state, move);
  if (!step.ok) throw new Error(step.message);
  return plytReviewer.judge(state, { move, by: 0, ...step }, []) as Judged<PlytMove>;
}

const told = ({ why }: Pick<Judged<unknown>, 'why'>): string =>
  say(english.why, why, { figure: String, name: (seat) => ['Ada', 'Ben'][seat] });

describe('A review of cards that are kept (PLY-31)', () => {
  const turn = { turn: 0, thrown: [9, 6], fresh: 0 } as const;
  const turned = (card: Card): PlytState['phase'] => ({
    type: 'turned-card',
    seat: 0,
    card,
    links: 0,
    own: 'made',
    ...turn,
  });
  const hand: PlytState['phase'] = { type: 'play-cards', own: 'made', ...turn };

  it('sets playing a card at once beside keeping it', () => {
    const kept = judged(turned('another-back'), [60, 62], [], { type: 'keep' });
    expect(kept).toMatchObject({ unit: 'chance', best: { type: 'card', seat: 1, to: 53 } });
    expect(kept.bestValue).toBeGreaterThan(kept.value + 0.05);
    expect(told(kept)).toBe('It was better to move Ben to square 53.');

    const played = judged(turned('another-back'), [60, 62], [], { type: 'card', seat: 1, to: 53 });
    expect(played.value).toBe(played.bestValue);
    expect(told(played)).toBe('That was the best thing to do.');

    const hurts = judged(turned('another-forward'), [60, 62], [], { type: 'card', seat: 1, to: 71 });
    expect(hurts.best).toEqual({ type: 'keep' });
    expect(told(hurts)).toBe('It was better to wait with the card.');
    expect(told(judged(turned('another-forward'), [60, 62], [], { type: 'keep' }))).toBe(
      'That was the best thing to do.',
    );
  });

  it('sets a card of the hand beside another card and the end of the turn', () => {
    // Back by the 9 of this throw: more than most throws would give.
    const waited = judged(hand, [60, 62], ['another-back'], { type: 'done' });
    expect(waited.best).toMatchObject({ type: 'card', index: 0, seat: 1, to: 53 });
    expect(told(waited)).toBe('It was better to move Ben to square 53.');

    const hurts = judged(hand, [60, 62], ['another-forward'], { type: 'card', index: 0, seat: 1, to: 71 });
    expect(hurts.best).toEqual({ type: 'done' });
    expect(told(hurts)).toBe('It was better to wait with the card.');
    expect(told(judged(hand, [60, 62], ['another-forward'], { type: 'done' }))).toBe('That was the best thing to do.');

    const two: readonly Card[] = ['another-back', 'another-forward'];
    const other = judged(hand, [60, 62], two, { type: 'card', index: 1, seat: 1, to: 71 });
    expect(told(other)).toBe('It was better to move Ben to square 53.');
  });

  it('does not judge where there is nothing to choose', () => {
    expect(judged(hand, [1, 60], ['yourself-down'], { type: 'done' })).toBeUndefined();
  });
});

describe('A review of cards that go back under the pack (PLY-34)', () => {
  const blocked: PlytState['phase'] = { type: 'play-cards', own: 'held-back', turn: 0, thrown: [9, 6], fresh: 0 };

  it('sets putting back a card that can do nothing beside the end of the turn and the other cards', () => {
    const at = [110, 108];
    const kept = judged(blocked, at, ['yourself-up'], { type: 'done' });
    expect(kept).toMatchObject({ unit: 'chance', best: { type: 'put-back', index: 0 } });
    expect(kept.bestValue).toBeGreaterThan(kept.value + 0.005);
    expect(told(kept)).toBe('It was better to put the card back.');
    const returned = judged(blocked, at, ['yourself-up'], { type: 'put-back', index: 0 });
    expect(returned.value).toBe(returned.bestValue);

    // Playing the other card has the same result before or after; ending the turn does not.
    const two: readonly Card[] = ['yourself-up', 'another-back'];
    const ended = judged(blocked, at, two, { type: 'done' });
    expect(ended.bestValue).toBeGreaterThan(ended.value + 0.005);
    const first = judged(blocked, at, two, { type: 'card', index: 1, seat: 1, to: 99 });
    const other = judged(blocked, at, two, { type: 'put-back', index: 0 });
    expect(first.value).toBeCloseTo(other.value, 9);
  });

  it('weighs them in Sequence too', async () => {
    await sequenceBot.ready('at-least');
    const options = sequence.options({ cards: true, cardsWhen: 'keep' });
    if (!options.ok) throw new Error(options.message);
    const start = sequence.setup(2, options.value, seeded(1));
    const pack = [...start.pack];
    pack.splice(Math.max(0, pack.indexOf('yourself-up')), 1);
    const phase = {
      type: 'play-cards',
      turn: 0,
      dice: [5, 8, 8, 8, 1, 2],
      score: 5,
      own: 'held-back',
      fresh: 0,
    } as const;
    const state: SequenceState = { ...start, at: [110, 108], pack, hands: [['yourself-up'], []], phase };
    const step = sequence.play(state, { type: 'done' });
    if (!step.ok) throw new Error(step.message);
    const found = sequenceReviewer.judge(state, { move: { type: 'done' }, by: 0, ...step }, []) as Judged<unknown>;
    expect(found).toMatchObject({ unit: 'chance', best: { type: 'put-back', index: 0 } });
    expect(told(found)).toBe('It was better to put the card back.');
  });
});

describe('A review of open cards in Sequence (SEQ-12)', () => {
  it('sets each use beside the one that leaves the best chance in the race', async () => {
    await sequenceBot.ready('at-least');
    const options = sequence.options({ cards: true });
    if (!options.ok) throw new Error(options.message);
    const start = sequence.setup(3, options.value, seeded(1));
    const pack = [...start.pack];
    pack.splice(Math.max(0, pack.indexOf('another-back')), 1);
    const phase = {
      type: 'open-card',
      seat: 0,
      card: 'another-back',
      links: 0,
      turn: 0,
      dice: [9, 8, 8, 8, 1, 2],
    } as const;
    const state: SequenceState = { ...start, at: [77, 100, 20], pack, phase };
    const race = ({ at }: SequenceState): number =>
      sequenceBot.standing({ ...state, at, phase: { type: 'roll', seat: 1, rolls: 0, dice: [], keep: 0 } })![0];
    const uses = [...sequence.moves(state)];
    expect(uses.length).toBe(2);
    const worths = uses.map((move) => {
      const step = sequence.play(state, move);
      if (!step.ok) throw new Error(step.message);
      return { move, step, worth: race(step.state) };
    });
    const most = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
    expect(most.move).toMatchObject({ seat: 1, to: 91 });
    for (const { move, step, worth } of worths) {
      const found = sequenceReviewer.judge(state, { move, by: 0, ...step }, []) as Judged<SequenceMove>;
      expect(found.best).toEqual(most.move);
      expect(found.value).toBeCloseTo(worth, 9);
      expect(found.bestValue).toBeCloseTo(most.worth, 9);
      expect(found.why.code).toBe(move === most.move ? 'card-right' : 'card-better-use');
    }
  });
});

describe('Whole games with cards that are kept', () => {
  async function played<O, S extends { readonly phase: { readonly type: string } }, M, E extends GameEvent>(
    { game }: Reviewer<O, S, M, E>,
    bot: Bot<S, M>,
    level: number,
    given: object,
  ): Promise<Review['moves']> {
    const random = seeded(6);
    const options = game.options(given);
    if (!options.ok) throw new Error(options.message);
    const match = new Match(game, seats(2), game.setup(2, options.value, random));
    const places = new Map<number, string>();
    for (let i = 0; i < 400 && !match.isOver; i++) {
      const { turn, state } = match;
      const moves = turn.kind === 'chance' ? [game.chance(state, random)] : [...game.moves(state)];
      const thinks = level && turn.kind === 'seat';
      places.set(match.ply, state.phase.type);
      const step = match.play(thinks ? await bot.think(state, level, random) : moves[random(moves.length)]);
      if (!step.ok) throw new Error(step.message);
    }
    const { moves } = await looked(record(match));
    return moves.filter(({ ply }) => ['turned-card', 'play-cards'].includes(places.get(ply)!));
  }

  const games = [
    ['Sequence', (level: number) => played(sequenceReviewer, sequenceBot, level, { ...keep, cards: true })],
    ['PLYT', (level: number) => played(plytReviewer, plytBot, level, keep)],
  ] as const;

  it.each(games)('%s: whoever plays at random could often have done better, and reads why', async (_, game) => {
    const moves = await game(0);
    expect(moves.length).toBeGreaterThan(20);
    expect(moves.filter(({ lost }) => lost > 0.02).length).toBeGreaterThan(5);
    for (const { why, lost, value, bestValue } of moves) {
      expect(lost >= 0.005).toBe(why.code.startsWith('card-better'));
      expect(value >= 0 && bestValue <= 1).toBe(true);
      for (const words of [english.why, italian.why])
        expect(say(words, why, { figure: String })).toMatch(/^\S[^\d]*(\d+)?\.$|^\S.*\d+\.$/);
    }
  });

  it('Sequence: nothing is better than what the third computer player does', async () => {
    const moves = await games[0][1](3);
    expect(moves.length).toBeGreaterThan(20);
    expect(Math.max(...moves.map(({ lost }) => lost))).toBeLessThan(1e-6);
  });
});
