/**
 * A child's knowledge: facts and skills, estimated from answers, and the facts to practise next. Pure functions on plain values: the day is
 * passed in, there is no clock or random source, and nothing throws.
 */
export { facts, items, skills, type Fact, type FactKind, type Grade, type Item } from './items.js';
export { dayOf, empty, paces, type KnownFact, type KnownSkill, type Memory, type Pace } from './memory.js';
export { evidence, itemOf, type Context, type Evidence } from './evidence.js';
export { chanceRight, intervals, state, update, withKeys, type ItemState, type Shown } from './estimate.js';
export { due } from './due.js';
export { tablesToPractise } from './tables.js';
export { merge } from './merge.js';
export { read, write, writeWithin } from './text.js';
export { readSummary, steps, summary, summaryId, type Summary } from './summary.js';
export { errorKinds, errorOf, judge, type ErrorKind, type Errors, type Judged } from './judge.js';
