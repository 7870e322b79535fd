import type { Reader } from '../parts/reader.js';
import type { SequenceWords } from '../../src/words/types.js';
import { isComputer } from '../../src/match/players.js';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { DICE, type SequenceEvent, type SequenceState } from '../../src/rules/sequence/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { banner, type Banner } from '../parts/banner.js';
import { eventList } from '../parts/event-log.js';
import type { Hint } from '../parts/hint-ladder.js';
import { speedMeanwhile } from '../parts/speed-choice.js';
import { tray, type Slot } from '../style/dice/tray.js';
import { commandsOf } from '../style/keys.js';
import { nameIn, playerName } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { cardHeading, cardPad, cardTable, coveredPad, heldBadge, looks, shownHand, type CardMoment } from './cards.js';
import { claimRows, type ClaimWriting } from './claims.js';
import type { SequenceContext } from './context.js';
import { lastRow, place } from './controls.js';
import { help, trayKey } from './keyboard.js';
import { beatOf, keptBefore, lengths, newlyKept } from './moments.js';
import { climbDialog, currentMountain, lastClimb } from './mountain.js';
import { note, verdictShown } from './note.js';
import { facesPad } from './pads.js';
import { strip } from './strip.js';
import {
  canAct,
  canPick,
  diceShown,
  eventsSoFar,
  isPersonToAct,
  pick,
  picked,
  roll,
  rollsLeft,
  scoredNow,
  seatToAct,
  squaresShown,
  waits,
  type RollContext,
} from './turn.js';

/**
 * Renders the game in progress: whose turn it is, the players, the climb, the tray, the place of Roll, and what the dice
 * make. Each has its place, which stays from phase to phase.
 */
export function playScreen(v: SequenceContext): TemplateResult {
  const { state } = v.match;
  const { gameWords: w } = v;
  const { summit } = state.options;
  const hint = v.hints?.current(v);
  const onKey = (event: KeyboardEvent): void => trayKey(v, event, () => roll(v));
  return html`<div class="app game" .style="--throw:${lengths.throw * v.table.pace}ms">
    ${banner(v, bannerNow(v, state))} ${scores(v, state)} ${strip(v, lastClimb(v))} ${trayOf(v, state, hint, onKey)}
    <div class="actions" @keydown=${commandsOf(onKey)}>${place(v, state, speedMeanwhile(v))}</div>
    <section class="make" part="make" aria-labelledby="make">
      <h3 id="make" class="visually-hidden ${isTitled(v) ? '' : 'unseen'}">
        ${cardHeading(v, state) ?? w.table.heading}
      </h3>
      <div class="below">${note(v) ?? below(v, state, hint)}</div>
      ${lastRow(v, state)}
    </section>
    ${v.hints?.card(v)} ${climbDialog(v)}
    <div class="trip">
      ${v.interaction.seesMountain ? nothing : currentMountain(v)} ${eventList(v)}
      ${summit < WINNER ? html`<p class="soft">${w.announcements.goal(v.figure(summit))}</p>` : nothing}
    </div>
  </div>`;
}

/** Returns whether the faces of real dice are being entered, so that nothing is known yet of what they make. */
const isEntering = (v: Pick<SequenceContext, 'match' | 'moment' | 'realDice'>): boolean =>
  canAct(v) && v.realDice && v.match.turn.kind === 'chance' && v.match.state.phase.type !== 'turn-card';

/** Returns whether the heading below the dice says more than the place of Roll above it. */
const isTitled = (v: Pick<SequenceContext, 'match' | 'moment' | 'realDice'>): boolean =>
  !isEntering(v) && !['turn-card', 'turned-card'].includes(v.match.state.phase.type);

