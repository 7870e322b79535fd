/** The notices of an element in the first language only: for scripts that fetch the other languages later. */
export { notices } from './generated/en-split/common.main.js';
