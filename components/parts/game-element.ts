import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Match, type MatchStep } from '../../src/match/match.js';
import { freeColours, nameAll } from '../../src/match/players.js';
import { record, type MatchRecord } from '../../src/match/record.js';
import { Table, type House } from '../../src/match/table.js';
import type { AnsweredEvent, Bot, Game, GameEvent, Result, Seat } from '../../src/rules/game.js';
import type { CommonWords, Languages, Refusals } from '../../src/words/words.js';
import { asText, playersFrom, readOptions, type BadAttribute } from './attributes.js';
import type { Draft } from './draft.js';
import { fire } from './events.js';
import type { Fault } from './faults.js';
import type * as Faults from './faults.js';
import { random, timers } from './host.js';
import type { LateNotation } from './notation.js';
import { plain } from './rich.js';
import type { Saving, SavingHost } from './saving.js';
import { Reader } from './reader.js';
import { Rooms, type Fetchers, type ScreenRoom } from './rooms.js';
import { Space } from './space.js';
import type { PuzzleOnTable, PuzzleRoom } from './puzzle-on-table.js';
import type { TableView } from './table-view.js';

/** The room that has the words for what happens. */
interface Teller<V, E, S> {
  tell(view: V, event: E, state: S): string;
}

type Screen = 'loading' | 'set-up' | 'play' | 'back';

/**
 * What the elements of all games share: attributes, the table with its match, saving, languages, the live region. A game
 * draws the board and says which rules, words and computer player are its own.
 */
export abstract class GameElement<
  O extends object,
  S extends { readonly options: O },
  M,
  E extends GameEvent,
  W extends { readonly refusals: Refusals },
  V,
  R extends Fetchers,
