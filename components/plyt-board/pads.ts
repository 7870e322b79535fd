import { css, html, nothing, type TemplateResult } from 'lit';
import { bonusFor, playerAt, stepsFor, type PlytState } from '../../src/rules/plyt/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { anew } from '../ui/restart-animation.js';
import { hintKey, numberPad, numberPadStyles } from '../ui/number-pad.js';
import { rich } from '../ui/rich-text.js';
import { dice, diceStyles } from './dice.js';
import { clockStyles } from './clock.js';
import { answer, make, questionOf, toNext } from './input.js';
import { diceNow } from './seats.js';
import type { PlytContext } from './context.js';

export const padStyles = [
  ...diceStyles,
  clockStyles,
  numberPadStyles,
  css`
    .pl .keys,
    .pl .faces {
      grid-template-columns: repeat(6, 1fr);
      gap: calc(var(--u) * 1);
    }
    .pl .key {
      min-block-size: calc(var(--u) * 12);
      font-size: calc(var(--u) * 6);
      border-color: var(--ab-hair);
    }
    .pl .key.go {
      background: var(--ab-plyt);
      border-color: var(--ab-plyt);
      color: var(--ab-on-plyt);
      font-size: calc(var(--u) * 5);
    }
    .pl .key.go[aria-disabled='true'] {
      background: transparent;
      border-color: var(--ab-line);
      color: var(--ab-ink-soft);
    }
    .pl .question {
      font-size: calc(var(--u) * 7.5);
    }
    .question .long {
      font-size: calc(var(--u) * 5.5);
    }
    .question output {
      min-inline-size: 2.4em;
      border-style: solid;
    }
    .question output::after {
      content: '';
      display: inline-block;
      inline-size: 2px;
      block-size: 0.9em;
      margin-inline-start: 2px;
      vertical-align: -0.1em;
      background: var(--ab-plyt);
    }
    .stake {
      text-align: center;
      color: var(--ab-ink-soft);
      line-height: 1.25;
      font-size: calc(var(--u) * 3.5);
    }
    .stake b {
      color: var(--ab-ink);
    }
    .stake .plyt {
      padding: 0 0.4em;
      border-radius: 6px;
      background: var(--ab-gold);
      color: var(--ab-on-gold);
      font-weight: 800;
    }
    .tapped {
      display: flex;
      justify-content: center;
      align-items: center;
      gap: calc(var(--u) * 1.5);
      min-block-size: calc(var(--u) * 11);
    }
    @container (min-width: 700px) and (max-width: 1179px) {
      .pl .keys {
        grid-template-columns: repeat(3, 1fr);
        gap: calc(var(--u) * 1.5);
      }
      .pl .key {
        min-block-size: calc(var(--u) * 11);
      }
      .pl .question {
        font-size: calc(var(--u) * 6.5);
      }
      .question .long {
        font-size: calc(var(--u) * 4.75);
      }
    }
    @container (min-width: 1180px) {
      .pl .question {
        font-size: calc(var(--u) * 9);
      }
      .question .long {
        font-size: calc(var(--u) * 7);
      }
    }
  `,
];

/** The dice on the table. */
export function tray(v: PlytContext, thrown: readonly number[]): TemplateResult {
  const settled = v.match.plies.at(-1)?.by === 'chance';
  return anew(v.match.ply, dice(v, thrown, settled, v.hints?.marks(v).dice));
}

/** As on a telephone, in two rows where there is little height. */
const order = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The question of a throw, what a right answer brings, and the number pad (PLY-09, PLY-10). */
export function question(v: PlytContext, state: PlytState, seat: number): TemplateResult {
  const { pad } = v.words;
  const game = v.gameWords.pads;
  const { typed } = v.interaction;
  const { prompt } = questionOf(state, seat);
  const { operation } = playerAt(state.options, seat);
  const sign = operation === 'add' ? '+' : '×';
  const numbers = prompt.split(/[*+]/).map((n) => v.figure(Number(n)));
  const gap = html`<output aria-label=${pad.answer}>${typed === '' ? '' : v.figure(Number(typed))}</output>`;
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
        order,
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

/** 7 + 4 = 11 steps to 53. */
function stake(v: PlytContext, { phase, options, at }: PlytState, seat: number): TemplateResult | typeof nothing {
  if (phase.type !== 'answer') return nothing;
  const player = playerAt(options, seat);
  const [master] = phase.thrown;
  const bonus = bonusFor(player, phase.thrown.length);
  const steps = stepsFor(player, phase.thrown.length, master);
  const to = Math.min(WINNER, at[seat] + steps);
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

/** With real dice: the Master that was rolled for the start. */
export const startPad = (v: PlytContext): TemplateResult =>
  faces(v, v.gameWords.pads.whichStart, (face) => make(v, { type: 'roll', die: face }));

/** With real dice: what they show, the Master first. */
export function dicePad(v: PlytContext, count: number): TemplateResult {
  const game = v.gameWords.pads;
  const tapped = v.interaction.faces;
  const label = tapped.length ? game.whichDie(tapped.length + 1, count) : game.whichMaster;
  const onFace = (face: number): void => {
    const now = [...tapped, face];
    if (now.length < count) v.interaction.faces = now;
    else make(v, { type: 'throw', dice: now });
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
