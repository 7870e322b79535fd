import { bad, ok, type Result } from '../rules/game.js';
import { attributesOf, choicesFrom, titleOf, type Attributes, type Choices } from './choices.js';
import { embed } from '../words/generated/embed.js';
import { languages } from '../words/languages.js';
import { pickLanguage } from '../words/words.js';
import { games as allGames, type Games } from './games.js';
import { choicesFromAddress, choicesFromLink, folderOf, pageAddress } from './link.js';
import { attributes, escape, tagsOf, type Tag } from './markup.js';
import { clean, decode, encodeGently } from './text.js';

export { folderOf, framePage } from './link.js';

/** The kinds of snippets that put a game into a page. */
export const snippetKinds = ['script', 'div', 'iframe'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

/** The script that replaces divisions with games. */
const divisionScript = 'abacade.js';
/** The script that sets the height of a frame. */
export const frameScript = 'frame-height.js';
const frameHeight = 640;

const script = (src: string): string =>
  `<script${attributes([
    ['type', 'module'],
    ['src', src],
  ])}></script>`;

/**
 * Returns the placeholder text: a game is being loaded, and whom to tell if it does not appear, because its script may be missing,
 * forbidden or too new.
 */
function coming(choices: Choices, games: Games, lang: string): string {
  const words = embed[pickLanguage(languages, [choices.lang, lang])];
  return escape(`${words.coming(titleOf(choices, games))} ${words.needs}`);
}

/** Returns a script tag and the element, for pages written by hand. The game hides the text once it runs. */
function element(choices: Choices, folder: string, games: Games, lang: string): Result<string> {
  const { tag } = games[choices.game];
  const start = `<${tag}${attributes(attributesOf(choices, games))}>`;
  return ok(`${script(`${folder}${tag}.js`)}\n${start}${coming(choices, games, lang)}</${tag}>`);
}

/** An empty line, so that writing can continue in an editor. */
const emptyLine = '<p>&nbsp;</p>';

/**
 * A division in place of the element, which editors such as TinyMCE would remove. A small script fetches the game and
 * inserts it; if the script cannot run, the text says so. Values are encoded as in URLs, so that no filter of the
 * platform changes them. The division has the class that makes TinyMCE treat it as non-editable, so that the script is
 * removed only together with it. Without the lines before and after it, text typed there would be lost and Enter would
 * duplicate the division.
 */
function division(choices: Choices, folder: string, games: Games, lang: string): Result<string> {
  const { tag } = games[choices.game];
  const data = attributesOf(choices, games).map(([name, value]) => [`data-${name}`, encodeGently(value)] as const);
  // Editors drop an attribute without a value, or use its name as the value. So a switch is written as a word, and a
  // list of players without names as a blank, because a player could be called "true".
  const said = data.map(([name, value]) => [name, value || (name === 'data-players' ? '%20' : 'true')] as const);
  const start = `<div${attributes([['class', 'mceNonEditable'], ['data-abacade', tag], ...said])}>`;
  return ok(
    `${emptyLine}\n${start}${coming(choices, games, lang)}\n${script(`${folder}${divisionScript}`)}\n</div>\n${emptyLine}`,
  );
}

/** Returns a frame with a page of its own. The script adapts its height to its content; without the script, the frame scrolls. */
function frame(choices: Choices, folder: string, games: Games): Result<string> {
  const address = pageAddress(choices, folder, games);
  if (!address.ok) return address;
  const said = attributes([
    ['src', address.value],
    ['title', titleOf(choices, games)],
    ['width', '100%'],
    ['height', String(frameHeight)],
    ['style', 'border: 0'],
    ['allow', 'fullscreen'],
    ['loading', 'lazy'],
    ['data-abacade-frame', 'true'],
  ]);
  return ok(`<iframe${said}></iframe>\n${script(`${folder}${frameScript}`)}`);
}

const writers = { script: element, div: division, iframe: frame } as const;

/**
 * Writes the snippet that puts the game into a page. `at` is the folder of the scripts as seen by the page. `lang` is
 * the language of the placeholder shown until the game has loaded, if the choices name none. The code of an error is
 * `at`, or `query` if the choices are too long for the URL of a frame.
 */
export function snippet(
  kind: SnippetKind,
  choices: Choices,
  at: string,
  games: Games = allGames,
  lang = 'en',
): Result<string> {
  const folder = folderOf(at);
  return folder.ok ? writers[kind](choices, folder.value, games, lang) : folder;
}

/** Maximum length of a file name without its ending, in characters: in UTF-8 at most 240 bytes. */
const longestFileName = 60;

/** The longest text searched for choices, in characters; a page with all scripts inlined is shorter. */
export const longestMarkup = 2_000_000;

/** Decodes the attributes of a division, or returns the name of one that is not encoded correctly. */
function fromData(found: Attributes): Result<Attributes> {
  const read: [string, string][] = [];
  for (const [name, text] of found) {
    if (!name.startsWith('data-') || name === 'data-abacade') continue;
    const value = decode(text);
    if (value === undefined) return bad(name.slice(5, 45), `${name.slice(0, 45)} is not encoded as it must be.`);
    read.push([name.slice(5), value]);
  }
  return ok(read);
}

function choicesOfTag({ name, attributes: found }: Tag, games: Games): Result<Choices> | undefined {
  if (Object.values(games).some(({ tag }) => tag === name)) return choicesFrom(name, found, games);
  const value = (key: string): string | undefined => found.find(([one]) => one === key)?.[1];
  const tag = value('data-abacade');
  if (tag !== undefined) {
    const read = fromData(found);
    return read.ok ? choicesFrom(tag, read.value, games) : read;
  }
  const address = name === 'iframe' ? value('src') : name === 'a' ? value('href') : undefined;
  return address === undefined ? undefined : choicesFromAddress(address, games);
}

/**
 * Reads the choices from a snippet, a link or an untrusted page: those of its first game. The code of an error is the
 * field, or `snippet` if there is no game.
 */
export function choicesFromMarkup(text: unknown, games: Games = allGames): Result<Choices> {
  if (typeof text !== 'string' || text.length > longestMarkup) return bad('snippet', 'The text is too long.');
  for (const tag of tagsOf(text)) {
    const choices = choicesOfTag(tag, games);
    if (choices) return choices;
  }
  return choicesFromLink(text, games) ?? bad('snippet', 'There is no game in this text.');
}

/**
 * Returns a file name for the output: `multiplay`, `multiplay-class-4b`. Letters of every script stay; those of Latin lose their accents,
 * which old programs that unpack a zip spoil.
 */
export function fileNameOf(choices: Choices, games: Games = allGames): string {
  const title = clean(titleOf(choices, games))
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  // A name is not cut within a character, nor at the end of a word.
  return [...title].slice(0, longestFileName).join('').replace(/-+$/, '') || choices.game.toLowerCase();
}
