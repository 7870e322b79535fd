import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { followScheme } from '../style/surroundings.js';

/** The appearance of an element: `auto` follows the page around it. */
export type Theme = 'auto' | 'light' | 'dark';

/**
 * Gives the element the state `dark` (`:state(dark)`) while it is on a dark page; its `theme` decides whether that has an
 * effect.
 */
export class SurroundingScheme implements ReactiveController {
  /** Missing before Safari 16.4 and Firefox 126, and in the windows of element tests: there the element stays light. */
  readonly #states: CustomStateSet | undefined;
  #end = (): void => undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    this.#states = (host.attachInternals as typeof host.attachInternals | undefined)?.call(host).states;
    host.addController(this);
  }

  hostConnected(): void {
    this.#end = followScheme(this.host, (scheme) => {
      try {
        if (scheme === 'dark') this.#states?.add('dark');
        else this.#states?.delete('dark');
      } catch {
        // Chromium before 125 rejects such a name and does not support :state(): the element stays light.
      }
    });
  }

  hostDisconnected(): void {
    this.#end();
  }
}
