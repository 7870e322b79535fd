/**
 * Argument checks. An invalid argument is an error of the calling program, not of a player, so these functions throw.
 */

/**
 * Returns the value.
 * @throws RangeError unless it is an integer from `from` to `to`.
 */
export function whole(name: string, value: number, from: number, to: number): number {
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  const wanted = from === to ? from : `a whole number from ${from} to ${to}`;
  throw new RangeError(`${name} must be ${wanted}, not ${String(value)}.`);
}

/** @throws TypeError unless the value is a Uint8Array, possibly from another frame, which `instanceof` would reject. */
export function bytes(name: string, value: Uint8Array): void {
  if (!(value instanceof Uint8Array) && Object.prototype.toString.call(value) !== '[object Uint8Array]') {
    throw new TypeError(`${name} must be a Uint8Array.`);
  }
}
