import { bad, ok, type Result } from '../rules/game.js';
import { choicesFromQuery, longestQuery, queryOf } from './address.js';
import { attributesOf, choicesFrom, titleOf, type Attributes, type Choices } from './choices.js';
import { embed as english } from '../words/en/embed.js';
import { embed as italian } from '../words/it/embed.js';
import { pickLanguage } from '../words/words.js';
import { games as allGames, languages, type Games } from './games.js';
import { attributes, escape, tagsOf, type Tag } from './markup.js';
import { clean, decode, encodeGently } from './text.js';

/** The ways to put a game into a page by a few lines. */
export const snippetKinds = ['script', 'div', 'iframe'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

/** The script that puts games in the place of divisions. */
const divisionScript = 'embed.js';
/** The page that shows a game in a frame, and the script that gives the frame its height. */
export const framePage = 'frame.html';
export const frameScript = 'frame-height.js';
const frameHeight = 640;

const longestAddress = 500;

/**
 * The folder of an address where the scripts lie, with `/` at its end: `https://…/`, `/abacade/`, `abacade/`. Only what
 * can stand in a page without leading anywhere else is taken; the code of an error is `at`.
 */
export function folderOf(address: string): Result<string> {
  const isSafe = /^[\w.~%:/@-]*$/.test(address) && address.length <= longestAddress;
  const scheme = /^([^/]*):/.exec(address)?.[1];
  if (!isSafe || (scheme !== undefined && !/^https?$/i.test(scheme))) {
    return bad('at', 'at must be the address of a folder: https://…/, /abacade/ or abacade/.');
  }
  return ok(address === '' || address.endsWith('/') ? address : `${address}/`);
}

const script = (src: string): string =>
  `<script${attributes([
    ['type', 'module'],
    ['src', src],
  ])}></script>`;

/** Script tag and element: for pages that one writes oneself. */
function element(choices: Choices, folder: string, games: Games): string {
  const { tag } = games[choices.game];
  return `${script(`${folder}${tag}.js`)}\n<${tag}${attributes(attributesOf(choices, games))}></${tag}>`;
}

/** An empty line, where one can go on writing in an editor. */
const emptyLine = '<p>&nbsp;</p>';

/**
 * A division for the element, which editors like TinyMCE would take away. A small script fetches the game and puts it
 * there; where the script cannot run, the text says so. Values are encoded as in an address, so that no filter of the
 * platform changes them. TinyMCE lets nobody type into the division (its class), and takes the script away only with it;
 * without a line before and behind, what is typed there would be swallowed, and Enter would double the division.
 */
function division(choices: Choices, folder: string, games: Games, lang: string): string {
  const { tag } = games[choices.game];
  const data = attributesOf(choices, games).map(([name, value]) => [`data-${name}`, encodeGently(value)] as const);
  const words = pickLanguage(languages, [choices.lang, lang]) === 'it' ? italian : english;
  // Editors drop an attribute without a value, or give it its own name for one.
  // A switch is then said in a word, and a list without names as a blank: nobody is called "true".
  const said = data.map(([name, value]) => [name, value || (name === 'data-players' ? '%20' : 'true')] as const);
  const start = `<div${attributes([['class', 'mceNonEditable'], ['data-abacade', tag], ...said])}>`;
  const text = escape(words.coming(titleOf(choices, games)));
  return `${emptyLine}\n${start}${text}\n${script(`${folder}${divisionScript}`)}\n</div>\n${emptyLine}`;
}

/** A frame with a page of its own. The script makes it as high as what it holds; without it, it scrolls. */
function frame(choices: Choices, folder: string, games: Games): string {
  const said = attributes([
    ['src', `${folder}${framePage}?${queryOf(choices, games)}`],
    ['title', titleOf(choices, games)],
    ['width', '100%'],
    ['height', String(frameHeight)],
    ['style', 'border: 0'],
    ['allow', 'fullscreen'],
    ['loading', 'lazy'],
    ['data-abacade-frame', 'true'],
  ]);
  return `<iframe${said}></iframe>\n${script(`${folder}${frameScript}`)}`;
}

const writers = { script: element, div: division, iframe: frame } as const;

/**
 * The lines that put the game into a page. `at` is the folder of the scripts, as the page will see it. `lang` is the
 * language for what stands in the place of the game until it comes, where the choices name none. The code of an error is
 * `at`, or `query` where the choices are too long for the address of a frame.
 */
export function snippet(
  kind: SnippetKind,
  choices: Choices,
  at: string,
  games: Games = allGames,
  lang = 'en',
): Result<string> {
  const folder = folderOf(at);
  if (kind === 'iframe' && queryOf(choices, games).length > longestQuery) {
    return bad('query', 'The choices are too long for the address of a frame.');
  }
  return folder.ok ? ok(writers[kind](choices, folder.value, games, lang)) : folder;
}

/** The most characters of a text that is looked through for choices; a page with all scripts in it is shorter. */
export const longestMarkup = 2_000_000;

/** The attributes that a division stands for, or the name of the one that is not encoded as it must be. */
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
  const src = name === 'iframe' ? value('src') : undefined;
  const query = src && /^(?:[^?#]*\/)?frame\.html\?([^#]*)/.exec(src)?.[1];
  return query ? choicesFromQuery(query, games) : undefined;
}

/**
 * The choices that a snippet, or a page with a game in it, was made from: those of the first game in it. Any text may
 * come; the code of an error is the field, or `snippet` where there is no game.
 */
export function choicesFromMarkup(text: unknown, games: Games = allGames): Result<Choices> {
  if (typeof text !== 'string' || text.length > longestMarkup) return bad('snippet', 'The text is too long.');
  for (const tag of tagsOf(text)) {
    const choices = choicesOfTag(tag, games);
    if (choices) return choices;
  }
  return bad('snippet', 'There is no game in this text.');
}

/** A file name for what is made: `multiplay`, `multiplay-class-4b`. */
export function fileNameOf(choices: Choices, games: Games = allGames): string {
  const title = clean(titleOf(choices, games))
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return title || choices.game.toLowerCase();
}
