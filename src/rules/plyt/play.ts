/** Judges a move by the phase of the position; a refusal names its rule. */
import { refuse, type RuleId, type Step } from '../game.js';
import type { CardChoice } from '../trail/cards.js';
import type { Tell } from '../trail/events.js';
import { isLate, isUp } from '../time-limit.js';
import { diceOf, fieldsOf, isWhole } from '../trail/given.js';
import { rollToStart } from '../trail/start.js';
import {
  keepTurned,
  mayPutBack,
  playableCards,
  playCard,
  playTurned,
  putBack,
  returnTurned,
  usesOf,
} from './kept-cards.js';
import { diceChoices, FACES, limitOf, playerAt, questionFor } from './player.js';
import { unseenCards, type Phase, type PlytEvent, type PlytMove, type PlytState } from './state.js';
import { actOnOpenCard, goOn, ownMove, passTurn, turnCard, wrongAnswer } from './turn.js';
import { isView } from './view.js';

type Refusal = ReturnType<typeof refuse>;
type Fields = Readonly<Record<string, unknown>>;
type PhaseOf<T extends Phase['type']> = Extract<Phase, { type: T }>;
type Judge<T extends Phase['type']> = (
  state: PlytState,
  phase: PhaseOf<T>,
  move: Fields,
  tell: Tell<PlytEvent>,
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

const answer: Judge<'answer'> = (state, { seat, thrown }, move, tell) => {
  const { answer: given, ms } = move;
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
    return wrongAnswer(state, seat, thrown, tell);
  }

  if (typeof given !== 'number' || !Number.isFinite(given)) {
    return refuse('PLY-09', 'bad-answer', 'An answer is a number.');
  }
  const late = isLate(ms, limit);
  const right = given === expected && !late;
  tell({ type: 'answered', seat, prompt, given, expected, right, late, ms });
  if (!right) return wrongAnswer(state, seat, thrown, tell);
  return goOn(state, { turn: seat, thrown, own: 'to-come', fresh: 0 }, tell);
};

const chosen = (choices: readonly CardChoice[], move: Fields): CardChoice | undefined =>
  choices.find(({ seat, to }) => seat === move['seat'] && to === move['to']);

const openCard: Judge<'open-card'> = (state, phase, move, tell) => {
  if (move['type'] !== 'card') return notNow('PLY-23', 'open-card');
  const { seat, card, links, turn, thrown } = phase;
  const choice = chosen(usesOf(state, seat, card, thrown[0]), move);
  if (!choice) return refuse('PLY-25', 'card-choice', 'The card does not go there.', { card });
  return actOnOpenCard(state, { seat, card, links }, choice, { turn, thrown, own: 'made', fresh: 0 }, tell);
};

const toTurn: Judge<'turn-card'> = (state, { type: _, seat, links, passed, ...run }, move, tell) => {
  if (move['type'] !== 'turn') return notNow('PLY-22', 'turn-card');
  const card = unseenCards(state).find((one) => one === move['card']);
  if (!card) return refuse('PLY-22', 'not-in-pack', 'No such card is left in the pack.');
  return turnCard(state, { seat, links, passed }, card, run, tell);
};

const turnedCard: Judge<'turned-card'> = (state, phase, move, tell) => {
  const { type: _, seat, card, links, ...run } = phase;
  const uses = usesOf(state, seat, card, run.thrown[0]);
  if (move['type'] === 'card') {
    const choice = chosen(uses, move);
    if (!choice) return refuse('PLY-31', 'card-choice', 'The card does not go there.', { card });
    return playTurned(state, { seat, card, links }, run, choice, tell);
  }
  if (move['type'] === 'keep') return keepTurned(state, seat, card, run, tell);
  if (move['type'] !== 'put-back') return notNow('PLY-31', 'turned-card');
  if (uses.length > 0) {
    return refuse('PLY-31', 'card-usable', 'You can use this card: play it now or keep it.');
  }
  return returnTurned(state, seat, card, run, tell);
};

const playCards: Judge<'play-cards'> = (state, phase, move, tell) => {
  const { type: _, ...run } = phase;
  if (move['type'] === 'advance') {
    if (run.own !== 'to-come') return refuse('PLY-10', 'own-move-over', 'You move only once in a turn.');
    return ownMove(state, run, tell);
  }
  if (move['type'] === 'done') {
    if (run.own === 'to-come')
      return refuse('PLY-10', 'own-move-first', 'Make your own move before you end your turn.');
    return passTurn(state, run.turn, tell);
  }
  if (move['type'] !== 'card' && move['type'] !== 'put-back') return notNow('PLY-31', 'play-cards');

  const cards = playableCards(state, run);
  const { index } = move;
  if (!isWhole(index, 0, cards.length - 1)) {
    return refuse('PLY-31', 'no-such-card', 'You can only play cards from earlier turns.', {
      cards: cards.length,
    });
  }
  if (move['type'] === 'card') {
    const choice = chosen(usesOf(state, run.turn, cards[index], run.thrown[0]), move);
    if (!choice) return refuse('PLY-31', 'card-choice', 'The card does not go there.', { card: cards[index] });
    return playCard(state, run, index, choice, tell);
  }
  if (!mayPutBack(state, run, cards[index])) {
    return refuse('PLY-34', 'card-stays', 'You can only put back a useless card that has stopped your move.');
  }
  return putBack(state, run, index, tell);
};

function judge(state: PlytState, move: Fields, tell: Tell<PlytEvent>): PlytState | Refusal {
  const { phase } = state;
  switch (phase.type) {
    case 'start':
      return start(state, phase, move, tell);
    case 'choose':
      return choose(state, phase, move, tell);
    case 'throw':
      return throwDice(state, phase, move, tell);
    case 'answer':
      return answer(state, phase, move, tell);
    case 'turn-card':
      return toTurn(state, phase, move, tell);
    case 'open-card':
      return openCard(state, phase, move, tell);
    case 'turned-card':
      return turnedCard(state, phase, move, tell);
    case 'play-cards':
      return playCards(state, phase, move, tell);
    case 'over':
      return refuse('PLY-12', 'game-over', 'The game is over.');
  }
}

/**
 * Applies a move to a position. Accepts any input; an illegal move is refused with the rule it breaks. A view that
 * hides cards accepts no moves.
 */
export function play(state: PlytState, move: PlytMove): Step<PlytState, PlytEvent> {
  const fields = fieldsOf(move);
  if (!fields || typeof fields['type'] !== 'string') return refuse('PLY-09', 'bad-move', 'A move has a type.');
  if (isView(state)) return refuse('PLY-33', 'hidden', 'This view hides cards; moves need the whole position.');

  const events: PlytEvent[] = [];
  const next = judge(state, fields, (event) => events.push(event));
  return 'ok' in next ? next : { ok: true, state: next, events };
}
