import type { TemplateResult } from 'lit';
import { lookBack } from '../parts/digits/back.js';
import { formStyles } from '../parts/form-styles.js';
import { lookBackStyles } from '../parts/look-back-styles.js';
import { chain } from './chain.js';
import type { TablesView } from './view.js';

export const styles = [formStyles, lookBackStyles];

export const render = (v: TablesView): TemplateResult => lookBack(v, (state) => chain(v, state, false));
