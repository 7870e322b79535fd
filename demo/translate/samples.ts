// Creates samples of a message: for numbers and choices, with an example for each other argument.
import { parseMessage, type Token } from '../../scripts/messages/parse.mjs';
import type { Message } from '../../scripts/messages/source.mjs';
import type { Notation } from '../../src/words/notation.js';
import { sayerOf, type Given, type Speaker } from './interpret.js';

/** The numbers that show the plural forms of all languages. */
export const numbers = [0, 1, 2, 3, 5, 11, 100] as const;

/** A sentence, and the values for which it was written: `5`, or `5, true`. */
export interface Sample {
  readonly of: string;
  readonly text: string;
}

/** Maximum number of combinations of choices that are shown. */
const mostChoices = 6;

/** Returns the arguments that select by words, with all their words; `counted`: those that select by numbers. */
function choosers(tokens: readonly Token[]): { words: Map<string, Set<string>>; counted: Set<string> } {
  const words = new Map<string, Set<string>>();
  const counted = new Set<string>();
  const look = (some: readonly Token[]): void => {
    for (const token of some) {
      if (!('cases' in token)) continue;
      if (token.type === 'plural') counted.add(token.arg);
      else words.set(token.arg, new Set([...(words.get(token.arg) ?? []), ...token.cases.map(({ key }) => key)]));
      for (const { tokens: own } of token.cases) look(own);
    }
  };
  look(tokens);
  return { words, counted };
}

/** Returns an example of an argument, by its type. */
function given(name: string, type: string, { times }: Notation): unknown {
  switch (type.replace('?', '')) {
    case 'count':
    case 'number':
      return 3;
    case 'figure':
      return '3';
    case 'signed':
      return '+3';
    case 'name':
    case 'names':
      return 'Ada';
    case 'sum':
      return `7 ${times} 8`;
    case 'list':
      return ['Ada', 'Ben', 'Cleo'];
    case 'flag':
      return true;
    default:
      return `{${name}}`;
  }
}

/** Returns the value that a word of a choice stands for, by the type of its argument. */
function valueOf(word: string, type: string): unknown {
  if (type.startsWith('flag')) return word === 'true';
  return word === 'missing' ? undefined : word === 'other' ? 'Ada' : word;
}

/** Returns samples of a message; none if it is invalid. */
export function samplesOf(text: string, message: Message, speaker: Speaker, notation: Notation): readonly Sample[] {
  const taken = message.arguments ?? {};
  try {
    const say = sayerOf(text, message, speaker);
    const { words, counted } = choosers(parseMessage(text));
    const usual = Object.fromEntries(Object.entries(taken).map(([name, type]) => [name, given(name, type, notation)]));
    let some: { of: string[]; change: Given }[] = [{ of: [], change: {} }];
    for (const [name, all] of words)
      some = some
        .flatMap(({ of, change }) =>
          [...all].map((word) => ({ of: [...of, word], change: { ...change, [name]: valueOf(word, taken[name]) } })),
        )
        .slice(0, mostChoices);
    const each = counted.size === 0 ? [undefined] : numbers;
    return each.flatMap((n) =>
      some.map(({ of, change }) => {
        const count =
          n === undefined
            ? []
            : [...counted].map((name) => [name, /^(count|number)/.test(taken[name]) ? n : String(n)]);
        return {
          of: [...(n === undefined ? [] : [String(n)]), ...of].join(', '),
          text: say({ ...usual, ...change, ...(Object.fromEntries(count) as Given) }),
        };
      }),
    );
  } catch {
    return [];
  }
}
