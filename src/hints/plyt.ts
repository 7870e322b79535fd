/** Hints for PLYT: a way to the answer, how many dice to throw, and what a card is good for. */
import { diceFacts, mostPromising } from '../bots/plyt-outlook.js';
import { plytBot } from '../bots/plyt.js';
import type { Seat } from '../rules/game.js';
import { playerAt, questionFor, usesOf, type PlytMove, type PlytState } from '../rules/plyt/index.js';
import { playableCards } from '../rules/trail/hands.js';
import { rung, type Found, type Hinter, type Rungs } from './hint.js';
import { sumRungs } from './sums.js';
import { cardRungs, handRungs, turnedRungs } from './trail.js';

type At<T extends PlytState['phase']['type']> = Extract<PlytState['phase'], { readonly type: T }>;

/** Hints for the number of dice: what the computer player of that level would throw, compared with the next best. */
function choose(state: PlytState, seat: Seat, level: number, to?: PlytMove): Found<PlytMove> {
  const promises = plytBot.promises(state, level);
  const { dice } = to?.type === 'choose' ? to : mostPromising(promises);
  const move = { type: 'choose', dice } as const;
  const others = promises.filter((one) => one.dice !== dice);
  if (!others.length) {
    return { move, rungs: [rung('plyt-only', [dice]), rung('plyt-only', [dice]), rung('plyt-throw', [dice])] };
  }
  const facts = (count: number): number[] => diceFacts(state.options, seat, count, level);
  const both = [dice, mostPromising(others).dice].sort((a, b) => a - b);
  return {
    move,
    rungs: [
      rung('plyt-count', [playerAt(state.options, seat).standard]),
      rung(
        'plyt-compare',
        both.flatMap((count) => facts(count).slice(0, 2)),
        { numbers: both },
      ),
      rung('plyt-dice', facts(dice), { numbers: [dice] }),
    ],
  };
}

/**
 * Hints for the answer. A single player finally gets the answer; in a race with others the hints stop before the last
 * step.
 */
function answerTo(state: PlytState, { seat, thrown }: At<'answer'>): Found<PlytMove> {
  const player = playerAt(state.options, seat);
  const { prompt, answer } = questionFor(player, thrown, state.rotation[seat]);
  const numbers = prompt.split(/[*+]/).map(Number);
  const isAlone = state.at.length === 1;
  return {
    move: { type: 'answer', answer, ms: 0 },
    rungs: sumRungs(player.operation, numbers, prompt, answer, isAlone, thrown.length),
  };
}

function cardsRungs(state: PlytState, move: PlytMove): Rungs | undefined {
  const { phase, at } = state;
  if (phase.type === 'play-cards') {
    return playableCards(state, phase).includes('hidden') ? undefined : handRungs(move, at);
  }
  if (phase.type !== 'open-card' && phase.type !== 'turned-card') return undefined;
  const uses = usesOf(state, phase.seat, phase.card, phase.thrown[0]);
  if (move.type === 'card') return cardRungs(uses, move, at);
  return phase.type === 'turned-card' ? turnedRungs(move.type === 'keep', uses.length) : undefined;
}

export const plytHinter: Hinter<PlytState, PlytMove> = {
  async find(state, seat, { signal, level = plytBot.levels, to }) {
    const { phase } = state;
    if (phase.type === 'choose') return choose(state, seat, level, to);
    if (phase.type === 'answer') return answerTo(state, phase);
    const move = to ?? (await plytBot.think(state, level, () => 0, signal));
    const rungs = cardsRungs(state, move);
    return rungs && { move, rungs };
  },
};
