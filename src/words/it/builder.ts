import type { BuilderWords } from '../builder.js';

const upload = 'Trascina dentro il file e salva. I voti arrivano nel registro.';
const paste = 'Incollale dove deve stare il gioco e salva.';

export const builder: BuilderWords = {
  title: 'Metti un gioco nella tua lezione',
  intro: 'Tre passi. Non viene inviato nulla: tutto si crea in questo browser.',
  language: 'Lingua di questa pagina',
  gallery: 'Tutti i giochi, pronti da giocare',
  privacy: 'Nulla di questa pagina lascia il tuo dispositivo.',
  credits:
    'Abacade realizza in modo indipendente le regole stampate: PLYT, Sequence e Multiplay sono giochi di Talkplaces, Pytagora è un gioco di CreativaMente.',

  choose: 'Scegli un gioco',
  games: {
    plyt: { title: 'PLYT', about: 'Moltiplica i dadi, scala la montagna. Da 6 anni.' },
    sequence: { title: 'Sequence', about: 'Sei dadi, tre tiri, un sentiero. Da 8 anni.' },
    multiplay: { title: 'Multiplay', about: 'Gira i cubi, fai file, tendi trappole. Da 8 anni.' },
    pytagora: { title: 'Pytagora', about: 'Equazioni come in un cruciverba. Da 8 anni.' },
    plusAndMinus: { title: 'Più e meno', about: 'Il cruciverba con + e −. Da 6 anni.' },
    upAndDown: { title: 'Su e giù', about: 'Numeri intorno a un quadrato. Da 4 anni.' },
    tables: { title: 'Tabelline', about: 'Chi ha il prodotto? Da 7 anni.' },
  },

  yours: 'Fallo tuo',
  forLesson: 'Per la tua lezione',
  begins: 'Comincia',
  beginsHelp: 'Con il modulo, gli alunni scelgono da sé i giocatori',
  beginsAs: { atOnce: 'Subito', form: 'Con il modulo' },
  spoken: 'Lingua',
  asPage: 'Come la pagina',
  asLanguage: 'Come la lingua',
  look: 'Aspetto',
  looks: { auto: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
  keep: 'Riprendere più tardi',
  keepHelp: 'Conserva la partita sul dispositivo dell’alunno. In un corso si riprende comunque',
  keepKey: 'Conservata con questo nome',
  heading: 'Nome dell’attività',
  headingHelp: 'Nel corso e nella scheda del browser',
  position: 'Comincia da una posizione',
  positionHelp: 'Una posizione come testo, come la dà una partita',
  more: 'Altro',
  settings: {
    times: { label: 'Segno di moltiplicazione' },
    divide: { label: 'Segno di divisione' },
    digits: { label: 'Cifre', help: 'Sulle tessere' },
    unaided: { label: 'Senza aiuto', help: 'Gli alunni devono sapere che cosa viene dopo' },
  },

  preview: 'Provalo',
  size: 'Misura dell’anteprima',
  sizes: { phone: 'Telefono', page: 'Pagina', board: 'Lavagna' },
  sizeIs: (pixels) => `largo ${pixels} pixel`,
  sizeHelp: {
    phone: 'come su un telefono',
    page: 'come in una normale pagina di corso',
    board: 'come su una lavagna, qui molto più piccolo',
  },
  anew: 'Ricomincia',
  alone: 'In una scheda propria',
  previewLost:
    'Il gioco non si è caricato. I suoi script devono stare nella cartella dist/cdn accanto a questa pagina.',

  take: 'Portalo con te',
  takeAs: 'Che cosa diventa',
  course: 'In un corso, con voti',
  courseHelp: 'Un file zip da caricare in Moodle o in un’altra piattaforma.',
  page: 'In una pagina web, per giocare',
  pageHelp: 'Poche righe da copiare.',
  file: 'In un solo file',
  fileHelp: 'Senza internet.',
  best: 'Il migliore per Moodle',
  facts: {
    marks: 'voti',
    noMarks: 'senza voti',
    goesOn: 'si riprende da dove si era',
    goesOnHere: 'si riprende, sullo stesso dispositivo',
    anew: 'ricomincia ogni volta',
  },
  outputs: {
    scorm12: {
      title: 'Pacchetto SCORM 1.2',
      help: 'Funziona quasi ovunque. La scelta sicura in Moodle.',
      steps: ['Nel corso Moodle, in modalità modifica: il + rotondo, *Attività o risorsa*, *Pacchetto SCORM*.', upload],
    },
    scorm2004: {
      title: 'Pacchetto SCORM 2004',
      help: 'Se la tua piattaforma chiede l’edizione più nuova.',
      steps: ['Aggiungi un pacchetto SCORM al corso.', upload],
    },
    cmi5: {
      title: 'Pacchetto cmi5',
      help: 'Il tipo più nuovo, per piattaforme con un archivio degli apprendimenti.',
      steps: [
        'Aggiungi un pacchetto cmi5 al corso.',
        'Trascina dentro il file e salva. Ogni risposta viene registrata.',
      ],
    },
    div: {
      title: 'Per l’editor di Moodle',
      help: 'Resiste all’editor (TinyMCE), anche quando un collega salva di nuovo la pagina.',
      steps: ['Nell’editor: *Strumenti*, poi *Codice sorgente*.', paste],
    },
    script: {
      title: 'Per il tuo sito',
      help: 'Il modo semplice, due righe.',
      steps: [paste],
    },
    iframe: {
      title: 'In un riquadro',
      help: 'Una nostra pagina dentro la tua; cresce fino alla sua altezza.',
      steps: [paste],
    },
    html: {
      title: 'Un file HTML',
      help: 'Aprilo da una chiavetta USB, spediscilo, o mettilo in Moodle come file.',
      steps: ['Aprilo con un doppio clic; o in Moodle: il + rotondo, *Attività o risorsa*, *File*.'],
    },
  },
  moodle: {
    title: 'In Moodle, imposta',
    help: 'Sotto *Aspetto* (anche le voci nascoste), in quest’ordine; l’ultima sta tra le impostazioni dei tentativi.',
    settings: [
      ['Gli studenti saltano la pagina con la struttura del pacchetto', 'Sempre'],
      ['Nascondi l’opzione Anteprima', 'Sì'],
      ['Visualizza navigazione', 'No'],
      ['Visualizza nel player la struttura del corso', 'Disabilitato'],
      ['Forza un nuovo tentativo', 'Se il tentativo precedente è completed, passed o failed'],
    ],
    cleaned:
      'Nel tuo Moodle il gioco non arriva? Alcuni siti ripuliscono tutti i contenuti (*forceclean*): lì usa il pacchetto SCORM.',
  },
  download: (file) => `Scarica ${file}`,
  copy: 'Copia',
  lines: 'Le righe da copiare',
  folder: 'Dove sono gli script',
  folderHelp: 'La cartella dist/cdn di Abacade su un server web, come indirizzo. Lo conosce chi gestisce il tuo sito.',
  folderIsLocal:
    'Questo indirizzo funziona solo su questo computer. Metti la cartella su un server web e scrivi qui il suo indirizzo.',

  marks: 'Voti: come una partita diventa da 0 a 100',
  score: 'Che cosa conta',
  scores: {
    usual: 'Come al solito',
    won: 'Vittoria',
    'share-right': 'Risposte giuste',
    'taking-part': 'Partecipazione',
    target: 'Punti',
  },
  scoreHelp: {
    won: 'Il voto dice se l’alunno ha vinto: 100 per la vittoria, altrimenti 0. Serve un giocatore computer.',
    'share-right':
      'Il voto dice quante risposte erano giuste: 9 su 10 sono 90. Passare senza bisogno vale come un errore.',
    'taking-part': 'Il voto dice chi ha giocato una partita fino alla fine: 100, chiunque abbia vinto.',
    target: 'Il voto dice quanti punti ha fatto l’alunno: tanti sono 100, la metà sono 50.',
  },
  target: 'Punti per 100',
  pass: 'Superato da',
  passHelp: 'da 1 a 100; vuoto: nessuno è promosso o bocciato',

  reopen: 'Apri ciò che è stato fatto prima',
  reopenHelp: 'Righe, uno zip o un file HTML creati qui, e tutte le scelte tornano.',
  reopenLines: 'Incolla le righe',
  reopenFile: 'Scegli un file',
  open: 'Apri',
  drop: 'o trascina il file dovunque su questa pagina',
  dropHere: 'Lascia qui: le sue scelte si riaprono',

  copied: 'Copiato.',
  notCopied: 'Il browser non permette di copiare. Le righe sono selezionate: premi Ctrl e C.',
  making: 'Si sta creando …',
  made: (file) => `${file} è pronto e si trova tra i tuoi download.`,
  opened: (game) => `${game} è aperto. Cambia quello che vuoi.`,

  problems: {
    missing: (file) => `Non è stato creato nulla: ${file} non si è caricato da accanto a questa pagina. Riprova.`,
    nothing: 'Prima incolla qualche riga.',
    snippet: 'In questo testo non c’è nessun gioco.',
    zip: (file) => `${file || 'Questo file'} non è un pacchetto di un gioco.`,
    large: (file) =>
      `${file || 'Questo file'} è troppo grande, o diventa troppo grande una volta estratto, per essere uno dei nostri.`,
    unread: 'Questo file non si può leggere. Si apre un file, non una cartella.',
    game: 'Questo gioco qui non si conosce.',
    query: 'Le scelte sono troppo lunghe per l’indirizzo di un riquadro.',
    address: 'Ciò che sta dopo # nell’indirizzo di questa pagina non è possibile.',
    at: 'Questo non è l’indirizzo di una cartella: https://…, /abacade/ o abacade/.',
    field: (name) => `«${name}» non può essere come sta scritto lì.`,
    unchanged: 'Non è cambiato nulla.',
  },
};
