/** Hints for PLYT: a way to the answer, how many dice to throw, and how to use a card. */
import { levelWithin } from '../bots/level.js';
import { diceFacts, mostPromising } from '../bots/plyt-outlook.js';
import { moveOfCards, plytBot } from '../bots/plyt.js';
import { factsShown, shownBy, shownOf, type Shown } from '../bots/plyt-shown.js';
import type { Seat } from '../rules/game.js';
import {
  diceChoices,
  MEAN_MASTER,
  playerAt,
  questionFor,
  stepsFor,
  usesOf,
  type PlytMove,
  type PlytState,
} from '../rules/plyt/index.js';
import { hasAnyUse, playableCards } from '../rules/trail/hands.js';
import { WINNER } from '../rules/trail/spiral.js';
import { rung, type Found, type Hinter, type Rungs } from './hint.js';
import { sumRungs } from './sums.js';
import { cardRungs, handRungs, turnedRungs } from './trail.js';

type At<T extends PlytState['phase']['type']> = Extract<PlytState['phase'], { readonly type: T }>;

/** Returns the number of dice that a move takes. */
const diceOf = (move: PlytMove | undefined): number | undefined => (move?.type === 'choose' ? move.dice : undefined);

/**
 * Returns the hints for the number of dice: the choice of a computer player of that level, compared with the next best.
 */
function choose(state: PlytState, seat: Seat, level: number, to?: PlytMove): Found<PlytMove> {
  const promises = plytBot.promises(state, level);
  const dice = diceOf(to) ?? mostPromising(promises).dice;
  const others = promises.filter((one) => one.dice !== dice);
  const facts = (count: number): number[] => diceFacts(state.options, seat, count, level);
  return rungsFor(state, seat, dice, others.length ? mostPromising(others).dice : undefined, facts);
}

/**
 * Returns the hints for the number of dice from the player's performance in this game: the best among those answered
 * often enough and the Standard. For others, only the steps are stated.
 */
function chooseShown(state: PlytState, seat: Seat, shown: Shown, to?: PlytMove): Found<PlytMove> {
  const { options } = state;
  const { standard } = playerAt(options, seat);
  const known = plytBot
    .promises(state, shown.able)
    .filter(({ dice }) => dice === standard || shownOf(options, seat, shown, dice));
  const dice = diceOf(to) ?? mostPromising(known).dice;
  const others = known.filter((one) => one.dice !== dice);
  const other = others.length ? mostPromising(others).dice : diceChoices(options, seat).find((one) => one > dice);
  return rungsFor(state, seat, dice, other, (count) => factsShown(options, seat, shown, count));
}

/** @param facts Returns a number of dice with how many of ten answers are right and the expected steps, if known. */
function rungsFor(
  { options }: PlytState,
  seat: Seat,
  dice: number,
  other: number | undefined,
  facts: (dice: number) => readonly number[] | undefined,
): Found<PlytMove> {
  const move = { type: 'choose', dice } as const;
  const only = rung('plyt-only', [dice]);
  if (other === undefined) return { move, rungs: [only, only, rung('plyt-throw', [dice])] };
  const player = playerAt(options, seat);
  const numbers = [dice, other].sort((a, b) => a - b);
  const known = numbers.map(facts);
  const steps = (count: number): number => stepsFor(player, count, MEAN_MASTER);
  const own = facts(dice);
  return {
    move,
    rungs: [
      rung('plyt-count', [player.standard]),
      known.every((one) => one !== undefined)
        ? rung(
            'plyt-compare',
            known.flatMap((one) => one.slice(0, 2)),
            { numbers },
          )
        : rung(
            'plyt-compare-steps',
            numbers.flatMap((count) => [count, steps(count)]),
            { numbers },
          ),
      own ? rung('plyt-dice', own, { numbers: [dice] }) : rung('plyt-steps', [dice, steps(dice)], { numbers: [dice] }),
    ],
  };
}

/**
 * Returns the hints for the answer. For a single player the last hint is the answer; in a race with others the hints
 * stop before the last step.
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
  return phase.type === 'turned-card'
    ? turnedRungs(move.type === 'keep', hasAnyUse(at, phase.seat, phase.card, WINNER))
    : undefined;
}

export const plytHinter: Hinter<PlytState, PlytMove> = {
  find(state, seat, { level: given, shown = shownBy(state.options, seat, []), to }) {
    const { phase } = state;
    const level = given === undefined ? undefined : levelWithin(given, plytBot.levels);
    if (phase.type === 'choose') {
      return level === undefined ? chooseShown(state, seat, shown, to) : choose(state, seat, level, to);
    }
    if (phase.type === 'answer') return answerTo(state, phase);
    const move = to ?? moveOfCards(state, level ?? shown.able);
    const rungs = move && cardsRungs(state, move);
    return rungs && { move, rungs };
  },
};
