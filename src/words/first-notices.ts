/** The notices of an element in the first language alone: for scripts that fetch the others later. */
export { notices } from './generated/en-split/common.main.js';
