/** Reviews of PLYT: answers, the number of dice thrown, the use of cards, and which cards are kept. */
import type { Ply } from '../match/match.js';
import { difficultyOf, mostPromising, numbersFor } from '../bots/plyt-outlook.js';
import { factsShown, shareOf, shownBy, shownOf, type Shown } from '../bots/plyt-shown.js';
import { plytBot } from '../bots/plyt.js';
import type { Seat } from '../rules/game.js';
import { plyt, type PlytEvent, type PlytMove, type PlytOptions, type PlytState } from '../rules/plyt/index.js';
import { judgeKept } from './kept-cards.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

type PlytPly = Ply<PlytState, PlytMove, PlytEvent>;
type Choice = Judged<PlytMove>;

const shown = new WeakMap<readonly PlytPly[], Map<Seat, Shown>>();

/** Returns a player's performance in the whole game, computed once per game. */
function shownIn(options: PlytOptions, seat: Seat, plies: readonly PlytPly[]): Shown {
  const known = shown.get(plies) ?? new Map<Seat, Shown>();
  shown.set(plies, known);
  const own = known.get(seat) ?? shownBy(options, seat, plies);
  known.set(seat, own);
  return own;
}

/** Returns the standard deviation of an estimated share, in percentage points. */
function spread(options: PlytOptions, seat: Seat, able: Shown, dice: number): number {
  const answers = shownOf(options, seat, able, dice)!;
  const share = shareOf(answers);
  return 100 * Math.sqrt((share * (1 - share)) / (answers.of + 3));
}

/**
 * Returns whether a number of dice is still better if its answers were lucky and those with the other number were
 * unlucky.
 */
function isSurelyBetter(state: PlytState, seat: Seat, own: Shown, better: number, other: number): boolean {
  const { options } = state;
  const able = [...own.able];
  const shift = (dice: number, by: number): void => {
    able[difficultyOf(options, seat, numbersFor(options, seat, dice))] += by * spread(options, seat, own, dice);
  };
  shift(better, -1);
  shift(other, 1);
  const within = able.map((percent) => Math.min(100, Math.max(1, percent)));
  const chances = new Map(plytBot.promises(state, within).map(({ dice, chance }) => [dice, chance]));
  return chances.get(better)! > chances.get(other)!;
}

/**
 * Judges a number of dice against the others with enough answers of the player, and only if the answers leave no doubt.
 * There is no evidence of how a player would do with more dice than they have tried.
 */
function judgeDice(state: PlytState, move: PlytMove, plies: readonly PlytPly[]): Choice | undefined {
  const { phase, options } = state;
  if (phase.type !== 'choose' || move.type !== 'choose') return undefined;
  const { seat } = phase;
  const known = shownIn(options, seat, plies);
  const promises = plytBot.promises(state, known.able).filter(({ dice }) => shownOf(options, seat, known, dice));
  const own = promises.find(({ dice }) => dice === move.dice);
  if (!own || promises.length < 2) return undefined;
  const best = mostPromising(promises);
  const others = best === own ? promises.filter((one) => one !== own) : [own];
  if (!others.every(({ dice }) => isSurelyBetter(state, seat, known, best.dice, dice))) return undefined;
  const code = best === own ? 'plyt-dice' : best.dice > own.dice ? 'plyt-more-dice' : 'plyt-fewer-dice';
  const why: Why = { code, given: factsShown(options, seat, known, best.dice)! };
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
      const why = { code, given: told };
      return { best, value: Number(right), bestValue: 1, unit: 'answer', why, ...(late && { isLate: true }) };
    }
    if (event.type === 'time-up') {
      const best: PlytMove = { type: 'answer', answer: event.expected, ms: 0 };
      const why = { code: 'plyt-time-up', given: [{ sum: event.prompt }, event.expected] };
      return { best, value: 0, bestValue: 1, unit: 'answer', why, isLate: true };
    }
  }
  return undefined;
}

function judgeCard(state: PlytState, move: PlytMove, plies: readonly PlytPly[]): Choice | undefined {
  const { phase, options } = state;
  if (phase.type !== 'open-card' || move.type !== 'card') return undefined;
  const promises = plytBot.cardPromises(state, shownIn(options, phase.seat, plies).able);
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
  return judgeKept(plytBot.keptPromises(state, shownIn(options, seat, plies).able), move);
}

export const plytReviewer: Reviewer<PlytOptions, PlytState, PlytMove, PlytEvent> = {
  game: plyt,
  levels: plytBot.levels,
  measure: () => 'score',
  point: ({ at }) => at,
  judge: (before, ply, plies) =>
    judgeAnswer(before, ply) ??
    judgeDice(before, ply.move, plies) ??
    judgeCard(before, ply.move, plies) ??
    judgeHand(before, ply.move, plies),
};
