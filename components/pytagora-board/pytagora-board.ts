import type { CSSResult, CSSResultGroup, PropertyDeclarations, PropertyValues } from 'lit';
import { aim } from '../../src/rules/pytagora/aim.js';
import { loadPytagora, loadSearch, plusAndMinus, pytagora, type PytagoraGame } from '../../src/rules/pytagora/index.js';
import { botLevels, declaration } from '../../src/rules/pytagora/options.js';
import { pytagoraLanguages } from '../../src/words/generated/pytagora.js';
import { signOf, sumText, type Notation } from '../../src/words/notation.js';
import type { OptionAttributes } from '../../src/rules/options.js';
import { digitValue } from '../style/keys.js';
import { sizeObserver } from '../style/platform.js';
import { optionProperties } from '../game/attributes.js';
import type { GameDefinition } from '../game/definition.js';
import type { AskedGame } from '../game/game-attributes.js';
import { GameElement } from '../game/game-element.js';
import type { PlayingOf } from '../parts/game-types.js';
import { announce } from './announcements.js';
import { showing, type Size } from './camera.js';
import { forcedColours } from './forced-colours.js';
import { momentOf } from './moments.js';
import { flyPoints } from './points-flight.js';
import { playScreen } from './play-screen.js';
import { nothingSpread } from './preview.js';
import { digitsOf, directionIn, fault } from './settings.js';
import { styles } from './styles.js';
import { WholeOnPaper } from './viewport.js';
import type { InteractionState, PytagoraContext, PytagoraTypes } from './context.js';

const definition: GameDefinition<PytagoraTypes> = {
  game: pytagora,
  bot: {
    levels: botLevels,
    hasLower: true,
    think: async (...thought) => (await import('../../src/bots/pytagora.js')).pytagoraBot.think(...thought),
  },
  languages: pytagoraLanguages,
  // The legal moves, also of a replay, may depend on whether a player is stuck (PYT-19, PYT-21).
  load: async () => void (await Promise.all([loadPytagora(), loadSearch()])),
  setUp: () => import('./set-up.js'),
  study: () => import('./study.js'),
  chanceSeat: ({ seat }) => seat,
  renderPlay: playScreen,
  moment: momentOf,
  finish: () => import('./finish.js'),
  announce,
};

/** Settings that are not options of the game: properties. */
const settings = ['game', 'cover', 'times', 'divide', 'digits'] as const;

/**
 * Pytagora by CreativaMente's rules, and Plus and minus: lay equations like a crossword on a table without an edge. One to
 * four players, people or computer players, share the screen; racks are covered when it is passed on.
 *
 * @tag pytagora-board
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` for pages that are read from right to left. The direction of equations is set by `direction`.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has started or was resumed.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` lists its events in order.
 * @fires {CustomEvent<TravelDetail>} undone - The last choice was taken back.
 * @fires {CustomEvent<TravelDetail>} redone - A choice that had been taken back was made again.
 * @fires {CustomEvent<HintDetail>} hint - A person was given a hint: the seat, the move that it is for, and its rung, 1 to 3.
 * @fires {CustomEvent<GameOverDetail>} game-over - The game is over, with winners, scores and the whole record.
 * @fires {CustomEvent<PuzzleSolvedDetail>} puzzle-solved - The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the game.
 * @slot footer - Below the game.
 * @csspart action - A control that a player can use now.
 * @csspart board - The table with its equations.
 * @csspart turn - The panel that says whose turn it is.
 * @csspart scores - The scores.
 * @csspart equation - The equation being laid, and whether it is valid.
 * @csspart rack - The player's pieces.
 * @csspart hint - The card of a hint.
 * @csspart puzzle - The task of a puzzle, and the feedback on an answer.
 * @csspart notice - A message about something that went wrong.
 * @csspart set-up - The form before a game.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-ink-soft - Text that is less important.
 * @cssprop --ab-focus - Focus ring.
 * @cssprop --ab-p1 - Colour of the first player; to `--ab-p6`.
 * @cssprop --ab-on-player - Text on the colour of a player.
 * @cssprop --ab-cloth - The table.
 * @cssprop --ab-digit-piece - A piece with a digit; `--ab-digit-new` while it is being laid.
 * @cssprop --ab-op-piece - A piece with a sign.
 * @cssprop --ab-height - Height available to the game, if the page gives the element no height.
 */
