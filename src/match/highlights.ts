/** A player's achievement in a game, derived from its events alone. Highlights never compare players. */
import type { AnsweredEvent, GameEvent, Seat } from '../rules/game.js';

export type Highlight =
  /** The number of right answers, and of all questions; reported if at least half were right. */
  | { readonly kind: 'answers'; readonly right: number; readonly of: number }
  /** The right answer with the largest result, in ASCII: `7*8*12=672`. */
  | { readonly kind: 'find'; readonly sum: string; readonly result: number }
  /** The Sequence with the highest score; `name` is that of the rules. */
  | { readonly kind: 'sequence'; readonly name: string; readonly score: number }
  /** The equation with the highest score. */
  | { readonly kind: 'equation'; readonly text: string; readonly points: number }
  /** The longest row of cubes that scored. */
  | { readonly kind: 'row'; readonly cells: number; readonly points: number }
  /** The longest climb in a single move; 0 is the start. */
  | { readonly kind: 'climb'; readonly from: number; readonly to: number }
  /** The largest number of dice thrown; reported only if that throw was answered right. */
  | { readonly kind: 'throw'; readonly dice: number };

type Kind = Highlight['kind'];

/** The order in which highlights are reported. */
const order: readonly Kind[] = ['answers', 'find', 'sequence', 'equation', 'row', 'climb', 'throw'];

/** The minimum number of answers for which the share of right ones is meaningful. */
const fewestAnswers = 2;
/** The minimum number of dice for a bold throw. */
const manyDice = 3;

/** The events from which highlights are derived, in any game. */
type PlayedEvent =
  | AnsweredEvent
  /** The time ran out without an answer. */
  | { readonly type: 'time-up'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice?: readonly number[] }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly text?: string }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly points?: number;
      readonly cells?: readonly number[];
      readonly kind?: string | null;
      readonly score?: number;
    };

/** The part of a match that highlights need. */
interface Played {
  readonly plies: readonly { readonly events: readonly GameEvent[] }[];
}

/** Returns the calculation with its result, whatever was asked for: `7*8=?`, `7*?=56` and `7*8` all become `7*8=56`. */
const solved = ({ prompt, expected }: AnsweredEvent): string =>
  prompt.includes('?') ? prompt.replace('?', String(expected)) : `${prompt}=${expected}`;

/** Returns the highlights of a player, in the order in which they are reported. */
export function highlights({ plies }: Played, seat: Seat): Highlight[] {
  const found = new Map<Kind, { readonly highlight: Highlight; readonly worth: number }>();
  const note = (highlight: Highlight, worth: number): void => {
    if (worth > (found.get(highlight.kind)?.worth ?? 0)) found.set(highlight.kind, { highlight, worth });
  };
  let right = 0;
  let of = 0;
  let dice = 0;
  let bravest = 0;
  let text = '';
  const events = plies.flatMap((ply) => ply.events as readonly PlayedEvent[]).filter((event) => event.seat === seat);
  for (const event of events) {
    if (event.type === 'rolled') dice = event.dice?.length ?? 0;
    if (event.type === 'placed') text = event.text ?? '';
    if (event.type === 'moved') note({ kind: 'climb', from: event.from, to: event.to }, event.to - event.from);
    if (event.type === 'scored') {
      const { cells, kind, points = 0, score = 0 } = event;
      if (cells) note({ kind: 'row', cells: cells.length, points }, cells.length);
      else if (kind) note({ kind: 'sequence', name: kind, score }, score);
      else if (text) note({ kind: 'equation', text, points }, points);
    }
    if (event.type !== 'answered' && event.type !== 'time-up') continue;
    of++;
    bravest = Math.max(bravest, dice);
    if (event.type === 'time-up' || !event.right) continue;
    right++;
    const sum = solved(event);
    const result = Number(sum.split('=')[1]);
    if (/[*+]/.test(sum)) note({ kind: 'find', sum, result }, result);
    if (dice >= manyDice) note({ kind: 'throw', dice }, dice);
  }
  if ((found.get('throw')?.worth ?? 0) < bravest) found.delete('throw');
  if (of >= fewestAnswers && 2 * right >= of) note({ kind: 'answers', right, of }, right);
  return order.flatMap((kind) => found.get(kind)?.highlight ?? []);
}
