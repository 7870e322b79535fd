import { shownLevel } from '../../src/bots/plyt-level.js';
import { plytHinter } from '../../src/hints/plyt.js';
import { hintsOf } from '../screens/hints.js';
import { seatToAct } from './seats.js';
import { isOpen } from './uses.js';
import type { PlytTypes } from './context.js';

const secret = ['turned-card', 'play-cards'];

/** Hints, fetched when one is asked for. */
export const hints = hintsOf<PlytTypes>({
  hinter: plytHinter,
  words: ({ words: { hints }, gameWords }) => ({ ...hints.sums, ...hints.cards, ...gameWords.hints }),
  // As able as the answers of this game have shown.
  options: (v) => {
    const { state, plies } = v.match;
    return { level: shownLevel(state.options, seatToAct(state), plies) };
  },
  // Cards that lie covered are told of to nobody.
  may: (v) => !secret.includes(v.match.state.phase.type) || isOpen(v),
  aloud: (v, { squares = [] }) => squares.map((square) => v.figure(square)).join(', '),
  reached: (v, { at, move }) => {
    if (at === 3 && move.type === 'card') v.interaction.focusSquare = move.to;
  },
});
