/** Puzzles of Pytagora and of Plus and minus: the equation with the most points (PYT-16 to PYT-18). */
import type { Random } from '../rules/game.js';
import {
  loadPytagora,
  loadSearch,
  seekPlacements,
  plusAndMinus,
  pytagora,
  type PytagoraGame,
  type PytagoraMove,
  type PytagoraOptions,
  type PytagoraState,
} from '../rules/pytagora/index.js';
import { highest, type Puzzler, type Question } from './puzzler.js';
import type { Saying } from '../words/say.js';

/** Returns the sorted glyphs: an equation made of the same pieces is the same answer, however it is laid. */
const keyOf = (move: PytagoraMove): string => (move.type === 'lay' ? [...move.text].sort().join('') : move.type);

const textOf = (move: PytagoraMove): string => (move.type === 'lay' ? move.text : '');

/** Returns a sortable text: coordinates are shifted to four digits, so that signs do not change the order. */
const placeOf = (move: PytagoraMove): string =>
  move.type === 'lay' ? `${move.text} ${move.down ? 1 : 0} ${move.y + 5000} ${move.x + 5000}` : '';

/** The smallest and largest length of the best equation. The longest can still be found without pencil and paper. */
const lengths = { easy: [1, 8], medium: [1, 9], hard: [9, 11] } as const;
/** The smallest number of equations to choose among. */
const fewest = { easy: 2, medium: 6, hard: 40 } as const;
/** The largest number in an easy equation. */
const easyNumber = 20;

const isEasy = (text: string): boolean => text.split(/\D/).every((number) => Number(number) <= easyNumber);
/** Equals signs on the rack. Only one of them can be laid, so equations stay short. */
const equalsSigns = 3;

/** Draws pieces from the bag: the given numbers of equals signs and other signs, and digits for the rest. */
function hand(bag: string, count: number, equals: number, signs: number, random: Random): string {
  const draw = (from: string[], many: number): string =>
    Array.from({ length: Math.min(many, from.length) }, () => from.splice(random(from.length), 1)[0]).join('');
  const among = (glyphs: string): string[] => [...bag].filter((glyph) => glyphs.includes(glyph));
  const drawn = draw(among('='), equals) + draw(among('+-*/'), signs);
  return drawn + draw(among('0123456789'), count - drawn.length);
}

/**
 * Yields until it finds a short equation that the level 1 computer player might lay, with an equals sign of its own.
 */
function* firstLaid(
  game: PytagoraGame,
  state: PytagoraState,
  random: Random,
): Generator<undefined, PytagoraState | undefined> {
  const easy = (yield* seekPlacements(state, Infinity))
    .map(({ move }) => move)
    .filter(({ text }) => text.length <= 7)
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  if (!easy.length) return undefined;
  const step = game.play(state, { ...easy[random(easy.length)], equals: 'own' });
  return step.ok && step.state.phase === 'refill' ? step.state : undefined;
}

function* positions(
  game: PytagoraGame,
  options: PytagoraOptions,
  random: Random,
): Generator<PytagoraState | undefined> {
  for (;;) {
    let state: PytagoraState | undefined = game.setup(1, options, random);
    const draw = (now: PytagoraState, pieces: string): PytagoraState | undefined => {
      const step = game.play(now, { type: 'draw', pieces });
      return step.ok ? step.state : undefined;
    };
    if (random(2)) {
      const first = draw(state, hand(state.bag, 10, equalsSigns, 2, random));
      state = first && (yield* firstLaid(game, first, random));
    }
    if (!state) {
      yield undefined;
      continue;
    }
    const [rack] = state.racks;
    const has = (glyphs: string): number => [...rack].filter((glyph) => glyphs.includes(glyph)).length;
    const missing = (glyphs: string, wanted: number): number => Math.max(0, wanted - has(glyphs));
    const signs = missing('+-*/', 1 + random(2));
    yield draw(state, hand(state.bag, 10 - rack.length, missing('=', equalsSigns), signs, random));
  }
}

const puzzlerOf = (game: PytagoraGame): Puzzler<PytagoraOptions, PytagoraState, PytagoraMove> => ({
  game,
  unit: 'points',
  margin: 2,
  most: 4000,
  tasks: ['pytagora-most'],
  usual: {},
  tidy: (state) => state, // it has no time limit
  async load() {
    await Promise.all([loadPytagora(), loadSearch()]);
  },
  positions: (options, random) => positions(game, options, random),
  *rate(state): Generator<undefined, Question<PytagoraMove> | undefined> {
    if (state.phase !== 'lay') return undefined;
    const all = yield* seekPlacements(state, Infinity);
    const choices = all.map(({ move, points }) => ({ move, value: points }));
    if (!choices.length) return undefined;
    // Among equal ones, always choose the same, regardless of the order in which they were found.
    const most = choices[highest(choices)].value;
    const equal = choices.filter(({ value }) => value === most);
    const shown = equal.reduce((a, b) => (placeOf(b.move) < placeOf(a.move) ? b : a));
    const isOnly = new Set(equal.map(({ move }) => textOf(move))).size === 1;
    return {
      task: 'pytagora-most',
      given: [],
      ...(!isOnly && { note: { code: 'pytagora-several', given: [] } }),
      choices,
      best: choices.indexOf(shown),
    };
  },
  key: keyOf,
  suits(_, { choices, best }, _second, strength) {
    const text = textOf(choices[best].move);
    const [shortest, longest] = lengths[strength];
    if (choices.length < fewest[strength] || text.length < shortest || text.length > longest) return false;
    return strength !== 'easy' || isEasy(text);
  },
  value(state, _, move) {
    if (move.type !== 'lay') return undefined;
    const step = game.play(state, move);
    const scored = step.ok ? step.events.find((event) => event.type === 'scored') : undefined;
    return scored?.points;
  },
  why(_, { choices, best }): Saying {
    const { move, value } = choices[best];
    return { code: 'pytagora-brings', given: [{ sum: textOf(move) }, value] };
  },
});

export const pytagoraPuzzler = puzzlerOf(pytagora);
export const plusAndMinusPuzzler = puzzlerOf(plusAndMinus);
