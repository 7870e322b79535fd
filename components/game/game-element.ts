import type { PropertyValues } from 'lit';
import { Match } from '../../src/match/match.js';
import { freeColours, nameAll, tidyName } from '../../src/match/players.js';
import type { Result } from '../../src/rules/game.js';
import { agreed, settled } from '../../src/rules/fitting.js';
import { sumText } from '../../src/words/notation.js';
import { readKey } from './attributes.js';
import type { GameContext, StudyContext } from './context.js';
import type { GameDefinition } from './definition.js';
import { random } from './environment.js';
import { fire, type GameOverDetail } from './events.js';
import { Fitting } from './fitting.js';
import { FirstGame } from './first-game.js';
import { fetchLive } from './fetch-live.js';
import { fetchLobby } from './fetch-lobby.js';
import { GameMoves } from './game-moves.js';
import type { HintsDelegate } from './hints-delegate.js';
import type { Fetchers } from './lazy-modules.js';
import type { LiveModule } from './live.js';
import type { Lost } from './notices.js';
import { reloading } from './out-of-date.js';
import { Persistence } from './persistence.js';
import type { Preferences } from './preferences.js';
import { putBy, takeBack } from './put-by.js';
import type { PuzzleHost, StudyModule } from './study.js';
import type { GameTypes, MatchOf } from './types.js';

/** A game plan made for others: the options, the possible numbers of players, and the levels of computer players. */
export interface GamePlan {
  readonly options: object;
  readonly most: number;
  readonly levels: number;
}

/**
 * The base class of the elements of all games: starts a game, a puzzle or the form as the attributes say, and stores it.
 * The definition of a game provides its rules, words, screens and computer player.
 */
export abstract class GameElement<T extends GameTypes> extends GameMoves<T> {
  /** The hints of the game, once one has been requested. */
  #hints: HintsDelegate<T> | undefined;
  #opened = false;
  /** Counts the starts of games and puzzles, so that whatever loads for an earlier one is ignored. */
  #beginnings = 0;
  /** True if the page sets the options to play with. */
  #asksOptions = false;
  readonly #firstGame: FirstGame;
  /** The level of an adaptive computer player. */
  protected readonly fitting: Fitting;
  protected override readonly persistence: Persistence<T>;
  /**
   * Set by an element that plans games for others: this element then shows only its options, and reports changes to it.
   * @internal
   */
  declare plan: ((plan: GamePlan) => void) | undefined;

