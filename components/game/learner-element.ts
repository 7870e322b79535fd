import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { paces, type Memory, type Pace } from '../../src/learning/index.js';
import type { LearningWords } from '../../src/words/types.js';
import { learningLanguages } from '../../src/words/generated/learning.js';
import { asText, type BadAttribute } from '../parts/attribute-values.js';
import { BaseElement } from './base-element.js';
import { fire } from '../parts/events.js';
import { memoryOf, readLearner, today } from './learners.js';
import { badSwitches } from './switches.js';

/** The base class of elements that show or change what a child knows, without a game. */
export abstract class LearnerElement extends BaseElement<LearningWords> {
  static override readonly properties: PropertyDeclarations = { learner: {}, pace: {}, isOpen: { state: true } };

  /**
   * The learner, as a key of 1 to 200 characters: what this child knows is stored in this browser under it, for all
   * elements of the site with the same key. Without it nothing is stored.
   */
  declare learner: string | undefined;
  /** Sets how the time of answers counts: `usual` (default), `calm` (twice as much time), or `none`. */
  declare pace: Pace | undefined;

  /** @internal */
  declare protected isOpen: boolean;
  /** The stored knowledge of the child. */
  protected kept = memoryOf(undefined);
  #stopListening: (() => void) | undefined;

  constructor() {
    super(learningLanguages, {});
    this.isOpen = false;
  }

  /** The child's knowledge: a value of `abacade/learning`. Do not change it in place. */
  get memory(): Memory {
    return this.kept.memory;
  }

  /** Today, in days since 1 January 2024. */
  protected get day(): number {
    return today();
  }

  /** Called when the memory has been read, or the learner has changed. */
  protected abstract opened(): void;
  /** The invalid attributes of the element. */
  protected abstract readAttributes(): readonly BadAttribute[];

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.isOpen) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
    this.isOpen = false;
  }

  async #open(): Promise<void> {
    await this.locale.fetch();
    if (this.isOpen || !this.isConnected) return;
    this.checkLook();
    await this.#enter();
  }

  async #enter(): Promise<void> {
    const { key, bad: badKey } = readLearner(this.learner);
    const kept = memoryOf(key);
    const pace = paces.find((one) => one === this.pace);
    if (pace) kept.ask(pace);
    this.kept = kept;
    this.#stopListening?.();
    this.#stopListening = kept.listen(() => this.requestUpdate());
    const bad = this.readAttributes();
    if (this.pace !== undefined && this.pace !== null && !paces.includes(this.pace))
      this.notices.report([
        { name: 'pace', value: asText(this.pace), message: `pace must be one of ${paces.join(', ')}.` },
      ]);
    this.notices.report([...badKey, ...bad, ...badSwitches(this)]);
    await kept.load();
    if (kept !== this.kept) return;
    if (key !== undefined && !kept.isStored)
      this.notices.show('storage', 'The storage is forbidden.', { kind: 'notSaved' });
    this.isOpen = true;
    this.opened();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.isOpen && (changed.has('learner') || changed.has('pace'))) void this.#enter();
  }

  protected override lost(name: string, error: unknown): void {
    fire(this, 'game-error', { code: 'module', message: `${name}: ${String(error)}` });
  }

  /** Renders the screen, once the memory has been read. */
  protected abstract renderOpen(): TemplateResult;

  protected override renderScreen(): TemplateResult {
    return this.isOpen ? this.renderOpen() : html`<div class="busy" aria-busy="true"></div>`;
  }
}
