import type { TemplateResult } from 'lit';
import { drawing } from '../style/icons.js';

/* The icons of a lesson, in addition to those in `style/icons.ts`. */
const paths = {
  hand: 'M8 12V5a1.5 1.5 0 0 1 3 0v6M11 10V4a1.5 1.5 0 0 1 3 0v7M14 11V6a1.5 1.5 0 0 1 3 0v9c0 4-3 6-6 6s-5-2-7-6l-1.5-3a1.5 1.5 0 0 1 2.7-1L8 14',
  away: 'M3 4L21 20M5 12a10 10 0 0 1 3-2M11 8.5a10 10 0 0 1 8 3.500M8.500 15.500a5 5 0 0 1 4-1.400M12 19h.01',
  waiting: 'M7 3H17M7 21H17M8 3V7L12 12L16 7V3M8 21V17L12 12L16 17V21',
  thinking: 'M6 12h.01M12 12h.01M18 12h.01',
  done: 'M6 21V4H18L15 8.500L18 13H6',
  project: 'M4 9V5H8M16 5H20V9M20 15V19H16M8 19H4V15',
  lock: 'M6 11H18V20H6zM9 11V7a3 3 0 0 1 6 0V11',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.500a3.500 3.500 0 0 1 0 6.300M18 14.500a6 6 0 0 1 3 5.500',
  computer: 'M4 5H20V16H4zM9 20H15M12 16V20',
  clock: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM12 7V12L15.500 14',
} as const;

export type Sign = keyof typeof paths;

export const sign = (name: Sign): TemplateResult => drawing(paths[name]);