export class PytagoraBoard extends GameElement<PytagoraTypes> {
  /** The definition of the game, for a lesson. @internal */
  static readonly definition: GameDefinition<PytagoraTypes> = definition;
  static override readonly styles: CSSResultGroup = styles;
  static override readonly forcedColours: readonly CSSResult[] = forcedColours;
  static override readonly properties: PropertyDeclarations = {
    game: { noAccessor: true },
    ...optionProperties(declaration),
    cover: {},
    times: {},
    divide: {},
    digits: {},
  };

  /** `off`: racks are not covered between two people on one device. */
  declare cover: string | undefined;
  /** The multiplication sign: `×` or `·`; by default that of the language. */
  declare times: string | undefined;
  /** The division sign: `÷` or `:`; by default that of the language. */
  declare divide: string | undefined;
  /**
   * The digits, by the name that `Intl` has for them: `latn`, `arab`, `arabext`, `beng`, `deva`; by default those of the
   * language.
   */
  declare digits: string | undefined;

  /** The value of `game`; undefined also before the constructor of this class has run. */
  declare private kind: string | undefined;
  #interaction: InteractionState = { spread: nothingSpread, focus: { x: 0, y: 0 }, order: { rack: '', places: [] } };
  #size: Size = { width: 720, height: 270 };
  /** The reader's ten digits; undefined for those of the language. */
  #digits: readonly string[] | undefined;
  #watch: ResizeObserver | undefined;
  #soon = 0;
  /** The last rendered position: points fly only for moves that were made since. */
  #drawn: { readonly match: PlayingOf<PytagoraTypes>; readonly ply: number } | undefined;

  constructor() {
    super(definition);
    new WholeOnPaper(this, () => this.match && this.context());
  }

  override get rules(): PytagoraGame {
    return this.game === 'plus-and-minus' ? plusAndMinus : pytagora;
  }

  /** The game: `pytagora` or `plus-and-minus` (PYT-30). */
  override get game(): string | undefined {
    return this.kind;
  }

