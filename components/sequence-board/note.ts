import type { Reader } from '../parts/reader.js';
import type { SequenceWords } from '../../src/words/types.js';
import { html, nothing, type TemplateResult } from 'lit';
import { placesIn } from '../../src/rules/sequence/dice.js';
import type { SequenceEvent } from '../../src/rules/sequence/index.js';
import { verdictOf, type Verdict } from '../../src/rules/sequence/verdict.js';
import { icon } from '../style/icons.js';
import { nameIn } from '../style/player-name.js';
import { rich } from '../style/rich-text.js';
import { sumOf } from './announcements.js';
import { chips } from './claims.js';
import type { SequenceContext } from './context.js';
import { beatOf } from './moments.js';
import { diceShown, scoredNow } from './turn.js';

/** Returns the verdict on the dice that have just been scored; undefined while it is not shown. */
export function verdictShown(v: Pick<SequenceContext, 'match' | 'moment'>): Verdict | undefined {
  const name = beatOf(v)?.name;
  const said = name === 'found' || name === 'stay' ? scoredNow(v) : undefined;
  // A stay because the summit is closed to players who hold cards has nothing to do with the dice (PLY-32).
  if (!said || (name === 'stay' && said.kind)) return undefined;
  return verdictOf(diceShown(v), said, v.match.state.options.totalRule);
}

/** Renders, in the place of the rows, what has just happened; undefined if the rows stay. */
export function note(
  v: Reader<SequenceWords> & Pick<SequenceContext, 'announce' | 'match' | 'moment'>,
): TemplateResult | undefined {
  const beat = beatOf(v);
  if (!beat) return undefined;
  const event = v.moment!.ply.events[beat.at];
  if (beat.name === 'start') return told(v, ({ type }) => type === 'rolled' || type === 'tied' || type === 'turn');
  if (beat.name === 'stay') return told(v, ({ type }) => type === 'stayed');
  if (beat.name === 'card') return told(v, (one) => one === event);
  return beat.name === 'found' ? found(v) : undefined;
}

/** Renders the sentences of some of the events of the move. */
function told(
  v: Pick<SequenceContext, 'gameWords' | 'announce' | 'match' | 'moment'>,
  which: (event: SequenceEvent) => boolean,
): TemplateResult {
  const { events, state } = v.moment!.ply;
  return html`<div class="note">
    ${events.filter(which).map((event) => html`<p class="big"><bdi>${rich(sentence(v, event, state))}</bdi></p>`)}
  </div>`;
}

/** Returns an event as it is announced; after the rolls for the start, a turn event says who begins. */
const sentence = (
  v: Pick<SequenceContext, 'gameWords' | 'announce' | 'match'>,
  event: SequenceEvent,
  state: SequenceContext['match']['state'],
): string =>
  event.type === 'turn' ? v.gameWords.table.begins(nameIn(v.match.players[event.seat])) : v.announce(event, state);

/** Renders what the claim was worth, and what else the dice made. */
function found(v: Reader<SequenceWords> & Pick<SequenceContext, 'announce' | 'match' | 'moment'>): TemplateResult {
  const { table: w } = v.gameWords;
  const { kind, score } = scoredNow(v)!;
  const { better, more } = verdictShown(v)!;
  const { events, state } = v.moment!.ply;
  const wrong = events.find((event) => event.type === 'declared' && !event.right);
  const stayed = events.find(({ type }) => type === 'stayed');
  const steps = kind && w.stepsOf(w.kinds[kind], v.figure(score));
  return html`<div class="note">
    ${
      steps
        ? html`<p class="big">
            ${better ? nothing : icon('tick')}<b><bdi>${better ? w.wellSeen(steps) : w.bestSaid(steps)}</bdi></b>
          </p>`
        : html`<p class="big"><bdi>${rich(v.announce(wrong ?? stayed!, state))}</bdi></p>`
    }
    ${
      better
        ? html`<p>
              <bdi>${more ? w.oneMore(more) : (kind ? w.also : w.missed)(w.kinds[better.kind])}</bdi>
              ${chips(v, diceShown(v), better.dice)}
            </p>
            <p>
              <bdi
                >${v.words.labelled(w.dice(v.figure(placesIn(better.dice).length)), '')}<b
                  >${sumOf(v, better.score, better.bonus)}</b
                ></bdi
              >
            </p>`
        : html`<p><bdi>${steps ? w.bestOf : nothing}</bdi></p>`
    }
  </div>`;
}
