import type { Game, RuleId } from '../rules/game.js';

/**
 * Why nothing can be taken back. `nothing-to-undo`: no person has chosen yet; `undo-seen`: something new has been seen
 * since the last choice; `undone-before`: it took the place of one that was taken back.
 */
export type UndoReason = 'nothing-to-undo' | 'undo-seen' | 'undone-before';

/** A refusal to take back, by the rule of the game about it. */
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
