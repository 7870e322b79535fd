/**
 * What a platform is told besides the score: `all`, each answer and a summary of what the learner knows; `summary`, that
 * summary alone; `score`, nothing else, and what the learner knows stays on the device.
 */
export const reports = ['all', 'summary', 'score'] as const;
export type Reports = (typeof reports)[number];
