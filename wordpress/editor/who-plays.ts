// The attribute `players` as a choice of the block's settings.

/** A choice of who plays: pupils choose in the form, two at one device, one against a computer player, or a list as it is written. */
export type WhoPlays =
  | { readonly who: 'form' }
  | { readonly who: 'two' }
  | { readonly who: 'computer'; readonly level: string }
  | { readonly who: 'list'; readonly text: string };

/** Returns the levels of a computer player to choose from, as they are written, for a game that has so many. */
export const levelsOf = (levels: number): readonly string[] => [
  // One that adapts needs another level.
  ...(levels > 1 ? ['fit', 'even'] : []),
  ...Array.from({ length: levels }, (_, i) => String(i + 1)),
];

/** Reads an attribute. What is no other choice is a list, unchanged. */
export function whoPlays(text: string | undefined, levels: number): WhoPlays {
  if (text === undefined) return { who: 'form' };
  if (/^\s*,\s*$/.test(text)) return { who: 'two' };
  const [, level = ''] = /^\s*,\s*bot\s*:\s*(\w+)\s*$/i.exec(text) ?? [];
  const written = level.toLowerCase();
  return levelsOf(levels).includes(written) ? { who: 'computer', level: written } : { who: 'list', text };
}

/** Returns the attribute of a choice; undefined if it has none. */
export function attributeFor(choice: WhoPlays): string | undefined {
  switch (choice.who) {
    case 'form':
      return undefined;
    case 'two':
      return ', ';
    case 'computer':
      return `, bot:${choice.level}`;
    case 'list':
      return choice.text;
  }
}
