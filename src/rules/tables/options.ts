import { fieldsOf } from '../trail/given.js';
import { bad, ok, type Result } from '../game.js';

export interface TablesOptions {
  /** PYT-52: whether the player lays the digits of the product; else whoever holds them lays them by one tap. */
  readonly answer: boolean;
}

export const defaults: TablesOptions = { answer: true };

/** Computer players have levels 1 to so many. */
export const botLevels = 2;

/** Completes options from outside with the defaults. The code of an error is the name of the bad field. */
export function options(given: unknown): Result<TablesOptions> {
  if (given === undefined || given === null) return ok(defaults);
  const fields = fieldsOf(given);
  if (!fields) return bad('options', 'Options must be an object.');
  for (const field of Object.keys(fields)) {
    if (!Object.hasOwn(defaults, field)) {
      return bad(field, `Multiplication tables has no option "${field.slice(0, 40)}".`);
    }
  }
  const { answer } = { ...defaults, ...fields } as Record<keyof TablesOptions, unknown>;
  return typeof answer === 'boolean' ? ok({ answer }) : bad('answer', 'answer must be true or false.');
}
