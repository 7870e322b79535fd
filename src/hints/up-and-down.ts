/** Hints for Up and down, in very few words: the next number, where to look in the hand, and the piece. */
import { upAndDownBot } from '../bots/up-and-down.js';
import { places, wanted, type UpAndDownMove, type UpAndDownState } from '../rules/up-and-down/index.js';
import { rung, type Hinter } from './hint.js';

/** The number of pieces marked in addition to the one that fits. */
const beside = 1;

export const upAndDownHinter: Hinter<UpAndDownState, UpAndDownMove> = {
  async find(state, seat, { signal, random = () => 0, to }) {
    const move = to ?? (await upAndDownBot.think(state, upAndDownBot.levels, random, signal));
    if (move.type !== 'lay' || move.end === undefined) return undefined;
    const { digit, end } = move;
    const hand = state.hands[seat];
    const at = hand.indexOf(digit);
    const around = hand.flatMap((_, index) => (Math.abs(index - at) <= beside ? [index] : []));
    const ends = places(state).flatMap((place, one) => (place ? [one] : []));
    return {
      move,
      rungs: [
        rung(wanted(state).length > 1 ? 'square-two' : 'square-next', [], { cells: ends }),
        rung('square-here', [], { cells: ends, pieces: around }),
        rung('square-lay', [digit], { cells: [end], pieces: [at] }),
      ],
    };
  },
};
