// Options as text, the way attributes, addresses and the command line say them, and back.

/** An attribute is a text; where the option is a number, a text that is one becomes one. `none` is 0. */
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

/** `2, 3, 2`; and where each value is a list itself, `6, none, 3 4`. */
const list = (text: string, usual: readonly unknown[]): unknown[] =>
  split(text, ',').map((part) =>
    Array.isArray(usual[0]) ? split(part === 'none' ? '' : part, ' ').map(numberOr) : numberOr(part),
  );

/** `on`, `off`, or how many of each: `yourself-up: 2, another-back: 0`. */
function counts(text: string): unknown {
  if (text === '' || text === 'on' || text === 'true') return true;
  if (text === 'off' || text === 'none' || text === 'false') return false;
  return Object.fromEntries(split(text, ',').map((part) => split(part, /[:=]/).map(numberOr)));
}

/** As `typed`; what is usually a list is read as one, what is usually an object as counts. */
export function typedOrListed(value: unknown, usual: unknown): unknown {
  if (typeof value !== 'string' || typeof usual !== 'object') return typed(value, usual);
  return Array.isArray(usual) ? list(value.trim(), usual) : counts(value.trim());
}

/** The text that `typedOrListed` reads as that value of an option. */
export function written(value: unknown): string {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((one) => (Array.isArray(one) ? one.join(' ') || 'none' : String(one))).join(', ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  return entries.every(([, count]) => count === 0) ? 'off' : entries.map((pair) => pair.join(': ')).join(', ');
}
