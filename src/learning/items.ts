/** The items that a child can know, with their names: facts such as `P7.8`, and skills such as `K1`. */

/**
 * The name of an item. Facts: `P7.8` a product, `Q7.8` its division (7 × ? = 56), both 2 to 12; `S3.9` a sum, 1 to 12;
 * `N7` the number 1 to 12 by its name; the smaller number is first. Skills: `K1` to `K4` multiplying 3, 4, 5, 6
 * numbers; `K5` to `K8` adding them; `K9` to `K12` finding a Match, a Total, a Novice and an Advanced Sequence; `K13`
 * × 0; `K14` × 1.
 */
export type Item = string;

/** The letters of the four kinds of facts. */
export type FactKind = 'P' | 'Q' | 'S' | 'N';

/** The difficulty of a fact before anything is known about a child: 0 is the easiest, 2 the hardest. */
export type Grade = 0 | 1 | 2;

export interface Fact {
  readonly item: Item;
  readonly kind: FactKind;
  /** The smaller number; for `N`, the number. */
  readonly a: number;
  /** The larger number; for `N`, 0. */
  readonly b: number;
  readonly grade: Grade;
}

const largest = 12;

const hasOne = (of: readonly number[], a: number, b: number): boolean => of.includes(a) || of.includes(b);

function gradeOf(kind: FactKind, a: number, b: number): Grade {
  if (kind === 'N') return 0;
  if (kind === 'S') return a + b <= 10 ? 0 : a + b <= 20 ? 1 : 2;
  const product = hasOne([2, 5, 10], a, b) ? 0 : hasOne([3, 4, 9, 11], a, b) || a === b ? 1 : 2;
  return kind === 'Q' ? (Math.min(2, product + 1) as Grade) : product;
}

function pairs(kind: FactKind, from: number): Fact[] {
  const found: Fact[] = [];
  for (let a = from; a <= largest; a++)
    for (let b = a; b <= largest; b++) found.push({ item: `${kind}${a}.${b}`, kind, a, b, grade: gradeOf(kind, a, b) });
  return found;
}

/** All facts, in the order in which a memory stores them. */
export const facts: readonly Fact[] = [
  ...pairs('P', 2),
  ...pairs('Q', 2),
  ...pairs('S', 1),
  ...Array.from({ length: largest }, (_, i): Fact => ({ item: `N${i + 1}`, kind: 'N', a: i + 1, b: 0, grade: 0 })),
];

/** All skills, in the order in which a memory stores them. */
export const skills: readonly Item[] = Array.from({ length: 14 }, (_, i) => `K${i + 1}`);

/** All items: facts, then skills. */
export const items: readonly Item[] = [...facts.map(({ item }) => item), ...skills];

const places: ReadonlyMap<unknown, number> = new Map(items.map((item, at) => [item, at]));

/** Returns the index of an item among all items, or undefined if it does not exist. */
export const placeOf = (item: unknown): number | undefined => places.get(item);

/** Returns the item for two numbers in either order, or undefined if there is none. */
export function factItem(kind: FactKind, one: number, other = 0): Item | undefined {
  const item = kind === 'N' ? `N${one}` : `${kind}${Math.min(one, other)}.${Math.max(one, other)}`;
  return places.has(item) ? item : undefined;
}
