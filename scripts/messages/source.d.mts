/** A message in English, as `words/source/<part>.json` has it. */
export interface Message {
  readonly text: string;
  readonly note?: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly max?: number;
  /** Whether it is said of a refusal: its arguments come in one object. */
  readonly refusal?: boolean;
  /** Whether the rules say it in English themselves. */
  readonly rules?: boolean;
}

/** A part in English: a file of `words/source`. */
export interface Source {
  readonly exports: readonly string[];
  readonly messages: Readonly<Record<string, Message>>;
  readonly shared?: Readonly<Record<string, string>>;
  readonly groups?: readonly string[];
  readonly notation?: string;
}
