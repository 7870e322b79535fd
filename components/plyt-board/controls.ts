import { html, nothing, type TemplateResult } from 'lit';
import { bonusFor, diceChoices, playerAt, squareAfter, stepsFor, type PlytState } from '../../src/rules/plyt/index.js';
import { die } from '../ui/dice/die.js';
import { answerBox, hintKey, numberPad } from '../ui/number-pad.js';
import { anew } from '../ui/restart-animation.js';
import { rich } from '../ui/rich-text.js';
import { cards, showHand } from './cards.js';
import type { PlytContext } from './context.js';
import { lessonCard } from './lesson.js';
import { answer, diceNow, isPersonToAct, lessonAt, makeMove, picked, questionOf, throwDice, toNext } from './turn.js';

/** Renders the controls of the current phase, or the lesson on a wrong answer. */
export function controls(v: PlytContext, state: PlytState): TemplateResult | typeof nothing | undefined {
  const { phase } = state;
  const lesson = lessonAt(v);
  if (lesson !== undefined) return lessonCard(v, lesson);
  const thrown = diceNow(state);
  if (!isPersonToAct(v)) return thrown.length ? tray(v, thrown) : nothing;
  switch (phase.type) {
    case 'start':
      return v.realDice ? startPad(v) : throwButton(v, v.gameWords.throwOne);
    case 'choose':
      return choose(v, state, phase.seat);
    case 'throw':
      return v.realDice ? dicePad(v, phase.dice) : throwButton(v, throwName(v, phase.dice));
    case 'answer':
      return question(v, state, phase.seat);
    case 'turn-card':
      return tray(v, thrown);
    default:
      return cards(v, state);
  }
}

const throwName = (v: PlytContext, count: number): string =>
  count === 1 ? v.gameWords.throwOne : v.gameWords.throwDice(count);

const throwButton = (v: PlytContext, name: string): TemplateResult =>
  html`<button type="button" class="throw" data-home @click=${() => throwDice(v)}>
    ${die({ face: '', master: true })}${name}
  </button>`;

/** Renders the choice of how many dice to throw, each with its bonus, and the button that throws them. */
function choose(v: PlytContext, state: PlytState, seat: number): TemplateResult {
  const player = playerAt(state.options, seat);
  const choices = diceChoices(state.options, seat);
  const now = picked(v, seat);
  const fixed = player.fixed[state.rotation[seat]];
  const { gameWords: w } = v;
  const hinted = v.hints?.marks(v).numbers;
  const count = (n: number): TemplateResult => {
    const bonus = bonusFor(player, n);
    const beside = fixed && n === 1 ? `${player.operation === 'add' ? '+' : '×'} ${v.figure(fixed)}` : '';
    return html`<button
      type="button"
      class="count ${n === now ? 'on' : ''} ${hinted?.includes(n) ? 'hinted' : ''}"
      aria-pressed=${n === now}
      @click=${() => {
        v.interaction.dice = n;
        v.focusOn('[data-home]');
      }}
    >
      <b>${v.figure(n)}</b
      ><span class="minis">${Array.from({ length: n }, (_, i) => html`<i class=${i ? '' : 'm'}></i>`)}</span>
      <small>${beside || `+${v.figure(bonus)}`}</small>
    </button>`;
  };
  return html`${
    choices.length > 1
      ? html`<h3 id="count">${w.howMany}</h3>
          <div class="counts" role="group" aria-labelledby="count">${choices.map(count)}</div>`
      : nothing
  }
  ${throwButton(v, throwName(v, now))} ${state.hands[seat].length ? showHand(v, state, seat) : nothing}`;
}

/** Renders dice in a row, the Master first: it is black, the others are red (PLY-01). 6 and 9 are underlined. */
const dice = (
  v: PlytContext,
  faces: readonly number[],
  tumbling: boolean,
  hinted: readonly number[] = [],
): TemplateResult =>
  html`<div class="dice">
    ${faces.map((face, i) => {
      const label = v.words.die(face);
      const isHinted = hinted.includes(i);
      const one = die({
        face: v.figure(face),
        label: isHinted ? v.hints!.marked(v, label) : label,
        master: i === 0,
        tumbling,
        underlined: face === 6 || face === 9,
      });
      return isHinted ? html`<span class="hinted">${one}</span>` : one;
    })}
  </div>`;

