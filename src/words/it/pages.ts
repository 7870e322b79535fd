import type { EmbedWords, ReportWords } from '../types.js';

export const report: ReportWords = {
  title: 'Il tuo risultato',
  connecting: 'Cerco la tua ultima partita …',
  saved: 'È tutto salvato.',
  saving: 'Sto salvando …',
  best: (best) => `Miglior risultato: ${best} su 100.`,
  finish: 'Salva e termina',
  ended: 'Puoi chiudere questa pagina.',
  means: {
    won: 'Il tuo risultato: 100 se vinci.',
    'share-right': 'Il tuo risultato: quante risposte giuste dai.',
    'taking-part': 'Il tuo risultato: 100 se giochi fino alla fine.',
    target: (points) => `Il tuo risultato: i tuoi punti. ${points} punti valgono 100.`,
  },
  modes: {
    browse:
      'Questa è solo un’anteprima: niente conta e niente viene salvato. Per avere un risultato chiudi questa pagina e scegli Entra.',
    review:
      'Hai già finito questa attività: quello che giochi adesso non conta. Per avere un nuovo risultato chiudi questa pagina, spunta «Inizia un nuovo tentativo» ed entra.',
  },
  computer: 'Computer',
  changed: 'L’insegnante ha cambiato questo gioco. Continui l’ultima partita o ne cominci una nuova?',
  goOn: 'Continua',
  beginAnew: 'Nuova partita',
  noHost: 'Questa pagina non è stata aperta da un corso, quindi non si invia nessun risultato. Puoi giocare lo stesso.',
  launch: 'Il corso non ha detto dove inviare i risultati. Chiudi questa pagina e riaprila dal corso.',
  offline: 'Non ancora salvato: non c’è internet. Gioca pure: sarà inviato più tardi.',
  offlineNorKept: 'Non ancora salvato: non c’è internet. Gioca pure, ma lascia aperta questa pagina.',
  notSent:
    'Non ancora salvato: il tuo risultato non è arrivato al corso. Resta su questo dispositivo e verrà inviato di nuovo.',
  notSentNorKept:
    'Non ancora salvato: il tuo risultato non è arrivato al corso. Verrà inviato di nuovo: non chiudere questa pagina.',
  refused: 'Il corso non ha accettato tutto. L’insegnante vede ciò che è arrivato; puoi continuare a giocare.',
  taken: 'Questa attività è aperta anche in un’altra finestra. Solo l’altra invia i risultati.',
  takeOver: 'Continua qui',
  unreadable: 'L’ultima partita non si può leggere. Il corso la tiene finché non scegli.',
  twoGames: 'Hai due partite: l’ultima e questa nuova. Quale vuoi tenere?',
  goBack: 'Tieni l’ultima',
  replace: 'Tieni la nuova',
  notKept: 'Questo dispositivo non salva nulla. Quello che non è arrivato al corso si perde se chiudi la pagina.',
  sendNow: 'Invia ora',
  close: 'Chiudi',
  noGame: 'A questo indirizzo non c’è nessun gioco.',
};

export const embed: EmbedWords = {
  coming: (title) =>
    `${title} sta arrivando. Non arriva nulla? Dillo all’insegnante. Per chi gestisce questo sito: lo script del gioco qui è stato tolto (forceclean), non si trova al suo indirizzo, oppure il suo server non lo dà ad altri siti (CORS: Access-Control-Allow-Origin).`,
};
