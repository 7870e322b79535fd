import { html, nothing, type TemplateResult } from 'lit';
import { drawnForRound, equalsLeft, rounds, type TablesState } from '../../src/rules/tables/index.js';
import { keysHelp } from '../parts/common-keys.js';
import { banner } from '../parts/banner.js';
import { eventList } from '../parts/event-log.js';
import type { Hint } from '../parts/hint-ladder.js';
import { openSeat, playersWithPieces } from '../parts/players-with-pieces.js';
import { handOf } from '../style/digits/hand.js';
import { commandsOf } from '../style/keys.js';
import { pieces } from '../style/pieces.js';
import { nameIn } from '../style/player-name.js';
import { speakButton } from '../style/speech.js';
import { chain } from './chain.js';
import {
  countRow,
  instruction,
  isAsked,
  isPersonsTurn,
  lay,
  mayTake,
  pass,
  putBack,
  shownDigits,
  take,
  tapPiece,
  whyNot,
} from './controls.js';
import { handKey } from './keyboard.js';
import { isWrongShown, laidNow } from './moments.js';
import type { TablesContext } from './context.js';

/**
 * Renders the game in progress: whose turn it is, the sum with the products attached to it, the hand, and how many pieces each
 * player has.
 */
export function playScreen(v: TablesContext): TemplateResult {
  const { state } = v.match;
  const colour = v.match.players[state.seat].colour + 1;
  const { bot } = v.match.players[state.seat];
  const hint = v.hints?.current(v);
  const input = {
    instruction: (): string => (isAsked(v) || v.match.turn.kind === 'chance' ? instruction(v, state) : v.words.thinks),
    tap: (index: number): void => tapPiece(v, index),
    lay: (): void => lay(v),
    pass: (): void => pass(v),
    take: (): void => take(v),
  };
  const onKey = (event: KeyboardEvent, index = v.interaction.focusPiece): void => handKey(v, input, event, index);
  return html`<div class="app game colour${colour}">
    ${banner(v, {
      seat: state.seat,
      help: bot ? v.words.thinks : instruction(v, state),
      aside: bot
        ? nothing
        : speakButton(v.gameWords.announcements.hear, instruction(v, state), v.languageTag, 'tool hear'),
      home: laidNow(v)?.right === true,
    })}
    ${roundPips(v, state)} ${v.hints?.card(v) ?? nothing}
    ${chain(v, state, { moment: v.moment, putBack: () => putBack(v), countRow: () => countRow(v) })}
    ${hand(v, state, hint, { onPick: input.tap, onKey })}
    <div class="actions" @keydown=${commandsOf(onKey)}>${acts(v, state)}</div>
    ${playersWithPieces(v, (seat) => fared(v, seat))} ${eventList(v)}
  </div>`;
}

/** Renders the progress of the game, with a pip for each round. */
function roundPips(v: Pick<TablesContext, 'figure' | 'gameWords'>, state: TablesState): TemplateResult {
  const now = Math.min(rounds, state.rounds.length + (state.phase === 'sum' ? 1 : 0));
  return html`<p class="rounds">
    <span>${v.gameWords.round(v.figure(now), v.figure(rounds))}</span>
    <span class="pips" aria-hidden="true"
      >${Array.from({ length: rounds }, (_, i) => html`<i class=${i < now - 1 ? 'done' : i < now ? 'current' : ''}></i>`)}</span
    >
    <span class="soft">${v.gameWords.signsLeft(equalsLeft(state))}</span>
  </p>`;
}

/** The listeners of a hand. */
interface HandListeners {
  onPick(index: number): void;
  onKey(event: KeyboardEvent, index: number): void;
}

