/**
 * The oldest browsers for which Abacade is made (docs/hosts.md) have all of ES2022, and this of ES2023. Only the build and
 * tsconfig.src.json read this: what is newer, they refuse.
 */
interface ReadonlyArray<T> {
  findLast<S extends T>(test: (value: T, index: number, list: readonly T[]) => value is S): S | undefined;
  findLast(test: (value: T, index: number, list: readonly T[]) => unknown): T | undefined;
  findLastIndex(test: (value: T, index: number, list: readonly T[]) => unknown): number;
}

interface Array<T> {
  findLast<S extends T>(test: (value: T, index: number, list: T[]) => value is S): S | undefined;
  findLast(test: (value: T, index: number, list: T[]) => unknown): T | undefined;
  findLastIndex(test: (value: T, index: number, list: T[]) => unknown): number;
}
