import { nameAll, tidyName, type Player } from '../match/players.js';
import { isUnset } from './unset-value.js';
import type { GameResult } from './result.js';
import type { Saved } from './state.js';

/**
 * Returns the first name from a name as platforms write it: `Rossi, Mia` or `Mia Rossi`. May be empty; contains no
 * character with a meaning in a list of players.
 */
export function firstName(name: unknown): string {
  if (typeof name !== 'string' || isUnset(name)) return '';
  const [before, after] = name.slice(0, 200).split(',');
  const first = tidyName((after?.trim() || before.trim().split(/\s+/)[0]).replace(/[=:]/g, ' '));
  return /^bot$/i.test(first) ? '' : first;
}

/** Removes the learner's name, which belongs to the platform, from a result, so that it is stored nowhere else. */
export function withoutName(result: GameResult, name: string | undefined): GameResult {
  if (!name) return result;
  const unnamed = <T extends { readonly name: string }>(one: T): T => (one.name === name ? { ...one, name: '' } : one);
  const { seats, record } = result;
  return {
    ...result,
    seats: seats.map(unnamed),
    record: { ...record, players: record.players.map(unnamed) },
  };
}

/**
 * Returns a saved state in which a person without a name gets the name of the logged-in user, or a nickname if there is
 * none.
 */
export function withName(saved: Saved, name = ''): Saved {
  const called = <T extends Pick<Player, 'name' | 'bot'>>(players: readonly T[]): T[] =>
    nameAll(players.map((one) => (one.name || one.bot ? one : { ...one, name })));
  const { names, seats, record } = saved;
  const players: unknown = record?.players;
  return {
    ...saved,
    names: called(seats.map(({ bot }, seat) => ({ bot, name: tidyName(names?.[seat] ?? '') }))).map((one) => one.name),
    ...(record && isNamed(players) ? { record: { ...record, players: called(players) } } : {}),
  };
}

/** The record is untrusted; replaying it reports any other errors. */
const isNamed = (players: unknown): players is Player[] =>
  Array.isArray(players) && players.every((one) => typeof (Object(one) as { name?: unknown }).name === 'string');
