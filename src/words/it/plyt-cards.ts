import type { PlytCardWords } from '../plyt.js';

export const plytCards: PlytCardWords = {
  names: {
    'yourself-forward': 'Tu: avanti',
    'yourself-back': 'Tu: indietro',
    'yourself-up': 'Tu: su di un livello',
    'yourself-down': 'Tu: giù di un livello',
    'another-forward': 'Un altro: avanti',
    'another-back': 'Un altro: indietro',
    'another-up': 'Un altro: su di un livello',
    'another-down': 'Un altro: giù di un livello',
    hidden: 'Una carta',
  },
  whichSquare: (name) => `Quale casella, ${name}?`,
  whichPlayer: (name) => `Chi e dove, ${name}?`,
  orTap: 'Oppure toccala sulla montagna.',
  use: (name, from, to) => `${name}: ${from} → ${to}`,
  secret: (name) => `Solo per gli occhi di ${name}.`,
  show: 'Mostra le mie carte',
  keep: 'Tienila per dopo',
  putBack: 'Rimettila nel mazzo',
  noUse: 'ora non serve',
  advance: (steps) => `Muovi di ${steps}`,
  done: 'Fine del turno',
  hand: (name) => `Le carte di ${name}`,
  back: 'Un’altra carta',
};
