import { html, type TemplateResult } from 'lit';

const minus = '\u2212';
/** Directional marks, which keep a sign next to its number in right-to-left text. */
const marks = /^[\u200e\u061c]/;

/** Renders a sentence in which `*…*` is emphasised; an emphasised number with a sign is shown as a gain or a loss. */
export function rich(sentence: string): (string | TemplateResult)[] {
  return sentence
    .split('*')
    .map((part, i) => {
      if (i % 2 === 0) return colourSigns(part);
      const sign = part.replace(marks, '')[0];
      if (sign === '+') return html`<b class="gain">${part}</b>`;
      return sign === minus ? html`<b class="loss">${part}</b>` : html`<b>${part}</b>`;
    })
    .flat();
}

/** Renders plain text in which "+2" after a space is shown as a gain. */
const colourSigns = (text: string): (string | TemplateResult)[] =>
  text
    .split(/(\s[\u200e\u061c]?\+\p{Nd}+)/u)
    .flatMap((part, i) => (i % 2 ? [part[0], html`<b class="gain">${part.slice(1)}</b>`] : keepProducts(part)));

/** Matches "8 × 11" or "8 × 11 = 88", with the signs of any language. */
const product = /(\p{Nd}+ [×·⋅∙] \p{Nd}+(?: = \p{Nd}+)?)/u;

/** Renders text in which a product is never broken across lines. */
export const keepProducts = (text: string): (string | TemplateResult)[] =>
  text.split(product).map((part, i) => (i % 2 ? html`<span class="product">${part}</span>` : part));

/** Returns the sentence as plain text, for announcements. */
export const plain = (sentence: string): string => sentence.replaceAll('*', '');
