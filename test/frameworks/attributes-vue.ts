/* Attributes of a template that must compile in Vue and, behind `@ts-expect-error`, must not. */
import type { GameTags } from 'abacade/vue';
import { h, type GlobalComponents } from 'vue';
import type { MultiplayMove } from 'abacade/rules/multiplay';

type Grid = InstanceType<GlobalComponents['multiplay-grid']>['$props'];
const grid = 'multiplay-grid' as unknown as GameTags['multiplay-grid'];
const board = 'plyt-board' as unknown as GameTags['plyt-board'];

export const settings: Grid = { players: 'Ada, bot:2', endAt: 8, theme: 'dark', puzzleStrength: 'hard', class: 'wide' };
export const good = h(grid, {
  ...settings,
  onMoved: ({ detail }): MultiplayMove => detail.move,
  'onGame-over': ({ detail }) => detail.scores.length,
});
// @ts-expect-error: there is no such theme
export const theme: Grid = { theme: 'sepia' };
// @ts-expect-error: there is no such speed
export const speed: Grid = { speed: 'quick' };
// @ts-expect-error: there is no such strength
export const strength: Grid = { puzzleStrength: 'harder' };
// @ts-expect-error: a preset of another game
export const preset: Grid = { preset: 'competition' };
// @ts-expect-error: there are no cubes in PLYT
export const moved = h(board, { onMoved: ({ detail }) => detail.state.colours });
// @ts-expect-error: an option of another game
export const option: Grid = { summit: 40 };
// @ts-expect-error: there is no such theme
export const drawn = h(grid, { theme: 'sepia' });
