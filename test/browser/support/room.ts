import { closest, parentOf, textsIn, the } from './look-up.js';

/** Finds texts of a game that have too little room: they are cut, or outside. */

/** Names and what follows them in a headline may be cut, and text for screen readers alone is invisible. */
const isMeant = (one: Element): boolean =>
  closest(one, '.name, .headline, .visually-hidden, svg, [inert], [part~="board"], [hidden]') !== null;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isWithin = (line: Box, box: Box, high: number, wide = 1.5): boolean =>
  line.left >= box.left - wide &&
  line.right <= box.right + wide &&
  line.top >= box.top - high &&
  line.bottom <= box.bottom + high;

/** Returns the texts of an element's shadow tree that are cut or outside, each with what cuts it. */
export function lackRoom(element: Element): string[] {
  const frame = the(element, '.frame');
  const page = element.ownerDocument.defaultView!;
  const outer = element.getBoundingClientRect();
  const found: string[] = [];
  for (const node of textsIn(frame)) {
    const text = node.data.trim();
    const parent = parentOf(node)!;
    if (!text || isMeant(parent) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (const line of lines) {
      if (line.left < outer.left - 1.5 || line.right > outer.right + 1.5) found.push(`"${text}" is outside`);
      for (let one: Element | null = parent; one && one !== frame; one = parentOf(one)) {
        const { overflowX, overflowY } = page.getComputedStyle(one);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        // A box that scrolls cuts nothing.
        const scrolls = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
        if (scrolls) break;
        // A line box has some space above and below its letters.
        const spare = 0.35 * line.height;
        if (!isWithin(line, one.getBoundingClientRect(), spare))
          found.push(`"${text}" is cut by ${one.localName}.${one.className || one.id}`);
      }
    }
  }
  return [...new Set(found)];
}