  override set game(name: string | undefined) {
    const before = this.kind;
    this.kind = name;
    this.requestUpdate('game', before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch = sizeObserver(() => this.#measureSoon());
    this.#watch?.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
    cancelAnimationFrame(this.#soon);
  }

  protected override resetInteraction(): void {
    const { state } = this;
    const { uncovered, camera, focus, order } = this.#interaction;
    const last = state?.equations.at(-1);
    const aimed = last && aim(state!, focus, false);
    this.#interaction = {
      spread: { ...nothingSpread, down: aimed?.ok === true && aimed.down },
      focus: last ? focus : { x: 0, y: 0 },
      order,
      // Keeps the last equation visible, even if the player has zoomed in. One of a computer player was shown as it was laid.
      camera: camera && last && (this.match?.isBot(last.seat) ? camera : showing(camera, last, this.#size)),
      // Pieces that are uncovered stay so until the turn passes.
      uncovered: state?.seat === uncovered ? uncovered : undefined,
    };
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    // The other game has other options.
    if (changed.has('game') && !changed.has('players')) changed.set('players', undefined);
    super.willUpdate(changed);
    if (changed.has('digits')) this.#digits = undefined;
    for (const name of settings) if (changed.has(name) && this[name]) this.#read(name, this[name]);
  }

  protected override updated(): void {
    this.#measureSoon();
    this.#flyPoints();
    // Pieces are drawn from the bag without an action of the player.
    queueMicrotask(() => this.#draw());
  }

  /** Animates the points of an equation that has just been laid. */
  #flyPoints(): void {
    const { match } = this;
    // A move that is still being shown has not scored yet.
    if (match !== this.moves.playback.match) return;
    const before = this.#drawn;
    this.#drawn = match && { match, ply: match.ply };
    if (!match || match !== before?.match) return;
    const isPlaced = match.plies.slice(before.ply).some(({ events }) => events.some(({ type }) => type === 'placed'));
    const last = match.state.equations.at(-1);
    if (isPlaced && last && this.screens.current === 'play')
      flyPoints(this.renderRoot, last.seat, this.context().figure(last.points, true), this.table.pace);
  }

  /** Reads a setting. Reports an invalid one, which leaves the default in force. */
  #read(name: (typeof settings)[number], value: string): void {
    const message = fault(name, value);
    if (message) this.notices.report([{ name, value, message }]);
    if (name === 'digits') this.#digits = digitsOf(value);
  }

  #set(change: Partial<InteractionState>): void {
    // The score is asked for a particular set of pieces, so other pieces clear the answer.
    const said = change.spread || change.entry ? undefined : this.#interaction.said;
    this.#interaction = { ...this.#interaction, note: undefined, asked: undefined, said, ...change };
    this.requestUpdate();
  }

  /** Measures the table before the next frame, in which the page is laid out in any case. */
  #measureSoon(): void {
    cancelAnimationFrame(this.#soon);
    if (this.isConnected) this.#soon = requestAnimationFrame(() => this.#measure());
  }

  #measure(): void {
    const cloth = this.renderRoot.querySelector('.cloth');
    const { clientWidth: width = 0, clientHeight: height = 0 } = cloth ?? {};
    if (!width || !height || (width === this.#size.width && height === this.#size.height)) return;
    this.#size = { width, height };
    this.requestUpdate();
  }

  #draw(): void {
    const { match } = this;
    if (!this.isConnected || this.screens.current !== 'play' || !match) return;
    while (match === this.match && match.turn.kind === 'chance' && !match.isBot(match.state.seat)) {
      if (!this.table.roll()?.ok) return;
    }
  }

  /** Returns a text with the digits of the attribute, whatever digits the words have. */
  #inDigits(text: string): string {
    const digits = this.#digits;
    return digits ? text.replace(/\p{Nd}/gu, (digit) => digits[digitValue(digit)]) : text;
  }

  /** The notation of the language, with the signs and digits that are set on the element. */
  protected override get notation(): Notation {
    const usual = super.notation;
    const { times, divide } = this;
    return {
      ...usual,
      ...((times === '×' || times === '·') && { times }),
      ...((divide === '÷' || divide === ':') && { divide }),
      ...(this.#digits && { digits: this.digits === 'latn' ? undefined : this.digits }),
    };
  }

  /**
   * Equations run as they do in the language, unless the page says otherwise. Arabic-Indic digits run from the right in
   * every sentence (UAX 9), so with them equations on the table do too.
   */
  protected override get optionsOfLanguage(): { readonly direction?: 'ltr' | 'rtl' } {
    const { digits } = this.notation;
    const isForeign = digits === 'arab' && this.direction === 'ltr';
    if (this.direction && !isForeign) return {};
    return { direction: directionIn(this.notation) };
  }

  protected override readAttributes(): AskedGame {
    const { direction } = this;
    const read = super.readAttributes();
    if (direction !== 'ltr' || !this.optionsOfLanguage.direction) return read;
    const message = 'direction="ltr" needs other digits than arab, which run from right to left.';
    return { ...read, bad: [{ name: 'direction', value: direction, message }, ...read.bad] };
  }

  /** Returns the seat whose pieces may be seen: the only person's, otherwise that of the person to act. */
  #viewer({ players, state, turn }: PlayingOf<PytagoraTypes>): { viewer: number | undefined; isCovered: boolean } {
    const persons = players.flatMap(({ bot: level }, seat) => (level ? [] : [seat]));
    if (persons.length === 1) return { viewer: persons[0], isCovered: false };
    const acts = persons.includes(state.seat) && state.phase !== 'deal' && turn.kind !== 'over';
    const isCovered =
      acts && this.cover !== 'off' && turn.kind === 'seat' && this.#interaction.uncovered !== state.seat;
    return { viewer: acts && !isCovered ? state.seat : undefined, isCovered };
  }

  protected override context(): PytagoraContext {
    const element = this;
    const { rules } = this;
    const common = this.gameContext();
    // The position that is displayed, without the move that is still being shown.
    const { match } = this.moves.playback;
    const { viewer, isCovered } = match ? this.#viewer(match) : { viewer: undefined, isCovered: false };
    const mirrored = (this.state?.options ?? this.nextOptions)['direction'] === 'rtl';
    const notation: Notation = { ...common.notation, equations: mirrored ? 'rtl' : undefined };
    const figure = (value: number, signed?: boolean): string => this.#inDigits(common.figure(value, signed));
    const sign = (glyph: string): string => (/\d/.test(glyph) ? figure(Number(glyph)) : signOf(notation, glyph));
    return {
      ...common,
      kind: rules === pytagora ? 'pytagora' : 'plus-and-minus',
      get interaction() {
        return element.#interaction;
      },
      set: (change) => this.#set(change),
      seen: match ? rules.view(match.state, viewer ?? 'public') : (undefined as never),
      viewer,
      isCovered,
      covers: this.cover !== 'off',
      setCovers: (on) => {
        this.cover = on ? 'on' : 'off';
      },
      size: this.#size,
      notation,
      figure,
      sign,
      written: (text) => (text.length > 1 ? sumText(text, { notation, figure }, ' ') : sign(text)),
      inDigits: (text) => this.#inDigits(text),
      mirrored,
    };
  }
}

/** One attribute for each option that the rules declare. */
export interface PytagoraBoard extends OptionAttributes<typeof declaration> {}
