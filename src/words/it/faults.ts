import type { FaultWords } from '../words.js';

export const faults: FaultWords = {
  close: 'Chiudi',
  attribute: (name, value) => `L’impostazione ${name}="${value}" qui non è possibile. Vale quella consueta.`,
  text: 'Quella partita non si può leggere: resta quella sul tavolo.',
  notSaved: 'Su questo dispositivo la partita non si può salvare. Puoi continuare; non chiudere la pagina.',
  otherTab: 'Questa partita è aperta anche in un’altra finestra, e lì è andata avanti.',
  keepThis: 'Tieni questa',
  takeOther: 'Prendi quella',
  resumed: 'La partita riprende da dove l’avevi lasciata.',
  lost: 'La partita salvata non si può leggere. Ne resta una copia.',
  notDeleted: 'La partita salvata non si è potuta cancellare.',
  found: 'Qui c’è anche una partita salvata. Quale vuoi?',
  noCore: 'Il gioco non si è caricato. La connessione c’è?',
  noKept: 'La partita salvata non si può ancora aprire. La connessione c’è?',
  noForm: 'Non puoi ancora scegliere come giocare. La connessione c’è?',
  noWords: 'La tua lingua non è ancora arrivata. La connessione c’è?',
  noPart: 'Manca una parte del gioco. La connessione c’è?',
  retry: 'Riprova',
  playAnyway: 'Gioca subito',
};
