import { fieldsOf } from '../trail/given.js';
import { bad, ok, type Result } from '../game.js';

/** One square clockwise (PYT-41), two squares of even and odd numbers (PYT-44), one square both ways round (PYT-45). */
export const variants = ['plain', 'even-and-odd', 'both-ways'] as const;
export type Variant = (typeof variants)[number];

export interface UpAndDownOptions {
  readonly variant: Variant;
}

export const defaults: UpAndDownOptions = { variant: 'plain' };

/** Computer players have this one level: luck decides most. */
export const botLevels = 1;

/** Completes options from outside with the defaults. The code of an error is the name of the bad field. */
export function options(given: unknown): Result<UpAndDownOptions> {
  if (given === undefined || given === null) return ok(defaults);
  const fields = fieldsOf(given);
  if (!fields) return bad('options', 'Options must be an object.');
  for (const field of Object.keys(fields)) {
    if (!Object.hasOwn(defaults, field)) return bad(field, `Up and down has no option "${field.slice(0, 40)}".`);
  }
  const { variant } = { ...defaults, ...fields } as Record<keyof UpAndDownOptions, unknown>;
  if (!(variants as readonly unknown[]).includes(variant)) {
    return bad('variant', 'variant must be plain, even-and-odd or both-ways.');
  }
  return ok({ variant: variant as Variant });
}
