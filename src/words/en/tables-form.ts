import type { TablesFormWords } from '../tables.js';

export const tablesForm: TablesFormWords = {
  about: 'Two numbers come from the bag. Who holds what they make may lay it. Seven rounds; the fewest pieces win.',
  answer: 'Work it out',
  answerHelp: 'The player finds the pieces; else they stand up by themselves',
};
