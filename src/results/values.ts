/** Formats values as the standards require. */

const pair = (value: number): string => String(value).padStart(2, '0');

/** Rounds to hundredths of a second, the finest resolution of these standards. */
const hundredths = (ms: number, most: number): number =>
  Math.min(most, Number.isNaN(ms) ? 0 : Math.max(0, Math.round(ms / 10)));

const parts = (all: number): { hours: number; minutes: number; seconds: number } => ({
  hours: Math.floor(all / 360_000),
  minutes: Math.floor(all / 6000) % 60,
  seconds: (all % 6000) / 100,
});

/** SCORM 1.2, CMITimespan: `0001:02:03.50`, up to 9999 hours. */
export function timespan12(ms: number): string {
  const { hours, minutes, seconds } = parts(hundredths(ms, 9999 * 360_000 + 359_999));
  return `${String(hours).padStart(4, '0')}:${pair(minutes)}:${seconds.toFixed(2).padStart(5, '0')}`;
}

/** SCORM 1.2, CMITime: the learner's local time of day. */
export const time12 = (at: Date): string =>
  `${pair(at.getHours())}:${pair(at.getMinutes())}:${pair(at.getSeconds())}.00`;

/**
 * Writes an ISO 8601 duration with at most two decimals of a second, as SCORM 2004 and cmi5 accept it: `PT1H2M3.5S`.
 */
export function duration(ms: number): string {
  const { hours, minutes, seconds } = parts(hundredths(ms, Number.MAX_SAFE_INTEGER));
  const text = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds ? `${seconds}S` : ''}`;
  return `PT${text || '0S'}`;
}

/** SCORM 2004, time(second,10,0), in UTC: a time zone may only follow decimals, of which at most two are allowed. */
export const time2004 = (at: Date): string => `${at.toISOString().slice(0, 22)}Z`;

const signs: Readonly<Record<string, string>> = {
  '*': 'x',
  '/': 'over',
  '+': 'plus',
  '-': 'minus',
  '=': 'eq',
  '?': 'what',
  '.': 'dot',
  '(': 'open',
  ')': 'close',
};

/**
 * Converts a question to an identifier of word characters, which every standard accepts: `7*?=56` becomes
 * `7_x_what_eq_56`. The same question has the same id in every game, so that a host can count its answers.
 */
export const questionId = (prompt: string): string =>
  prompt
    .replace(/[^A-Za-z0-9]/g, (sign) => `_${signs[sign] ?? sign.codePointAt(0)!.toString(16)}_`)
    .replace(/_+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 200) || 'question';

const glyphs: Readonly<Record<string, string>> = { '*': '\u00d7', '/': '\u00f7', '-': '\u2212' };

/** Formats a question for people: `7 × ? = 56`. */
export const questionText = (prompt: string): string =>
  prompt
    .replace(/[*/+\-=]/g, (sign) => ` ${glyphs[sign] ?? sign} `)
    .trim()
    .slice(0, 200);

/**
 * Writes a number that all standards accept, or returns undefined if it is too long for some: five digits, four
 * decimals.
 */
export function decimal(value: number): string | undefined {
  const text = String(value);
  return /^-?\d{1,5}(\.\d{1,4})?$/.test(text) ? text : undefined;
}

/** Converts a share to percent, without binary rounding errors: 0.07 becomes 7. */
export const percent = (share: number): number => Math.round(share * 1e6) / 1e4;
