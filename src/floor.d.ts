/**
 * Declares the part of ES2023 that the oldest supported browsers (docs/hosts.md) have, in addition to all of ES2022. Only the build and
 * tsconfig.src.json read this: they reject anything newer.
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
