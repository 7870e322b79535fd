import { html, nothing, type TemplateResult } from 'lit';
import { claims, placesIn } from '../../src/rules/sequence/dice.js';
import { ALL_DICE, type SequenceState } from '../../src/rules/sequence/index.js';
import { namings } from '../../src/rules/sequence/naming.js';
import { numbersAt } from '../../src/rules/sequence/standings.js';
import { nameIn } from '../style/player-name.js';
import { rich } from '../style/rich-text.js';
import { sumOf } from './announcements.js';
import { listed, type ClaimWriting } from './claims.js';
import type { SequenceContext } from './context.js';
import { beatOf } from './moments.js';
import { lastClimb, type Climb } from './mountain.js';
import { facesHeading } from './pads.js';
import { cardPlace, cardTable, handButton, type CardMoment } from './cards.js';
import {
  canAct,
  canPick,
  diceNow,
  isPersonToAct,
  picked,
  roll,
  scoredNow,
  seatToAct,
  showsMakes,
  toRoll,
  waits,
  type RollContext,
} from './turn.js';

/**
 * Renders the place of Roll, which no other button ever takes: with no rolls left it contains a sentence.
 * @param meanwhile the content during the turn of a computer player
 */
export function place(
  v: CardMoment & ClaimWriting & RollContext,
  state: SequenceState,
  meanwhile: TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
  if (v.match.isOver) return nothing;
  if (!isPersonToAct(v)) return meanwhile;
  const { phase } = state;
  const scored = scoredNow(v);
  if (scored) return html`<p class="asks">${scored.kind ? sumOf(v, scored.score, scored.bonus) : nothing}</p>`;
  if (phase.type === 'declare') return html`<p class="asks"><bdi>${question(v, state)}</bdi></p>`;
  const table = cardTable(v, state);
  if (table && canAct(v)) return cardPlace(v, table);
  if (phase.type === 'turn-card') return html`<p class="asks"><bdi>${v.gameWords.cards.star}</bdi></p>`;
  if (v.realDice && v.match.turn.kind === 'chance') return facesHeading(v, state);
  return rollButton(v, state);
}

function rollButton(
  v: RollContext & Pick<SequenceContext, 'gameWords' | 'words'>,
  { phase }: SequenceState,
): TemplateResult {
  const { gameWords: w, words } = v;
  const isAll = phase.type === 'start' || (phase.type === 'roll' && !phase.rolls);
  const none = !isAll && picked(v) === ALL_DICE;
  const name = phase.type === 'start' ? w.rollMaster : isAll ? w.rollAll : none ? words.roll : w.rollDice(toRoll(v));
  const may = canAct(v);
  return html`<button
    type="button"
    class="primary"
    part=${may ? 'action' : nothing}
    data-home
    aria-disabled=${may && !none ? nothing : 'true'}
    @click=${() => roll(v)}
  >
    ${name}
  </button>`;
}

/** Returns the question for a player without rolls left, or the value of the picked dice. */
function question(v: ClaimWriting & Pick<SequenceContext, 'interaction' | 'match'>, state: SequenceState): string {
  const { table: w } = v.gameWords;
  if (v.interaction.unsure === v.match.ply) return w.passAnyway;
  const dice = diceNow(state);
  const mask = picked(v);
  if (!mask) return showsMakes(v) ? w.whatIsIt : w.pickTogether;
  const found = namings(dice, mask, state.options.totalRule);
  const claim = found.find(({ claim: one }) => one)?.claim;
  if (claim) return w.worth(sumOf(v, claim.score, claim.bonus));
  const numbers = listed(v, numbersAt(dice, placesIn(mask)));
  return found.some(({ wants }) => wants) ? w.whichMore(numbers) : w.notTogether(numbers);
}

/**
 * Renders the last row: the button that says there is no Sequence, the one that continues after a claim, or the last move; and
 * beside it the eye, which shows and hides what the dice make.
 */
export function lastRow(
  v: CardMoment & Pick<SequenceContext, 'goOn' | 'say' | 'words'>,
  state: SequenceState,
): TemplateResult {
  const { table: w } = v.gameWords;
  const isOpen = showsMakes(v);
  if (waits(v)) return html`<div class="last">${goOn(v)}</div>`;
  return html`<div class="last">
    ${state.phase.type === 'declare' && canPick(v) ? passing(v, state) : lastMove(v)}
    ${v.interaction.unsure === v.match.ply ? nothing : handButton(v)}
    <button
      type="button"
      class="icon-button eye ${isOpen ? 'open' : ''}"
      data-free
      title=${w.show}
      aria-label=${w.show}
      aria-pressed=${isOpen}
      @click=${() => {
        v.interaction.eye = !isOpen;
      }}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d=${isOpen ? 'M2 12Q12-1 22 12Q12 25 2 12zM12 9a3 3 0 1 0 .01 0' : 'M2 10Q12 20 22 10M5 14L3 17M12 15.500V19M19 14L21 17'}
        ></path>
      </svg>
    </button>
  </div>`;
}

