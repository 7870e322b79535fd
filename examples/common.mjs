import { games } from 'abacade/rules';

export const gameNames = Object.values(games)
  .map(({ name }) => name)
  .join(', ');

/** Prints one line and ends the program with the exit code 1. */
export const fail = (text) => {
  console.error(String(text).replace(/\s+/g, ' ').trim());
  process.exit(1);
};
