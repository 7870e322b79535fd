import type { ReactiveControllerHost } from 'lit';

/** Returns the state given, for whose changes the element renders again. */
export const watched = <S extends object>(element: ReactiveControllerHost, state: S): S =>
  new Proxy(state, {
    set(target, field, value) {
      if (!Object.is(Reflect.get(target, field), value)) element.requestUpdate();
      return Reflect.set(target, field, value);
    },
  });
