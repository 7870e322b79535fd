import type { SquareFormWords } from '../square.js';

export const squareForm: SquareFormWords = {
  about: 'Metti i numeri uno dopo l’altro, su e giù, intorno al quadrato. Il più piccolo sta per primo.',
  variant: 'Percorso',
  variants: { plain: 'Su e giù', 'even-and-odd': 'Pari e dispari', 'both-ways': 'Nei due sensi' },
  variantHelp: {
    plain: 'Un quadrato, in senso orario',
    'even-and-odd': 'Due quadrati: 0 2 4 … e 1 3 5 …',
    'both-ways': 'Un quadrato, verso destra o in giù',
  },
  aided: 'Mostra che cosa viene dopo',
  aidedHelp: 'Senza, per chi sa già l’ordine',
};
