import type { Choices } from '../../src/embed/choices.js';
import { games } from '../../src/embed/games.js';
import { settled } from '../../src/rules/fitting.js';

/** The ways in which an activity of a course is played: by each pupil alone, or as a lesson on many devices. */
export const ways = ['alone', 'pairs', 'tournament', 'computer'] as const;
export type Way = (typeof ways)[number];

/** Returns the settings of a lesson in JSON, as the server of lessons reads them. */
export function lessonOf({ game, options, players = '' }: Choices, how: Exclude<Way, 'alone'>): string {
  // A lesson itself says what may be taken back.
  const { rules } = games[game];
  const { practiceUndo: _, ...own } = settled(rules.declaration, options);
  const level = Number(/\bbot:([\d.]+)/.exec(players)?.[1] ?? 1);
  return JSON.stringify({ game: rules.name, options: { ...own, ...(level > 1 && { level }) }, how });
}
