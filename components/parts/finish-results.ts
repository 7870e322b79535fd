import { svg, type SVGTemplateResult } from 'lit';
import type { Seat, Turn } from '../../src/rules/game.js';
import type { GameContext } from './context.js';
import type { Finish } from './finish-types.js';
import type { GameTypes } from './game-types.js';
import { nameIn } from '../style/player-name.js';
import { shapePaths } from '../style/shapes.js';

/** The part of a context that a result needs. */
type ResultNeeds = Pick<GameContext<GameTypes>, 'figure' | 'match' | 'words'>;

type Summary = Pick<Finish, 'winners' | 'title' | 'note' | 'says' | 'results'>;

const winnersOf = (turn: Turn): readonly Seat[] => (turn.kind === 'over' ? turn.winners : []);

/**
 * Returns the headline, such as "Ben wins!" or "Ada and Ben!", and the announcement with the result.
 * @param noteOf returns the line with the result of the winners, if there are any
 */
function summaryOf(v: ResultNeeds, winners: readonly Seat[], noteOf: () => string): Omit<Summary, 'results'> {
  const names = winners.map((seat) => nameIn(v.match.players[seat]));
  const w = v.words.finish;
  if (!names.length) return { winners, title: w.unplayed, note: '', says: w.unplayed };
  const note = noteOf();
  const isAlone = v.match.players.length === 1;
  const title = isAlone ? w.alone : names.length > 1 ? w.together(names) : w.wins(names[0]);
  return {
    winners,
    title,
    note,
    says: names.length > 1 ? w.saysTogether(v.words.listOf(names), note) : `${title} ${note}.`,
  };
}

/** Returns the end of a game won by the most points. */
export function mostPoints(v: ResultNeeds, scores: readonly number[]): Summary {
  const winners = winnersOf(v.match.turn);
  return {
    ...summaryOf(v, winners, () => v.words.finish.points(v.figure(scores[winners[0]]), winners.length > 1)),
    results: scores.map((value) => ({ value, text: v.figure(value) })),
  };
}

/** Returns the end of a game won by the fewest remaining pieces. */
export function fewestPieces(v: ResultNeeds, left: readonly number[]): Summary {
  const winners = winnersOf(v.match.turn);
  return {
    ...summaryOf(v, winners, () => v.words.finish.pieces(left[winners[0]], winners.length > 1)),
    results: left.map((value) => ({ value: -value, text: v.figure(value) })),
  };
}

/**
 * Returns the end of a climb. `turns` is the number of turns of each player. If the round of a lesson has ended first, nobody is on the
 * summit, and several players may be equally high.
 */
export function firstOnSummit(
  v: ResultNeeds,
  words: { readonly wins: (name: string) => string; readonly alone: string },
  at: readonly number[],
  turns: readonly number[],
): Summary & Pick<Finish, 'origin' | 'shapes'> {
  const { players, turn, game, state } = v.match;
  const winners = winnersOf(turn);
  const noteOf = (): string => v.words.finish.turns(Math.max(...winners.map((seat) => turns[seat])));
  const isOnSummit = game.turn(state).kind === 'over';
  const title = (): string => (players.length === 1 ? words.alone : words.wins(nameIn(players[winners[0]])));
  return {
    ...(isOnSummit ? { winners, title: title(), note: noteOf(), says: '' } : summaryOf(v, winners, noteOf)),
    results: at.map((value) => ({ value, text: v.figure(value) })),
    origin: '.flag',
    shapes: players.flatMap(({ colour }) => [star, playerShape(colour)]),
  };
}

const star = svg`<path d="M0-47l18 22l27 10l-15 25l-2 28l-28-7l-28 7l-2-28l-15-25l27-10z" fill="var(--ab-gold)" stroke="var(--ab-note-line)" stroke-width="5"></path>`;

const playerShape = (colour: number): SVGTemplateResult =>
  svg`<path class="colour${colour + 1}" d=${shapePaths[colour]} transform="translate(-50 -48)" fill="var(--pc)"></path>`;
