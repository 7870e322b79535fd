import type { MultiplayWords } from '../multiplay.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: MultiplayWords = {
  title: 'Multiplay',
  board: 'Tavola di Multiplay',
  forStart: 'Comincia il numero più alto',
  turnRaised: 'Gira uno dei cubi sollevati',
  findNumber: 'Gira un cubo con il tuo numero',
  pickFactor: 'Scegli un calcolo e di’ quanto fa',
  endOrGoOn: 'Chiudi la partita o continua',
  rowOf: (die) => `La tabellina del ${die}`,
  rowComes: 'La tua tabellina',
  white: (count) => (count === 0 ? 'nessuno bianco' : count === 1 ? '1 bianco' : `${count} bianchi`),
  cell: (row, column, number, owner, raised) =>
    `riga ${row}, colonna ${column}, ${number}, ${owner ?? 'bianco'}${raised ? ', si può girare' : ''}`,
  refusals: {
    over: () => 'La partita è finita.',
    rolled: () => 'Il dado è già stato tirato.',
    'none-white': ({ number }) => `Non ci sono più cubi bianchi con ${number}.`,
    'roll-first': () => 'Prima tira il dado.',
    'answer-first': () => 'Prima scegli un calcolo e di’ quanto fa.',
    'end-first': () => 'Prima chiudi la partita o continua.',
    'no-question': () => 'Ora non c’è nessuna domanda.',
    end: ({ endAt, white }) =>
      `La partita si può chiudere quando i cubi bianchi sono ${endAt} o meno. Bianchi ora: ${white}.`,
    answer: () => 'Scrivi un numero intero.',
    turned: () => 'Quel cubo è già stato girato.',
    'not-in-row': ({ number, die }) => `${number} non è nella tabellina del ${die}.`,
    'not-the-product': ({ number, die, factor }) => `${die} × ${factor} non fa ${number}.`,
    forbidden: () => 'Qui questa mossa non si può fare.',
    stale: () => 'La mossa è arrivata tardi.',
  },
};

export const multiplay: Language<MultiplayWords> = { tag: 'it', common, game };
