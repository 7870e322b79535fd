/** Returns the number in a cell, such as `36`, `-5`, `1.5`, `6[:]6`; undefined if it contains anything else. */
export function numberIn(cell: string): number | undefined {
  const text = cell.trim().split('[:]', 1)[0];
  return /^[+-]?\d{1,15}(?:\.\d{1,9})?(?:E[+-]?\d{1,2})?$/i.test(text) ? Number(text) : undefined;
}
