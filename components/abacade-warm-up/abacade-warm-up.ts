import type { CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { itemOf, type Item, type Memory } from '../../src/learning/index.js';
import { knowsOn } from '../../src/learning/knows.js';
import { allTables, tableItems } from '../../src/learning/question.js';
import { asText, type BadAttribute } from '../parts/attribute-values.js';
import { DoubleTapGuard } from '../game/double-tap-guard.js';
import { random, timers } from '../parts/environment.js';
import { fire } from '../parts/events.js';
import { LearnerElement } from '../game/learner-element.js';
import { frameStyles } from '../game/styles.js';
import { lessonPictureStyles } from '../parts/lesson-pictures-styles.js';
import { lessonStyles } from '../parts/lesson-styles.js';
import { WarmUpController, type WarmUpHost } from '../parts/warm-up/controller.js';
import { warmUpSaid, warmUpScreen, type Way } from '../parts/warm-up/screen.js';
import { warmUpStyles } from '../parts/warm-up/styles.js';
import { answerStyles } from '../style/answer-box.js';
import { controlStyles } from '../style/controls.js';
import { formStyles } from '../style/form-styles.js';
import { tokens } from '../style/tokens.js';

const operations = ['multiplication', 'division', 'both'] as const;

const areWays = (given: unknown): given is readonly Way[] =>
  Array.isArray(given) &&
  given.every((one: Partial<Way> | null) => typeof one?.label === 'string' && typeof one.act === 'function');

/** Maximum length of the name that is shown, in characters. */
const mostName = 20;

/**
 * A warm-up of two minutes: at most 24 questions, chosen from what a child knows and has not seen for longest. It has no
 * clock and no score. With `learner`, its results are stored in this browser.
 *
 * @tag abacade-warm-up
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors everything around the sum.
 * @fires {CustomEvent<AnsweredEvent>} answer - A question was answered: prompt, given, expected, right, `think` in milliseconds.
 * @fires {CustomEvent<WarmUpOverDetail>} warm-up-over - The warm-up is over: the number of questions, the facts missed, and the facts known now.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the warm-up.
 * @slot footer - Below the warm-up.
 * @csspart action - A control that the child can use now.
 * @csspart warm-up - The whole screen.
 * @csspart number-pad - The question and the keys.
 * @csspart notice - A message about something that went wrong.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-ink-soft - Text that is less important.
 * @cssprop --ab-focus - Focus ring.
 * @cssprop --ab-p1 - Colour of the beads.
 */
export class AbacadeWarmUp extends LearnerElement {
  static override readonly styles: CSSResultGroup = [
    ...tokens,
    frameStyles,
    formStyles,
    controlStyles,
    answerStyles,
    lessonStyles,
    lessonPictureStyles,
    warmUpStyles,
  ];
  static override readonly properties: PropertyDeclarations = {
    tables: {},
    operation: {},
    fact: {},
    name: {},
    ways: { attribute: false },
  };

  /** The tables to practise: numbers from 2 to 12 separated by spaces or commas; by default all. */
  declare tables: string | undefined;
  /** The operation of the questions: `multiplication` (default), `division`, or `both`. */
  declare operation: string | undefined;
  /** The fact to ask first: `7*8`, `56/7` or `7+8`. */
  declare fact: string | undefined;
  /** The name of the child, 20 characters at most. */
  declare name: string | undefined;
  /**
   * The ways to continue that are offered before the first question and at the end; without them another warm-up is offered at
   * the end.
   */
  declare ways: readonly Way[] | undefined;

  #controller: WarmUpController | undefined;
  /** Number of questions so far: after each question, every control has another meaning. */
  #questions = 0;
  #allowed: readonly Item[] = [];
  #first: Item | undefined;
  #ways: readonly Way[] | undefined;

  constructor() {
    super();
    new DoubleTapGuard(this, () => this.#questions);
  }

  /** Starts a new warm-up. */
  restart(): void {
    this.#controller?.leave();
    this.#controller = new WarmUpController(this.#host(), { allowed: this.#allowed, first: this.#first });
    this.requestUpdate();
  }

  protected override opened(): void {
    this.restart();
  }

  protected override readAttributes(): readonly BadAttribute[] {
    const bad: BadAttribute[] = [];
    const { tables, operation, fact } = this;
    const asked = asText(tables ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : NaN));
    const areTables = asked.every((table) => allTables.includes(table));
    if (!areTables)
      bad.push({ name: 'tables', value: asText(tables), message: 'tables must be numbers from 2 to 12.' });
    const isOperation = operation === undefined || operation === null || operations.some((one) => one === operation);
    if (!isOperation)
      bad.push({
        name: 'operation',
        value: asText(operation),
        message: `operation must be one of ${operations.join(', ')}.`,
      });
    const kind = isOperation ? (operation ?? 'multiplication') : 'multiplication';
    const chosen = areTables && asked.length ? asked : allTables;
    this.#allowed = [
      ...(kind === 'division' ? [] : tableItems('P', chosen)),
      ...(kind === 'multiplication' ? [] : tableItems('Q', chosen)),
    ];
    this.#ways = areWays(this.ways) ? this.ways : undefined;
    if (this.ways && !this.#ways)
      bad.push({ name: 'ways', value: asText(this.ways), message: 'ways must be a list of { label, act }.' });
    this.#first = undefined;
    if (fact !== undefined && fact !== null && fact !== '') {
      const item = typeof fact === 'string' ? itemOf(`${fact}=?`) : undefined;
      if (item && /^[PQS]/.test(item)) this.#first = item;
      else bad.push({ name: 'fact', value: asText(fact), message: 'fact must be like 7*8, 56/7 or 7+8.' });
    }
    return bad;
  }

  #host(): WarmUpHost {
    const element = this;
    return {
      timers,
      random,
      get day() {
        return element.day;
      },
      get memory() {
        return element.kept.memory;
      },
      remember: (memory: Memory) => this.kept.change(memory),
      answered: ({ prompt, expected, given, think }) =>
        fire(this, 'answer', {
          type: 'answered',
          seat: 0,
          prompt,
          given,
          expected,
          right: given === expected,
          ms: think === undefined ? 0 : Math.round(think),
          ...(think !== undefined && { think: Math.round(think) }),
        }),
      changed: () => this.#changed(),
    };
  }

  #changed(): void {
    const { phase, typed, summary } = this.#controller!;
    this.requestUpdate();
    if (phase === 'right' || phase === 'wrong' || phase === 'over') this.#told();
    else if (!typed) {
      this.#questions++;
      this.focusing.to('[data-home]');
    }
    if (phase !== 'over' || !summary) return;
    const { questions, missed, nowKnown } = summary;
    fire(this, 'warm-up-over', { questions, missed, nowKnown });
  }

  #told(): void {
    this.#questions++;
    this.say(warmUpSaid(this.#view()));
    this.focusing.to('[data-home]');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#onHide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#onHide);
    this.#controller?.leave();
  }

  readonly #onHide = (): void => this.#controller?.lookAway();

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.isOpen) return;
    const restarts = ['tables', 'operation', 'fact'].some((name) => changed.has(name));
    if (restarts || changed.has('ways')) this.notices.report(this.readAttributes());
    if (restarts) this.restart();
  }

  #view(): Parameters<typeof warmUpScreen>[0] {
    const { memory } = this.kept;
    const { warmUp } = this.gameWords;
    const name = asText(this.name ?? '').trim();
    return {
      controller: this.#controller!,
      words: this.words,
      learning: this.gameWords,
      name: [...name].slice(0, mostName).join(''),
      colour: 0,
      isTimed: this.pace === 'none' ? undefined : memory.pace !== 'none',
      knows: knowsOn(memory, this.day),
      notation: this.notation,
      figure: (value) => this.locale.figure(value),
      ways: this.#ways ?? [{ label: warmUp.another, act: () => this.restart() }],
      waysAtStart: this.#ways ?? [],
    };
  }

  protected override renderOpen(): TemplateResult {
    return warmUpScreen(this.#view());
  }
}
