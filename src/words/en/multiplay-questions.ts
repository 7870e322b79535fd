import type { MultiplayQuestionWords } from '../multiplay.js';

const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);

export const multiplayQuestions: MultiplayQuestionWords = {
  boardHelp:
    'Arrow keys move, Enter turns a cube, R rolls, N goes to the next raised cube. L tells the last move, S the scores, M the cubes to choose from, O this cube.',
  moves: (count, cells) => (count ? `${cubes(count)} to choose from: ${cells}.` : 'There is no cube to turn now.'),
  nothingYet: 'Nothing has happened yet.',
};
