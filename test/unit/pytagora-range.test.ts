// A child's range in Pytagora and in Plus and minus: what may be laid, what the computer lays, what hints lead to.
import { beforeAll, describe, expect, it } from 'vitest';
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { firstReach, highest, isInReach, signsIn } from '../../src/bots/pytagora-simple.js';
import { hintsWith } from '../../src/hints/find-hints.js';
import { pytagoraHinter } from '../../src/hints/pytagora.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { plusAndMinusReviewer, pytagoraReviewer } from '../../src/review/pytagora.js';
import {
  isStuck,
  isUpTo,
  placements,
  plusAndMinus,
  pytagora,
  type PytagoraGame,
  type PytagoraMove,
  type PytagoraState,
} from '../../src/rules/pytagora/index.js';
import { valueOf } from './support/embed.js';
import { gameOf, layMove, position } from './support/pytagora-states.js';
import { seeded } from './support/random.js';

beforeAll(() => pytagoraHinter.load?.());

/** Plays a game of computer players; returns each position in which a seat chose, with its choice. */
async function chosen(
  game: PytagoraGame,
  given: object,
  levels: readonly number[],
  seed: number,
): Promise<{ state: PytagoraState; move: PytagoraMove }[]> {
  const random = seeded(seed);
  const made: { state: PytagoraState; move: PytagoraMove }[] = [];
  let state = game.setup(levels.length, valueOf(game.options(given)), random);
  while (state.phase !== 'over') {
    const isChoice = state.phase === 'lay';
    const move = isChoice ? await pytagoraBot.think(state, levels[state.seat], random) : game.chance(state, random);
    if (isChoice) made.push({ state, move });
    const step = game.play(state, move);
    if (!step.ok) throw new Error(`${step.message} ${JSON.stringify(move)} ${game.write(state)}`);
    ({ state } = step);
  }
  return made;
}

describe('PYT-24: numbers up to a limit', () => {
  const range = (upTo: number): PytagoraState =>
    position({ racks: ['1234789+-+', ''], game: 'plus-and-minus', options: { upTo } });
  const refused = (state: PytagoraState, text: string) => gameOf(state).play(state, layMove(`${text} 0,0`));

  it('refuse an equation with a larger one, and say which', () => {
    expect(refused(range(20), '8+13=21')).toMatchObject({
      ok: false,
      rule: 'PYT-24',
      reason: 'too-large',
      details: { at: 5, number: '21', upTo: 20 },
    });
    expect(refused(range(20), '37-9=28')).toMatchObject({ ok: false, details: { at: 0, number: '37', upTo: 20 } });
    // Adding to 10 does not come to 11, though no number of the equation is larger than 10.
    const eleven = position({ racks: ['5674++', ''], game: 'plus-and-minus', options: { upTo: 10 } });
    expect(refused(eleven, '5+6=7+4')).toMatchObject({ ok: false, details: { at: 3, number: '11', upTo: 10 } });
    expect(refused(range(20), '9+8=17').ok).toBe(true);
    expect(refused(range(0), '37-9=28').ok).toBe(true);
  });

  it('hold for every move that is listed, and decide who is stuck', () => {
    const all = placements(range(0)).map(({ move }) => move.text);
    for (const upTo of [10, 20, 100]) {
      const state = range(upTo);
      const within = placements(state).map(({ move }) => move.text);
      expect(within.sort(), `${upTo}`).toEqual(all.filter((text) => isUpTo(text, state.options)).sort());
      expect([...plusAndMinus.moves(state)].filter(({ type }) => type === 'lay').length).toBe(within.length);
    }
    const large = { racks: ['59+4+=8677', ''], common: 0 };
    expect(isStuck(position({ ...large, game: 'plus-and-minus' }))).toBe(false);
    expect(isStuck(position({ ...large, game: 'plus-and-minus', options: { upTo: 4 } }))).toBe(true);
  });

  it('are kept by computer players of every level, by hints and by the review', async () => {
    for (const [game, reviewer] of [
      [pytagora, pytagoraReviewer],
      [plusAndMinus, plusAndMinusReviewer],
    ] as const)
      for (const upTo of [10, 20]) {
        const options = { upTo, target: 30, exchange: 'free' };
        for (const { state, move } of await chosen(game, options, [1, 2, 3, 4], upTo)) {
          const hints = valueOf(await hintsWith(pytagoraHinter, game, state));
          const step = game.play(state, move);
          const ply = { move, state: step.ok && step.state, events: step.ok ? step.events : [], seat: state.seat };
          const judged = await reviewer.judge(state, ply as never, [], undefined);
          for (const one of [move, hints.move, judged?.best])
            if (one?.type === 'lay') expect(isUpTo(one.text, state.options), one.text).toBe(true);
        }
      }
  });

  it('are written into a position, which is not read with a larger number in it', () => {
    const start = plusAndMinus.write(plusAndMinus.setup(1, valueOf(plusAndMinus.options({ upTo: 20 })), seeded(1)));
    expect(start).toMatch(/^pm2\.u20\./);
    expect(valueOf(plusAndMinus.read(start)).options.upTo).toBe(20);
  });
});

