/** Reviews of PLYT: answers, the number of dice thrown, the use of cards, and which are kept. */
import type { Ply } from '../match/match.js';
import { diceFacts, mostPromising } from '../bots/plyt-outlook.js';
import { shownLevel } from '../bots/plyt-level.js';
import { plytBot } from '../bots/plyt.js';
import type { Seat } from '../rules/game.js';
import { plyt, type PlytEvent, type PlytMove, type PlytOptions, type PlytState } from '../rules/plyt/index.js';
import { judgeKept } from './kept-cards.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

type PlytPly = Ply<PlytState, PlytMove, PlytEvent>;
type Choice = Judged<PlytMove>;

const levels = new WeakMap<readonly PlytPly[], Map<Seat, number>>();

/** Returns a player's estimated level, computed once per game. */
function levelAt(options: PlytOptions, seat: Seat, plies: readonly PlytPly[]): number {
  const known = levels.get(plies) ?? new Map<Seat, number>();
  levels.set(plies, known);
  const level = known.get(seat) ?? shownLevel(options, seat, plies);
  known.set(seat, level);
  return level;
}

function judgeDice(state: PlytState, move: PlytMove, plies: readonly PlytPly[]): Choice | undefined {
  const { phase, options } = state;
  if (phase.type !== 'choose' || move.type !== 'choose') return undefined;
  const level = levelAt(options, phase.seat, plies);
  const promises = plytBot.promises(state, level);
  if (promises.length < 2) return undefined;
  const best = mostPromising(promises);
  const own = promises.find(({ dice }) => dice === move.dice)!;
  const facts = (dice: number): number[] => diceFacts(options, phase.seat, dice, level);
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
  const promises = plytBot.cardPromises(state, levelAt(options, phase.seat, plies));
  const { seat, to, chance } = mostPromising(promises);
  const own = promises.find((one) => one.seat === move.seat && one.to === move.to)!;
  const why: Why =
    own.chance === chance ? { code: 'card-right', given: [] } : { code: 'card-better-use', given: [{ seat }, to] };
  return { best: { type: 'card', seat, to }, value: own.chance, bestValue: chance, unit: 'chance', why };
}

function judgeHand(state: PlytState, move: PlytMove, plies: readonly PlytPly[]): Choice | undefined {
  const { phase, options } = state;
  if (phase.type !== 'turned-card' && phase.type !== 'play-cards') return undefined;
  const seat = phase.type === 'turned-card' ? phase.seat : phase.turn;
  return judgeKept(plytBot.keptPromises(state, levelAt(options, seat, plies)), move);
}

export const plytReviewer: Reviewer<PlytOptions, PlytState, PlytMove, PlytEvent> = {
  game: plyt,
  levels: plytBot.levels,
  measure: () => 'score',
  point: ({ phase, at }) => (phase.type === 'choose' || phase.type === 'over' ? at : undefined),
  judge: (before, ply, plies) =>
    judgeAnswer(before, ply) ??
    judgeDice(before, ply.move, plies) ??
    judgeCard(before, ply.move, plies) ??
    judgeHand(before, ply.move, plies),
};
