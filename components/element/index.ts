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
export type * from './own-game.js';
export type { OptionWords, OwnSentence, OwnWords, Told } from './own-words.js';
