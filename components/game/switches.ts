import type { PropertyDeclaration, ReactiveElement } from 'lit';
import type { BadAttribute } from '../parts/attribute-values.js';

/**
 * Boolean attributes follow the syntax of the games' yes-or-no options: true without a value, with `true` or with their own
 * name; false with `false`. In plain HTML any value means true, but frameworks write `false` for no. Other values are
 * invalid.
 */
const read = (name: string, text: string): boolean | undefined => {
  const value = text.trim().toLowerCase();
  return value === '' || value === 'true' || value === name || (value === 'false' ? false : undefined);
};

const nameOf = (property: PropertyKey, { attribute }: PropertyDeclaration): string =>
  typeof attribute === 'string' ? attribute : String(property).toLowerCase();

const isSwitch = ({ type }: PropertyDeclaration): boolean => type === Boolean;

/**
 * Makes the boolean properties of a class accept texts, whether an attribute or a program sets them. Called after Lit has
 * created the properties.
 */
export function readTexts({
  elementProperties,
  prototype,
}: Pick<typeof ReactiveElement, 'elementProperties' | 'prototype'>): void {
  for (const [property, options] of elementProperties) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, property);
    if (!isSwitch(options) || !descriptor?.set || options.converter) continue;
    const name = nameOf(property, options);
    const { set } = descriptor;
    // Lit must pass the text of the attribute to the property unchanged.
    Object.assign(options, { converter: { fromAttribute: (text: string | null) => text } });
    Object.defineProperty(prototype, property, {
      ...descriptor,
      set(this: object, given: unknown) {
        set.call(this, typeof given === 'string' ? (read(name, given) ?? false) : Boolean(given));
      },
    });
  }
}

/** Returns the boolean attributes of an element with invalid values; of all attributes, or of `one`. */
export function badSwitches(element: ReactiveElement, one?: string): BadAttribute[] {
  const { elementProperties } = element.constructor as typeof ReactiveElement;
  return [...elementProperties].flatMap(([property, options]) => {
    const name = nameOf(property, options);
    const value = element.getAttribute(name);
    if (!isSwitch(options) || (one && one !== name) || value === null || read(name, value) !== undefined) return [];
    return [{ name, value, message: `${name} must be true or false.` }];
  });
}
