/** Judges a move by the phase of the position; a refusal names its rule. */
import { sequence as core, SEQUENCE_KINDS, type SequenceClaim } from '../../core/sequence.js';
import { refuse, type RuleId, type Seat, type Step } from '../game.js';
import type { Tell } from '../trail/events.js';
import { diceOf, fieldsOf, isWhole } from '../trail/given.js';
import { hidesCards } from '../trail/hands.js';
import { rollToStart } from '../trail/start.js';
import {
  ALL_DICE,
  FACES,
  leftOut,
  ROLLS,
  turnBegins,
  type Phase,
  type SequenceEvent,
  type SequenceMove,
  type SequenceState,
} from './state.js';
import { course, earlierCourse, passTurn, type SequenceCourse } from './turn.js';

type Refusal = ReturnType<typeof refuse>;
type Fields = Readonly<Record<string, unknown>>;
type PlaySequence = (state: SequenceState, move: SequenceMove) => Step<SequenceState, SequenceEvent>;
type Judge<T extends Phase['type']> = (
  state: SequenceState,
  phase: Extract<Phase, { type: T }>,
  move: Fields,
  tell: Tell<SequenceEvent>,
  course: SequenceCourse,
) => SequenceState | Refusal;

const notNow = (rule: RuleId, phase: Phase['type']): Refusal =>
  refuse(rule, 'not-now', 'You cannot do that now.', { phase });

const start: Judge<'start'> = (state, phase, move, tell) => {
  if (move['type'] !== 'roll') return notNow('SEQ-13', 'start');
  if (!isWhole(move['die'], 1, FACES)) return refuse('SEQ-01', 'bad-dice', 'A die shows a number from 1 to 12.');
  const next = rollToStart(phase, move['die'], tell);
  if (typeof next === 'object') return { ...state, phase: { type: 'start', ...next } };
  tell({ type: 'turn', seat: next });
  return { ...state, phase: turnBegins(next) };
};

const roll: Judge<'roll'> = (state, { seat, rolls, dice: before, keep }, move, tell, course) => {
  if (move['type'] !== 'throw') return notNow('SEQ-02', 'roll');
  const places = leftOut(keep);
  const thrown = diceOf(move['dice'], places.length);
  if (!thrown) {
    const dice = places.length;
    return refuse('SEQ-01', 'bad-dice', `Throw ${dice} dice, each from 1 to 12.`, { dice });
  }
  const dice = [...before];
  places.forEach((place, index) => (dice[place] = thrown[index]));
  tell({ type: 'rolled', seat, dice, kept: keep, roll: rolls + 1 });
  return rolls + 1 < ROLLS
    ? { ...state, phase: { type: 'keep', seat, rolls: rolls + 1, dice } }
    : rolled(course, state, seat, dice, tell);
};

const keepOrStop: Judge<'keep'> = (state, { seat, rolls, dice }, move, tell, course) => {
  if (move['type'] === 'stop') return rolled(course, state, seat, dice, tell);
  if (move['type'] !== 'keep') return notNow('SEQ-02', 'keep');
  if (!isWhole(move['keep'], 0, ALL_DICE - 1)) {
    return refuse('SEQ-02', 'nothing-rolled', 'Choose at least one die to roll again, or stop.');
  }
  const keep = move['keep'] | 0; // Avoids −0, which positions do not contain.
  tell({ type: 'kept', seat, keep });
  return { ...state, phase: { type: 'roll', seat, rolls, dice, keep } };
};

/** Ends the rolls of a turn (SEQ-09). */
function rolled(
  course: SequenceCourse,
  state: SequenceState,
  seat: Seat,
  dice: readonly number[],
  tell: Tell<SequenceEvent>,
): SequenceState {
  return state.options.declare === 'player'
    ? { ...state, phase: { type: 'declare', seat, dice } }
    : score(course, state, seat, dice, bestOf(state, dice), 'no-sequence', tell);
}

const bestOf = (state: SequenceState, dice: readonly number[]): SequenceClaim | null =>
  core.claims(dice, state.options.totalRule)[0] ?? null;

