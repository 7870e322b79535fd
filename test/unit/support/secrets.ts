/** Deals again what a seat may not see, so that tests can check that no information about it reaches the seat. */
import type { Drawn, GameEvent, Random, Seat } from '../../../src/rules/game.js';
import { inOrder } from '../../../src/rules/pytagora/pieces.js';
import { unseenOf, type CardCounts, type CardType, type PackCard } from '../../../src/rules/trail/cards.js';
import type { AnyGame, AnyMove } from './all-games.js';

export type Viewer = Seat | 'public';

/** A move in a position, and its events. */
export interface Done {
  readonly move: AnyMove;
  /** The seat that has made the move; `chance` for dice and draws. */
  readonly by: Seat | 'chance';
  readonly events: readonly GameEvent[];
}

/** Pieces or cards in one place. Those for which `stays` returns true remain there. */
interface Pile<P> {
  readonly pieces: readonly P[];
  stays(piece: P, at: number): boolean;
}

/** Deals the pieces of all piles again; each pile keeps its size. */
function dealt<P>(piles: readonly Pile<P>[], random: Random): P[][] {
  const fixed = piles.map(({ pieces, stays }) => pieces.map((piece, at) => stays(piece, at)));
  const loose = piles.flatMap(({ pieces }, pile) => pieces.filter((_, at) => !fixed[pile][at]));
  for (let last = loose.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [loose[last], loose[other]] = [loose[other], loose[last]];
  }
  return piles.map(({ pieces }, pile) => pieces.map((piece, at) => (fixed[pile][at] ? piece : loose.pop()!)));
}

