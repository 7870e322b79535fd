/** Hints for PLYT: a way to the answer, how many dice, what a card is good for. */
import { rightIn100 } from '../bots/plyt-ahead.js';
import { plytBot } from '../bots/plyt.js';
import type { Seat } from '../rules/game.js';
import {
  bonusFor,
  playableCards,
  playerAt,
  questionFor,
  usesOf,
  type PlytMove,
  type PlytState,
} from '../rules/plyt/index.js';
import { rung, type Given, type Hinter, type Rung } from './hint.js';
import { sumRungs } from './sums.js';
import { cardRungs, moveRung } from './trail.js';

type Rungs = [Rung, Rung, Rung];
type At<T extends PlytState['phase']['type']> = Extract<PlytState['phase'], { readonly type: T }>;

/** The mean of the Master. */
const meanMaster = 6.5;

function chooseRungs(state: PlytState, seat: Seat, level: number, dice: number): Rungs {
  const { options } = state;
  const player = playerAt(options, seat);
  const promises = plytBot.promises(state, level);
  const right = (count: number): number => rightIn100(options, seat, count, level);
  const facts = (count: number): Given[] => [
    count,
    Math.round(right(count) / 10),
    (right(count) / 100) * (meanMaster + bonusFor(player, count)),
  ];
  const others = promises.filter((one) => one.dice !== dice);
  if (!others.length) return [rung('plyt-only', [dice]), rung('plyt-only', [dice]), rung('plyt-throw', [dice])];
  const next = others.reduce((best, one) => (one.chance > best.chance ? one : best)).dice;
  const both = [dice, next].sort((a, b) => a - b);
  return [
    rung('plyt-count', [player.standard]),
    rung(
      'plyt-compare',
      both.flatMap((count) => facts(count).slice(0, 2)),
      { numbers: both },
    ),
    rung('plyt-dice', facts(dice), { numbers: [dice] }),
  ];
}

/** Alone the last rung says the answer. In a race with others it goes as far as the last step, which is theirs to make. */
function answerRungs(state: PlytState, { seat, thrown }: At<'answer'>): Rungs {
  const player = playerAt(state.options, seat);
  const { prompt, answer } = questionFor(player, thrown, state.rotation[seat]);
  const numbers = prompt.split(/[*+]/).map(Number);
  return sumRungs(player.operation, numbers, prompt, answer, state.at.length === 1, thrown.length);
}

const turnedRungs = (move: PlytMove, uses: number): Rungs => [
  rung('plyt-turned'),
  rung(uses ? 'plyt-turned-useful' : 'plyt-turned-useless'),
  rung(move.type === 'keep' ? 'plyt-keep' : 'plyt-put-back'),
];

function handRungs(state: PlytState, move: PlytMove): Rungs {
  if (move.type === 'card') {
    return [
      rung('plyt-hand'),
      rung('plyt-hand-card', [], { pieces: [move.index ?? 0] }),
      { ...moveRung(move, state.at), marks: { squares: [move.to], pieces: [move.index ?? 0] } },
    ];
  }
  const advances = move.type === 'advance';
  const puts = move.type === 'put-back' ? { pieces: [move.index ?? 0] } : {};
  return [
    rung('plyt-hand'),
    rung(advances ? 'plyt-hand-move' : 'plyt-hand-none'),
    rung(advances ? 'plyt-advance' : move.type === 'done' ? 'plyt-done' : 'plyt-put-back', [], puts),
  ];
}

function rungsFor(state: PlytState, move: PlytMove, level: number): Rungs | undefined {
  const { phase, at } = state;
  switch (phase.type) {
    case 'choose':
      return move.type === 'choose' ? chooseRungs(state, phase.seat, level, move.dice) : undefined;
    case 'answer':
      return answerRungs(state, phase);
    case 'open-card': {
      const uses = usesOf(state, phase.seat, phase.card, phase.thrown[0]);
      return move.type === 'card' ? cardRungs(uses, move, at) : undefined;
    }
    case 'turned-card':
      return turnedRungs(move, usesOf(state, phase.seat, phase.card, phase.thrown[0]).length);
    case 'play-cards':
      return playableCards(state, phase).includes('hidden') ? undefined : handRungs(state, move);
    default:
      return undefined;
  }
}

/** The computer player's move; an answer is the right one. */
async function moveFor(state: PlytState, level: number, options: { signal?: AbortSignal }): Promise<PlytMove> {
  const { phase } = state;
  if (phase.type !== 'answer') return plytBot.think(state, level, () => 0, options.signal);
  const { answer } = questionFor(playerAt(state.options, phase.seat), phase.thrown, state.rotation[phase.seat]);
  return { type: 'answer', answer, ms: 0 };
}

export const plytHinter: Hinter<PlytState, PlytMove> = {
  async find(state, _seat, { signal, level = plytBot.levels }) {
    const move = await moveFor(state, level, signal ? { signal } : {});
    const rungs = signal?.aborted ? undefined : rungsFor(state, move, level);
    return rungs && { move, rungs };
  },
};
