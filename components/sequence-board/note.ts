import { html, nothing, type TemplateResult } from 'lit';
import { claims, placesIn, type SequenceClaim } from '../../src/rules/sequence/dice.js';
import type { SequenceEvent } from '../../src/rules/sequence/index.js';
import { icon } from '../ui/icons.js';
import { nameIn } from '../ui/player-name.js';
import { rich } from '../ui/rich-text.js';
import { sumOf } from './announcements.js';
import { chips } from './claims.js';
import type { SequenceContext } from './context.js';
import { beatOf } from './moments.js';
import { diceShown, scoredNow } from './turn.js';

/** Returns the best claim of the dice that have just been scored; undefined while it is not shown. */
export function bestShown(v: SequenceContext): SequenceClaim | undefined {
  const name = beatOf(v)?.name;
  // A climber who holds cards stays without having claimed anything now (PLY-32).
  if ((name !== 'found' && name !== 'stay') || !scoredNow(v)) return undefined;
  return claims(diceShown(v), v.match.state.options.totalRule)[0];
}

/** Renders, in the place of the rows, what has just happened; undefined where the rows stay. */
export function note(v: SequenceContext): TemplateResult | undefined {
  const beat = beatOf(v);
  if (!beat) return undefined;
  const event = v.moment!.ply.events[beat.at];
  if (beat.name === 'start') return told(v, ({ type }) => type === 'rolled' || type === 'tied' || type === 'turn');
  if (beat.name === 'stay') return told(v, ({ type }) => type === 'stayed');
  if (beat.name === 'card') return told(v, (one) => one === event);
  return beat.name === 'found' ? found(v) : undefined;
}

/** Renders the sentences of some of the events of the move. */
function told(v: SequenceContext, which: (event: SequenceEvent) => boolean): TemplateResult {
  const { events, state } = v.moment!.ply;
  return html`<div class="note">
    ${events.filter(which).map((event) => html`<p class="big"><bdi>${rich(sentence(v, event, state))}</bdi></p>`)}
  </div>`;
}

/** An event as it is announced; the turn after the rolls for the start means who begins. */
const sentence = (v: SequenceContext, event: SequenceEvent, state: SequenceContext['match']['state']): string =>
  event.type === 'turn' ? v.gameWords.table.begins(nameIn(v.match.players[event.seat])) : v.announce(event, state);

/** Renders what the claim was worth, and what the dice had besides. */
function found(v: SequenceContext): TemplateResult {
  const { table: w } = v.gameWords;
  const { kind, score, dice: said } = scoredNow(v)!;
  const best = bestShown(v);
  const dice = diceShown(v);
  const isBest = !best || best.score <= score;
  const { events, state } = v.moment!.ply;
  const wrong = events.find((event) => event.type === 'declared' && !event.right);
  const stayed = events.find(({ type }) => type === 'stayed');
  const steps = kind && w.stepsOf(w.kinds[kind], v.figure(score));
  return html`<div class="note">
    ${
      steps
        ? html`<p class="big">
            ${isBest ? icon('tick') : nothing}<b><bdi>${isBest ? w.bestSaid(steps) : w.wellSeen(steps)}</bdi></b>
          </p>`
        : html`<p class="big"><bdi>${rich(v.announce(wrong ?? stayed!, state))}</bdi></p>`
    }
    ${
      isBest || !best
        ? html`<p><bdi>${steps ? w.bestOf : nothing}</bdi></p>`
        : html`<p><bdi>${more(v, best, kind, said)}</bdi> ${chips(v, dice, best.dice)}</p>
            <p>
              <bdi
                >${v.words.labelled(w.dice(v.figure(placesIn(best.dice).length)), '')}<b
                  >${sumOf(v, best.score, best.bonus)}</b
                ></bdi
              >
            </p>`
    }
  </div>`;
}

/** What is said of a better claim: a longer one of the same kind, or another. */
function more(v: SequenceContext, best: SequenceClaim, kind: string | null, said: number): string {
  const { table: w } = v.gameWords;
  if (kind !== best.kind) return (kind ? w.also : w.missed)(w.kinds[best.kind]);
  const count = placesIn(best.dice).length - placesIn(said).length;
  return w.oneMore(count);
}