const declare: Judge<'declare'> = (state, { seat, dice }, move, tell, course) => {
  if (move['type'] === 'pass') return score(course, state, seat, dice, null, 'no-sequence', tell);
  if (move['type'] !== 'declare') return notNow('SEQ-03', 'declare');
  const kind = SEQUENCE_KINDS.find((known) => known === move['kind']);
  const mask = move['dice'];
  // A claim with no dice is treated as a mistake in the input, not as a wrong claim: it does not cost the turn.
  if (!kind || !isWhole(mask, 1, ALL_DICE)) {
    return refuse('SEQ-03', 'bad-claim', 'Name a kind of Sequence and its dice.');
  }
  const judged = core.judge(dice, kind, mask, state.options.totalRule);
  const claimed = { seat, kind, dice: mask | 0 };
  if (!judged.ok) {
    tell({ type: 'declared', ...claimed, right: false, reason: judged.reason });
    return score(course, state, seat, dice, null, 'wrong', tell);
  }
  tell({ type: 'declared', ...claimed, right: true });
  const { bonus, score: steps } = judged;
  return score(course, state, seat, dice, { ...claimed, bonus, score: steps }, 'wrong', tell);
};

/**
 * Starts the climb by the score of the turn, or keeps the climber in place if there is no Sequence (SEQ-08, SEQ-10).
 */
function score(
  course: SequenceCourse,
  state: SequenceState,
  turn: Seat,
  dice: readonly number[],
  claim: SequenceClaim | null,
  why: 'wrong' | 'no-sequence',
  tell: Tell<SequenceEvent>,
): SequenceState {
  const { kind, dice: mask, bonus, score: steps } = claim ?? { kind: null, dice: 0, bonus: 0, score: 0 };
  const best = bestOf(state, dice)?.score ?? 0;
  tell({ type: 'scored', seat: turn, kind, dice: mask, bonus, score: steps, best });

  if (!claim) {
    tell({ type: 'stayed', seat: turn, at: state.at[turn], why });
    return passTurn(state, turn, tell);
  }
  return course.goOn(state, { turn, dice, score: steps, own: 'to-come', fresh: 0 }, tell);
}

const toTurn: Judge<'turn-card'> = (state, { type: _, seat, links, passed, ...run }, move, tell, course) =>
  course.turnCard(state, { seat, links, passed }, run, move, tell);

const openCard: Judge<'open-card'> = (state, { type: _, turn, dice, ...open }, move, tell, course) =>
  course.openCard(state, open, { turn, dice, score: 0, own: 'made', fresh: 0 }, move, tell);

const turnedCard: Judge<'turned-card'> = (state, { type: _, seat, card, links, ...run }, move, tell, course) =>
  course.turnedCard(state, { seat, card, links }, run, move, tell);

const playCards: Judge<'play-cards'> = (state, { type: _, ...run }, move, tell, course) =>
  course.playCards(state, run, move, tell);

function judge(
  state: SequenceState,
  move: Fields,
  tell: Tell<SequenceEvent>,
  course: SequenceCourse,
): SequenceState | Refusal {
  const { phase } = state;
  switch (phase.type) {
    case 'start':
      return start(state, phase, move, tell, course);
    case 'roll':
      return roll(state, phase, move, tell, course);
    case 'keep':
      return keepOrStop(state, phase, move, tell, course);
    case 'declare':
      return declare(state, phase, move, tell, course);
    case 'turn-card':
      return toTurn(state, phase, move, tell, course);
    case 'open-card':
      return openCard(state, phase, move, tell, course);
    case 'turned-card':
      return turnedCard(state, phase, move, tell, course);
    case 'play-cards':
      return playCards(state, phase, move, tell, course);
    case 'over':
      return refuse('SEQ-11', 'game-over', 'The game is over.');
  }
}

/**
 * Applies a move to a position. Accepts any input; an illegal move is refused with the rule it breaks. A view, which
 * hides the pack, accepts no moves. The core must be loaded first if WebAssembly is blocked.
 */
export const play: PlaySequence = (state, move) => playBy(course, state, move);

/** Applies a move of a record by the rules up to version 0.2.0, see `Game.earlier`. */
export const playEarlier: PlaySequence = (state, move) => playBy(earlierCourse, state, move);

function playBy(course: SequenceCourse, state: SequenceState, move: SequenceMove): Step<SequenceState, SequenceEvent> {
  const fields = fieldsOf(move);
  if (!fields || typeof fields['type'] !== 'string') return refuse('SEQ-02', 'bad-move', 'A move has a type.');
  if (hidesCards(state)) {
    return refuse('PLY-33', 'hidden', 'This view hides cards; moves need the whole position.');
  }

  const events: SequenceEvent[] = [];
  const next = judge(state, fields, (event) => events.push(event), course);
  return 'ok' in next ? next : { ok: true, state: next, events };
}
