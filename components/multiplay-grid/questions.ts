import { legalCells, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { plain } from '../ui/rich-text.js';
import { cellLabel } from './cell-label.js';
import { placeName } from './announcements.js';
import type { MultiplayContext } from './context.js';

/** What the keys do on the board, for a screen reader. */
export const help = (v: MultiplayContext): string => v.gameWords.announcements.boardHelp;

/**
 * Answers a single-key question: l last move, s scores, m cubes to choose from, n the next of them, o this cube, h a hint.
 * `state` is the position that is shown: in the look back, an earlier one.
 */
export function ask(v: MultiplayContext, state: MultiplayState, key: string, cell: number): boolean {
  const { plies, players } = v.match;
  switch (key) {
    case 'l': {
      const shown = plies.slice(0, plies.findIndex((ply) => ply.state === state) + 1);
      const last = shown.findLast((ply) => ply.events.some((event) => event.type !== 'rolled'));
      v.say(
        last ? last.events.map((event) => plain(v.announce(event, last.state))).join(' ') : v.words.panel.nothingYet,
      );
      return true;
    }
    case 's':
      v.say(state.scores.map((score, seat) => v.words.score(players[seat].name, v.figure(score))).join(', '));
      return true;
    case 'm': {
      const cells = state.phase === 'choose' ? legalCells(state) : [];
      const named = cells.map((c) => `${v.figure(state.numbers[c])} ${placeName(c, state.options.size, v.figure)}`);
      v.say(v.gameWords.announcements.moves(cells.length, named.join(', ')));
      return true;
    }
    case 'n': {
      const cells = legalCells(state);
      const next = cells.find((c) => c > cell) ?? cells[0];
      if (state.phase === 'choose' && next !== undefined) {
        v.interaction.focusCell = next;
        v.focusOn('.cell[tabindex="0"]');
      }
      return true;
    }
    case 'h':
      void v.host.hint();
      return true;
    case 'o':
      v.say(cellLabel(v, state, cell));
      return true;
    default:
      return false;
  }
}
