/** Creates the views of a lesson for teachers, projectors and waiting pupils. */
import type { BoardMessage, LessonView, PupilMessage } from '../protocol/lesson-messages.js';
import type { Counted } from '../../match/measures.js';
import { isPaused } from './clock.js';
import type { ToClient } from '../protocol/messages.js';
import { leftOf } from './session-judge.js';
import type { SessionBoard } from './session-boards.js';
import { pupilStatus, playedRounds, type SessionState, type SessionPupil } from './session-state.js';
import { firstThree, newBests, standings, type Standing } from './standings.js';

/** The default height of the class's mountain before the first round has ended, for each pupil. */
const usualSummit = 50;
/** The number of rounds that a lesson without a plan has room for. */
const usualRounds = 3;

/** Returns a number rounded up to two digits: 137 to 140. */
function rounded(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.ceil(count / step) * step;
}

/** Returns the height of the mountain that fits the lesson: what the first round has come to, for each round that is planned. */
function summitOf({ summit, pupils, rounds, lesson }: SessionState, first: number | undefined): number {
  if (summit) return summit;
  if (!first) return usualSummit * pupils.length;
  return rounded(first * (lesson.how === 'tournament' ? rounds : usualRounds));
}

/** Returns what the class as a whole has counted so far. */
const countsOf = ({ past }: SessionState): Counted => {
  const kinds = past.flat().flatMap(({ result }) => (result ? [result.counts ?? 'answers'] : []));
  // A board without any move counts nothing yet.
  return kinds.find((kind) => kind !== 'answers') ?? 'answers';
};

/** The current state of a board's match. */
export type BoardStatus = Pick<BoardMessage, 'turn' | 'waits' | 'scores'>;

/** The data for a view that the session's state does not contain. */
export interface LessonNow {
  readonly now: number;
  isAway(pupil: number): boolean;
  isAskingForHelp(pupil: number): boolean;
  statusOf(board: string): BoardStatus | undefined;
}

const phaseOf = ({ isResting, phase, stage, isLocked }: SessionState): LessonView['phase'] => {
  if (isResting || phase === 'closed') return 'closed';
  if (stage === 'ending') return 'round';
  return stage === 'open' && isLocked ? 'locked' : stage;
};

function boardMessage({ board, number, seats, result }: SessionBoard, now: LessonNow): BoardMessage {
  const { turn, waits, scores } = now.statusOf(board) ?? { turn: undefined, waits: 0, scores: result?.scores ?? [] };
  return {
    board,
    number,
    seats,
    ...(turn === undefined || result ? {} : { turn }),
    waits: result ? 0 : waits,
    scores: result?.scores ?? scores,
    ...(result ? { winners: result.winners } : {}),
  };
}

function pupilMessage(
  state: SessionState,
  one: SessionPupil,
  now: LessonNow,
  standing: Standing | undefined,
): PupilMessage {
  return {
    pupil: one.pupil,
    is: now.isAway(one.pupil) ? 'away' : 'here',
    place: pupilStatus(state, one),
    ...(standing && {
      ...(one.asks !== undefined && one.isIn && { asks: true }),
      hand: now.isAskingForHelp(one.pupil),
      allowance: one.allowance,
      outcomes: standing.outcomes.map((outcome) => outcome ?? null),
      right: standing.right.map((right) => right ?? null),
    }),
  };
}

/** Returns the view of the lesson for a teacher, or for a projector, without the fields that only the teacher may see. */
export function lessonView(state: SessionState, now: LessonNow, viewer: 'teacher' | 'projector'): LessonView {
  const { seq, code, lesson, round, rounds, pupils, boards, shown, past } = state;
  const list = standings(
    playedRounds(state),
    pupils.map(({ pupil }) => pupil),
  );
  const left = leftOf(state, now.now);
  const right = past.map((_, at) => list.reduce((sum, one) => sum + (one.right[at] ?? 0), 0));
  const standing = (pupil: number): Standing | undefined =>
    viewer === 'teacher' ? list.find((one) => one.pupil === pupil) : undefined;
  return {
    t: 'class',
    seq,
    code,
    phase: phaseOf(state),
    paused: isPaused(state.pauses),
    ...(state.isLocked ? { locked: true } : {}),
    lesson,
    round,
    rounds: Math.max(round, rounds),
    ...(left === undefined ? {} : { left }),
    pupils: pupils.map((one) => pupilMessage(state, one, now, standing(one.pupil))),
    boards: boards.map((board) => boardMessage(board, now)),
    right,
    summit: summitOf(state, right.at(0)),
    counts: countsOf(state),
    bests: newBests(list),
    shown: {
      show: shown.show,
      ...(shown.board === undefined ? {} : { board: shown.board }),
      ...(shown.names ? { first: firstThree(list) } : {}),
      ...(shown.step === undefined ? {} : { step: shown.step }),
    },
  };
}

type Lobby = Extract<ToClient, { t: 'lobby' }>;

function lobbyPhase(
  { stage, isLocked }: SessionState,
  one: SessionPupil | undefined,
  isWaiting: boolean,
): Lobby['phase'] {
  if (isWaiting) return 'door';
  // Whoever chooses a name during a round reads at once that nobody is let in.
  if (!one && isLocked) return 'locked';
  if (stage === 'round' || stage === 'ending') return 'round';
  if (stage === 'between' || (stage === 'paired' && one)) return 'between';
  return isLocked ? 'locked' : 'open';
}

/** Returns a pupil's right answers by round; 0 if the pupil was absent. */
const rightOf = ({ past }: SessionState, pupil: number): number[] =>
  past.map((boards) => {
    const own = boards.filter(({ pupils }) => pupils.includes(pupil));
    return own.reduce((sum, { pupils, result }) => sum + (result?.right[pupils.indexOf(pupil)] ?? 0), 0);
  });

/** Returns the view for a waiting pupil, or, if `pupil` is undefined, for somebody who is choosing a nickname. */
export function lobbyOf(state: SessionState, pupil: number | undefined, isWaiting: boolean): Lobby {
  const one = state.pupils.find((found) => found.pupil === pupil);
  const isWarmUp = state.lesson.warmUp && state.round === 0 && one?.isIn && !isWaiting;
  const right = one && rightOf(state, one.pupil);
  const isPlayed = state.stage === 'round' && one?.isIn && !isWaiting;
  const waiting = state.pupils.filter(({ pupil: other, waits }) => waits && other !== pupil).length;
  return {
    t: 'lobby',
    phase: lobbyPhase(state, one, isWaiting),
    game: state.lesson.game,
    ...(one ? { you: one.pupil } : {}),
    others: state.pupils.length - (one ? 1 : 0),
    paused: isPaused(state.pauses),
    ...(one ? {} : { taken: state.pupils.map((found) => found.pupil) }),
    ...(right?.length && !isWaiting ? { right, counts: countsOf(state) } : {}),
    ...(isWarmUp ? { warmUp: true } : {}),
    ...(isPlayed && one.waits ? { waits: true } : {}),
    ...(isPlayed && waiting ? { waiting } : {}),
  };
}
