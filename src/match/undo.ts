import type { Game, RuleId } from '../rules/game.js';

/**
 * The reasons why nothing can be undone. `nothing-to-undo`: no person has made a choice yet; `undo-seen`: something new
 * has been revealed since the last choice; `undone-before`: that choice replaced an undone one.
 */
export type UndoReason = 'nothing-to-undo' | 'undo-seen' | 'undone-before';

/** A refusal to undo, with the rule of the game that defines it. */
export interface UndoRefusal {
  readonly ok: false;
  readonly rule: RuleId;
  readonly reason: UndoReason;
  readonly message: string;
}

const messages: Readonly<Record<UndoReason, string>> = {
  'nothing-to-undo': 'There is nothing to undo.',
  'undo-seen': 'That choice stands: something new has been seen since.',
  'undone-before': 'You have undone this choice once. The new one stands.',
};

/** Returns the refusal of a game, in English, for developers. */
export const undoRefusal = (
  { declaration }: { readonly declaration: Game<never, never, never>['declaration'] },
  reason: UndoReason,
): UndoRefusal => ({ ok: false, rule: declaration['practiceUndo'].rule, reason, message: messages[reason] });
