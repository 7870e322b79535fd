import type { EquationRule, Piece, Precedence } from '../../core/pytagora.js';
import type { Result, Step } from '../game.js';
import type { Kind } from './pieces.js';
import { isStuck, placements } from './placements.js';
import { refusePlace, refuseText } from './refusals.js';
import type { LayMove, Place, PytagoraEvent, PytagoraState } from './state.js';
import { read } from './text.js';

export type Refused = Extract<Step<PytagoraState, PytagoraEvent>, { ok: false }>;

/** What a game asks when something is refused, looked for or read: a page may fetch it after the first move. */
export interface Help {
  refuseText(rule: EquationRule, at: number, text: string, precedence: Precedence): Refused;
  refusePlace(rule: EquationRule, at: number, text: string, place: Place, pieces: readonly Piece[]): Refused;
  placements(state: PytagoraState): { readonly move: LayMove }[];
  isStuck(state: PytagoraState): boolean;
  read(kind: Kind, text: unknown): Result<PytagoraState>;
}

export const help: Help = { refuseText, refusePlace, placements, isStuck, read };
