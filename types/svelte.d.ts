/**
 * The elements in templates of Svelte, with listeners as `onmoved` (Svelte 5) or `on:moved`. Take them in once, in any module or
 * by `types` in tsconfig.json:
 *
 *     import type {} from 'abacade/svelte';
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { Attributes, ElementOf, Listeners, Tag } from './of.js';

type Directives<T extends Tag> = { [K in keyof Listeners<T> as `on:${K & string}`]?: Listeners<T>[K] };
type Elements = { [T in Tag]: HTMLAttributes<ElementOf<T>> & Attributes<T> & Directives<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
