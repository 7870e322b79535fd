import type { PropertyDeclarations, TemplateResult } from 'lit';
import type { Bot } from '../../src/rules/game.js';
import {
  botLevels,
  tablesWith,
  type TablesEvent,
  type TablesMove,
  type TablesOptions,
  type TablesState,
} from '../../src/rules/tables/index.js';
import { tables as english } from '../../src/words/en/tables.js';
import type { TablesWords } from '../../src/words/tables.js';
import { GameElement } from '../base/game-element.js';
import { lateNotation } from '../base/notation.js';
import { playScreen } from './play-screen.js';
import { styles } from './styles.js';
import type { Fingers, TablesView } from './context.js';

const languages = {
  en: () => Promise.resolve(english),
  it: async () => (await import('../../src/words/it/tables.js')).tables,
};

/** The computer player comes when one sits at the table. */
const bot: Bot<TablesState, TablesMove> = {
  levels: botLevels,
  think: async (...thought) => (await import('../../src/bots/tables.js')).tablesBot.think(...thought),
};

const notation = lateNotation(() => import('../../src/rules/tables/text.js'));
const tables = tablesWith(notation);

const rooms = {
  'set-up': () => import('./set-up.js'),
  back: () => import('./replay.js'),
  beside: () => import('./beside.js'),
  forced: () => import('./forced-colours.js'),
  hints: async () => (await import('./hints.js')).room,
  review: async () => (await import('./review.js')).room,
};

/**
 * Multiplication tables, a game with Pytagora's pieces: two digits are drawn, and whoever holds the digits of their
 * product attaches it. Seven rounds, one to four players, people or computer players.
 *
 * @tag pytagora-tables
 * @attr {string} lang - Language: `en`, `it`; else the page's, else the browser's.
 * @attr {string} dir - `rtl` mirrors what stands around the sum.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has begun or was taken up again.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` say what it brought about, in order.
 * @fires {CustomEvent<TravelDetail>} undone - The last choice was taken back.
 * @fires {CustomEvent<TravelDetail>} redone - What was taken back was made again.
 * @fires {CustomEvent<AnsweredEvent>} answer - A product was laid: prompt, given, expected, right, milliseconds.
 * @fires {CustomEvent<HintDetail>} hint - A person was given a hint: whose, for which move, how far up the ladder.
 * @fires {CustomEvent<GameOverDetail>} game-over - The game is over, with winners, pieces left and the whole record.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the game.
 * @slot footer - Below the game.
 * @csspart board - The cloth with the sum and what is attached to it.
 * @csspart turn - Whose turn it is and what is to be done.
 * @csspart draw - The button that takes pieces from the bag.
 * @csspart lay - The button that lays the product.
 * @csspart pass - The button for those who have not got it.
 * @csspart hand - The pieces of a player.
 * @csspart piece - One of these pieces.
 * @csspart scores - The players and how many pieces each has left.
 * @csspart hint - The card of a hint.
 * @csspart notice - A message about something that went wrong.
 * @csspart set-up - The form before a game.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-focus - Focus ring.
 * @cssprop --ab-p1 - Colour of the first player on panels; to `--ab-p6`.
 * @cssprop --ab-digit-piece - The face of a digit; `--ab-op-piece` of a sign.
 * @cssprop --ab-cloth - The cloth.
 */
export class PytagoraTables
  extends GameElement<TablesOptions, TablesState, TablesMove, TablesEvent, TablesWords, TablesView, typeof rooms>
  implements Fingers
{
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    answer: {},
    focusPiece: { state: true },
    chosen: { state: true },
    wrong: { state: true },
    dots: { state: true },
    backTo: { state: true },
  };

  override readonly game = tables;
  protected override readonly notation = notation;
  protected override readonly bot = bot;
  protected override readonly languages = languages;
  protected override readonly rooms = rooms;

  /** `true` (default): the player finds the pieces of the product; `false`: they stand up (PYT-52). */
  declare answer?: string | boolean;

  /** @internal */
  declare focusPiece: number;
  /** @internal */
  declare chosen: readonly number[];
  /** @internal */
  declare wrong: Fingers['wrong'];
  /** @internal */
  declare dots: boolean;
  /** @internal */
  declare backTo: number | undefined;

  constructor() {
    super();
    this.focusPiece = 0;
    this.chosen = [];
    this.dots = false;
  }

  protected override roller = (now: TablesState): number => now.seat;

  protected override arrived(): void {
    this.chosen = [];
    this.wrong = undefined;
    this.backTo = undefined;
    if (this.state?.phase === 'sum') this.dots = false;
  }

  protected override renderPlay(view: TablesView): TemplateResult {
    return playScreen(view);
  }

  protected override view(): TablesView {
    return {
      ...this.tableView(),
      fingers: this,
      beside: () => this.room('beside'),
    };
  }
}
