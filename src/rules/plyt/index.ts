/** PLYT: a race along the trail, driven by mental arithmetic. The rules are in docs/rules/plyt.md. */

export type { Bonus, FixedDie, Operation, PlytOptions } from './options.js';
export {
  bonusFor,
  DICE,
  diceChoices,
  FACES,
  limitOf,
  MEAN_MASTER,
  playerAt,
  questionFor,
  squareAfter,
  stepsFor,
  type Player,
  type Question,
} from './player.js';
export { plyt, type Plyt } from './game.js';
export { usesOf } from './turn.js';
export { unseenCards } from '../trail/hands.js';
export type { Phase, PlytEvent, PlytMove, PlytState } from './state.js';
