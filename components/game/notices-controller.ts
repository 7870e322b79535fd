import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { NoticeWords } from '../../src/words/types.js';
import { kebab } from '../../src/rules/options.js';
import { asText, type BadAttribute } from '../parts/attribute-values.js';
import { fire } from '../parts/events.js';
import type { LazyModules } from './lazy-modules.js';
import { render, type Fault, type Lost } from '../parts/notices.js';
import { isOutOfDate, reload } from './reloading.js';

/** The notices of an element: errors, lazy modules that have failed, and files that have been replaced. */
export class Notices {
  #faults: readonly Fault[] = [];
  #isOutOfDate: boolean | undefined;

  /** @param lostAs returns the notice for a lazy module that has failed; undefined if it is not missed yet */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly modules: LazyModules,
    private readonly lostAs: (name: string, retry: () => void) => Lost | undefined,
  ) {}

  #set(faults: readonly Fault[]): void {
    this.#faults = faults;
    this.host.requestUpdate();
  }

  /**
   * Shows a notice about an error, a single one for all invalid attributes, and fires `game-error`. The author of the page is
   * told in the console, too, which attribute it is.
   */
  show(code: string, message: string, fault: Fault): void {
    if (fault.kind === 'attribute')
      console.warn(`<${this.host.localName} ${kebab(code)}="${fault.value}">: ${message}`);
    this.#set([...this.#faults.filter(({ kind }) => kind !== fault.kind), fault]);
    fire(this.host, 'game-error', { code, message });
  }

  /** Removes a notice, because its cause is gone. */
  clear(kind: Fault['kind']): void {
    if (this.#faults.some((fault) => fault.kind === kind)) this.#set(this.#faults.filter((one) => one.kind !== kind));
  }

  /** Reports invalid attributes. */
  report(bad: readonly BadAttribute[]): void {
    for (const { name, value, message } of bad)
      this.show(name, message, { kind: 'attribute', value: value.slice(0, 40) });
  }

  /** Reports an attribute whose value is not one of `known`; a missing attribute is valid. */
  check(name: string, given: unknown, known: readonly unknown[]): void {
    if (given && !known.includes(given))
      this.report([{ name, value: asText(given), message: `${name} must be one of ${known.join(', ')}.` }]);
  }

  /** Shows a notice if another version has replaced the files of this one. Called when a lazy module has failed. */
  async askVersion(): Promise<void> {
    if (this.#isOutOfDate || !(await isOutOfDate())) return;
    this.#isOutOfDate = true;
    this.show('version', 'Another version is published.', { kind: 'outOfDate', reload: () => void reload() });
  }

  render(words: NoticeWords): TemplateResult[] {
    const { modules } = this;
    const retry = (): void => modules.retry();
    // One notice per kind; its button retries all modules.
    const lost = this.#isOutOfDate ? [] : modules.lost; // only a reload can restore these
    const byKind = new Map(
      lost
        .flatMap((name) => {
          const as = this.lostAs(name, retry);
          return as ? [{ ...as, file: modules.fileAtFault(name) }] : [];
        })
        .map((one) => [one.kind, one] as const),
    );
    const dismiss = (fault: Fault): void => this.#set(this.#faults.filter((other) => other !== fault));
    return render([...byKind.values(), ...this.#faults], words, dismiss);
  }
}
