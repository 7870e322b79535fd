import { gameNamed, gameNames, type GameName } from '../../games.js';
import { kebab } from '../../rules/options.js';
import { bad, ok, type Result } from '../../rules/result.js';
import { fieldsOf } from '../../rules/trail/given.js';

/** The choices of a content, as stored in its `content.json`. */
export type Params = Readonly<Record<string, unknown>>;

/** The attributes of a game, beside those that select it. */
export interface ReadParams {
  readonly game: GameName;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Converts H5P's texts, which are HTML, to plain text. */
const plain = (text: string): string =>
  text.replace(/&(?:#0*(\d{1,3})|([a-z]{2,4}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name!] ?? whole) : String.fromCharCode(Number(code)),
  );

/** Returns the value of an attribute; undefined for a field that is left open. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '' || value === false) return undefined;
  if (value === true) return '';
  if (typeof value === 'string') return value.trim() && plain(value);
  // The editor writes no other values; the game will reject them.
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
}

const textsOf = (fields: Params): [name: string, value: string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const text = textOf(value);
    return text === undefined ? [] : [[kebab(name), text]];
  });

/** Joins the score and its number, points or answers, which are separate fields, to one attribute. */
function withScore({ points, answers, ...others }: Params): Params {
  const { score } = others;
  if (score === 'target') return { ...others, score: `target:${typeof points === 'number' ? points : ''}` };
  return score === 'share-right' && typeof answers === 'number'
    ? { ...others, score: `share-right:${answers}` }
    : others;
}

/**
 * Reads the choices of a content; untrusted. The fields of other games are ignored. Values are not checked: the game or `choicesFor` does
 * that. The code of an error is `game`, or the field that is not a group.
 */
export function readParams(given: unknown): Result<ReadParams> {
  const { game: said, ...others }: Params = fieldsOf(given) ?? {};
  const game = gameNamed(said);
  if (!game) return bad('game', `game must be one of ${gameNames.join(', ')}.`);
  // The group of the game has the same spelling as its name.
  const own = fieldsOf(others[said as string] ?? {});
  if (!own) return bad(game, `${game} must be a group of options.`);
  const common = Object.fromEntries(Object.entries(others).filter(([name]) => !gameNamed(name)));
  return ok({ game, attributes: [...textsOf(withScore(common)), ...textsOf(own)] });
}
