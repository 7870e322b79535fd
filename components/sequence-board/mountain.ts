import { listed } from '../../src/words/notation.js';
import { html, nothing, type TemplateResult } from 'lit';
import { claims as claimsOf } from '../../src/rules/sequence/dice.js';
import { squareAfter, type SequenceEvent, type SequenceState } from '../../src/rules/sequence/index.js';
import { namings } from '../../src/rules/sequence/naming.js';
import { starsOf } from '../../src/rules/trail/cards.js';
import { isLeap } from '../../src/rules/trail/events.js';
import { cellOf, WINNER } from '../../src/rules/trail/spiral.js';
import { icon } from '../style/icons.js';
import { mountain, type Climber, type MountainScene } from '../style/mountain/mountain.js';
import { travel } from '../style/mountain/travel.js';
import { cardSquares, type CardMoment } from './cards.js';
import type { SequenceContext } from './context.js';
import { beatOf } from './moments.js';
import { canPick, diceNow, eventsSoFar, picked, seatToAct, showsMakes, squaresShown } from './turn.js';

const squares = Array.from({ length: WINNER }, (_, i) => cellOf(i + 1));

type Scored = Extract<SequenceEvent, { type: 'scored' }>;

/** The result of a turn: a climb, or a stay on the same square. */
export interface Climb {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly scored: Scored;
  /** Why the climber stayed; undefined after a climb. */
  readonly stayed?: Extract<SequenceEvent, { type: 'stayed' }>['why'];
}

/** Returns the last turn that has been scored, as far as it is shown; undefined before the first. */
export function lastClimb(v: Pick<SequenceContext, 'match' | 'moment'>): Climb | undefined {
  const all = [...v.match.plies.map(({ events }) => events), eventsSoFar(v)];
  for (const events of [...all].reverse()) {
    const at = events.findLastIndex(({ type }) => type === 'scored');
    if (at < 0) continue;
    const scored = events[at] as Scored;
    const went = events
      .slice(at)
      .find((event) => (event.type === 'moved' && event.cause === 'own') || event.type === 'stayed');
    if (went?.type !== 'moved' && went?.type !== 'stayed') return undefined;
    const { seat } = scored;
    return went.type === 'moved'
      ? { seat, from: went.from, to: went.to, scored }
      : { seat, from: went.at, to: went.at, scored, stayed: went.why };
  }
  return undefined;
}

/** Returns the squares that a climber passes, starting with its previous one; a step to another level is a hop. */
function journey(
  { table: { pace } }: Pick<SequenceContext, 'table'>,
  events: readonly SequenceEvent[],
  seat: number,
  key: unknown,
  ms?: number,
): Climber['journey'] {
  const moved = events.findLast((event) => event.type === 'moved' && event.seat === seat);
  if (moved?.type !== 'moved') return undefined;
  const { from, to } = moved;
  if (isLeap(moved)) return { key, squares: [from, to], hops: true, pace };
  const step = Math.sign(to - from);
  return {
    key,
    squares: Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step),
    hops: false,
    pace,
    ...(ms && { ms, counts: true }),
  };
}

/** Returns the last journey of a climber. It stays the same until others move, so that it is not animated again. */
export function journeyOf(v: Pick<SequenceContext, 'match' | 'moment' | 'table'>, seat: number): Climber['journey'] {
  const hasMoved = ({ type }: SequenceEvent): boolean => type === 'moved';
  const soFar = eventsSoFar(v);
  const { plies } = v.match;
  const at = soFar.some(hasMoved) ? plies.length : plies.findLastIndex(({ events }) => events.some(hasMoved));
  const events = at === plies.length ? soFar : (plies[at]?.events ?? []);
  const ms = beatOf(v)?.name === 'hop' ? v.moment!.ms : undefined;
  return journey(v, events, seat, `${at} ${events.filter(hasMoved).length}`, ms);
}

