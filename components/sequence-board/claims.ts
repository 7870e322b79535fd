import { html, nothing, type TemplateResult } from 'lit';
import { placesIn, SEQUENCE_KINDS, type SequenceClaim, type SequenceKind } from '../../src/rules/sequence/dice.js';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { bonusSteps, numbersAt, standings, type NearMiss, type Standing } from '../../src/rules/sequence/standings.js';
import { sumOf } from './announcements.js';
import type { SequenceContext } from './context.js';
import { canPick, diceNow, picked } from './turn.js';

/**
 * Renders the table of the four kinds: highlighted and with a button if the dice make one, otherwise with what is
 * missing.
 */
export function claimsTable(v: SequenceContext, state: SequenceState): TemplateResult {
  const { table: w } = v.gameWords;
  const dice = diceNow(state);
  const rows: readonly Standing[] =
    dice.length && v.interaction.shows
      ? standings(dice, state.options.totalRule)
      : SEQUENCE_KINDS.map((kind) => ({ kind }));
  return html`<section class="make" part="make" aria-labelledby="make">
    ${v.hints?.card(v)}
    <header>
      <h3 id="make">${w.heading}</h3>
      <button
        type="button"
        class="ic eye"
        title=${w.show}
        aria-label=${w.show}
        aria-pressed=${v.interaction.shows}
        @click=${() => {
          v.interaction.shows = !v.interaction.shows;
        }}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12Q12-1 22 12Q12 25 2 12zM12 9a3 3 0 1 0 .01 0"></path>
          ${v.interaction.shows ? nothing : html`<path d="M4 20L20 4"></path>`}
        </svg>
      </button>
    </header>
    <ul>
      ${rows.map((row) => rowOf(v, state, dice, row))}
    </ul>
  </section>`;
}

function rowOf(
  v: SequenceContext,
  state: SequenceState,
  dice: readonly number[],
  { kind, claim, near }: Standing,
): TemplateResult {
  const { table: w } = v.gameWords;
  return html`<li class=${claim ? 'lit' : ''}>
    <div class="kind">
      <b>${w.kinds[kind]}</b>
      <p>${claim ? chips(v, dice, claim.dice) : html`<bdi>${near ? missing(v, dice, near) : w.about[kind]}</bdi>`}</p>
    </div>
    <ol aria-hidden="true">
      ${bonusSteps(kind, state.options.totalRule).map(({ bonus, needs }) =>
        needs === undefined
          ? html`<li class="gap"></li>`
          : html`<li class=${claim?.bonus === bonus ? 'on' : ''}>
              <b>${v.figure(needs)}</b><small>+${v.figure(bonus)}</small>
            </li>`,
      )}
    </ol>
    ${canPick(v) ? html`<div class="act">${act(v, state, kind, claim)}</div>` : nothing}
  </li>`;
}

/** Renders small pictures of the dice of a claim, ascending. */
function chips(v: SequenceContext, dice: readonly number[], mask: number): TemplateResult {
  const order = dice
    .map((number, i) => ({ number, i }))
    .filter(({ i }) => ((mask >> i) & 1) === 1)
    .sort((a, b) => a.number - b.number);
  return html`${order.map(({ number, i }) => html`<i class="chip ${i ? '' : 'm'}">${v.figure(number)}</i> `)}`;
}

function missing(v: SequenceContext, dice: readonly number[], near: NearMiss): string {
  const { table: w } = v.gameWords;
  const listed = (numbers: readonly number[]): string => v.words.listOf(numbers.map((number) => v.figure(number)));
  if (near.kind === 'match') return w.match(near.short, v.figure(near.wanted[0]));
  if (near.kind === 'total') {
    const sum = dice.reduce((all, number) => all + number, 0);
    return w.total(v.figure(sum), v.figure(near.short));
  }
  return w.run(listed(numbersAt(dice, placesIn(near.dice))), listed(near.wanted));
}

/** Renders the button of a row: it takes the claim shown, or names the dice that are picked. */
function act(
  v: SequenceContext,
  state: SequenceState,
  kind: SequenceKind,
  claim: SequenceClaim | undefined,
): TemplateResult | typeof nothing {
  const { table: w } = v.gameWords;
  const { phase, options } = state;
  const isBest =
    claim && standings(diceNow(state), options.totalRule).every((s) => (s.claim?.score ?? 0) <= claim.score);
  if (claim && (options.declare === 'player' || isBest)) {
    return html`<button
      type="button"
      class="take"
      aria-label=${w.takeIt(v.figure(claim.score), w.kinds[kind], sumOf(v, claim.score, claim.bonus))}
      @click=${() => take(v, claim)}
    >
      ${w.take(v.figure(claim.score))}
    </button>`;
  }
  if (phase.type !== 'declare' || v.interaction.shows) return nothing;
  // To name a claim, dice have to be picked.
  const none = picked(v) === 0;
  return html`<button
    type="button"
    class="take ${none ? 'off' : ''}"
    aria-label=${w.nameIt(w.kinds[kind])}
    aria-disabled=${none ? 'true' : nothing}
    @click=${() => {
      if (none) return v.say(w.pickFirst);
      v.play({ type: 'declare', kind, dice: picked(v) });
      v.focusOn('[data-home]');
    }}
  >
    ${w.name}
  </button>`;
}

/** Takes a claim: stops rolling if rolls are left, and declares it if the player has to. */
function take(v: SequenceContext, claim: SequenceClaim): void {
  if (v.match.state.phase.type === 'keep' && !v.play({ type: 'stop' })) return;
  if (v.match.state.phase.type === 'declare') v.play({ type: 'declare', kind: claim.kind, dice: claim.dice });
  v.focusOn('[data-home]');
}
