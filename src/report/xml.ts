import { Refusal } from './refusal.js';

/** Receives the parts of an XML document, in order. Names have no prefix: `table-row` for `table:table-row`. */
export interface XmlListener {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the five entities of XML and numeric character references. Others stay unchanged: nothing is looked up. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name) return named[name as string] ?? whole;
        const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;

const patterns = new Map<string, RegExp>();

/** Returns the value of an attribute, by its name with or without a prefix; undefined if it is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) patterns.set(name, (pattern = new RegExp(`[\\s:]${name}=(?:"([^"]*)"|'([^']*)')`)));
  const found = pattern.exec(attributes);
  return found ? decodeEntities(found[1] ?? found[2]) : undefined;
}

/** Returns the text between `start` and the next `end`, and the position after it; if there is none, everything to the end. */
function upTo(xml: string, start: number, end: string): [text: string, next: number] {
  const found = xml.indexOf(end, start);
  return found < 0 ? [xml.slice(start), xml.length] : [xml.slice(start, found), found + end.length];
}

/**
 * Reads XML from beginning to end in a single pass. The document need not be well-formed, and the time is proportional to its length. A
 * document type is rejected, because it could declare entities.
 */
export function walkXml(xml: string, listener: XmlListener): void {
  let at = 0;
  while (at < xml.length) {
    let text: string;
    [text, at] = upTo(xml, at, '<');
    if (text) listener.text(decodeEntities(text));
    if (at >= xml.length) return;
    if (xml.startsWith('!--', at)) [, at] = upTo(xml, at + 3, '-->');
    else if (xml.startsWith('![CDATA[', at)) {
      [text, at] = upTo(xml, at + 8, ']]>');
      listener.text(text);
    } else if (xml[at] === '!') throw new Refusal('entities');
    else if (xml[at] === '?') [, at] = upTo(xml, at, '?>');
    else {
      [text, at] = upTo(xml, at, '>');
      tell(text, listener);
    }
  }
}

function tell(tag: string, listener: XmlListener): void {
  const isEnd = tag.startsWith('/');
  const [, name = ''] = /^\/?(?:[\w.-]+:)?([\w.-]+)/.exec(tag) ?? [];
  if (!isEnd) listener.open(name, tag);
  if (isEnd || tag.endsWith('/')) listener.close(name);
}
