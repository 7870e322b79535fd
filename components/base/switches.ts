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

/** Leaves the text of an attribute that says yes or no to its property. */
export const leavingTexts = (options: PropertyDeclaration): PropertyDeclaration =>
  isSwitch(options) ? { ...options, converter: { fromAttribute: (text) => text } } : options;

/** Makes a property that says yes or no read texts, whether an attribute or a program sets them. */
export function readingTexts(
  property: PropertyKey,
  options: PropertyDeclaration,
  descriptor: PropertyDescriptor | undefined,
): PropertyDescriptor | undefined {
  if (!isSwitch(options) || !descriptor?.set) return descriptor;
  const { set } = descriptor;
  const name = nameOf(property, options);
  return {
    ...descriptor,
    set(this: object, given: unknown) {
      set.call(this, typeof given === 'string' ? (read(name, given) ?? false) : Boolean(given));
    },
  };
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
