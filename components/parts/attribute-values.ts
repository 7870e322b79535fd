/** An attribute with an invalid value: the name of its property, the value, and the reason. */
export interface BadAttribute {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}

/** Returns the value of a property as text; a program may have set it to anything. */
export const asText = (value: unknown): string => `${value as string}`;

/** Maximum length of a `persist` key, in characters. */
const longestKey = 200;

/** Reads the `persist` key; undefined if it is missing or invalid. */
export function readKey(given: unknown): { key: string | undefined; bad: BadAttribute[] } {
  if (given === undefined || given === null) return { key: undefined, bad: [] };
  const key = asText(given);
  if (key.trim() && key.length <= longestKey) return { key, bad: [] };
  const message = `persist must be 1 to ${longestKey} characters.`;
  return { key: undefined, bad: [{ name: 'persist', value: key, message }] };
}
