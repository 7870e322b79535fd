// A line now and then from what takes long, so that one sees that it goes on.

/** How many seconds have gone by since then, by `performance.now()`. */
export const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(0);

/** Prints what `say` gives, with the seconds since now, every 15 seconds until `stop`. */
export function every(say) {
  const start = performance.now();
  const timer = setInterval(() => console.log(`… ${secondsSince(start)} s: ${say()}`), 15_000);
  return { stop: () => clearInterval(timer) };
}
