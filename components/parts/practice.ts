import { css, html, type TemplateResult } from 'lit';
import { missedFacts, type MissedFact } from '../../src/match/missed-facts.js';
import type { TipLine } from '../../src/rules/tips.js';
import type { RouteKind } from '../../src/rules/routes.js';
import { productText, sumText } from '../../src/words/notation.js';
import type { GameContext, WithStudyWords } from './context.js';
import type { GameTypes } from './game-types.js';
import { icon } from '../style/icons.js';
import { answerBox, numberPad, type Verdict } from '../style/number-pad.js';
import { shape } from '../style/shapes.js';
import { aboutAnswer, aboutLine, lessonFoot, lessonWriting, routeCard, spokenRoute, workedCard } from './lesson.js';

type Context<T extends GameTypes> = GameContext<T> & WithStudyWords<T>;

/** Practice of the facts missed in a game, after its end, without points or a clock. */

/** The progress of the practice of a game. */
interface Progress {
  /** The remaining facts; the first is the current question. */
  readonly left: readonly MissedFact[];
  readonly typed: string;
  readonly verdict: Verdict;
  /** The route that was chosen. */
  readonly route?: RouteKind | undefined;
}

/** Returns the steps to the result of a longer calculation. */
type Steps = (numbers: readonly number[], sign: '*' | '+') => readonly TipLine[];

/** The progress by match, so that practice can be left and continued. */
const all = new WeakMap<object, Progress>();

const asked = { typed: '', verdict: 'open', route: undefined } as const;

/** Parses a fact: its numbers, and whether they are multiplied or added. */
function sumOf({ prompt, expected }: Pick<MissedFact, 'prompt' | 'expected'>): {
  readonly numbers: readonly number[];
  readonly sign: '*' | '+';
} {
  const [terms] = prompt.replace('?', String(expected)).split('=');
  return { numbers: terms.split(/[*+]/).map(Number), sign: terms.includes('*') ? '*' : '+' };
}

/** Returns the two factors whose routes are shown; undefined for any other calculation. */
function factorsOf(fact: MissedFact): readonly [number, number] | undefined {
  const { numbers, sign } = sumOf(fact);
  const [a, b] = numbers;
  return sign === '*' && numbers.length === 2 && Math.max(a, b) <= 12 ? [a, b] : undefined;
}

/** Renders the current question, or the lesson after a wrong answer. */
export function practice<T extends GameTypes>(v: Context<T>, steps: Steps = () => []): TemplateResult {
  const missed = missedFacts(v.match);
  const now = all.get(v.match) ?? { ...asked, left: missed };
  const [fact, ...others] = now.left;
  const change = (to: Partial<Progress>): void => {
    all.set(v.match, { ...now, ...to });
    v.host.requestUpdate();
  };
  const isOpen = now.verdict === 'open';
  const enter = (): void => {
    if (now.typed === '') return;
    const verdict = Number(now.typed) === fact.expected ? 'right' : 'wrong';
    change({ verdict });
    v.say(verdict === 'right' ? v.words.lesson.have(whole(v, fact)) : taught(v, fact, now.typed));
    v.focusOn('[data-home]');
  };
  const goOn = (): void => {
    const left = now.verdict === 'right' ? others : [...others, fact];
    if (left.length) {
      change({ ...asked, left });
      v.say(v.words.practice.left(left.length));
      v.focusOn('[data-home]');
    } else {
      all.delete(v.match);
      v.say(v.words.finish.practice.says(missed.length));
      v.screens.closePractice(missed.length);
    }
  };
  return html`<div class="app drill ${now.verdict}">
    <div class="round ${sumOf(fact).numbers.length > 2 ? 'long' : ''}">
      ${head(v, fact, now.left.length)}
      ${
        isOpen
          ? numberPad({
              question: question(v, fact, now),
              typed: now.typed,
              digits: Array.from({ length: 10 }, (_, digit) => v.figure(digit)),
              words: v.words.pad,
              isHome: true,
              onType: (typed) => change({ typed }),
              onEnter: enter,
              onEscape: () => change({ typed: '' }),
            })
          : html`<div class="told">
                <p class="question">${question(v, fact, now)}</p>
                ${aboutLine(about(v, fact, now), now.verdict === 'right')}
              </div>
              ${way(v, fact, now.route, steps, (route) => change({ route }))}
              ${lessonFoot({ label: v.words.lesson.goOn, act: goOn })}`
      }
    </div>
  </div>`;
}

/** Renders the player whose fact it is, the number of remaining facts, and the button to leave. */
function head<T extends GameTypes>(v: Context<T>, { seat }: MissedFact, left: number): TemplateResult {
  const { practice: w, replay } = v.words;
  const { colour, name } = v.match.players[seat];
  const people = v.match.players.filter(({ bot }) => !bot).length;
  return html`<section class="drill-head colour${colour + 1}" part="turn">
    ${shape(colour)}
    <div class="said">
      <h2><bdi>${people > 1 ? w.of(name) : w.title}</bdi></h2>
      <p>${w.left(left)}</p>
    </div>
    <button
      type="button"
      class="icon-button"
      title=${replay.close}
      aria-label=${replay.close}
      @click=${() => v.screens.closePractice()}
    >
      ${icon('close')}
    </button>
  </section>`;
}

