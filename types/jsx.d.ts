/**
 * The elements in JSX of React 19, which sets attributes and properties by their names and adds listeners by `on` and the name
 * of the event. Take them in once, in any module or by `types` in tsconfig.json:
 *
 *     import type {} from 'abacade/jsx';
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CustomCssProperties } from './elements.js';
import type { ElementOf, Own, Tag } from './of.js';

type Elements = { [T in Tag]: DetailedHTMLProps<HTMLAttributes<ElementOf<T>>, ElementOf<T>> & Own<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
  interface CSSProperties extends CustomCssProperties {}
}
