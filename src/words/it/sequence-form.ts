import type { SequenceFormWords } from '../sequence.js';

export const sequenceForm: SequenceFormWords = {
  about: 'Sei dadi e tre tiri: fai numeri uguali, una scala o un totale alto, e sali.',
  declare: 'Chi dice la sequenza?',
  declareHelp: 'Una sbagliata non vale nulla',
  declares: { player: 'Chi gioca', auto: 'Il gioco: la migliore' },
  summit: 'Cima',
  summitHelp: 'Più in basso, partita più corta',
  totalRule: 'Un totale',
  totalRules: { 'at-least': '50 o più', 'more-than': 'più di 50' },
  cards: 'Carte sulle stelle',
  cardsHelp: 'Chi ci arriva ne gira una',
};
