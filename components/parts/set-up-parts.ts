import type { CSSResultGroup, TemplateResult } from 'lit';
import type { CommonWords } from '../../src/words/types.js';
import type { FormContext } from './context.js';
import type { Draft } from './draft.js';
import type { Preferences } from './preferences.js';
import type { Choice } from '../style/controls.js';
import type { NumberList } from '../style/number-list.js';
import type { PresetCards } from './set-up-presets.js';

/**
 * The control of an option: a choice side by side or in a list, a number from a list, a switch between false and true or
 * two other values, a text field for several numbers, or a custom control.
 */
export type OptionControl =
  | { readonly choices: readonly Choice<unknown>[] }
  | { readonly list: readonly Choice<unknown>[] }
  | { readonly values: readonly number[]; readonly show: (value: number) => string }
  | { readonly switch: true | readonly [off: unknown, on: unknown] }
  | { readonly numbers: Omit<NumberList, 'label' | 'values' | 'onChange'> }
  | { readonly control: TemplateResult };

/** One option in the set-up form. */
export type OptionField = {
  readonly field: string;
  readonly label: string;
  readonly help?: string;
} & OptionControl;

export interface SetUp {
  readonly title: string;
  readonly about: string;
  readonly words: CommonWords['form'];
  /** Returns a number in the reader's digits. */
  readonly figure: (value: number) => string;
  readonly draft: Draft;
  readonly fields: readonly OptionField[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly levels: number;
  /** The level at which an adaptive computer player plays next; undefined in a plan. */
  readonly fitLevel: number | undefined;
  /** The people who have played here before, most recent first. */
  readonly names: readonly string[];
  /** Opens "How to play"; undefined in a form without a game. */
  readonly howTo: { readonly label: string; readonly open: () => void } | undefined;
  /** Returns to the start screen in pictures, if there is one. */
  readonly pictures?: { readonly label: string; readonly open: () => void } | undefined;
  /** The presets of the game. */
  readonly presets?: PresetCards;
  /** An offer below the presets. */
  readonly offer?: TemplateResult | undefined;
  /** Renders the settings of a single player. */
  readonly forSeat?: (seat: number) => TemplateResult;
  readonly menu: CommonWords['menu'];
  /** Preferences, which are not part of the rules; undefined in a plan for others. */
  readonly preferred: Preferences | undefined;
  readonly prefer: (preferences: Preferences) => void;
  /** True if the game can be played with real dice. */
  readonly hasDice?: boolean;
  /** Renders the token of a player: a cube, a climber. */
  readonly token: (colour: number) => TemplateResult;
  /** True if there is a game to return to. */
  readonly canGoBack: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onStart: () => void;
  readonly onBack: () => void;
  /** Opens a warm-up before the game; undefined if there is none. */
  readonly onWarmUp: (() => void) | undefined;
  /** Deletes the game saved in this browser; undefined if games are not saved. */
  readonly onForget: (() => void) | undefined;
  /** Resumes the game that was just deleted; undefined if there is none. */
  readonly onBringBack: (() => void) | undefined;
}

/** The needs of a form of a game where it is used without the element, as in the builder. */
export interface WithoutElement {
  /** Styles that the form otherwise has from the element. */
  readonly styles?: readonly CSSResultGroup[];
  /** The settings of the element that the form contains itself. */
  readonly has?: readonly string[];
  /** Returns the context of the form for these settings. `fixed` are the attributes that select the game. */
  readonly context?: (given: {
    readonly fixed: Readonly<Record<string, string>>;
    readonly settings: Readonly<Record<string, string>>;
    readonly set: (setting: string, value: string | undefined) => void;
  }) => object;
}

/** Returns the properties that every form takes from its element. */
export const formOf = (v: FormContext<unknown>) =>
  ({
    words: v.words.form,
    figure: v.figure,
    draft: v.draft,
    menu: v.words.menu,
    preferred: v.preferred,
    prefer: (preferences: Preferences) => v.prefer?.(preferences),
    names: v.names,
    howTo: v.openHowTo && { label: v.words.menu.howTo, open: v.openHowTo },
    seats: v.seats,
    fitLevel: v.fitLevel,
    canGoBack: v.match !== undefined,
    onChange: v.change,
    onStart: v.startFromForm,
    onBack: v.backToGame,
    onWarmUp: v.openWarmUp,
    onForget: v.match && v.saving ? () => v.saving?.forget() : undefined,
    onBringBack: v.bringBack,
  }) satisfies Partial<SetUp>;
