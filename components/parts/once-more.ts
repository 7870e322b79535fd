import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { OnceMore } from '../../src/learning/once-more.js';
import { readSum, type Writing } from '../../src/words/notation.js';
import type { CommonWords, StudyWords } from '../../src/words/types.js';
import { answerStyles, type Verdict } from '../style/answer-box.js';
import { icon } from '../style/icons.js';
import { keyOf } from '../style/keys.js';
import type { GameContext, WithStudyWords } from './context.js';
import { timers } from './environment.js';
import type { GameTypes } from './game-types.js';
import { numberPad } from './number-pad.js';
import { part, PartElement } from './part-element.js';
import { question, whole } from './practice.js';
import type { OnceMoreNeeds } from './study.js';

/** The part of the context that the card needs. */
type View<T extends GameTypes> = Pick<GameContext<T>, 'figure' | 'focusOn' | 'moment' | 'notation' | 'say' | 'table'> &
  Pick<WithStudyWords<T>, 'words'>;

const cardStyles = css`
  :host {
    display: block;
    position: sticky;
    z-index: 4;
    inset-block-end: 0;
    block-size: 0;
  }
  section {
    position: absolute;
    inset-block-end: calc(var(--u) * 2);
    inset-inline-end: calc(var(--u) * 2);
    display: grid;
    gap: var(--ab-space-2);
    inline-size: min(100% - var(--u) * 4, max(300px, calc(var(--u) * 82)));
    padding: var(--ab-space-4);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    text-align: center;
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    color: var(--ab-ink-soft);
    text-align: start;
  }
  header b {
    flex: 1;
  }
  .icon {
    inline-size: 1.2em;
    block-size: 1.2em;
  }
  .soft {
    min-block-size: 1.4em;
  }
  .button {
    justify-self: center;
  }
`;

/**
 * The card that asks a learner a missed fact again while a computer player moves. Fires `type` with the digits that there are
 * after a key, `enter`, and `close`.
 */
export class OnceMoreCard extends PartElement {
  static override readonly tag = 'abacade-once-more';
  static override readonly styles = [answerStyles, cardStyles];

  declare words: Pick<StudyWords<CommonWords>, 'lesson' | 'pad' | 'practice' | 'replay'>;
  declare notation: Writing['notation'];
  declare figure: Writing['figure'];
  declare fact: Pick<OnceMore, 'prompt' | 'expected'>;
  declare typed: string;
  declare verdict: Verdict;

  override connectedCallback(): void {
    this.className = 'once-more';
    this.setAttribute('data-free', '');
    this.setAttribute('exportparts', 'action, number-pad');
    super.connectedCallback();
  }

  /** Moves the focus to the question. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.question')!.focus(options);
  }

  protected override render(): TemplateResult {
    const { fact, typed, verdict, words } = this;
    const { lesson } = words;
    const asking = question(this, fact, this);
    const about =
      verdict === 'open' ? lesson.practice : lesson[verdict === 'right' ? 'have' : 'notYet'](whole(this, fact));
    const said = html`<p class="soft"><bdi>${about}</bdi></p>`;
    const close = (): void => this.tell('close');
    return html`<section
      aria-label=${words.practice.onceMore}
      @keydown=${(e: KeyboardEvent) => {
        // Keys typed here must not reach the game.
        e.stopPropagation();
        if (keyOf(e) !== 'Escape') return;
        e.preventDefault();
        close();
      }}
    >
      <header>
        ${icon('again')}<b><bdi>${words.practice.onceMore}</bdi></b>
        <button
          type="button"
          class="icon-button"
          title=${words.replay.close}
          aria-label=${words.replay.close}
          @click=${close}
        >
          ${icon('close')}
        </button>
      </header>
      ${
        verdict === 'open'
          ? numberPad(
              this,
              { question: asking, below: said, typed },
              {
                type: ({ detail }) => this.tell('type', detail),
                enter: () => this.tell('enter'),
                escape: () => (typed ? this.tell('type', '') : close()),
              },
            )
          : html`<p class="question" tabindex="-1">${asking}</p>
              ${said}
              <button type="button" class="button primary" @click=${close}>${lesson.goOn}</button>`
      }
    </section>`;
  }
}

/** The fact that is being asked, and the answer. */
interface Asked {
  readonly fact: OnceMore;
  readonly typed: string;
  readonly verdict: Verdict;
  /** The time until which the card stays during any turn, by the clock of the page, so that typing is not interrupted. */
  readonly until: number;
}

/** The time that a card stays during the learner's turn after a key, and after an answer, in milliseconds. */
const stay = { typed: 5000, judged: 1500 } as const;

/** Asks the learner of a game a missed fact again while a computer player moves. It costs and earns no points. */
export class OnceMoreController {
  #now: Asked | undefined;
  /** The facts that have been asked again in a match, and the learner's move after which the last one was asked. */
  #before: { readonly match?: object; readonly items: readonly string[]; readonly after: number } | undefined;
  readonly #needs: OnceMoreNeeds;