function hand(
  v: Pick<TablesContext, 'figure' | 'gameWords' | 'interaction' | 'isLive' | 'match' | 'moment' | 'words'>,
  state: TablesState,
  hint: Hint | undefined,
  { onPick, onKey }: HandListeners,
): TemplateResult | typeof nothing {
  const seat = openSeat(v);
  if (seat === undefined) return nothing;
  const { gameWords: w, interaction } = v;
  const acts = isAsked(v) && seat === state.seat;
  const shown = acts ? [...shownDigits(state)] : [];
  const player = v.match.players[seat];
  const { colour } = player;
  const name = nameIn(player);
  const laid = new Set<number>();
  for (const digit of laidNow(v)?.digits ?? [])
    laid.add(state.hands[seat].findIndex((held, i) => held === digit && !laid.has(i)));
  const marks = acts ? hint?.pieces : undefined;
  return html`<div class="held-by colour${colour + 1}">
    ${handOf({
      label: w.hand(name),
      help: keysHelp(v, v.gameWords.announcements.help),
      held: state.hands[seat].map((digit, index) => {
        const fits = shown.includes(digit);
        if (fits) shown.splice(shown.indexOf(digit), 1);
        const label = fits ? w.fits(v.figure(digit)) : v.figure(digit);
        const hinted = marks?.includes(index) ?? false;
        return {
          digit,
          label: hinted ? hint!.nameOf(label) : label,
          hinted,
          fits,
          acts: acts && (fits || mayTake(v, index)),
          shakes: interaction.wrong?.index === index ? interaction.wrong.times : 0,
          ...((acts && interaction.chosen.includes(index)) || (laid.has(index) && seat === state.seat)
            ? { mark: 'used' as const }
            : {}),
        };
      }),
      focus: interaction.focusPiece,
      figure: v.figure,
      onPick: acts ? onPick : undefined,
      onKey,
      onFocus: (index) => {
        if (index !== interaction.focusPiece) interaction.focusPiece = index;
      },
    })}
  </div>`;
}

/** Renders the one or two large buttons. */
function acts(
  v: Pick<
    TablesContext,
    'gameWords' | 'words' | 'focusOn' | 'goOn' | 'interaction' | 'match' | 'moment' | 'play' | 'say' | 'table'
  >,
  state: TablesState,
): TemplateResult | typeof nothing {
  if (!isPersonsTurn(v)) return nothing;
  const { gameWords: w } = v;
  if (isWrongShown(v))
    return html`<button type="button" class="bag go-on" part="action" data-home @click=${v.goOn}>
      ${v.words.panel.goOn}
    </button>`;
  if (state.phase !== 'attach') {
    const two = state.phase === 'sum' && drawnForRound(state.options) > 1;
    return html`<button type="button" class="bag draw" part="draw action" data-home @click=${() => take(v)}>
      ${pieces({ glyph: '', state: 'back' })} ${two ? pieces({ glyph: '', state: 'back' }) : nothing}
      <span>${two ? w.takeTwo : w.take}</span>
    </button>`;
  }
  // While a move is being shown, the buttons stay in place, disabled.
  const waits = v.moment !== undefined;
  const why = waits ? '' : whyNot(v);
  return html`<button
      type="button"
      class="bag pass ${waits ? 'off' : ''}"
      part=${waits ? 'pass' : 'pass action'}
      aria-disabled=${waits ? 'true' : nothing}
      @click=${() => pass(v)}
    >
      ${state.options.answer ? w.pass : w.notNow}
    </button>
    <button
      type="button"
      class="bag lay ${why || waits ? 'off' : ''}"
      part=${why || waits ? 'lay' : 'lay action'}
      aria-disabled=${why || waits ? 'true' : nothing}
      @click=${() => lay(v)}
    >
      <span>${w.layIt}</span> ${why ? html`<small>${why}</small>` : nothing}
    </button>`;
}

/** Renders a player's result in the current round so far. */
function fared(v: Pick<TablesContext, 'figure' | 'gameWords' | 'match'>, seat: number): TemplateResult | undefined {
  const { plies } = v.match;
  const began = plies.findLastIndex(({ events }) => events.some(({ type }) => type === 'sum'));
  // A match that continues from a position may begin within a round.
  const events = plies.slice(Math.max(0, began)).flatMap((ply) => ply.events);
  const w = v.gameWords.announcements;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'attached')
      return html`<span class="fared gain">✓<span class="visually-hidden">, ${w.right}</span></span>`;
    if (event.type === 'answered' && !event.right) {
      return html`<span class="fared soft"
        ><s aria-hidden="true">${v.figure(event.given)}</s
        ><span class="visually-hidden">, ${w.saidWrong(v.figure(event.given))}</span></span
      >`;
    }
    if (event.type === 'passed') {
      return html`<span class="fared soft"
        ><span aria-hidden="true">–</span><span class="visually-hidden">, ${w.didPass}</span></span
      >`;
    }
  }
  return undefined;
}
