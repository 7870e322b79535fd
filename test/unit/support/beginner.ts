/**
 * A simulated child who begins, of the lowest age of each game. It is no computer player: it knows what the rules show, sees little of
 * it, and makes mistakes. docs/strength.md states it; how well it fits real children has not been measured.
 */
import type { GameName } from './all-games.js';
import type { Random } from '../../../src/rules/game.js';
import {
  legalCells,
  rowsAndTraps,
  type MultiplayMove,
  type MultiplayState,
} from '../../../src/rules/multiplay/index.js';
import { moves as multiplayMoves } from '../../../src/rules/multiplay/play.js';
import { plyt, playerAt, questionFor, type PlytMove, type PlytState } from '../../../src/rules/plyt/index.js';
import { canExchange, placements, type PytagoraMove, type PytagoraState } from '../../../src/rules/pytagora/index.js';
import { sequence } from '../../../src/rules/sequence/index.js';
import { standings } from '../../../src/rules/sequence/standings.js';
import type { SequenceMove, SequenceState } from '../../../src/rules/sequence/index.js';
import { tables, type TablesMove, type TablesState } from '../../../src/rules/tables/index.js';
import { upAndDown, type UpAndDownMove, type UpAndDownState } from '../../../src/rules/up-and-down/index.js';

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)];

/** Returns some of a list in random order. */
function some<T>(list: readonly T[], count: number, random: Random): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]);
}

/** Right answers of a hundred: to one number, to two factors, and to more. */
const rightOf = [99, 75, 30, 10, 3, 1];

/** PLYT: throws as few dice as allowed, answers three of four products right, and acts on a card as the first way is shown. */
function playPlyt(state: PlytState, random: Random): PlytMove {
  const { phase, options, rotation } = state;
  if (phase.type !== 'answer') return [...plyt.moves(state)][0];
  const player = playerAt(options, phase.seat);
  const { prompt, answer } = questionFor(player, phase.thrown, rotation[phase.seat]);
  const numbers = prompt.split(/\D/).length;
  return { type: 'answer', answer: random(100) < rightOf[numbers - 1] ? answer : answer + 1 + random(9), ms: 5000 };
}

/**
 * Sequence: sees equal dice and, in two of three rolls, what else the dice make; keeps those of one number and rolls the
 * others, and names the best three times out of four.
 */
function playSequence(state: SequenceState, random: Random): SequenceMove {
  const all = [...sequence.moves(state)];
  const { phase, options } = state;
  if (phase.type === 'declare') return random(4) ? all[0] : oneOf(all, random);
  if (phase.type !== 'keep') return oneOf(all, random);
  const count = (number: number): number => phase.dice.filter((die) => die === number).length;
  const most = Math.max(...phase.dice.map(count));
  const makesSome = standings(phase.dice, options.totalRule).some(({ claim }) => claim);
  if (most >= 3 || (makesSome && random(3))) return { type: 'stop' };
  const number = oneOf(
    phase.dice.filter((die) => count(die) === most),
    random,
  );
  const keep = phase.dice.reduce((mask, die, i) => (die === number ? mask | (1 << i) : mask), 0);
  return { type: 'keep', keep };
}

/** Multiplay: looks at three cubes and takes the one that makes most of a row of its own; never sees a trap. Ends when ahead. */
function playMultiplay(state: MultiplayState, random: Random): MultiplayMove {
  const { phase, scores, seat } = state;
  if (phase === 'end')
    return { type: scores.every((score, other) => other === seat || score < scores[seat]) ? 'end' : 'go-on' };
  const own = (cell: number): number => rowsAndTraps(state, cell).rows.reduce((sum, { points }) => sum + points, 0);
  const seen = some(legalCells(state), 3, random);
  const cell = seen.reduce((best, one) => (own(one) > own(best) ? one : best));
  return [...multiplayMoves(state)].find((move) =>
    move.type === 'answer'
      ? move.factor === state.numbers[cell] / state.die
      : move.type === 'turn' && move.cell === cell,
  )!;
}

/**
 * Pytagora: finds one equation of one sign, + and − up to 20, × and ÷ up to 50, in any place; without any it takes new
 * pieces where it may, and otherwise is shown the shortest.
 */
function playPytagora(state: PytagoraState, random: Random): PytagoraMove {
  const all = placements(state).map(({ move }) => move);
  const simple = all.filter(({ text }) => {
    const numbers = text.split(/\D/).map(Number);
    return text.replace(/[\d=]/g, '').length === 1 && numbers.every((one) => one <= (/[*/]/.test(text) ? 50 : 20));
  });
  if (simple.length) return oneOf(simple, random);
  if (all.length && state.options.exchange !== 'free')
    return all.reduce((a, b) => (b.text.length < a.text.length ? b : a));
  return canExchange(state) ? { type: 'exchange' } : { type: 'pass' };
}

/** Multiplication tables: knows small products, every second large one, and now and then takes a neighbour for it. */
function playTables(state: TablesState, random: Random): TablesMove {
  const [first] = tables.moves(state);
  const { a, b } = state.rounds.at(-1)!;
  const knows = random(100) < (a * b <= 25 ? 95 : 50);
  return knows ? first : { type: 'pass' };
}

/** Up and down: lays any piece that fits. */
const playUpAndDown = (state: UpAndDownState, random: Random): UpAndDownMove =>
  oneOf([...upAndDown.moves(state)], random);

/** The beginner in each game: a function of the position and a random source. */
export const beginner: Readonly<Partial<Record<GameName, (state: never, random: Random) => unknown>>> = {
  plyt: playPlyt,
  sequence: playSequence,
  multiplay: playMultiplay,
  pytagora: playPytagora,
  plusAndMinus: playPytagora,
  upAndDown: playUpAndDown,
  tables: playTables,
};
