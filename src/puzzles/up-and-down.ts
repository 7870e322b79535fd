/**
 * Puzzles of Up and down, in Even and odd (PYT-44): two numbers fit, and one of them has fewer places left. On the
 * single path there is never a choice (PYT-42).
 */
import { rated } from '../bots/up-and-down.js';
import type { Random } from '../rules/game.js';
import {
  upAndDown,
  type UpAndDownMove,
  type UpAndDownOptions,
  type UpAndDownState,
} from '../rules/up-and-down/index.js';
import { highest, type Puzzler } from './puzzler.js';

/** Plays one move of a game between two players who lay any piece that fits. */
function goOn(state: UpAndDownState, random: Random): UpAndDownState {
  const isChance = upAndDown.turn(state).kind === 'chance';
  const moves = isChance ? [upAndDown.chance(state, random)] : [...upAndDown.moves(state)];
  const step = upAndDown.play(state, moves[random(moves.length)]);
  return step.ok ? step.state : { ...state, phase: 'over' };
}

const digitOf = (move: UpAndDownMove): number => move.digit;

/** The minimum number of places of each number in a hard puzzle. */
const fewest = 2;

export const upAndDownPuzzler: Puzzler<UpAndDownOptions, UpAndDownState, UpAndDownMove> = {
  game: upAndDown,
  unit: 'places',
  margin: 1,
  most: 4000,
  tasks: ['square-fewer'],
  usual: { variant: 'even-and-odd' },
  tidy: (state) => state,
  load: () => Promise.resolve(),
  *positions(options, random) {
    for (;;) {
      let state = upAndDown.setup(2, options, random);
      while (state.phase !== 'over') {
        yield state.phase === 'lay' ? state : undefined;
        state = goOn(state, random);
      }
    }
  },
  /**
   * Rates each piece by the number of places that the other number then has: one now, and those where it comes up
   * again.
   */
  *rate(state) {
    const all = rated(state);
    const [one, other] = all;
    if (all.length !== 2 || one.move.digit === other.move.digit) return undefined;
    yield;
    const choices = [
      { move: one.move, value: other.again + 1 },
      { move: other.move, value: one.again + 1 },
    ];
    return {
      task: 'square-fewer',
      given: [one.move.digit, other.move.digit],
      choices,
      best: highest(choices),
    };
  },
  key: (move) => String(digitOf(move)),
  /**
   * Returns whether the puzzle suits its strength: in an easy puzzle the numbers of places differ by two or more; in a
   * hard one by one, and both numbers have several.
   */
  suits(_, { choices, best }, second, strength) {
    const by = choices[best].value - second;
    if (strength === 'easy') return by > 1;
    return strength === 'medium' || (by === 1 && second >= fewest);
  },
  value: (_, { choices }, move) => choices.find((one) => digitOf(one.move) === digitOf(move))?.value,
  why(_, { choices, best }) {
    const { move, value } = choices[best];
    const other = choices[1 - best];
    return { code: 'square-waits', given: [move.digit, other.value, other.move.digit, value] };
  },
};
