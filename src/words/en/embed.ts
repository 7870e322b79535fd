import type { EmbedWords } from '../embed.js';

export const embed: EmbedWords = {
  coming: (title) =>
    `${title} is on its way. Nothing comes? Tell your teacher. For whoever looks after this site: the script of the game was taken away here (forceclean), is not at its address, or its server lets no other site use it (CORS: Access-Control-Allow-Origin).`,
};
