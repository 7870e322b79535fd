import { ok, type Result } from '../../rules/game.js';
import { attributesOf, titleOf, type Choices } from '../choices.js';
import { games as allGames, type Games } from '../games.js';
import { embed } from '../../words/generated/embed.js';
import { languages } from '../../words/languages.js';
import { pickLanguage } from '../../words/words.js';
import { lateStyles, tooOldStyles } from '../floor.js';
import { attributes, escape } from '../markup.js';
import { gameScript, licences, notBuilt, textOf, wordScripts, type Files } from './files.js';

const paper = { light: '#fbf7f0', dark: '#171a21' } as const;

/**
 * The colour schemes of a game's page: light unless another is chosen, because the surroundings are unknown. `only` keeps browsers from
 * darkening a page made for light: that would make numbers light, but leave their background unchanged.
 */
const schemes = { auto: 'light dark', light: 'only light', dark: 'only dark' } as const;

/**
 * Returns the style sheet of a page with a single game. It extends the background of the game to the whole page, tells a browser that is
 * too old what the game needs, and explains what may be wrong if no game appears.
 */
export const styleSheet = ({ theme = 'light', lang }: Choices): string => `:root {
  color-scheme: ${schemes[theme]};
}
body {
  margin: 0;
  background: ${paper[theme === 'dark' ? 'dark' : 'light']};
}
${
  theme === 'auto'
    ? `@media (prefers-color-scheme: dark) {
  body {
    background: ${paper.dark};
  }
}
`
    : ''
}${tooOldStyles(embed[pickLanguage(languages, [lang])].needs)}${lateStyles}`;

/**
 * Returns the text in an element, which the element hides once its script runs; it needs no style, because a policy may forbid those, too.
 */
function blocked(choices: Choices, games: Games): string {
  const tag = pickLanguage(languages, [choices.lang]);
  const text = escape(embed[tag].blocked(titleOf(choices, games)));
  return `<span${attributes([['lang', tag]])}>${text}</span>`;
}

function page(choices: Choices, head: string, end: string, games: Games): string {
  const { tag, isModule } = games[choices.game];
  const scheme = schemes[choices.theme ?? 'light'];
  const title = escape(titleOf(choices, games));
  // Without a language, the game uses the reader's.
  const lang = choices.lang ? attributes([['lang', choices.lang]]) : '';
  return `<!doctype html>
<html${lang}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<title>${title}</title>
${head}
</head>
<body>
<main>
<${tag}${attributes(attributesOf(choices, games))}${isModule ? ' data-own-game' : ''}>${blocked(choices, games)}</${tag}>
</main>
${end}</body>
</html>
`;
}

/**
 * Writes the page of a package. Its scripts are in the same folder and run in this order after the page has loaded: the
 * one that reports to the platform is first, so that it can restore a saved game before the element starts.
 */
export function packagePage(choices: Choices, scripts: readonly string[], games: Games = allGames): string {
  const { isModule } = games[choices.game];
  const tags = scripts.map((src) => {
    const own = isModule && src === gameScript(choices, games);
    // A module waits for the page, too, and runs in its turn.
    return `<script${attributes([own ? ['type', 'module'] : ['defer', ''], ['src', src]])}></script>`;
  });
  return page(choices, ['<link rel="stylesheet" href="page.css">', ...tags].join('\n'), '', games);
}

/**
 * Makes a script safe to inline. Text that would end the script element or begin a comment in it occurs only in strings
 * and regular expressions, where `\x3c` is the same character.
 */
const inline = (script: string): string => script.replace(/<(?=\/script|script|!--)/gi, '\\x3c');

const scriptOf = (script: Uint8Array, isModule: boolean | undefined): string =>
  `<script${isModule ? ' type="module"' : ''}>\n${inline(textOf(script))}</script>\n`;

/** Writes a single HTML file that contains everything. The code of an error is the missing file. */
export function singlePage(choices: Choices, built: Files, games: Games = allGames): Result<string> {
  const name = gameScript(choices, games);
  const [script, notices] = [built.get(name), built.get(licences)];
  if (!script) return notBuilt(name);
  if (!notices) return notBuilt(licences);
  const scripts: Uint8Array[] = [];
  for (const file of wordScripts(choices, script)) {
    const words = built.get(file);
    if (!words) return notBuilt(file);
    scripts.push(words);
  }
  const comment = textOf(notices).replaceAll('--', '- -').trim();
  return ok(
    page(
      choices,
      `<style>\n${styleSheet(choices)}</style>`,
      `${[...scripts, script].map((one) => scriptOf(one, one === script && games[choices.game].isModule)).join('')}<!--\n${comment}\n-->\n`,
      games,
    ),
  );
}
