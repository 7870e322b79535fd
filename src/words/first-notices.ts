/** What an element says of what went wrong, in the first language alone: for scripts that fetch the others later. */
export { notices } from './generated/en-split/common.main.js';
