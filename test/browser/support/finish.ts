import { until } from './until.js';

/** Opens the replay from the end of a game. */
export async function openReplay(board: Element): Promise<void> {
  const find = (selector: string): HTMLElement | null => board.shadowRoot!.querySelector<HTMLElement>(selector);
  await until(() => find('.look-back, .to-replay'), 'the end of the game is shown');
  find('.to-replay')?.click();
  await until(() => find('.look-back'), 'the replay opens');
}
