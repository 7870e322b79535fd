/** Escapes text for XML and HTML, between tags and in quoted attributes. Removes characters that XML forbids. */
export const escape = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (char) => entities[char]);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Reverses `escape`. Anything that is not an entity stays as it is. */
export const unescape = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Writes pairs as `name="value"`; an empty value is omitted. */
export const attributes = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`)).join('');

/** A start tag: its name and its decoded attributes, all names in lower case. */
export interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Elements whose content is not parsed as markup. */
const raw = ['script', 'style', 'textarea', 'title', 'template', 'xmp', 'noscript', 'iframe'];

const space = /\s/;

/** One HTML attribute. Sticky, so that each character is examined only once, whatever the text. */
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/**
 * Yields the start tags of an untrusted text in order. This is not an HTML parser, but it is not misled by comments,
 * scripts or quoted angle brackets.
 */
export function* tagsOf(text: string): Generator<Tag> {
  const small = text.toLowerCase();
  let at = 0;
  while ((at = text.indexOf('<', at)) >= 0) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      if (end < 0) return;
      at = end + 3;
      continue;
    }
    const name = /^[a-z][a-z0-9-]{0,60}/i.exec(text.slice(at + 1, at + 64))?.[0].toLowerCase();
    at += 1 + (name?.length ?? 0);
    if (!name || (at < text.length && !/[\s/>]/.test(text[at]))) continue;
    const found: [string, string][] = [];
    for (;;) {
      attribute.lastIndex = at;
      const match = attribute.exec(text);
      if (!match) break;
      at = attribute.lastIndex;
      const [, key, double, single, bare] = match;
      found.push([key.toLowerCase(), unescape(double ?? single ?? bare ?? '')]);
    }
    while (space.test(text[at] ?? '') || text[at] === '/') at++;
    if (text[at] !== '>') continue;
    yield { name, attributes: found };
    if (raw.includes(name)) {
      const end = small.indexOf(`</${name}`, at);
      if (end < 0) return;
      at = end;
    }
  }
}
