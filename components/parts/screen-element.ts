import { render, type RootPart } from 'lit';
import type { PropertyDeclarations, PropertyValues } from 'lit';
import { PartElement } from './part-element.js';

/**
 * The base class of parts that show something of the game, such as its board or its achievements: that content stands in
 * their slots, in the shadow root around them, so that the styles of the game apply to it.
 */
export abstract class ScreenElement extends PartElement {
  static override readonly properties: PropertyDeclarations = { content: { attribute: false } };

  /** The content of the slots. */
  declare content: unknown;

  #slotted: RootPart | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#slotted?.setConnected(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#slotted?.setConnected(false);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.#slotted = render(this.content, this);
  }
}