/** Returns a function that keeps one piece for each of these. */
function keeper<P>(pieces: readonly P[]): (piece: P) => boolean {
  const left = [...pieces];
  return (piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
}
const everything = (): boolean => true;

/** Deals the hands and the bag again, of Pytagora's pieces or of digits. Pieces that the move lays stay with their player. */
function pieces<P>(
  hands: readonly (readonly P[])[],
  bag: readonly P[],
  viewer: Viewer,
  shown: { readonly inHand: readonly P[]; readonly of: Seat; readonly inBag: readonly P[] },
  random: Random,
): { hands: P[][]; bag: P[] } {
  const piles = hands.map((hand, seat) => ({
    pieces: hand,
    stays: seat === viewer ? everything : keeper(seat === shown.of ? shown.inHand : []),
  }));
  const all = dealt([...piles, { pieces: bag, stays: keeper(shown.inBag) }], random);
  return { hands: all.slice(0, -1), bag: all.at(-1)! };
}

interface Racks {
  readonly racks: readonly string[];
  readonly bag: string;
  readonly seat: Seat;
}

function racks(state: Racks, viewer: Viewer, { move, events }: Done, random: Random): Racks {
  const placed = events.find((event) => event.type === 'placed') as
    | (GameEvent & { readonly fresh: readonly [number, number, string][]; readonly equals: string })
    | undefined;
  // An equals sign from the common area was in no rack.
  const fresh = (placed?.fresh ?? []).map(([, , glyph]) => glyph);
  const inHand = fresh.filter((glyph) => glyph !== '=' || placed?.equals === 'own');
  const inBag = move.type === 'draw' && state.seat === viewer ? [...(move['pieces'] as string)] : [];
  const { hands, bag } = pieces(
    state.racks.map((rack) => [...rack]),
    [...state.bag],
    viewer,
    { inHand, of: state.seat, inBag },
    random,
  );
  return { ...state, racks: hands.map((hand) => hand.join('')), bag: inOrder(bag.join('')) };
}

interface Digits {
  readonly hands: readonly (readonly number[])[];
  readonly bag: readonly number[];
  readonly seat: Seat;
}

function digits(state: Digits, viewer: Viewer, { move, by, events }: Done, random: Random): Digits {
  const { type, digit, digits: attached, a, b } = move as AnyMove & Record<string, never>;
  const isOpen = by === viewer || state.seat === viewer || events.some((event) => event.type === 'placed');
  const inBag = type === 'sum' ? [a, b] : type === 'draw' && isOpen ? [digit] : [];
  const inHand = type === 'lay' ? [digit] : type === 'attach' ? (attached as number[]) : [];
  const { hands, bag } = pieces(state.hands, state.bag, viewer, { inHand, of: state.seat, inBag }, random);
  const rising = (pile: number[]): number[] => pile.sort((one, other) => one - other);
  return { ...state, hands: hands.map(rising), bag: rising(bag) };
}

interface Cards {
  readonly options: { readonly cards: CardCounts; readonly cardsWhen: string };
  readonly at: readonly number[];
  readonly pack: readonly PackCard[];
  readonly hands: readonly (readonly PackCard[])[];
  readonly phase: { readonly type: string; readonly seat?: Seat; readonly turn?: Seat; readonly card?: PackCard };
}

function cards(state: Cards, viewer: Viewer, { move, by, events }: Done, random: Random): Cards {
  const { pack, hands, phase, options, at } = state;
  const isTurned = phase.type === 'turned-card';
  const unseen = unseenOf(options.cards, at.length, [...pack, ...hands.flat(), ...(phase.card ? [phase.card] : [])]);
  const isPlayed = move.type === 'card' || move.type === 'put-back';
  const isOpen = options.cardsWhen === 'at-once';
  // PLY-23, PLY-29: cards that are played at once are turned for all to see, including those that are passed over.
  const open = isOpen ? events.filter(({ type }) => type === 'card-turned') : [];
  const isSeen = isOpen || phase.seat === viewer;
  const all = dealt<PackCard>(
    [
      { pieces: pack, stays: (card, i) => card === 'unseen' || i < open.length },
      ...hands.map((hand, seat) => ({
        pieces: hand,
        stays: (_: PackCard, i: number) => seat === viewer || (isPlayed && seat === by && i === move['index']),
      })),
      { pieces: isTurned ? [phase.card!] : [], stays: () => phase.seat === viewer || isPlayed },
      { pieces: unseen, stays: keeper<PackCard>(move.type === 'turn' && isSeen ? [move['card'] as CardType] : []) },
    ],
    random,
  );
  return {
    ...state,
    pack: all[0],
    hands: all.slice(1, 1 + hands.length),
    ...(isTurned && { phase: { ...phase, card: all[1 + hands.length][0] } }),
  };
}

/** Returns the position with everything that the viewer may not see dealt again, except for what the move reveals. */
export function otherwise(state: object, viewer: Viewer, done: Done, random: Random): object {
  if ('racks' in state) return racks(state as Racks, viewer, done, random);
  if ('bag' in state) return digits(state as unknown as Digits, viewer, done, random);
  if ('pack' in state) return cards(state as Cards, viewer, done, random);
  return state; // Multiplay: the only secret is the next dice, and they are in no position
}

/** Returns the move of chance if the viewer sees it, else another draw. */
export function drawnOtherwise(
  game: AnyGame,
  other: object,
  viewer: Viewer,
  { move, by }: Done,
  random: Random,
): AnyMove {
  if (by !== 'chance') return move;
  const seat = (other as { seat?: Seat; phase?: { seat?: Seat } }).seat ?? (other as Cards).phase?.seat;
  const isHidden =
    (move.type === 'draw' && seat !== viewer) ||
    (move.type === 'turn' && seat !== viewer && (other as Cards).options.cardsWhen === 'keep');
  return isHidden ? game.chance(other, random) : move;
}

/** Returns all pieces that are in no equation and on no path, sorted: dealing again does not change them. */
export function offTable(state: object): readonly Drawn[] {
  if ('racks' in state) return [...(state as Racks).racks.join(''), ...(state as Racks).bag].sort();
  if (!('bag' in state)) return [];
  const { hands, bag } = state as unknown as Digits;
  return [...hands.flat(), ...bag].sort();
}
