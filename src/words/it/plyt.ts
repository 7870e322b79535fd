import type { PlytWords } from '../plyt.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const notNow = () => 'Questa mossa ora non si può fare.';

const game: PlytWords = {
  title: 'PLYT',
  mountain: 'Il sentiero',
  forStart: 'Comincia il Master più alto',
  howMany: 'Quanti dadi?',
  throwDice: (count) => `Tira ${count} dadi`,
  throwOne: 'Tira',
  card: 'Una carta',
  playCards: 'Carte o mossa',
  standard: (dice) => `Standard ${dice}`,
  dice: (count) => (count === 1 ? '1 dado' : `${count} dadi`),
  cardsHeld: (count) => (count === 1 ? '1 carta' : `${count} carte`),
  offBoard: 'via',
  square: (square, level, star, names, choice) =>
    `${square}, livello ${level}${star ? ', stella' : ''}${names && `, ${names}`}${choice ? ', si può scegliere' : ''}`,
  summit: (square, names) => `${square}, la cima${names && `, ${names}`}`,
  position: (name, square) => `${name}: ${square}`,
  refusals: {
    stale: () => 'Questa mossa è arrivata tardi.',
    forbidden: () => 'Qui non è permesso.',
    'game-over': () => 'La partita è finita.',
    'not-now': notNow,
    'bad-move': notNow,
    'no-game': () => 'Non c’è ancora una partita.',
    'bad-dice': () => 'Un dado mostra da 1 a 12.',
    'dice-count': ({ fewest, most }) => `Scegli da ${fewest} a ${most} dadi.`,
    'bad-answer': () => 'La risposta è un numero.',
    'bad-time': () => 'Il tempo è un numero di millisecondi.',
    'time-left': () => 'Il tempo non è finito.',
    'card-choice': () => 'La carta non porta lì.',
    'card-usable': () => 'Una carta che si può usare resta in mano.',
    'own-move-over': () => 'In un turno ci si muove una volta sola.',
    'own-move-first': () => 'Prima muovi la tua pedina.',
    'no-such-card': () => 'Si usano solo carte girate in un turno precedente.',
    'card-stays': () => 'Torna nel mazzo solo una carta senza alcun uso che ha fermato la mossa.',
    hidden: () => 'Qui alcune carte sono coperte.',
  },
};

export const plyt: Language<PlytWords> = { tag: 'it', common, game };
