/** The module that is fetched with the first file: it reads files, assesses what pupils know, and renders the report. */
export { classReport } from '../../src/report/class-report.js';
export { csv } from '../../src/report/csv.js';
export { readFile } from '../../src/report/read-file.js';
export { classMap, firstOf, placeAfter } from './class-map.js';
export { strips } from './print.js';
export { pupilCards } from './pupil-cards.js';
export { tomorrow } from './tomorrow.js';