/** Returns the square that the dice lead to: by the best claim, or by the one that the player has picked. */
export function prospect(
  v: Pick<SequenceContext, 'interaction' | 'match' | 'moment'>,
): { readonly seat: number; readonly square: number } | undefined {
  const { phase, options, at } = v.match.state;
  if (phase.type === 'play-cards' && phase.own === 'to-come') {
    return { seat: phase.turn, square: squareAfter(options, at[phase.turn], phase.score) };
  }
  if (phase.type !== 'keep' && phase.type !== 'declare') return undefined;
  const dice = diceNow(v.match.state);
  const named = canPick(v) ? namings(dice, picked(v), options.totalRule).find(({ claim }) => claim)?.claim : undefined;
  const claim = showsMakes(v) ? claimsOf(dice, options.totalRule)[0] : named;
  return claim && { seat: phase.seat, square: squareAfter(options, at[phase.seat], claim.score) };
}

/** The part of the context that the mountain is drawn from. */
type HillContext = Pick<SequenceContext, 'figure' | 'match' | 'notation' | 'table' | 'words'>;

/** Renders the mountain of a position with the climbers. */
function hill(v: HillContext, state: SequenceState, scene: Partial<MountainScene>): TemplateResult {
  const { options, at } = state;
  return html`<div class="hill">
    ${mountain({
      squares,
      stars: starsOf(options, at.length),
      climbers: [],
      current: seatToAct(state),
      goal: options.summit,
      label: listed(
        v.match.players.map(({ name }, seat) => v.words.labelled(name, v.figure(at[seat]))),
        v.notation,
      ),
      figure: v.figure,
      travel,
      mini: true,
      ...scene,
    })}
  </div>`;
}

/** Renders the mountain of a position of the replay. `events` are those of the move that led to it. */
export function mountainOf(
  v: HillContext,
  state: SequenceState,
  events: readonly SequenceEvent[],
  compared?: MountainScene['compared'],
): TemplateResult {
  const key = v.match.plies.findIndex((ply) => ply.events === events);
  const climbers = v.match.players.map(({ colour }, seat) => ({
    square: state.at[seat],
    colour,
    journey: journey(v, events, seat, key),
  }));
  return hill(v, state, { climbers, compared });
}

/** Renders the mountain of the game in progress. The last climb stays visible until the next one. */
export function currentMountain(v: CardMoment & HillContext): TemplateResult {
  const { state, players } = v.match;
  const at = squaresShown(v);
  return hill(
    v,
    { ...state, at },
    {
      climbers: players.map(({ colour }, seat) => ({ square: at[seat], colour, journey: journeyOf(v, seat) })),
      choices: cardSquares(v),
      prospect: v.moment ? undefined : prospect(v)?.square,
    },
  );
}

/** Opens the mountain over the game, on screens that show only the strip in its place. */
export async function openClimb(v: Pick<SequenceContext, 'host' | 'interaction'>): Promise<void> {
  v.interaction.seesMountain = true;
  await v.host.updateComplete;
  const dialog = v.host.renderRoot.querySelector<HTMLDialogElement>('dialog.climb');
  if (dialog && !dialog.open) dialog.showModal();
}

/** Renders the mountain over the game, while it is open. */
export function climbDialog(v: CardMoment & HillContext): TemplateResult | typeof nothing {
  if (!v.interaction.seesMountain) return nothing;
  const shut = (event: Event): void => (event.currentTarget as Element).closest('dialog')!.close();
  const { close } = v.words.notices;
  return html`<dialog
    class="climb"
    data-free
    aria-label=${v.gameWords.climb.name}
    @click=${shut}
    @close=${() => {
      v.interaction.seesMountain = false;
    }}
  >
    ${currentMountain(v)}
    <button type="button" class="icon-button" aria-label=${close} title=${close} @click=${shut}>
      ${icon('close')}
    </button>
  </dialog>`;
}
