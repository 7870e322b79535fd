import { unsafeCSS, type CSSResult } from 'lit';

/**
 * Returns rules that are written by a loop, for the style sheet around them. Only for text of the source itself. It stands
 * here alone because the minifier of templates leaves a module with `unsafeCSS` as it is.
 */
export const cssOf = (text: string): CSSResult => unsafeCSS(text);
