/** How mathematics is written: which signs stand for × and ÷. Stored are ASCII glyphs; this is display alone. */
export interface Notation {
  readonly times: '×' | '·';
  readonly divide: '÷' | ':';
}

export const timesSigns = ['×', '·'] as const;
export const divideSigns = ['÷', ':'] as const;

/** Languages and countries that write · for ×, and : for ÷. Others write × and ÷. */
const dots = new Set(['de', 'cs', 'da', 'sk', 'hu', 'sv', 'nb', 'fi']);
const colons = new Set([...dots, 'it', 'pl', 'ru', 'CH', 'BE']);

/** What is usual where the reader's language (`it`, `de-CH`) is spoken. */
export function notationOf(locale: string): Notation {
  const [language, ...others] = locale.split('-');
  const country = others.find((part) => /^[A-Z]{2}$/.test(part)) ?? '';
  const isSwiss = country === 'CH' || country === 'BE';
  return {
    times: dots.has(language) && !isSwiss ? '·' : '×',
    divide: colons.has(language) || colons.has(country) ? ':' : '÷',
  };
}

/** The sign that a reader sees for an operator's glyph; other glyphs as they are. */
export function signOf(glyph: string, { times, divide }: Notation): string {
  if (glyph === '*') return times;
  if (glyph === '/') return divide;
  return glyph === '-' ? '−' : glyph;
}