/** Renders the dice on the table; they tumble if they have just been thrown. */
function tray(v: PlytContext, thrown: readonly number[]): TemplateResult {
  const settled = v.match.plies.at(-1)?.by === 'chance';
  return anew(v.match.ply, dice(v, thrown, settled, v.hints?.marks(v).dice));
}

/** Renders the question, the reward for a right answer, and the number pad (PLY-09, PLY-10). */
function question(v: PlytContext, state: PlytState, seat: number): TemplateResult {
  const { pad } = v.words;
  const game = v.gameWords.pads;
  const { typed } = v.interaction;
  const { prompt } = questionOf(state, seat);
  const { operation } = playerAt(state.options, seat);
  const sign = operation === 'add' ? '+' : '×';
  const numbers = prompt.split(/[*+]/).map((n) => v.figure(Number(n)));
  const gap = answerBox(typed === '' ? '' : v.figure(Number(typed)), 'open', pad.answer);
  const asked =
    operation === 'recognise'
      ? html`${game.recognise} ${gap}`
      : html`<bdi dir="ltr">${numbers.join(` ${sign} `)} = ${gap}</bdi>`;
  return html`${tray(v, diceNow(state))} ${operation === 'recognise' ? nothing : stake(v, state, seat)}
    <div class=${numbers.length > 3 ? 'lots' : ''} @keydown=${(e: KeyboardEvent) => hintKey(v.host, e)}>
      ${numberPad({
        question: html`<span class=${numbers.length > 3 ? 'long' : ''}>${asked}</span>`,
        typed,
        digits: Array.from({ length: 10 }, (_, digit) => v.figure(digit)),
        words: pad,
        onType: (now) => {
          v.interaction.typed = now;
        },
        onEnter: () => answer(v),
        onEscape: () => {
          v.interaction.typed = '';
        },
      })}
    </div>`;
}

/** Renders the reward for a right answer, for example "7 + 4 = 11 steps to 53". */
function stake(v: PlytContext, { phase, options, at }: PlytState, seat: number): TemplateResult | typeof nothing {
  if (phase.type !== 'answer') return nothing;
  const player = playerAt(options, seat);
  const [master] = phase.thrown;
  const bonus = bonusFor(player, phase.thrown.length);
  const steps = stepsFor(player, phase.thrown.length, master);
  const to = squareAfter(player, at[seat], phase.thrown.length, master);
  const sum = bonus ? `${v.figure(master)} + ${v.figure(bonus)} = ${v.figure(steps)}` : v.figure(steps);
  const star = options.plytSquares.includes(to);
  const [before, after] = v.gameWords.pads.brings(sum, '|').split('|');
  return html`<p class="stake">
    <bdi>${rich(before)}<b class=${star ? 'plyt' : ''}>${star ? '★ ' : ''}${v.figure(to)}</b>${rich(after ?? '')}</bdi>
  </p>`;
}

const oneToTwelve = Array.from({ length: 12 }, (_, i) => i + 1);

const faces = (v: PlytContext, label: string, onFace: (face: number) => void): TemplateResult =>
  html`<h3 id="task">${label}</h3>
    <div class="faces" role="group" aria-labelledby="task">
      ${oneToTwelve.map(
        (face) =>
          html`<button type="button" class="key" ?data-home=${face === 1} @click=${() => onFace(face)}>
            ${v.figure(face)}
          </button>`,
      )}
    </div>`;

/** With real dice: enters the Master that was rolled to decide who starts. */
const startPad = (v: PlytContext): TemplateResult =>
  faces(v, v.gameWords.pads.whichStart, (face) => makeMove(v, { type: 'roll', die: face }));

/** With real dice: enters the faces one by one, the Master first. */
function dicePad(v: PlytContext, count: number): TemplateResult {
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
      ${dice(v, tapped, false)}
      ${
        tapped.length
          ? html`<button
              type="button"
              class="btn"
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
