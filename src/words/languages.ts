/** A language that everything is said in. */
export interface LanguageInfo {
  /** The first part of its tags, and the name of its folder beside this file. */
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** It writes 0 to 9 in all its countries, unless a tag asks for other digits (`en-u-nu-beng`). */
  readonly plainDigits: boolean;
}

/** All languages. The first is always there; the others are fetched when a reader has them. A new one takes a line. */
export const languages: readonly LanguageInfo[] = [
  { tag: 'en', name: 'English', direction: 'ltr', plainDigits: true },
  { tag: 'it', name: 'Italiano', direction: 'ltr', plainDigits: true },
];

export const languageTags: readonly string[] = languages.map(({ tag }) => tag);
