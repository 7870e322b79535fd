import { animate } from '../style/motion.js';
import { scaleOf } from '../style/scale.js';
import { within } from './camera.js';

/** Duration of the flight, in milliseconds at normal speed. */
const flight = 900;
const pop = 300;

/**
 * Animates the points of the last equation from the table to the player's score. It is decoration: the score is already up to
 * date, and nothing waits for it.
 * @param root The element in which the game is rendered.
 * @param seat The seat that laid the equation.
 * @param points The text of the points, with its sign.
 * @param pace A factor for the duration; 0 shows nothing.
 */
export function flyPoints(root: ParentNode, seat: number, points: string, pace: number): void {
  const board = root.querySelector<HTMLElement>('.game');
  const from = root.querySelector('.capsule.last')?.getBoundingClientRect();
  const score = root.querySelectorAll('.race b')[seat];
  const duration = flight * pace;
  if (!board || !from?.width || !score || !duration) return;
  const frame = board.getBoundingClientRect();
  const scale = scaleOf(board);
  const to = score.getBoundingClientRect();
  const end = {
    x: (to.left + to.width / 2 - frame.left) / scale,
    y: (to.top + to.height / 2 - frame.top) / scale,
  };
  const bubble = document.createElement('span');
  bubble.className = 'flying';
  bubble.setAttribute('aria-hidden', 'true');
  bubble.textContent = points;
  board.append(bubble);
  // It stands above the equation, and at an edge of the table within it.
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const start = {
    x: within((from.left + from.width / 2 - frame.left) / scale, width * 0.6, frame.width / scale - width * 0.6),
    y: within((from.top - frame.top) / scale, height * 1.1, frame.height / scale),
  };
  const at = ({ x, y }: typeof start, size: number, up = 50): string =>
    `translate(${x}px, ${y}px) translate(-50%, -${up}%) scale(${size})`;
  const moving = animate(
    bubble,
    [
      { transform: at(start, 0.6, 90), opacity: 0 },
      { transform: at(start, 1.15, 90), opacity: 1, offset: 0.2 },
      { transform: at(start, 1, 90), opacity: 1, offset: 0.45, easing: 'cubic-bezier(0.5, 0, 0.75, 0.4)' },
      { transform: at(end, 0.7), opacity: 1 },
    ],
    { duration },
  );
  if (!moving) return bubble.remove();
  moving.onfinish = () => {
    bubble.remove();
    animate(score, [{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }], {
      duration: pop * pace,
    });
  };
  moving.oncancel = () => bubble.remove();
}
