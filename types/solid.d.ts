/**
 * The elements in JSX of Solid, with `attr:end-at`, `bool:real-dice`, `prop:endAt` and listeners as `on:moved`. Take them in
 * once, in any module or by `types` in tsconfig.json:
 *
 *     import type {} from 'abacade/solid';
 */
import type { JSX } from 'solid-js';
import type { Attributes, ElementOf, Prefixed, Tag } from './of.js';

type Elements = { [T in Tag]: JSX.HTMLAttributes<ElementOf<T>> & Attributes<T> & Prefixed<T> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
