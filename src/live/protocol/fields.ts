/** Readers for the parts of messages in both directions, see `wire.ts`. */
import { mostMoves } from '../../match/record.js';
import type { LessonSettings } from './lesson-messages.js';
import { readCode } from './codes.js';
import { mostSeats, nicknames } from './messages.js';
import { fields, flag, object, oneOf, text, whole, type Read } from './wire.js';

/** Maximum number of a step; no match or lesson has as many. */
const mostSteps = 1_000_000;

/** 96 bits in base64url. */
export const idText = text(/^[\w-]{16}$/);
export const tokenText = text(/^[\w.~-]{16,200}$/);
export const boardText = text(/^[\w-]{1,32}$/);
export const gameText = text(/^[a-z][a-z0-9-]{0,39}$/);
export const seq = whole(0, mostSteps);
export const nickname = whole(0, nicknames - 1);
export const seat = whole(0, mostSeats - 1);
export const ply = whole(0, mostMoves);

export const codeText: Read<string> = (given, field) => {
  const read = readCode(given);
  return read.ok ? read : { ...read, code: field };
};

export const lessonFields = {
  game: gameText,
  options: object(2048),
  how: oneOf('pairs', 'tournament', 'computer'),
  size: whole(1, mostSeats),
  undo: oneOf('off', 'own'),
  admit: flag,
  warmUp: flag,
} as const;
export const lesson = fields<LessonSettings>(lessonFields);
