import { html, nothing, type TemplateResult } from 'lit';
import { bonusFor, diceChoices, playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { sumDirection } from '../../src/words/notation.js';
import { die } from '../style/dice/die.js';
import { answerBox } from '../style/answer-box.js';
import { facePad } from '../style/face-pad.js';
import { keyOf } from '../style/keys.js';
import { numberPad } from '../parts/number-pad.js';
import { cards, hand, type Aid } from './cards.js';
import type { PlytContext } from './context.js';
import { dieOf, equation, hasTwoRows, numbersNow } from './equation.js';
import { opening } from './opening.js';
import { lastMove } from './last-move.js';
import { stake } from './steps.js';
import { answer, makeMove, picked, throwDice, toNext, typeAnswer } from './turn.js';

/** The part of the context with which dice are thrown and answered. */
type DiceControls = Pick<
  PlytContext,
  'figure' | 'focusOn' | 'gameWords' | 'host' | 'interaction' | 'match' | 'notation' | 'play' | 'realDice' | 'table'
>;

/** The part of the context that the controls of a turn need. */
export type TurnControls = DiceControls & Pick<PlytContext, 'moment' | 'words'>;

/** Renders the controls of a person's phase. */
export function controls(v: TurnControls, state: PlytState, aid: Aid): TemplateResult | typeof nothing {
  const { phase } = state;
  switch (phase.type) {
    case 'start':
      return html`<h3><bdi>${v.gameWords.forStart}</bdi></h3>
        ${opening(v, state)} ${v.realDice ? startPad(v) : throwButton(v, v.gameWords.throwOne)}`;
    case 'choose':
      return choose(v, state, phase.seat, aid);
    case 'throw':
      return v.realDice ? dicePad(v, phase.dice) : throwButton(v, throwName(v, phase.dice));
    case 'answer':
      return question(v, state, phase.seat, aid);
    default:
      return cards(v, state, aid);
  }
}

const throwName = (v: Pick<PlytContext, 'gameWords'>, count: number): string =>
  count === 1 ? v.gameWords.throwOne : v.gameWords.throwDice(count);

const throwButton = (
  v: Pick<PlytContext, 'focusOn' | 'interaction' | 'match' | 'play' | 'realDice' | 'table'>,
  name: string,
): TemplateResult =>
  html`<button type="button" class="throw" part="action" data-home @click=${() => throwDice(v)}>
    ${die({ face: '', master: true })}${name}
  </button>`;

/** Renders the choice of how many dice to throw, each with its bonus, and the button that throws them. */
function choose(v: DiceControls, state: PlytState, seat: number, aid: Aid): TemplateResult {
  const player = playerAt(state.options, seat);
  const choices = diceChoices(state.options, seat);
  const now = picked(v, seat);
  const fixed = player.fixed[state.rotation[seat]];
  const { gameWords: w } = v;
  const hinted = aid.hint?.numbers;
  const count = (n: number): TemplateResult => {
    const bonus = bonusFor(player, n);
    const beside = fixed && n === 1 ? `${player.operation === 'add' ? '+' : v.notation.times} ${v.figure(fixed)}` : '';
    return html`<button
      type="button"
      class="count ${n === now ? 'on' : ''} ${hinted?.includes(n) ? 'hinted' : ''}"
      part="action"
      aria-pressed=${n === now}
      @click=${() => {
        v.interaction.dice = n;
        v.focusOn('[data-home]');
      }}
    >
      <b>${v.figure(n)}</b>
      <small dir=${beside ? sumDirection(v.notation) : 'ltr'}>${beside || v.figure(bonus, true)}</small>
    </button>`;
  };
  return html`${lastMove(v)}
  ${
    choices.length > 1
      ? html`<h3 id="count"><bdi>${w.howMany}</bdi></h3>
          <div class="counts" role="group" aria-labelledby="count">${choices.map(count)}</div>`
      : nothing
  }
  ${throwButton(v, throwName(v, now))} ${hand(v, state.hands[seat], seat, aid)}`;
}

/** Asks for a hint when H is pressed; it works only while the pad has the focus (WCAG 2.1.4). */
function hintKey({ host }: Pick<TurnControls, 'host'>, event: KeyboardEvent): void {
  if (keyOf(event) !== 'h') return;
  void host.hint();
  event.preventDefault();
}

/** Renders the question with the dice as its factors, the reward for a right answer, and the number pad (PLY-09, PLY-10). */
function question(v: TurnControls, state: PlytState, seat: number, { hint }: Aid): TemplateResult {
  const { typed } = v.interaction;
  const { operation } = playerAt(state.options, seat);
  const box = answerBox(typed === '' ? '' : v.figure(Number(typed)), 'open', v.words.pad.answer);
  const asked = equation(v, state, seat, { answer: box, hint });
  const recognise = operation === 'recognise';
  return html`<div @keydown=${(e: KeyboardEvent) => hintKey(v, e)}>
    ${numberPad(
      v,
      {
        question: recognise ? html`${v.gameWords.pads.recognise} ${asked}` : asked,
        below: recognise || hasTwoRows(numbersNow(state, seat)) ? nothing : stake(v, state, seat),
        typed,
        isHome: true,
      },
      {
        type: ({ detail }) => typeAnswer(v, detail),
        enter: () => answer(v),
        escape: () => typeAnswer(v, ''),
      },
    )}
  </div>`;
}

const faces = (v: Pick<PlytContext, 'figure'>, label: string, onFace: (face: number) => void): TemplateResult =>
  html`<h3 id="task"><bdi>${label}</bdi></h3>
    ${facePad('task', v.figure, onFace)}`;

/** With real dice: enters the Master that was rolled to decide who starts. */
const startPad = (
  v: Pick<PlytContext, 'figure' | 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'play'>,
): TemplateResult => faces(v, v.gameWords.pads.whichStart, (face) => makeMove(v, { type: 'roll', die: face }));

/** With real dice: enters the faces one by one, the Master first. */
function dicePad(
  v: Pick<PlytContext, 'figure' | 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'play'>,
  count: number,
): TemplateResult {
  const game = v.gameWords.pads;
  const tapped = v.interaction.faces;
  const label = tapped.length ? game.whichDie(tapped.length + 1, count) : game.whichMaster;
  const onFace = (face: number): void => {
    const now = [...tapped, face];
    if (now.length < count) v.interaction.faces = now;
    else makeMove(v, { type: 'throw', dice: now });
    if (now.length === count) toNext(v);
  };
  return html`${faces(v, label, onFace)}
    <div class="tapped">
      <div class="dice">${tapped.map((face, i) => dieOf(v, face, i))}</div>
      ${
        tapped.length
          ? html`<button
              type="button"
              class="button"
              part="action"
              @click=${() => {
                v.interaction.faces = tapped.slice(0, -1);
                v.focusOn('[data-home]');
              }}
            >
              ${game.back}
            </button>`
          : nothing
      }
    </div>`;
}
