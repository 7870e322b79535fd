/** Pairs the pupils of a class who have no board: for the next round, or for further boards of the round that is being played. */
import type { Random } from '../../rules/game.js';
import { shuffle } from '../../rules/trail/cards.js';
import type { Pairing } from '../protocol/lesson-messages.js';
import { groups, roundRobin, swiss, swissRounds, type Entrant, type Matching, type Round } from './pairing.js';
import type { SessionBoard } from './session-boards.js';
import type { SessionEvent } from './session.js';
import { pupilStatus, playedRounds, type SessionState } from './session-state.js';
import { standings } from './standings.js';

type Paired = Extract<SessionEvent, { do: 'paired' }>;
type Added = Extract<SessionEvent, { do: 'added' }>;

interface By {
  readonly random: Random;
  readonly matching: Matching;
  readonly isHere: (pupil: number) => boolean;
}

/** Returns a round of pairs for any number of pupils: a single pupil has the bye. */
function pairs(entrants: readonly Entrant[], { random, matching }: By): Round {
  const round = entrants.length > 1 ? swiss(entrants, matching, random) : undefined;
  return round?.ok ? round.value : { boards: [], ...(entrants.length ? { bye: entrants[0].pupil } : {}) };
}

/** Returns the next round of everyone with everyone. Pupils who are not in the plan, or whose partner has left, are paired as in Swiss. */
function planned(
  plan: SessionState['plan'],
  round: number,
  entrants: readonly Entrant[],
  by: By,
): { round: Round; plan: NonNullable<SessionState['plan']> } {
  const pupils = entrants.map(({ pupil }) => pupil);
  // A teacher who pairs again before the round begins gets the same round of the plan.
  const next = plan && plan.taken - (plan.round === round ? 1 : 0);
  const isGood = plan && next! < plan.rounds.length;
  const { rounds, taken } = isGood ? { ...plan, taken: next! } : { rounds: roundRobin(pupils, by.random), taken: 0 };
  const full = (rounds.at(taken)?.boards ?? []).filter((board) => board.every((pupil) => pupils.includes(pupil)));
  const rest = entrants.filter(({ pupil }) => !full.flat().includes(pupil));
  const { boards, ...bye } = pairs(rest, by);
  return { round: { boards: [...full, ...boards], ...bye }, plan: { rounds, taken: taken + 1, round } };
}

/** Returns the pupils who are present and have no board, those who still review the last game included: nobody waits for them. */
const unseated = (state: SessionState, by: Pick<By, 'isHere'>): readonly number[] =>
  state.pupils
    .filter((one) => ['free', 'back'].includes(pupilStatus(state, one)) && by.isHere(one.pupil))
    .map(({ pupil }) => pupil);

/** Returns these pupils as entrants of a pairing. */
const entrantsOf = (state: SessionState, pupils: readonly number[]): Entrant[] =>
  standings(playedRounds(state), pupils).filter(({ pupil }) => pupils.includes(pupil));

/** Returns the boards to be added to the round for groups of pupils. */
export function added(
  { round, boards }: SessionState,
  groupsOf: readonly (readonly number[])[],
  random: Random,
): Added {
  const at = boards.length;
  return {
    do: 'added',
    boards: groupsOf.map((pupils, i) => ({
      ...seat(pupils, `${round}-${at + i + 1}`, at + i + 1, random),
      isExtra: true,
    })),
  };
}

/** Returns further boards of the round that is being played, for all who have none; undefined if there is nobody. */
export function pairedWithin(state: SessionState, by: By): Added | undefined {
  const { lesson, most } = state;
  const pupils = unseated(state, by);
  if (pupils.length === 0) return undefined;
  const entrants = entrantsOf(state, pupils);
  const isAlone = lesson.how === 'computer' || lesson.size === 1;
  const { boards, bye }: Round = isAlone
    ? { boards: pupils.map((pupil) => [pupil]) }
    : lesson.size > 2
      ? groups(entrants, { size: lesson.size, most }, by.random)
      : pairs(entrants, by);
  return added(state, [...boards, ...(bye === undefined ? [] : [[bye]])], by.random);
}

/**
 * Returns the pupil with whom another plays at once: one who waits for others and is present, if possible one whom the pupil has not met;
 * undefined if nobody waits.
 */
export function partnerOf(
  state: SessionState,
  pupil: number,
  { random, isHere }: Omit<By, 'matching'>,
): number | undefined {
  const waiting = state.pupils.filter((one) => one.waits && one.pupil !== pupil && isHere(one.pupil));
  const rounds = playedRounds({ past: [...state.past, state.boards] });
  const met = standings(rounds).find((one) => one.pupil === pupil)?.met ?? [];
  const fresh = waiting.filter((one) => !met.includes(one.pupil));
  const from = fresh.length ? fresh : waiting;
  return from.length ? from[random(from.length)].pupil : undefined;
}

/**
 * Returns the boards of the next round: every pupil who is present has a board, alone with a computer player if no partner is left;
 * undefined if nobody is there. Board numbers are random.
 */
export function paired(state: SessionState, how: Pairing, by: By): Paired | undefined {
  const { lesson, most, past } = state;
  const pupils = unseated(state, by);
  if (pupils.length === 0) return undefined;
  const entrants = entrantsOf(state, pupils);
  const number = past.length + 1;

  let round: Round;
  let plan: SessionState['plan'];
  let rounds = 1;
  if (lesson.how === 'computer' || lesson.size === 1) {
    round = { boards: shuffle(pupils, by.random).map((pupil) => [pupil]) };
  } else if (lesson.size > 2) {
    round = groups(entrants, { size: lesson.size, most }, by.random);
    rounds = swissRounds(pupils.length);
  } else if (how === 'round-robin') {
    const next = planned(state.plan, number, entrants, by);
    ({ round, plan } = next);
    rounds = number + plan.rounds.length - plan.taken;
  } else {
    round = pairs(entrants, by);
    rounds = swissRounds(pupils.length);
  }
  const all = [...round.boards, ...(round.bye === undefined ? [] : [[round.bye]])];
  return {
    do: 'paired',
    boards: all.map((board, i) => seat(board, `${number}-${i + 1}`, i + 1, by.random)),
    rounds: Math.max(number, lesson.how === 'tournament' ? state.rounds || rounds : 1),
    ...(plan ? { plan } : {}),
  };
}

/** Returns the board of these pupils. A single pupil plays against the computer; who begins is random. */
function seat(board: readonly number[], name: string, number: number, random: Random): SessionBoard {
  const pupils: readonly (number | null)[] = board.length > 1 ? board : shuffle([board[0], null], random);
  return { board: name, number, pupils, seats: pupils.map((one) => one ?? 'bot') };
}