  constructor(needs: OnceMoreNeeds) {
    this.#needs = needs;
    const onTap = (event: Event): void => {
      const isBeside = !event.composedPath().some((one) => one instanceof OnceMoreCard);
      if (this.#now && isBeside && !needs.isOthers()) this.#close();
    };
    needs.element.addEventListener('pointerdown', onTap, true);
  }

  /**
   * Opens the card when it is time for one, and closes it when the learner's turn comes; then renders it. A card that is being
   * answered stays for a moment, or until the learner taps or moves elsewhere; if the turn is timed, it closes at once.
   */
  update<T extends GameTypes>(v: View<T>): TemplateResult | typeof nothing {
    const { match, clock, paused } = v.table;
    const isOthers = this.#needs.isOthers();
    const isPlayed = match && !match.isOver;
    if (this.#now) {
      const isTimed = clock.isRunning && clock.left !== Infinity;
      const isTouched = timers.now() < this.#now.until && !isTimed && !v.moment;
      if (!isPlayed || this.#before?.match !== match || !(isOthers || isTouched)) this.#close();
    } else if (isPlayed && isOthers && !paused) this.#open(v, match);
    return this.#now ? this.#render(v, this.#now) : nothing;
  }

  #open<T extends GameTypes>(v: View<T>, match: NonNullable<typeof v.table.match>): void {
    const { items, after: last } = this.#before?.match === match ? this.#before : { items: [], after: -1 };
    const fact = this.#needs.find(items);
    if (!fact) return;
    const after = match.plies.findLastIndex(({ by }) => by === fact.seat);
    // Only one between two moves of the learner.
    if (after === last) return;
    this.#before = { match, items: [...items, fact.item], after };
    this.#now = { fact, typed: '', verdict: 'open', until: 0 };
    v.say(`${v.words.practice.onceMore}: ${readSum(fact.prompt.replace('=?', ''), v, v.words.lesson.plus)}`);
    v.focusOn('.once-more');
  }

  #close(): void {
    const { element, leave } = this.#needs;
    this.#now = undefined;
    if (element.shadowRoot?.activeElement instanceof OnceMoreCard) leave();
    element.requestUpdate();
  }

  /** Changes the answer; for `ms` milliseconds the card stays. */
  #change(to: Partial<Asked>, ms: number): void {
    const { element } = this.#needs;
    this.#now = { ...this.#now!, ...to, until: timers.now() + ms };
    timers.later(() => element.requestUpdate(), ms);
    element.requestUpdate();
  }

  #enter<T extends GameTypes>(v: View<T>, { fact, typed }: Asked): void {
    if (typed === '') return;
    const right = Number(typed) === fact.expected;
    this.#needs.judge(fact, right);
    this.#change({ verdict: right ? 'right' : 'wrong' }, stay.judged);
    v.say(v.words.lesson[right ? 'have' : 'notYet'](whole(v, fact)));
    v.focusOn('.once-more');
  }

  #render<T extends GameTypes>(v: View<T>, now: Asked): TemplateResult {
    const { words, notation, figure } = v;
    const { fact, typed, verdict } = now;
    return html`${part(
      OnceMoreCard,
      { words, notation, figure, fact, typed, verdict },
      {
        type: ({ detail }) => this.#change({ typed: detail as string }, detail ? stay.typed : 0),
        enter: () => this.#enter(v, now),
        close: () => this.#close(),
      },
    )}`;
  }
}

/** Hides the control of the speed, which would be half under the card and hard to hit. */
export const onceMoreStyles: CSSResult = css`
  .frame:has(> .once-more) .speed {
    visibility: hidden;
  }
`;
