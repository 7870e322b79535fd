import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class Declarations extends Directive {
  #text = '';

  override render(_text: string): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [text]: [string]): typeof nothing {
    if (text !== this.#text) (element as SVGElement).style.cssText = text;
    this.#text = text;
    return nothing;
  }
}

/**
 * A directive for an SVG element: sets its own CSS declarations, as `.style` does for an HTML element. happy-dom has no setter
 * for an SVG element's `style`; Lit's `styleMap` writes the attribute at first, which policies without inline styles forbid.
 */
export const declarations = directive(Declarations);
