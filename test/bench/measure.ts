/** One program in a race. All of a race do the same work and must come to the same checksum. */
export interface Contestant {
  readonly name: string;
  /** Before each round; its time does not count. */
  readonly ready?: () => Promise<void>;
  /** Does the work once. `ms`: what it took, if only the contestant itself can say. */
  readonly run: () => { checksum: number; ms?: number };
}

/** A file `<core>.bench.ts`. */
export interface Race {
  readonly title: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  /** How much of it one run does. */
  readonly work: number;
  /** Each run is the first of a program of its own. */
  readonly fresh?: boolean;
  /** How many rounds, where the usual number would take too long. */
  readonly rounds?: number;
  contestants(): Promise<Contestant[]>;
  /** A C program beside this file which prints its checksum and its milliseconds, and its arguments. */
  readonly native?: { readonly name: string; readonly file: string; readonly args: readonly string[] };
}

/** What single pieces of work take, beside a race. */
export interface Survey {
  readonly title: string;
  /** Per row, the milliseconds of each piece of work. */
  rows(): Promise<{ readonly name: string; readonly times: readonly number[] }[]>;
}

export interface Time {
  readonly name: string;
  /** Median milliseconds of a run. */
  readonly ms: number;
}

const warmUps = 2;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Lets all run in turn, so that a slow moment of the machine meets them all; the first rounds do not count. */
export async function measure(contestants: readonly Contestant[], rounds: number, skipped = warmUps): Promise<Time[]> {
  const times = contestants.map((): number[] => []);
  for (let round = -skipped; round < rounds; round++) {
    const checksums: number[] = [];
    for (const [i, { ready, run }] of contestants.entries()) {
      await ready?.();
      const begin = performance.now();
      const { checksum, ms = performance.now() - begin } = run();
      if (round >= 0) times[i].push(ms);
      checksums.push(checksum);
    }
    if (new Set(checksums).size > 1) throw new Error(`The checksums differ: ${checksums.join(', ')}.`);
  }
  return contestants.map(({ name }, i) => ({ name, ms: median(times[i]) }));
}
