/**
 * Presets: ready-made options, each for one way to play. A game lists its own in `presets.ts`; the form shows them as
 * cards, and the attribute `preset` names one.
 */
import { agreed, type WithOptions } from './fitting.js';
import { bad, ok, type Result } from './result.js';

export interface Preset {
  /** What the game's `options` takes; the rest keeps its default. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The option that the form asks for with this preset, and the values it offers. */
  readonly asks?: { readonly option: string; readonly values: readonly unknown[] };
}

export type Presets = Readonly<Record<string, Preset>>;

/** The part of a game that presets are about. */
export interface WithPresets extends WithOptions {
  readonly presets?: Presets;
}

/** Looks up a preset by its name. Takes any value. */
export function presetNamed({ presets = {} }: WithPresets, name: unknown): Result<Preset> {
  if (typeof name === 'string' && Object.hasOwn(presets, name)) return ok(presets[name]);
  const names = Object.keys(presets).join(', ');
  return bad('preset', names ? `preset must be one of ${names}.` : 'This game has no presets.');
}

/** Returns the complete options of a preset; with `answer`, its question is answered by that value. */
export function optionsOfPreset(
  game: WithPresets,
  { options, asks }: Preset,
  answer?: unknown,
): Readonly<Record<string, unknown>> {
  const checked = agreed(game, asks && answer !== undefined ? { ...options, [asks.option]: answer } : options);
  return checked.ok ? { ...checked.value } : {};
}

/** Returns the value among those offered that the options hold, undefined for another one. */
export function answerIn(game: WithPresets, preset: Preset, options: Readonly<Record<string, unknown>>): unknown {
  const { option, values } = preset.asks ?? { option: '', values: [] };
  const held = JSON.stringify(options[option]);
  return values.find((value) => JSON.stringify(optionsOfPreset(game, preset, value)[option]) === held);
}

/** Returns the name of the preset with exactly these options, whatever the answer to its question. */
export function presetWith(game: WithPresets, options: unknown): string | undefined {
  const checked = agreed(game, options);
  const wanted = checked.ok && JSON.stringify(checked.value);
  const fits = (preset: Preset): boolean =>
    [undefined, ...(preset.asks?.values ?? [])].some(
      (answer) => JSON.stringify(optionsOfPreset(game, preset, answer)) === wanted,
    );
  return Object.entries(game.presets ?? {}).find(([, preset]) => fits(preset))?.[0];
}
