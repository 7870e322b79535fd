import type { TemplateResult } from 'lit';
import type { CommonWords } from '../../src/words/types.js';
import type { FormContext } from '../base/context.js';
import type { Draft } from '../base/draft.js';
import type { Preferences } from '../base/preferences.js';
import type { Choice } from '../ui/controls.js';
import type { PresetCards } from './set-up-presets.js';

/** One option in the set-up form: one of a few choices, a number out of a list, a switch, or a control of its own. */
export type OptionField = {
  readonly field: string;
  readonly label: string;
  readonly help?: string;
} & (
  | { readonly choices: readonly Choice<unknown>[] }
  | { readonly values: readonly number[]; readonly show: (value: number) => string }
  | { readonly switch: true }
  | { readonly control: TemplateResult }
);

export interface SetUp {
  readonly title: string;
  readonly about: string;
  readonly words: CommonWords['form'];
  readonly draft: Draft;
  readonly fields: readonly OptionField[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly levels: number;
  /** The people who have played here before, the last ones first. */
  readonly names: readonly string[];
  /** Opens how to play; undefined where there is nothing to open it in. */
  readonly howTo: { readonly label: string; readonly open: () => void } | undefined;
  /** Goes back to a start in pictures; undefined where there is none. */
  readonly pictures?: { readonly label: string; readonly open: () => void } | undefined;
  /** The presets of the game. */
  readonly presets?: PresetCards;
  /** The settings of one player alone, among the others. */
  readonly forSeat?: (seat: number) => TemplateResult;
  readonly menu: CommonWords['menu'];
  /** What is preferred beside the rules; undefined in a plan for others. */
  readonly preferred: Preferences | undefined;
  readonly prefer: (preferences: Preferences) => void;
  /** Whether the game has dice that may be real ones. */
  readonly hasDice?: boolean;
  /** The drawing that stands for a player: a cube, a climber. */
  readonly token: (colour: number) => TemplateResult;
  /** Whether a game waits behind the form. */
  readonly canGoBack: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onStart: () => void;
  readonly onBack: () => void;
  /** Deletes the game that is kept in this browser; undefined where there is none. */
  readonly onForget: (() => void) | undefined;
}

/** What every form takes from its element. */
export const formOf = (v: FormContext<unknown>) =>
  ({
    words: v.words.form,
    draft: v.draft,
    menu: v.words.menu,
    preferred: v.preferred,
    prefer: (preferences: Preferences) => v.prefer?.(preferences),
    names: v.names,
    howTo: v.openHowTo && { label: v.words.menu.howTo, open: v.openHowTo },
    seats: v.seats,
    canGoBack: v.match !== undefined,
    onChange: v.change,
    onStart: v.startFromForm,
    onBack: v.backToGame,
    onForget: v.match && v.saving ? () => v.saving?.forget() : undefined,
  }) satisfies Partial<SetUp>;
