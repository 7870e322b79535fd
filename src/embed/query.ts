import { bad, ok, type Result } from '../rules/game.js';
import type { Attributes } from './choices.js';
import { decode } from './text.js';

/** The most characters of a query; servers take about as many. */
export const longestQuery = 8000;
const mostFields = 60;

/**
 * The fields of a query, with or without `?`, decoded and in order. Any text may come; the code of an error is the field,
 * or `query` for the whole.
 */
export function fieldsOfQuery(query: unknown): Result<Attributes> {
  if (typeof query !== 'string' || query.length > longestQuery) {
    return bad('query', `The query of an address is a text of at most ${longestQuery} characters.`);
  }
  const parts = query.replace(/^\?/, '').split('&').filter(Boolean);
  if (parts.length > mostFields) return bad('query', `The address has more than ${mostFields} fields.`);
  const read: [string, string][] = [];
  for (const part of parts) {
    const cut = part.indexOf('=');
    const [name, value] = (cut < 0 ? [part, ''] : [part.slice(0, cut), part.slice(cut + 1)]).map((text) =>
      decode(text.replaceAll('+', ' ')),
    );
    if (name === undefined || value === undefined) {
      return bad((name || 'query').slice(0, 40), `"${part.slice(0, 40)}" is not encoded as it must be.`);
    }
    read.push([name, value]);
  }
  return ok(read);
}
