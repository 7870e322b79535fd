import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Match, type MatchStep } from '../../src/match/match.js';
import { freeColours, nameAll } from '../../src/match/players.js';
import { record, type MatchRecord } from '../../src/match/record.js';
import { Table, type House } from '../../src/match/table.js';
import type { AnsweredEvent, Bot, Game, GameEvent, Result, Seat } from '../../src/rules/game.js';
import type { Refusals } from '../../src/words/words.js';
import { asText, playersFrom, readOptions } from './attributes.js';
import type { Draft } from './draft.js';
import { fire } from './events.js';
import type { Lost } from './notices.js';
import { FrameElement } from './base-element.js';
import { random, timers } from './environment.js';
import type { HintsRoom } from '../screens/hints.js';
import type { LateNotation } from './notation.js';
import type { PuzzleOnTable, PuzzleRoom } from './puzzle-delegate.js';
import type { Fetchers, ScreenRoom } from './lazy-modules.js';
import type { Saving, SavingHost } from './saving.js';
import type { Host, TableView } from './context.js';
import { TapGuard } from './double-tap-guard.js';

/** The room that has the words for what happens. */
interface Teller<V, E, S> {
  tell(view: V, event: E, state: S): string;
}

type Screen = 'loading' | 'set-up' | 'play' | 'back';

/** The most characters of a key of `persist`. */
const longestKey = 200;

/** Rooms without which the turn of a player can go on. */
const notPlayedWith = ['set-up', 'back', 'beside', 'forced', 'hints', 'review', 'puzzle', 'search'];

/**
 * What the elements of all games share beside their frame: attributes, the table with its match, saving. A game draws the
 * board and says which rules, words and computer player are its own.
 */
export abstract class GameElement<
  O extends object,
  S extends { readonly options: O },
  M,
  E extends GameEvent,
  W extends { readonly refusals: Refusals },
  V,
  R extends Fetchers,
