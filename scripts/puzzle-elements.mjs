// Lists the elements that show puzzles, for the builder and the command line.

/** Returns the module with the tags of all elements that have the attribute `puzzle`. */
export function puzzleElements({ modules }) {
  const tags = modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ attributes = [] }) => attributes.some(({ name }) => name === 'puzzle'))
    .map(({ tagName }) => tagName);
  return `/** The elements that show puzzles. Written by \`npm run manifest\`. */
export const puzzleElements: readonly string[] = ${JSON.stringify(tags.sort())};
`;
}
