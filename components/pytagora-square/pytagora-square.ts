import type { CSSResult, CSSResultGroup, PropertyDeclarations } from 'lit';
import { botLevels, upAndDown } from '../../src/rules/up-and-down/index.js';
import { upAndDownLanguages } from '../../src/words/generated/up-and-down.js';
import { declaration } from '../../src/rules/up-and-down/options.js';
import type { OptionAttributes } from '../../src/rules/options.js';
import { optionProperties } from '../game/attributes.js';
import type { GameDefinition } from '../game/definition.js';
import { GameElement } from '../game/game-element.js';
import { watched } from '../game/watched.js';
import { celebration } from '../parts/beats.js';
import { scaleOf } from '../style/scale.js';
import { announce } from './announcements.js';
import { forcedColours } from './forced-colours.js';
import { fly } from './path.js';
import { momentOf } from './moments.js';
import { playScreen } from './play-screen.js';
import { styles } from './styles.js';
import { spokenNow, Voice } from './voice.js';
import { Walk } from './walk.js';
import { untouched, type InteractionState, type SquareContext, type SquareTypes } from './context.js';

const definition: GameDefinition<SquareTypes> = {
  game: upAndDown,
  bot: {
    levels: botLevels,
    hasLower: true,
    think: async (...thought) => (await import('../../src/bots/up-and-down.js')).upAndDownBot.think(...thought),
  },
  languages: upAndDownLanguages,
  setUp: () => import('./set-up.js'),
  study: () => import('./study.js'),
  chanceSeat: ({ seat }) => seat,
  renderPlay: playScreen,
  moment: momentOf,
  finish: () => import('./finish.js'),
  announce,
};

/**
 * Up and down, a game for the youngest with Pytagora's pieces: lay the numbers one after the other around a square. One
 * to four players, people or computer players, share the path.
 *
 * @tag pytagora-square
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors everything around the path.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has started or was resumed.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` lists its events in order.
 * @fires {CustomEvent<TravelDetail>} undone - The last choice was taken back.
 * @fires {CustomEvent<TravelDetail>} redone - A choice that had been taken back was made again.
 * @fires {CustomEvent<HintDetail>} hint - A person was given a hint: the seat, the move that it is for, and its rung, 1 to 3.
 * @fires {CustomEvent<PuzzleSolvedDetail>} puzzle-solved - The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars.
 * @fires {CustomEvent<GameOverDetail>} game-over - The game is over, with winners, pieces left and the whole record.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the game.
 * @slot footer - Below the game.
 * @csspart action - A control that a player can use now.
 * @csspart board - The path.
 * @csspart place - A place where a piece may be laid now.
 * @csspart turn - The panel that says whose turn it is and which number is next.
 * @csspart draw - The button that takes a piece from the bag.
 * @csspart hand - The pieces of a player.
 * @csspart piece - One of these pieces.
 * @csspart scores - The players and how many pieces each has left.
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
 * @cssprop --ab-p1 - Colour of the first player on panels; to `--ab-p6`.
 * @cssprop --ab-on-player - Text on the colour of a player.
 * @cssprop --ab-digit-piece - The face of a piece; `--ab-digit-new` of one that fits.
 * @cssprop --ab-height - Height available to the game, if the page gives the element no height.
 */
export class PytagoraSquare extends GameElement<SquareTypes> {
  /** The definition of the game, for a lesson. @internal */
  static readonly definition: GameDefinition<SquareTypes> = definition;
  static override readonly styles: CSSResultGroup = styles;
  static override readonly forcedColours: readonly CSSResult[] = forcedColours;
  static override readonly properties: PropertyDeclarations = {
    ...optionProperties(declaration),
    unaided: { type: Boolean },
  };

  /** Does not show the next number, nor which pieces fit: players have to know it. `false`: both are shown. */
  declare unaided: boolean;

  readonly #voice: Voice;
  readonly #interaction: InteractionState;

  constructor() {
    super(definition);
    this.#interaction = watched<InteractionState>(this, { ...untouched, focusPiece: 0 });
    this.unaided = false;
    const voice = (this.#voice = new Voice(this, () => {
      if (this.preferences.mute || !this.match || !['play', 'finish'].includes(this.screens.current)) return undefined;
      return spokenNow(this.context());
    }));
    new Walk(
      this,
      () => {
        if (!this.match || this.screens.current !== 'finish') return undefined;
        const { match, figure, table, moment } = this.context();
        if (moment?.beat.name !== celebration) return undefined;
        return { match: this.match, state: match.state, pace: table.pace, figure };
      },
      (numbers, onNumber) => voice.count(numbers, onNumber),
    );
  }

  protected override resetInteraction(): void {
    Object.assign(this.#interaction, untouched);
    this.#voice.forget();
  }

  async #flyFrom(selector: string): Promise<void> {
    const from = this.shadowRoot!.querySelector(selector)?.getBoundingClientRect();
    const { ply } = this.match!;
    await Promise.resolve(); // the move is made first
    await this.updateComplete;
    if (from && this.match && this.match.ply > ply) fly(this.shadowRoot!, from);
  }

  /** Sets the arrow from the middle of a part of the element to the next place, in pixels of the game. */
  #pointFrom(selector: string): void {
    const root = this.shadowRoot!;
    const [game, from, to] = ['.game', selector, '.number'].map((part) =>
      root.querySelector(part)?.getBoundingClientRect(),
    );
    if (!game || !from || !to) return;
    const scale = scaleOf(this);
    const middle = ({ x, y, width, height }: DOMRect): readonly [number, number] => [
      (x + width / 2 - game.x) / scale,
      (y + height / 2 - game.y) / scale,
    ];
    this.#interaction.arrow = [middle(from), middle(to)];
  }

  protected override context(): SquareContext {
    return {
      ...this.gameContext(),
      interaction: this.#interaction,
      isMute: this.preferences.mute ?? false,
      aided: !this.unaided,
      setAided: (aided) => {
        this.unaided = !aided;
      },
      sayAloud: (sentence) => {
        if (!this.preferences.mute) this.#voice.say(sentence, this.languageTag);
      },
      pointFrom: (selector) => this.#pointFrom(selector),
      flyFrom: (selector) => void this.#flyFrom(selector),
    };
  }
}

/** One attribute for each option that the rules declare. */
export interface PytagoraSquare extends OptionAttributes<typeof declaration> {}
