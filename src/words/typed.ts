/** Characters that people type for an operator, depending on where they learned to write it. */
const aliases: Readonly<Record<string, string>> = {
  x: '*',
  X: '*',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '.': '*',
  ':': '/',
  '÷': '/',
  '∶': '/',
  '−': '-',
  '–': '-',
  '＝': '=',
  '＋': '+',
};

/** Returns the glyph of a typed operator, or undefined. */
export const operatorOf = (typed: string): string | undefined =>
  aliases[typed] ?? ('+-*/='.includes(typed) && typed.length === 1 ? typed : undefined);
