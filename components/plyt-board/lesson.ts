import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { AnsweredEvent } from '../../src/rules/game.js';
import { productTip } from '../../src/rules/tips.js';
import { readProduct } from '../../src/words/notation.js';
import { aboutAnswer, aboutLine, lessonFoot, lessonWriting } from '../parts/lesson.js';
import { lessonPictureStyles } from '../parts/lesson-pictures-styles.js';
import { lessonStyles } from '../parts/lesson-styles.js';
import { questionOf, spokenWay, wayCard, type Question } from '../parts/lesson-ways.js';
import type { Explained, LessonMember } from '../parts/lessons.js';
import { numberPad } from '../parts/number-pad.js';
import { answerBox, type Verdict } from '../style/answer-box.js';
import { nameIn } from '../style/player-name.js';
import { sumOf } from './announcements.js';
import type { PlytContext, PlytTypes } from './context.js';
import { equation, hasTwoRows } from './equation.js';
import { answerIn } from './moment.js';
import { sumInWords } from './spoken.js';
import { toNext } from './turn.js';

/* A lazy module: the lesson after a wrong answer, which stays until the player leaves it, and the same sum once more for practice. */

type Asked = NonNullable<ReturnType<typeof answerIn>>;

/** Returns the numbers of a prompt. */
const numbersOf = ({ prompt }: Asked): number[] => prompt.split(/[*+]/).map(Number);

/** Returns the question whose way is shown: that of the sum, or of the first step to a longer product. */
function shownOf({ interaction }: Pick<PlytContext, 'interaction'>, asked: Asked): Question {
  const question = questionOf(asked.prompt, asked.expected);
  if (question.kind !== 'long-product' || !interaction.opened) return question;
  const [a, b] = productTip(question.numbers)[0].terms;
  return { kind: 'product', factors: [a, b] };
}

/** Explains a wrong answer, to be read aloud: what it would make, and a way to the right one. */
export function explain(v: Explained<PlytTypes>, { expected, given, prompt, seat }: AnsweredEvent): string {
  const { spoken: w } = v.gameWords;
  const writing = lessonWriting(v);
  const question = questionOf(prompt, expected);
  const sum = sumInWords(v, prompt);
  const way =
    question.kind === 'long-product'
      ? w.makes(sum, v.figure(expected))
      : w.way(sum, spokenWay(question, writing, { knows: v.knows?.(seat) }));
  return [aboutAnswer(writing, given, expected, readProduct), way].filter(Boolean).join(' ');
}

/** The part of the context that a lesson needs. */
type LessonView = Pick<PlytContext, LessonMember | 'table'>;

/** Renders the lesson on the answer that is being shown, in the place of the board and of the stage. */
export function renderLesson(v: LessonView, banner: (help: unknown) => TemplateResult): TemplateResult {
  const asked = answerIn(v.moment!.ply.events)!;
  const { lesson: w } = v.words;
  const { practice } = v.interaction;
  const { state } = v.match;
  const isAsking = practice === 'asked';
  const given = asked.type === 'answered' ? asked.given : undefined;
  const typed = v.interaction.typed;
  const verdict: Verdict = practice === 'right' ? 'right' : isAsking ? 'open' : 'wrong';
  const shown = isAsking ? (typed === '' ? undefined : Number(typed)) : practice ? Number(typed) : given;
  const text = shown === undefined ? '' : v.figure(shown);
  const question = equation(v, state, asked.seat, {
    answer: answerBox(text, verdict, isAsking ? v.words.pad.answer : undefined),
  });
  const about = aboutLine(sentence(v, asked), practice === 'right');
  const card = picture(v, asked);
  const next = v.table.match && !v.table.match.isOver ? v.table.match.turn : undefined;
  const nextSeat = next?.kind === 'seat' ? next.seat : undefined;
  const goOnTo =
    nextSeat === undefined || nextSeat === asked.seat ? w.goOn : w.goOnTo(nameIn(v.match.players[nextSeat]));
  const leave = (): void => {
    v.interaction.practice = undefined;
    v.interaction.typed = '';
    v.goOn();
    toNext(v);
  };
  return html`<div class="app game teaches ${isAsking ? 'practising' : ''}">
    ${banner(isAsking ? w.practice : lost(v, asked))}
    ${
      isAsking
        ? nothing
        : html`<div class="asked">
            <p class="question">${question}</p>
            ${about}
          </div>`
    }
    ${card}
    ${
      isAsking
        ? html`<div class="foot-pad">
            ${numberPad(
              v,
              { question, below: hasTwoRows(numbersOf(asked)) ? nothing : about, typed, isHome: true },
              {
                type: ({ detail }) => {
                  v.interaction.typed = detail;
                },
                enter: () => {
                  if (typed === '') return;
                  v.interaction.practice = Number(typed) === asked.expected ? 'right' : 'wrong';
                  v.say(sentence(v, asked));
                  v.focusOn('[data-home]');
                },
                escape: () => {
                  v.interaction.typed = '';
                },
              },
            )}
            <button type="button" class="button quiet" part="action" @click=${leave}>${w.goOnWithout}</button>
          </div>`
        : practice
          ? lessonFoot({ label: goOnTo, act: leave })
          : lessonFoot(
              {
                label: w.tryAgain,
                act: () => {
                  v.interaction.practice = 'asked';
                  v.interaction.typed = '';
                  v.focusOn('[data-home]');
                },
              },
              { label: w.goOn, act: leave },
            )
    }
  </div>`;
}

