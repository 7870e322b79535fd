// Converts options to and from text, as attributes, URLs and the command line give them.

/**
 * Converts text to a number if the option's default `usual` is a number; `none` becomes 0. Other text is returned as it
 * is.
 */
export function typed(value: unknown, usual: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (typeof usual === 'boolean') return text === '' || text === 'true' || (text === 'false' ? false : text);
  if (typeof usual !== 'number') return text;
  return text === 'none' ? 0 : /^\d{1,9}$/.test(text) ? Number(text) : text;
}

const split = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

const numberOr = (text: string): string | number => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** Reads a list such as `2, 3, 2`, or, if each value is a list itself, `6, none, 3 4`. */
const list = (text: string, usual: readonly unknown[]): unknown[] =>
  split(text, ',').map((part) =>
    Array.isArray(usual[0]) ? split(part === 'none' ? '' : part, ' ').map(numberOr) : numberOr(part),
  );

/** Reads `on`, `off` or counts such as `yourself-up: 2, another-back: 0`. */
function counts(text: string): unknown {
  if (text === '' || text === 'on' || text === 'true') return true;
  if (text === 'off' || text === 'none' || text === 'false') return false;
  return Object.fromEntries(split(text, ',').map((part) => split(part, /[:=]/).map(numberOr)));
}

/** Converts text like `typed`, and also reads lists and counts if the default is an array or an object. */
export function typedOrListed(value: unknown, usual: unknown): unknown {
  if (typeof value !== 'string' || typeof usual !== 'object') return typed(value, usual);
  return Array.isArray(usual) ? list(value.trim(), usual) : counts(value.trim());
}

/** Writes the value of an option as text that `typedOrListed` reads. */
export function written(value: unknown): string {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((one) => (Array.isArray(one) ? one.join(' ') || 'none' : String(one))).join(', ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  return entries.every(([, count]) => count === 0) ? 'off' : entries.map((pair) => pair.join(': ')).join(', ');
}
