import type { CSSResult, LitElement, ReactiveController } from 'lit';
import { LazyFile } from '../../src/match/lazy-file.js';
import type { LazyWords } from '../../src/words/words.js';
import { timers } from './environment.js';
import { blaming, FileAtFault } from '../ui/file-at-fault.js';

/** How each lazy module of an element is fetched, by its name. */
export type Fetchers = Readonly<Record<string, () => Promise<object>>>;

/** What happens to an element when its lazy modules load or fail. */
export interface LazyModuleCallbacks {
  /** A module has failed to load. */
  failed(name: string, error: unknown): void;
  /** A module has brought styles: those of all loaded modules. */
  adopt?(styles: readonly CSSResult[]): void;
  /** A module has brought words. */
  addWords?(words: LazyWords): void;
}

const stylesOf = (module: unknown): readonly CSSResult[] =>
  (module as { readonly styles?: readonly CSSResult[] } | undefined)?.styles ?? [];

/**
 * The lazy modules of one element. Each is fetched when it is first needed, has its styles and its words adopted and the
 * element updated when it has loaded. One that failed is retried with growing pauses while the element is connected, and as soon
 * as the device is online again.
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

  /** The module if it has loaded; else undefined, and it is fetched. */
  get(name: string): unknown {
    return this.#file(name).value;
  }

  /** Resolves with the module once it has loaded, or with undefined once it has failed. */
  outcome(name: string): Promise<unknown> {
    return this.#file(name).outcome();
  }

  /** Resolves with the module once it has loaded, after as many tries as it takes. */
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

  /** The file of a failed module for which the page or its server is to blame; undefined if it may be the network. */
  fileAtFault(name: string): string | undefined {
    return this.isLost(name) ? this.#atFault.get(name) : undefined;
  }

  /** Whether any module is being fetched for the first time. */
  get areComing(): boolean {
    return [...this.#files.values()].some(({ isLoading }) => isLoading);
  }

  /** Retries these modules at once. */
  retry(names: readonly string[] = this.lost): void {
    for (const name of names) this.#files.get(name)?.retry();
    this.host.requestUpdate();
  }

  /** Treats a module as failed that has loaded but cannot be used. */
  lose(name: string, error: unknown): void {
    this.#file(name).fail(error);
    void blaming(() => Promise.reject(error as Error)).catch((reason: unknown) => this.#blame(name, reason));
  }

  /** Stops retrying a failed module until it is asked for again. */
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

  /** The connection matters only while something is lost. */
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
