/* Attributes of a template that must compile in Svelte and, behind `@ts-expect-error`, must not. */
import type {} from 'abacade/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { MultiplayMove } from 'abacade/rules/multiplay';

type Grid = SvelteHTMLElements['multiplay-grid'];
type Board = SvelteHTMLElements['plyt-board'];

export const good: readonly [Grid, SvelteHTMLElements['abacade-warm-up']] = [
  {
    players: 'Ada, bot:2',
    'end-at': 8,
    theme: 'dark',
    'puzzle-strength': 'hard',
    class: 'wide',
    onclick: ({ currentTarget }) => currentTarget.undo(),
    onmoved: ({ detail }): MultiplayMove => detail.move,
    'ongame-over': ({ detail }) => detail.scores.length,
    'on:game-over': ({ detail }) => detail.scores.length,
  },
  { tables: '7 8', 'onwarm-up-over': ({ detail }) => detail.missed.length },
];
// @ts-expect-error: there is no such theme
export const theme: Grid = { theme: 'sepia' };
// @ts-expect-error: there is no such speed
export const speed: Grid = { speed: 'quick' };
// @ts-expect-error: there is no such strength
export const strength: Grid = { 'puzzle-strength': 'harder' };
// @ts-expect-error: a preset of another game
export const preset: Grid = { preset: 'competition' };
// @ts-expect-error: there are no cubes in PLYT
export const moved: Board = { onmoved: ({ detail }) => detail.state.colours };
// @ts-expect-error: an option of another game
export const option: Grid = { summit: 40 };
