/** Problems of what `language.json` says of a language. */
export function languageFaults(language: Readonly<Record<string, unknown>>): string[];
