/** Reports of the program, a line each: the time, the level and a sentence, as tools that collect such lines expect. */
export type Level = 'info' | 'warn' | 'error';

/** Returns a line of the program's report. A text of several lines becomes one. */
export const logLine = (level: Level, text: string, now = new Date()): string =>
  `${now.toISOString()} ${level} ${text.replace(/\s*\n\s*/g, ' | ')}`;

/** Reports on standard output, or on standard error if something is wrong. */
export function report(level: Level, what: unknown): void {
  const text = what instanceof Error ? (what.stack ?? String(what)) : String(what);
  (level === 'info' ? console.log : console.error)(logLine(level, text));
}
