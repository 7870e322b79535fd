import { nothing } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { table } from '../../src/rules/pytagora/index.js';
import { around, showAll, type Camera } from './camera.js';
import type { PytagoraView } from './context.js';

/** Paper cannot be moved about: while the page is printed the whole table is in sight. */
class WholeOnPaper extends AsyncDirective {
  #view!: PytagoraView;
  #before: Camera | undefined;
  #listens = false;

  render(view: PytagoraView): typeof nothing {
    this.#view = view;
    this.#listen(this.isConnected);
    return nothing;
  }

  protected override disconnected(): void {
    this.#listen(false);
  }

  protected override reconnected(): void {
    this.#listen(true);
  }

  #listen(on: boolean): void {
    if (on === this.#listens) return;
    this.#listens = on;
    const act = on ? 'addEventListener' : 'removeEventListener';
    window[act]('beforeprint', this.#show);
    window[act]('afterprint', this.#return);
  }

  readonly #show = (): void => {
    const { fingers, seen, size } = this.#view;
    this.#before = fingers.camera;
    const lying = table(seen).map(([x, y]) => ({ x, y }));
    this.#view.set({ camera: showAll(around([...lying, ...fingers.spread.pieces], 1), size) });
  };

  readonly #return = (): void => this.#view.set({ camera: this.#before });
}

export const wholeOnPaper = directive(WholeOnPaper);
