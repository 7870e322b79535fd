/**
 * Returns how many times something costly is tried: `usual` for every change, `long` with `RUNS=long`, which looks for
 * what nobody has thought of. What a long run finds is kept as a case of its own.
 */
export const runs = (usual: number, long: number): number => (process.env['RUNS'] === 'long' ? long : usual);
