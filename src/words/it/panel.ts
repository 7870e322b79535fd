import type { PanelWords } from '../words.js';

export const panel: PanelWords = {
  undo: 'Annulla la mossa',
  redo: 'Ripeti la mossa',
  hint: 'Aiuto',
  newGame: 'Nuova partita',
  pause: 'Pausa',
  goOn: 'Continua',
  scores: 'Punteggi',
  events: 'Che cosa è successo',
  nothingYet: 'Non è ancora successo niente.',
  timeFor: { label: 'Tempo', once: 'come deciso', tenTimes: 'dieci volte', noLimit: 'senza limite' },
};
