/** @jsxImportSource solid-js */
/* Programs that must compile in Solid and, behind `@ts-expect-error`, must not. */
import type {} from 'abacade/solid';
import type { MultiplayGrid } from 'abacade';
import type { MultiplayMove } from 'abacade/rules/multiplay';

let grid: MultiplayGrid | undefined;
export const good = [
  <multiplay-grid
    ref={(element) => (grid = element)}
    players="Ada, bot:2"
    prop:endAt={8}
    bool:real-dice={false}
    theme="dark"
    puzzle-strength="hard"
    class="wide"
    onClick={() => grid?.undo()}
    on:moved={({ detail }): MultiplayMove => detail.move}
    on:game-over={({ detail }) => detail.scores.length}
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
  <plyt-board on:moved={({ detail }) => detail.state.colours} />,
  // @ts-expect-error: an option of another game
  <multiplay-grid summit={40} />,
];
