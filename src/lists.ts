/* `with` and `toSpliced` of newer browsers, which the oldest supported ones (docs/hosts.md) lack. */

/** Returns a list with the value at an existing index replaced. */
export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}

/** Returns a list without the value at an index. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index);
