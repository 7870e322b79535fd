// Prints progress during long steps.

/** Returns the seconds since a time by `performance.now()`. */
export const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(0);

/** Prints the result of `say` and the elapsed seconds every 15 seconds, until `stop` is called. */
export function every(say) {
  const start = performance.now();
  const timer = setInterval(() => console.log(`… ${secondsSince(start)} s: ${say()}`), 15_000);
  return { stop: () => clearInterval(timer) };
}
