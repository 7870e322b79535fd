/**
 * The data reported to a platform besides the score. `all`: each answer and a summary of the learner's knowledge; `summary`: only that
 * summary; `score`: nothing else, and the learner's knowledge stays on the device.
 */
export const reports = ['all', 'summary', 'score'] as const;
export type Reports = (typeof reports)[number];