  /** @param fetchers functions that fetch lazy modules in addition to those of all games, by name */
  constructor(definition: GameDefinition<T>, fetchers: Fetchers = {}) {
    super(definition, {
      ...fetchers,
      core: async () => ({ loaded: await definition.load?.() }),
      'set-up': definition.setUp,
      study: definition.study,
      live: fetchLive,
      lobby: fetchLobby,
    });
    this.fitting = new Fitting(definition.bot);
    this.addEventListener('game-over', (event) => {
      const { players, winners } = (event as CustomEvent<GameOverDetail>).detail;
      if (event.target === this && this.match && this.fitting.count(this.match, players, winners)) this.keepLevel();
    });
    this.#firstGame = new FirstGame(
      this,
      () => this.words.startHere,
      () => this.#prefer({ hasMet: true }),
    );
    this.persistence = new Persistence<T>({
      table: this.localTable,
      game: () => this.game,
      botLevels: definition.bot.levels,
      words: () => this.words,
      realDice: () => this.realDice,
      fault: (code, message, fault) => this.notices.show(code, message, fault),
      clearFault: (kind) => this.notices.clear(kind),
      resumed: (realDice) => {
        this.realDice = realDice;
        this.begun(true);
      },
      say: (sentence) => this.say(sentence),
      apply: (preferences) => this.#apply(preferences),
    });
    this.realDice = this.sounds = this.showsHowTo = false;
    this.screen = 'loading';
    this.page = 0;
    this.draft = { players: [], options: {}, realDice: false };
  }

  // ---- for pages and programs ----

  /** Starts a game with the players and options of the attributes, or of the form if it was used. */
  newGame(): void {
    // Until the attributes have been read, an empty `players` makes the game start.
    if (!this.draft.players.length) return void (this.players ??= '');
    const { players } = this.draft;
    const options = this.withoutPractice(this.draft.options);
    const checked = this.game.options(settled(this.game.declaration, options, this.optionsThatFit()));
    const start = this.game.setup(players.length, checked.ok ? checked.value : this.game.defaults, random);
    this.begin(new Match(this.game, this.fitting.seated(nameAll(players)), start));
  }

  /** Continues a match from elsewhere in its current state. Works only after the element has started a game of its own. */
  begin(match: MatchOf<T>): void {
    if (this.liveDelegate) return;
    this.#beginnings++;
    this.puzzle = this.puzzleDelegate = undefined;
    this.localTable.begin(match);
    this.persistence.saving?.save();
    this.begun(false);
  }

  /**
   * Gives the person to act the next of three hints: a first clue, a narrower one, the move. Each time, resolves with the
   * move itself; with undefined if no person is to choose, or if the position has passed.
   */
  async hint(): Promise<T['move'] | undefined> {
    if (this.liveDelegate) return undefined;
    if (this.puzzleDelegate) return this.puzzleDelegate.hint();
    const { positionSignal } = this.table;
    const study = (await this.modules.outcome('study')) as StudyModule<T> | undefined;
    this.#hints = study?.hints;
    return this.#hints?.climb(this.context(), positionSignal);
  }

  /** Continues from a position. An unreadable text is refused, and the current game stays. */
  fromText(text: string): Result<T['state']> {
    const read = this.readPosition(text);
    if (!this.draft.players.length) {
      this.position = text;
      return read;
    }
    if (!read.ok) {
      this.notices.show(read.code, read.message, { kind: 'text' });
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

  // ---- for the games ----

  /**
   * Loads the settings that fit the learner, before a game begins: the level of a computer player, and options. Without a
   * learner there is nothing to load, and the level lasts as long as the page.
   */
  protected findWhatFits(): Promise<void> | undefined {
    return undefined;
  }

  /** Returns the values of options that adapt to the learner, by name. */
  protected optionsThatFit(): Readonly<Record<string, unknown>> {
    return {};
  }

  /** Stores the level of an adaptive computer player, after a game. */
  protected keepLevel(): void {}

  /** Returns the part of the context that the screens of all games share. */
  protected gameContext(): GameContext<T> {
    const { notation } = this;
    const { saving, forgotten } = this.persistence;
    const figure = (value: number, sign?: boolean): string => this.locale.figure(value, sign);
    return {
      ...this.screenContext(),
      seats: this.game.seats,
      realDice: this.realDice,
      match: this.playback.match!,
      isLive: this.liveDelegate !== undefined,
      moment: this.playback.current,
      preferred: { speed: this.speed ?? 'normal', sounds: this.sounds },
      prefer: (preferences) => this.#prefer(preferences),
      goOn: () => this.playback.goOn(),
      table: this.table,
      words: this.words,
      gameWords: this.gameWords,
      languageTag: this.languageTag,
      rtl: this.isRtl,
      notation,
      figure,
      written: (text) => sumText(text, { notation, figure }),
      announce: (event, state) => this.announcements.sentence(event, state),
      say: (sentence) => this.say(sentence),
      play: (move) => {
        const step = this.play(move);
        return step.ok || step.reason === 'sent';
      },
      undo: () => this.undo(),
      redo: () => this.redo(),
      hints: this.puzzleDelegate ? this.puzzleDelegate.hints : this.#hints,
      sought: this.puzzleDelegate?.sought,
      host: this,
      fault: (code, message, fault) => this.notices.show(code, message, fault),
      draft: { ...this.draft, isMarked: this.isMarked },
      change: (draft) => {
        this.draft = draft;
        this.#tellPlan();
      },
      fitLevel: this.fitting.level,
      startFromForm: () => this.startFromForm(),
      saving: saving && { forget: () => this.persistence.forget() },
      bringBack: forgotten && (() => this.begin(forgotten)),
      names: this.persistence.memory.names,
      best: this.best,
      again: () => this.newGame(),
      focusOn: (selector) => this.focusing.to(selector),
    };
  }

  protected startFromForm(): void {
    const options = agreed(this.game, this.draft.options);
    if (!options.ok)
      return this.notices.show(options.code, options.message, { kind: 'options', message: options.message });
    const players = nameAll(this.draft.players.map((player) => ({ ...player, name: tidyName(player.name) })));
    this.draft = { ...this.draft, players, options: { ...options.value } };
    this.realDice = this.draft.realDice;
    this.newGame();
    this.persistence.memory.started(this.draft);
  }

  // ---- lifecycle ----

  override connectedCallback(): void {
    super.connectedCallback();
    this.persistence.saving?.listen(true);
    document.addEventListener('visibilitychange', this.#onHide);
    window.addEventListener(reloading, this.#putBy);
    this.#onHide();
    if (this.#opened) this.show(this.screen);
    else void this.#open();
  }

  readonly #onHide = (): void => {
    const isSeen = document.visibilityState !== 'hidden';
    this.table.setSeen(isSeen);
    this.playback.setSeen(isSeen);
  };

  readonly #putBy = (): void => {
    const saved = this.localTable.save();
    if (saved) putBy(this, { ...saved, realDice: this.realDice });
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.persistence.saving?.leave();
    document.removeEventListener('visibilitychange', this.#onHide);
    window.removeEventListener(reloading, this.#putBy);
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
      this.#renewDraft();
    if (changed.has('live') || changed.has('liveBoard')) void this.#enter();
    else if (this.liveDelegate) return;
    // Either a puzzle is to be opened, or it has been left and no game has begun.
    else if (
      this.puzzle ? ['puzzle', 'puzzleStrength', 'position'].some((name) => changed.has(name)) : this.puzzleDelegate
    )
      void this.#enter();
    else if (changed.has('position') && this.position) this.fromText(this.position);
  }

  async #open(): Promise<void> {
    await this.locale.fetch();
    await this.modules.whenLoaded('core');
    // An element that has been removed in the meantime opens when it is connected again; until then it starts and saves
    // nothing.
    if (this.#opened || !this.isConnected) return;
    this.#opened = true;
    await this.updateComplete;
    this.checkLook();
    this.#renewDraft();
    await this.#enter();
  }

  /**
   * Starts as the attributes say: a board across devices, or a puzzle, or else the saved game, a position, a new game, or
   * the form.
   */
  async #enter(): Promise<void> {
    const beginning = ++this.#beginnings;
    const isWanted = (): boolean => {
      if (!this.isConnected) this.#opened = false;
      return this.#opened && beginning === this.#beginnings;
    };
    this.puzzleDelegate = undefined;
    this.#leaveLive();
    if (this.plan) {
      this.draft = { ...this.draft, isPlan: true, hasNoPlayers: true };
      this.#tellPlan();
      return this.show('set-up');
    }
    this.show('loading');
    this.localTable.begin(undefined);
    if (this.live || this.liveBoard) {
      if (!this.liveBoard) this.modules.get('lobby');
      const { open } = (await this.modules.whenLoaded('live')) as LiveModule;
      if (!isWanted()) return;
      this.liveDelegate = open<T>({
        element: this,
        moveHeard: this.definition.moveHeard,
        reader: () => this.context() as GameContext<T>,
        follow: (table) => this.follow(table),
        begun: () => this.begun(true),
        undone: () => void this.travelled('undone'),
        over: () => this.over(),
        say: (sentence) => this.say(sentence),
        refuse: (refused) => this.refuse(refused),
        tell: (sentence) => this.tell(sentence),
        report: (bad) => this.notices.report(bad),
      });
      return this.requestUpdate();
    }
    if (this.puzzle) {
      const { openPuzzle, hints } = (await this.modules.whenLoaded('study')) as StudyModule<T>;
      if (!isWanted() || (await openPuzzle?.(this.#puzzleHost(hints)))) return;
    }
    this.#keep();
    const before = takeBack(this);
    if (!isWanted() || (await this.persistence.saving?.resume(isWanted)) || !isWanted()) return;
    if (this.persistence.takeBack(before)) return;
    const stands = this.position && this.fromText(this.position).ok;
    if (!stands && this.players !== undefined) {
      const finding = this.findWhatFits();
      if (finding) await finding;
      if (!isWanted()) return;
      this.newGame();
    }
    if (this.match) return;
    await this.persistence.memory.load();
    if (!isWanted() || this.match) return;
    this.draft = this.persistence.memory.recall(this.draft, {
      players: this.players === undefined,
      options: !this.#asksOptions,
    });
    this.show('set-up');
  }

  #tellPlan(): void {
    const options = this.game.options(settled(this.game.declaration, this.draft.options, {}));
    const { seats } = this.game;
    if (options.ok) this.plan?.({ options: { ...options.value }, most: seats.max, levels: this.definition.bot.levels });
  }

  // ---- across devices ----

  #leaveLive(): void {
    if (!this.liveDelegate) return;
    this.playback.cancel();
    this.liveDelegate.close();
    this.liveDelegate = undefined;
    this.#renewDraft();
  }

  #renewDraft(): void {
    this.#setSpeed();
    const { draft, isAsked } = this.readAttributes();
    this.#asksOptions = isAsked;
    this.draft = draft;
  }

  #setSpeed(): void {
    this.playback.pace = this.localTable.pace = this.readPace();
  }

  // ---- storage ----

  /** Starts or stops saving the game under the `persist` key. Puzzles are not saved. */
  #keep(): void {
    const { key, bad } = readKey(this.puzzle ? undefined : this.persist);
    this.notices.report(bad);
    this.persistence.use(key, this.isConnected);
  }

  #prefer(preferences: Preferences): void {
    this.#apply(preferences);
    if (preferences.sounds) this.modules.get('sounds');
    this.persistence.prefer(preferences);
  }

  #apply({ hasMet, ...chosen }: Preferences): void {
    if (hasMet) this.#firstGame.meet();
    Object.assign(this, chosen);
  }

  // ---- lazy modules ----

  /** A running game continues or waits for the module; it never starts over. */
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
    return {
      element: this,
      table: this.localTable,
      hints,
      context: () => this.context() as StudyContext<T>,
      renderPlay: (context) => this.definition.renderPlay(context),
      resetInteraction: () => this.resetInteraction(),
      refuse: (refusal) => this.refuse(refusal),
      begin: (puzzle) => {
        this.puzzleDelegate = puzzle;
        this.backToGame();
      },
    };
  }
}
