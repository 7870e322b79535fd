/**
 * The elements in Vue's templates and render functions. Take them in once, in any module or by `types` in tsconfig.json:
 *
 *     import type {} from 'abacade/vue';
 */
import type { EmitFn, FunctionalComponent, HTMLAttributes, ObjectEmitsOptions } from 'vue';
import type { ElementOf, Listeners, Own, Tag } from './of.js';

/** The attributes and properties of an element, and its listeners as `onMoved`. */
export type GameProps<T extends Tag> = Omit<Own<T>, `on${string}`> & {
  [K in keyof Listeners<T> as `on${Capitalize<K & string>}`]?: Listeners<T>[K];
};

/** The events of an element. */
export type GameEmits<T extends Tag> = Listeners<T> extends infer L extends ObjectEmitsOptions ? L : never;

/** An element in a template. */
type Game<T extends Tag> = new () => ElementOf<T> & {
  $props: HTMLAttributes & GameProps<T>;
  $emit: EmitFn<GameEmits<T>>;
};

/** The tag of an element for `h()`: to Vue its name, to TypeScript a component. */
export type GameTags = { [T in Tag]: FunctionalComponent<HTMLAttributes & GameProps<T>, GameEmits<T>> };

type Elements = { [T in Tag]: Game<T> };

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
