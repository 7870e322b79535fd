/** Evaluates a position for the searching player. */
import { endAt, paint, players, root, scoreOf, white } from './board';
import { addGains, bestOfDice, hideWorth, refreshAround, showWorths } from './gains';
import { blend, sum, turnWindows } from './windows';
import { mover, other } from './weights';

/**
 * One point of the lead in fixed point. The factor is divisible by two, three and four players, the twelve dice and
 * 32nds of a point.
 */
const point: i32 = 12 * 192;
/** The value of a win, in addition to that of the lead. */
const victory: i32 = 50 * point;

/** The weights of the best cubes, in 32nds: for the player to move, and for the other side. */
let ofMover: i32 = 0;
let ofOther: i32 = 0;

/** The weights of the simple evaluation: the next player's gains count in full, later gains count less. */
const simpleMover: i32 = 32;
const simpleOther: i32 = -26;

export function layValue(useLearned: bool): void {
  ofMover = useLearned ? blend(mover, 1) : simpleMover;
  ofOther = useLearned ? blend(other, 1) : simpleOther;
}

export function turn(cell: i32, colour: i32): void {
  addGains(cell, colour, 1);
  paint(cell, colour);
  turnWindows(cell, colour, 1);
  hideWorth(cell);
  refreshAround(cell);
}

/** Undoes the last turn. */
export function turnBack(cell: i32, colour: i32): void {
  turnWindows(cell, colour, -1);
  paint(cell, 0);
  refreshAround(cell);
  showWorths(cell);
  addGains(cell, colour, -1);
}

/** Returns the lead in points × (players − 1): the searching player's score compared with each other one. */
function lead(): i32 {
  let all = 0;
  for (let colour = 1; colour <= players; colour++) all += scoreOf(colour);
  return players * scoreOf(root) - all;
}

/** Returns by how much a player leads all others; negative if another player leads. */
function ahead(colour: i32): i32 {
  let most = i32.MIN_VALUE;
  for (let one = 1; one <= players; one++) if (one !== colour && scoreOf(one) > most) most = scoreOf(one);
  return scoreOf(colour) - most;
}

/** Returns whether the game ends after the turn of that player, who ends it when in the lead (MUL-12, MUL-13). */
export function isOver(colour: i32): bool {
  return white === 0 || (white <= endAt && ahead(colour) > 0);
}

export function next(colour: i32): i32 {
  return colour === players ? 1 : colour + 1;
}

/** Evaluates the position before that player rolls. A point is worth `point`. */
export function value(colour: i32): i32 {
  const share = 192 / (players - 1);
  const against = colour === root ? next(root) : root;
  const best = ofMover * bestOfDice(colour) + ofOther * bestOfDice(against);
  return 12 * share * lead() + 72 * sum + (share >> 5) * (colour === root ? best : -best);
}

export function finalValue(): i32 {
  const won = ahead(root);
  return (point / (players - 1)) * lead() + (won > 0 ? victory : won < 0 ? -victory : 0);
}

/** Evaluates the position after the turn of that player. */
export function valueAfter(colour: i32): i32 {
  return isOver(colour) ? finalValue() : value(next(colour));
}
