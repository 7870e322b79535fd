import type { TablesWords } from '../tables.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: TablesWords = {
  title: 'Tabelline',
  board: 'Il calcolo sul tavolo',
  round: (round, of) => `Giro ${round} di ${of}`,
  fromBag: 'dal sacchetto',
  hand: (name) => `I numeri di ${name}`,
  fits: (number) => `${number}, va bene`,
  takeTwo: 'Pesca due numeri',
  take: 'Pesca una tessera',
  ask: (sum) => `Quanto fa ${sum}? Mettilo, se lo hai.`,
  mayLay: (product) => `Hai ${product}.`,
  firstTake: 'Pesca i numeri di questo giro.',
  takeOne: 'Prima del prossimo giro pesca una tessera.',
  layIt: 'Mettilo',
  lacks: (pieces) => (pieces === 1 ? 'manca 1 tessera' : `mancano ${pieces} tessere`),
  pass: 'Non ce l’ho',
  notNow: 'Non ora',
  putBack: (number) => `Riprendi ${number}`,
  isLaid: (pieces) => `messe: ${pieces}`,
  itMakes: (product) => `Fa ${product}`,
  pieces: (count) => (count === 1 ? '1 tessera' : `${count} tessere`),
  players: 'Tessere rimaste',
  signsLeft: (equals) => (equals === 1 ? 'resta 1 segno' : `restano ${equals} segni`),
  refusals: {
    over: () => 'La partita è finita.',
    'unknown-move': () => 'Questa mossa non esiste.',
    stale: () => 'Quella mossa è arrivata troppo tardi.',
    forbidden: () => 'Qui non è permesso.',
    'no-game': () => 'Nessuna partita è cominciata.',
    digit: () => 'Una tessera va da 0 a 9.',
    digits: () => 'Un prodotto ha una cifra o due.',
    ms: () => 'Il tempo non si può leggere.',
    drawn: () => 'I numeri di questo giro sono già pescati.',
    'no-draw': () => 'Ora nessuno pesca.',
    'sum-first': () => 'Prima si pescano i due numeri.',
    'draw-first': () => 'Prima ognuno pesca una tessera.',
    'not-in-bag': () => 'Nel sacchetto non c’è.',
    'not-in-hand': () => 'Queste tessere non sono in questa mano.',
    'leading-zero': () => 'Un numero non comincia con 0.',
    wrong: ({ a, b, product, said }) => `${a} × ${b} fa ${product}, non ${said}.`,
  },
};

export const tables: Language<TablesWords> = { tag: 'it', common, game };
