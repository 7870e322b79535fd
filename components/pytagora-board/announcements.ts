import type { PytagoraEvent, PytagoraState } from '../../src/rules/pytagora/index.js';
import { sayRefusal, type Refused } from '../../src/words/say.js';
import { listed } from '../../src/words/notation.js';
import type { PieceState } from '../style/pieces.js';
import { nameIn } from '../style/player-name.js';
import { plain } from '../style/rich-text.js';
import type { Cell } from './camera.js';
import type { PytagoraContext } from './context.js';
import { kindOf, type Preview } from './preview.js';

/** Returns an event as a sentence; `state` is the resulting position. Empty if another event of the same move already says it. */
export function announce(
  v: Pick<PytagoraContext, 'figure' | 'gameWords' | 'match' | 'written'>,
  event: PytagoraEvent,
  state: PytagoraState,
): string {
  const { events } = v.gameWords.announcements;
  const name = (seat: number): string => nameIn(v.match.players[seat]);
  switch (event.type) {
    case 'starts':
      return events.starts(name(event.seat));
    case 'placed': {
      const points = v.figure(state.equations.at(-1)!.points, true);
      return events.placed(name(event.seat), v.written(event.text), points);
    }
    case 'exchanged':
      return events.exchanged(name(event.seat), v.figure(event.points));
    case 'passed':
      return events.passed(name(event.seat), v.figure(event.points));
    case 'ended':
      return event.by === undefined ? events.allPassed : events.reached(name(event.by));
    default:
      return '';
  }
}

/** The part of the context with which equations, and what is wrong with them, are written for the reader. */
export type EquationWriting = Pick<PytagoraContext, 'figure' | 'gameWords' | 'inDigits' | 'notation' | 'written'>;

/** Returns a refusal in the reader's language and signs. */
export const refusal = (v: EquationWriting, refused: Refused): string =>
  v.inDigits(sayRefusal(v.gameWords.refusals, refused, v));

/** Returns why the equation being laid is not valid. */
export const reason = (v: EquationWriting, { step, refused }: Preview): string => {
  if (refused) return refusal(v, refused);
  return step && !step.ok ? refusal(v, step) : v.gameWords.announcements.oneLine;
};

/** Returns the value of both sides; undefined while they differ. */
export function valueOf({ step }: Preview): number | undefined {
  const placed = step?.ok ? step.events.find((event) => event.type === 'placed') : undefined;
  return placed?.value;
}

/** Returns the equation being laid as a sentence for a screen reader. */
export function previewText(v: EquationWriting & Pick<PytagoraContext, 'seen'>, preview: Preview): string {
  const words = v.gameWords.announcements;
  if (kindOf(preview) === 'bad') return reason(v, preview);
  const value = valueOf(preview);
  const text = v.written(preview.line!.text);
  const points = `${v.figure(preview.total)} ${words.points(preview.total)}`;
  if (v.seen.options.sayScore) return text;
  return plain(value === undefined ? listed([text, `${points} ${words.soFar}`], v.notation) : `${text}: ${points}`);
}

/** A cell with the piece on it. */
export interface Seen extends Cell {
  readonly glyph: string;
  readonly state?: PieceState | undefined;
}

/** Returns the accessible name of a cell. */
export function labelOf(
  v: Pick<PytagoraContext, 'figure' | 'gameWords' | 'sign'>,
  { x, y, glyph, state }: Seen,
): string {
  const spoken = glyph ? (v.gameWords.signs[glyph] ?? v.sign(glyph)) : undefined;
  return v.gameWords.cell(v.figure(y + 1), v.figure(x + 1), spoken, state === 'new');
}
