/** The id of a rule in `docs/rules`, for example `MUL-03`. */
export type RuleId = `${'PLY' | 'SEQ' | 'MUL' | 'PYT'}-${string}`;

/** A value, or an error: a stable code for programs (often the name of the invalid field) and an English sentence. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: string; message: string };

/** Wraps a value in a successful `Result`. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
/** Creates a failed `Result`. */
export const bad = <T>(code: string, message: string): Result<T> => ({ ok: false, code, message });
