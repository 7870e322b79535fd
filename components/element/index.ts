/**
 * The element of a game by somebody else: `defineGame` registers it. Importing this module registers nothing.
 */
import '../game/trusted-types.js';

export { css, html, nothing, svg, type CSSResultGroup, type TemplateResult } from 'lit';
export { defineGame, type OwnElementClass } from './define-game.js';
export { GameElement } from '../game/game-element.js';
export { pipDie, pipDieStyles } from '../style/pip-die.js';
export { shape } from '../style/shapes.js';
export { numberPad } from '../parts/number-pad.js';
export type { GameContext } from '../parts/context.js';
export type { GameDefinition } from '../game/definition.js';
export type { Beat } from '../parts/beats.js';
export type { Finish } from '../parts/finish-types.js';
export type { Writing } from '../../src/words/notation.js';
export type { CommonWords } from '../../src/words/types.js';
export type { Refusals } from '../../src/words/words.js';
export type * from './own-game.js';
export type { OptionWords, OwnSentence, OwnWords, SentenceValues } from './own-words.js';
