import type { MultiplayPanelWords } from '../multiplay.js';

export const multiplayPanel: MultiplayPanelWords = {
  end: 'End the game',
  endLater: (endAt, white) => `At ${endAt} white cubes or fewer. Now: *${white}*.`,
  endNow: (white) =>
    white === 1
      ? '*1* cube is white: you may end here or play on.'
      : `*${white}* cubes are white: you may end here or play on.`,
};
