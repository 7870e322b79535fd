import type { CSSResultGroup, CSSResultOrNative, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { LiveBoard } from '../../src/live/client/live-board.js';
import type { MatchStep } from '../../src/match/match.js';
import type { MatchRecord } from '../../src/match/record.js';
import type { Speed } from '../../src/match/speed.js';
import type { Strength } from '../../src/puzzles/strength.js';
import type { Result } from '../../src/rules/game.js';
import { pauseStyles } from '../parts/pause.js';
import { BaseElement } from './base-element.js';
import { controllersOf, type Controllers } from './controllers.js';
import type { GameContext, Played } from '../parts/context.js';
import type { GameDefinition } from './definition.js';
import { fire, type AddListener, type GameElementEvents } from '../parts/events.js';
import { readGame, readPosition, type AskedGame } from './game-attributes.js';
import { gameContext } from './game-context.js';
import { gameModules } from './game-modules.js';
import type { LearnerController } from './learner-controller.js';
import type { MatchController } from './match-controller.js';
import type { Lost } from '../parts/notices.js';
import type { Preferences } from '../parts/preferences.js';
import { firstGameStyles } from '../style/first-game-styles.js';
import { refusalStyles } from './refusals.js';
import type { Screens } from './screens.js';
import { renderScreen } from './render-screen.js';
import type { GameOf, MatchOf, PlayingOf, TableOf } from '../parts/game-types.js';

/**
 * The base class of the elements of all games: attributes, the public API and the lifecycle. Controllers play the match,
 * store it, choose the screens and open what the attributes ask for. The definition of a game provides its rules, words,
 * screens and computer player.
 */
export abstract class GameElement<T extends Played<T>> extends BaseElement<T['words']> {
  static override readonly properties: PropertyDeclarations = {
    players: {},
    preset: {},
    position: {},
    recorded: { attribute: 'record' },
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

  static override finalizeStyles(styles: CSSResultGroup = []): CSSResultOrNative[] {
    return super.finalizeStyles([styles, refusalStyles, pauseStyles, firstGameStyles]);
  }

  /**
   * The players: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that
   * adapts to the child's wins and losses. If given, the game starts at once.
   */
  declare players: string | undefined;
  /** The name of a preset of the game: its options apply unless they are given themselves. */
  declare preset: string | undefined;
  /** A position as text, from `toText()`, from which the game starts. */
  declare position: string | undefined;
  /**
   * A record, as `element.record()` returns it, or as JSON, as in the attribute: the whole game is shown, to step through.
   */
  declare recorded: MatchRecord<unknown> | string | undefined;
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
  declare puzzleStrength: Strength | undefined;
  /** A class on a server, whose board is played instead of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  declare live: string | undefined;
  /** A board that is played across devices, instead of a game on this one; undefined to leave it. */
  declare liveBoard: LiveBoard | undefined;
  /** True if a platform grades the games: then practice undo is off. @internal */
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

  readonly #controllers: Controllers<T>;

  /** @param Learner the controller of a learner, in games that ask for facts */
  constructor(
    protected readonly definition: GameDefinition<T>,
    Learner?: typeof LearnerController<T>,
  ) {
    super(
      definition.languages,
      gameModules<T>(definition, Learner?.modules, () => this.moves.thinkAgain()),
    );
    this.realDice = this.sounds = false;
    const { modules, notices, focusing, locale } = this;
    this.#controllers = controllersOf<T>({
      element: this,
      definition,
      Learner,
      modules,
      notices,
      focusing,
      locale,
      words: () => this.words,
      context: () => this.context(),
      say: (sentence) => this.say(sentence),
      resetInteraction: () => this.resetInteraction(),
      optionsOfLanguage: () => this.optionsOfLanguage,
      readAttributes: () => this.readAttributes(),
      checkLook: () => this.checkLook(),
    });
  }

  protected get moves(): MatchController<T> {
    return this.#controllers.moves;
  }

  /** The options of the next game, before there is a match. */
  protected get nextOptions(): Readonly<Record<string, unknown>> {
    return this.#controllers.next.draft.options;
  }

  /** The settings that a person has chosen on this device or page. */
  protected get preferences(): Preferences {
    return this.#controllers.saving.preferences;
  }

  protected get screens(): Screens {
    return this.#controllers.screens;
  }

  /** The table of the match, for the script of a page. @internal */
  get table(): TableOf<T> {
    return this.moves.table;
  }

  // ---- for pages and programs ----

  /** The rules of the game. */
  get rules(): MatchOf<T>['game'] {
    return this.definition.game;
  }

  /** The same as `rules`, by its old name, until version 1. In `<pytagora-board>` it is the attribute. */
  get game(): GameOf<T> {
    return this.rules as GameOf<T>;
  }

  /** The match being played, or undefined before the first. */
  get match(): PlayingOf<T> | undefined {
    return this.moves.match;
  }

  /** The position; undefined before the first game. Do not change it in place. */
  get state(): T['state'] | undefined {
    return this.match?.state;
  }

  /** Starts a game with the players and options of the attributes, or of the form if it was used. */
  newGame(): void {
    // Until the attributes have been read, an empty `players` makes the game start.
    if (this.#controllers.next.draft.players.length) this.begin(this.#controllers.next.setUp());
    else this.players ??= '';
  }

  /** Continues a match from elsewhere in its current state. Works only after the element has started a game of its own. */
  begin(match: MatchOf<T>): void {
    if (this.moves.live) return;
    this.#controllers.opening.supersede();
    this.puzzle = this.moves.puzzle = undefined;
    this.moves.localTable.begin(match);
    this.#controllers.saving.save();
    this.moves.begun(false);
  }

  /** Makes a move according to the rules; a refusal names its rule and changes nothing. */
  play(move: T['move'], ply?: number): MatchStep<T['state'], T['event']> {
    return this.moves.play(move, ply);
  }

  /**
   * Takes back the last person's choice, once, as long as no new information has been revealed since. With `practiceUndo`,
   * moves can be taken back as often as nothing was judged since, and the same draws come again. If undo is not possible,
   * says why.
   */
  undo(): boolean {
    return this.moves.undo();
  }

  /** Repeats the move that was taken back. */
  redo(): boolean {
    return this.moves.redo();
  }

  /**
   * Gives the person to act the next of three hints: a first clue, a narrower one, the move. Each time, resolves with the
   * move itself; with undefined if no person is to choose, or if the position has passed.
   */
  hint(): Promise<T['move'] | undefined> {
    return this.#controllers.hints.give();
  }

  /** Returns the position as text; empty before the first game. */
  toText(): string {
    return this.match ? this.rules.write(this.match.state) : '';
  }

  /** Continues from a position. An unreadable text is refused, and the current game stays. */
  fromText(text: string): Result<T['state']> {
    const read = readPosition<T>(this.rules, text, this.isMarked);
    if (!this.#controllers.next.draft.players.length) {
      this.position = text;
      return read;
    }
    if (!read.ok) {
      this.notices.show(read.code, read.message, { kind: 'text' });
      return read;
    }
    this.begin(this.#controllers.next.from(read.value));
    return read;
  }

  /**
   * Returns the whole game as plain data, to be stored or replayed; undefined before the first game, and before the end of
   * a game across devices.
   */
  record(): MatchRecord<T['move']> | undefined {
    return this.table.record();
  }

  // ---- for the games ----

  /** Clears input that belongs to another position: a typed answer, a picked piece. Called whenever the position changes. */
  protected resetInteraction(): void {}

  /** Returns the context from which the game's screens are rendered. */
  protected abstract context(): T['context'];

  /** Returns the part of the context that the screens of all games share. */
  protected gameContext(): GameContext<T> {
    return gameContext<T>(this.#controllers, this.reader);
  }

  /** The options that follow the language: used where the page sets none, or sets one that the language cannot have. */
  protected get optionsOfLanguage(): object {
    return {};
  }

  /** Returns the players and options of the next game from the attributes. */
  protected readAttributes(): AskedGame {
    return readGame<T>(this.rules, this, this.definition.bot.levels, this.optionsOfLanguage);
  }

  // ---- lifecycle ----

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#controllers.opening.follow(changed);
  }

  protected override renderScreen(): TemplateResult {
    return renderScreen<T>(this.#controllers);
  }

  /** A running game continues or waits for the module; it never starts over. */
  protected override lost(name: string, error: unknown): void {
    fire(this, 'game-error', { code: name === 'core' || name === 'bot' ? name : 'module', message: String(error) });
    if (name === 'set-up' && this.match && this.screens.current === name) this.screens.backToGame();
  }

  protected override lostAs(name: string, retry: () => void): Lost | undefined {
    // The game goes on without lessons, and to its end without that.
    if (name === 'lesson' || (name === 'finish' && this.screens.current === 'play')) return undefined;
    if (name === 'core') return { kind: 'noCore', retry };
    const isForm = name === 'set-up' && this.screens.current === name;
    return isForm ? { kind: 'noForm', retry, play: () => this.newGame() } : super.lostAs(name, retry);
  }
}

/** The listeners of an element know the events of its game. */
export interface GameElement<T extends Played<T>> {
  addEventListener: AddListener<GameElementEvents<T>>;
  removeEventListener: AddListener<GameElementEvents<T>>;
}