> extends FrameElement<W, R> {
  static override properties: PropertyDeclarations = {
    players: {},
    position: {},
    persist: {},
    realDice: { type: Boolean, attribute: 'real-dice' },
    screen: { state: true },
    draft: { state: true },
  };

  /** The rules that are played by. */
  abstract readonly game: Game<O, S, M, E>;
  protected abstract readonly bot: Bot<S, M>;
  /** Rooms by their names; `set-up` and `back` are the screens before and after a game, `beside` has the words
   * that tell of it, `forced` are styles for forced colours. */
  protected abstract override readonly rooms: R & {
    'set-up': () => Promise<ScreenRoom<V>>;
    back: () => Promise<ScreenRoom<V>>;
    beside: () => Promise<Teller<V, E, S>>;
    forced: () => Promise<object>;
    hints: () => Promise<HintsRoom<V, M>>;
    review: () => Promise<object>;
  };

  /** Loads what the rules stand on. */
  protected load(): Promise<void> | void {}
  /** The notation of the rules, where it comes after them. */
  protected readonly notation?: Pick<LateNotation<S>, 'arrival' | 'isPending'>;
  protected abstract roller(state: S): Seat;
  /** Whether chance acts by itself there. */
  protected readonly chanceActs?: (state: S) => boolean;
  /** Seconds that a turn may take; 0 where no clock runs. */
  protected readonly limit: (state: S) => number = () => 0;
  /** The move that says that they have passed. */
  protected readonly timeUp?: (ms: number) => M;
  /** The game being played, drawn. */
  protected abstract renderPlay(view: V): TemplateResult;
  /** What the screens are drawn from, and act on. */
  protected abstract view(): V;

  protected override readonly otherFiles = {
    core: async () => ({ there: await this.load() }),
    notation: async () => ({ there: await this.notation?.arrival() }),
    saving: () => import('./saving.js'),
    /** What a computer player could not do is tried again as a file that is lost. */
    bot: async () => ({ there: await Promise.resolve(this.#thinkAgain?.()) }),
  };

  /** The game goes on, or waits for what it needs: it never begins anew for that. */
  protected override lost(name: string, error: unknown): void {
    fire(this, 'game-error', {
      code: { core: 'core', saving: 'storage', bot: 'bot' }[name] ?? 'room',
      message: String(error),
    });
    if (name === 'set-up' && this.match && this.screen === 'set-up') this.backToGame();
  }

  protected override lostAs(name: string, retry: () => void): Lost {
    if (name === 'core') return { kind: 'noCore', retry };
    if (name === 'saving') return { kind: 'noKept', retry };
    if (name === 'set-up' && this.screen === 'set-up') return { kind: 'noForm', retry, play: () => this.newGame() };
    return super.lostAs(name, retry);
  }

  /** Whether something is lost that one plays with: no time passes until it is there. */
  get #isStalled(): boolean {
    return this.fetched.lost.some((name) => Object.hasOwn(this.rooms, name) && !notPlayedWith.includes(name));
  }

  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player. Given, the game starts at once. */
  declare players?: string;
  /** A position as text, from `toText()`: the game starts there. */
  declare position?: string;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  declare persist?: string;
  /** Players roll real dice and tap what they show. */
  declare realDice: boolean;
  /** A puzzle instead of a game, in the games that have a room for them: `daily`, or a seed. */
  declare protected puzzle: string | undefined;

  /** @internal */
  declare protected screen: Screen;
  /** @internal */
  declare protected draft: Draft;

  #hints: HintsRoom<V, M> | undefined;
  #opened = false;
  /** How many moves have been made here, taken back or not. */
  #moves = 0;
  /** Counts what the element was asked to begin with: what comes too late for that is not looked at. */
  #beginnings = 0;
  #thinkAgain: (() => void) | undefined;
  #wasStalled = false;
  /** It lies on the table instead of a game. */
  protected puzzling: PuzzleOnTable<S, M, E, V> | undefined;
  /** Where the game is kept under `persist`. */
  protected saving: Saving<O, S, M, E> | undefined;
  protected readonly timers = timers;
  protected readonly random = random;
  /** @internal */
  readonly table = new Table(this as unknown as House<O, S, M, E>);

  constructor() {
    super();
    new TapGuard(this, () => this.#moves);
    this.realDice = false;
    this.screen = 'loading';
    this.draft = { players: [], options: {}, realDice: false };
  }

  // ---- what pages and programs use ----

  /** The match being played, or undefined before the first. */
  get match(): Match<O, S, M, E> | undefined {
    return this.table.match;
  }

  /** The position, never to be changed in place; undefined before the first game. */
  get state(): S | undefined {
    return this.match?.state;
  }

  /** Starts a game with the players and options of the attributes, or of the form where it was used. */
  newGame(): void {
    // Before the attributes are read, it is one of them that has a game begin.
    if (!this.draft.players.length) return void (this.players ??= '');
    const { players, options } = this.draft;
    const checked = this.game.options(options);
    const start = this.game.setup(players.length, checked.ok ? checked.value : this.game.defaults, random);
    this.begin(new Match(this.game, nameAll(players), start));
  }

  /** Goes on with a match from elsewhere, as its players left it. Only once the element has begun a game of its own. */
  begin(match: Match<O, S, M, E>): void {
    this.#beginnings++;
    this.puzzle = this.puzzling = undefined;
    this.table.begin(match);
    this.saving?.save();
    this.#begun(false);
  }

  /** Makes a move, as the rules have it; a refusal names its rule and changes nothing. */
  play(move: M, ply?: number): MatchStep<S, E> {
    const step = (this.puzzling ?? this.table).play(move, ply);
    if (!step.ok && this.reader.language) {
      this.say(this.gameWords.refusals[step.reason]?.(step.details ?? {}) ?? step.message);
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
  async hint(): Promise<M | undefined> {
    if (this.puzzling) return this.puzzling.hint();
    const { thought } = this.table;
    this.#hints = (await this.fetched.outcome('hints')) as HintsRoom<V, M> | undefined;
    return this.#hints?.climb(this.view(), thought);
  }

  /** The position as text; empty before the first game, and as long as the game's notation is on its way. */
  toText(): string {
    return this.match ? this.game.write(this.match.state) : '';
  }

  /**
   * Goes on from a position. A text that cannot be read is refused, and the game on the table stays. One that cannot be
   * read yet, for the notation is on its way, is read when that has come.
   */
  fromText(text: string): Result<S> {
    const read = this.game.read(text);
    if (!this.draft.players.length) {
      this.position = text;
      return read;
    }
    if (!read.ok && this.notation?.isPending) {
      void this.fetched.arrival('notation').then(() => this.fromText(text));
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
  record(): MatchRecord<M> | undefined {
    return this.match && record(this.match);
  }

  // ---- for the games ----

  /** How the attribute of an option is read, where a number, a switch or a word will not do. */
  protected readonly readAttribute?: (value: unknown, usual: unknown) => unknown;

  /** The game is at another point: what a game's own drawing remembers of before is to be forgotten. */
  protected arrived(): void {}

  /** An event as a sentence; `state` is the one it led to. Empty as long as there are no words for it. */
  protected tell(event: E, state: S): string {
    const beside = this.fetched.get('beside') as Teller<V, E, S> | undefined;
    return beside?.tell(this.view(), event, state) ?? '';
  }

  /** What the screens of all games have in common. */
  protected tableView(): TableView<O, S, M, E, W> {
    return {
      seats: this.game.seats,
      realDice: this.realDice,
      match: this.match!,
      table: this.table,
      words: this.words,
      gameWords: this.gameWords,
      languageTag: this.languageTag,
      rtl: this.isRtl,
      figure: (value, sign) => this.reader.figure(value, sign),
      tell: (event, now) => this.tell(event, now),
      say: (sentence) => this.say(sentence),
      play: (move) => this.play(move).ok,
      undo: () => this.undo(),
      redo: () => this.redo(),
      review: () => this.fetched.get('review') as object | undefined,
      hints: this.puzzling ? this.puzzling.hints : this.#hints,
      host: this as unknown as Host,
      draft: this.draft,
      change: (draft) => {
        this.draft = draft;
      },
      startFromForm: () => this.startFromForm(),
      backToGame: () => this.backToGame(),
      saving: this.saving,
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
    this.#show(this.match?.isOver ? 'back' : 'play');
  }

  protected startFromForm(): void {
    const options = this.game.options(this.draft.options);
    if (!options.ok) return this.fault(options.code, options.message, { kind: 'options', message: options.message });
    this.realDice = this.draft.realDice;
    this.newGame();
  }

  // ---- life ----

  override connectedCallback(): void {
    super.connectedCallback();
    this.saving?.listen(true);
    if (this.#opened) this.#show(this.screen);
    else void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.saving?.leave();
    this.table.attend(false);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.#opened) return;
    if (this.#isStalled !== this.#wasStalled) this.#attend();
    const isBeginning = this.screen === 'loading' && changed.has('persist');
    if (changed.has('persist') || changed.has('puzzle')) void (isBeginning ? this.#enter() : this.#keep());
    if (changed.has('realDice')) this.draft = { ...this.draft, realDice: this.realDice };
    if (['players', ...Object.keys(this.game.defaults)].some((name) => changed.has(name))) this.#readAttributes();
    // A puzzle is opened, or left without a game to follow it.
    if (this.puzzle ? changed.has('puzzle') || changed.has('position') : this.puzzling) void this.#enter();
    else if (changed.has('position') && this.position) this.fromText(this.position);
  }

  async #open(): Promise<void> {
    await this.reader.fetch();
    await this.fetched.arrival('core');
    // Where a position or a kept game is to be read, the game waits for its notation.
    if (this.position || this.persist) await this.fetched.arrival('notation');
    else this.fetched.get('notation');
    // An element that has left the page meanwhile opens when it is there again: it begins nothing, and keeps nothing.
    if (this.#opened || !this.isConnected) return;
    this.#opened = true;
    await this.updateComplete;
    this.checkTheme();
    this.checkLang();
    this.#readAttributes();
    await this.#enter();
  }

  /** Begins with what the attributes ask for: a puzzle, the game that was kept, a position, a game, or the form. */
  async #enter(): Promise<void> {
    const beginning = ++this.#beginnings;
    const isWanted = (): boolean => {
      if (!this.isConnected) this.#opened = false;
      return this.#opened && beginning === this.#beginnings;
    };
    this.puzzling = undefined;
    this.#show('loading');
    this.table.begin(undefined);
    if (this.puzzle) {
      const room = (await this.fetched.arrival('puzzle')) as PuzzleRoom;
      await this.fetched.arrival('notation');
      if (!isWanted() || (await room.open(this))) return;
    }
    await this.#keep();
    if (!isWanted() || (await this.saving?.resume(isWanted)) || !isWanted()) return;
    const stands = this.position && this.fromText(this.position).ok;
    if (!stands && this.players !== undefined) this.newGame();
    if (!this.match) this.#show('set-up');
  }

  #show(screen: Screen): void {
    this.screen = screen;
    this.#attend();
  }

  #attend(): void {
    this.#wasStalled = this.#isStalled;
    this.table.attend(this.isConnected && this.screen !== 'set-up' && !this.#isStalled);
  }

  #begun(resumed: boolean): void {
    const match = this.match!;
    // The next game is as this one, unless somebody says otherwise.
    this.draft = { ...this.draft, players: match.players, options: { ...match.start.options } as Draft['options'] };
    this.arrived();
    this.fetched.drop('bot');
    this.backToGame();
    fire(this, 'game-start', { players: match.players, options: match.start.options, resumed });
  }

  // The element is the house of its table (src/match/table.ts), though it does not show that to pages.

  protected allows(move: M, ply: number): boolean {
    return fire(this, 'move', { move: this.#shown(move), ply }, true);
  }

  protected stuck(error: unknown, retry: () => void): void {
    this.#thinkAgain = retry;
    this.fetched.lose('bot', error);
  }

  protected moved(move: M, events: readonly E[]): void {
    const match = this.match!;
    const { ply, state, players, turn } = match;
    this.#moves++;
    this.arrived();
    void this.#tellAll(events, state);
    this.saving?.save();
    if (turn.kind === 'over') this.#show('back');
    const seen = events.map((event) => this.#shown(event) as E);
    fire(this, 'moved', { move: this.#shown(move), ply, events: seen, state: this.game.view(state, 'public') });
    for (const event of events) if (event.type === 'answered') fire(this, 'answer', event as unknown as AnsweredEvent);
    if (turn.kind === 'over') {
      fire(this, 'game-over', {
        winners: turn.winners,
        scores: this.game.scores(state),
        players,
        record: record(match),
      });
    }
  }

  /** What everyone may know of it. */
  #shown(told: M | E): M | E {
    try {
      return this.game.shown?.(told) ?? told;
    } catch {
      return told; // what is no move tells nothing
    }
  }

  /** Says what happened, as soon as there are words for it. */
  async #tellAll(events: readonly E[], state: S): Promise<void> {
    if (!this.fetched.get('beside')) await this.fetched.outcome('beside');
    const told = events.map((event) => this.tell(event, state)).filter(Boolean);
    if (told.length) this.say(told.join(' '));
  }

  protected changed(): void {
    this.requestUpdate();
    const { clock } = this.table;
    const seconds = Math.ceil(clock.left / 1000);
    if (clock.isRunning && clock.elapsed > 0 && (seconds === 10 || seconds === 5)) {
      this.say(this.words.secondsLeft(seconds));
    }
  }

  #travelled(where: 'undone' | 'redone'): true {
    this.arrived();
    if (this.screen !== 'set-up') this.backToGame();
    this.say(this.words[where]);
    this.saving?.save();
    const { ply, state } = this.match!;
    fire(this, where, { ply, state: this.game.view(state, 'public') });
    return true;
  }

  /** Makes of the attributes what the next game is played by; what is not possible is shown, and the default stands. */
  #readAttributes(): void {
    const { options, bad } = readOptions(this.game, this, this.readAttribute);
    const seated = playersFrom(this.players, this.game.seats, this.bot.levels);
    this.draft = { players: seated.players, options, realDice: this.realDice };
    this.tellOf([...bad, ...seated.bad]);
  }

  // ---- saving ----

  /** A saved game stands on the table; it is played with real dice or not. */
  protected resumed(realDice: boolean): void {
    this.realDice = realDice;
    this.#begun(true);
  }

  /** A puzzle is not kept. */
  get #key(): string | undefined {
    const key = asText(this.persist ?? '');
    return this.puzzle || !key.trim() || key.length > longestKey ? undefined : key;
  }

  /** Begins to keep the game under the key of `persist`, or ends it. */
  async #keep(): Promise<void> {
    const key = this.#key;
    if (!key && !this.puzzle && (this.persist ?? undefined) !== undefined) {
      const message = `persist must be 1 to ${longestKey} characters.`;
      this.tellOf([{ name: 'persist', value: asText(this.persist), message }]);
    }
    if (key === this.saving?.key) return;
    this.saving?.listen(false);
    this.saving = undefined;
    if (!key) return this.fetched.drop('saving');
    const { Saving } = (await this.fetched.arrival('saving')) as typeof import('./saving.js');
    if (this.#key !== key || this.saving) return;
    this.saving = new Saving(key, this as unknown as SavingHost<O, S, M, E>);
    this.saving.listen(this.isConnected);
  }

  // ---- drawing ----

  protected override renderScreen(): TemplateResult {
    const { screen } = this;
    if (screen === 'play') return ((this.puzzling ?? this) as this).renderPlay(this.view());
    const room = screen === 'loading' ? undefined : (this.fetched.get(screen) as ScreenRoom<V> | undefined);
    // The end of a game is seen on its board as long as there is nothing to look back with.
    if (screen === 'back' && this.fetched.isLost('back')) return this.renderPlay(this.view());
    return room ? room.render(this.view()) : html`<div class="busy" aria-busy="true"></div>`;
  }
}
