import type { Ply } from '../../src/match/match.js';
import { cellsOf, type PytagoraEvent, type PytagoraMove, type PytagoraState } from '../../src/rules/pytagora/index.js';
import type { Beat } from '../parts/beats.js';
import { mayLay, type PytagoraContext } from './context.js';
import { previewOf, type Preview } from './preview.js';

/** Duration of each beat, in milliseconds at normal speed. */
export const lengths = {
  /** A computer player lays a piece. */
  piece: 320,
  /** Time to read its equation and the score. */
  read: 1600,
} as const;

export interface PytagoraBeat extends Beat {
  readonly name: 'piece' | 'read';
  /** The number of its new pieces on the table, in the order in which the equation is read. */
  readonly laid: number;
}

type PytagoraPly = Ply<PytagoraState, PytagoraMove, PytagoraEvent>;

const eventOf = <Type extends PytagoraEvent['type']>({ events }: Pick<PytagoraPly, 'events'>, type: Type) =>
  events.find((event): event is Extract<PytagoraEvent, { type: Type }> => event.type === type);

/** Returns the beats in which the equation of a computer player is shown; people have seen their own equation grow. */
export function momentOf(
  { match }: Pick<PytagoraContext, 'match'>,
  ply: Pick<PytagoraPly, 'events'>,
): readonly PytagoraBeat[] {
  const placed = eventOf(ply, 'placed');
  if (!placed || !match.isBot(placed.seat)) return [];
  const { length } = placed.fresh;
  return [
    ...placed.fresh.map((_, at): PytagoraBeat => ({ name: 'piece', ms: lengths.piece, laid: at + 1, sound: 'lay' })),
    { name: 'read', ms: lengths.read, laid: length, announces: true, sound: 'right' },
  ];
}

/** Returns the part of a computer player's equation that has been shown so far; undefined between moments. */
export function laidNow({ moment, seen }: Pick<PytagoraContext, 'moment' | 'seen'>): Preview | undefined {
  const placed = moment && eventOf(moment.ply, 'placed');
  const scored = moment && eventOf(moment.ply, 'scored');
  if (!placed || !scored || !('laid' in moment.beat)) return undefined;
  const { name, laid } = moment.beat as PytagoraBeat;
  const { text, x, y, down } = placed;
  const cells = cellsOf(text, placed, seen.options.direction);
  const isIn = (pieces: typeof placed.fresh, at: number): boolean =>
    pieces.some(([column, row]) => column === cells[at][0] && row === cells[at][1]);
  const missing = (at: number): boolean => isIn(placed.fresh.slice(laid), at);
  return {
    line: { text, x, y, down },
    ...(name === 'read' && { step: { ok: true, state: moment.ply.state, events: [...moment.ply.events] } }),
    parts: scored.parts,
    total: scored.parts.reduce((sum, points, at) => (missing(at) ? sum : sum + points), 0),
    crossed: (at) => isIn(placed.crossed, at),
    missing,
  };
}

/** Returns the equation being laid, by a computer player or by the person to act. */
export const previewNow = (
  v: Pick<PytagoraContext, 'interaction' | 'isCovered' | 'match' | 'moment' | 'seen' | 'viewer'>,
): Preview | undefined => laidNow(v) ?? (mayLay(v) ? previewOf(v.match.game, v.seen, v.interaction.spread) : undefined);
