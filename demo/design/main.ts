// The page of the design system: it draws every step of its scales, every colour and every drawn thing, in light, in dark and
// with forced colours.
import { adoptStyles, css, html, LitElement, nothing, type PropertyDeclarations, unsafeCSS } from 'lit';
import { asForced } from './forced.js';
import { tables } from './scales.js';
import { sheetStyles } from './styles.js';
import { things, type Thing } from './things.js';

const looks = { light: 'Light', dark: 'Dark', forced: 'Forced colours' } as const;
type Look = keyof typeof looks;

/** A drawn thing with the styles that it has in its game. */
class DesignThing extends LitElement {
  static override readonly properties: PropertyDeclarations = { thing: {}, look: { reflect: true } };

  declare thing: Thing;
  declare look: Look;

  protected override createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    this.setAttribute('theme', this.look === 'dark' ? 'dark' : 'light');
    const own = [this.thing.styles, sheetStyles].flat(9) as CSSStyleSheet[];
    adoptStyles(root, [...own, this.look === 'forced' ? unsafeCSS(asForced([this.thing.styles, sheetStyles])) : css``]);
    return root;
  }

  protected override render() {
    return html`<div class="frame ltr" lang="en">${this.thing.draw()}</div>`;
  }
}
if (!customElements.get('design-thing')) customElements.define('design-thing', DesignThing);

/** All things, each in all looks. */
class DesignSheet extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const part = (title: string, list: readonly Thing[]) =>
      html`<h2>${title}</h2>
        ${list.map(
          (thing) =>
            html`<section>
              <h3>${thing.name}</h3>
              <div class="looks">
                ${(Object.keys(looks) as Look[]).map(
                  (look) =>
                    html`<figure>
                      <figcaption>${looks[look]}</figcaption>
                      <design-thing .thing=${thing} .look=${look}></design-thing>
                    </figure>`,
                )}
              </div>
            </section>`,
        )}`;
    return html`${part('Scales, layouts and colours', tables)}${part('Drawn things', things)}${nothing}`;
  }
}
if (!customElements.get('design-sheet')) customElements.define('design-sheet', DesignSheet);
