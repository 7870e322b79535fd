import { LitElement } from 'lit';
import { adoptForOlder } from '../components/style/older-styles.js';

/** The base class of the elements of these pages: laid out by script in browsers that lack what their styles need. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    adoptForOlder(root as ShadowRoot, (this.constructor as typeof PageElement).elementStyles);
    return root;
  }
}
