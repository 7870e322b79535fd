import { html, nothing, type TemplateResult } from 'lit';
import type { PlytEvent, PlytState } from '../../src/rules/plyt/index.js';
import { squaresText } from '../parts/cards/face.js';
import { numberPad } from '../parts/number-pad.js';
import { nameIn } from '../style/player-name.js';
import { plain, rich } from '../style/rich-text.js';
import { sumOf } from './announcements.js';
import type { Aid } from './cards.js';
import type { PlytContext } from './context.js';
import { controls, type TurnControls } from './controls.js';
import { answerGiven, equation } from './equation.js';
import { lastMove } from './last-move.js';
import { answerIn, beatOf, type PlytBeat } from './moment.js';
import { opening } from './opening.js';
import { stepsLine } from './steps.js';
import { diceNow, isPersonToAct, seatShown } from './turn.js';

/** The part of the context that says what is being played. */
type Staged = Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'moment' | 'notation' | 'table' | 'words'>;

/** The stage, below the board or beside it: the controls of the turn, or what is being shown of a move. */

/**
 * Renders the stage; it keeps its size and place in all phases of a turn.
 * @param meanwhile the content below the turn of a computer player
 */
export function stage(v: TurnControls, aid: Aid, meanwhile: unknown): TemplateResult {
  const { state } = v.match;
  const beat = beatOf(v);
  const isComputer = v.match.isBot(seatShown(v));
  const shown = state.phase.type === 'start' && (beat || isComputer) ? opening(v, state, beat) : undefined;
  const content =
    shown ??
    (isComputer
      ? computer(v, state, beat)
      : beat
        ? moved(v, state, beat)
        : (waiting(v, state) ?? controls(v, state, aid)));
  return html`<section class="stage ${isComputer ? 'computer' : ''}">
    ${content} ${isComputer ? meanwhile : nothing}
  </section>`;
}

/** Renders the last answer between two moves of a turn, for example while a card is about to be turned. */
function waiting(v: Staged, state: PlytState): TemplateResult | undefined {
  if (isPersonToAct(v) && state.phase.type !== 'turn-card') return undefined;
  return moved(v, state);
}

/** Renders a person's move as it is shown, with the pad as it was, disabled. */
function moved(v: Staged, state: PlytState, beat?: PlytBeat): TemplateResult {
  return numberPad(v, { question: question(v, state, beat), below: sentence(v, state, beat), isStill: true });
}

/** Returns the last answer of this turn, whether it is being shown or has been shown before. */
function lastAnswer(v: Pick<PlytContext, 'match' | 'moment'>) {
  const shown = v.moment && answerIn(v.moment.ply.events);
  return shown ?? answerIn(v.match.plies.findLast(({ events }) => answerIn(events))?.events ?? []);
}

/** Renders the dice with the answer as far as it is known. */
function question(
  v: Pick<PlytContext, 'figure' | 'match' | 'moment' | 'notation' | 'table'>,
  state: PlytState,
  beat: PlytBeat | undefined,
): TemplateResult | string {
  if (beat?.name === 'throw' && v.moment) {
    const tumbles = v.moment.ms;
    const after = v.moment.ply.state;
    return equation(v, after, seatShown(v), { answer: html`<output class="answer"></output>`, tumbles });
  }
  const last = lastAnswer(v);
  if (!diceNow(state).length || !last) return '';
  const given = last.type === 'answered' ? last.given : undefined;
  return equation(v, state, last.seat, { answer: answerGiven(v, beat, given) });
}

/** Renders the line below the dice: the result of an answer, and which player goes where. */
function sentence(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'moment' | 'notation' | 'words'>,
  state: PlytState,
  beat: PlytBeat | undefined,
): TemplateResult {
  const { moments: w } = v.gameWords;
  const last = lastAnswer(v);
  const name = (seat: number): string => nameIn(v.match.players[seat]);
  const text = ((): string => {
    switch (beat?.name) {
      case 'throw':
        return '';
      case 'typing':
      case 'judge':
        return v.words.thinks;
      case 'wrong':
        return last?.type === 'answered'
          ? w.notThat(v.figure(last.given), stays(v, last.seat))
          : v.gameWords.lesson.late;
      case 'shown':
      case 'lesson':
        return last ? w.itIs(`${sumOf(v, last.prompt)} = ${v.figure(last.expected)}`) : '';
      case 'card':
        return cardLine(v, beat.event);
      default: {
        const event = beat?.event;
        if (event?.type === 'moved' && event.cause === 'card') {
          return w.goes(name(event.seat), v.figure(event.from), v.figure(event.to));
        }
        if (!last) return '';
        return isClosed(v) ? plain(v.gameWords.cards.events.holds(name(last.seat))) : stepsLine(v, state, last.seat);
      }
    }
  })();
  const looks = [beat ? `in-${beat.name}` : '', isClosed(v) ? 'closed' : ''].join(' ');
  return html`<p class="stake said ${looks}"><bdi>${rich(text)}</bdi></p>`;
}

/** Returns whether the move shown leads nowhere because its player holds cards (PLY-32). */
const isClosed = ({ moment }: Pick<PlytContext, 'moment'>): boolean =>
  moment?.ply.events.some((event) => event.type === 'stayed' && event.why === 'holds-cards') ?? false;

function cardLine(v: Pick<PlytContext, 'gameWords'>, event: PlytEvent): string {
  if (event.type !== 'card-turned' && event.type !== 'card-played') return '';
  const { cards: w } = v.gameWords;
  return [w.names[event.card], squaresText(w, event.card, event.master)].filter(Boolean).join(' · ');
}

/** Says where a player stays after a wrong answer. */
const stays = (v: Pick<PlytContext, 'figure' | 'gameWords' | 'match'>, seat: number): string => {
  const name = nameIn(v.match.players[seat]);
  const { events: w } = v.gameWords.announcements;
  const at = v.match.state.at[seat];
  return plain(at ? w.stays(name, v.figure(at)) : w.staysOff(name));
};

/** Renders the turn of a computer player: its dice, its sum, and the result. */
function computer(v: Staged, state: PlytState, beat: PlytBeat | undefined): TemplateResult {
  const seat = seatShown(v);
  const { type } = state.phase;
  const isNext = !beat && (type === 'choose' || type === 'throw');
  if (isNext) {
    const name = nameIn(v.match.players[seat]);
    return html`${lastMove(v)}
      <p class="stake said"><bdi>${v.gameWords.lesson.next(name)}</bdi></p>`;
  }
  const asked = !beat && type === 'answer';
  return html`<p class="question">
      ${asked ? equation(v, state, seat, { answer: html`<output class="answer"></output>` }) : question(v, state, beat)}
    </p>
    ${asked ? html`<p class="stake said in-typing">${v.words.thinks}</p>` : sentence(v, state, beat)}`;
}
