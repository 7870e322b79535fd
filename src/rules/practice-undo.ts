/**
 * Practice undo: an option of every game, each under a rule of its own. If it is agreed, players may take back as often
 * as they like, even after chance and computer players have responded. Otherwise a choice becomes final once anything
 * new has been revealed. `src/match` enforces this.
 */

/** The rule of undo in games whose rules say nothing of it. */
export const undoRule = 'GAME-02';

/** Options of a game that include practice undo. */
export interface WithPracticeUndo {
  readonly practiceUndo: boolean;
}

/** Returns whether practice undo is agreed in a game with this starting position. Accepts any value. */
export const hasPracticeUndo = (start: unknown): boolean =>
  (Object((Object(start) as { readonly options?: unknown }).options) as Partial<WithPracticeUndo>).practiceUndo ===
  true;
