import { html, type TemplateResult } from 'lit';
import type { Ply } from '../../src/match/match.js';
import type { MultiplayEvent, MultiplayMove, MultiplayState } from '../../src/rules/multiplay/index.js';
import { banner } from '../parts/banner.js';
import { inTable, productText, readProduct } from '../../src/words/notation.js';
import { aboutAnswer, aboutLine, lessonFoot, lessonWriting, routeCard, spokenRoute } from '../parts/lesson.js';
import { numberPad } from '../parts/number-pad.js';
import type { Verdict } from '../style/answer-box.js';
import type { MultiplayContext } from './context.js';
import { beatOf } from './moments.js';
import { question, sumOf, type Sum } from './sum.js';

/** Returns the sum whose wrong answer is being explained. */
export const lessonAt = (v: Pick<MultiplayContext, 'interaction' | 'match' | 'moment'>): Sum | undefined =>
  beatOf(v)?.name === 'lesson' ? sumOf(v) : undefined;

/** Returns the factors, in the order of the question. */
const factorsOf = (
  { match, notation }: Pick<MultiplayContext, 'match' | 'notation'>,
  { die, cell, factor }: Sum,
): readonly [number, number] => inTable(notation, die, cell === undefined ? factor : match.state.numbers[cell] / die);

/**
 * Renders the lesson after a wrong answer, in the place of the board: the way to the right answer, and the same sum for
 * practice.
 */
export function lessonScreen(v: MultiplayContext, sum: Sum): TemplateResult {
  const { interaction, words } = v;
  const { practice, practised, route } = interaction;
  const { state } = v.match;
  const w = words.lesson;
  const factors = factorsOf(v, sum);
  const knows = v.knows?.(state.seat);
  const product = factors[0] * factors[1];
  const right = sum.cell === undefined ? product : product / sum.die;
  const isAsking = practice === 'asked';
  const verdict: Verdict = practice === 'right' ? 'right' : isAsking ? 'open' : 'wrong';
  const asked = question(v, state, { ...sum, verdict, ...(practice && { typed: practised }) });
  const whole = productText(v, ...factors, product);
  const said = { asked: w.dots, right: w.have(whole), wrong: w.notYet(whole) };
  const about = aboutLine(practice ? said[practice] : explained(v, sum), practice === 'right');
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
          interaction.practice = Number(practised) === right ? 'right' : 'wrong';
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
    ${banner(v, {
      seat: state.seat,
      help: html`<span class="help">${isAsking ? w.practice : stays(v, sum)}</span>`,
      timed: state.options.timer > 0,
    })}
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
 * Explains the answer: "8 × 12 is 96. How many eights make 88?"
 * @param product Formats a product, for display or to be read aloud.
 */
function explained(
  v: Pick<MultiplayContext, 'figure' | 'gameWords' | 'match' | 'notation' | 'words'>,
  sum: Sum,
  product = productText,
): string {
  const { figure, gameWords, notation } = v;
  const given = Number(sum.typed);
  const { die, cell, factor } = sum;
  if (cell !== undefined) {
    const makes = v.words.lesson.is(product(v, ...inTable(notation, die, given)), figure(die * given));
    return `${makes} ${gameWords.howManyMake(die, figure(v.match.state.numbers[cell]))}`;
  }
  const about = aboutAnswer(lessonWriting(v), given, die * factor, product);
  return [about, v.words.lesson.what(product(v, ...factorsOf(v, sum)))].filter(Boolean).join(' ');
}

/** Says what the wrong answer has cost. */
const stays = (v: Pick<MultiplayContext, 'figure' | 'gameWords' | 'match'>, { cell }: Sum): string =>
  cell === undefined ? v.gameWords.lesson.none : v.gameWords.lesson.stays(v.figure(v.match.state.numbers[cell]));

type MultiplayPly = Ply<MultiplayState, MultiplayMove, MultiplayEvent>;

/**
 * Returns a person's wrong answer as one announcement: what it would make, the way to the right one, and what it has cost;
 * undefined for other moves, whose events are announced one after another.
 */
export function announceMove(
  v: Pick<MultiplayContext, 'announce' | 'figure' | 'gameWords' | 'knows' | 'match' | 'notation' | 'words'>,
  { events, by, move }: MultiplayPly,
  before: MultiplayState,
): string | undefined {
  const answered = events.find((event) => event.type === 'answered');
  if (!answered || answered.given === answered.expected || by === 'chance' || v.match.isBot(by)) return undefined;
  if (move.type !== 'turn' && move.type !== 'answer') return undefined;
  const asked = move.type === 'turn' ? { cell: move.cell } : { factor: move.factor };
  const sum: Sum = { die: before.die, typed: String(answered.given), verdict: 'wrong', ...asked };
  const way = spokenRoute(lessonWriting(v), factorsOf(v, sum), undefined, v.knows?.(by));
  const said = `${explained(v, sum, readProduct)} ${way}. ${stays(v, sum)}.`;
  const others = events.filter((event) => event !== answered).map((event) => v.announce(event, v.match.state));
  return [said, ...others].filter(Boolean).join(' ');
}
