/**
 * Returns the number of runs of a costly test: `usual` for every change, `long` with `RUNS=long`, which searches for cases that nobody has
 * thought of. A case that a long run finds gets a test of its own.
 */
export const runs = (usual: number, long: number): number => (process.env['RUNS'] === 'long' ? long : usual);
