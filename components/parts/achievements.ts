import { hasPracticeUndo } from '../../src/rules/practice-undo.js';
import type { Seat } from '../../src/rules/game.js';
import { listed } from '../../src/words/notation.js';
import type { GameContext } from './context.js';
import type { Finish, Praise } from './finish-types.js';
import type { GameTypes } from './game-types.js';
import { nameIn } from '../style/player-name.js';

/** The part of a context that the end of a game is told from. */
type Ended = Pick<GameContext<GameTypes>, 'best' | 'match' | 'notation' | 'words'>;

/** The maximum number of achievements shown for a player; in a small space, the maximum number for all players. */
export const mostPraise = 2;

/** Returns the seat that the finish screen is about: a winning person, otherwise another person, otherwise a winner. */
export function honoured({ match }: Pick<Ended, 'match'>, winners: readonly Seat[]): Seat {
  const people = match.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  return winners.find((seat) => people.includes(seat)) ?? people.at(0) ?? winners[0];
}

/** Returns the announcement at the end of a game. */
export function finishSaid(v: Ended, finish: Finish): string {
  const praised = achievements(v, finish).map(({ says }) => says);
  return [finish.says, ...aloneSaid(v), ...praised, ...withPracticeUndo(v)].filter(Boolean).join(' ');
}

/**
 * Returns the achievements shown, the most important first. If two people played, theirs alternate, whoever has won. If
 * several people have won together, each has one achievement, of different kinds if possible, because achievements do not
 * compare players. They name their player unless they all belong to the sole winner.
 */
export function achievements(
  v: Pick<Ended, 'match' | 'notation'>,
  finish: Pick<Finish, 'praise' | 'winners'>,
): Praise[] {
  const { winners } = finish;
  if (!winners.length) return [];
  const { players } = v.match;
  const together = winners.filter((seat) => !players[seat].bot);
  if (together.length > 1) {
    const shown: Praise[] = [];
    for (const seat of together.slice(0, mostPraise)) {
      const own = finish.praise(seat);
      const one = own.find(({ text }) => shown.every((other) => other.text !== text)) ?? own.at(0);
      if (one) shown.push(attributed(v, one, seat));
    }
    return shown;
  }
  const seat = honoured(v, winners);
  const people = players.flatMap(({ bot }, other) => (bot || other === seat ? [] : [other]));
  if (people.length === 1 && !players[seat].bot) {
    const [own, others] = [seat, people[0]].map((one) =>
      finish
        .praise(one)
        .slice(0, mostPraise)
        .map((praise) => attributed(v, praise, one)),
    );
    return Array.from({ length: mostPraise }, (_, i) => [own.at(i), others.at(i)])
      .flat()
      .filter((one) => one !== undefined);
  }
  const own = finish.praise(seat).slice(0, mostPraise);
  return winners.length === 1 && winners[0] === seat ? own : own.map((one) => attributed(v, one, seat));
}

function attributed(v: Pick<Ended, 'match' | 'notation'>, praise: Praise, seat: Seat): Praise {
  const whose = v.match.players[seat];
  return { ...praise, whose, says: listed([nameIn(whose), praise.says], v.notation) };
}

/** Returns the line below the headline: the result, for a single player also par, and whether practice undo was on. */
export const noteOf = (v: Pick<Ended, 'best' | 'match' | 'words'>, { note }: Pick<Finish, 'note'>): string =>
  [note, ...alone(v), ...withPracticeUndo(v)].join(' · ');

/** Returns a note if the game was played with practice undo. */
const withPracticeUndo = ({ match, words: { finish: w } }: Pick<Ended, 'match' | 'words'>): string[] =>
  hasPracticeUndo(match.start) ? [w.practiceUndo] : [];

/** Returns par and the best result so far, for a single player. */
function alone({ best: judged, words: { finish: w } }: Pick<Ended, 'best' | 'words'>): string[] {
  if (!judged) return [];
  const { turns, par, best, isNew } = judged;
  return [...(par ? [w.par(par)] : []), ...(isNew ? [w.newBest] : best < turns ? [w.best(best)] : [])];
}

/** Returns the same for screen readers. */
function aloneSaid({ best: judged, words: { finish: w } }: Pick<Ended, 'best' | 'words'>): string[] {
  if (!judged) return [];
  const { turns, par, best, isNew } = judged;
  return [...(par ? [w.saysPar(par)] : []), ...(isNew ? [w.saysNewBest] : best < turns ? [w.saysBest(best)] : [])];
}
