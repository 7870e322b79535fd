/**
 * The elements in JSX of Preact, which adds listeners by `on` and the name of the event. Take them in once, in any module or by
 * `types` in tsconfig.json:
 *
 *     import type {} from 'abacade/preact';
 */
import type { HTMLAttributes } from 'preact';
import type { ElementOf, Own, Tag } from './of.js';

type Elements = { [T in Tag]: HTMLAttributes<ElementOf<T>> & Own<T> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
