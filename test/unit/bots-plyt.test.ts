import { describe, expect, it } from 'vitest';
import { plytBot } from '../../src/bots/plyt.js';
import { plyt, type PlytOptions, type PlytState } from '../../src/rules/plyt/index.js';
import { seeded } from './support/random.js';

const optionsOf = (given: object): PlytOptions => {
  const read = plyt.options(given);
  if (!read.ok) throw new Error(read.message);
  return read.value;
};

/** Plays a game of computer players to its end; throws where a move is refused or the game does not end. */
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
    for (let seed = 1; seed <= 6; seed++) expect(game(3, given, seed, [1, 2, 2]).state.phase.type).toBe('over');
  });

  it('is right more often on level 2', () => {
    const sums = [0, 0];
    const all = [0, 0];
    for (let seed = 1; seed <= 20; seed++) {
      game(2, { standard: 3 }, seed, [1, 2]).answers.forEach((one, seat) => {
        sums[seat] += one.right;
        all[seat] += one.all;
      });
    }
    expect(sums[0] / all[0]).toBeGreaterThan(0.4);
    expect(sums[1] / all[1]).toBeGreaterThan(sums[0] / all[0]);
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

  it('plays alone too', () => {
    expect(game(1, {}, 3, [2]).winner).toBe(0);
  });
});
