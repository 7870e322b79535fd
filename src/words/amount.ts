/** The value of a digit of any script: each script's ten digits stand together, from its zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/**
 * The number that a figure shows, in whatever digits it is written, or a sum makes, "1 + 0 = 1"; NaN where it shows none.
 * A plural depends on it.
 */
export const amount = (figure: number | string): number =>
  typeof figure === 'number'
    ? figure
    : Number(
        figure
          .replace(/^.*= /, '')
          // What keeps a number or a sum in its own direction.
          .replace(/[\u061c\u200e\u202c\u2066-\u2069]/g, '')
          .replace(/\p{Nd}/gu, digitOf)
          .replace(/[,٫]/, '.')
          .replace('\u2212', '-'),
      );
