import { listed } from '../../src/words/notation.js';
import { nameIn } from '../style/player-name.js';
import { plain } from '../style/rich-text.js';
import type { GameContext } from './context.js';
import type { GameTypes } from './game-types.js';

/**
 * Returns the announcement of the last move that has one; undefined if there is none.
 * @param state The position shown, if not the last; in the replay, an earlier one.
 * @param isMove Returns whether an event is more than a part of the next move, such as a roll.
 */
export function lastTold<T extends GameTypes>(
  v: Pick<GameContext<T>, 'match' | 'announce'>,
  state?: T['state'],
  isMove: (event: T['event']) => boolean = () => true,
): string | undefined {
  const { plies } = v.match;
  const shown = state ? plies.slice(0, plies.findIndex((ply) => ply.state === state) + 1) : plies;
  for (const ply of [...shown].reverse()) {
    const told = ply.events.some(isMove) ? ply.events.map((event) => v.announce(event, ply.state)).filter(Boolean) : [];
    if (told.length) return told.join(' ');
  }
  return undefined;
}

/** Returns what the keys of a game do, for screen readers: with the key for hints where they are given, not in a lesson. */
export const keysHelp = (v: Pick<GameContext<GameTypes>, 'isLive' | 'words'>, keys: string): string =>
  v.isLive ? keys : `${keys} ${v.words.panel.hintKey}`;

/** The part of a context that the keys of all games need. */
export type KeyView = Pick<GameContext<GameTypes>, 'words' | 'notation' | 'match' | 'host' | 'announce' | 'say'>;

/**
 * Handles the keys of all games: l announces the last move, s the standings, h gives a hint. Returns false for any other key.
 * @param standing Returns what the player at a seat has, for example the points.
 */
export function commonKey(
  v: KeyView,
  key: string,
  standing: (seat: number) => string,
  last = (): string | undefined => lastTold(v),
): boolean {
  if (key === 'l') v.say(plain(last() ?? v.words.panel.nothingYet));
  else if (key === 's')
    v.say(
      listed(
        v.match.players.map((player, seat) => v.words.labelled(nameIn(player), standing(seat))),
        v.notation,
      ),
    );
  else if (key === 'h') void v.host.hint();
  else return false;
  return true;
}
