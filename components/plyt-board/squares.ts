import type { PlytView } from './context.js';

/** A player's square as it is said and shown. */
export const squareFigure = (v: PlytView, square: number): string => (square ? v.figure(square) : v.gameWords.offBoard);
