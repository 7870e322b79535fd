/**
 * The id of a rule: two to eight capitals, a hyphen, and one to eight letters or digits. Abacade's own are in `docs/rules`,
 * for example `MUL-03`; a game by somebody else has ids of its own.
 */
export type RuleId = `${string}-${string}`;

/** A value, or an error: a stable code for programs (often the name of the invalid field) and an English sentence. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: string; message: string };

/** Wraps a value in a successful `Result`. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
/** Creates a failed `Result`. */
export const bad = <T>(code: string, message: string): Result<T> => ({ ok: false, code, message });
