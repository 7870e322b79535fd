import type { TablesWords } from '../types.js';

const had = (count: number): string => (count === 1 ? 'l’aveva 1 giocatore' : `l’avevano ${count} giocatori`);
/** A number with its article. */
const un = (number: string): string => `${number === '0' ? 'uno' : 'un'} ${number}`;

export const tables: TablesWords = {
  title: 'Tabelline',
  howTo: [
    'Dal sacchetto escono due numeri.',
    'Moltiplicali. Quanto fa?',
    'Hai quelle tessere? Mettile giù.',
    'Dopo sette giri vince chi ha meno tessere!',
  ],
  board: 'Il calcolo sul tavolo',
  round: (round, of) => `Giro ${round} di ${of}`,
  fromBag: 'dal sacchetto',
  hand: (name) => `I numeri di ${name}`,
  fits: (number) => `${number}, va bene`,
  takeTwo: 'Pesca due numeri',
  take: 'Pesca una tessera',
  ask: (sum) => `Quanto fa ${sum}? Se lo hai, mettilo.`,
  mayLay: (product) => `Hai ${product}.`,
  firstTake: 'Pesca due numeri per questo giro.',
  takeOne: 'Pesca una tessera.',
  fewer: (gone, before, after) =>
    gone === 1
      ? `Una tessera in meno: ${before} → ${after}`
      : `${gone === 2 ? 'Due' : gone} tessere in meno: ${before} → ${after}`,
  countDots: 'Non ancora: conta i pallini.',
  countRow: 'Conta una fila',
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
  announcements: {
    sum: (name, sum) => `*${name}* ha pescato ${sum}.`,
    wrong: (name, given) => `*${name}* ha messo ${given}. Non è giusto: le tessere tornano in mano.`,
    attached: (name, product) => `*${name}* ha messo ${product}. Giusto!`,
    passed: (name) => `*${name}* passa.`,
    roundOver: (sum, product, count) => (count ? `${sum} = ${product}: ${had(count)}.` : `${sum} = ${product}.`),
    drew: (name, number) => `*${name}* ha pescato ${un(number)}.`,
    drewUnseen: (name) => `*${name}* ha pescato una tessera.`,
    noneDrawn: 'Il sacchetto è quasi vuoto: nessuno pesca.',
    ended: 'I sette giri sono finiti.',
    help: 'Le frecce vanno da una tessera all’altra, Invio ne prende una; i tasti da 0 a 9 prendono quel numero, Backspace rimette l’ultima, il tasto uguale le mette sul tavolo. P passa, T pesca dal sacchetto. L dice l’ultima mossa, S le tessere rimaste, M che cosa fare ora. H dà un aiuto.',
    hear: 'Ascolta',
    dots: 'Mostra con i pallini',
    rows: (rows, dots) =>
      `${rows === 1 ? '1 fila' : `${rows} file`} di ${dots === 1 ? '1 pallino' : `${dots} pallini`}`,
    right: 'giusto',
    saidWrong: (given) => `non ${given}`,
    didPass: 'passa',
  },
  form: {
    about: 'Dal sacchetto escono due numeri. Se hai il risultato, mettilo. Dopo sette giri vince chi ha meno tessere.',
    answer: 'Calcola da solo',
    answerHelp: 'Se è spento, le tessere giuste si illuminano',
  },
  puzzle: {
    'tables-lay': (sum) => `Quanto fa *${sum}*? Hai le tessere: mettile.`,
    'tables-product': (sum) => `*${sum}*`,
  },
  hints: {
    'tables-rows': (rows, each) => `${rows} file da ${each}. Conta i pallini.`,
    'tables-look': (product) => `Cerca ${product} nella tua mano.`,
    'tables-first': (digit) => `Prima il ${digit}.`,
    'tables-lay': (sum) => `*${sum}*. Mettilo.`,
    'tables-pass': (sum, digit) => `*${sum}*. Non hai ${digit}, quindi passa.`,
  },
  review: {
    lay: (sum, number) => `${sum}: mettere ${number}`,
    pass: (sum) => `${sum}: passare`,
    why: {
      'tables-right': (sum, number) => `${sum} = ${number}. Giusto!`,
      'tables-wrong': (sum, number, given) => `${sum} = ${number}, non ${given}. Le tessere giuste erano in mano.`,
      'tables-wrong-pass': (sum, number, given, missing) =>
        `${sum} = ${number}, non ${given}. In mano non c’era nessun ${missing}.`,
      'tables-missed': (sum, number) => `${sum} = ${number}. Le tessere giuste erano in mano.`,
      'tables-passed': (sum, number, missing) => `${sum} = ${number}. In mano non c’era nessun ${missing}.`,
    },
  },
};
