/** A message in English, from `words/source/<part>.json`. */
export interface Message {
  readonly text: string;
  readonly note?: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly max?: number;
  /** True if the message belongs to a refusal: its arguments come in one object. */
  readonly refusal?: boolean;
  /** True if the rules have the English text themselves. */
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
