import {
  html,
  nothing,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { Match, type MatchStep } from '../../src/match/match.js';
import { freeColours, nameAll, tidyName } from '../../src/match/players.js';
import { record, type MatchRecord } from '../../src/match/record.js';
import { Table } from '../../src/match/table.js';
import type { Result, Seat } from '../../src/rules/game.js';
import { Announcements } from './announcements.js';
import { asText, playersFrom, readKey, readOptions } from './attributes.js';
import { BaseElement } from './base-element.js';
import type { GameContext, SetUpContext, StudyContext } from './context.js';
import type { GameDefinition } from './definition.js';
import { DeviceMemory, type Best } from './device-memory.js';
import { DoubleTapGuard } from './double-tap-guard.js';
import type { Draft } from './draft.js';
import { FirstGame } from './first-game.js';
import { random, timers } from './environment.js';
import { fire } from './events.js';
import { GameEvents } from './game-events.js';
import { finishScreen } from '../screens/finish.js';
import { finishStyles } from '../screens/finish-styles.js';
import { celebration, celebrationMs, Moments, type Beat } from './moments.js';
import { readPreferences, type Preferences } from './preferences.js';
import { paces, speeds, type Speed } from '../../src/match/speed.js';
import type { Lost } from './notices.js';
import { Refusals } from './refusals.js';
import { pausable } from '../screens/pause.js';
import { Saving } from './saving.js';
import { isStill } from '../ui/motion.js';
import type { Sound } from '../ui/sounds.js';
import type { HintsDelegate } from './hints-delegate.js';
import type { PuzzleDelegate, PuzzleHost, SetUpModule, StudyModule } from './study.js';
import type { GameTypes, MatchOf, TableOf } from './types.js';

type Screen = 'loading' | 'set-up' | 'play' | 'finish' | 'replay' | 'practice';

/**
 * The base of the elements of all games: attributes, the table with its match, saving, lazy modules. The definition of a
 * game gives its rules, words, screens and computer player.
 */
export abstract class GameElement<T extends GameTypes> extends BaseElement<T['words']> {
  static override properties: PropertyDeclarations = {
    players: {},
    preset: {},
    position: {},
    persist: {},
    puzzle: {},
    puzzleStrength: { attribute: 'puzzle-strength' },
    realDice: { type: Boolean, attribute: 'real-dice' },
    speed: {},
    sounds: { type: Boolean },
    screen: { state: true },
    draft: { state: true },
    showsHowTo: { state: true },
    page: { state: true },
  };

  static override finalizeStyles(styles: CSSResultGroup = []): CSSResultOrNative[] {
    return super.finalizeStyles([styles, ...finishStyles]);
  }

  /** What the game's screens are drawn from. */
  protected abstract context(): T['context'];
  /** Forgets what belongs to another position: a typed answer, a picked piece. Called whenever the position changes. */
  protected resetInteraction(): void {}

  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player. Given, the game starts at once. */
  declare players: string | undefined;
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  declare preset: string | undefined;
  /** A position as text, from `toText()`: the game starts there. */
  declare position: string | undefined;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  declare persist: string | undefined;
  /** Players roll real dice and tap what they show. */
  declare realDice: boolean;
  /**
   * How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what
   * waits for somebody is shown.
   */
  declare speed: Speed | undefined;
  /**
   * A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With
   * `position` that position is the puzzle, if its best answer is clear.
   */
  declare puzzle: string | undefined;
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  declare puzzleStrength: string | undefined;
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. */
  declare sounds: boolean;

  /** @internal */
  declare protected screen: Screen;
  /** @internal */
  declare protected draft: Draft;
  /** @internal */
  declare protected showsHowTo: boolean;
  /** @internal */
  declare private page: Seat;

  /** The hints of the game, once one was asked for. */
  #hints: HintsDelegate<T> | undefined;
  #opened = false;
  /** Counts what changes the meaning of every control: each move that is made, and that has been shown. */
  #moves = 0;
  /** Counts the beginnings of games and puzzles: what loads for an earlier one is ignored. */
  #beginnings = 0;
  #thinkAgain: (() => void) | undefined;
  /** The puzzle that takes the place of a game. */
  #puzzle: PuzzleDelegate<T> | undefined;
  /** Whether the page says which options to play by. */
  #asksOptions = false;
  /** What is remembered from game to game. */
  #memory: DeviceMemory<T>;
  /** How the person who played alone did. */
  #best: Best | undefined;
  /** Until it is known. */
  #judging: Promise<void> | undefined;
  /** How many of the facts that were missed have been practised since. */
  #practised = 0;
  /** Saves the game under the key of `persist`. */
  #saving: Saving<T> | undefined;
  readonly #events = new GameEvents<T>(this);
  /** What has been chosen on this device or on this page. */
  #preferences: Preferences = {};
  readonly #moments: Moments<T>;
  readonly #announcements: Announcements<T>;
  readonly #refusals: Refusals;
  readonly #firstGame: FirstGame;
  /** @internal */
  readonly table: TableOf<T>;

  constructor(protected readonly definition: GameDefinition<T>) {
    super(definition.languages, {
      core: async () => ({ loaded: await definition.load?.() }),
      'set-up': definition.setUp,
      study: definition.study,
      sounds: () => import('../ui/sounds.js'),
      /** A computer player that failed is retried like a lazy module that failed. */
      bot: async () => ({ loaded: await Promise.resolve(this.#thinkAgain?.()) }),
    });
    new DoubleTapGuard(this, () => this.#moves);
    this.#moments = new Moments<T>(this, timers);
    this.#announcements = new Announcements<T>({
      definition,
      match: () => this.match,
      context: () => this.context(),
      contextOf: (match) => this.#contextNow(match),
      judged: () => this.#judging,
      say: (sentence) => this.say(sentence),
    });
    this.#refusals = new Refusals(this, timers);
    this.#firstGame = new FirstGame(
      this,
      () => this.words.startHere,
      () => this.#prefer({ hasMet: true }),
    );
    this.table = new Table(definition, { timers, random });
    this.table.on('move', ({ move, ply, forbid }) => {
      if (!this.#events.aboutToMove(move, ply)) forbid();
    });
    this.table.on('moved', ({ move, events }) => this.#moved(move, events));
    this.table.on('stuck', ({ error, retry }) => {
      this.#thinkAgain = retry;
      this.modules.lose('bot', error);
    });
    this.table.on('change', () => this.#changed());
    this.#memory = this.#newMemory();
    this.realDice = this.sounds = this.showsHowTo = false;
    this.screen = 'loading';
    this.page = 0;
    this.draft = { players: [], options: {}, realDice: false };
  }

  // ---- for pages and programs ----

  /** The rules that are played by. */
  get game(): MatchOf<T>['game'] {
    return this.definition.game;
  }

  /** The match being played, or undefined before the first. */
  get match(): MatchOf<T> | undefined {
    return this.table.match;
  }

  /** The position, never to be changed in place; undefined before the first game. */
  get state(): T['state'] | undefined {
    return this.match?.state;
  }

  /** Starts a game with the players and options of the attributes, or of the form where it was used. */
  newGame(): void {
    // Before the attributes have been read, an empty `players` makes the game begin.
    if (!this.draft.players.length) return void (this.players ??= '');
    const { players, options } = this.draft;
    const checked = this.game.options(options);
    const start = this.game.setup(players.length, checked.ok ? checked.value : this.game.defaults, random);
    this.begin(new Match(this.game, nameAll(players), start));
  }

  /** Goes on with a match from elsewhere, as its players left it. Only once the element has begun a game of its own. */
  begin(match: MatchOf<T>): void {
    this.#beginnings++;
    this.puzzle = this.#puzzle = undefined;
    this.table.begin(match);
    this.#saving?.save();
    this.#begun(false);
  }

  /** Makes a move, as the rules have it; a refusal names its rule and changes nothing. */
  play(move: T['move'], ply?: number): MatchStep<T['state'], T['event']> {
    const step = (this.#puzzle ?? this.table).play(move, ply);
    if (!step.ok && this.locale.language) {
      const sentence = this.gameWords.refusals[step.reason]?.(step.details ?? {}) ?? step.message;
      this.say(sentence);
      this.#refusals.show(sentence);
    }
    return step;
  }

  /**
   * Takes back the last person's choice, as long as no other person has moved since and nothing after it was judged or
   * hung on chance. What was drawn comes again the same.
   */
  undo(): boolean {
    return this.table.undo() && this.#travelled('undone');
  }

  /** Makes again what was taken back. */
  redo(): boolean {
    return this.table.redo() && this.#travelled('redone');
  }

  /**
   * Gives the person to act one hint more, of three: a nudge, a narrower one, the move. Gives a program the move at once;
   * undefined when no person is to choose, or when it comes too late.
   */
  async hint(): Promise<T['move'] | undefined> {
    if (this.#puzzle) return this.#puzzle.hint();
    const { positionSignal } = this.table;
    const study = (await this.modules.outcome('study')) as StudyModule<T> | undefined;
    this.#hints = study?.hints;
    return this.#hints?.climb(this.context(), positionSignal);
  }

  /** The position as text; empty before the first game. */
  toText(): string {
    return this.match ? this.game.write(this.match.state) : '';
  }

  /** Goes on from a position. A text that cannot be read is refused, and the present game stays. */
  fromText(text: string): Result<T['state']> {
    const read = this.game.read(text);
    if (!this.draft.players.length) {
      this.position = text;
      return read;
    }
    if (!read.ok) {
      this.fault(read.code, read.message, { kind: 'text' });
      return read;
    }
    const wanted = this.match?.players ?? this.draft.players;
    const free = freeColours(wanted);
    const players = this.game
      .scores(read.value)
      .map((_, seat) => wanted[seat] ?? { name: '', bot: 0, colour: free.shift()! });
    this.begin(new Match(this.game, nameAll(players), read.value));
    return read;
  }

  /** The whole game as plain data, to be kept or replayed; undefined before the first game. */
  record(): MatchRecord<T['move']> | undefined {
    return this.match && record(this.match);
  }

  // ---- for the games ----

  /** What the screens of all games have in common. */
  protected gameContext(): GameContext<T> {
    return {
      seats: this.game.seats,
      realDice: this.realDice,
      match: this.#moments.match!,
      moment: this.#moments.current,
      openHowTo: () => this.#showHowTo(true),
      closeHowTo: () => this.#showHowTo(false),
      preferred: { speed: this.speed ?? 'normal', sounds: this.sounds },
      prefer: (preferences) => this.#prefer(preferences),
      goOn: () => this.#moments.goOn(),
      table: this.table,
      words: this.words,
      gameWords: this.gameWords,
      languageTag: this.languageTag,
      rtl: this.isRtl,
      figure: (value, sign) => this.locale.figure(value, sign),
      announce: (event, state) => this.#announcements.sentence(event, state),
      say: (sentence) => this.say(sentence),
      play: (move) => this.play(move).ok,
      undo: () => this.undo(),
      redo: () => this.redo(),
      hints: this.#puzzle ? this.#puzzle.hints : this.#hints,
      sought: this.#puzzle?.sought,
      host: this,
      fault: (code, message, fault) => this.fault(code, message, fault),
      draft: this.draft,
      change: (draft) => {
        this.draft = draft;
      },
      startFromForm: () => this.startFromForm(),
      backToGame: () => this.backToGame(),
      saving: this.#saving && { forget: () => this.#forget() },
      names: this.#memory.names,
      best: this.#best,
      page: this.page,
      openReplay: (seat) => {
        this.page = seat;
        this.#show('replay');
      },
      practised: this.#practised,
      openPractice: () => this.#show('practice'),
      closePractice: (count) => this.#closePractice(count),
      newGame: () => this.openSetUp(),
      again: () => this.newGame(),
      focusOn: (selector) => this.focusOn(selector),
    };
  }

  /** Opens the set-up form; a game that is being played waits behind it. */
  protected openSetUp(): void {
    this.#show('set-up');
  }

  protected backToGame(): void {
    this.#show(this.match?.isOver ? 'finish' : 'play');
  }

  #closePractice(count = 0): void {
    this.#practised = count;
    if (count) this.say(this.words.finish.practice.says(count));
    this.#show('finish');
  }

  protected startFromForm(): void {
    const options: Result<object> = this.game.options(this.draft.options);
    if (!options.ok) return this.fault(options.code, options.message, { kind: 'options', message: options.message });
    const players = nameAll(this.draft.players.map((player) => ({ ...player, name: tidyName(player.name) })));
    this.draft = { ...this.draft, players, options: { ...options.value } };
    this.realDice = this.draft.realDice;
    this.newGame();
    this.#memory.started(this.draft);
  }

  // ---- lifecycle ----

  override connectedCallback(): void {
    super.connectedCallback();
    this.#saving?.listen(true);
    document.addEventListener('visibilitychange', this.#onHide);
    if (this.#opened) this.#show(this.screen);
    else void this.#open();
  }

  readonly #onHide = (): void => this.table.thinking.spoil();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#saving?.leave();
    document.removeEventListener('visibilitychange', this.#onHide);
    this.table.setActive(false);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.#opened) return;
    const isBeginning = this.screen === 'loading' && changed.has('persist');
    if (changed.has('persist') || changed.has('puzzle')) {
      if (isBeginning) void this.#enter();
      else this.#keep();
    }
    if (changed.has('speed')) this.#setSpeed();
    if (changed.has('sounds') && this.sounds) this.modules.get('sounds');
    if (changed.has('realDice')) this.draft = { ...this.draft, realDice: this.realDice };
    if (['players', 'preset', ...Object.keys(this.game.declaration)].some((name) => changed.has(name)))
      this.#readAttributes();
    // A puzzle is opened, or it has been left and no game has begun.
    if (this.puzzle ? ['puzzle', 'puzzleStrength', 'position'].some((name) => changed.has(name)) : this.#puzzle)
      void this.#enter();
    else if (changed.has('position') && this.position) this.fromText(this.position);
  }

  async #open(): Promise<void> {
    await this.locale.fetch();
    await this.modules.whenLoaded('core');
    // An element that has been removed meanwhile opens when it is connected again; until then it begins and saves nothing.
    if (this.#opened || !this.isConnected) return;
    this.#opened = true;
    await this.updateComplete;
    this.checkTheme();
    this.checkLang();
    this.#readAttributes();
    await this.#enter();
  }

  /** Begins with what the attributes ask for: a puzzle, else the saved game, a position, a new game, or the form. */
  async #enter(): Promise<void> {
    const beginning = ++this.#beginnings;
    const isWanted = (): boolean => {
      if (!this.isConnected) this.#opened = false;
      return this.#opened && beginning === this.#beginnings;
    };
    this.#puzzle = undefined;
    this.#show('loading');
    this.table.begin(undefined);
    if (this.puzzle) {
      const { openPuzzle, hints } = (await this.modules.whenLoaded('study')) as StudyModule<T>;
      if (!isWanted() || (await openPuzzle?.(this.#puzzleHost(hints)))) return;
    }
    this.#keep();
    if (!isWanted() || (await this.#saving?.resume(isWanted)) || !isWanted()) return;
    const stands = this.position && this.fromText(this.position).ok;
    if (!stands && this.players !== undefined) this.newGame();
    if (this.match) return;
    await this.#memory.load();
    if (!isWanted() || this.match) return;
    this.draft = this.#memory.recall(this.draft, { players: this.players === undefined, options: !this.#asksOptions });
    this.#show('set-up');
  }

  #show(screen: Screen): void {
    // Whoever leaves the end of a game has seen it.
    if (this.screen === 'finish' && screen !== 'finish') this.#moments.end();
    this.screen = screen;
    this.#attend();
  }

  /** How to play is shown over the game, which waits meanwhile. */
  #showHowTo(isShown: boolean): void {
    this.showsHowTo = isShown;
    this.#attend();
  }

  #attend(): void {
    this.table.setActive(this.isConnected && this.screen !== 'set-up' && !this.showsHowTo);
  }

  #begun(resumed: boolean): void {
    const match = this.match!;
    // The next game has the same players and options, unless somebody changes them.
    const options = { ...match.start.options };
    const isAsChosen = JSON.stringify(options) === JSON.stringify(this.draft.options);
    const preset = isAsChosen ? this.draft.preset : undefined;
    this.draft = { ...this.draft, players: match.players, options, preset };
    this.#best = undefined;
    this.#practised = 0;
    if (match.isOver) this.#judge();
    this.resetInteraction();
    this.#moments.cancel();
    this.#announcements.clear();
    this.modules.drop('bot');
    this.backToGame();
    if (resumed) this.#resumeMoment();
    this.#events.begun(match, resumed);
  }

  #moved(move: T['move'], events: readonly T['event'][]): void {
    const match = this.match!;
    this.#moves++;
    this.resetInteraction();
    if (match.isOver) this.#judge();
    this.#showMove();
    this.#saving?.save();
    this.#events.moved(match, move, events);
  }

  /** Shows the last move in its beats, then what it led to. */
  #showMove(from = 0): void {
    const match = this.match!;
    this.#moments.begin(
      {
        match,
        beats: this.#beats(),
        begun: ({ sound, steps = 1, ms: length }, ms) => {
          this.#hear(sound, steps, ms);
          if (length === Infinity) this.#follow();
        },
        announce: () => this.#announcements.move(match),
        ended: () => {
          this.#moves++;
          this.#follow();
          if (match.isOver) this.#celebrate(match);
        },
      },
      from,
    );
  }

  /** Moves a focus that waited to where the game goes on. */
  #follow(): void {
    if (this.shadowRoot?.activeElement?.matches('[data-home]')) this.focusOn('[data-home]');
  }

  /** Plays a sound, where sounds are on: once for each step within so many milliseconds. */
  #hear(sound: Sound | undefined, steps = 1, ms = 0): void {
    const module = sound && this.sounds && (this.modules.get('sounds') as typeof import('../ui/sounds.js') | undefined);
    if (!module) return;
    for (let step = 0; step < steps; step++) {
      if (step) timers.later(() => module.play(sound, step), (ms * step) / steps);
      else module.play(sound);
    }
  }

  /** Shows who has won. The buttons wait, so that nobody who taps on misses it. */
  #celebrate(match: MatchOf<T>): void {
    this.#show('finish');
    this.#hear('finish');
    const ms = isStill() ? celebrationMs.still : celebrationMs.moving;
    this.#moments.begin({
      match,
      isDone: true,
      beats: [{ name: celebration, ms }],
      announce: () => undefined,
      ended: () => undefined,
    });
  }

  #beats(): readonly Beat[] {
    const { match } = this;
    const ply = match?.plies.at(-1);
    if (!match || !ply || !this.definition.moment) return [];
    return this.definition.moment(this.#contextNow(match), ply, match.plies.at(-2)?.state ?? match.start);
  }

  /** The context with the match as it is now, not as it is still shown. */
  #contextNow(match: MatchOf<T>): T['context'] {
    return { ...this.context(), match, moment: undefined };
  }

  /** A saved game whose last move waits for somebody, as a wrong answer does until it has been read, waits again. */
  #resumeMoment(): void {
    const waiting = this.#beats().findIndex(({ ms }) => ms === Infinity);
    if (waiting >= 0) this.#showMove(waiting);
  }

  /** Compares the game of a person who played alone with par and with the best before. */
  #judge(): void {
    const { match } = this;
    this.#judging = this.#memory.finished(match!).then((best) => {
      if (this.match !== match) return;
      this.#best = best;
      this.requestUpdate();
    });
  }

  #changed(): void {
    this.requestUpdate();
    const { clock } = this.table;
    const seconds = Math.ceil(clock.left / 1000);
    if (clock.isRunning && clock.elapsed > 0 && (seconds === 10 || seconds === 5)) {
      this.say(this.words.secondsLeft(seconds));
    }
  }

  #travelled(where: 'undone' | 'redone'): true {
    this.#moments.cancel();
    this.resetInteraction();
    if (this.screen !== 'set-up') this.backToGame();
    this.say(this.words[where]);
    this.#saving?.save();
    this.#events.travelled(where, this.match!);
    return true;
  }

  /** Takes players and options of the next game from the attributes. A bad value is reported, and its default used. */
  #readAttributes(): void {
    this.#setSpeed();
    const { options, preset, isAsked, bad } = readOptions(this.game, this);
    this.#asksOptions = isAsked;
    const seated = playersFrom(this.players, this.game.seats, this.definition.bot.levels);
    this.draft = { players: seated.players, options, preset, realDice: this.realDice };
    this.reportBad([...bad, ...seated.bad]);
  }

  #prefer(preferences: Preferences): void {
    const { hasMet: _, ...chosen } = preferences;
    Object.assign(this, chosen);
    if (preferences.sounds) this.modules.get('sounds');
    this.#preferences = { ...this.#preferences, ...preferences };
    this.#saving?.prefer(this.#preferences);
  }

  #setSpeed(): void {
    const isKnown = this.speed === undefined || this.speed === null || speeds.includes(this.speed);
    if (!isKnown) {
      const message = `speed must be one of ${speeds.join(', ')}.`;
      this.reportBad([{ name: 'speed', value: asText(this.speed), message }]);
    }
    this.#moments.pace = this.table.pace = paces[isKnown ? (this.speed ?? 'normal') : 'normal'];
  }

  // ---- saving ----

  /** Deletes the saved game, and what is remembered beside it. */
  #forget(): void {
    this.#memory.clear();
    this.#saving?.forget();
  }

  /** Begins to save the game under the key of `persist`, or stops. A puzzle is not saved. */
  #keep(): void {
    const { key, bad } = readKey(this.puzzle ? undefined : this.persist);
    this.reportBad(bad);
    if (key === this.#saving?.key) return;
    this.#saving?.listen(false);
    this.#saving = key
      ? new Saving<T>(key, {
          table: this.table,
          game: () => this.game,
          botLevels: this.definition.bot.levels,
          words: () => this.words,
          realDice: () => this.realDice,
          fault: (code, message, fault) => this.fault(code, message, fault),
          clearFault: (kind) => this.clearFault(kind),
          resumed: (realDice) => {
            this.realDice = realDice;
            this.#begun(true);
          },
          say: (sentence) => this.say(sentence),
        })
      : undefined;
    this.#saving?.listen(this.isConnected);
    void this.#saving?.preferences().then((read) => {
      this.#preferences = { ...readPreferences(read), ...this.#preferences };
      const { hasMet, ...chosen } = this.#preferences;
      if (hasMet) this.#firstGame.meet();
      Object.assign(this, chosen);
    });
    this.#memory = this.#newMemory(key);
    void this.#memory.load();
  }

  #newMemory(key?: string): DeviceMemory<T> {
    return new DeviceMemory<T>(key, this.game, this.definition.bot.levels);
  }

  // ---- lazy modules ----

  /** A game that is being played goes on, or waits for the module; it never starts over. */
  protected override lost(name: string, error: unknown): void {
    fire(this, 'game-error', { code: name === 'core' || name === 'bot' ? name : 'module', message: String(error) });
    if (name === 'set-up' && this.match && this.screen === 'set-up') this.backToGame();
  }

  protected override lostAs(name: string, retry: () => void): Lost {
    if (name === 'core') return { kind: 'noCore', retry };
    if (name === 'set-up' && this.screen === 'set-up') return { kind: 'noForm', retry, play: () => this.newGame() };
    return super.lostAs(name, retry);
  }

  #puzzleHost(hints: HintsDelegate<T>): PuzzleHost<T> {
    const element = this;
    return {
      element,
      get puzzle() {
        return element.puzzle;
      },
      set puzzle(puzzle) {
        element.puzzle = puzzle;
      },
      get position() {
        return element.position;
      },
      get persist() {
        return element.persist;
      },
      strength: this.puzzleStrength,
      hints,
      get game() {
        return element.game;
      },
      table: this.table,
      isAsked: (name) => ((element as unknown as Readonly<Record<string, unknown>>)[name] ?? undefined) !== undefined,
      context: () => this.context() as StudyContext<T>,
      renderPlay: (context) => this.definition.renderPlay(context),
      resetInteraction: () => this.resetInteraction(),
      begin: (puzzle) => {
        this.#puzzle = puzzle;
        this.backToGame();
      },
    };
  }

  // ---- drawing ----

  protected override renderScreen(): TemplateResult {
    const setUp = this.showsHowTo ? (this.modules.get('set-up') as SetUpModule<T> | undefined) : undefined;
    return html`${pausable(this.table, this.words, this.#renderGame(), this.screen === 'play')}
    ${setUp?.howTo(this.context() as SetUpContext<T>) ?? nothing} ${this.#refusals.render()}`;
  }

  #renderFinish(): TemplateResult {
    // The celebration is the finish's own moment: the game sees the match as it ended.
    const finish = this.definition.finish(this.#contextNow(this.match!));
    return finishScreen(this.context() as GameContext<T>, finish);
  }

  #renderGame(): TemplateResult {
    const { screen } = this;
    const play = (): TemplateResult => (this.#puzzle ?? this.definition).renderPlay(this.context());
    if (screen === 'play') return play();
    if (screen === 'set-up') {
      const form = this.modules.get('set-up') as SetUpModule<T> | undefined;
      if (form) return form.render(this.context() as SetUpContext<T>);
    }
    if (screen === 'loading' || screen === 'set-up') return html`<div class="busy" aria-busy="true"></div>`;
    if (screen !== 'finish') {
      const study = this.modules.get('study') as StudyModule<T> | undefined;
      if (study && screen === 'replay') return study.renderReplay(this.context() as StudyContext<T>);
      if (study?.renderPractice) return study.renderPractice(this.context() as StudyContext<T>);
    }
    // The end of a game stays in sight until what follows it has loaded.
    return this.#moments.match?.isOver ? this.#renderFinish() : play();
  }
}
