import { legalCells, type MultiplayState } from '../../src/rules/multiplay/index.js';

/* The cubes from which a player chooses: raised, or to be found among all white ones (MUL-18). */

/** Returns whether the cubes that may be turned have to be found. */
export const isToFind = ({ options, phase }: MultiplayState): boolean =>
  phase === 'choose' && options.highlight === 'off';

/** Returns the cells whose cubes are raised in a position. */
export const raisedCells = (state: MultiplayState): number[] =>
  state.phase === 'choose' && !isToFind(state) ? legalCells(state) : [];

/** Returns the cells from which a player chooses: those that are raised, or all white ones. */
export const offeredCells = (state: MultiplayState): number[] =>
  isToFind(state) ? state.colours.flatMap((colour, cell) => (colour ? [] : [cell])) : raisedCells(state);
