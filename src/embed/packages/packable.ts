import { bad, ok, type Result } from '../../rules/game.js';
import { hasPracticeUndo } from '../../rules/practice-undo.js';
import type { Choices } from '../choices.js';
import { games as allGames, type Games } from '../games.js';

const others = 'Use link, script, div, iframe or html.';

/** Returns the field that requires practice undo: the option, or a position that was played with it. */
function practiceIn({ game, options, position }: Choices, games: Games): string | undefined {
  if (hasPracticeUndo({ options })) return 'practice-undo';
  const read = position === undefined ? undefined : games[game].rules.read(position);
  return read?.ok && hasPracticeUndo(read.value) ? 'position' : undefined;
}

/**
 * Rejects choices that cannot be packaged: a puzzle is not won, resumed or counted, so there is nothing to report, and with practice undo a
 * mark would mean little. The code of an error is the field.
 */
export function packable(choices: Choices, games: Games = allGames): Result<Choices> {
  if (choices.puzzle !== undefined)
    return bad('puzzle', `A package reports the marks of games; a puzzle has none. ${others}`);
  const field = practiceIn(choices, games);
  if (field === undefined) return ok(choices);
  return bad(field, `${field}: a package reports marks, so nobody plays it with practice undo. ${others}`);
}
