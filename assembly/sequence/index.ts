// The core of Sequence. A roll is packed into a number: die i (the Master is die 0) in bits 4i to 4i + 3.
// `totalRule` is 0 for at least, 1 for more than.

export { best, judge } from './claims';
