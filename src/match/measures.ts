/** The achievements of one player in a match that its game measures, derived from its events alone. */
import type { AnsweredEvent, GameEvent, Seat } from '../rules/game.js';

/** Counts of what a player did. A game that does not measure something has no such field: it is unknown, not 0. */
export interface Measures {
  /** Answers to questions: the number of right ones, and of all. */
  readonly answers?: { readonly right: number; readonly of: number };
  /** The number of right products: of cubes turned, or of products attached. */
  readonly products?: number;
  /** The number of rows of cubes that scored. */
  readonly rows?: number;
  /** The number of equations laid, and their points. */
  readonly equations?: { readonly count: number; readonly points: number };
  /** The number of Sequences claimed, and their steps. */
  readonly sequences?: { readonly count: number; readonly steps: number };
  /** The number of pieces laid in a row of numbers. */
  readonly pieces?: number;
}

/** The achievements that are counted of a class as a whole: the first of these that the game measures. */
export const counted = ['answers', 'products', 'equations', 'sequences', 'pieces'] as const;
export type Counted = (typeof counted)[number];

/** Returns the count of one kind of achievement; 0 if it was not measured. */
export function countOf({ answers, equations, sequences, ...plain }: Measures, kind: Counted): number {
  switch (kind) {
    case 'answers':
      return answers?.right ?? 0;
    case 'equations':
      return equations?.count ?? 0;
    case 'sequences':
      return sequences?.count ?? 0;
    default:
      return plain[kind] ?? 0;
  }
}

/** The events that are measured, in any game. */
type Measured =
  | AnsweredEvent
  | { readonly type: 'attached'; readonly seat: Seat }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly text?: string;
      readonly die?: number;
      readonly end?: number;
    }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly points?: number;
      readonly parts?: readonly number[];
      readonly cells?: readonly number[];
      readonly kind?: string | null;
      readonly score?: number;
    };

/** Returns the achievements of a seat; empty if the game measures none of these, or nothing has happened yet. */
export function measures(events: readonly GameEvent[], seat: Seat): Measures {
  const own = events.filter((event) => event.seat === seat) as readonly Measured[];
  const answers = own.filter((event) => event.type === 'answered');
  const placed = own.filter((event) => event.type === 'placed');
  const scored = own.filter((event) => event.type === 'scored');
  const cubes = placed.filter(({ die }) => die !== undefined).length;
  const products = cubes + own.filter(({ type }) => type === 'attached').length;
  const rows = scored.filter(({ cells }) => cells).length;
  const equations = placed.filter(({ text }) => text !== undefined).length;
  const worth = scored.filter(({ parts }) => parts).reduce((sum, { points = 0 }) => sum + points, 0);
  const sequences = scored.filter(({ kind }) => typeof kind === 'string');
  const steps = sequences.reduce((sum, { score = 0 }) => sum + score, 0);
  const pieces = placed.filter(({ end }) => end !== undefined).length;
  return {
    ...(answers.length && { answers: { right: answers.filter(({ right }) => right).length, of: answers.length } }),
    ...(products && { products }),
    ...(cubes && { rows }),
    ...(equations && { equations: { count: equations, points: worth } }),
    ...(sequences.length && { sequences: { count: sequences.length, steps } }),
    ...(pieces && { pieces }),
  };
}
