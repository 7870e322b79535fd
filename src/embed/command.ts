import { bad, ok, type Result } from '../rules/game.js';
import { attributesOf, choicesFor, oneLearner, type Attributes, type Choices } from './choices.js';
import { games as allGames, languages, nameIn, type Games } from './games.js';
import { ownGame } from './own-game.js';
import { courseKinds, packageKinds, type CourseKind } from './packages/files.js';
import { packable } from './packages/index.js';
import { snippetKinds, type SnippetKind } from './snippets.js';

/** A parsed command line. */
export type Command =
  | { readonly do: 'help' }
  | { readonly do: 'version' }
  | {
      readonly do: 'pack';
      readonly as: SnippetKind | CourseKind | 'link' | 'html';
      /** The file from which existing choices are read. */
      readonly from: string | undefined;
      /** Returns the choices, given the existing ones if `from` is set. */
      readonly choices: (before: Choices | undefined) => Result<Choices>;
      /** The file to write; undefined for standard output. */
      readonly out: string | undefined;
      /** True if an existing file may be overwritten. */
      readonly force: boolean;
      /** The URL of the scripts, as seen by the page. */
      readonly at: string;
      /** The folder of the built scripts, if it is not that of the package. */
      readonly scripts: string | undefined;
      /** The module of a game by somebody else. */
      readonly module: string | undefined;
      /** The games among which the choices are: all of Abacade, or the one of the module. */
      readonly games: Games;
    };

const kinds = [...snippetKinds, 'link', 'html', ...courseKinds] as const;
const isKind = (text: string | undefined): text is (typeof kinds)[number] =>
  (kinds as readonly (string | undefined)[]).includes(text);

/** Choices with an option of their own on the command line; the others are set with `--option`. */
const direct = [
  'players',
  'lang',
  'theme',
  'timer',
  'persist',
  'position',
  'puzzle',
  'puzzle-strength',
  'heading',
  'score',
  'pass',
  'report',
] as const;
const flags = { '-o': 'out', '-f': 'force', '-h': 'help', '-v': 'version' } as const;
const withValue = ['game', 'option', 'as', 'from', 'at', 'scripts', 'out', 'module', 'tag', 'title', ...direct];
const withoutValue = ['real-dice', 'force', 'help', 'version'];

export const help = (
  games: Games = allGames,
): string => `Puts a game into a page, a file or a package for a learning platform.

  abacade pack --game NAME --as KIND [choices] [-o FILE]
  abacade pack --module FILE --tag TAG --as KIND [choices] [-o FILE]

Kinds
  script      script tag and element, for your own pages
  div         the same for editors that remove elements, such as Moodle's
  iframe      a frame that is as high as the game
  link        the address of the game in a tab of its own; needs --at
  html        one HTML file with everything in it
  scorm12     SCORM 1.2 package (.zip), the safe choice for Moodle
  scorm2004   SCORM 2004 4th edition package (.zip)
  cmi5        cmi5 package (.zip)
  h5p         H5P content with its library (.h5p), which an administrator allows once

Choices
  --game NAME          ${Object.keys(games).join(', ')}
  --option NAME=VALUE  an option of the game, as its attribute says it: end-at=10; once for each
  --players LIST       "Ada, Ben, bot:2", bot:fit or bot:even; without it a package is for one
                       learner, named by the platform, against the computer; all else opens
                       with its form
  --lang TAG           ${languages.join(', ')}
  --theme NAME         light, dark or auto; without it a package is light, and all else like
                       the page around it
  --timer SECONDS      the same as --option timer=SECONDS
  --real-dice          the players roll dice of their own
  --persist KEY        keeps the game in the browser, under this key
  --position TEXT      begins at this position
  --puzzle NAME        a puzzle in place of a game: daily, or any text, the same puzzle for
                       everybody; for links, snippets and html
  --puzzle-strength X  how hard it is: easy, medium or hard
  --heading TEXT       what the activity is called
  --score RULE         won, share-right, share-right:ANSWERS, taking-part or target:POINTS
  --pass SCORE         the score that passes, 1 to 100
  --report WHAT        what a platform is told: all, with each answer; summary of what
                       the pupil knows; or the score alone

A game of your own
  --module FILE        its element, bundled into one file with all that it imports; for html
                       and packages but h5p. The element itself checks its options
  --tag TAG            the tag that it defines: shut-the-box
  --title TEXT         what the game is called

Files
  -o, --out FILE       where to write; snippets, links and html go to standard output
                       without it
  -f, --force          writes over a file that is there already
  --from FILE          begins with the choices of a snippet, link, page or package made before;
                       - is standard input
  --at ADDRESS         for snippets and links: where the page finds the scripts, as
                       https://example.org/abacade/; else abacade/
  --scripts FOLDER     the built scripts, where they are not those of this package

  -h, --help           this text
  -v, --version        the version

Exit codes: 0 done, 1 a file cannot be read or written, 2 something said here is not possible.
`;

interface Said {
  readonly words: string[];
  readonly values: Map<string, string[]>;
}