/** Renders the content below the dice: what they make, or a pad. */
function below(
  v: CardMoment & ClaimWriting & RollContext & Pick<SequenceContext, 'say'>,
  state: SequenceState,
  hint: Hint | undefined,
): TemplateResult {
  if (!v.moment && isPersonToAct(v)) {
    const table = cardTable(v, state);
    if (state.phase.type === 'turn-card') return coveredPad(v);
    if (table) return cardPad(v, table, hint);
    if (looks(v)) return shownHand(v);
    if (isEntering(v)) return facesPad(v, state);
  }
  return claimRows(v, state);
}

/** Returns the content of the banner: the player to act, what to do or what was scored, and the rolls that are left. */
function bannerNow(
  v: Pick<SequenceContext, 'figure' | 'gameWords' | 'match' | 'moment' | 'words'>,
  state: SequenceState,
): Banner {
  const seat = seatToAct(state);
  const player = v.match.players[seat];
  const { bot } = player;
  const name = nameIn(player);
  const { words, gameWords: w } = v;
  const { phase } = state;
  const left = rollsLeft(state);
  const rolls =
    left === undefined
      ? nothing
      : html`<p class="rolls">
          ${[1, 2, 3].map((n) => svg`<svg class="pip ${n <= left ? 'left' : ''}" viewBox="0 0 100 96" aria-hidden="true"><path d="M50 8L92 38L76 88H24L8 38z"></path></svg>`)}
          <span>${w.rollsLeft(left)}</span>
        </p>`;
  const scored = scoredNow(v);
  if (scored) {
    const soFar = eventsSoFar(v);
    // A card may lead to another square, even back, so the sentence of a climb would be wrong.
    if (soFar.some(({ type }) => type === 'card-turned')) return { seat, help: w.cards.star, home: true };
    const moved = soFar.find(({ type }) => type === 'moved');
    const title = moved?.type === 'moved' ? w.table.climbs(name, v.figure(moved.to)) : undefined;
    const said = scored.kind && w.table.stepsOf(w.table.kinds[scored.kind], v.figure(scored.score));
    return { seat, title, help: said ?? '', home: !waits(v) };
  }
  // The place of Roll says it to the person to act.
  const isTold = isPersonToAct(v);
  const tips = {
    start: w.forStart,
    roll: '',
    keep: w.tapKeep,
    declare: w.tapName,
    'turn-card': isTold ? '' : w.cards.star,
    'open-card': w.chooseCard,
    'turned-card': isTold ? '' : w.cards.a,
    'play-cards': w.cards.play,
    over: '',
  };
  const begins = phase.type === 'roll' && !phase.rolls && !v.moment;
  return {
    seat,
    title: bot && begins ? w.table.isNext(name) : undefined,
    help: html`<span class="tip"
        >${bot && phase.type !== 'start' ? (isComputer(player) ? words.computer : words.thinks) : tips[phase.type]}</span
      >
      ${left === undefined ? nothing : html`<span class="few" aria-hidden="true">${w.rollsLeft(left)}</span>`}`,
    aside: rolls,
    home: !isPersonToAct(v),
  };
}

/** Renders the players with their positions; while they roll for the start, with what they rolled. */
function scores(
  v: Reader<SequenceWords> & Pick<SequenceContext, 'focusOn' | 'interaction' | 'match' | 'moment'>,
  state: SequenceState,
): TemplateResult {
  const { phase } = state;
  const at = squaresShown(v);
  const rolled = new Map<number, number>();
  if (phase.type === 'start') phase.rolled.forEach((die, i) => rolled.set(phase.rolling[i], die));
  if (beatOf(v)?.name === 'start') {
    for (const event of eventsSoFar(v)) if (event.type === 'rolled') rolled.set(event.seat, event.dice[0]);
  }
  return html`<ul class="scores size${at.length}" part="scores" aria-label=${v.words.panel.scores}>
    ${v.match.players.map(
      (player, seat) =>
        html`<li class="colour${player.colour + 1} ${seat === seatToAct(state) ? 'current' : ''}">
          ${shape(player.colour)}${playerName(player, v.words.computer)}${heldBadge(v, seat)}
          ${
            rolled.has(seat)
              ? html`<i class="chip main">${v.figure(rolled.get(seat)!)}</i>`
              : html`<b>${v.figure(at[seat])}</b>`
          }
        </li>`,
    )}
  </ul>`;
}

