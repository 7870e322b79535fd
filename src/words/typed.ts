/** What people type for an operator, wherever they learned to write it. */
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

/** The glyph that a typed operator means, or undefined. */
export const operatorOf = (typed: string): string | undefined =>
  aliases[typed] ?? ('+-*/='.includes(typed) && typed.length === 1 ? typed : undefined);
