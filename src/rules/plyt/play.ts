/** Judges a move by the phase of the position; a refusal names its rule. */
import { longestMs, refuse, type RuleId, type Step } from '../game.js';
import type { Tell } from '../trail/events.js';
import { isLate, isUp } from '../time-limit.js';
import { diceOf, fieldsOf, isWhole } from '../trail/given.js';
import { hidesCards } from '../trail/hands.js';
import { rollToStart } from '../trail/start.js';
import { diceChoices, FACES, limitOf, playerAt, questionFor } from './player.js';
import type { Phase, PlytEvent, PlytMove, PlytState } from './state.js';
import { course, earlierCourse, wrongAnswer, type PlytCourse } from './turn.js';

type Refusal = ReturnType<typeof refuse>;
type Fields = Readonly<Record<string, unknown>>;
type PhaseOf<T extends Phase['type']> = Extract<Phase, { type: T }>;
type PlayPlyt = (state: PlytState, move: PlytMove) => Step<PlytState, PlytEvent>;
type Judge<T extends Phase['type']> = (
  state: PlytState,
  phase: PhaseOf<T>,
  move: Fields,
  tell: Tell<PlytEvent>,
  course: PlytCourse,
) => PlytState | Refusal;

const notNow = (rule: RuleId, phase: Phase['type']): Refusal =>
  refuse(rule, 'not-now', 'You cannot do that now.', { phase });

const start: Judge<'start'> = (state, phase, move, tell) => {
  if (move['type'] !== 'roll') return notNow('PLY-07', 'start');
  if (!isWhole(move['die'], 1, FACES)) return refuse('PLY-01', 'bad-dice', 'A die shows a number from 1 to 12.');
  const next = rollToStart(phase, move['die'], tell);
  if (typeof next === 'object') return { ...state, phase: { type: 'start', ...next } };
  tell({ type: 'turn', seat: next });
  return { ...state, phase: { type: 'choose', seat: next } };
};

const choose: Judge<'choose'> = (state, { seat }, move, tell) => {
  if (move['type'] !== 'choose') return notNow('PLY-08', 'choose');
  const choices = diceChoices(state.options, seat);
  const dice = choices.find((choice) => choice === move['dice']);
  if (dice === undefined) {
    const [fewest, most] = [choices[0], choices[choices.length - 1]];
    return refuse('PLY-08', 'dice-count', `Choose ${fewest} to ${most} dice.`, { fewest, most });
  }
  tell({ type: 'chose', seat, dice });
  return { ...state, phase: { type: 'throw', seat, dice } };
};

const throwDice: Judge<'throw'> = (state, { seat, dice }, move, tell) => {
  if (move['type'] !== 'throw') return notNow('PLY-08', 'throw');
  const thrown = diceOf(move['dice'], dice);
  if (!thrown) return refuse('PLY-01', 'bad-dice', `Throw ${dice} dice, each from 1 to 12.`, { dice });
  tell({ type: 'rolled', seat, dice: thrown });
  return { ...state, phase: { type: 'answer', seat, thrown } };
};

const answer: Judge<'answer'> = (state, { seat, thrown }, move, tell, course) => {
  const { answer: given, ms, think } = move;
  if (move['type'] !== 'answer' && move['type'] !== 'time-up') return notNow('PLY-09', 'answer');
  if (typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0) {
    return refuse('PLY-09', 'bad-time', 'The time of an answer is a number of milliseconds.');
  }
  const player = playerAt(state.options, seat);
  const { prompt, answer: expected } = questionFor(player, thrown, state.rotation[seat]);
  const limit = limitOf(player);

  if (move['type'] === 'time-up') {
    if (!isUp(ms, limit)) return refuse('PLY-19', 'time-left', 'There is time left.');
    tell({ type: 'time-up', seat, prompt, expected, ms });
    return wrongAnswer(course, state, seat, thrown, tell);
  }

  if (typeof given !== 'number' || !Number.isFinite(given)) {
    return refuse('PLY-09', 'bad-answer', 'An answer is a number.');
  }
  if (think !== undefined && !isWhole(think, 0, longestMs)) {
    return refuse('PLY-09', 'bad-time', 'The time of an answer is a number of milliseconds.');
  }
  const late = isLate(ms, limit);
  const right = given === expected && !late;
  tell({ type: 'answered', seat, prompt, given, expected, right, late, ms, ...(think ? { think } : {}) });
  if (!right) return wrongAnswer(course, state, seat, thrown, tell);
  return course.goOn(state, { turn: seat, thrown, own: 'to-come', fresh: 0 }, tell);
};

const openCard: Judge<'open-card'> = (state, phase, move, tell, course) => {
  const { type: _, turn, thrown, ...open } = phase;
  return course.openCard(state, open, { turn, thrown, own: 'made', fresh: 0 }, move, tell);
};

const toTurn: Judge<'turn-card'> = (state, { type: _, seat, links, passed, ...run }, move, tell, course) =>
  course.turnCard(state, { seat, links, passed }, run, move, tell);

const turnedCard: Judge<'turned-card'> = (state, { type: _, seat, card, links, ...run }, move, tell, course) =>
  course.turnedCard(state, { seat, card, links }, run, move, tell);

const playCards: Judge<'play-cards'> = (state, { type: _, ...run }, move, tell, course) =>
  course.playCards(state, run, move, tell);

function judge(state: PlytState, move: Fields, tell: Tell<PlytEvent>, course: PlytCourse): PlytState | Refusal {
  const { phase } = state;
  switch (phase.type) {
    case 'start':
      return start(state, phase, move, tell, course);
    case 'choose':
      return choose(state, phase, move, tell, course);
    case 'throw':
      return throwDice(state, phase, move, tell, course);
    case 'answer':
      return answer(state, phase, move, tell, course);
    case 'turn-card':
      return toTurn(state, phase, move, tell, course);
    case 'open-card':
      return openCard(state, phase, move, tell, course);
    case 'turned-card':
      return turnedCard(state, phase, move, tell, course);
    case 'play-cards':
      return playCards(state, phase, move, tell, course);
    case 'over':
      return refuse('PLY-12', 'game-over', 'The game is over.');
  }
}

/**
 * Applies a move to a position. Accepts any input; an illegal move is refused with the rule it breaks. A view that
 * hides cards accepts no moves.
 */
export const play: PlayPlyt = (state, move) => playBy(course, state, move);

/** Applies a move of a record by the rules up to version 0.2.0, see `Game.earlier`. */
export const playEarlier: PlayPlyt = (state, move) => playBy(earlierCourse, state, move);

function playBy(course: PlytCourse, state: PlytState, move: PlytMove): Step<PlytState, PlytEvent> {
  const fields = fieldsOf(move);
  if (!fields || typeof fields['type'] !== 'string') return refuse('PLY-09', 'bad-move', 'A move has a type.');
  if (hidesCards(state)) return refuse('PLY-33', 'hidden', 'This view hides cards; moves need the whole position.');

  const events: PlytEvent[] = [];
  const next = judge(state, fields, (event) => events.push(event), course);
  return 'ok' in next ? next : { ok: true, state: next, events };
}
