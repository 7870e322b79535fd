import type { PropertyDeclarations } from 'lit';
import type { LiveBoard } from '../../src/live/client/live-board.js';
import { paces, speeds, type Speed } from '../../src/match/speed.js';
import { hasPracticeUndo } from '../../src/rules/practice-undo.js';
import { bad, type Result } from '../../src/rules/result.js';
import { playersFrom, readOptions } from './attributes.js';
import { BaseElement } from './base-element.js';
import type { GameDefinition } from './definition.js';
import type { Draft } from './draft.js';
import { badSwitches } from './switches.js';
import type { GameTypes, MatchOf } from './types.js';

/** The attributes that the elements of all games have. */
export abstract class GameAttributes<T extends GameTypes> extends BaseElement<T['words']> {
  static override readonly properties: PropertyDeclarations = {
    players: {},
    preset: {},
    position: {},
    persist: {},
    puzzle: {},
    live: {},
    liveBoard: { attribute: false },
    isMarked: { attribute: false },
    puzzleStrength: { attribute: 'puzzle-strength' },
    realDice: { type: Boolean, attribute: 'real-dice' },
    speed: {},
    sounds: { type: Boolean },
  };

  /**
   * The players: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that
   * adapts to the child's wins and losses. If given, the game starts at once.
   */
  declare players: string | undefined;
  /** The name of a preset of the game: its options apply unless they are given themselves. */
  declare preset: string | undefined;
  /** A position as text, from `toText()`, from which the game starts. */
  declare position: string | undefined;
  /** A key of 1 to 200 characters under which the game is stored in this browser. Without it nothing is stored. */
  declare persist: string | undefined;
  /**
   * A puzzle instead of a game: `daily`, or a seed of up to 64 characters; everybody with the same seed gets the same
   * puzzle. With `position`, that position is the puzzle, if its best answer is clear.
   */
  declare puzzle: string | undefined;
  /**
   * The difficulty of the puzzle: `easy`, `medium` (default) or `hard`. Puzzles with the same seed and strength are the
   * same for everybody.
   */
  declare puzzleStrength: string | undefined;
  /** A class on a server, whose board is played instead of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  declare live: string | undefined;
  /** A board that is played across devices, instead of a game on this one; undefined to leave it. */
  declare liveBoard: LiveBoard | undefined;
  /**
   * True if a platform grades the games: then practice undo is off.
   * @internal
   */
  declare isMarked: boolean | undefined;
  /** Players roll real dice and tap what they show. `false`: they do not. */
  declare realDice: boolean;
  /**
   * The speed at which moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where
   * only steps that wait for a person are shown.
   */
  declare speed: Speed | undefined;
  /**
   * Plays sounds for dice, steps, right answers and the finish, after the first tap. The menu of a game switches them, too.
   * `false`: no sounds.
   */
  declare sounds: boolean;

  protected abstract readonly definition: GameDefinition<T>;

  /** The rules of the game. */
  get game(): MatchOf<T>['game'] {
    return this.definition.game;
  }

  /** Returns the options of the next game, without practice undo if games are graded. */
  protected withoutPractice<O extends object>(options: O): O {
    return this.isMarked ? { ...options, practiceUndo: false } : options;
  }

  /** Reads a starting position. The code of an error is that of the game's `read`, or `practiceUndo`. */
  protected readPosition(text: string): Result<T['state']> {
    const read = this.game.read(text);
    return read.ok && this.isMarked && hasPracticeUndo(read.value)
      ? bad('practiceUndo', 'A game with marks is not played with practice undo.')
      : read;
  }

  /**
   * The options that follow the language: used where the page sets none, or sets one that the language cannot have.
   * @internal
   */
  get optionsOfLanguage(): object {
    return {};
  }

  /**
   * Returns the players and options of the next game from the attributes, and whether any option is given. Invalid values
   * are reported and replaced by their defaults.
   */
  protected readAttributes(): { draft: Draft; isAsked: boolean } {
    const { options, preset, isAsked, bad } = readOptions(this.game, this);
    const seated = playersFrom(this.players, this.game.seats, this.definition.bot.levels);
    this.notices.report([...bad, ...seated.bad, ...badSwitches(this)]);
    const all = { ...options, ...this.optionsOfLanguage };
    return { draft: { players: seated.players, options: all, preset, realDice: this.realDice }, isAsked };
  }

  /** Returns the duration factor for the `speed` attribute, where normal speed is 1. An invalid value is reported. */
  protected readPace(): number {
    this.notices.check('speed', this.speed, speeds);
    return paces[speeds.find((speed) => speed === this.speed) ?? 'normal'];
  }
}
