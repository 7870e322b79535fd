/** Problems of all translations, each with file, line and message. */
export function checkWords(root?: string): string[];
/** Messages that `code` does not ask for. */
export function unusedMessages(code: string, root?: string): string[];
