import type { ReactiveControllerHost } from 'lit';

/**
 * Returns the state given, for whose changes the element renders again. Call it in the constructor: the minifier would write it
 * with parentheses, in which Safari 15 does not find the variables around a class from a field.
 */
export const watched = <S extends object>(element: ReactiveControllerHost, state: S): S =>
  new Proxy(state, {
    set(target, field, value) {
      if (!Object.is(Reflect.get(target, field), value)) element.requestUpdate();
      return Reflect.set(target, field, value);
    },
  });
