/** What a puzzle asks and says, by the codes of `src/puzzles`. */
type Said = (...given: string[]) => string;

export const puzzleCodes = [
  'multiplay-trap',
  'multiplay-row',
  'multiplay-most',
  'sequence-keep',
  'plyt-card',
  'plyt-dice',
  'pytagora-most',
  'multiplay-traps',
  'multiplay-makes-row',
  'multiplay-brings',
  'sequence-keep-these',
  'sequence-none',
  'sequence-stop',
  'plyt-dice-best',
  'plyt-card-best',
  'pytagora-brings',
] as const;

export type PuzzleCode = (typeof puzzleCodes)[number];

export interface PuzzleWords {
  readonly heading: string;
  readonly ofTheDay: string;
  /** While one is made. */
  readonly making: string;
  /** Tasks, and why the best answer is the best. */
  readonly said: Readonly<Record<PuzzleCode, string | Said>>;
  /** One of a list of pairs: so many dice, and how often of 100 they are answered right. */
  readonly pair: Said;
  /** What an answer brings, by its unit. */
  readonly worth: Readonly<Record<'points' | 'steps' | 'chance', Said>>;
  readonly better: string;
  /** A move that is no answer. */
  readonly notAsked: string;
  readonly right: (tries: number) => string;
  /** Right, after it was shown. */
  readonly rightThen: string;
  readonly star: string;
  /** Said of what is marked on the board. */
  readonly marked: string;
  readonly tries: (tries: number) => string;
  readonly tryAgain: string;
  readonly showMe: string;
  readonly another: string;
  readonly leave: string;
}

type Given = readonly (number | string | readonly number[] | readonly (readonly number[])[])[];

/**
 * The sentence for a code.
 * @param figure writes a number in the reader's digits, with tenths where there are some.
 */
export function sentenceOf(words: PuzzleWords, code: string, given: Given, figure: (value: number) => string): string {
  const said = words.said[code as PuzzleCode];
  if (typeof said === 'string') return said;
  const list = (some: readonly (number | readonly number[])[]): string =>
    some.every((one) => typeof one === 'number')
      ? some.map(figure).join(' ')
      : some.map((one) => words.pair(...[one].flat().map(figure))).join(', ');
  return said(
    ...given.map((one) => (typeof one === 'number' ? figure(one) : typeof one === 'string' ? one : list(one))),
  );
}
