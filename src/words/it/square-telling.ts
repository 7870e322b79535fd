import type { SquareTellingWords } from '../square.js';

export const squareTelling: SquareTellingWords = {
  drewAndLaid: (name, number) => `*${name}* ha pescato un ${number}. Va bene!`,
  drew: (name, number) => `*${name}* ha pescato un ${number} e lo tiene.`,
  drewUnseen: (name) => `*${name}* ha pescato una tessera e la tiene.`,
  drewForBoth: (name, number) => `*${name}* ha pescato un ${number}. Va bene da tutte e due le parti.`,
  laid: (name, number) => `*${name}* ha messo il ${number}.`,
  closed: 'Il quadrato è chiuso!',
  closedOne: { even: 'Il quadrato dei pari è chiuso!', odd: 'Il quadrato dei dispari è chiuso!' },
  passed: (name) => `*${name}* passa: il sacchetto è vuoto.`,
  ended: 'La partita è finita.',
  stuck: 'Nessuno può continuare. La partita è finita.',
  help: 'Le frecce portano da una tessera all’altra, Invio ne mette una; i tasti da 0 a 9 mettono quel numero. T pesca dal sacchetto. N va a una tessera che va bene. L dice l’ultima mossa, S le tessere rimaste, M che cosa viene ora. H dà un aiuto.',
  hear: 'Ascolta',
};
