/** Types that the files for frameworks share. */
import type { BaseProps, CustomElements, CustomElementsSolidJs } from './elements.js';

export type Tag = keyof CustomElements;

/** The class of an element. */
export type ElementOf<T extends Tag> = Extract<NonNullable<CustomElements[T]['ref']>, HTMLElement>;

/** Names that frameworks have types of their own for. */
type Common = keyof BaseProps<HTMLElement>;

/** The attributes and properties of an element, and its listeners as `onmoved`. */
export type Own<T extends Tag> = Omit<CustomElements[T], Common>;

/** The same with `key`, which some frameworks keep for themselves. */
export type Attributes<T extends Tag> = Own<T> & Pick<CustomElements[T], 'key'>;

/** The same as Solid distinguishes them: `attr:end-at`, `bool:real-dice`, `prop:endAt`, `on:moved`. */
export type Prefixed<T extends Tag> = Omit<CustomElementsSolidJs[T], Common | keyof Own<T> | 'innerHTML' | 'textContent'>;

/** The listeners of an element by the names of its events. */
export type Listeners<T extends Tag> = {
  [K in keyof Prefixed<T> as K extends `on:${infer Name}` ? Name : never]-?: NonNullable<Prefixed<T>[K]>;
};
