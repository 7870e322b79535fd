/** Text for XML and HTML, between tags and within quoted attributes. Characters that XML forbids are left out. */
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

/** The text that was escaped. What is no entity stays as it is. */
export const unescape = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** `name="value"` of each pair; an empty value is left out. */
export const attributes = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`)).join('');

/** A start tag that was found: its name and its attributes, decoded, both names in small letters. */
export interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** What is between these tags is no markup. */
const raw = ['script', 'style', 'textarea', 'title', 'template', 'xmp', 'noscript', 'iframe'];

const space = /\s/;

/** One attribute, as HTML has them. Sticky: each character is looked at once, whatever the text is. */
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/**
 * The start tags of a text, in order. It is no parser of HTML, but it is not misled by comments, scripts or quoted angle
 * brackets, and takes any text.
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
