// A game by somebody else, in TypeScript: its options, positions and moves are known wherever they are used.
import { css, defineGame, html, type OwnContext } from 'abacade/element';
import { choice, createGame, refuse } from 'abacade/rules';

interface Guess {
  readonly type: 'guess';
  readonly guess: number;
}

const game = createGame({
  name: 'higher-lower',
  seats: { min: 1, max: 4 },
  options: { most: choice({ rule: 'HIL-1', default: 99, choices: [9, 99] }) },
  setup: (players, { most }, random) => ({ players, seat: 0, number: 1 + random(most), found: -1 }),
  turn: ({ seat, found }) => (found < 0 ? { kind: 'seat', seat } : { kind: 'over', winners: [found] }),
  moves: ({ options }) => Array.from({ length: options.most }, (_, i): Guess => ({ type: 'guess', guess: i + 1 })),
  play(state, { guess }: Guess) {
    if (guess < 1 || guess > state.options.most) return refuse('HIL-2', 'range', 'It is not in between.');
    const found = guess === state.number ? state.seat : -1;
    return { ok: true, state: { ...state, found }, events: [{ type: 'guessed', seat: state.seat, guess }] };
  },
  scores: ({ players, found }) => Array.from({ length: players }, (_, seat) => Number(seat === found)),
  isPosition: ({ number, options }) => number >= 1 && number <= options.most,
});

const start = game.setup(2, game.defaults, () => 0);
export const most: 9 | 99 = start.options.most;
export const isUndoAgreed: boolean = start.options.practiceUndo;
// @ts-expect-error -- a position has no such field
export const missing: unknown = start.dice;
// @ts-expect-error -- a move has a number
game.play(start, { type: 'guess', guess: 'seven' });

type Context = OwnContext<typeof game>;
const help = ({ state }: Context): string => `Guess a number up to ${state.options.most}.`;

export const HigherLower = defineGame({
  tag: 'higher-lower',
  game,
  words: { en: { title: 'Higher or lower', say: 'Say it' } },
  input: () => ({ guess: 0 }),
  render: ({ state, figure }) => html`<p>${figure(state.options.most)}</p>`,
  actions: ({ input, own, mayAct, play }) =>
    html`<button @click=${() => mayAct && play({ type: 'guess', guess: input.guess })}>${own.say}</button>`,
  help,
  standing: ({ state }, seat) => String(state.seat === seat),
  moment: (_, { events }) => (events.length ? [{ name: 'guessed', ms: 400 }] : []),
  styles: css``,
});

defineGame({
  tag: 'wrong',
  game,
  words: { en: { title: 'Wrong' } },
  // @ts-expect-error -- the position has no such field
  render: ({ state }) => html`${state.dice}`,
});
