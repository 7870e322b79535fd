// The script of a SCORM 2004 package.
import { scorm2004 } from '../src/results/scorm2004.js';
import { reportTo } from './package-page.js';

reportTo((options) => scorm2004(window, options));