/** The angle of each die until it is kept, in degrees. */
const tilts = [-3, 4, -5, 3, -4, 6] as const;

type Rolled = Extract<SequenceEvent, { type: 'rolled' }>;

/** The state of the tray, while a move is being shown or otherwise. */
interface Lying {
  readonly dice: readonly number[];
  /** The mask of the dice that are raised. */
  readonly raised: number;
  /** The mask of the dice in the air. */
  readonly inAir: number;
  /** The dice that rise one after another. */
  readonly rising: readonly number[];
}

function lying(v: Pick<SequenceContext, 'interaction' | 'match' | 'moment'>): Lying {
  const dice = diceShown(v);
  const still = { dice, raised: dice.length ? picked(v) : 0, inAir: 0, rising: [] };
  const beat = beatOf(v);
  const event = beat && v.moment!.ply.events[beat.at];
  if (event?.type === 'rolled') {
    const { dice: faces, kept = 0 } = event as Rolled & { readonly kept?: number };
    const thrown = ((1 << faces.length) - 1) & ~kept;
    return { dice: faces, raised: kept, inAir: beat!.name === 'throw' ? thrown : 0, rising: [] };
  }
  if (event?.type === 'kept') {
    return { ...still, raised: event.keep, rising: newlyKept(event.keep, keptBefore(v.match.plies)) };
  }
  const scored = scoredNow(v);
  return scored ? { ...still, raised: beat!.name === 'found' ? 0 : scored.dice } : still;
}

function trayOf(
  v: Pick<SequenceContext, 'figure' | 'gameWords' | 'interaction' | 'isLive' | 'match' | 'moment' | 'table' | 'words'>,
  state: SequenceState,
  hint: Hint | undefined,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult {
  const { dice, raised, inAir, rising } = lying(v);
  const { gameWords: w } = v;
  const { phase } = state;
  const verdict = verdictShown(v);
  const best = verdict?.dice ?? 0;
  const said = scoredNow(v);
  const hinted = v.moment ? undefined : hint?.dice;
  const has = (mask: number, die: number): boolean => ((mask >> die) & 1) === 1;
  const tag = (die: number): string => {
    if (has(best, die)) return verdict!.more && !has(said!.dice, die) ? w.more : w.best;
    if (said) return has(raised, die) ? w.inIt : '';
    if (phase.type === 'declare') return has(raised, die) ? w.inIt : '';
    if (!dice.length || (phase.type !== 'roll' && phase.type !== 'keep')) return '';
    return has(raised, die) ? w.kept : inAir ? '' : w.again;
  };
  const slots = Array.from({ length: DICE }, (_, i): Slot => {
    const face = dice[i];
    const figure = face ? v.figure(face) : '';
    const isRaised = has(raised, i);
    return {
      face: figure,
      label: w.die(i + 1, has(inAir, i) ? '' : figure),
      master: i === 0,
      underlined: face === 6 || face === 9,
      raised: isRaised,
      best: has(best, i),
      delay: Math.max(0, rising.indexOf(i)) * lengths.rise * v.table.pace,
      tag: tag(i),
      hinted: hinted?.includes(i) ? hint!.nameOf('') : '',
      tilt: isRaised || !face ? 0 : tilts[i],
      tumbling: has(inAir, i),
    };
  });
  const throws = v.match.plies.filter(({ by }) => by === 'chance').length + (v.moment?.ply.by === 'chance' ? 1 : 0);
  return tray({
    label: w.tray,
    help: help(v),
    slots,
    throwNumber: throws,
    live: canPick(v),
    onPress: (die) => pick(v, picked(v) ^ (1 << die)),
    onKey,
  });
}
