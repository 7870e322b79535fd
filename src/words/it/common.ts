import type { CommonWords } from '../words.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

export const common: CommonWords = {
  language: 'Italiano',
  turnOf: (name) => `Tocca a ${name}`,
  roll: 'Tira',
  rollHelp: 'Tira il dado',
  thinks: 'Sta pensando …',
  pause: 'Pausa',
  goOn: 'Continua',
  undo: 'Annulla la mossa',
  redo: 'Ripeti la mossa',
  newGame: 'Nuova partita',
  playAgain: 'Gioca ancora',
  die: (face) => (face ? `dado a dodici facce: ${face}` : 'dado a dodici facce'),
  whichRoll: 'Che numero è uscito?',
  scores: 'Punteggi',
  score: (name, points) => `${name}: ${points}`,
  events: 'Che cosa è successo',
  digits: 'Tastiera dei numeri',
  erase: 'Cancella',
  enter: 'OK',
  answer: 'La tua risposta',
  close: 'Chiudi',
  timeLeft: (seconds) => `restano ${seconds} s`,
  secondsLeft: (seconds) => (seconds === 1 ? 'Resta 1 secondo' : `Restano ${seconds} secondi`),
  timeFor: { label: 'Tempo', once: 'come deciso', tenTimes: 'dieci volte', noLimit: 'senza limite' },
  wins: (names, points) =>
    names.length > 1 ? `Vincono insieme ${list(names)} con ${points}` : `Vince ${list(names)} con ${points}`,
  undone: 'Mossa annullata.',
  redone: 'Mossa ripetuta.',
  nothingYet: 'Non è ancora successo niente.',
  forget: 'Elimina la partita salvata',
  notices: {
    attribute: (name, value) => `L’impostazione ${name}="${value}" qui non è possibile. Vale quella consueta.`,
    text: 'Quella partita non si può leggere: resta quella sul tavolo.',
    notSaved: 'Su questo dispositivo la partita non si può salvare. Puoi continuare; non chiudere la pagina.',
    otherTab: 'Questa partita è aperta anche in un’altra finestra, e lì è andata avanti.',
    keepThis: 'Tieni questa',
    takeOther: 'Prendi quella',
    resumed: 'La partita riprende da dove l’avevi lasciata.',
    lost: 'La partita salvata non si può leggere. Ne resta una copia.',
    noCore: 'Il gioco non si è caricato. La connessione c’è?',
    retry: 'Riprova',
  },
};
