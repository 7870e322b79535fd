import { bad, ok, type Result } from '../rules/game.js';
import type { Attributes } from './choices.js';
import { decode } from './text.js';

/** The longest query in characters, about the limit of common servers. */
export const longestQuery = 8000;
const mostFields = 60;

/**
 * Decodes the fields of an untrusted query, with or without `?`, in order. The code of an error is the field, or
 * `query` for the whole.
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
