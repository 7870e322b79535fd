/** Looking back at PLYT: answers, how many dice were thrown, and what cards did. */
import type { Ply } from '../match/match.js';
import { Outlook, rightIn100 } from '../bots/plyt-ahead.js';
import { levelOf } from '../bots/plyt-level.js';
import { plytBot } from '../bots/plyt.js';
import type { Seat } from '../rules/game.js';
import {
  bonusFor,
  playerAt,
  plyt,
  usesOf,
  type PlytEvent,
  type PlytMove,
  type PlytOptions,
  type PlytState,
} from '../rules/plyt/index.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

type PlytPly = Ply<PlytState, PlytMove, PlytEvent>;
type Choice = Judged<PlytMove>;

export { levelOf };

const levels = new WeakMap<readonly PlytPly[], Map<Seat, number>>();

/** The level that is taken for a player's, found once for a game. */
function levelAt(options: PlytOptions, seat: Seat, plies: readonly PlytPly[]): number {
  const known = levels.get(plies) ?? new Map<Seat, number>();
  levels.set(plies, known);
  const level = known.get(seat) ?? levelOf(options, seat, plies);
  known.set(seat, level);
  return level;
}

function judgeDice(state: PlytState, move: PlytMove, plies: readonly PlytPly[]): Choice | undefined {
  const { phase, options } = state;
  if (phase.type !== 'choose' || move.type !== 'choose') return undefined;
  const level = levelAt(options, phase.seat, plies);
  const promises = plytBot.promises(state, level);
  if (promises.length < 2) return undefined;
  const best = promises.reduce((best, one) => (one.chance > best.chance ? one : best));
  const own = promises.find(({ dice }) => dice === move.dice)!;
  const right = (dice: number): number => rightIn100(options, phase.seat, dice, level);
  const steps = (dice: number): number => (right(dice) / 100) * (6.5 + bonusFor(playerAt(options, phase.seat), dice));
  const facts = (dice: number): number[] => [dice, Math.round(right(dice) / 10), steps(dice)];
  const why: Why =
    best.dice === own.dice
      ? { code: 'plyt-dice', given: facts(own.dice) }
      : { code: best.dice > own.dice ? 'plyt-more-dice' : 'plyt-fewer-dice', given: facts(best.dice) };
  return { best: { type: 'choose', dice: best.dice }, value: own.chance, bestValue: best.chance, unit: 'chance', why };
}

function judgeAnswer({ phase }: PlytState, { move, events }: PlytPly): Choice | undefined {
  if (phase.type !== 'answer') return undefined;
  const ms = 'ms' in move ? move.ms : 0;
  for (const event of events) {
    if (event.type === 'answered') {
      const { given, expected, right, late } = event;
      const sum = { sum: event.prompt };
      const code = right ? 'plyt-right' : late ? 'plyt-late' : 'plyt-wrong';
      const best: PlytMove = { type: 'answer', answer: expected, ms };
      const told = code === 'plyt-wrong' ? [sum, expected, given] : [sum, expected];
      return { best, value: Number(right), bestValue: 1, unit: 'answer', why: { code, given: told } };
    }
    if (event.type === 'time-up') {
      const best: PlytMove = { type: 'answer', answer: event.expected, ms: 0 };
      const why = { code: 'plyt-time-up', given: [{ sum: event.prompt }, event.expected] };
      return { best, value: 0, bestValue: 1, unit: 'answer', why };
    }
  }
  return undefined;
}

function judgeCard(state: PlytState, move: PlytMove, plies: readonly PlytPly[]): Choice | undefined {
  const { phase, options } = state;
  if (phase.type !== 'open-card' || move.type !== 'card') return undefined;
  const { seat: holder, card, thrown } = phase;
  const outlook = new Outlook(state, holder, levelAt(options, holder, plies));
  const rated = usesOf(state, holder, card, thrown[0]).map((use) => ({
    use,
    chance: outlook.landed(state.at.with(use.seat, use.to), use.seat, thrown[0]),
  }));
  const best = rated.reduce((best, one) => (one.chance > best.chance ? one : best));
  const own = rated.find(({ use }) => use.seat === move.seat && use.to === move.to)!;
  const isBest = own.chance === best.chance;
  const why: Why = isBest
    ? { code: 'plyt-card', given: [] }
    : {
        code: best.use.seat === own.use.seat ? 'plyt-card-to' : 'plyt-card-whom',
        given: [{ seat: best.use.seat }, best.use.to],
      };
  return { best: { type: 'card', ...best.use }, value: own.chance, bestValue: best.chance, unit: 'chance', why };
}

export const plytReviewer: Reviewer<PlytOptions, PlytState, PlytMove, PlytEvent> = {
  game: plyt,
  levels: plytBot.levels,
  measure: () => 'score',
  point: ({ phase, at }) => (phase.type === 'choose' || phase.type === 'over' ? at : undefined),
  judge: (before, ply, plies) =>
    judgeAnswer(before, ply) ?? judgeDice(before, ply.move, plies) ?? judgeCard(before, ply.move, plies),
};
