import { nothing, type TemplateResult } from 'lit';
import { jumpsOf, partsOf } from '../../src/rules/number-line.js';
import type { Knows, RouteKind } from '../../src/rules/routes.js';
import { productTip, type TipLine } from '../../src/rules/tips.js';
import { listed, readFact, readSum, sumText } from '../../src/words/notation.js';
import { numberPicture, sumPicture } from './lesson-pictures.js';
import { dotsOf, pictureCard, routeCard, spokenRoute, workedSteps, type Writing } from './lesson.js';

/* The lesson for every kind of question that a game or a warm-up asks: a picture of the way to the answer, and its steps. */

/** A question, by what its lesson draws. */
export type Question =
  | {
      /** A product of two, a division, or a missing factor. */
      readonly kind: 'product';
      readonly factors: readonly [number, number];
    }
  | { readonly kind: 'long-product'; readonly numbers: readonly number[] }
  | { readonly kind: 'sum'; readonly numbers: readonly number[] }
  /** A number that only has to be recognised. */
  | { readonly kind: 'number'; readonly number: number };

/**
 * Returns the question of a prompt.
 * @param prompt ASCII, with or without its result: `7*8`, `7*?=56`, `56/7=?`, `3*4*5`, `7+8`, `7`.
 */
export function questionOf(prompt: string, expected: number): Question {
  const [terms] = prompt.split('=');
  if (terms.includes('/')) return { kind: 'product', factors: [Number(terms.split('/')[1]), expected] };
  const numbers = terms.replace('?', String(expected)).split(/[*+]/).map(Number);
  if (numbers.length === 1) return { kind: 'number', number: expected };
  if (terms.includes('+')) return { kind: 'sum', numbers };
  const [a, b] = numbers;
  return numbers.length === 2 && Math.max(a, b) <= 12
    ? { kind: 'product', factors: [a, b] }
    : { kind: 'long-product', numbers };
}

interface Way extends Writing {
  /** The chosen route to a product; undefined for the one that suits the numbers best. */
  readonly route: RouteKind | undefined;
  onRoute(route: RouteKind): void;
  readonly knows?: Knows | undefined;
  /** True if the question is being asked again: then the picture helps, and does not say the answer. */
  readonly isPractice?: boolean;
  /** Opens the routes to the first product of a long one. */
  readonly onOpen?: () => void;
}

const stepsOf = (numbers: readonly number[]): readonly TipLine[] =>
  jumpsOf(numbers).map(({ from, to }) => ({ terms: [from, to - from], sign: '+', value: to }));

/** Renders the way to the answer of a question. */
export function wayCard(question: Question, way: Way): TemplateResult {
  const { figure, isPractice = false } = way;
  const drawn = { figure, isAsked: isPractice, label: spokenWay(question, way, way) };
  switch (question.kind) {
    case 'product':
      return routeCard({ ...way, factors: question.factors });
    case 'number': {
      const parts = partsOf(question.number);
      const makes = parts.length > 1 && !isPractice ? `${parts.join('+')}=${question.number}` : '';
      return pictureCard(numberPicture(question.number, drawn), makes ? sumText(makes, way, ' ') : nothing);
    }
    case 'sum':
      return pictureCard(sumPicture(question.numbers, drawn), workedSteps(way, stepsOf(question.numbers)));
    case 'long-product': {
      const steps = productTip(question.numbers);
      const [{ terms }] = steps;
      return pictureCard(dotsOf(way, terms[0], terms[1]), workedSteps(way, steps));
    }
  }
}

/**
 * Describes the way to the answer for screen readers: "8 plus 2 is 10, 10 plus 5 is 15"; while it is asked, only what is given.
 */
export function spokenWay(
  question: Question,
  v: Writing,
  { isPractice = false, knows, route }: Partial<Pick<Way, 'isPractice' | 'knows' | 'route'>> = {},
): string {
  const { figure, notation, words } = v;
  switch (question.kind) {
    case 'product':
      return spokenRoute(v, question.factors, route, knows);
    case 'number': {
      const parts = partsOf(question.number);
      if (isPractice || parts.length === 1) return listed(parts.map(words.count), notation);
      return words.parts(figure(question.number), figure(parts[0]), figure(parts[1]));
    }
    case 'sum': {
      const steps = stepsOf(question.numbers);
      return listed(
        steps.map(({ terms, value }, i) => {
          const sum = readSum(terms.join('+'), v, words.plus);
          return isPractice && i === steps.length - 1 ? sum : words.makes(sum, figure(value));
        }),
        notation,
      );
    }
    case 'long-product': {
      const [{ terms }] = productTip(question.numbers);
      return readFact(v, terms[0], terms[1]);
    }
  }
}
