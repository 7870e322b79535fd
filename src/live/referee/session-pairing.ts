/** Pairs the free pupils of a class for the next round. */
import type { Random } from '../../rules/game.js';
import { shuffle } from '../../rules/trail/cards.js';
import type { Pairing } from '../protocol/lesson-messages.js';
import { groups, roundRobin, swiss, swissRounds, type Entrant, type Matching, type Round } from './pairing.js';
import type { SessionBoard } from './session-boards.js';
import { pupilStatus, playedRounds, type SessionState, type SessionEvent } from './session.js';
import { standings } from './standings.js';

type Paired = Extract<SessionEvent, { do: 'paired' }>;

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

/**
 * Returns the boards of the next round: every pupil who is free and present has a board, alone with a computer player if no partner is
 * left; undefined if nobody is free. Board numbers are random.
 */
export function paired(state: SessionState, how: Pairing, by: By): Paired | undefined {
  const { lesson, most, past } = state;
  const free = state.pupils.filter((one) => pupilStatus(state, one) === 'free' && by.isHere(one.pupil));
  if (free.length === 0) return undefined;
  const pupils = free.map(({ pupil }) => pupil);
  const entrants = standings(playedRounds(state), pupils).filter(({ pupil }) => pupils.includes(pupil));
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
