import type { TemplateResult } from 'lit';
import { lookBack } from '../parts/digits/back.js';
import { formStyles } from '../parts/form-styles.js';
import { lookBackStyles } from '../parts/look-back-styles.js';
import { rings } from './rings.js';
import type { SquareView } from './view.js';

export const styles = [formStyles, lookBackStyles];

export const render = (v: SquareView): TemplateResult =>
  lookBack(v, (state, events) => rings(v, { state, events, live: false }));
