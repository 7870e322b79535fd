import type { Attributes } from './grid.js';

/** Returns that many names, of all kinds, as the attribute `players`. */
export const named = (count: number): string =>
  ['Wilhelmina Alexandra', 'Bartholomew', 'Cleo', 'שלום', 'Emmy', '👩‍👩‍👧'].slice(0, count).join(', ');

export interface Played {
  readonly tag: string;
  readonly attributes: Attributes;
  /** A selector for the part that must not move between the phases of a turn. */
  readonly still: string;
  readonly hasDice?: boolean;
  /** Controls that must be tapped in the game, or the test proves nothing. */
  readonly taps: readonly string[];
}

/** Returns the name of the element, and of the game if the element has several. */
export const titleOf = ({ tag, attributes }: Played): string => [tag, attributes['game']].filter(Boolean).join(', ');

const stars = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, i) => from + i).join();

export const games: Played[] = [
  {
    tag: 'plyt-board',
    hasDice: true,
    still: '[part~="board"]',
    attributes: {
      players: named(6),
      timer: 0,
      'start-square': 106,
      'allow-fewer': true,
      'plyt-squares': stars(107, 112),
      'cards-when': 'keep',
    },
    taps: ['throw', 'count', 'key', 'button'],
  },
  {
    tag: 'sequence-board',
    hasDice: true,
    still: '.tray',
    attributes: { players: named(6), summit: 20, cards: true, 'plyt-squares': stars(2, 19) },
    taps: ['primary', 'slot', 'take', 'use', 'button'],
  },
  {
    tag: 'multiplay-grid',
    hasDice: true,
    still: '[part~="board"]',
    attributes: { players: named(4), answer: 'factor', 'end-at': 116 },
    taps: ['roll', 'cell', 'key', 'button'],
  },
  {
    tag: 'pytagora-board',
    still: '.under:not([inert]) [part~="board"]',
    attributes: { players: named(4), target: 15 },
    taps: ['button', 'slot', 'sheet'],
  },
  {
    tag: 'pytagora-board',
    still: '.under:not([inert]) [part~="board"]',
    attributes: { players: named(4), game: 'plus-and-minus', target: 15 },
    taps: ['button', 'slot', 'sheet'],
  },
];
