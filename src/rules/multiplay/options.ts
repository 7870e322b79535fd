import { fieldsOf } from '../trail/given.js';
import { bad, isWhole, ok, type Result } from '../game.js';

/** What is asked before a cube turns (MUL-06): nothing, the missing factor (7 × ? = 56) or the product (7 × 8 = ?). */
export const answers = ['off', 'factor', 'product'] as const;
export type Answer = (typeof answers)[number];

/** MUL-15. */
export interface MultiplayOptions {
  /** Cubes along one side of the board: odd, 5 to 15. */
  readonly size: number;
  /** With so many white cubes left or fewer the game may be ended: 0 to size × size. */
  readonly endAt: number;
  readonly answer: Answer;
  /** Seconds for a turn, 0 for no limit, at most an hour. */
  readonly timer: number;
}

/** Where `endAt` is not said it is the same share of the cubes as 25 of 121. */
export const usualEndAt = (size: number): number => Math.round((25 / 121) * size ** 2);

export const defaults: MultiplayOptions = { size: 11, endAt: 25, answer: 'off', timer: 0 };

export const sizes = [5, 7, 9, 11, 13, 15] as const;
const isSize = (value: unknown): value is number => (sizes as readonly unknown[]).includes(value);
const longestTimer = 3600;
/** Computer players have levels 1 to so many. */
export const botLevels = 4;

/** Completes options from outside with the defaults. The code of an error is the name of the bad field. */
export function options(given: unknown): Result<MultiplayOptions> {
  if (given === undefined || given === null) return ok(defaults);
  const fields = fieldsOf(given);
  if (!fields) return bad('options', 'Options must be an object.');
  for (const field of Object.keys(fields)) {
    if (!Object.hasOwn(defaults, field)) return bad(field, `Multiplay has no option "${field.slice(0, 40)}".`);
  }
  const { size, answer, timer, ...more } = { ...defaults, endAt: undefined, ...fields } as Record<
    keyof MultiplayOptions,
    unknown
  >;
  if (!isSize(size)) return bad('size', 'size must be odd, 5 to 15.');
  const { endAt = usualEndAt(size) } = more;
  if (!isWhole(endAt, 0, size ** 2)) return bad('endAt', `endAt must be 0 to ${size ** 2}.`);
  if (!(answers as readonly unknown[]).includes(answer))
    return bad('answer', 'answer must be one of off, factor, product.');
  if (!isWhole(timer, 0, longestTimer)) {
    return bad('timer', `timer must be 0 (none) to ${longestTimer} seconds.`);
  }
  return ok({ size, endAt, answer: answer as Answer, timer });
}
