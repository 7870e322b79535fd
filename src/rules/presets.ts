/**
 * Presets: ready-made options, each for one way to play. A game lists its presets in `presets.ts`. The form shows them
 * as cards, and the attribute `preset` selects one by name.
 */
import { agreed, settled, type WithOptions } from './fitting.js';
import { bad, ok, type Result } from './result.js';

export interface Preset {
  /** Input for the game's `options`; all others keep their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The option that the form asks for with this preset, and the values it offers. */
  readonly asks?: { readonly option: string; readonly values: readonly unknown[] };
}

export type Presets = Readonly<Record<string, Preset>>;

/** The part of a game that the functions for presets need. */
export interface WithPresets extends WithOptions {
  readonly presets?: Presets;
}

/** Returns the preset with that name. Accepts any value. */
export function presetNamed({ presets = {} }: WithPresets, name: unknown): Result<Preset> {
  if (typeof name === 'string' && Object.hasOwn(presets, name)) return ok(presets[name]);
  const names = Object.keys(presets).join(', ');
  return bad('preset', names ? `preset must be one of ${names}.` : 'This game has no presets.');
}

/** Returns the complete options of a preset. `answer` is the value chosen for the option that it asks for. */
export function optionsOfPreset(
  game: WithPresets,
  { options, asks }: Preset,
  answer?: unknown,
): Readonly<Record<string, unknown>> {
  const checked = agreed(game, asks && answer !== undefined ? { ...options, [asks.option]: answer } : options);
  return checked.ok ? { ...checked.value } : {};
}

/** Returns the offered value that the options contain, or undefined if they contain another one. */
export function answerIn(game: WithPresets, preset: Preset, options: Readonly<Record<string, unknown>>): unknown {
  const { option, values } = preset.asks ?? { option: '', values: [] };
  const held = JSON.stringify(options[option]);
  return values.find((value) => JSON.stringify(optionsOfPreset(game, preset, value)[option]) === held);
}

/**
 * Returns the name of the preset with exactly these options, whichever value was chosen for the option it asks for; `fit`
 * counts as the value without a learner.
 */
export function presetWith(game: WithPresets, options: unknown): string | undefined {
  const checked = agreed(game, options);
  const plain = (all: Readonly<Record<string, unknown>>): string => JSON.stringify(settled(game.declaration, all));
  const wanted = checked.ok && plain(checked.value);
  const fits = (preset: Preset): boolean =>
    [undefined, ...(preset.asks?.values ?? [])].some(
      (answer) => plain(optionsOfPreset(game, preset, answer)) === wanted,
    );
  return Object.entries(game.presets ?? {}).find(([, preset]) => fits(preset))?.[0];
}
