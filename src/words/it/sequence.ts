import type { SequenceWords } from '../sequence.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: SequenceWords = {
  title: 'Sequence',
  tray: 'Dadi',
  forStart: 'Comincia il Master più alto',
  rollMaster: 'Tira il Master',
  rollAll: 'Tira i sei dadi',
  rollDice: (count) => (count === 1 ? 'Tira 1 dado' : `Tira ${count} dadi`),
  rollsLeft: (count) => (count === 0 ? 'nessun tiro' : count === 1 ? 'ancora 1 tiro' : `ancora ${count} tiri`),
  tapKeep: 'Tocca i dadi che tieni',
  tapName: 'Di’ la tua sequenza',
  chooseCard: 'Una carta: scegli',
  stop: 'Mi fermo',
  pass: 'Nessuna sequenza',
  die: (place, face) => `${place === 1 ? 'Master' : `dado ${place}`}${face && `: ${face}`}`,
  kept: '✓ tieni',
  again: '↻ tira',
  inIt: '✓ preso',
  refusals: {
    stale: () => 'Quella mossa è arrivata tardi.',
    forbidden: () => 'Qui non è permesso.',
    'not-now': () => 'Questa mossa ora non si può fare.',
    'bad-dice': () => 'Un dado mostra un numero da 1 a 12.',
    'nothing-rolled': () => 'Scegli almeno un dado da tirare ancora, oppure fermati.',
    'bad-claim': () => 'Di’ una sequenza e i suoi dadi.',
    'card-choice': () => 'La carta non porta lì.',
    'game-over': () => 'La partita è finita.',
    'bad-move': () => 'Questa mossa non si capisce.',
    hidden: () => 'Qui le carte sono nascoste: serve la posizione intera.',
  },
};

export const sequence: Language<SequenceWords> = { tag: 'it', common, game };
