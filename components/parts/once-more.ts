import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { OnceMore } from '../../src/learning/once-more.js';
import { readSum } from '../../src/words/notation.js';
import type { GameContext, WithStudyWords } from './context.js';
import { timers } from './environment.js';
import type { OnceMoreNeeds } from './study.js';
import type { GameTypes } from './game-types.js';
import { icon } from '../style/icons.js';
import { keyOf } from '../style/keys.js';
import type { Verdict } from '../style/answer-box.js';
import { numberPad } from './number-pad.js';
import { question, whole } from './practice.js';

/* Asks the learner a missed fact again while a computer player moves. It costs and earns no points. */

type Context<T extends GameTypes> = GameContext<T> & WithStudyWords<T>;

interface Card {
  readonly fact: OnceMore;
  typed: string;
  verdict: Verdict;
  /** The time until which the card stays during any turn, by the clock of the page, so that typing is not interrupted. */
  until: number;
  /** Stops listening for taps outside the card. */
  stop(): void;
}

/** The open cards, by element. */
const cards = new WeakMap<object, Card>();
/** The facts that have been asked again, and the index of the learner's move after which the last one was asked, by match. */
const asked = new WeakMap<object, { readonly items: readonly string[]; readonly after: number }>();

/** The time that a card stays during the learner's turn after a key, and after an answer, in milliseconds. */
const stay = { typed: 5000, judged: 1500 } as const;

/**
 * Opens a card when it is time for one, and closes it when the learner's turn comes. A card that is being answered stays
 * for a moment, or until the learner taps or moves elsewhere; if the turn is timed, it closes at once.
 */
export function followOnceMore<T extends GameTypes>(v: Context<T>, needs: OnceMoreNeeds): void {
  const match = v.table.match;
  const card = cards.get(v.host);
  if (card) {
    const isTouched = timers.now() < card.until;
    const isTimed = v.table.clock.isRunning && v.table.clock.left !== Infinity;
    const hasMoved = v.moment !== undefined && !needs.isOthers();
    const stays = match && !match.isOver && asked.get(match)?.items.includes(card.fact.item);
    if (!stays || (!needs.isOthers() && (!isTouched || isTimed || hasMoved))) close(v, needs);
    return;
  }
  if (!match || !needs.isOthers() || match.isOver || v.table.paused) return;
  const { items, after: last } = asked.get(match) ?? { items: [], after: -1 };
  const fact = needs.find(items);
  if (!fact) return;
  const after = match.plies.findLastIndex(({ by }) => by === fact.seat);
  // Only one between two moves of the learner.
  if (after === last) return;
  asked.set(match, { items: [...items, fact.item], after });
  const onTap = (event: Event): void => {
    const isBeside = !event.composedPath().some((one) => one instanceof Element && one.classList.contains('once-more'));
    if (isBeside && !needs.isOthers()) close(v, needs);
  };
  v.host.addEventListener('pointerdown', onTap, true);
  const stop = (): void => v.host.removeEventListener('pointerdown', onTap, true);
  cards.set(v.host, { fact, typed: '', verdict: 'open', until: 0, stop });
  v.say(`${v.words.practice.onceMore}: ${readSum(fact.prompt.replace('=?', ''), v, v.words.lesson.plus)}`);
  v.focusOn('.once-more .question');
}

function close<T extends GameTypes>(v: Context<T>, needs: OnceMoreNeeds): void {
  cards.get(v.host)?.stop();
  cards.delete(v.host);
  if (v.host.shadowRoot?.activeElement?.closest('.once-more')) needs.leave();
  v.host.requestUpdate();
}

/** Renders the card, if there is one. */
export function renderOnceMore<T extends GameTypes>(
  v: Context<T>,
  needs: OnceMoreNeeds,
): TemplateResult | typeof nothing {
  const card = cards.get(v.host);
  if (!card) return nothing;
  const { fact, verdict } = card;
  const { words } = v;
  const change = (to: Partial<Card>): void => {
    const ms = to.verdict ? stay.judged : to.typed ? stay.typed : 0;
    Object.assign(card, { ...to, until: timers.now() + ms });
    timers.later(() => v.host.requestUpdate(), ms);
    v.host.requestUpdate();
  };
  const enter = (): void => {
    if (card.typed === '') return;
    const right = Number(card.typed) === fact.expected;
    needs.judge(fact, right);
    change({ verdict: right ? 'right' : 'wrong' });
    v.say(right ? words.lesson.have(whole(v, fact)) : words.lesson.notYet(whole(v, fact)));
    v.focusOn('.once-more .question');
  };
  const asking = question(v, fact, card);
  const about =
    verdict === 'open' ? words.lesson.practice : words.lesson[verdict === 'right' ? 'have' : 'notYet'](whole(v, fact));
  const said = html`<p class="soft"><bdi>${about}</bdi></p>`;
  const shut = (): void => close(v, needs);
  return html`<section
    class="once-more"
    data-free
    aria-label=${words.practice.onceMore}
    @keydown=${(e: KeyboardEvent) => {
      // Keys typed here must not reach the game.
      e.stopPropagation();
      if (keyOf(e) !== 'Escape') return;
      e.preventDefault();
      shut();
    }}
  >
    <div class="once-card">
      <header>
        ${icon('again')}<b><bdi>${words.practice.onceMore}</bdi></b>
        <button
          type="button"
          class="icon-button"
          title=${words.replay.close}
          aria-label=${words.replay.close}
          @click=${shut}
        >
          ${icon('close')}
        </button>
      </header>
      ${
        verdict === 'open'
          ? numberPad(
              v,
              { question: asking, below: said, typed: card.typed },
              {
                type: ({ detail }) => change({ typed: detail }),
                enter,
                escape: () => (card.typed ? change({ typed: '' }) : shut()),
              },
            )
          : html`<p class="question" tabindex="-1">${asking}</p>
              ${said}
              <button type="button" class="button primary" @click=${shut}>${words.lesson.goOn}</button>`
      }
    </div>
  </section>`;
}

export const onceMoreStyles: CSSResult = css`
  .once-more {
    position: sticky;
    z-index: 4;
    inset-block-end: 0;
    block-size: 0;
  }
  /* What is half under the card would be hard to hit. */
  .frame:has(> .once-more) .speed {
    visibility: hidden;
  }
  .once-card {
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
  .once-card header {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    color: var(--ab-ink-soft);
    text-align: start;
  }
  .once-card header b {
    flex: 1;
  }
  .once-card .icon {
    inline-size: 1.2em;
    block-size: 1.2em;
  }
  .once-card .question {
    font-size: var(--ab-text-6);
  }
  .once-card .soft {
    min-block-size: 1.4em;
  }
  .once-card .button {
    justify-self: center;
  }
`;
