/** Returns the problems of a `language.json`. */
export function languageFaults(language: Readonly<Record<string, unknown>>): string[];
