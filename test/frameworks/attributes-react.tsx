/** @jsxImportSource react */
/* Programs that must compile in React and, behind `@ts-expect-error`, must not. */
import type {} from 'abacade/jsx';
import type { MultiplayGrid } from 'abacade';
import { createRef } from 'react';
import type { MultiplayMove } from 'abacade/rules/multiplay';

const grid = createRef<MultiplayGrid>();
export const good = [
  <multiplay-grid
    ref={grid}
    players="Ada, bot:2"
    end-at={8}
    theme="dark"
    puzzle-strength="hard"
    className="wide"
    onClick={() => grid.current?.undo()}
    onmoved={({ detail }): MultiplayMove => detail.move}
    ongame-over={({ detail }) => detail.scores.length}
  />,
  <abacade-warm-up tables="7 8" onwarm-up-over={({ detail }) => detail.missed.length} />,
];
export const bad = [
  // @ts-expect-error: there is no such theme
  <multiplay-grid theme="sepia" />,
  // @ts-expect-error: there is no such speed
  <plyt-board speed="quick" />,
  // @ts-expect-error: there is no such strength
  <plyt-board puzzle-strength="harder" />,
  // @ts-expect-error: a preset of another game
  <multiplay-grid preset="competition" />,
  // @ts-expect-error: there are no cubes in PLYT
  <plyt-board onmoved={({ detail }) => detail.state.colours} />,
  // @ts-expect-error: an option of another game
  <multiplay-grid summit={40} />,
];
