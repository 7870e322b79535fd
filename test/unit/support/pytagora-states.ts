import {
  loadSearch,
  table,
  type Equation,
  type PytagoraEvent,
  type PytagoraGame,
  type PytagoraMove,
  type PytagoraState,
  plusAndMinus,
  pytagora,
} from '../../../src/rules/pytagora/index.js';
import { frozen } from '../../../src/rules/frozen.js';

await loadSearch();

/** The 126 pieces of PYT-01 to PYT-03 and the 80 of PYT-30, written out without the code under test. */
export const box =
  '0'.repeat(7) +
  [...'1234567'].map((digit) => digit.repeat(8)).join('') +
  '8'.repeat(7) +
  '9'.repeat(7) +
  '+'.repeat(9) +
  '-'.repeat(9) +
  '*'.repeat(7) +
  '/'.repeat(6) +
  '='.repeat(18);
export const smallBox =
  '0'.repeat(4) +
  [...'1234567'].map((digit) => digit.repeat(5)).join('') +
  '8'.repeat(4) +
  '9'.repeat(4) +
  '+'.repeat(9) +
  '-'.repeat(9) +
  '='.repeat(15);

export const sorted = (pieces: Iterable<string>): string => [...pieces].sort().join('');

/** Reads `3+4=7 2,-1 down`: an equation and its place; across unless it says down. */
export function lies(said: string): Pick<Equation, 'text' | 'x' | 'y' | 'down'> {
  const parts = /^(\S+) (-?\d+),(-?\d+)( down)?$/.exec(said);
  if (!parts) throw new Error(`Cannot read ${said}.`);
  return { text: parts[1], x: Number(parts[2]), y: Number(parts[3]), down: parts[4] !== undefined };
}

export const layMove = (said: string): Extract<PytagoraMove, { type: 'lay' }> => ({ type: 'lay', ...lies(said) });

type Change = Omit<Partial<PytagoraState>, 'options' | 'equations' | 'racks'> & {
  options?: Partial<PytagoraState['options']>;
  /** In the notation of `lies`; each laid by seat 0, for no points. */
  equations?: readonly string[];
  /** Racks may be short, and may hold more than ten pieces. */
  racks?: readonly string[];
};

/** Returns a frozen position in which seat 0 of two is to lay. The bag holds all pieces that are nowhere else. */
export function position(change: Change = {}): PytagoraState {
  const game = change.game ?? 'pytagora';
  const racks = change.racks ?? ['', ''];
  const equations = (change.equations ?? []).map((said): Equation => ({
    ...lies(said),
    seat: 0,
    points: 0,
    equals: 'own',
  }));
  const common = change.common ?? racks.length;
  const options = { ...(game === 'pytagora' ? pytagora : plusAndMinus).defaults, ...change.options };
  const elsewhere = [
    ...table({ equations, options }).map(([, , glyph]) => glyph),
    ...racks.join(''),
    ...'='.repeat(common),
  ];
  const bag = [...(game === 'pytagora' ? box : smallBox)];
  for (const glyph of elsewhere) {
    const at = bag.indexOf(glyph);
    if (at >= 0) bag.splice(at, 1);
  }
  return frozen({
    scores: racks.map(() => 0),
    phase: 'lay',
    seat: 0,
    exchanges: 0,
    passes: 0,
    first: 0,
    bag: bag.join(''),
    ...change,
    game,
    common,
    racks,
    equations,
    options,
  });
}

export const gameOf = ({ game }: PytagoraState): PytagoraGame => (game === 'pytagora' ? pytagora : plusAndMinus);

export interface Played {
  readonly state: PytagoraState;
  readonly events: readonly PytagoraEvent[];
}

/** Plays moves that must all be legal. */
export function played(state: PytagoraState, ...moves: readonly PytagoraMove[]): Played {
  const events: PytagoraEvent[] = [];
  for (const move of moves) {
    const step = pytagora.play(state, frozen(move));
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.message}`);
    events.push(...step.events);
    state = frozen(step.state);
  }
  return { state, events };
}

/** Returns the rule and the reason for which a move is refused, or `accepted`. */
export function refusal(state: PytagoraState, move: unknown): string {
  const step = pytagora.play(state, move as PytagoraMove);
  return step.ok ? 'accepted' : `${step.rule} ${step.reason}`;
}

/** Returns how laying an equation there is refused: rule, reason, details and sentence; `accepted` if it is not. */
export function why(state: PytagoraState, said: string): unknown {
  const step = pytagora.play(state, layMove(said));
  return step.ok ? 'accepted' : step;
}

/** Returns all pieces of a position, wherever they are. */
export const everywhere = (state: PytagoraState): string =>
  sorted([
    ...table(state).map(([, , glyph]) => glyph),
    ...state.racks.join(''),
    ...state.bag,
    ...'='.repeat(state.common),
  ]);

/** Returns the highest points in a list too long for an argument list; 0 for an empty one. */
export const mostPoints = (all: readonly { readonly points: number }[]): number =>
  all.reduce((most, { points }) => Math.max(most, points), 0);
