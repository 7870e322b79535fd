import { html, type TemplateResult } from 'lit';

const minus = '\u2212';

/** A sentence of the word tables: `*…*` stands out; what stands out and has a sign is drawn as a gain or a loss. */
export function rich(sentence: string): (string | TemplateResult)[] {
  return sentence
    .split('*')
    .map((part, i) => {
      if (i % 2 === 0) return colourSigns(part);
      if (part.startsWith('+')) return html`<b class="gain">${part}</b>`;
      return part.startsWith(minus) ? html`<b class="loss">${part}</b>` : html`<b>${part}</b>`;
    })
    .flat();
}

/** Within plain text, "+2" after a space is a gain. */
const colourSigns = (text: string): (string | TemplateResult)[] =>
  text.split(/(?<=\s)(\+\p{Nd}+)/u).map((part, i) => (i % 2 ? html`<b class="gain">${part}</b>` : part));

/** The same sentence for a screen reader. */
export const plain = (sentence: string): string => sentence.replaceAll('*', '');
