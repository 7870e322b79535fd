import type { Game, RuleId } from '../rules/game.js';
import { undoRule } from '../rules/practice-undo.js';

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

/** Returns the refusal of a game, in English, for developers. A game without practice undo has no rule of its own for it. */
export function undoRefusal(
  { declaration }: { readonly declaration: Game<never, never, never>['declaration'] },
  reason: UndoReason,
): UndoRefusal {
  const { practiceUndo } = declaration as Partial<typeof declaration>;
  return { ok: false, rule: practiceUndo?.rule ?? undoRule, reason, message: messages[reason] };
}
