import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { review, type Review } from '../../src/review/index.js';
import { pytagoraReviewer } from '../../src/review/pytagora.js';
import { placements, type PytagoraMove, type PytagoraState } from '../../src/rules/pytagora/index.js';
import { english, italian, inEnglish } from './support/words.js';
import { say } from '../../src/words/say.js';
import { looked } from './support/look-back.js';
import { samples } from './support/pytagora-samples.js';
import { gameOf, layMove, mostPoints, position } from './support/pytagora-states.js';

/** Returns the review of one move from a position on. */
async function lookedAt(state: PytagoraState, move: PytagoraMove): Promise<Review> {
  const players = state.racks.map((_, colour) => ({ name: `Player ${colour + 1}`, bot: 0, colour }));
  const match = new Match(gameOf(state), players, state);
  const step = match.play(move);
  if (!step.ok) throw new Error(step.message);
  return looked(record(match));
}

/** Returns the judgement of one move, for positions with fewer pieces than a game has. */
async function judged(state: PytagoraState, move: PytagoraMove) {
  const step = gameOf(state).play(state, move);
  if (!step.ok) throw new Error(step.message);
  return (await pytagoraReviewer.judge(state, { by: state.seat, move, state: step.state, events: step.events }, []))!;
}
const whyOf = async (state: PytagoraState, move: PytagoraMove) => (await judged(state, move)).why;

describe('a review of Pytagora', () => {
  it('sets what was laid beside the most points, in both games', async () => {
    const laying = samples(5, 12)
      .map(({ state }) => state)
      .filter(({ phase }) => phase === 'lay');
    const games = new Set<string>();
    for (const state of laying.slice(0, 10)) {
      const all = placements(state);
      const most = mostPoints(all);
      const one = all.at(all.length >> 1);
      // A winning equation is the best whatever it scores.
      if (!one || state.scores[state.seat] + one.points >= state.options.target) continue;
      const { game, moves, measure } = await lookedAt(state, one.move);
      games.add(game);
      expect(measure).toBe('score');
      expect(moves).toHaveLength(1);
      expect(moves[0]).toMatchObject({
        seat: state.seat,
        value: one.points,
        bestValue: most,
        lost: most - one.points,
        unit: 'points',
      });
      expect(moves[0].why.code === 'pytagora-best').toBe(one.points === most);
      const best = gameOf(state).play(state, moves[0].best as PytagoraMove);
      expect(best.ok && best.events[1]).toMatchObject({ points: most });
      for (const words of [english.why, italian.why]) {
        expect(say(words, moves[0].why, inEnglish())).toMatch(/^(?!.*(undefined|NaN|[*/]|\d-)).*\.$/);
      }
    }
    expect(games.size).toBe(2);
  });

  it('does not scold a winning equation, however many points another would have scored', async () => {
    const rack = { racks: ['305=+*9986', '1234567890'] };
    const near = position({ ...rack, options: { target: 5 } });
    const { moves } = await lookedAt(near, layMove('5+3=8 0,0'));
    expect(moves).toMatchObject([{ lost: 0, value: 5, bestValue: 5, isWin: true, best: layMove('5+3=8 0,0') }]);
    const [far] = (await lookedAt(position({ ...rack, options: { target: 99 } }), layMove('5+3=8 0,0'))).moves;
    expect(far.lost).toBeGreaterThan(0);
    expect(far.isWin).toBeUndefined();
  });

  it('says first what was good, and compares within the range of the game (PYT-24)', async () => {
    const state = (upTo: number): PytagoraState =>
      position({ racks: ['35=+8-9962', ''], game: 'plus-and-minus', options: { upTo } });
    const { good, why, best } = await judged(state(0), layMove('5+3=8 0,0'));
    expect(good).toEqual({ code: 'pytagora-good', given: [5] });
    expect(say(english.why, good!, inEnglish())).toBe('Right, and worth 5 points.');
    expect(say(english.why, why, inEnglish())).toMatch(/ more/);
    expect(best.type === 'lay' && Math.max(...best.text.match(/\d+/g)!.map(Number))).toBeGreaterThan(20);
    const within = await judged(state(20), layMove('5+3=8 0,0'));
    expect(within.best.type === 'lay' && Math.max(...within.best.text.match(/\d+/g)!.map(Number))).toBeLessThan(21);
  });

  it('says what the best had more of', async () => {
    const of = (rack: string, ...equations: string[]): PytagoraState =>
      position({ racks: [rack, ''], equations, common: 1 });
    expect(await whyOf(of('2+24*'), layMove('2+2=4 0,0'))).toMatchObject({ code: 'pytagora-signs' });
    expect(await whyOf(of('1+2+6939'), layMove('1+2=3 0,0'))).toMatchObject({ code: 'pytagora-longer' });
    expect(await whyOf(of('2+24', '7=7+0 0,0'), layMove('2+2=4 0,5'))).toMatchObject({
      code: 'pytagora-crossing',
      given: [{ sum: expect.stringMatching(/=/) }, 6, 1, 1],
    });
    expect(await whyOf(of('12+35+8'), layMove('3+5=8 0,0'))).toMatchObject({
      code: expect.stringMatching(/^pytagora-/),
    });
  });

  it('PYT-19: says when pieces were exchanged though there was an equation, and when there was none', async () => {
    const free = position({ racks: ['2+24', ''], common: 1, options: { exchange: 'any-time' } });
    const exchanged = await judged(free, { type: 'exchange' });
    expect(exchanged).toMatchObject({ value: -5, bestValue: 5, best: { type: 'lay' } });
    expect(exchanged.why).toMatchObject({ code: 'pytagora-exchange', given: [{ sum: expect.any(String) }, 5] });
    const stuck = position({ racks: ['0123456789', ''] });
    expect(await judged(stuck, { type: 'exchange' })).toMatchObject({
      value: -5,
      bestValue: -5,
      why: { code: 'pytagora-stuck' },
    });
    const passing = { ...free, exchanges: 1 };
    expect(await whyOf(passing, { type: 'pass' })).toMatchObject({ code: 'pytagora-pass' });
  });

  it('gives up when nobody waits any more', async () => {
    const [{ state }] = samples(5, 1);
    const players = state.racks.map((_, colour) => ({ name: `Player ${colour}`, bot: 0, colour }));
    const match = new Match(gameOf(state), players, state);
    expect(await review(record(match), AbortSignal.abort())).toMatchObject({ ok: false, code: 'aborted' });
  });
});
