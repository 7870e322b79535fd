/** Returns the value of a digit of any script: the ten digits of each script have consecutive codes, starting with its zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/**
 * Returns the number shown by a figure, in the digits of any script, or the result of a sum, "1 + 0 = 1"; NaN if there is none. Plurals
 * depend on it.
 */
export const amount = (figure: number | string): number =>
  typeof figure === 'number'
    ? figure
    : Number(
        figure
          .replace(/^.*= /, '')
          // Characters that keep a number or a sum in its own direction.
          .replace(/[\u061c\u200e\u202c\u2066-\u2069]/g, '')
          .replace(/\p{Nd}/gu, digitOf)
          .replace(/[,٫]/, '.')
          .replace('\u2212', '-'),
      );
