import { attributesOf, type Choices } from '../choices.js';
import { nameIn, type Games } from '../games.js';
import { escape } from '../markup.js';
import { attributeOf, commonFields, fieldOfGame, gameFields, type Field } from './fields.js';
import type { Params } from './params.js';

/**
 * Returns the value of a field in the format of H5P's editor, where texts are HTML. A list of players without names is written as a space,
 * because an empty text is a field that is left open.
 */
function valueOf({ type }: Field, text: string): unknown {
  if (type === 'boolean') return true;
  if (type === 'number') return Number(text);
  return type === 'text' ? escape(text) || ' ' : text;
}

/** Fields that only the builder reads back. H5P drops them when the content is changed in its editor, and saves the game itself. */
const backFields: readonly Field[] = [{ name: 'persist', type: 'text' }];

/** Writes the choices as the fields of a content. */
export function paramsOf(choices: Choices, games: Games): Params {
  const texts = new Map(attributesOf(choices, games));
  const [rule, number] = (texts.get('score') ?? '').split(':');
  if (number !== undefined) texts.set('score', rule).set(rule === 'target' ? 'points' : 'answers', number);
  // The score alone reports no more than was chosen.
  if (texts.get('report') === 'summary') texts.set('report', 'score');
  const said = (fields: readonly Field[]): Params =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = texts.get(attributeOf(field));
        return text === undefined ? [] : [[field.name, valueOf(field, text)]];
      }),
    );
  const chosen = games[choices.game];
  const game = fieldOfGame(nameIn(games, choices.game)!);
  return { game, ...said([...commonFields, ...backFields]), [game]: said(gameFields(chosen)) };
}