> extends LitElement {
  static override properties: PropertyDeclarations = {
    players: {},
    position: {},
    persist: {},
    realDice: { type: Boolean, attribute: 'real-dice' },
    theme: { reflect: true },
    screen: { state: true },
    draft: { state: true },
    faults: { state: true },
    spoken: { state: true },
  };

  /** The rules that are played by. */
  abstract readonly game: Game<O, S, M, E>;
  protected abstract readonly bot: Bot<S, M>;
  protected abstract readonly languages: Languages<W>;
  /** Rooms by their names; `set-up` and `back` are the screens before and after a game, `beside` has the words
   * that tell of it, `forced` are styles for forced colours. */
  protected abstract readonly rooms: R & {
    'set-up': () => Promise<ScreenRoom<V>>;
    back: () => Promise<ScreenRoom<V>>;
    beside: () => Promise<Teller<V, E, S>>;
    forced: () => Promise<object>;
  };

  /** Loads what the rules stand on. */
  protected load(): Promise<void> | void {}
  /** The notation of the rules, where it comes after them. */
  protected readonly notation?: Pick<LateNotation<S>, 'arrival'>;
  protected abstract roller(state: S): Seat;
  /** Seconds that a turn may take; 0 where no clock runs. */
  protected readonly limit: (state: S) => number = () => 0;
  /** The move that says that they have passed. */
  protected readonly timeUp?: (ms: number) => M;
  /** The game being played, drawn. */
  protected abstract renderPlay(view: V): TemplateResult;
  /** What the screens are drawn from, and act on. */
  protected abstract view(): V;

  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player. Given, the game starts at once. */
  declare players?: string;
  /** A position as text, from `toText()`: the game starts there. */
  declare position?: string;
  /** A key under which the game is kept in this browser's storage. Without it nothing is stored. */
  declare persist?: string;
  /** Players roll real dice and tap what they show. */
  declare realDice: boolean;
  /** `light`, `dark` or `auto` (default): as the reader's system has it. */
  declare theme?: string;
  /** A puzzle instead of a game, in the games that have a room for them: `daily`, or a seed. */
  declare protected puzzle: string | undefined;

  /** @internal */
  declare protected screen: Screen;
  /** @internal */
  declare protected draft: Draft;
  /** @internal */
  declare private faults: readonly Fault[];
  /** @internal */
  declare private spoken: string;

  #opened = false;
  /** It lies on the table instead of a game. */
  protected puzzling: PuzzleOnTable<S, M, E, V> | undefined;
  /** Where the game is kept under `persist`. */
  protected saving: Saving<O, S, M, E> | undefined;
  #hadFocus = false;
  #focusNext: string | undefined;
  readonly #reader = new Reader<W>(this, () => this.languages);
  readonly #rooms = new Rooms(
    this,
    () => ({ faults: () => import('./faults.js'), ...this.rooms }),
    (_, error, retry) => {
      this.fault('room', String(error), { kind: 'noCore', retry });
      // Without the form a game with the usual options begins.
      if (!this.match) this.newGame();
    },
  );

  protected readonly timers = timers;
  protected readonly random = random;
  protected readonly table = new Table(this as unknown as House<O, S, M, E>);

  constructor() {
    super();
    this.realDice = false;
    this.screen = 'loading';
    this.draft = { players: [], options: {}, realDice: false };
    this.faults = [];
    this.spoken = '';
    new Space(this);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'dir'];
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
    this.puzzle = this.puzzling = undefined;
    this.table.begin(match);
    this.saving?.save();
    this.#begun(false);
  }

  /** Makes a move, as the rules have it; a refusal names its rule and changes nothing. */
  play(move: M, ply?: number): MatchStep<S, E> {
    const step = (this.puzzling ?? this.table).play(move, ply);
    if (!step.ok && this.#reader.language) {
      this.say(this.gameWords.refusals[step.reason]?.(step.details ?? {}) ?? step.message);
    }
    return step;
  }

  /** Takes back the last person's choice, as long as no other person has moved since. Rolls stay as they fell. */
  undo(): boolean {
    return this.table.undo() && this.#travelled(this.words.undone);
  }

  /** Makes again what was taken back. */
  redo(): boolean {
    return this.table.redo() && this.#travelled(this.words.redone);
  }

  /** The move that the strongest computer player would make for the person to act; undefined when nobody is to act. */
  hint(): Promise<M | undefined> {
    return (this.puzzling ?? this.table).hint();
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
    const coming = this.notation?.arrival();
    if (!read.ok && coming) {
      coming.then(
        () => this.fromText(text),
        () => undefined, // whoever fetched it first tells of that
      );
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

  protected get words(): CommonWords {
    return this.#reader.language!.common;
  }

  protected get gameWords(): W {
    return this.#reader.language!.game;
  }

  protected get languageTag(): string {
    return this.#reader.language!.tag;
  }

  protected get isRtl(): boolean {
    return this.getAttribute('dir') === 'rtl';
  }

  /** Says a sentence to a screen reader, also when it is the same as before. */
  protected say(sentence: string): void {
    const text = plain(sentence);
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  /** How the attribute of an option is read, where a number, a switch or a word will not do. */
  protected readonly readAttribute?: (value: unknown, usual: unknown) => unknown;

  /** The game is at another point: what a game's own drawing remembers of before is to be forgotten. */
  protected arrived(): void {}

  /** A room if it is there; else it is fetched, and the element drawn anew when it comes. */
  protected room<K extends keyof R & string>(name: K): Awaited<ReturnType<R[K]>> | undefined {
    return this.#rooms.get(name) as Awaited<ReturnType<R[K]>> | undefined;
  }

  /** An event as a sentence; `state` is the one it led to. Empty as long as there are no words for it. */
  protected tell(event: E, state: S): string {
    const beside = this.#rooms.get('beside') as Teller<V, E, S> | undefined;
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
      figure: (value, sign) => this.#reader.figure(value, sign),
      tell: (event, now) => this.tell(event, now),
      say: (sentence) => this.say(sentence),
      play: (move) => this.play(move).ok,
      undo: () => this.undo(),
      redo: () => this.redo(),
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

  /** Shows what went wrong, and tells the page. */
  protected fault(code: string, message: string, fault: Fault): void {
    const old = this.faults.find((other) => other.kind === fault.kind && other.name === fault.name);
    // One message for all that could not be fetched: to try again is to try everything.
    if (old?.kind === 'noCore' && fault.kind === 'noCore') {
      const { retry } = fault;
      fault = { ...fault, retry: () => (old.retry(), retry()) };
    }
    this.faults = [...this.faults.filter((other) => other !== old), fault];
    fire(this, 'game-error', { code, message });
  }

  /** The focus goes there once the screen is drawn anew, if it is in this element: it never comes from elsewhere. */
  protected focusOn(selector: string): void {
    if (this.shadowRoot?.activeElement) this.#focusNext = selector;
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
    this.saving?.save();
    this.saving?.listen(false);
    this.table.attend(false);
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang' && this.#opened) {
      this.#checkLang();
      void this.#reader.fetch().then(() => this.requestUpdate());
    }
    if (name === 'dir') this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    if (matchMedia('(forced-colors: active)').matches) this.#rooms.get('forced');
    if (!this.#opened) return;
    if (changed.has('persist') || changed.has('puzzle')) void this.#keep();
    if (changed.has('theme')) this.#checkTheme();
    if (changed.has('realDice')) this.draft = { ...this.draft, realDice: this.realDice };
    if (['players', ...Object.keys(this.game.defaults)].some((name) => changed.has(name))) this.#readAttributes();
    // A puzzle is opened, or left without a game to follow it.
    if (this.puzzle ? changed.has('puzzle') || changed.has('position') : this.puzzling) void this.#enter();
    else if (changed.has('position') && this.position) this.fromText(this.position);
  }

  /** Focus that was wanted elsewhere, or has lost what it was on, comes back; also when the room it belongs to is late. */
  protected override updated(): void {
    const root = this.shadowRoot!;
    // What has become inert is left at once, though engines are slower.
    if (this.#hadFocus && !root.activeElement?.matches(':not([inert] *)')) this.#focusNext ??= '[data-home]';
    if (!this.#focusNext) return;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const wanted = find(this.#focusNext);
    if (!wanted && this.#rooms.areComing) return;
    this.#focusNext = undefined;
    const { activeElement, body } = document;
    // Where it has gone to another part of the page meanwhile, it stays.
    if (root.activeElement || !activeElement || activeElement === body)
      (wanted ?? find('[data-home]') ?? find('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  async #open(): Promise<void> {
    try {
      await this.#reader.fetch();
      await this.load();
      // Where a position or a kept game is to be read, the game waits for its notation.
      if (this.position || this.persist) await this.notation?.arrival();
      else void this.#fetchNotation();
    } catch (error) {
      return this.fault('core', String(error), { kind: 'noCore', retry: () => void this.#open() });
    }
    if (this.#opened) return;
    this.#opened = true;
    await this.updateComplete;
    this.#checkTheme();
    this.#checkLang();
    this.#readAttributes();
    await this.#enter();
  }

  /** Begins with what the attributes ask for: a puzzle, the game that was kept, a position, a game, or the form. */
  async #enter(): Promise<void> {
    this.puzzling = undefined;
    this.#show('loading');
    this.table.begin(undefined);
    if (this.puzzle) {
      await this.#rooms.arrival('puzzle');
      if (await (this.#rooms.get('puzzle') as PuzzleRoom | undefined)?.open(this)) return;
    }
    await this.#keep();
    if (this.saving?.resume()) return;
    const stands = this.position && this.fromText(this.position).ok;
    if (!stands && this.players !== undefined) this.newGame();
    if (!this.match) this.#show('set-up');
  }

  async #fetchNotation(): Promise<void> {
    try {
      await this.notation?.arrival();
    } catch (error) {
      this.fault('room', String(error), { kind: 'noCore', retry: () => void this.#fetchNotation() });
    }
  }

  #show(screen: Screen): void {
    this.screen = screen;
    this.table.attend(this.isConnected && screen !== 'set-up');
  }

  #begun(resumed: boolean): void {
    const match = this.match!;
    // The next game is as this one, unless somebody says otherwise.
    this.draft = { ...this.draft, players: match.players, options: { ...match.start.options } as Draft['options'] };
    this.arrived();
    this.backToGame();
    fire(this, 'game-start', { players: match.players, options: match.start.options, resumed });
  }

  // The element is the house of its table (src/match/table.ts), though it does not show that to pages.

  protected allows(move: M, ply: number): boolean {
    return fire(this, 'move', { move, ply }, true);
  }

  protected stuck(error: unknown, retry: () => void): void {
    this.fault('bot', String(error), { kind: 'noCore', retry });
  }

  protected moved(move: M, events: readonly E[]): void {
    const match = this.match!;
    const { ply, state, players, turn } = match;
    this.arrived();
    void this.#tellAll(events, state);
    this.saving?.save();
    if (turn.kind === 'over') this.#show('back');
    fire(this, 'moved', { move, ply, events, state });
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

  /** Says what happened, as soon as there are words for it. */
  async #tellAll(events: readonly E[], state: S): Promise<void> {
    if (!this.#rooms.get('beside')) await this.#rooms.arrival('beside');
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

  #travelled(sentence: string): true {
    this.arrived();
    if (this.screen !== 'set-up') this.backToGame();
    this.say(sentence);
    this.saving?.save();
    return true;
  }

  /** Makes of the attributes what the next game is played by; what is not possible is shown, and the default stands. */
  #readAttributes(): void {
    const { options, bad } = readOptions(this.game, this, this.readAttribute);
    const seated = playersFrom(this.players, this.game.seats, this.bot.levels);
    this.draft = { players: seated.players, options, realDice: this.realDice };
    this.#tellOf([...bad, ...seated.bad]);
  }

  #checkTheme(): void {
    this.#check('theme', this.theme, ['auto', 'light', 'dark']);
  }

  #checkLang(): void {
    this.#check('lang', this.lang.toLowerCase().split('-')[0], Object.keys(this.languages));
  }

  #check(name: string, given: unknown, known: readonly unknown[]): void {
    if (given && !known.includes(given))
      this.#tellOf([{ name, value: asText(given), message: `${name} must be one of ${known.join(', ')}.` }]);
  }

  #tellOf(bad: readonly BadAttribute[]): void {
    for (const { name, value, message } of bad) {
      this.fault(name, message, { kind: 'attribute', name, value: value.slice(0, 40) });
    }
  }

  // ---- saving ----

  /** A saved game stands on the table; it is played with real dice or not. */
  protected resumed(realDice: boolean): void {
    this.realDice = realDice;
    this.#begun(true);
  }

  /** A puzzle is not kept. */
  get #key(): string | undefined {
    return (!this.puzzle && this.persist) || undefined;
  }

  /** Begins to keep the game under the key of `persist`, or ends it. */
  async #keep(): Promise<void> {
    const key = this.#key;
    if (key === this.saving?.key) return;
    this.saving?.listen(false);
    this.saving = undefined;
    if (!key) return;
    try {
      const { Saving } = await import('./saving.js');
      if (this.#key !== key || this.saving) return;
      this.saving = new Saving(key, this as unknown as SavingHost<O, S, M, E>);
      this.saving.listen(this.isConnected);
    } catch (error) {
      this.fault('storage', String(error), { kind: 'notSaved' });
    }
  }

  // ---- drawing ----

  protected override render(): TemplateResult {
    return html`<div class="frame" lang=${this.#reader.language?.tag ?? nothing}>
      <p class="sr" role="status" aria-live="polite">${this.spoken || nothing}</p>
      <slot name="heading"></slot>
      ${this.#renderFaults()} ${this.#renderScreen()}
      <slot name="footer"></slot>
    </div>`;
  }

  #renderScreen(): TemplateResult {
    const { screen } = this;
    if (screen === 'play') return ((this.puzzling ?? this) as this).renderPlay(this.view());
    const room = screen === 'loading' ? undefined : (this.#rooms.get(screen) as ScreenRoom<V> | undefined);
    return room ? room.render(this.view()) : html`<div class="busy" aria-busy="true"></div>`;
  }

  #renderFaults(): TemplateResult | TemplateResult[] | undefined {
    if (!this.faults.length) return undefined;
    const dismiss = (fault: Fault): void => {
      this.faults = this.faults.filter((other) => other !== fault);
    };
    const room = this.#rooms.get('faults') as typeof Faults | undefined;
    if (this.#rooms.isLost('faults')) return html`<p role="alert">${this.#reader.language?.common.notLoaded}</p>`;
    return room?.render(this.faults, this.#reader.language?.tag ?? '', dismiss);
  }
}
