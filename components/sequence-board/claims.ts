import { html, nothing, type TemplateResult } from 'lit';
import { placesIn, SEQUENCE_KINDS, type SequenceClaim } from '../../src/rules/sequence/dice.js';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { namings, type Naming } from '../../src/rules/sequence/naming.js';
import { bonusSteps, numbersAt, standings, type NearMiss, type Standing } from '../../src/rules/sequence/standings.js';
import { icon } from '../style/icons.js';
import { sumOf } from './announcements.js';
import type { SequenceContext } from './context.js';
import { canPick, diceShown, picked, scoredNow, showsMakes, take } from './turn.js';

/** The content of a row: the Sequence of its kind that all dice make, or that the picked dice make. */
interface Row extends Standing, Pick<Naming, 'wants'> {
  /** True if it shows the claim that was made. */
  readonly isSaid?: boolean;
  /** True if it shows what the player has found. */
  readonly isNamed?: boolean;
}

/** The part of the context with which claims are written for the reader. */
export type ClaimWriting = Pick<SequenceContext, 'figure' | 'gameWords' | 'notation' | 'words'>;

const atRest: readonly Row[] = SEQUENCE_KINDS.map((kind) => ({ kind }));

function rowsOf(
  v: Pick<SequenceContext, 'interaction' | 'match' | 'moment'>,
  { phase, options }: SequenceState,
  dice: readonly number[],
): readonly Row[] {
  const scored = scoredNow(v);
  if (scored?.kind) {
    const { kind, dice: mask, bonus, score } = scored;
    const said = { kind, claim: { kind, dice: mask, bonus, score }, isSaid: true };
    return atRest.map((row) => (row.kind === kind ? said : row));
  }
  // Dice that are in the air or about to be rolled make nothing yet.
  if (v.moment || (phase.type !== 'keep' && phase.type !== 'declare')) return atRest;
  const found = canPick(v)
    ? namings(dice, picked(v), options.totalRule).map((row) => ({ ...row, isNamed: true }))
    : atRest;
  if (!showsMakes(v)) return found;
  // After the last roll the picked dice are the claim, since the player may want a smaller one.
  const isLast = phase.type === 'declare';
  return standings(dice, options.totalRule).map((row, i) => (isLast && found[i].claim ? found[i] : row));
}

/** Renders the four kinds: a row with a claim has the button that takes it, the others say what is missing. */
export function claimRows(
  v: ClaimWriting & Pick<SequenceContext, 'focusOn' | 'interaction' | 'match' | 'moment' | 'play'>,
  state: SequenceState,
): TemplateResult {
  const dice = diceShown(v);
  return html`<ul class="kinds">
    ${rowsOf(v, state, dice).map((row) => rowOf(v, state, dice, row))}
  </ul>`;
}

function rowOf(
  v: ClaimWriting & Pick<SequenceContext, 'focusOn' | 'interaction' | 'match' | 'moment' | 'play'>,
  { options }: SequenceState,
  dice: readonly number[],
  row: Row,
): TemplateResult {
  const { table: w } = v.gameWords;
  const { kind, claim } = row;
  const steps = bonusSteps(kind, options.totalRule);
  const lacks = lacking(v, dice, row) ?? w.about[kind](v.figure(steps[0].needs!));
  return html`<li class="${claim ? 'lit' : ''} ${row.isNamed && claim ? 'found' : ''}">
    <div class="kind">
      <b>${w.kinds[kind]}</b>
      <p>${claim ? chips(v, dice, claim.dice) : html`<bdi>${lacks}</bdi>`}</p>
    </div>
    <ol aria-hidden="true">
      ${steps.map(({ bonus, needs }) =>
        needs === undefined
          ? html`<li class="gap"></li>`
          : html`<li class=${claim?.bonus === bonus ? 'on' : ''}>
              <b>${v.figure(needs)}</b><small>${v.figure(bonus, true)}</small>
            </li>`,
      )}
    </ol>
    <div class="claim-action">${claim ? action(v, options.declare, dice, claim, row) : nothing}</div>
  </li>`;
}

/** Renders small pictures of the dice of a claim, ascending. */
export function chips(v: Pick<SequenceContext, 'figure'>, dice: readonly number[], mask: number): TemplateResult {
  const order = dice
    .map((number, i) => ({ number, i }))
    .filter(({ i }) => ((mask >> i) & 1) === 1)
    .sort((a, b) => a.number - b.number);
  return html`<span class="chips"
    >${order.map(({ number, i }) => html`<i class="chip ${i ? '' : 'main'}">${v.figure(number)}</i> `)}</span
  >`;
}

/** Formats numbers as a list in a sentence: "3, 4 and 6". */
export const listed = (v: Pick<SequenceContext, 'figure' | 'words'>, numbers: readonly number[]): string =>
  v.words.listOf(numbers.map((number) => v.figure(number)));

/** Returns what is missing; undefined if the row only describes its kind. */
function lacking(
  v: ClaimWriting & Pick<SequenceContext, 'interaction' | 'match'>,
  dice: readonly number[],
  { near, wants }: Row,
): string | undefined {
  const { table: w } = v.gameWords;
  if (near) return missing(v, dice, near);
  return wants === undefined ? undefined : w.wants(listed(v, numbersAt(dice, placesIn(picked(v)))), wants);
}

function missing(v: ClaimWriting, dice: readonly number[], near: NearMiss): string {
  const { table: w } = v.gameWords;
  if (near.kind === 'match') return w.match(near.short, v.figure(near.wanted[0]));
  if (near.kind === 'total') {
    const sum = dice.reduce((all, number) => all + number, 0);
    return w.total(v.figure(sum), v.figure(near.short));
  }
  return w.run(listed(v, numbersAt(dice, placesIn(near.dice))), listed(v, near.wanted));
}

/** Renders the action of a row with a claim: a button that takes or names it, or a mark that it was made. */
function action(
  v: ClaimWriting & Pick<SequenceContext, 'focusOn' | 'match' | 'moment' | 'play'>,
  declare: string,
  dice: readonly number[],
  claim: SequenceClaim,
  { isSaid, isNamed }: Row,
): TemplateResult | typeof nothing {
  const { table: w } = v.gameWords;
  const sum = sumOf(v, claim.score, claim.bonus);
  if (isSaid) return html`<b class="claimed">${icon('tick')}<span class="long">${sum}</span></b>`;
  const isBest = (): boolean =>
    standings(dice, v.match.state.options.totalRule).every(({ claim: other }) => (other?.score ?? 0) <= claim.score);
  // With automatic declaring the game takes the best claim itself.
  if (!canPick(v) || (declare === 'auto' && !isBest())) return nothing;
  const [long, short] = isNamed ? [w.sayIt(v.figure(claim.score)), w.say] : [w.take(sum), v.figure(claim.score)];
  return html`<button
    type="button"
    class="take"
    part="action"
    aria-label=${w.ofKind(long, w.kinds[claim.kind])}
    @click=${() => take(v, claim)}
  >
    <bdi class="long">${long.replace(sum, sum.replaceAll(' ', '\u00a0'))}</bdi
    ><span class="short" aria-hidden="true">${short}</span>
  </button>`;
}
