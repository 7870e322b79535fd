/**
 * Practice undo: an option of every game, under a rule of its own. Where it is agreed a player may take back as often as
 * they like, also after chance and computer players have answered; otherwise a choice stands once anything new has been
 * seen. `src/match` keeps to it.
 */

/** Options of a game among which it is. */
export interface WithPracticeUndo {
  readonly practiceUndo: boolean;
}

/** Whether it is agreed in a game that begins so. Takes any position. */
export const hasPracticeUndo = (start: unknown): boolean =>
  (Object((Object(start) as { readonly options?: unknown }).options) as Partial<WithPracticeUndo>).practiceUndo ===
  true;

const sign = '_z';

/** Writes the option at the end of a list of numbers: its letter, or nothing. */
export const writePracticeUndo = ({ practiceUndo }: WithPracticeUndo): string => (practiceUndo ? sign : '');

/** Splits a field into what stands before the option, and the option. */
export const readPracticeUndo = (field: string): [before: string, practiceUndo: boolean] =>
  field.endsWith(sign) ? [field.slice(0, -sign.length), true] : [field, false];
