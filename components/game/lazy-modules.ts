import type { CSSResult, LitElement, ReactiveController } from 'lit';
import { LazyFile } from '../../src/match/lazy-file.js';
import type { LazyWords } from '../../src/words/words.js';
import { timers } from '../parts/environment.js';
import { blaming, FileAtFault } from '../style/file-at-fault.js';

/** The functions that fetch the lazy modules of an element, by name. */
export type Fetchers = Readonly<Record<string, () => Promise<object>>>;

/** Callbacks for lazy modules that load or fail. */
export interface LazyModuleCallbacks {
  /** Called when a module has failed to load. */
  failed(name: string, error: unknown): void;
  /** Called when a module has brought styles; gets the styles of all loaded modules. */
  adopt?(styles: readonly CSSResult[]): void;
  /** Called when a module has brought words. */
  addWords?(words: LazyWords): void;
}

const stylesOf = (module: unknown): readonly CSSResult[] =>
  (module as { readonly styles?: readonly CSSResult[] } | undefined)?.styles ?? [];

/**
 * The lazy modules of one element. Each is fetched when it is first needed; when it has loaded, its styles and words are
 * adopted and the element is updated. A module that failed is retried with growing pauses while the element is connected,
 * and as soon as the device is online again. A failure without a connected element is told only if it lasts until there is one.
 */
export class LazyModules implements ReactiveController {
  readonly #files = new Map<string, LazyFile<unknown>>();
  readonly #atFault = new Map<string, string>();

  constructor(
    private readonly host: LitElement,
    private readonly fetchers: Fetchers,
    private readonly on: LazyModuleCallbacks,
  ) {
    host.addController(this);
  }

  /** Returns the module if it has loaded; otherwise returns undefined and fetches it. */
  get(name: string): unknown {
    return this.#file(name).value;
  }

  /** Resolves with the module once it has loaded, or with undefined once it has failed. */
  outcome(name: string): Promise<unknown> {
    return this.#file(name).outcome();
  }

  /** Resolves with the module once it has loaded, after as many retries as necessary. */
  whenLoaded(name: string): Promise<unknown> {
    return this.#file(name).loaded();
  }

  isLost(name: string): boolean {
    return this.#files.get(name)?.hasFailed === true;
  }

  /** The names of the modules that have failed and not loaded since. */
  get lost(): string[] {
    return [...this.#files.keys()].filter((name) => this.isLost(name));
  }

  /** Returns the file of a failed module if the page or its server is to blame; undefined if it may be the network. */
  fileAtFault(name: string): string | undefined {
    return this.isLost(name) ? this.#atFault.get(name) : undefined;
  }

  /** True while any module is being fetched for the first time. */
  get areComing(): boolean {
    return [...this.#files.values()].some(({ isLoading }) => isLoading);
  }

  /** Retries these modules at once. */
  retry(names: readonly string[] = this.lost): void {
    for (const name of names) this.#files.get(name)?.retry();
    this.host.requestUpdate();
  }

  /** Marks a module as failed that has loaded but cannot be used. */
  lose(name: string, error: unknown): void {
    this.#file(name).fail(error);
    void blaming(() => Promise.reject(error as Error)).catch((reason: unknown) => this.#blame(name, reason));
  }

  /** Stops retrying a failed module until it is requested again. */
  drop(name: string): void {
    if (!this.isLost(name)) return;
    this.#files.get(name)?.pause(true);
    this.#files.delete(name);
    this.#changed();
  }

  hostConnected(): void {
    for (const file of this.#files.values()) file.pause(false);
    this.#listen();
  }

  hostDisconnected(): void {
    for (const file of this.#files.values()) file.pause(true);
    this.#listen();
  }

  /** Listens for the connection only while a module has failed. */
  #listen(): void {
    const isWanted = this.host.isConnected && this.lost.length > 0;
    window[isWanted ? 'addEventListener' : 'removeEventListener']('online', this.#onLine);
  }

  readonly #onLine = (): void => this.retry();

  #file(name: string): LazyFile<unknown> {
    const known = this.#files.get(name);
    if (known) return known;
    const file = new LazyFile<unknown>(() => this.#fetch(name), timers, {
      failed: (error) => {
        if (this.#files.get(name) !== file) return;
        this.on.failed(name, error);
        this.#changed();
      },
      loaded: () => {
        const { words } = file.value as { readonly words?: LazyWords };
        if (words) this.on.addWords?.(words);
        if (stylesOf(file.value).length)
          this.on.adopt?.([...this.#files.values()].flatMap(({ value }) => stylesOf(value)));
        this.#changed();
      },
    });
    file.pause(!this.host.isConnected);
    this.#files.set(name, file);
    return file;
  }

  async #fetch(name: string): Promise<object> {
    try {
      return await blaming(this.fetchers[name]);
    } catch (error) {
      this.#blame(name, error);
      throw error;
    }
  }

  #blame(name: string, error: unknown): void {
    const before = this.#atFault.get(name);
    if (error instanceof FileAtFault) this.#atFault.set(name, error.file);
    else this.#atFault.delete(name);
    // A retry that fails for another reason is no new failure.
    if (before !== this.#atFault.get(name)) this.host.requestUpdate();
  }

  #changed(): void {
    this.#listen();
    this.host.requestUpdate();
  }
}
