/** One program in a race. All programs of a race do the same work and must reach the same checksum. */
export interface Contestant {
  readonly name: string;
  /** Called before each round; its time does not count. */
  readonly ready?: () => Promise<void>;
  /** Does the work once. `ms`: its time, if only the contestant itself can measure it. */
  readonly run: () => { checksum: number; ms?: number };
}

/** The content of a file `<core>.bench.ts`. */
export interface Race {
  readonly title: string;
  /** The unit of the work, in the plural. */
  readonly unit: string;
  /** Amount of work in one run. */
  readonly work: number;
  /** True if each run must be the first of a new process. */
  readonly fresh?: boolean;
  /** Number of rounds, if the usual number would take too long. */
  readonly rounds?: number;
  contestants(): Promise<Contestant[]>;
  /** A C program beside this file which prints its checksum and its milliseconds, and its arguments. */
  readonly native?: { readonly name: string; readonly file: string; readonly args: readonly string[] };
}

/** Measures the times of single pieces of work, beside a race. */
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

/** Runs the contestants in turn, so that a slow moment of the machine affects them all; the first rounds do not count. */
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
