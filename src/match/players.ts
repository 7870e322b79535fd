import { bad, isWhole, ok, type Result } from '../rules/game.js';

/** Who sits at a seat. */
export interface Player {
  readonly name: string;
  /** 0 for a person, else the level of the computer player, from 1. */
  readonly bot: number;
  /** Which of the six colours, each with its own shape and hatch: 0 to 5. */
  readonly colour: number;
}

export const colours = 6;
const longestName = 20;

/** The colours that nobody has. */
export const freeColours = (taken: readonly Player[]): number[] =>
  Array.from({ length: colours }, (_, colour) => colour).filter((one) => !taken.some(({ colour }) => colour === one));

/** Given to players without a name, so that no child needs to type one. */
export const nicknames = [
  'Ada',
  'Ben',
  'Cleo',
  'Dino',
  'Emmy',
  'Fibo',
  'Gauss',
  'Hugo',
  'Ida',
  'Juno',
  'Kim',
  'Leo',
] as const;

/** The first nickname that nobody has. */
export const freeNickname = (taken: readonly string[]): string =>
  nicknames.find((name) => !taken.includes(name)) ?? nicknames[0];

// Control and bidi characters could break a line or turn the text around them.
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*]/gu;

/** A name fit to be shown: one line, at most 20 characters. Empty when nothing is left of it. */
export const tidyName = (name: string): string =>
  [...name.replace(unfit, '').trim()].slice(0, longestName).join('').trim();

/**
 * Reads `Ada, Ben, bot:2, Zoe=bot:1`: names, separated by commas; `bot` or `bot:LEVEL` for a computer player, with a name
 * of its own before `=`. A player without a name, as the first of `, bot:2`, stays without. The code of an error is
 * `players`.
 */
export function playersAsSaid(text: unknown, seats: { min: number; max: number }, levels: number): Result<Player[]> {
  const parts = typeof text === 'string' ? text.split(',').map((part) => part.trim()) : [];
  if (parts.length < seats.min || parts.length > seats.max) {
    return bad('players', `players must name ${seats.min} to ${seats.max} players, separated by commas.`);
  }
  const players: Player[] = [];
  for (const part of parts) {
    const asBot = /^(?:(.*)=\s*)?bot\s*(?::(.*))?$/is.exec(part);
    const bot = asBot ? Number(asBot[2] ?? 1) : 0;
    if (asBot && !isWhole(bot, 1, levels)) {
      return bad('players', `The level of a computer player is a whole number from 1 to ${levels}.`);
    }
    players.push({ name: tidyName(asBot ? (asBot[1] ?? '') : part), bot, colour: players.length });
  }
  return ok(players);
}

/** The same, with a nickname for each player without a name. */
export function readPlayers(text: unknown, seats: { min: number; max: number }, levels: number): Result<Player[]> {
  const read = playersAsSaid(text, seats, levels);
  return read.ok ? ok(nameAll(read.value)) : read;
}

/** Players as `playersAsSaid` reads them: `Ada, Cleo=bot:2`, without a name `, bot:2`. */
export const playersText = (players: readonly Pick<Player, 'name' | 'bot'>[]): string =>
  players.map(({ name, bot }) => (bot ? `${name && `${name}=`}bot:${bot}` : name)).join(', ');

/** Gives every nameless player a nickname and tells namesakes apart by a number. */
export function nameAll<T extends Pick<Player, 'name'>>(players: readonly T[]): T[] {
  const taken = players.map((player) => player.name);
  return players.map((player, i) => {
    const name = player.name || freeNickname(taken);
    const others = taken.slice(0, i);
    taken[i] = name;
    for (let n = 2; others.includes(taken[i]); n++) {
      taken[i] = `${[...name].slice(0, longestName - 2).join('')} ${n}`;
    }
    return { ...player, name: taken[i] };
  });
}
