import type { CSSResult, CSSResultOrNative, TemplateResult } from 'lit';
import type { WithOptions } from '../../src/rules/fitting.js';
import type { Notation } from '../../src/words/notation.js';
import type { CommonWords, SetUpWords } from '../../src/words/types.js';
import type { Draft } from './draft.js';
import type { Options } from './option-fields.js';
import type { DescribedOptions } from './options.js';
import type { GamePresets } from './presets.js';

/** The data from which the form of a game is described: the reader's language, and what is chosen. */
export interface FormReader<W> {
  readonly words: SetUpWords<CommonWords>;
  readonly gameWords: W;
  /** The notation of equations for the reader. */
  readonly notation: Notation;
  /** Returns a number in the reader's digits; `sign` adds a plus sign. */
  figure(value: number, sign?: boolean): string;
  readonly draft: Draft;
  /** The tables for the learner to practise next: two, or none. */
  readonly tablesToPractise?: readonly number[];
}

/** The rules of a game as its form needs them, and the options to begin with. */
export interface FormRules {
  readonly game: WithOptions & {
    /** The minimum and maximum number of players. */
    readonly seats: { readonly min: number; readonly max: number };
  };
  readonly options: Options;
}

/** The options of a game as its form describes them: with its presets, if it has any. */
export interface FormOptions {
  readonly presets?: GamePresets;
  readonly options: DescribedOptions;
}

/** The options that only one player has. */
export interface SeatOptions extends DescribedOptions {
  /** A sentence about the player. */
  readonly note?: string | undefined;
  /** A short description of the player's task. */
  readonly summary: string;
  readonly values: Options;
  readonly leftOut: readonly string[];
  /** Returns the options of the game in which the player has other values. */
  change(values: Options): Options;
}

/** Options to choose with one button. */
interface Offer {
  readonly label: string;
  readonly isChosen: boolean;
  /** The options if the button is pressed. */
  readonly options: Options;
}

/** The form of a game: what the form that all games share is told about it. */
export interface GameForm extends FormOptions {
  readonly title: string;
  readonly about: string;
  /** The highest level of computer players. */
  readonly levels: number;
  /** True if the game can be played with real dice. */
  readonly hasDice: boolean;
  /** Renders the token of a player: a cube, a climber. */
  readonly token: (colour: number) => TemplateResult;
  /** Styles of the tokens. */
  readonly sheets?: readonly CSSResultOrNative[];
  /** Shapes that the tokens refer to. */
  readonly shapes?: TemplateResult;
  /** The name of the way back to the form in pictures, if there is one. */
  readonly inPictures?: string | undefined;
  readonly offer?: Offer | undefined;
  /** Returns the options of a single player. */
  readonly ofSeat?: (seat: number) => SeatOptions;
  /** Returns the options without those of a player who is removed. */
  readonly withoutSeat?: (seat: number) => Options;
}

/** The needs of a form of a game where it is used without the element, as in the builder. */
export interface WithoutElement {
  /** The colours that the form otherwise has from the element. */
  readonly styles?: readonly CSSResult[];
  /** The settings of the element that the form contains itself. */
  readonly has?: readonly string[];
  /** Returns the context of the form for these settings. `fixed` are the attributes that select the game. */
  readonly context?: (given: {
    readonly fixed: Readonly<Record<string, string>>;
    readonly settings: Readonly<Record<string, string>>;
    readonly set: (setting: string, value: string | undefined) => void;
  }) => object;
}
