import { describe, expect, it } from 'vitest';
import { abilities } from '../../src/bots/plyt-abilities.js';
import { plytBot } from '../../src/bots/plyt.js';
import { plyt, type PlytOptions, type PlytState } from '../../src/rules/plyt/index.js';
import { seeded } from './support/random.js';

const optionsOf = (given: object): PlytOptions => {
  const read = plyt.options(given);
  if (!read.ok) throw new Error(read.message);
  return read.value;
};

/** Plays a game of computer players to its end; throws if a move is refused or the game does not end. */
function game(seats: number, given: object, seed: number, levels: readonly number[]) {
  const random = seeded(seed);
  let state: PlytState = plyt.setup(seats, optionsOf(given), random);
  const answers = levels.map(() => ({ right: 0, all: 0 }));
  for (let i = 0; i < 5000; i++) {
    const turn = plyt.turn(state);
    if (turn.kind === 'over') return { state, answers, winner: turn.winners[0] };
    const move = turn.kind === 'chance' ? plyt.chance(state, random) : plytBot.think(state, levels[turn.seat], random);
    const step = plyt.play(state, move as never);
    if (!step.ok) throw new Error(`${step.message} ${JSON.stringify(move)}`);
    for (const event of step.events) {
      if (event.type !== 'answered') continue;
      answers[event.seat].all++;
      if (event.right) answers[event.seat].right++;
    }
    state = step.state;
  }
  throw new Error('The game does not end.');
}

describe('A computer player of PLYT', () => {
  it.each([
    ['cards at once', {}],
    ['cards kept', { cardsWhen: 'keep' }],
    ['a penalty, and cards kept', { penalty: true, cardsWhen: 'keep', standard: 3 }],
    ['sums', { operation: 'add', allowFewer: true }],
    ['numbers to recognise', { operation: 'recognise', timer: 0, cards: false }],
    ['fixed dice', { fixed: [[6], [3, 4], []] }],
    ['a variable bonus', { bonus: 'variable', standard: 1 }],
  ])('plays whole games with %s, and every move is legal', (_, given) => {
    for (let seed = 1; seed <= 6; seed++) expect(game(3, given, seed, [2, 3, 4]).state.phase.type).toBe('over');
  });

  it('is as often right as its level says, and more often from level to level', () => {
    const base = plyt.setup(2, optionsOf({ allowFewer: true }), seeded(1));
    const random = seeded(4);
    for (const [i, ability] of abilities.entries()) {
      for (const thrown of [[7], [7, 8], [7, 8, 3]]) {
        const state: PlytState = { ...base, phase: { type: 'answer', seat: 0, thrown } };
        const answer = thrown.reduce((product, n) => product * n);
        let right = 0;
        for (let n = 0; n < 600; n++) {
          const move = plytBot.think(state, i + 1, random);
          if ('answer' in move && move.answer === answer) right++;
        }
        expect(Math.abs(right / 600 - ability[thrown.length - 1] / 100)).toBeLessThan(0.06);
      }
    }
    for (const numbers of [0, 1, 2, 3, 4, 5]) {
      for (let level = 1; level < abilities.length; level++) {
        expect(abilities[level][numbers]).toBeGreaterThanOrEqual(abilities[level - 1][numbers]);
      }
    }
  });

  it('never plays a card of its own against itself when it may hurt who leads', () => {
    const at = [30, 77];
    const base = plyt.setup(2, optionsOf({}), seeded(1));
    const state: PlytState = {
      ...base,
      at,
      phase: { type: 'open-card', seat: 0, card: 'another-down', links: 0, turn: 0, thrown: [5, 6] },
    };
    const move = plytBot.think(state, 2, seeded(2));
    expect(move).toMatchObject({ type: 'card', seat: 1, to: 45 });
  });

  it('gets rid of a card that bars the summit, though it takes the piece back (PLY-32)', () => {
    const base = plyt.setup(2, optionsOf({ cardsWhen: 'keep', bonus: 'none' }), seeded(1));
    const pack = base.pack.toSpliced(base.pack.indexOf('yourself-back'), 1);
    const hands = [['yourself-back' as const], []];
    const running = { turn: 0, thrown: [5, 6], own: 'held-back' as const, fresh: 0 };
    const state: PlytState = { ...base, pack, hands, at: [112, 111], phase: { type: 'play-cards', ...running } };
    expect(plytBot.think(state, 3, seeded(2))).toMatchObject({ type: 'card', index: 0, seat: 0, to: 107 });
  });

  it('uses the card that has held back its own move, so that the next one may win (PLY-31, PLY-32)', () => {
    const base = plyt.setup(2, optionsOf({ cardsWhen: 'keep', plytSquares: [6] }), seeded(1));
    const pack = base.pack.slice(1);
    const hands = [['another-back' as const], []];
    const running = { turn: 0, thrown: [9, 6], fresh: 0 };
    const state = (own: 'held-back' | 'to-come'): PlytState => ({
      ...base,
      ...{ pack, hands, at: [106, 60], phase: { type: 'play-cards', own, ...running } },
    });
    expect(plytBot.think(state('held-back'), 3, seeded(2))).toMatchObject({ type: 'card', index: 0, seat: 1, to: 51 });
    expect(plytBot.think(state('to-come'), 3, seeded(2))).toEqual({ type: 'advance' });
  });

  it('chooses by all throws of the next turn: near the summit it needs no bonus', () => {
    const dice = (at: number[], given: object = {}): unknown => {
      const base = plyt.setup(2, optionsOf({ cards: false, ...given }), seeded(1));
      return plytBot.think({ ...base, at, phase: { type: 'choose', seat: 0 } }, 4, seeded(2));
    };
    expect(dice([20, 20])).toEqual({ type: 'choose', dice: 4 });
    expect(dice([112, 60])).toEqual({ type: 'choose', dice: 2 });
    expect(plytBot.promises(plyt.setup(2, optionsOf({}), seeded(1)), 4)).toEqual([]);
  });

  it('plays alone too', () => {
    expect(game(1, {}, 3, [2]).winner).toBe(0);
  });
});
