import type { PropertyDeclaration, ReactiveElement } from 'lit';
import type { BadAttribute } from './attributes.js';

/**
 * Attributes that say yes or no, as options of the games do: yes without a value, with `true` or with their own name, no
 * with `false`. In HTML alone `false` would say yes, but frameworks write it for no. All else is a bad value.
 */
const read = (name: string, text: string): boolean | undefined => {
  const value = text.trim().toLowerCase();
  return value === '' || value === 'true' || value === name || (value === 'false' ? false : undefined);
};

const nameOf = (property: PropertyKey, { attribute }: PropertyDeclaration): string =>
  typeof attribute === 'string' ? attribute : String(property).toLowerCase();

const isSwitch = ({ type }: PropertyDeclaration): boolean => type === Boolean;

/**
 * Makes the properties of a class that say yes or no read texts, whether an attribute or a program sets them. Called when
 * Lit has made them.
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
    // The text of the attribute goes to the property as it is.
    Object.assign(options, { converter: { fromAttribute: (text: string | null) => text } });
    Object.defineProperty(prototype, property, {
      ...descriptor,
      set(this: object, given: unknown) {
        set.call(this, typeof given === 'string' ? (read(name, given) ?? false) : Boolean(given));
      },
    });
  }
}

/** Returns the attributes of an element that should say yes or no, and say neither; of all, or of one. */
export function badSwitches(element: ReactiveElement, one?: string): BadAttribute[] {
  const { elementProperties } = element.constructor as typeof ReactiveElement;
  return [...elementProperties].flatMap(([property, options]) => {
    const name = nameOf(property, options);
    const value = element.getAttribute(name);
    if (!isSwitch(options) || (one && one !== name) || value === null || read(name, value) !== undefined) return [];
    return [{ name, value, message: `${name} must be true or false.` }];
  });
}