describe('PYT-30: new pieces in Plus and minus', () => {
  const rack = position({ racks: ['1234567+-+', ''], game: 'plus-and-minus', options: {} });

  it('are free unless agreed otherwise, also with an equation in the hand', () => {
    const after = (state: PytagoraState) => {
      const step = gameOf(state).play(state, { type: 'exchange' });
      return step.ok ? step.state.scores[0] : `${step.rule} ${step.reason}`;
    };
    expect(after(rack)).toBe(0);
    const agreed = (exchange: PytagoraState['options']['exchange']): PytagoraState => ({
      ...rack,
      options: { ...rack.options, exchange },
    });
    expect(after(agreed('any-time'))).toBe(-5);
    expect(after(agreed('only-when-stuck'))).toBe('PYT-19 not-stuck');
    expect(pytagora.defaults.exchange).toBe('only-when-stuck');
  });

  it('have cost points in games of an earlier version, which are read and go on as they were', () => {
    const game = plusAndMinus;
    const random = seeded(3);
    const players = ['Ada', 'Ben'].map((name, colour) => ({ name, bot: 0, colour }));
    const match = new Match(game, players, game.setup(2, game.defaults, random));
    while (match.state.phase === 'deal') match.play(game.chance(match.state, random));
    match.play({ type: 'exchange' });
    match.play(game.chance(match.state, random));
    const { rules: _, ...earlier } = record(match);
    expect(match.state.scores).toEqual([0, 0]);
    const again = valueOf(replay(game, earlier, 4));
    expect(again.state.scores).toEqual([-5, 0]);
    expect(valueOf(game.read(game.write(again.state)))).toEqual(again.state);
    expect(valueOf(replay(game, record(match), 4)).state.scores).toEqual([0, 0]);
  });
});

describe('an equation within reach', () => {
  const small = position({ game: 'plus-and-minus' });
  it('is told by its signs, its numbers, and the numbers on the way', () => {
    expect(['8+9-7=10', '5=8+9-5-7', '6*3+2=20', '97=1+96'].map((text) => highest(text, position()))).toEqual([
      17, 17, 20, 97,
    ]);
    expect(signsIn('5=8+9-5-7')).toBe(3);
    const fits = (text: string, state = small): boolean => isInReach(text, state, firstReach(state));
    expect(['8+9=17', '20-3=17', '5=8+9-5-7', '97=1+96', '12+9=21'].map((text) => fits(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['6*8=48', '24/3=8', '12*4=48', '7*8=56', '97=1+96'].map((text) => fits(text, position()))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const ten = position({ options: { upTo: 10 } });
    expect(['4+5=9', '3*3=9', '9+3=12'].map((text) => fits(text, ten))).toEqual([true, true, false]);
  });
});

describe('Easy', () => {
  it.each([
    ['pytagora', pytagora, {}],
    ['pytagora up to 100', pytagora, { upTo: 100, exchange: 'free' }],
    ['plus and minus', plusAndMinus, {}],
    ['plus and minus up to 10', plusAndMinus, { upTo: 10 }],
  ] as const)('lays in %s what a child finds, wherever there is such an equation', async (_, game, options) => {
    let laid = 0;
    for (let seed = 0; seed < 3; seed++)
      for (const { state, move } of await chosen(game, options, [1, 1], seed)) {
        const fits = (text: string): boolean => isInReach(text, state, firstReach(state));
        const isThere = placements(state).some((one) => fits(one.move.text));
        if (move.type === 'lay' && isThere) expect(fits(move.text), move.text).toBe(true);
        if (move.type === 'lay') laid++;
      }
    expect(laid).toBeGreaterThan(15);
  });
});

describe('the first hint in Plus and minus', () => {
  it('is within reach of a child of six, or free new pieces', async () => {
    const moves: Record<string, number> = {};
    for (let seed = 0; seed < 40; seed++) {
      const random = seeded(seed);
      let state = plusAndMinus.setup(2, plusAndMinus.defaults, random);
      while (state.phase === 'deal') {
        const step = plusAndMinus.play(state, plusAndMinus.chance(state, random));
        if (step.ok) ({ state } = step);
      }
      const hints = valueOf(await hintsWith(pytagoraHinter, plusAndMinus, state));
      const { move } = hints;
      moves[move.type] = (moves[move.type] ?? 0) + 1;
      if (move.type === 'lay') expect(isInReach(move.text, state, firstReach(state)), move.text).toBe(true);
      else expect(hints.rungs.map(({ code }) => code).at(-1)).toBe('pytagora-exchange-free');
    }
    expect(moves['lay']).toBeGreaterThan(20);
    expect(moves['exchange']).toBeGreaterThan(0);
  });
});
