/** Reads the answers that the core writes when it looks for equations, see assembly/pytagora-find/answers.ts. */
import type { Direction } from './pytagora-lines.js';
import { glyphs } from './pytagora-pieces.js';

/**
 * An equation that can be laid. If it crosses a piece, it has its first cell (the leftmost or topmost, whatever the
 * reading direction) and whether it runs down; if it lies apart, it has neither. The text is in reading order.
 */
export type Placement =
  | { readonly text: string; readonly score: number; readonly x: number; readonly y: number; readonly down: boolean }
  | {
      readonly text: string;
      readonly score: number;
      readonly x?: undefined;
      readonly y?: undefined;
      readonly down?: undefined;
    };

/** The words of a place, see assembly/pytagora-find/frames.ts. */
export const siteWords = 4;

/** Text for two glyphs at a time, because building texts is the largest part of decoding answers. */
const pairs = Array.from({ length: 256 }, (_, two) => `${glyphs[two & 15]}${glyphs[two >> 4]}`);

/** Returns the most points of any answer in the first `words` words. */
export function mostOf(answers: Int32Array, words: number): number {
  let most = 0;
  for (let at = 0; at < words;) {
    const head = answers[at];
    const places = answers[at + 1] & 0xffff;
    const crossings = places ? answers[at + 1] >> 16 : 0;
    most = Math.max(most, (head >> 8) + crossings);
    at += 2 + (((head & 127) + 7) >> 3) + places;
  }
  return most;
}

/** Adds the answers that have at least that many points, see assembly/pytagora-find/answers.ts. */
export function decode(
  { sites, answers }: Readonly<Record<'sites' | 'answers', Int32Array>>,
  words: number,
  placements: Placement[],
  direction: Direction | undefined,
  least = 0,
): void {
  for (let at = 0; at < words;) {
    const head = answers[at++];
    const length = head & 127;
    const places = answers[at] & 0xffff;
    const crossings = answers[at++] >> 16;
    if ((head >> 8) + crossings < least) {
      at += ((length + 7) >> 3) + places;
      continue;
    }
    let text = '';
    for (let i = 0; i < length; i += 2) {
      const two = (answers[at + (i >> 3)] >> ((i & 7) << 2)) & 255;
      text += i + 1 < length ? pairs[two] : glyphs[two];
    }
    at += (length + 7) >> 3;
    if (head & 128) placements.push({ text, score: head >> 8 });
    const score = (head >> 8) + crossings; // PYT-18
    for (let i = 0; i < places; i++) {
      const site = (answers[at] >> 8) * siteWords;
      const ahead = answers[at++] & 255;
      const down = (sites[site + 2] & 1) === 1;
      const column = sites[site] - (down ? 0 : ahead);
      // Undo the mirroring: the last cell of the line in the mirror is its first cell here.
      const x = direction === 'rtl' ? (down ? 0 : 1 - length) - column : column;
      const y = sites[site + 1] - (down ? ahead : 0);
      placements.push({ text, score, x, y, down });
    }
  }
}
