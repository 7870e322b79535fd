import type { SequencePadWords } from '../sequence.js';

export const sequencePads: SequencePadWords = {
  cards: {
    'yourself-forward': 'vai avanti del Master',
    'yourself-back': 'torni indietro del Master',
    'yourself-up': 'sali di un livello',
    'yourself-down': 'scendi di un livello',
    'another-forward': 'un altro va avanti del Master',
    'another-back': 'un altro torna indietro del Master',
    'another-up': 'un altro sale di un livello',
    'another-down': 'un altro scende di un livello',
    hidden: 'una carta',
  },
  move: (name, to) => `${name} a ${to}`,
  faceOf: (place) => (place === 1 ? 'Che cosa mostra il Master?' : `Che cosa mostra il dado ${place}?`),
  back: 'Un dado indietro',
};
