import { html, type CSSResultOrNative, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import { missedFacts, type MissedFact } from '../../src/match/missed-facts.js';
import type { Knows, RouteKind } from '../../src/rules/routes.js';
import { aroundGap, productText, sumText, type Writing } from '../../src/words/notation.js';
import type { CommonWords, StudyWords } from '../../src/words/types.js';
import type { PracticeView } from './context.js';
import type { GameTypes } from './game-types.js';
import { icon } from '../style/icons.js';
import { answerBox, type Verdict } from '../style/answer-box.js';
import { shape } from '../style/shapes.js';
import { aboutAnswer, aboutLine, lessonFoot, lessonWriting } from './lesson.js';
import { questionOf, spokenWay, wayCard } from './lesson-ways.js';
import { numberPad } from './number-pad.js';
import { part, PartElement } from './part-element.js';
import { practiceStyles } from './practice-styles.js';

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

/** The words of the practice. */
type Words = Pick<StudyWords<CommonWords>, 'lesson' | 'pad' | 'practice' | 'replay'>;

/**
 * The practice of the facts that were missed in a game: the current question, or the lesson after a wrong answer. Fires
 * `progress` with the new progress, `say` with a sentence, `done` when all is right, and `close`.
 */
export class Practice extends PartElement {
  static override readonly tag = 'abacade-practice';
  static override readonly styles = practiceStyles;

  declare words: Words;
  declare notation: Writing['notation'];
  declare figure: Writing['figure'];
  declare players: readonly Player[];
  declare progress: Progress;
  /** How well the player whose fact it is knows each product; undefined for everyone except a learner. */
  declare knows: Knows | undefined;

  override connectedCallback(): void {
    this.setAttribute('exportparts', 'turn, action, number-pad');
    super.connectedCallback();
  }

  protected override willUpdate(): void {
    this.className = `app drill ${this.progress.verdict}`;
  }

  protected override render(): TemplateResult {
    const { progress, words } = this;
    const { left, route, typed, verdict } = progress;
    const [fact] = left;
    const asking = question(this, fact, progress);
    return html`<div class="box">
      <div class="round ${sumOf(fact).numbers.length > 2 ? 'long' : ''}">
        ${this.#head(fact)}
        ${
          verdict === 'open'
            ? numberPad(
                this,
                { question: asking, typed, isHome: true },
                {
                  type: ({ detail }) => this.#change({ typed: detail }),
                  enter: () => this.#enter(fact),
                  escape: () => this.#change({ typed: '' }),
                },
              )
            : html`<div class="told">
                  <p class="question">${asking}</p>
                  ${aboutLine(about(this, fact, progress), verdict === 'right')}
                </div>
                ${way(this, fact, route, (chosen) => this.#change({ route: chosen }))}
                ${lessonFoot({ label: words.lesson.goOn, act: () => this.#goOn() })}`
        }
      </div>
    </div>`;
  }

  #change(to: Partial<Progress>): void {
    this.tell('progress', { ...this.progress, ...to });
  }

  #enter(fact: MissedFact): void {
    const { typed } = this.progress;
    if (typed === '') return;
    const verdict = Number(typed) === fact.expected ? 'right' : 'wrong';
    this.#change({ verdict });
    this.tell('say', verdict === 'right' ? this.words.lesson.have(whole(this, fact)) : taught(this, fact, typed));
  }

  #goOn(): void {
    const [fact, ...others] = this.progress.left;
    const left = this.progress.verdict === 'right' ? others : [...others, fact];
    if (left.length) {
      this.#change({ ...asked, left });
      this.tell('say', this.words.practice.left(left.length));
    } else this.tell('done');
  }

  /** Renders the player whose fact it is, the number of remaining facts, and the button to leave. */
  #head({ seat }: MissedFact): TemplateResult {
    const { players } = this;
    const { practice: w, replay } = this.words;
    const { colour, name } = players[seat];
    const people = players.filter(({ bot }) => !bot).length;
    return html`<section class="drill-head colour${colour + 1}" part="turn">
      ${shape(colour)}
      <div class="said">
        <h2><bdi>${people > 1 ? w.of(name) : w.title}</bdi></h2>
        <p>${w.left(this.progress.left.length)}</p>
      </div>
      <button
        type="button"
        class="icon-button"
        title=${replay.close}
        aria-label=${replay.close}
        @click=${() => this.tell('close')}
      >
        ${icon('close')}
      </button>
    </section>`;
  }
}

/** Renders the practice of the facts that were missed in the game. */
export function practice<T extends GameTypes>(
  v: PracticeView<T>,
  sheets: readonly CSSResultOrNative[] = [],
): TemplateResult {
  const { match, screens, words } = v;
  const missed = missedFacts(match);
  const now = all.get(match) ?? { ...asked, left: missed };
  return html`${part(
    Practice,
    {
      words,
      notation: v.notation,
      figure: v.figure,
      players: match.players,
      progress: now,
      knows: v.knows?.(now.left[0].seat),
      sheets,
    },
    {
      progress: ({ detail }) => {
        const next = detail as Progress;
        all.set(match, next);
        v.host.requestUpdate();
        if (next.verdict !== now.verdict) v.focusOn('[data-home]');
      },
      say: ({ detail }) => v.say(detail as string),
      done: () => {
        all.delete(match);
        v.say(words.finish.practice.says(missed.length));
        screens.closePractice(missed.length);
      },
      close: () => screens.closePractice(),
    },
  )}`;
}

/** Renders the question with a box for its answer: 7 × 8 = ▢, or 7 × ▢ = 56. */
export function question(
  v: Writing & { readonly words: Pick<Words, 'pad'> },
  fact: Pick<MissedFact, 'prompt'>,
  { typed, verdict }: Pick<Progress, 'typed' | 'verdict'>,
): TemplateResult {
  const [before, after] = aroundGap(fact.prompt, v);
  const box = answerBox(typed && v.figure(Number(typed)), verdict, verdict === 'open' ? v.words.pad.answer : undefined);
  return html`<bdi>${before}${box}${after}</bdi>`;
}

/** Returns the fact with its result: 7 × 8 = 56. */
export function whole(v: Writing, fact: Pick<MissedFact, 'prompt' | 'expected'>): string {
  const { numbers, sign } = sumOf(fact);
  const result = numbers.reduce((a, b) => (sign === '*' ? a * b : a + b));
  return sumText(`${numbers.join(sign)}=${result}`, v);
}

/** Returns the comment on an answer. */
function about(
  v: Writing & { readonly words: Words },
  fact: MissedFact,
  { typed, verdict }: Pick<Progress, 'typed' | 'verdict'>,
): string {
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
function taught(v: Practice, fact: MissedFact, typed: string): string {
  const said = about(v, fact, { typed, verdict: 'wrong' });
  const question = questionOf(fact.prompt, fact.expected);
  const way =
    question.kind === 'long-product' ? whole(v, fact) : spokenWay(question, lessonWriting(v), { knows: v.knows });
  return `${said} ${way}.`;
}

/** Renders the way to the answer. */
const way = (
  v: Practice,
  { prompt, expected }: MissedFact,
  route: RouteKind | undefined,
  onRoute: (route: RouteKind) => void,
): TemplateResult => wayCard(questionOf(prompt, expected), { ...lessonWriting(v), route, knows: v.knows, onRoute });
