import type { LitElement, ReactiveController } from 'lit';

/**
 * Time after the last `dragover` event after which the files have left, in milliseconds: browsers fire one every third of a second.
 */
const gone = 1000;

/**
 * Takes files that are dropped on the element, or anywhere on the page; otherwise the browser would navigate to them.
 * Things that are no files are left alone.
 */
export class FileDrop implements ReactiveController {
  #held: ReturnType<typeof setTimeout> | undefined;

  /** @param open Called with the files that were dropped, at least one. */
  constructor(
    private readonly host: LitElement,
    private readonly open: (files: readonly File[]) => void,
    private readonly target: HTMLElement | Window = window,
  ) {
    host.addController(this);
  }

  /** True while files are dragged over the target. */
  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  hostConnected(): void {
    this.#listen('addEventListener');
  }

  hostDisconnected(): void {
    this.#listen('removeEventListener');
    this.#hold(false);
  }

  #listen(change: 'addEventListener' | 'removeEventListener'): void {
    const target: EventTarget = this.target;
    target[change]('dragover', this.#onDragOver);
    target[change]('dragleave', this.#onDragLeave);
    target[change]('drop', this.#onDrop);
  }

  #hold(isHeld: boolean): void {
    const wasHeld = this.isHeld;
    clearTimeout(this.#held);
    this.#held = isHeld ? setTimeout(() => this.#hold(false), gone) : undefined;
    if (isHeld !== wasHeld) this.host.requestUpdate();
  }

  readonly #onDragOver = (event: Event): void => {
    const { dataTransfer } = event as DragEvent;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'copy';
    this.#hold(true);
  };

  readonly #onDragLeave = (event: Event): void => {
    const entered = (event as DragEvent).relatedTarget;
    // Without a related target, the files have left the page.
    if (!(entered instanceof Node) || (this.target instanceof Node && !this.target.contains(entered)))
      this.#hold(false);
  };

  readonly #onDrop = (event: Event): void => {
    this.#hold(false);
    const { dataTransfer } = event as DragEvent;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const files = [...dataTransfer.files];
    if (files.length > 0) this.open(files);
  };
}
