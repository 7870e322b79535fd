import { css, html, type CSSResult, type TemplateResult } from 'lit';
import type { AnsweredEvent } from '../../src/rules/game.js';
import { inTable, productText, readProduct } from '../../src/words/notation.js';
import { aboutAnswer, aboutLine, lessonFoot, lessonWriting, routeCard, spokenRoute } from '../parts/lesson.js';
import { lessonStyles } from '../parts/lesson-styles.js';
import type { Explained, LessonMember } from '../parts/lessons.js';
import { numberPad } from '../parts/number-pad.js';
import type { Verdict } from '../style/answer-box.js';
import { answeredSum, asksFactor, costOf } from './announcements.js';
import type { MultiplayContext, MultiplayTypes } from './context.js';
import { question, sumOf } from './sum.js';

/* A lazy module: the lesson after a wrong answer, which stays until the player leaves it, and the same sum once more for practice. */

/** Returns the factors, in the order of the question. */
function factorsOf(
  { notation }: Pick<MultiplayContext, 'notation'>,
  answered: AnsweredEvent,
): readonly [number, number] {
  const { die, factor } = answeredSum(answered);
  return inTable(notation, die, factor);
}

/** Renders the lesson on the answer that is being shown, in the place of the board and of the task. */
export function renderLesson(
  v: Pick<MultiplayContext, LessonMember>,
  banner: (help: unknown) => TemplateResult,
): TemplateResult {
  const answered = v.moment!.ply.events.find((event) => event.type === 'answered')!;
  const sum = sumOf(v)!;
  const { interaction, words } = v;
  const { practice, practised, route } = interaction;
  const { state } = v.match;
  const w = words.lesson;
  const factors = factorsOf(v, answered);
  const knows = v.knows?.(state.seat);
  const product = factors[0] * factors[1];
  const isAsking = practice === 'asked';
  const verdict: Verdict = practice === 'right' ? 'right' : isAsking ? 'open' : 'wrong';
  const asked = question(v, state, { ...sum, verdict, ...(practice && { typed: practised }) });
  const whole = productText(v, ...factors, product);
  const said = { asked: w.dots, right: w.have(whole), wrong: w.notYet(whole) };
  const about = aboutLine(practice ? said[practice] : explained(v, answered), practice === 'right');
  const leave = (): void => {
    interaction.practice = undefined;
    interaction.leads = true;
    v.goOn();
  };
  const ask = (): void => {
    interaction.practice = 'asked';
    interaction.practised = '';
    v.focusOn('.question');
  };
  const pad = (): TemplateResult =>
    numberPad(
      v,
      { question: asked, below: about, typed: practised },
      {
        type: ({ detail }) => {
          interaction.practised = detail;
        },
        enter: () => {
          if (practised === '') return;
          interaction.practice = Number(practised) === answered.expected ? 'right' : 'wrong';
          v.say(said[interaction.practice]);
          v.focusOn('[data-home]');
        },
        escape: () => {
          interaction.practised = '';
        },
      },
    );
  const goOn = { label: w.goOn, act: leave };
  return html`<div class="app game teaches ${isAsking ? 'asking' : ''} size${v.match.players.length}">
    ${banner(isAsking ? w.practice : costOf(v, answered))}
    <div class="ask">
      ${
        isAsking
          ? pad()
          : html`<p class="question">${asked}</p>
              ${about}`
      }
    </div>
    ${routeCard({
      ...lessonWriting(v),
      factors,
      route,
      knows,
      isPractice: isAsking,
      onRoute: (next) => {
        interaction.route = next;
        v.say(spokenRoute(lessonWriting(v), factors, next, knows));
      },
    })}
    <div class="after">
      ${
        isAsking
          ? html`<button type="button" class="button" part="action" @click=${leave}>${w.goOnWithout}</button>`
          : practice
            ? lessonFoot(goOn)
            : lessonFoot({ label: w.tryAgain, act: ask }, goOn)
      }
    </div>
  </div>`;
}

/**
 * Explains a wrong answer: "8 × 12 is 96. How many eights make 88?"
 * @param product Formats a product, for display or to be read aloud.
 */
function explained(
  v: Pick<MultiplayContext, 'figure' | 'gameWords' | 'notation' | 'words'>,
  answered: AnsweredEvent,
  product = productText,
): string {
  const { figure, gameWords, notation } = v;
  const { given, expected } = answered;
  if (asksFactor(answered)) {
    const { die, product: number } = answeredSum(answered);
    const makes = v.words.lesson.is(product(v, ...inTable(notation, die, given)), figure(die * given));
    return `${makes} ${gameWords.howManyMake(die, figure(number))}`;
  }
  const about = aboutAnswer(lessonWriting(v), given, expected, product);
  return [about, v.words.lesson.what(product(v, ...factorsOf(v, answered)))].filter(Boolean).join(' ');
}

/** Explains a wrong answer, to be read aloud: what it would make, and a way to the right one. */
export const explain = (v: Explained<MultiplayTypes>, answered: AnsweredEvent): string =>
  `${explained(v, answered, readProduct)} ${spokenRoute(lessonWriting(v), factorsOf(v, answered), undefined, v.knows?.(answered.seat))}.`;

/** A lesson takes the place of board and task; nothing around it moves. */
const layout = css`
  .game.teaches {
    grid: 'turn' minmax(var(--bar), auto) 'ask' auto 'card' minmax(0, 1fr) 'after' auto / minmax(0, 1fr);
    block-size: calc(var(--bar) + var(--row) + var(--board) + 5px + var(--task) + 5 * var(--gap));
  }
  .frame[data-layout='side'] .game.teaches {
    grid:
      'card turn' var(--bar)
      'card ask' minmax(0, 1fr)
      'card after' auto / var(--board) minmax(0, 1fr);
    block-size: calc(var(--board) + 5px + 2 * var(--gap));
  }
  .frame:not([data-layout='side']) .game.asking {
    grid: 'turn' minmax(var(--bar), auto) 'card' minmax(0, 1fr) 'ask' auto 'after' auto / minmax(0, 1fr);
  }
  .teaches > .ask {
    grid-area: ask;
    display: grid;
    align-content: center;
    gap: var(--ab-space-2);
  }
  .teaches .about {
    font-size: var(--ab-text-3);
  }
  .teaches > .routes {
    grid-area: card;
  }
  .teaches > .after {
    grid-area: after;
    display: grid;
  }
`;

export const styles: readonly CSSResult[] = [lessonStyles, layout];
