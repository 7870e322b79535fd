import { css } from 'lit';
import { makeWith, poseWith } from '../../src/puzzles/make.js';
import { plusAndMinusPuzzler, pytagoraPuzzler } from '../../src/puzzles/pytagora.js';
import type { PytagoraEvent, PytagoraMove, PytagoraOptions, PytagoraState } from '../../src/rules/pytagora/index.js';
import { styles as puzzleStyles } from '../screens/puzzle-styles.js';
import { openPuzzle, type PuzzleHost, type PuzzleSide } from '../screens/puzzle.js';
import { spreadOf } from './entry.js';
import { loadHelp } from './games.js';
import type { PytagoraView } from './context.js';

/** Pieces are neither exchanged nor passed over. */
export const styles = [
  ...puzzleStyles,
  css`
    .riddle ~ .app .acts > :nth-child(n + 3) {
      display: none;
    }
  `,
];

type Host = PuzzleHost<PytagoraOptions, PytagoraState, PytagoraMove, PytagoraEvent, PytagoraView>;

const sideOf = ({ game }: Host): PuzzleSide<PytagoraState, PytagoraMove, PytagoraView, Host> => {
  const puzzler = game.name === 'pytagora' ? pytagoraPuzzler : plusAndMinusPuzzler;
  return {
    make: (...given) => makeWith(puzzler, ...given),
    pose: (...given) => poseWith(puzzler, ...given),
    point(_, move, view) {
      if (move.type !== 'lay') return;
      const { text, ...place } = move;
      // All that lies there is the player's own to be laid anew.
      view.set({ spread: { pieces: [], down: place.down } });
      const spread = spreadOf(view, text, place);
      if (typeof spread !== 'string') view.set({ spread, focus: place, picked: undefined, entry: undefined });
    },
    sum: (view, text) => view.written(text),
  };
};

export async function open(host: Host): Promise<boolean> {
  await loadHelp(); // the rules judge what is laid
  return openPuzzle(host, sideOf(host));
}
