import { until } from './until.js';
import { find } from './look-up.js';

/** Opens the replay from the end of a game. */
export async function openReplay(board: Element): Promise<void> {
  await until(() => find(board, '.look-back, .to-replay'), 'the end of the game is shown');
  find(board, '.to-replay')?.click();
  await until(() => find(board, '.look-back'), 'the replay opens');
}
