import { bad, isLevel, ok, type Result } from '../rules/game.js';
import type { Fits } from './fit.js';

/** A player at the table. */
export interface Player {
  readonly name: string;
  /** 0 for a person, otherwise the level of the computer player: a multiple of a quarter, or 0.01 for the lowest. */
  readonly bot: number;
  /** Set if the level of a computer player adapts to the child's wins and losses from game to game. */
  readonly fits?: Fits;
  /**
   * For a player on another device, whose `bot` is 1 because nobody plays for them on this device: whether the player
   * is connected, away, or replaced by a computer player.
   */
  readonly elsewhere?: 'here' | 'away' | 'bot';
  /** Text shown after the name, for example that the player is away. */
  readonly note?: string;
  /** The index of the player's colour, 0 to 5. Each colour has its own shape and hatching. */
  readonly colour: number;
}

export const colours = 6;
/** Maximum number of characters in a name, as a reader counts them: a flag or a family emoji is one character. */
const longestName = 20;
/** Maximum number of UTF-16 units in a name. A single character may consist of any number of them. */
export const longestText = 8 * longestName;

/** Returns whether a computer plays, here or on another device. */
export const isComputer = ({ bot, elsewhere }: Pick<Player, 'bot' | 'elsewhere'>): boolean =>
  elsewhere === undefined ? bot > 0 : elsewhere === 'bot';

/** Returns whether the value is a valid `Player.bot`: a person or a level. */
export const isPersonOrLevel = (value: unknown, levels: number): value is number =>
  value === 0 || isLevel(value, levels);

/** Returns a player without any other fields that an untrusted object may have. */
export const playerOf = ({ name, bot, colour, fits }: Player): Player => ({
  name,
  bot,
  colour,
  ...(bot > 0 && fits && { fits: fits === 'even' ? fits : true }),
});

/** Returns the colours that no player has. */
export const freeColours = (taken: readonly Player[]): number[] =>
  Array.from({ length: colours }, (_, colour) => colour).filter((one) => !taken.some(({ colour }) => colour === one));

/** Names for players without one, so that no child has to type one. */
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

/** Returns the first unused nickname. */
export const freeNickname = (taken: readonly string[]): string =>
  nicknames.find((name) => !taken.includes(name)) ?? nicknames[0];

// Control and bidirectional characters could break the line or reorder the text around them. Joiners are kept where
// they join: in emoji, between letters of the Arabic script, and after the marks of Indic scripts. The tags that turn 🏴
// into a flag are kept as well. A kept character is matched together with the one before it, because lookbehind is a
// syntax error in Safari before 16.4.
const tags = /🏴[\u{e0020}-\u{e007f}]{1,6}/u;
const joins =
  /(?!\p{Cf})[\p{M}\p{Script=Arabic}\p{Emoji_Modifier}\p{Extended_Pictographic}][\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/u;
const unfit = new RegExp(`(${tags.source}|${joins.source})|[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}*]`, 'gu');
// More marks on a letter would overlap the lines around it.
const piled = /(\p{M}{4})\p{M}+/gu;

/**
 * Matches text of Latin letters and their punctuation, in which each code unit is one character and nothing has to be
 * removed.
 */
const plain = /^[ -)+-~\u00a0-\u00ac\u00ae-\u024f]*$/;

// Created for the first name that needs it: that takes 10 ms, which most games would otherwise spend before they are
// shown.
let characters: Intl.Segmenter | undefined;

// An approximation for Firefox before 125: flags, letters with their marks, and joined emoji.
const character = /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d.)*/gsu;

/** Returns the characters of a text, as a reader counts them. */
function* charactersOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text.match(character) ?? [];
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of characters.segment(text)) yield segment;
}

/** Returns the first characters of a text. */
function cut(text: string, most: number): string {
  let end = 0;
  let count = 0;
  for (const { length } of charactersOf(text)) {
    if (count++ === most || end + length > longestText) break;
    end += length;
  }
  return text.slice(0, end);
}

/** Returns a displayable name: one line of at most 20 characters. May be empty. */
export function tidyName(name: string): string {
  if (plain.test(name)) return name.trim().slice(0, longestName).trim();
  return cut(name.replace(unfit, '$1').replace(piled, '$1').trim(), longestName)
    .replace(/[\u200c\u200d]$/u, '')
    .trim();
}

/**
 * Reads a list of players such as `Ada, Ben, bot:2, Zoe=bot:1`: names separated by commas, and `bot` or `bot:LEVEL` for
 * a computer player, `bot:fit` or `bot:even` for one that adapts to a child and begins at level 1, optionally preceded
 * by a name and `=`. Players without a name keep an empty name. The code of an error is `players`.
 */
export function parsePlayers(text: unknown, seats: { min: number; max: number }, levels: number): Result<Player[]> {
  const parts = typeof text === 'string' ? text.split(',').map((part) => part.trim()) : [];
  if (parts.length < seats.min || parts.length > seats.max) {
    return bad('players', `players must name ${seats.min} to ${seats.max} players, separated by commas.`);
  }
  const players: Player[] = [];
  for (const part of parts) {
    const asBot = /^(?:(.*)=\s*)?bot\s*(?::(.*))?$/is.exec(part);
    const follows = asBot?.[2]?.trim().toLowerCase();
    const fits = follows === 'even' ? follows : follows === 'fit';
    const bot = asBot ? (fits ? 1 : Number(asBot[2] ?? 1)) : 0;
    if (asBot && !isLevel(bot, levels)) {
      return bad('players', `The level of a computer player is at most ${levels}, and a multiple of 0.25.`);
    }
    const name = tidyName(asBot ? (asBot[1] ?? '') : part);
    players.push({ name, bot, colour: players.length, ...(fits ? { fits } : {}) });
  }
  return ok(players);
}

/** Reads a list of players like `parsePlayers`, and gives a nickname to each player without a name. */
export function readPlayers(text: unknown, seats: { min: number; max: number }, levels: number): Result<Player[]> {
  const read = parsePlayers(text, seats, levels);
  return read.ok ? ok(nameAll(read.value)) : read;
}

/** Writes players as text that `parsePlayers` reads, for example `Ada, Cleo=bot:2`, or `, bot:2` without names. */
export const playersText = (players: readonly Pick<Player, 'name' | 'bot' | 'fits'>[]): string =>
  players
    .map(({ name, bot, fits }) =>
      bot ? `${name && `${name}=`}bot:${fits === 'even' ? fits : fits ? 'fit' : bot}` : name,
    )
    .join(', ');

/** Gives every nameless player a nickname, and numbers players with the same name. */
export function nameAll<T extends Pick<Player, 'name'>>(players: readonly T[]): T[] {
  const taken = players.map((player) => player.name);
  return players.map((player, i) => {
    const name = player.name || freeNickname(taken);
    const others = taken.slice(0, i);
    taken[i] = name;
    for (let n = 2; others.includes(taken[i]); n++) {
      taken[i] = `${cut(name, longestName - 2)} ${n}`;
    }
    return { ...player, name: taken[i] };
  });
}
