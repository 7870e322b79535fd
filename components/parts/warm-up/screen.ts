import { html, nothing, type TemplateResult } from 'lit';
import type { Item } from '../../../src/learning/index.js';
import { itemQuestion } from '../../../src/learning/question.js';
import type { Knows } from '../../../src/rules/routes.js';
import { aroundGap, sumDirection, sumText, type Writing } from '../../../src/words/notation.js';
import type { CommonWords, LearningWords, MainWords } from '../../../src/words/types.js';
import { icon } from '../../style/icons.js';
import { toggle } from '../../style/controls.js';
import { answerBox } from '../../style/answer-box.js';
import { rich } from '../../style/rich-text.js';
import { shape } from '../../style/shapes.js';
import { lessonWriting } from '../lesson.js';
import { questionOf, spokenWay, wayCard } from '../lesson-ways.js';
import { numberPad } from '../number-pad.js';
import type { WarmUpController } from './controller.js';

/** The maximum number of facts of each kind listed at the end. */
const mostListed = 6;

/** The data and actions of a warm-up screen. */
export interface WarmUpView extends Writing {
  readonly controller: WarmUpController;
  readonly words: MainWords<CommonWords>;
  readonly learning: LearningWords;
  /** The name of the player, if known. */
  readonly name?: string | undefined;
  /** The colour of the player, 0 to 5. */
  readonly colour: number;
  /** True if the child’s time counts; undefined if the page decides. */
  readonly isTimed: boolean | undefined;
  /** Returns how well the child knows a product. */
  readonly knows: Knows;
  /** The actions at the end, the first as the main button. */
  readonly ways: readonly Way[];
  /** The actions before the first question, beside the start. */
  readonly waysAtStart: readonly Way[];
}

/** An action that leads on from a warm-up. */
export interface Way {
  readonly label: string;
  act(): void;
}

/** Renders a warm-up: its start, a question, the result of an answer, or its end. */
export function warmUpScreen(v: WarmUpView): TemplateResult {
  const { phase } = v.controller;
  return html`<div class="app warm-up ${phase}" part="warm-up">
    <div class="warm-up-inside">
      ${head(v)} ${phase === 'start' ? start(v) : phase === 'over' ? over(v) : asking(v)}
    </div>
  </div>`;
}

/** Renders the name of the child, a bead for each answer, and the button to leave. */
function head({ controller, learning: { warmUp: w }, name, colour, figure }: WarmUpView): TemplateResult {
  const { phase, warmUp } = controller;
  const answers = warmUp?.answers ?? [];
  const isOpen = phase !== 'start' && phase !== 'over';
  return html`<header class="warm-up-head colour${colour + 1}">
    <h2>${shape(colour)}<bdi>${name ? w.of(name) : w.title}</bdi></h2>
    ${
      isOpen
        ? html`<p class="warm-up-beads" aria-hidden="true">
              ${answers.map(({ right }) => html`<i class=${right ? '' : 'hollow'}></i>`)}
            </p>
            ${answers.length ? html`<p class="warm-up-count">${w.soFar(figure(answers.length))}</p>` : nothing}
            <button type="button" class="button warm-up-stop" part="action" @click=${() => controller.stop()}>
              ${w.stop}
            </button>`
        : nothing
    }
  </header>`;
}

function start({ controller, learning: { warmUp: w }, isTimed, waysAtStart }: WarmUpView): TemplateResult {
  return html`<div class="warm-up-start">
    <p class="warm-up-about">${controller.isEmpty ? w.nothing : w.about}</p>
    ${
      controller.isEmpty
        ? nothing
        : html`<button
            type="button"
            class="button primary big"
            part="action"
            data-home
            @click=${() => controller.start()}
          >
            ${icon('play')}${w.start}
          </button>`
    }
    ${
      isTimed === undefined || controller.isEmpty
        ? nothing
        : html`<p class="warm-up-pace">
            <span>${w.untimed}</span>${toggle(w.untimed, !isTimed, (on) => controller.setPace(on ? 'none' : 'usual'))}
          </p>`
    }
    ${waysOn(waysAtStart, controller.isEmpty)}
  </div>`;
}

/** Renders a question with the number pad, or the comment on an answer. The number pad does not move. */
function asking(v: WarmUpView): TemplateResult {
  const { controller, learning, figure } = v;
  const { phase } = controller;
  if (phase === 'wrong') return wrong(v);
  const { warmUp: w } = learning;
  const isCopy = phase === 'copy';
  const isAgain = !isCopy && controller.asked?.isAgain;
  return html`<div class="warm-up-main" @click=${() => controller.phase === 'right' && controller.goOn()}>
    ${numberPad(
      v,
      {
        question: html`${
            isCopy
              ? html`<span class="warm-up-tag">${w.copy}</span>`
              : isAgain
                ? html`<span class="warm-up-tag again">${icon('again')}${w.again}</span>`
                : nothing
          }<span class="warm-up-ask">${isCopy ? copy(v) : sum(v)}</span>`,
        below: html`<p class="warm-up-say ${phase === 'right' ? 'correct' : ''}">
          ${isCopy ? w.copyHelp : phase === 'right' ? w.right(figure(controller.asked!.expected)) : isAgain ? w.againHelp : w.help}
        </p>`,
        typed: controller.typed,
        isStill: phase === 'right',
        isHome: true,
      },
      {
        type: ({ detail }) => controller.type(detail),
        enter: () => controller.enter(),
        escape: () => controller.type(''),
      },
    )}
  </div>`;
}

