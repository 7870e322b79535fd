import type { PytagoraWords } from '../types.js';

const pointsOf = (count: string): string => (count === '1' ? '1 punto' : `${count} punti`);

export const pytagora: PytagoraWords = {
  titles: { pytagora: 'Pytagora', 'plus-and-minus': 'Più e meno' },
  howTo: {
    pytagora: [
      'Hai dieci tessere.',
      'Metti giù un’equazione vera, in orizzontale o in verticale. Può incrociarne un’altra.',
      'Ogni tessera vale un punto. Numeri lunghi, × e ÷ valgono di più, e gli incroci anche.',
      'Vince chi arriva primo a questi punti!',
    ],
    'plus-and-minus': [
      'Hai dieci tessere.',
      'Metti giù un’equazione vera, in orizzontale o in verticale. Può incrociarne un’altra.',
      'Ogni tessera vale un punto. Numeri lunghi e incroci valgono di più.',
      'Vince chi arriva primo a questi punti!',
    ],
  },
  table: 'Tavolo con le equazioni',
  signs: { '+': 'più', '-': 'meno', '*': 'per', '/': 'diviso', '=': 'uguale' },
  times: '×',
  divide: ':',
  rack: (name) => `Le tessere di ${name}`,
  forEveryone: 'Per tutti',
  common: (left) => (left === 1 ? 'uguale per tutti, ne resta 1' : `uguale per tutti, ne restano ${left}`),
  lay: 'Gioca',
  takeBack: 'Raccogli',
  exchange: 'Nuove tessere',
  sure: (cost) => `Cambi tutte le tue tessere? Costa ${cost} punti.`,
  keepMine: 'Tengo le mie',
  pass: 'Passa',
  wins: 'per vincere',
  inBag: (count) => `${count} nel sacchetto`,
  cell: (row, column, piece, mine) =>
    `riga ${row}, colonna ${column}, ${piece ?? 'vuota'}${mine ? ', messa ora da te' : ''}`,
  refusals: {
    over: () => 'La partita è finita.',
    drawn: () => 'Le tessere sono già state pescate.',
    'draw-first': () => 'Prima si pescano le tessere.',
    'empty-bag': () => 'Il sacchetto è vuoto: invece passa.',
    'exchange-first': () => 'Prima di passare cambia le tessere.',
    loading: () => 'Le regole stanno ancora arrivando: riprova tra un momento.',
    'not-stuck': () => 'C’è un’equazione che puoi giocare.',
    'too-long': () => 'Non ci sono così tante tessere.',
    'too-far': () => 'È troppo lontano dal centro del tavolo.',
    'leading-zero': ({ number }) => `Un numero non può cominciare con 0: ${number}.`,
    'not-equal': ({ leftValue, rightValue }) =>
      leftValue === undefined
        ? 'Le due parti non sono uguali.'
        : `La parte sinistra fa ${leftValue}, la destra ${rightValue}.`,
    remainder: ({ left, right }) =>
      left === undefined
        ? 'La divisione lascia un resto.'
        : `${left} ÷ ${right} lascia un resto. Qui solo numeri interi.`,
    negative: ({ left, right }) =>
      left === undefined ? 'Si va sotto lo zero.' : `${left} − ${right} va sotto lo zero.`,
    sign: () => 'Davanti a un numero non può stare un segno.',
    zero: () => 'In questo gioco niente × e niente ÷ con lo 0.',
    'zero-divisor': () => 'Niente si può dividere per 0.',
    'zero-factor': () => 'In questo gioco niente × con lo 0.',
    'same-parts': () => 'Le due parti hanno gli stessi numeri e gli stessi segni.',
    'not-a-piece': () => 'Non c’è una tessera così.',
    'no-equals': () => 'A un’equazione serve un uguale.',
    'two-equals': () => 'Un’equazione ha un solo uguale.',
    'number-missing': () => 'Qui manca un numero.',
    'other-piece': ({ glyph }) => `Lì c’è già un’altra tessera: ${glyph}.`,
    'nothing-new': () => 'Almeno una tessera deve essere nuova.',
    extends: () => 'Puoi incrociare un’equazione, non allungarla.',
    'runs-along': () => 'Puoi incrociare un’equazione, non metterti nella stessa fila.',
    touches: () => 'Le tessere si possono solo incrociare, non affiancare.',
    'none-common': () => 'Gli uguali per tutti sono finiti.',
    'no-equals-held': () => 'Non hai un uguale.',
    'not-held': ({ glyph }) => `Non hai abbastanza tessere con ${glyph}.`,
    forbidden: () => 'Qui questa mossa non si può fare.',
    stale: () => 'La mossa è arrivata tardi.',
  },
  announcements: {
    events: {
      starts: (name) => `Comincia *${name}*.`,
      placed: (name, equation, points) => `*${name}* ha giocato ${equation}: *${points}*`,
      exchanged: (name, points) => `*${name}* prende nuove tessere: *${points}*`,
      passed: (name, points) => `*${name}* passa: *${points}*`,
      reached: (name) => `*${name}* è al traguardo.`,
      allPassed: 'Hanno passato tutti. La partita è finita.',
    },
    start: 'Tocca dove comincia, poi le tessere una per una. O trascinale.',
    points: (count) => (count === 1 ? 'punto' : 'punti'),
    soFar: 'finora',
    oneLine: 'Metti le tessere in una fila senza vuoti.',
    longer: 'Puoi incrociare un’equazione, non allungarla.',
    change: 'Cambia una tessera, o raccoglile.',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    showAll: 'Mostra tutto',
    outside: (count) => `${count} fuori vista`,
    shuffle: 'Mescola',
    sort: 'Ordina',
    typeIt: 'Scrivi',
    entry: {
      equation: 'Equazione',
      across: 'orizzontale',
      down: 'verticale',
      direction: 'Direzione',
      put: 'Mettila lì',
      missing: (piece, had) => (had ? `Non hai più tessere ${piece}.` : `Non hai tessere ${piece}.`),
      unreadable: 'Usa solo cifre, + − × ÷ e =.',
    },
    cover: {
      passTo: (name) => `Passa a ${name}`,
      lookAway: 'Tutti gli altri, giratevi!',
      show: (name) => `Sono ${name} – mostra le mie tessere`,
    },
    questions: {
      help: 'Le frecce spostano. Cifre e segni mettono qui le tue tessere e vanno avanti, spazio cambia direzione, Backspace ne riprende una, Invio gioca l’equazione. L dice l’ultima mossa, S i punteggi, R le tue tessere, E che cosa stai mettendo, O questo posto, H un aiuto. Z e Maiusc+Z ingrandiscono e rimpiccioliscono, F mostra tutto.',
      rack: (held) => `Le tue tessere: ${held}.`,
      nothingLaid: 'Non hai messo niente.',
    },
  },
  form: {
    about: {
      pytagora: 'Componi equazioni come in un cruciverba.',
      'plus-and-minus': 'Componi equazioni con più e meno come in un cruciverba.',
    },
    firstHelp: { youngest: 'Comincia chi è più giovane: scrivilo per primo.', drawn: 'Chi comincia si tira a sorte.' },
    first: 'Chi comincia',
    firsts: { youngest: 'chi è più giovane', drawn: 'a sorte' },
    target: 'Punti per vincere',
    targetHelp: 'Vince chi ci arriva per primo',
    precedence: 'Ordine delle operazioni',
    precedences: {
      standard: '× prima di +',
      'left-to-right': 'da sinistra a destra',
    },
    zeroDividend: 'Lo 0 si può dividere',
    zeroDividendHelp: '0 ÷ 5 = 0, ma niente ÷ 0',
    exchange: 'Cambiare le tessere',
    exchanges: {
      'any-time': 'quando vuoi',
      'only-when-stuck': 'solo se bloccati',
    },
    direction: 'Le equazioni si leggono',
    directions: { ltr: 'da sinistra', rtl: 'da destra' },
    cover: 'Nascondi le tessere',
    coverHelp: 'Quando passi il dispositivo',
  },
  finish: {
    wins: (name, points) => `${name} ha ${points}!`,
  },
  replay: {
    beginning: 'L’inizio: il tavolo è vuoto.',
  },
  hints: {
    'pytagora-sign': (sign) => `Pensa a un’equazione con ${sign}.`,
    'pytagora-crossing': (crossed) => `Incrocia ${crossed}, segnato sul tavolo.`,
    'pytagora-apart': 'Sta da sola, dove vedi il segno.',
    'pytagora-equation': (equation, gain) => `Può essere *${equation}*: ${pointsOf(gain)}.`,
    'pytagora-none': 'Ora con queste tessere non puoi fare nessuna equazione.',
    'pytagora-exchange-left': 'Ti servono altre tessere.',
    'pytagora-exchange': (cost) => `Prendi nuove tessere. Costa ${pointsOf(cost)}.`,
    'pytagora-pass-left': 'Il sacchetto non può aiutarti.',
    'pytagora-pass': (cost) => `Passa. Costa ${pointsOf(cost)}.`,
  },
  review: {
    lay: (equation) => `giocare ${equation}`,
    exchange: 'prendere nuove tessere',
    pass: 'passare',
    why: {
      'pytagora-best': (points) => `Nessuna equazione valeva di più: ${pointsOf(points)}.`,
      'pytagora-crossing': (equation, points, more, crossed) =>
        `${equation} fa ${points} punti, ${more} in più: ogni tessera incrociata vale 1 in più, e qui sono ${crossed}.`,
      'pytagora-signs': (equation, points, more) =>
        `${equation} fa ${points} punti, ${more} in più: × vale 2 e ÷ vale 3.`,
      'pytagora-places': (equation, points, more) =>
        `${equation} fa ${points} punti, ${more} in più: le decine valgono 2, le centinaia 3.`,
      'pytagora-longer': (equation, points, more, pieces) =>
        `${equation} fa ${points} punti, ${more} in più: ha ${pieces} tessere.`,
      'pytagora-stuck': 'Non si poteva giocare nessuna equazione.',
      'pytagora-exchange': (equation, points) => `Non servivano nuove tessere: ${equation} fa ${points} punti.`,
      'pytagora-pass': (equation, points) => `Non serviva passare: ${equation} fa ${points} punti.`,
    },
  },
  puzzle: {
    'pytagora-most': 'Quale equazione vale più punti? Giocala.',
    'pytagora-several': 'Più equazioni valgono lo stesso; ne basta una.',
    'pytagora-brings': (equation, brought) => `*${equation}* vale ${pointsOf(brought)}.`,
  },
};
