import type { PytagoraWords } from '../types.js';

const pointsOf = (count: string): string => (count === '1' ? '1 punto' : `${count} punti`);

export const pytagora: PytagoraWords = {
  titles: { pytagora: 'Pytagora', 'plus-and-minus': 'Più e meno' },
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
  sure: (cost) => `Rimetti tutte le tessere e ne prendi altre? Costa ${cost} punti.`,
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
    'leading-zero': ({ number }) => `Un numero non comincia con 0: ${number}.`,
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
    sign: () => 'Un numero non ha segno.',
    zero: () => 'Lo 0 non si moltiplica e non si divide, e non moltiplica né divide.',
    'same-parts': () => 'Le due parti hanno gli stessi numeri e gli stessi segni.',
    'not-a-piece': () => 'Non c’è una tessera così.',
    'no-equals': () => 'A un’equazione serve un uguale.',
    'two-equals': () => 'Un’equazione ha un solo uguale.',
    'number-missing': () => 'Qui manca un numero.',
    'other-piece': ({ glyph }) => `Lì c’è già un’altra tessera: ${glyph}.`,
    'nothing-new': () => 'Almeno una tessera deve essere nuova.',
    extends: () => 'Un’equazione già sul tavolo non si può allungare.',
    'runs-along': () => 'Corre lungo un’equazione che è già sul tavolo.',
    touches: ({ glyph }) => `Una tua tessera tocca di lato ${glyph}.`,
    'none-common': () => 'Non ci sono più uguali per tutti.',
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
      allPassed: 'Tutti hanno passato. La partita è finita.',
    },
    start: 'Tocca una tessera, poi un posto sul tavolo. O trascinala lì.',
    points: (count) => (count === 1 ? 'punto' : 'punti'),
    soFar: 'finora',
    oneLine: 'Le tessere devono stare in una fila senza vuoti.',
    longer: 'Un’equazione già sul tavolo non si può allungare.',
    change: 'Cambia una tessera, o riprendile.',
    zoomIn: 'Più grande',
    zoomOut: 'Più piccolo',
    showAll: 'Mostra tutto',
    shuffle: 'Mescola',
    sort: 'Ordina',
    typeIt: 'Scrivi',
    entry: {
      equation: 'Equazione',
      row: 'Riga',
      column: 'Colonna',
      across: 'orizzontale',
      down: 'verticale',
      direction: 'Direzione',
      put: 'Mettila lì',
      missing: (piece) => `Non hai più tessere ${piece}.`,
      unreadable: 'Qui solo cifre, + − × ÷ e =.',
    },
    cover: {
      passTo: (name) => `Passa a ${name}`,
      lookAway: 'Gli altri guardano altrove.',
      show: (name) => `Sono ${name} – mostra le mie tessere`,
    },
    questions: {
      help: 'Le frecce spostano. Cifre e segni mettono qui le tue tessere e vanno avanti, spazio cambia direzione, Backspace ne riprende una, Invio gioca l’equazione. L dice l’ultima mossa, S i punteggi, R le tue tessere, E che cosa stai mettendo, O questo posto, H un aiuto. Z e Maiusc+Z ingrandiscono e rimpiccioliscono, F mostra tutto.',
      rack: (held) => `Le tue tessere: ${held}.`,
      nothingLaid: 'Ora non stai mettendo niente.',
      nothingYet: 'Non è ancora successo niente.',
    },
  },
  form: {
    about: {
      pytagora: 'Componi equazioni come in un cruciverba. Ogni tessera vale.',
      'plus-and-minus': 'Componi equazioni con più e meno come in un cruciverba.',
    },
    target: 'Punti per vincere',
    targetHelp: 'Vince chi li fa per primo',
    precedence: 'Calcolo',
    precedences: {
      standard: '× prima di +',
      'left-to-right': 'da sinistra a destra',
    },
    exchange: 'Nuove tessere',
    exchanges: {
      'any-time': 'quando si vuole',
      'only-when-stuck': 'solo se bloccati',
    },
    direction: 'Le equazioni vanno',
    directions: { ltr: 'da sinistra', rtl: 'da destra' },
    cover: 'Copri le tessere',
    coverHelp: 'Quando si passa lo schermo',
  },
  replay: {
    beginning: 'L’inizio: il tavolo è vuoto.',
  },
  hints: {
    'pytagora-sign': (sign) => `Pensa a un’equazione con ${sign}.`,
    'pytagora-crossing': (crossed) => `Usa ${crossed} sul tavolo, dove è segnato.`,
    'pytagora-apart': 'Sta lontano dalle altre, dove è segnato.',
    'pytagora-equation': (equation, gain) => `Può essere *${equation}*: ${pointsOf(gain)}.`,
    'pytagora-none': 'Ora con queste tessere non c’è nessuna equazione.',
    'pytagora-exchange-left': 'Ci vogliono altre tessere.',
    'pytagora-exchange': (cost) => `Cambia le tessere. Costa ${pointsOf(cost)}.`,
    'pytagora-pass-left': 'Il sacchetto non ha niente per te.',
    'pytagora-pass': (cost) => `Passa. Costa ${pointsOf(cost)}.`,
  },
  review: {
    lay: (equation) => `posare ${equation}`,
    exchange: 'cambiare le tessere',
    pass: 'passare',
    why: {
      'pytagora-best': (points) => `Nessuna equazione valeva di più: ${points} punti.`,
      'pytagora-crossing': (equation, points, more, crossed) =>
        `${equation} fa ${points} punti, ${more} in più: ogni tessera incrociata vale 1 in più, qui sono ${crossed}.`,
      'pytagora-signs': (equation, points, more) =>
        `${equation} fa ${points} punti, ${more} in più: × vale 2 e ÷ vale 3.`,
      'pytagora-places': (equation, points, more) =>
        `${equation} fa ${points} punti, ${more} in più: le decine valgono 2, le centinaia 3.`,
      'pytagora-longer': (equation, points, more, pieces) =>
        `${equation} fa ${points} punti, ${more} in più: ha ${pieces} tessere.`,
      'pytagora-stuck': 'Non si poteva posare nessuna equazione.',
      'pytagora-exchange': (equation, points) => `Non serviva cambiare le tessere: ${equation} fa ${points} punti.`,
      'pytagora-pass': (equation, points) => `Non serviva passare: ${equation} fa ${points} punti.`,
    },
  },
  puzzle: {
    'pytagora-most': 'Quale equazione porta più punti? Mettila sul tavolo.',
    'pytagora-brings': (equation, brought) => `*${equation}* porta ${pointsOf(brought)}.`,
  },
};