const copy = (v: WarmUpView): TemplateResult =>
  html`<span>${v.learning.warmUp.copyThis(v.figure(v.controller.copy))}</span>${box(v)}`;

/** Renders the question with a box for its answer: 7 × 8 = ▢, or 7 × ▢ = 56. */
function sum(v: WarmUpView): TemplateResult {
  const [before, after] = aroundGap(v.controller.asked!.prompt, v);
  return html`<bdi dir=${sumDirection(v.notation)}>${before}${box(v)}${after}</bdi>`;
}

function box({ controller: { typed, phase, asked }, words, figure }: WarmUpView): TemplateResult {
  if (phase === 'wrong') return answerBox(figure(asked!.expected), 'shown');
  const verdict = phase === 'right' ? 'right' : 'open';
  return answerBox(typed && figure(Number(typed)), verdict, verdict === 'open' ? words.pad.answer : undefined);
}

/** Renders the right answer, and a route to it from what the child knows, until the child continues. */
function wrong(v: WarmUpView): TemplateResult {
  const { controller, learning, figure } = v;
  const { warmUp: w } = learning;
  const { asked, typed } = controller;
  return html`<div class="warm-up-main warm-up-wrong">
    <div class="warm-up-told">
      <p class="question" tabindex="-1"><span class="warm-up-ask">${sum(v)}</span></p>
      <p class="warm-up-say"><bdi>${rich(w.wrong(figure(Number(typed)), figure(asked!.expected)))}</bdi></p>
      <button
        type="button"
        class="button primary warm-up-next"
        part="action"
        data-home
        @click=${() => controller.goOn()}
      >
        ${w.next}
      </button>
      ${asked!.isAgain ? nothing : html`<p class="warm-up-soft">${w.comesBack}</p>`}
    </div>
    <section class="warm-up-way">
      <h3>${w.way}</h3>
      ${way(v)}
    </section>
  </div>`;
}

function way(v: WarmUpView): TemplateResult {
  const { controller, knows } = v;
  const { prompt, expected } = controller.asked!;
  return wayCard(questionOf(prompt, expected), {
    ...lessonWriting(v),
    route: controller.route,
    knows,
    onRoute: (route) => controller.choose(route),
  });
}

/** Returns the announcement after an answer. */
export function warmUpSaid(v: WarmUpView): string {
  const { controller, learning, knows, figure } = v;
  const { phase, asked } = controller;
  const { warmUp: w } = learning;
  if (phase === 'over') return w.over;
  if (phase === 'right') return w.right(figure(asked!.expected));
  if (phase !== 'wrong') return '';
  const { prompt, expected } = asked!;
  const way = spokenWay(questionOf(prompt, expected), lessonWriting(v), { route: controller.route, knows });
  return `${w.itIs(figure(expected))} ${way}.`;
}

function over(v: WarmUpView): TemplateResult {
  const { controller, learning, ways } = v;
  const { warmUp: w } = learning;
  const { summary } = controller;
  return html`<div class="warm-up-over">
    <h3 class="warm-up-end" tabindex="-1" data-home>${w.over}</h3>
    ${
      summary?.questions
        ? html`${summary.tomorrow ? html`<p class="warm-up-big">${w.tomorrow(summary.tomorrow)}</p>` : nothing}
            <p class="warm-up-soft">${w.asked(summary.questions, summary.again)}</p>
            <div class="warm-up-pair">
              ${list(v, w.worthALook, summary.missed, summary.cameRight ? w.cameRight : '')}
              ${list(v, w.nowKnown, summary.nowKnown, w.grown)}
            </div>`
        : nothing
    }
    ${waysOn(ways, true)}
  </div>`;
}

/** Renders the buttons that lead on from a warm-up, the first as the main button if it `leads`. */
const waysOn = (ways: readonly Way[], leads: boolean): TemplateResult | typeof nothing =>
  ways.length
    ? html`<div class="warm-up-ways">
        ${ways.map(
          ({ label, act }, at) =>
            html`<button type="button" class="button ${leads && !at ? 'primary' : ''}" part="action" @click=${act}>
              ${label}
            </button>`,
        )}
      </div>`
    : nothing;

const list = (v: WarmUpView, title: string, items: readonly Item[], note: string): TemplateResult | typeof nothing =>
  items.length
    ? html`<section class="warm-up-card">
        <h4>${title}</h4>
        <ul>
          ${items.slice(0, mostListed).map((item) => html`<li>${fact(v, item)}</li>`)}
        </ul>
        ${items.length > mostListed ? html`<p>${v.learning.warmUp.more(items.length - mostListed)}</p>` : nothing}
        ${note ? html`<p class="warm-up-soft">${note}</p>` : nothing}
      </section>`
    : nothing;

/** Renders a fact with its result: 7 × 8 **56**. */
function fact(v: WarmUpView, item: Item): TemplateResult {
  const { prompt, expected } = itemQuestion(item, () => 0);
  const [sum] = prompt.split('=?');
  return html`<bdi>${sumText(sum, v)}</bdi><b>${v.figure(expected)}</b>`;
}
