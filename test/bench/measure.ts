/** One program in a race. All of a race do the same work and must come to the same checksum. */
export interface Contestant {
  readonly name: string;
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
  contestants(): Promise<Contestant[]>;
  /** A C program beside this file which prints its checksum and its milliseconds, and its arguments. */
  readonly native?: { readonly name: string; readonly file: string; readonly args: readonly string[] };
}

export interface Time {
  readonly name: string;
  /** Median milliseconds of a run. */
  readonly ms: number;
}

const warmUps = 2;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Lets all run in turn, so that a slow moment of the machine meets them all; the first rounds do not count. */
export function measure(contestants: readonly Contestant[], rounds: number, skipped = warmUps): Time[] {
  const times = contestants.map((): number[] => []);
  for (let round = -skipped; round < rounds; round++) {
    const checksums = contestants.map(({ run }, i) => {
      const begin = performance.now();
      const { checksum, ms = performance.now() - begin } = run();
      if (round >= 0) times[i].push(ms);
      return checksum;
    });
    if (new Set(checksums).size > 1) throw new Error(`The checksums differ: ${checksums.join(', ')}.`);
  }
  return contestants.map(({ name }, i) => ({ name, ms: median(times[i]) }));
}
