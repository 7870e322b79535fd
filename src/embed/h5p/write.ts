import { attributesOf, type Choices } from '../choices.js';
import type { Games } from '../games.js';
import { escape } from '../markup.js';
import { attributeOf, commonFields, gameFields, type Field } from './fields.js';
import type { Params } from './params.js';

/**
 * The value of a field, as H5P's editor writes it: texts as HTML. A list of players without names is a blank, because an
 * empty text is a field that is left open.
 */
function valueOf({ type }: Field, text: string): unknown {
  if (type === 'boolean') return true;
  if (type === 'number') return Number(text);
  return type === 'text' ? escape(text) || ' ' : text;
}

/** What only the builder asks back. H5P drops it when the content is changed there, and keeps the game itself. */
const backFields: readonly Field[] = [{ name: 'persist', type: 'text' }];

/** Writes the choices as the fields of a content. */
export function paramsOf(choices: Choices, games: Games): Params {
  const texts = new Map(attributesOf(choices, games));
  const [rule, number] = (texts.get('score') ?? '').split(':');
  if (number !== undefined) texts.set('score', rule).set(rule === 'target' ? 'points' : 'answers', number);
  // Nobody is told more than was chosen.
  if (texts.get('report') === 'summary') texts.set('report', 'score');
  const said = (fields: readonly Field[]): Params =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = texts.get(attributeOf(field));
        return text === undefined ? [] : [[field.name, valueOf(field, text)]];
      }),
    );
  const { game } = choices;
  return { game, ...said([...commonFields, ...backFields]), [game]: said(gameFields(games[game])) };
}
