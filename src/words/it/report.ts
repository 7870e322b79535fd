import type { ReportWords } from '../words.js';

const score = (best: number | undefined): string => (best === undefined ? '' : ` Miglior risultato: ${best} su 100.`);

export const report: ReportWords = {
  title: 'Il tuo risultato',
  connecting: 'Cerco la tua ultima partita …',
  saved: (best) => `È tutto salvato.${score(best)}`,
  finish: 'Salva e termina',
  finished: (best) => `È tutto salvato.${score(best)} Puoi chiudere questa pagina.`,
  lookingOn: 'Stai solo guardando: nessun risultato viene inviato.',
  noHost: 'Questa pagina non è stata aperta da un corso: nessun risultato viene inviato. Puoi giocare lo stesso.',
  launch: 'Il corso non ha detto dove inviare i risultati. Chiudi questa pagina e riaprila dal corso.',
  notSent: 'Il tuo risultato non è ancora arrivato al corso. Resta su questo dispositivo e verrà inviato di nuovo.',
  notSentNorKept:
    'Il tuo risultato non è ancora arrivato al corso. Verrà inviato di nuovo: non chiudere questa pagina.',
  refused: 'Il corso non ha accettato tutto. L’insegnante vede ciò che è arrivato; puoi continuare a giocare.',
  taken: 'Questa attività è aperta anche in un’altra finestra. Solo l’altra invia i risultati.',
  takeOver: 'Continua qui',
  unreadable: 'L’ultima partita non si può leggere. Il corso la tiene finché non scegli.',
  replace: 'Tieni la nuova',
  notKept: 'Questo dispositivo non conserva nulla. Ciò che non è arrivato al corso si perde chiudendo la pagina.',
  sendNow: 'Invia ora',
  close: 'Chiudi',
  noGame: 'A questo indirizzo non c’è nessun gioco.',
};
