// The games of the site, with their descriptions from the words of the builder.
import { readSource } from '../words/read.mjs';

const { messages } = readSource('builder');

export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every game by its name: `{ game, name, title, about }`; `name` is the one in URLs. */
export const games = Object.keys(messages)
  .map((key) => /^builder\.games\.(\w+)\.title$/.exec(key)?.[1])
  .filter((game) => game !== undefined)
  .map((game) => ({
    game,
    name: kebab(game),
    title: messages[`builder.games.${game}.title`].text,
    about: messages[`builder.games.${game}.about`].text,
  }));
