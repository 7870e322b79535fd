import type { PytagoraWords } from '../pytagora.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: PytagoraWords = {
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
};

export const pytagora: Language<PytagoraWords> = { tag: 'it', common, game };
