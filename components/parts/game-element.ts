import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Match, type MatchStep } from '../../src/match/match.js';
import { nameAll, readPlayers, type Player } from '../../src/match/players.js';
import { record, type MatchRecord } from '../../src/match/record.js';
import { Table, type House } from '../../src/match/table.js';
import type { AnsweredEvent, Bot, Game, GameEvent, Result, Seat } from '../../src/rules/game.js';
import { localeFor, pickLanguage, type CommonWords, type Language, type Refusals } from '../../src/words/words.js';
import { fire } from './events.js';
import { random, timers } from './host.js';
import { plain } from './rich.js';
import { Saving } from './saving.js';
import type { Draft } from './set-up.js';
import { Space } from './space.js';

export type Screen = 'loading' | 'set-up' | 'play' | 'back';

export interface Notice {
  readonly text: string;
  readonly actions?: readonly { readonly label: string; readonly act: () => void }[];
}

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
> extends LitElement {
  /** The rules that are played by. */
  abstract readonly game: Game<O, S, M, E>;
  protected abstract readonly bot: Bot<S, M>;
  protected abstract readonly languages: readonly Language<W>[];

  /** Loads what the rules stand on. */
  protected abstract load(): Promise<void>;
  protected abstract roller(state: S): Seat;
  protected abstract timeUp(ms: number): M;
  protected abstract limit(state: S): number;
  /** An event as a sentence; `state` is the one it led to. */
  protected abstract tell(event: E, state: S): string;
  protected abstract renderScreen(screen: Exclude<Screen, 'loading'>): TemplateResult;

  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player. Given, the game starts at once. */
  @property() players?: string;
  /** A position as text, from `toText()`: the game starts there. */
  @property() position?: string;
  /** A key under which the game is kept in this browser's storage. Without it nothing is stored. */
  @property() persist?: string;
  /** Players roll real dice and tap what they show. */
  @property({ type: Boolean, attribute: 'real-dice' }) realDice = false;
  /** `light`, `dark` or `auto` (default): as the reader's system has it. */
  @property({ reflect: true }) theme?: string;

  /** @internal */
  @state() protected screen: Screen = 'loading';
  /** @internal */
  @state() protected draft: Draft = { players: [], options: {}, realDice: false };
  /** @internal */
  @state() private notices: readonly Notice[] = [];
  /** @internal */
  @state() private spoken = '';

  #opened = false;
  #hadFocus = false;
  #focusNext: string | undefined;
  readonly #saving = new Saving(this, () => this.#otherTab());

  protected readonly table = new Table<O, S, M, E>(this.#house());

  constructor() {
    super();
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
    const { players, options } = this.draft;
    const checked = this.game.options(options);
    const start = this.game.setup(players.length, checked.ok ? checked.value : this.game.defaults, random);
    this.#begin(new Match(this.game, nameAll(players), start));
  }

  /** Makes a move, as the rules have it; a refusal names its rule and changes nothing. */
  play(move: M, ply?: number): MatchStep<S, E> {
    const step = this.table.play(move, ply);
    if (!step.ok) this.say(this.refusal(step));
    return step;
  }

  /** Takes back the last person's choice, as long as no other person has moved since. Rolls stay as they fell. */
  undo(): boolean {
    return this.#travelled(this.table.undo(), this.words.undone);
  }

  /** Makes again what was taken back. */
  redo(): boolean {
    return this.#travelled(this.table.redo(), this.words.redone);
  }

  /** The move that the strongest computer player would make for the person to act; undefined when nobody is to act. */
  hint(): Promise<M | undefined> {
    return this.table.hint();
  }

  /** The position as text; empty before the first game. */
  toText(): string {
    return this.match ? this.game.write(this.match.state) : '';
  }

  /** Goes on from a position. A text that cannot be read is refused, and the game on the table stays. */
  fromText(text: string): Result<S> {
    const read = this.game.read(text);
    if (!read.ok) {
      this.fault(read.code, read.message, { text: this.words.notices.text });
      return read;
    }
    const wanted = this.match?.players ?? this.draft.players;
    const players = this.game
      .scores(read.value)
      .map((_, colour) => ({ name: wanted[colour]?.name ?? '', bot: wanted[colour]?.bot ?? 0, colour }));
    this.#begin(new Match(this.game, nameAll(players), read.value));
    return read;
  }

  /** The whole game as plain data, to be kept or replayed; undefined before the first game. */
  record(): MatchRecord<M> | undefined {
    return this.match && record(this.match);
  }

  // ---- for the games ----

  #language(): { language: Language<W>; locale: string } {
    const page = this.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
    const wanted = [this.getAttribute('lang'), page, navigator.language];
    const language = pickLanguage(this.languages, wanted);
    return { language, locale: localeFor(language.tag, wanted) };
  }

  protected get words(): CommonWords {
    return this.#language().language.common;
  }

  protected get gameWords(): W {
    return this.#language().language.game;
  }

  /** A number in the reader's digits, with a true minus. */
  protected figure(value: number, sign = false): string {
    const figures = new Intl.NumberFormat(this.#language().locale).format(Math.abs(value));
    return value < 0 ? `\u2212${figures}` : sign && value > 0 ? `+${figures}` : figures;
  }

  protected get isRtl(): boolean {
    return this.getAttribute('dir') === 'rtl';
  }

  /** Says a sentence to a screen reader, also when it is the same as before. */
  protected say(sentence: string): void {
    const text = plain(sentence);
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  protected refusal(step: MatchStep<S, E>): string {
    return step.ok ? '' : (this.gameWords.refusals[step.reason]?.(step.details ?? {}) ?? step.message);
  }

  /** A game has begun, or went back or forth: what a game's own drawing remembers of before is to be forgotten. */
  protected arrived(): void {}

  /** Opens the set-up form; a game that is being played waits behind it. */
  protected openSetUp(): void {
    const { match } = this;
    if (match)
      this.draft = { ...this.draft, players: match.players, options: { ...match.start.options } as Draft['options'] };
    this.#show('set-up');
  }

  protected backToGame(): void {
    this.#show(this.match?.isOver ? 'back' : 'play');
  }

  protected startFromForm(): void {
    const options = this.game.options(this.draft.options);
    if (!options.ok) return this.fault(options.code, options.message, { text: options.message });
    this.realDice = this.draft.realDice;
    this.newGame();
  }

  /** Shows what went wrong, and tells the page. */
  protected fault(code: string, message: string, notice: Notice): void {
    this.notices = [...this.notices.filter(({ text }) => text !== notice.text), notice];
    fire(this, 'game-error', { code, message });
  }

  // ---- life ----

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#onHide);
    if (this.#opened) this.#show(this.screen);
    else void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#onHide);
    this.#save();
    this.table.attend(false);
  }

  /** The focus goes there once the screen is drawn anew, if it is in this element: it never comes from elsewhere. */
  protected focusOn(selector: string): void {
    if (this.shadowRoot?.activeElement) this.#focusNext = selector;
  }

  protected override updated(): void {
    const lost = this.#hadFocus && !this.shadowRoot?.activeElement;
    const wanted = this.#focusNext ?? (lost ? '[data-home]' : undefined);
    this.#focusNext = undefined;
    if (wanted) this.shadowRoot?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    if (changed.has('persist')) this.#saving.use(this.persist || undefined);
    if (changed.has('theme') && !['light', 'dark', 'auto', '', undefined, null].includes(this.theme)) {
      this.#badAttribute('theme', String(this.theme), 'theme must be auto, light or dark.');
    }
    if (!this.#opened) return;
    const told = ['players', ...Object.keys(this.game.defaults)];
    if (told.some((name) => (changed as Map<PropertyKey, unknown>).has(name))) {
      this.#readAttributes();
    }
    if (changed.has('position') && this.position) this.fromText(this.position);
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang' || name === 'dir') this.requestUpdate();
  }

  async #open(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      const retry = { label: this.words.notices.retry, act: () => void this.#open() };
      return this.fault('core', String(error), { text: this.words.notices.noCore, actions: [retry] });
    }
    if (this.#opened) return;
    this.#opened = true;
    await this.updateComplete;
    this.#readAttributes();
    if (this.#resume()) return;
    if (this.position) this.fromText(this.position);
    else if (this.players !== undefined) this.newGame();
    if (!this.match) this.#show('set-up');
  }

  #show(screen: Screen): void {
    this.screen = screen;
    this.table.attend(this.isConnected && screen !== 'set-up');
  }

  #begin(match: Match<O, S, M, E>): void {
    this.table.begin(match);
    this.#save();
    this.#begun(false);
  }

  #begun(resumed: boolean): void {
    const match = this.match!;
    this.arrived();
    this.backToGame();
    fire(this, 'game-start', { players: match.players, options: match.start.options, resumed });
  }

  #house(): House<O, S, M, E> {
    const element = this;
    return {
      get game() {
        return element.game;
      },
      get bot() {
        return element.bot;
      },
      timers,
      random,
      roller: (now) => this.roller(now),
      limit: (now) => this.limit(now),
      timeUp: (ms) => this.timeUp(ms),
      allows: (move, ply) => fire(this, 'move', { move, ply }, true),
      moved: (move, events) => this.#moved(move, events),
      changed: () => this.#changed(),
    };
  }

  #moved(move: M, events: readonly E[]): void {
    const match = this.match!;
    const { ply, state, players, turn } = match;
    const said = events.map((event) => this.tell(event, state)).filter(Boolean);
    this.say(said.join(' '));
    this.#save();
    if (turn.kind === 'over') this.screen = 'back';
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

  #changed(): void {
    this.requestUpdate();
    const { clock } = this.table;
    const seconds = Math.ceil(clock.left / 1000);
    if (clock.isRunning && clock.elapsed > 0 && (seconds === 10 || seconds === 5)) {
      this.say(this.words.secondsLeft(seconds));
    }
  }

  #travelled(moved: boolean, sentence: string): boolean {
    if (!moved) return false;
    this.arrived();
    this.backToGame();
    this.say(sentence);
    this.#save();
    return true;
  }

  // ---- attributes ----

  /** Makes of the attributes what the next game is played by; what is not possible is shown, and the default stands. */
  #readAttributes(): void {
    const options = { ...this.game.defaults } as Record<string, unknown>;
    for (const field of Object.keys(options)) {
      const value = this.#optionFromAttribute(field, options[field]);
      if (value === undefined) continue;
      const checked = this.game.options({ ...options, [field]: value });
      if (checked.ok) options[field] = value;
      else this.#badAttribute(field, String(value), checked.message);
    }
    this.draft = { players: this.#playersFromAttribute(), options, realDice: this.realDice };
  }

  /** An attribute is a text; where the option is a number, a text that is one becomes one. */
  #optionFromAttribute(field: string, usual: unknown): unknown {
    const value = (this as unknown as Record<string, unknown>)[field];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') return value;
    if (typeof usual === 'number' && /^\d{1,9}$/.test(value.trim())) return Number(value);
    return typeof usual === 'number' && value.trim() === 'none' ? 0 : value.trim();
  }

  #playersFromAttribute(): readonly Player[] {
    const { seats } = this.game;
    if (this.players) {
      const read = readPlayers(this.players, seats, this.bot.levels);
      if (read.ok) return read.value;
      this.#badAttribute('players', this.players, read.message);
    }
    return nameAll(Array.from({ length: Math.max(2, seats.min) }, (_, colour) => ({ name: '', bot: 0, colour })));
  }

  #badAttribute(name: string, value: string, message: string): void {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    this.fault(name, message, { text: this.words.notices.attribute(attribute, value.slice(0, 40)) });
  }

  // ---- saving ----

  readonly #onHide = (): void => {
    if (document.visibilityState === 'hidden') this.#save();
  };

  #save(force = false): void {
    const saved = this.table.save();
    if (!saved) return;
    const outcome = this.#saving.save(saved, force);
    if (outcome === 'taken') this.#otherTab();
    if (outcome === 'failed') {
      const text = this.words.notices.notSaved;
      if (!this.notices.some((notice) => notice.text === text)) {
        this.fault('storage', 'The storage is full or forbidden.', { text });
      }
    }
  }

  #resume(): boolean {
    const saved = this.#saving.load();
    if (saved === undefined) return false;
    const restored = this.table.restore(saved);
    if (!restored.ok) {
      this.#saving.setAside();
      this.fault('persist', restored.message, { text: this.words.notices.lost });
      return false;
    }
    this.#begun(true);
    if (restored.value.ply) this.say(this.words.notices.resumed);
    return true;
  }

  #otherTab(): void {
    const { otherTab, keepThis, takeOther } = this.words.notices;
    const take = (): void => {
      this.#saving.conflict = false;
      this.#resume();
    };
    this.fault('persist', 'Another window plays the game under this key.', {
      text: otherTab,
      actions: [
        { label: keepThis, act: () => this.#save(true) },
        { label: takeOther, act: take },
      ],
    });
  }

  protected override render(): TemplateResult {
    const { words } = this;
    return html`<div class="frame" lang=${this.#language().language.tag}>
      <slot name="heading"></slot>
      ${this.notices.map((notice) => this.#renderNotice(notice, words))}
      ${this.screen === 'loading' ? html`<div class="busy" aria-busy="true"></div>` : this.renderScreen(this.screen)}
      <slot name="footer"></slot>
      <p class="sr" role="status" aria-live="polite">${this.spoken || nothing}</p>
    </div>`;
  }

  #renderNotice(notice: Notice, words: CommonWords): TemplateResult {
    const actions = notice.actions ?? [{ label: words.close, act: () => {} }];
    const press = (act: () => void) => (): void => {
      this.notices = this.notices.filter((other) => other !== notice);
      act();
    };
    return html`<div class="notice" part="notice" role="alert">
      <p>${notice.text}</p>
      ${actions.map(({ label, act }) => html`<button type="button" class="btn" @click=${press(act)}>${label}</button>`)}
    </div>`;
  }
}
