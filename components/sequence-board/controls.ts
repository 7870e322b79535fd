import { html, nothing, type TemplateResult } from 'lit';
import { claims } from '../../src/rules/sequence/dice.js';
import { ALL_DICE, leftOut, type SequenceState } from '../../src/rules/sequence/index.js';
import { icon } from '../ui/icons.js';
import { rich } from '../ui/rich-text.js';
import type { SequenceContext } from './context.js';
import { diceNow, isPersonToAct, picked, roll, toRoll } from './turn.js';

/** Renders the controls below the tray: roll, stop, no Sequence, hint; or a pad for real dice or a card. */
export function controls(v: SequenceContext, state: SequenceState): TemplateResult | typeof nothing | undefined {
  const { gameWords: w } = v;
  const { phase } = state;
  if (!isPersonToAct(v)) return html`<p class="idle">${v.words.thinks}</p>`;
  if (v.match.turn.kind === 'chance') {
    if (v.realDice) return realDicePad(v, state);
    const name =
      phase.type === 'start' ? w.rollMaster : phase.type === 'roll' && phase.rolls ? w.rollDice(toRoll(v)) : w.rollAll;
    return html`<button type="button" class="go" data-home @click=${() => roll(v)}>${name}</button>`;
  }
  const tip = hintButton(v);
  if (phase.type === 'open-card') return html`${cardPad(v, state)} ${tip}`;
  if (phase.type === 'keep') {
    const none = picked(v) === ALL_DICE;
    return html`<button
        type="button"
        class="go"
        data-home
        aria-disabled=${none ? 'true' : nothing}
        @click=${() => roll(v)}
      >
        ${none ? v.words.roll : w.rollDice(toRoll(v))}
      </button>
      <button
        type="button"
        class="stop"
        @click=${() => {
          v.play({ type: 'stop' });
          v.focusOn('[data-home]');
        }}
      >
        ${w.stop}</button
      >${tip}`;
  }
  return html`${passing(v, state)}${tip}`;
}

/** Renders the button that asks for a hint. */
const hintButton = (v: SequenceContext): TemplateResult =>
  html`<button type="button" class="tip" aria-label=${v.words.panel.hint} @click=${() => v.host.hint()}>
    ${icon('hint')}<span>${v.words.panel.hint}</span>
  </button>`;

/** Whether the dice make a Sequence. */
const hasSequence = (state: SequenceState): boolean => claims(diceNow(state), state.options.totalRule).length > 0;

/**
 * Renders the button that says there is no Sequence. If there is one, it asks for confirmation without revealing it. The
 * button that confirms is in another place, so that tapping twice does not pass.
 */
function passing(v: SequenceContext, state: SequenceState): TemplateResult {
  const { table: w } = v.gameWords;
  const asks = v.interaction.unsure === v.match.ply;
  return html`<p class="asks">${asks ? w.passAnyway : w.whatIsIt}</p>
    ${
      asks
        ? html`<button type="button" class="stop" @click=${() => pass(v)}>${w.pass}</button>
            <button
              type="button"
              class="none"
              data-home
              @click=${() => {
                v.interaction.unsure = undefined;
                v.focusOn('.slot');
              }}
            >
              ${w.lookAgain}
            </button>`
        : html`<button type="button" class="none" data-home @click=${() => passOrAsk(v, state)}>
            ${v.gameWords.pass}
          </button>`
    }`;
}

function passOrAsk(v: SequenceContext, state: SequenceState): void {
  if (!hasSequence(state)) return pass(v);
  v.interaction.unsure = v.match.ply;
  v.say(v.gameWords.table.passAnyway);
  v.focusOn('.none');
}

function pass(v: SequenceContext): void {
  v.play({ type: 'pass' });
  v.focusOn('[data-home]');
}

const oneToTwelve = Array.from({ length: 12 }, (_, i) => i + 1);

/** Returns the indexes of the dice to throw: for the start the Master, otherwise the dice not kept. */
const wanted = ({ phase }: SequenceState): number[] => (phase.type === 'roll' ? leftOut(phase.keep) : [0]);

/** With real dice: renders the twelve numbers to tap for one die after another. */
function realDicePad(v: SequenceContext, state: SequenceState): TemplateResult {
  const w = v.gameWords.pads;
  const { faces } = v.interaction;
  const place = wanted(state)[faces.length] ?? 0;
  return html`<div class="pads">
    <h3 id="faces">
      ${w.faceOf(place + 1)} ${faces.map((face) => html`<span aria-hidden="true">${v.figure(face)}</span>`)}
      ${
        faces.length
          ? html`<button
              type="button"
              class="ic"
              aria-label=${w.back}
              @click=${() => {
                v.interaction.faces = faces.slice(0, -1);
                if (faces.length === 1) v.focusOn('.faces button');
              }}
            >
              ${icon('erase')}
            </button>`
          : nothing
      }
    </h3>
    <div class="faces" role="group" aria-labelledby="faces">
      ${oneToTwelve.map(
        (face) =>
          html`<button type="button" class="key" ?data-home=${face === 1} @click=${() => tapFace(v, state, face)}>
            ${v.figure(face)}
          </button>`,
      )}
    </div>
  </div>`;
}

function tapFace(v: SequenceContext, state: SequenceState, face: number): void {
  const faces = [...v.interaction.faces, face];
  const places = wanted(state);
  if (faces.length < places.length) {
    v.interaction.faces = faces;
    const next = places[faces.length];
    v.say(v.gameWords.pads.faceOf(next + 1));
    return;
  }
  v.interaction.faces = [];
  v.play(state.phase.type === 'start' ? { type: 'roll', die: face } : { type: 'throw', dice: faces });
  v.focusOn(v.match.turn.kind === 'chance' ? '[data-home]' : '.slot');
}

/** Renders the choices of the open card: one button for each square. */
function cardPad(v: SequenceContext, state: SequenceState): TemplateResult {
  const w = v.gameWords.pads;
  const { phase } = state;
  const name = phase.type === 'open-card' ? w.cards[phase.card] : '';
  return html`<div class="pads">
    <h3 id="card" class="card-name">${rich(name)}</h3>
    <div class="uses" role="group" aria-labelledby="card">
      ${[...v.match.game.moves(state)].map((move, i) =>
        move.type === 'card'
          ? html`<button
              type="button"
              class="btn"
              ?data-home=${i === 0}
              @click=${() => {
                v.play(move);
                v.focusOn('[data-home]');
              }}
            >
              ${w.move(v.match.players[move.seat].name, v.figure(move.to))}
            </button>`
          : nothing,
      )}
    </div>
  </div>`;
}
