import type { CSSResult, CSSResultGroup, PropertyDeclarations } from 'lit';
import { botLevels, tables } from '../../src/rules/tables/index.js';
import { tablesLanguages } from '../../src/words/generated/tables.js';
import { declaration } from '../../src/rules/tables/options.js';
import type { OptionAttributes } from '../../src/rules/options.js';
import { optionProperties } from '../game/attributes.js';
import type { GameDefinition } from '../game/definition.js';
import { GameElement } from '../game/game-element.js';
import { LearnerController } from '../game/learner-controller.js';
import { watched } from '../game/watched.js';
import { announce } from './announcements.js';
import { forcedColours } from './forced-colours.js';
import { momentOf } from './moments.js';
import { playScreen } from './play-screen.js';
import { styles } from './styles.js';
import { untouched, type InteractionState, type TablesContext, type TablesTypes } from './context.js';

const definition: GameDefinition<TablesTypes> = {
  game: tables,
  bot: {
    levels: botLevels,
    hasLower: true,
    think: async (...thought) => (await import('../../src/bots/tables.js')).tablesBot.think(...thought),
  },
  languages: tablesLanguages,
  setUp: () => import('./set-up.js'),
  study: () => import('./study.js'),
  chanceSeat: ({ seat }) => seat,
  renderPlay: playScreen,
  warmUpTables: () => [],
  moment: momentOf,
  finish: () => import('./finish.js'),
  announce,
};

/**
 * Multiplication tables, a game with Pytagora's pieces: two digits are drawn, and whoever holds the digits of their
 * product attaches it. Seven rounds, one to four players, people or computer players.
 *
 * @tag pytagora-tables
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors everything around the sum.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has started or was resumed.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` lists its events in order.
 * @fires {CustomEvent<TravelDetail>} undone - The last choice was taken back.
 * @fires {CustomEvent<TravelDetail>} redone - A choice that had been taken back was made again.
 * @fires {CustomEvent<AnsweredEvent>} answer - A product was laid: prompt, given, expected, right, milliseconds.
 * @fires {CustomEvent<HintDetail>} hint - A person was given a hint: the seat, the move that it is for, and its rung, 1 to 3.
 * @fires {CustomEvent<PuzzleSolvedDetail>} puzzle-solved - The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars.
 * @fires {CustomEvent<LearnedDetail>} learned - An answer has changed what the learner knows; with `learner`.
 * @fires {CustomEvent<GameOverDetail>} game-over - The game is over, with winners, pieces left and the whole record.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the game.
 * @slot footer - Below the game.
 * @csspart action - A control that a player can use now.
 * @csspart board - The cloth with the sum and the products attached to it.
 * @csspart turn - The panel that says whose turn it is and what to do.
 * @csspart draw - The button that takes pieces from the bag.
 * @csspart lay - The button that lays the product.
 * @csspart pass - The button of a player who does not have the product.
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
 * @cssprop --ab-digit-piece - The face of a digit; `--ab-op-piece` of a sign.
 * @cssprop --ab-cloth - The cloth.
 */
export class PytagoraTables extends GameElement<TablesTypes> {
  /** The definition of the game, for a lesson. @internal */
  static readonly definition: GameDefinition<TablesTypes> = definition;
  static override readonly styles: CSSResultGroup = styles;
  static override readonly forcedColours: readonly CSSResult[] = forcedColours;
  static override readonly properties: PropertyDeclarations = {
    ...optionProperties(declaration),
    learner: {},
    learning: { attribute: false },
    inCourse: { attribute: false },
  };

  /**
   * The learner, as a key of 1 to 200 characters: what the answers of the first person show is stored in this browser under
   * it, for all elements of the site with the same key. Without it nothing is stored.
   */
  declare learner: string | undefined;
  /** The learner's knowledge from elsewhere, as text of `abacade/learning`: merged before a game or a warm-up begins. */
  declare learning: string | undefined;
  /** True if a learning platform also stores what is learned, where a teacher sees it: the garden then says so. */
  declare inCourse: boolean | undefined;

  readonly #interaction: InteractionState;

  constructor() {
    super(definition, LearnerController);
    this.#interaction = watched<InteractionState>(this, { ...untouched, focusPiece: 0, dots: false });
  }

  protected override resetInteraction(): void {
    Object.assign(this.#interaction, untouched);
    if (this.state?.phase === 'sum') this.#interaction.dots = false;
  }

  protected override context(): TablesContext {
    return { ...this.gameContext(), interaction: this.#interaction };
  }
}

/** One attribute for each option that the rules declare. */
export interface PytagoraTables extends OptionAttributes<typeof declaration> {}
