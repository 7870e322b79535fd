import type { EmbedWords } from '../embed.js';

export const embed: EmbedWords = {
  coming: (title) =>
    `${title} sta arrivando. Non arriva nulla? Dillo all’insegnante. Per chi gestisce questo sito: lo script del gioco qui è stato tolto (forceclean), non si trova al suo indirizzo, oppure il suo server non lo dà ad altri siti (CORS: Access-Control-Allow-Origin).`,
};