/** Splits the arguments into words and options: `--name value`, `--name=value` and `-o value`. */
function split(args: readonly string[]): Result<Said> {
  const words: string[] = [];
  const values = new Map<string, string[]>();
  for (let i = 0; i < args.length; i++) {
    const [, long, , inline] = /^--([a-z0-9-]+)(=(.*))?$/s.exec(args[i]) ?? [];
    const name = long ?? (Object.hasOwn(flags, args[i]) ? flags[args[i] as keyof typeof flags] : undefined);
    if (name === undefined) {
      if (args[i].startsWith('-')) return bad('arguments', `There is no option ${args[i].slice(0, 40)}.`);
      words.push(args[i]);
      continue;
    }
    const isAlone = withoutValue.includes(name);
    if (!isAlone && !withValue.includes(name)) return bad(name, `There is no option --${name.slice(0, 40)}.`);
    if (isAlone && inline !== undefined) return bad(name, `--${name} takes no value.`);
    const value = isAlone ? '' : (inline ?? args[++i]);
    if (value === undefined) return bad(name, `--${name} needs a value.`);
    const before = values.get(name) ?? [];
    if (before.length && name !== 'option') return bad(name, `--${name} is said twice.`);
    values.set(name, [...before, value]);
  }
  return ok({ words, values });
}

/** Splits `end-at=10` into attribute and value. */
function pairOf(option: string): Result<readonly [string, string]> {
  const [, name, , value] = /^([a-z][a-z0-9-]*)(=(.*))?$/s.exec(option) ?? [];
  return name
    ? ok([name, value ?? ''] as const)
    : bad('option', `--option needs NAME=VALUE, not ${option.slice(0, 40)}.`);
}

/** Reads what is said of the game of a module. */
function readOwn(as: string, values: Said['values']): Result<Games> {
  if (as !== 'html' && !(packageKinds as readonly string[]).includes(as))
    return bad('as', `--module is for html, ${packageKinds.join(', ')}.`);
  const other = ['game', 'from'].find((name) => values.has(name));
  if (other !== undefined) return bad(other, `--module and --${other} do not go together.`);
  const [tag, title] = [values.get('tag')?.[0], values.get('title')?.[0]];
  const options = (values.get('option') ?? []).map((text) => text.split('=')[0]);
  return ownGame(tag, title, [...options, ...(values.has('timer') ? ['timer'] : [])]);
}

/** Parses the arguments after the name of the program. The code of an error is the option. */
export function readCommand(args: readonly string[], all: Games = allGames): Result<Command> {
  const said = split(args);
  if (!said.ok) return said;
  const { words, values } = said.value;
  const one = (name: string): string | undefined => values.get(name)?.[0];
  if (one('help') !== undefined || words[0] === 'help' || args.length === 0) return ok({ do: 'help' });
  if (one('version') !== undefined) return ok({ do: 'version' });
  if (words[0] !== 'pack') return bad('command', 'The command is: abacade pack. See abacade --help.');
  if (words.length > 1) return bad('arguments', `What is "${words[1].slice(0, 40)}"? Options begin with --.`);

  const as = one('as');
  if (!isKind(as)) return bad('as', `--as must be one of ${kinds.join(', ')}.`);
  const [from, out, module] = [one('from'), one('out'), one('module')];
  const own = module === undefined ? undefined : readOwn(as, values);
  if (own && !own.ok) return own;
  const games = own?.value ?? all;
  const game = own ? one('tag') : one('game');
  const stray = own ? undefined : ['tag', 'title'].find((name) => one(name) !== undefined);
  if (stray !== undefined) return bad(stray, `--${stray} is about the game of a --module.`);
  if (!game && from === undefined) return bad('game', '--game is missing, or --from a file made before.');
  if (!out && (courseKinds as readonly string[]).includes(as)) return bad('out', `-o FILE is needed for ${as}.`);

  const pairs: (readonly [string, string])[] = [];
  for (const option of values.get('option') ?? []) {
    const pair = pairOf(option);
    if (!pair.ok) return pair;
    pairs.push(pair.value);
  }
  for (const name of [...direct, 'real-dice'] as const) {
    const value = one(name);
    if (value !== undefined) pairs.push([name, value]);
  }
  const choices = (before: Choices | undefined): Result<Choices> => {
    const isSame = before && (!game || nameIn(games, game) === before.game);
    const kept = isSame ? attributesOf(before, games).filter(([name]) => !pairs.some(([other]) => other === name)) : [];
    // A grade belongs to the one learner who is logged in. Existing choices keep their players, or the form.
    const isPackage = (courseKinds as readonly string[]).includes(as);
    const isMarked = !isSame && isPackage && !pairs.some(([name]) => name === 'players');
    const all: Attributes = [...kept, ...pairs, ...(isMarked ? [['players', oneLearner] as const] : [])];
    const read = choicesFor(isSame ? before.game : (game ?? ''), all, games);
    return read.ok && isPackage ? packable(read.value, games) : read;
  };
  const force = one('force') !== undefined;
  const [at, scripts] = [one('at') ?? 'abacade/', one('scripts')];
  return ok({ do: 'pack', as, from, out, force, at, scripts, choices, module, games });
}
