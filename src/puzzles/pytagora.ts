/** Puzzles of Pytagora and of Plus and minus: the equation worth most (PYT-16 to PYT-18). */
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

/** Glyphs in the order of their codes: an equation of the same pieces is the same answer, however they are laid. */
const keyOf = (move: PytagoraMove): string => (move.type === 'lay' ? [...move.text].sort().join('') : move.type);

const textOf = (move: PytagoraMove): string => (move.type === 'lay' ? move.text : '');

/** To be compared as text: shifted to four digits, so that no sign changes the order. */
const placeOf = (move: PytagoraMove): string =>
  move.type === 'lay' ? `${move.text} ${move.down ? 1 : 0} ${move.y + 5000} ${move.x + 5000}` : '';

/** Short enough to be found without a pencil. */
const longestText = 9;
/** How many equations a choice should be made among, at least. */
const fewest = 6;
/** Equals signs on the rack: of several only one can be laid, so the equations stay short. */
const equalsSigns = 3;

/** Draws pieces out of the bag: so many equals signs, so many other signs, and the rest digits. */
function hand(bag: string, count: number, equals: number, signs: number, random: Random): string {
  const draw = (from: string[], many: number): string =>
    Array.from({ length: Math.min(many, from.length) }, () => from.splice(random(from.length), 1)[0]).join('');
  const among = (glyphs: string): string[] => [...bag].filter((glyph) => glyphs.includes(glyph));
  const drawn = draw(among('='), equals) + draw(among('+-*/'), signs);
  return drawn + draw(among('0123456789'), count - drawn.length);
}

/** A short equation that the gentle computer player might lay, with an equals sign of the player's own. */
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
  most: 1500,
  tasks: ['pytagora-most'],
  usual: {},
  tidy: (state) => state, // there is no clock in it
  async load() {
    await Promise.all([loadPytagora(), loadSearch()]);
  },
  positions: (options, random) => positions(game, options, random),
  *rate(state): Generator<undefined, Question<PytagoraMove> | undefined> {
    if (state.phase !== 'lay') return undefined;
    const all = yield* seekPlacements(state, Infinity);
    const choices = all.map(({ move, points }) => ({ move, value: points }));
    if (!choices.length) return undefined;
    // Of equal ones always the same, in whatever order they were found.
    const most = choices[highest(choices)].value;
    const shown = choices
      .filter(({ value }) => value === most)
      .reduce((a, b) => (placeOf(b.move) < placeOf(a.move) ? b : a));
    return { task: 'pytagora-most', given: [], choices, best: choices.indexOf(shown) };
  },
  key: keyOf,
  isHard: (_, { choices, best }) => choices.length >= fewest && textOf(choices[best].move).length <= longestText,
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
