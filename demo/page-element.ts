import { LitElement } from 'lit';
import { adoptForOlder } from '../components/style/older-styles.js';
import { followScheme } from '../components/style/surroundings.js';

/**
 * The base class of the elements of these pages: light or dark as the page around it, and laid out by script in browsers that
 * lack what their styles need.
 */
export class PageElement extends LitElement {
  #endScheme = (): void => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // An attribute, because browsers of the floor have no `:state(dark)`.
    this.#endScheme = followScheme(this, (scheme) => this.setAttribute('theme', scheme));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endScheme();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    adoptForOlder(root as ShadowRoot, (this.constructor as typeof PageElement).elementStyles);
    return root;
  }
}
