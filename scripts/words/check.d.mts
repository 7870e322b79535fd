/** Returns the problems of all translations, each with file, line and message. */
export function checkWords(root?: string): string[];
/** Returns the messages that `code` does not use. */
export function unusedMessages(code: string, root?: string): string[];