function goOn(
  v: Pick<SequenceContext, 'gameWords' | 'words' | 'focusOn' | 'goOn' | 'match' | 'moment'>,
): TemplateResult {
  const { match, moment } = v;
  const next = moment!.ply.state;
  const { players } = match;
  const isReady = beatOf(v)!.name === 'found';
  // The cards that were turned in this move are shown first.
  const isOver = !moment!.ply.events.some(({ type }) => type === 'card-turned');
  const isNext = isOver && next.phase.type === 'roll' && players.length > 1;
  return html`<button
    type="button"
    class="button on"
    part=${isReady ? 'action' : nothing}
    data-home
    aria-disabled=${isReady ? nothing : 'true'}
    @click=${() => {
      v.goOn();
      v.focusOn('[data-home]');
    }}
  >
    ${isNext ? v.gameWords.table.goOn(nameIn(players[seatToAct(next)])) : v.words.panel.goOn}
  </button>`;
}

/** Renders the last turn in one line. */
function lastMove(v: Pick<SequenceContext, 'figure' | 'gameWords' | 'match' | 'moment'>): TemplateResult {
  const last = lastClimb(v);
  if (!last || v.moment) return html`<p class="line"></p>`;
  const { colour } = v.match.players[last.seat];
  return html`<p class="line colour${colour + 1}"><bdi>${rich(told(v, last))}</bdi></p>`;
}

/** Describes a turn and the climber's current square, to which cards may have led from that of the dice. */
function told(
  v: Pick<SequenceContext, 'figure' | 'gameWords' | 'match'>,
  { seat, to, scored: { kind, score }, stayed }: Climb,
): string {
  const { table: w, announcements } = v.gameWords;
  const name = nameIn(v.match.players[seat]);
  const at = v.match.state.at[seat];
  const square = at ? v.figure(at) : '';
  if (stayed === 'no-sequence') return w.stayed(name, square);
  // The claim was wrong, or the summit is closed because the player holds cards.
  if (!kind || (stayed && at === to)) return announcements.events.stays(name, square);
  return w.climbed(name, w.stepsOf(w.kinds[kind], v.figure(score)), square);
}

/** Returns whether the dice make a Sequence. */
const hasSequence = (state: SequenceState): boolean => claims(diceNow(state), state.options.totalRule).length > 0;

/**
 * Renders the button that says there is no Sequence. If there is one, it asks for confirmation without revealing it. The button
 * for looking again then takes its place, so that a double tap does not pass.
 */
function passing(
  v: Pick<SequenceContext, 'figure' | 'gameWords' | 'focusOn' | 'interaction' | 'match' | 'play' | 'say'>,
  state: SequenceState,
): TemplateResult {
  const { table: w } = v.gameWords;
  const square = state.at[seatToAct(state)];
  if (v.interaction.unsure !== v.match.ply) {
    const stay = w.stayOn(square ? v.figure(square) : '');
    return html`<button type="button" class="none" part="action" data-home @click=${() => passOrAsk(v, state)}>
      <b>${w.seeNone}</b> <span class="dot" aria-hidden="true">·</span> <span>${stay}</span>
    </button>`;
  }
  return html`<button
      type="button"
      class="none again"
      part="action"
      data-home
      @click=${() => {
        v.interaction.unsure = undefined;
        v.focusOn('.slot');
      }}
    >
      <b>${w.lookAgain}</b>
    </button>
    <button type="button" class="stop" part="action" @click=${() => pass(v)}>${w.pass}</button>`;
}

function passOrAsk(
  v: Pick<SequenceContext, 'gameWords' | 'focusOn' | 'interaction' | 'match' | 'play' | 'say'>,
  state: SequenceState,
): void {
  if (!hasSequence(state)) return pass(v);
  v.interaction.unsure = v.match.ply;
  v.say(v.gameWords.table.passAnyway);
  v.focusOn('.none');
}

function pass(v: Pick<SequenceContext, 'focusOn' | 'play'>): void {
  v.play({ type: 'pass' });
  v.focusOn('[data-home]');
}
