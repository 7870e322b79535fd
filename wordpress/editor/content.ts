// The content of a block: a game with attributes of its element, and how it is read from what authors paste.
import { attributesFor } from '../../demo/activities/chosen.js';
import { activities, type ActivityName, type Asked } from '../../demo/activities/list.js';
import { offered } from '../../demo/builder/offered.js';
import { attributesOf, choicesFor, type Choices } from '../../src/embed/choices.js';
import { queryOf } from '../../src/embed/address.js';
import { choicesFromAddress, framePage } from '../../src/embed/link.js';
import { choicesFromMarkup } from '../../src/embed/snippets.js';
import { clean, encode } from '../../src/embed/text.js';
import type { Result } from '../../src/rules/game.js';

/** The attributes of the block, as they are stored in the page. */
export interface Content {
  /** The name of the game; missing until one is chosen. */
  readonly game?: string;
  /** The attributes of its element. */
  readonly options?: Readonly<Record<string, string>>;
  /** The name of the activity. */
  readonly name?: string;
  /** The address of the game alone, for readers while the plugin is switched off. */
  readonly href?: string;
}

/** Attributes of links and lines that a page of WordPress does not need: marks, and the heading, which is the name. */
const notOfPage = ['heading', 'score', 'pass', 'report'];

/** Returns choices as the content of a block. */
function contentOf(choices: Choices): Content {
  const fixed = offered[choices.game].fixed ?? {};
  const kept = attributesOf(choices, offered).filter(
    ([name]) => !notOfPage.includes(name) && !Object.hasOwn(fixed, name),
  );
  return {
    game: choices.game,
    options: Object.fromEntries(kept),
    ...(choices.heading !== undefined && { name: choices.heading }),
  };
}

/** Returns an activity as the content of a block. */
export const contentOfActivity = (activity: ActivityName, asked: Asked, name: string): Content => ({
  game: activities[activity].game,
  options: Object.fromEntries(attributesFor(activity, asked)),
  name,
});

const texts = (values: object): [string, string][] =>
  Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string');

/** Returns the options of a content. A page that was edited by hand may hold other values than text, which no attribute has. */
export const optionsOf = ({ options = {} }: Content): Record<string, string> => Object.fromEntries(texts(options));

/** Checks the options of a content. The code of an error is the attribute. */
export const checked = (content: Content): Result<Choices> =>
  choicesFor(content.game ?? '', Object.entries(optionsOf(content)), offered);

/** Reads a pasted address of a game; undefined for any other text. */
export function fromAddress(text: string): Content | undefined {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/.test(address)) return undefined;
  const read = choicesFromAddress(address, offered);
  return read?.ok ? contentOf(read.value) : undefined;
}

/** Reads lines that the site has made: an element, a frame, a link or a division; undefined for anything else. */
export function fromLines(html: string): Content | undefined {
  const read = choicesFromMarkup(html, offered);
  return read.ok ? contentOf(read.value) : undefined;
}

/** Reads the attributes of a shortcode that names its game; undefined if that is none. */
export function fromShortcode(named: Readonly<Record<string, unknown>>): Content | undefined {
  const { game, name, ...others } = named;
  const read = choicesFor(String(game ?? ''), texts(others), offered);
  return read.ok ? { ...contentOf(read.value), ...(typeof name === 'string' && { name: clean(name) }) } : undefined;
}

/** Returns the address of a game in the plugin's folder of scripts, which plays it alone. */
export function addressOf(content: Content, folder: string): string {
  const read = checked(content);
  const query = read.ok
    ? queryOf(read.value, offered)
    : [['game', content.game ?? ''], ...Object.entries(optionsOf(content))]
        .map(([name, value]) => `${name}=${encode(value)}`)
        .join('&');
  return `${folder}${framePage}?${query}`;
}