/** Returns the sentence about the answer, shown above the way to the right one. */
function sentence(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'interaction' | 'notation' | 'words'>,
  asked: Asked,
): string {
  const { lesson: w } = v.words;
  const sum = `${sumOf(v, asked.prompt)} = ${v.figure(asked.expected)}`;
  switch (v.interaction.practice) {
    case 'asked':
      return w.dots;
    case 'right':
      return w.have(sum);
    case 'wrong':
      return w.notYet(sum);
    default: {
      if (asked.type === 'time-up' || asked.late) return v.gameWords.lesson.late;
      const what = w.what(sumOf(v, asked.prompt));
      const about = aboutAnswer(lessonWriting(v), asked.given, asked.expected);
      return [about, what].filter(Boolean).join(' ');
    }
  }
}

/** Says what the wrong answer has cost. */
function lost(v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'moment'>, { seat }: Asked): string {
  const { moments: w } = v.gameWords;
  const at = v.match.state.at[seat];
  const moved = v.moment?.ply.events.find((event) => event.type === 'moved');
  if (moved?.type === 'moved') return w.back(v.figure(moved.from - moved.to), v.figure(moved.to));
  return at ? w.stays(v.figure(at)) : w.staysOff;
}

/** Renders the way to the right answer. */
function picture(
  v: Pick<PlytContext, 'figure' | 'focusOn' | 'interaction' | 'knows' | 'notation' | 'words'>,
  asked: Asked,
): TemplateResult {
  const { interaction } = v;
  return wayCard(shownOf(v, asked), {
    ...lessonWriting(v),
    route: interaction.route,
    knows: v.knows?.(asked.seat),
    isPractice: interaction.practice === 'asked',
    onRoute: (route) => {
      interaction.route = route;
    },
    onOpen: () => {
      interaction.opened = true;
      v.focusOn('.tabs button');
    },
  });
}

const layout = css`
  .game.teaches {
    grid-template: 'turn' auto 'asked' auto 'way' minmax(0, 1fr) 'foot' auto / minmax(0, 1fr);
  }
  .game.practising {
    grid-template: 'turn' auto 'way' minmax(0, 1fr) 'foot' auto / minmax(0, 1fr);
  }
  .asked {
    grid-area: asked;
    display: grid;
    gap: var(--ab-space-1);
  }
  .game > .routes {
    grid-area: way;
  }
  .game > :is(.foot, .foot-pad) {
    grid-area: foot;
  }
  .foot-pad {
    display: grid;
    gap: var(--gap);
  }
  .button.quiet {
    border-color: transparent;
    background: none;
    min-block-size: var(--ab-control-2);
  }
  .frame[data-layout='side'] .game.teaches {
    grid-template: 'way turn' auto 'way asked' minmax(0, 1fr) 'way foot' auto / minmax(0, 1fr) var(--panel);
  }
  .frame[data-layout='side'] .game.teaches .asked {
    align-content: center;
  }
  .frame[data-layout='side'] .about {
    font-size: var(--ab-text-2);
  }
  .frame[data-layout='side'] .foot {
    padding-inline-end: calc(100% / 4);
  }
`;

export const styles: readonly CSSResult[] = [layout, lessonStyles, lessonPictureStyles];