/** Renders the question with a box for its answer: 7 × 8 = ▢, or 7 × ▢ = 56. */
export function question<T extends GameTypes>(
  v: Context<T>,
  fact: Pick<MissedFact, 'prompt'>,
  { typed, verdict }: Pick<Progress, 'typed' | 'verdict'>,
): TemplateResult {
  const [before, after = ''] = (fact.prompt.includes('?') ? fact.prompt : `${fact.prompt}=?`).split('?');
  const box = answerBox(typed && v.figure(Number(typed)), verdict, verdict === 'open' ? v.words.pad.answer : undefined);
  return html`<bdi>${sumText(before, v)}${box}${sumText(after, v)}</bdi>`;
}

/** Returns the fact with its result: 7 × 8 = 56. */
export function whole<T extends GameTypes>(v: Context<T>, fact: Pick<MissedFact, 'prompt' | 'expected'>): string {
  const { numbers, sign } = sumOf(fact);
  const result = numbers.reduce((a, b) => (sign === '*' ? a * b : a + b));
  return sumText(`${numbers.join(sign)}=${result}`, v).trim();
}

/** Returns the comment on an answer. */
function about<T extends GameTypes>(v: Context<T>, fact: MissedFact, { typed, verdict }: Progress): string {
  const { figure, words } = v;
  if (verdict === 'right') return words.lesson.have(whole(v, fact));
  const given = Number(typed);
  const [a] = sumOf(fact).numbers;
  // For a missing factor, the comment is about the product that the answer would give.
  const isFactor = fact.prompt.includes('?=');
  const makes = isFactor
    ? words.lesson.is(productText(v, a, given), figure(a * given))
    : aboutAnswer(lessonWriting(v), given, fact.expected);
  return makes || words.lesson.notYet(whole(v, fact));
}

/** Returns the announcement of a wrong answer, with a route to the right one. */
function taught<T extends GameTypes>(v: Context<T>, fact: MissedFact, typed: string): string {
  const factors = factorsOf(fact);
  const said = about(v, fact, { ...asked, typed, verdict: 'wrong', left: [] });
  const way = factors && spokenRoute(lessonWriting(v), factors, undefined, v.knows?.(fact.seat));
  return [said, way ? `${way}.` : `${whole(v, fact)}.`].join(' ');
}

/** Renders the solution: the routes to a product of two numbers, or the steps of a longer calculation. */
function way<T extends GameTypes>(
  v: Context<T>,
  fact: MissedFact,
  route: RouteKind | undefined,
  steps: Steps,
  onRoute: (route: RouteKind) => void,
): TemplateResult {
  const factors = factorsOf(fact);
  if (factors) return routeCard({ ...lessonWriting(v), factors, route, knows: v.knows?.(fact.seat), onRoute });
  const { numbers, sign } = sumOf(fact);
  const lines = steps(numbers, sign);
  const shown = lines.map(({ terms, sign, value }) => `${terms.join(sign)}=${value}`);
  return workedCard(
    (shown.length ? shown : [`${numbers.join(sign)}=${fact.expected}`]).map((line) => {
      const [terms, value] = line.split('=');
      return html`<li><span>${sumText(terms, v)}</span> <i>=</i> <b>${sumText(value, v)}</b></li>`;
    }),
  );
}

/** The styles of the screen, except those of lessons and of the number pad, which most games contain anyway. */
export const practiceStyles = css`
  .drill {
    container: drill / size;
    block-size: max(300px, var(--ab-height, min(100svh, max(190cqi, 560px))));
    overflow: auto;
  }
  .round {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--ab-space-4);
    inline-size: min(100%, calc(var(--u) * 120));
    min-block-size: 100%;
    margin-inline: auto;
    padding: var(--ab-space-4);
  }
  .drill:not(.open) .round {
    block-size: 100%;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
  }
  .drill-head {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    min-block-size: var(--ab-control-3);
    padding-inline: var(--ab-space-5) var(--ab-space-2);
    border-radius: var(--ab-radius-2);
    background: var(--pc);
    color: var(--ab-on-player);
    font-weight: 600;
  }
  .drill-head .shape {
    color: inherit;
    font-size: var(--ab-text-5);
  }
  .drill-head .said {
    flex: 1;
    min-inline-size: 0;
  }
  .drill-head h2 {
    overflow: hidden;
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .drill-head .icon-button {
    min-inline-size: var(--ab-control-2);
    min-block-size: var(--ab-control-2);
    border-color: transparent;
    background: none;
    color: inherit;
  }
  .drill .pad {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .drill .pad .question {
    align-self: center;
    font-size: var(--ab-figure);
  }
  .drill .long .question {
    font-size: var(--ab-text-6);
  }
  /* Six dice make many steps. */
  .drill .worked {
    font-size: min(var(--ab-text-4), 2.8cqb);
    row-gap: var(--ab-space-1);
  }
  .drill bdi {
    direction: var(--equations, ltr);
    unicode-bidi: isolate;
  }
  /* Beside the keys, and beside what is told, there is more space than above and below. */
  @container drill (min-aspect-ratio: 13/10) and (min-width: 560px) {
    .round {
      inline-size: min(100%, calc(var(--u) * 240));
    }
    .drill .pad {
      grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
      align-items: center;
    }
    .drill .round:not(.long) .question {
      font-size: min(var(--ab-figure), 5.5cqi);
    }
    .drill:not(.open) .round {
      grid-template: 'way head' auto 'way told' minmax(0, 1fr) 'way foot' auto / minmax(0, 1fr) minmax(0, 1fr);
    }
    .drill:not(.open) .drill-head {
      grid-area: head;
    }
    .drill .told {
      grid-area: told;
      align-self: center;
    }
    .drill .routes {
      grid-area: way;
    }
    .drill .foot {
      grid-area: foot;
    }
    .drill .worked {
      font-size: min(var(--ab-text-4), 5cqb);
    }
  }
`;
