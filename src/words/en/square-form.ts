import type { SquareFormWords } from '../square.js';

export const squareForm: SquareFormWords = {
  about: 'Lay the numbers one after the other, up and down, around the square. The youngest comes first.',
  variant: 'Path',
  variants: { plain: 'Up and down', 'even-and-odd': 'Even and odd', 'both-ways': 'Both ways' },
  variantHelp: {
    plain: 'One square, clockwise',
    'even-and-odd': 'Two squares: 0 2 4 … and 1 3 5 …',
    'both-ways': 'One square, to the right or down',
  },
  aided: 'Show what comes next',
  aidedHelp: 'Off for children who know the order',
};
