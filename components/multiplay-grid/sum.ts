import { html, type TemplateResult } from 'lit';
import type { MultiplayState } from '../../src/rules/multiplay/index.js';
import { inTable, sumDirection } from '../../src/words/notation.js';
import { answerBox, type Verdict } from '../style/answer-box.js';
import type { MultiplayContext } from './context.js';
import { isPersonsTurn } from './controls.js';
import { beatOf } from './moments.js';

/** A sum that is shown, being answered, or judged. */
export type Sum = {
  readonly die: number;
  /** The typed answer; undefined if no answer is asked for. */
  readonly typed?: string;
  readonly verdict: Verdict;
} & ({ readonly cell: number; readonly factor?: undefined } | { readonly factor: number; readonly cell?: undefined });

/** Returns the sum for which a person is typing an answer, or the sum of the move being shown. */
export function sumOf(v: Pick<MultiplayContext, 'interaction' | 'match' | 'moment'>): Sum | undefined {
  const { die } = v.match.state;
  const { typing } = v.interaction;
  const beat = beatOf(v);
  const move = v.moment?.ply.move;
  if (!beat || !move) return typing && isPersonsTurn(v) ? { die, verdict: 'open', ...typing } : undefined;
  if (move.type !== 'turn' && move.type !== 'answer') return undefined;
  const whole = move.answer === undefined ? undefined : String(move.answer);
  const typed = beat.name === 'choose' ? '' : beat.name === 'type' ? whole?.slice(0, beat.typed) : whole;
  const isJudged = !['choose', 'type', 'judge'].includes(beat.name);
  const isRight = v.moment.ply.events.every((event) => event.type !== 'answered' || event.right);
  const verdict = !isJudged ? 'open' : isRight ? 'right' : 'wrong';
  const asked = move.type === 'turn' ? { cell: move.cell } : { factor: move.factor };
  return { die, verdict, ...(whole !== undefined && typed !== undefined && { typed }), ...asked };
}

/** Renders 8 × 11 = 88, with the answer in its box and the cube as it is on the board. */
export function question(
  v: Pick<MultiplayContext, 'figure' | 'match' | 'notation' | 'words'>,
  state: MultiplayState,
  sum: Sum,
): TemplateResult {
  const { die, typed, verdict, cell } = sum;
  const number = cell === undefined ? die * sum.factor : state.numbers[cell];
  const shown = typed && [...typed].map((digit) => v.figure(Number(digit))).join('');
  const box = (value: number): TemplateResult | string =>
    typed === undefined ? v.figure(value) : answerBox(shown || (v.notation.gap ?? '?'), verdict, v.words.pad.answer);
  const other = cell === undefined ? v.figure(sum.factor) : box(number / die);
  const [first, second] = inTable<string | TemplateResult>(v.notation, v.figure(die), other);
  const cube = html`<span class="asked tint${v.match.players[state.seat].colour + 1}">${v.figure(number)}</span>`;
  return html`<bdi dir=${sumDirection(v.notation)}
    >${first} ${v.notation.times} ${second} = ${cell === undefined ? box(number) : cube}</bdi
  >`;
}
