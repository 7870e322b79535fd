interface Message {
  readonly text: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly max?: number;
}

/** Problems of all translations, each with file, line and message. */
export function checkWords(root?: string): string[];
/** Problems of one translation. */
export function messageFaults(text: string, message: Message, tag: string): string[];
/** Messages that `code` does not ask for. */
export function unusedMessages(code: string, root?: string): string[];
