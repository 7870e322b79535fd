import type { Seat } from '../rules/game.js';
import type { PlytEvent, PlytOptions } from '../rules/plyt/index.js';
import { plytLevels } from './plyt-abilities.js';
import { rightIn100 } from './plyt-outlook.js';

/**
 * Returns the level whose ability best explains a player's right and wrong answers in the whole game; the lowest of
 * several equal ones.
 */
export function shownLevel(
  options: PlytOptions,
  seat: Seat,
  plies: readonly { readonly events: readonly PlytEvent[] }[],
): number {
  const likely = Array.from({ length: plytLevels }, (_, i) => {
    let sum = 0;
    for (const { events } of plies) {
      for (const event of events) {
        if (event.type !== 'answered' || event.seat !== seat) continue;
        const dice = event.prompt.split(/[*+]/).length;
        const right = Math.min(0.99, rightIn100(options, seat, dice, i + 1) / 100);
        sum += Math.log(event.right ? right : 1 - right);
      }
    }
    return sum;
  });
  return likely.indexOf(Math.max(...likely)) + 1;
}
