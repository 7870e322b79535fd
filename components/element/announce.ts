import type { GameEvent } from '../../src/rules/game.js';
import { listedFigures } from '../../src/words/notation.js';
import { nameIn } from '../style/player-name.js';
import type { OwnContext } from './own-game.js';
import { sentence, type SentenceValues } from './own-words.js';

type Teller = Pick<OwnContext, 'figure' | 'gameWords' | 'match' | 'notation'>;

/** Returns the values of an event as texts for the reader, and the name of its player. */
function valuesOf(v: Teller, event: GameEvent): SentenceValues {
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (typeof value === 'number') values[key] = v.figure(value);
    else if (typeof value === 'string') values[key] = value;
    else if (Array.isArray(value)) values[key] = listedFigures(value as number[], v);
  }
  const { seat } = event;
  return seat === undefined ? values : { ...values, name: nameIn(v.match.players[seat]) };
}

/** Describes an event by the words of the game; empty if it has none for events of this type. */
export function announce(v: Teller, event: GameEvent): string {
  const { says } = v.gameWords;
  return Object.hasOwn(says, event.type)
    ? sentence(says[event.type], valuesOf(v, event), event as unknown as Readonly<Record<string, unknown>>)
    : '';
}
