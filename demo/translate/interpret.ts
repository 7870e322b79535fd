// Interprets a message without generating code: no part of a translator's file is ever executed. scripts/words/emit.mjs
// compiles the same messages for the games; test/unit/interpreted-words.test.ts checks that both give the same results.
import { longestMessage } from '../../scripts/messages/check-message.mjs';
import type { Message } from '../../scripts/messages/source.mjs';
import { isPlain, parseMessage, type Token } from '../../scripts/messages/parse.mjs';
import { amount } from '../../src/words/amount.js';

/** The values for a message, by the names of its arguments. */
export type Given = Readonly<Record<string, unknown>>;

/** The grammar and number format of a language. */
export interface Speaker {
  readonly tag: string;
  /** The language in which lists are written. */
  readonly lists: string;
  /** Its ten digits and its decimal point, if they differ from the usual ones. */
  readonly digits?: { readonly all: string; readonly point: string } | undefined;
}

type Choice = Extract<Token, { cases: unknown }>;

const isChoice = (token: Token): token is Choice => 'cases' in token;
const isNumber = (type: string): boolean => /^(count|number)/.test(type);

/** Throws if a message uses an argument that does not exist, or in a way that its type does not allow. */
function demand(tokens: readonly Token[], taken: Readonly<Record<string, string>>): void {
  for (const token of tokens) {
    if (!('arg' in token)) continue;
    const { arg } = token;
    if (!Object.hasOwn(taken, arg)) throw new Error(`{${arg}} is not given`);
    const type = taken[arg];
    const isList = type.startsWith('list');
    if (token.type === 'function' && (token.key !== 'list' || !isList))
      throw new Error(`{${arg}, ${token.key}} is not known`);
    if (!isChoice(token)) continue;
    if (!token.cases.some(({ key }) => key === 'other')) throw new Error(`{${arg}} has no "other"`);
    if (token.type === 'selectordinal' || (token.type === 'plural' && (isList || type.startsWith('flag'))))
      throw new Error(`{${arg}, ${token.type}} is not known`);
    for (const { tokens: own } of token.cases) demand(own, taken);
  }
}

/**
 * Returns a function that writes a message with given values, by name.
 * @throws Error if the message is too long, cannot be parsed, or uses an argument that does not exist
 */
export function sayerOf(text: string, message: Message, speaker: Speaker): (given: Given) => string {
  if (text.length > longestMessage) throw new Error('It is too long');
  const tokens = parseMessage(text);
  const taken = message.arguments ?? {};
  demand(tokens, taken);
  const { tag, digits } = speaker;
  let rules: Intl.PluralRules | undefined;
  const form = (n: number): string => (rules ??= new Intl.PluralRules(tag)).select(n);

  const figure = (name: string, given: Given): string => {
    const written = String(given[name]);
    if (!digits || !isNumber(taken[name])) return written;
    return written
      .replace(/\d/g, (digit) => digits.all[Number(digit)])
      .replace('.', digits.point)
      .replace('-', '\u061c\u2212');
  };

  const isChosen = ({ type, arg }: Choice, key: string, given: Given): boolean => {
    const value = given[arg] as string | number | boolean | undefined;
    if (type === 'plural') {
      const n = isNumber(taken[arg]) ? Number(value) : amount(value === undefined ? '' : String(value));
      if (key.startsWith('=')) return n === Number(key.slice(1));
      return isPlain(tag) && key === 'one' ? n === 1 : form(n) === key;
    }
    if (taken[arg] === 'flag') return (key === 'true') === Boolean(value);
    // For a refusal, 0 is a value.
    if (key === 'missing') return message.refusal ? value === undefined : !value;
    return value === key;
  };

  const say = (some: readonly Token[], given: Given, counted?: string): string =>
    some
      .map((token) => {
        if (isChoice(token)) {
          const { cases, type, arg } = token;
          const others = cases.filter(({ key }) => key !== 'other');
          const chosen =
            others.find(({ key }) => isChosen(token, key, given)) ?? cases.find(({ key }) => key === 'other');
          return say(chosen?.tokens ?? [], given, type === 'plural' ? arg : counted);
        }
        if (token.type === 'content') return token.value;
        if (token.type === 'octothorpe') return counted === undefined ? '#' : figure(counted, given);
        if (token.type === 'argument') return figure(token.arg, given);
        const kind = token.param
          ?.map((part) => ('value' in part ? part.value : ''))
          .join('')
          .trim();
        const type = kind === 'or' ? 'disjunction' : 'conjunction';
        return new Intl.ListFormat(speaker.lists, { type }).format(given[token.arg] as readonly string[]);
      })
      .join('');

  return (given) => say(tokens, given);
}

/**
 * Returns a message in the form that the games use: a text, or a function of its arguments in their order; for a refusal, a
 * function of one object.
 */
export function interpret(text: string, message: Message, speaker: Speaker): unknown {
  const say = sayerOf(text, message, speaker);
  if (!message.arguments) return say({});
  if (message.refusal) return (given: Given = {}) => say(given);
  const names = Object.keys(message.arguments);
  return (...given: readonly unknown[]) => say(Object.fromEntries(names.map((name, i) => [name, given[i]])));
}
