import type { ReactiveElement } from 'lit';
import { speeds, paces } from '../../src/match/speed.js';
import { hasPracticeUndo } from '../../src/rules/practice-undo.js';
import { bad, type Result } from '../../src/rules/result.js';
import type { BadAttribute } from '../parts/attribute-values.js';
import { playersFrom, readOptions } from './attributes.js';
import { badSwitches } from './switches.js';
import type { Draft } from '../parts/draft.js';
import type { GameTypes, MatchOf } from '../parts/game-types.js';

/** An element with attributes that say what its next game is, unchecked. */
interface AttributesElement extends ReactiveElement {
  readonly players: string | undefined;
  readonly realDice: boolean;
}

/** The next game as the attributes ask for it. */
export interface AskedGame {
  readonly draft: Draft;
  /** True if any option is given. */
  readonly isAsked: boolean;
  /** The invalid values, which their defaults replace. */
  readonly bad: readonly BadAttribute[];
}

/**
 * Reads the players and options of the next game from the attributes of an element.
 * @param levels the number of levels of the computer player
 * @param ofLanguage the options that follow the language
 */
export function readGame<T extends GameTypes>(
  game: MatchOf<T>['game'],
  element: AttributesElement,
  levels: number,
  ofLanguage: object,
): AskedGame {
  const { options, preset, isAsked, bad: badOptions } = readOptions(game, element);
  const { players, bad: badPlayers } = playersFrom(element.players, game.seats, levels);
  const draft = { players, options: { ...options, ...ofLanguage }, preset, realDice: element.realDice };
  return { draft, isAsked, bad: [...badOptions, ...badPlayers, ...badSwitches(element)] };
}

/** Reads a starting position. The code of an error is that of the game's `read`, or `practiceUndo` if games are graded. */
export function readPosition<T extends GameTypes>(
  game: MatchOf<T>['game'],
  text: string,
  isMarked: boolean | undefined,
): Result<T['state']> {
  const read = game.read(text);
  return read.ok && isMarked && hasPracticeUndo(read.value)
    ? bad('practiceUndo', 'A game with marks is not played with practice undo.')
    : read;
}

/** Returns the duration factor for a `speed`, where normal speed is 1; an invalid speed is normal. */
export const paceOf = (given: unknown): number => paces[speeds.find((speed) => speed === given) ?? 'normal'];
