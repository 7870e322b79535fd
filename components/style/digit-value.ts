/** Returns the value of a digit in any script, or −1. */
export function digitValue(character: string): number {
  if (!/^\p{Nd}$/u.test(character)) return -1;
  // The digits of a script are ten consecutive code points, and some scripts are adjacent: count from the start of the run.
  const code = character.codePointAt(0)!;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}
