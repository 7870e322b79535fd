// The script of a SCORM 1.2 package.
import { scorm12 } from '../src/results/scorm12.js';
import { reportTo } from './package-page.js';

reportTo((options) => scorm12(window, options));
