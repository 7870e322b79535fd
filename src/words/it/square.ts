import type { SquareWords } from '../types.js';

const next = (numbers: string): string => `Ora viene ${numbers}.`;
const or = (one: string, other: string): string => `${one} o ${other}`;
/** A number with its article. */
const un = (number: string): string => `${number === '0' ? 'uno' : 'un'} ${number}`;
const posti = (count: string): string => (count === '1' ? '1 posto' : `${count} posti`);
const wants = (one: number | string, other: number | string | undefined): string =>
  next(other === undefined ? `${one}` : or(`${one}`, `${other}`));

export const square: SquareWords = {
  title: 'Su e giù',
  howTo: {
    plain: [
      'Che numero viene dopo?',
      'Ce l’hai? Mettilo giù.',
      'No? Pesca una tessera dal sacchetto.',
      'Su, giù, su, giù. Quando il quadrato è pieno, vince chi ha meno tessere!',
    ],
    'both-ways': [
      'La fila cresce da tutte e due le parti.',
      'Metti la tua tessera da una parte o dall’altra.',
      'Nessuna va bene? Pesca una tessera dal sacchetto.',
    ],
    'even-and-odd': [
      'Le pecore bianche vogliono i numeri pari: 0, 2, 4, 6, 8.',
      'Le pecore nere vogliono i numeri dispari: 1, 3, 5, 7, 9.',
      'Nessuna va bene? Pesca una tessera dal sacchetto. Vince chi ha meno tessere!',
    ],
  },
  path: (name, laid, of, coming) => `${name}: ${laid} numeri su ${of} sono al loro posto. ${coming}`,
  paths: {
    whole: 'Il percorso',
    even: 'Il percorso dei pari',
    odd: 'Il percorso dei dispari',
  },
  or,
  next,
  find: 'Che cosa viene ora?',
  seek: (numbers) => `${numbers}. Cerca ${numbers}.`,
  notThis: (tapped, seek) => `Questo è ${tapped}. ${seek}`,
  got: (number) => `Hai pescato ${un(number)}.`,
  hand: (name) => `I numeri di ${name}`,
  fits: (number) => `${number}, va bene`,
  place: (number, path) => `Metti ${number} qui. ${path}`,
  draw: 'Pesca una tessera',
  whichEnd: 'Qui o là? Tocca un posto.',
  dots: (count) => (count === 1 ? '1 pallino' : `${count} pallini`),
  pieces: (count) => (count === 1 ? '1 tessera' : `${count} tessere`),
  players: 'Tessere rimaste',
  refusals: {
    over: () => 'La partita è finita.',
    'unknown-move': () => 'Questa mossa non esiste.',
    digit: () => 'Una tessera va da 0 a 9.',
    end: () => 'Il percorso non ha quel capo.',
    stale: () => 'Quella mossa è arrivata troppo tardi.',
    forbidden: () => 'Qui non è permesso.',
    'no-game': () => 'Nessuna partita è cominciata.',
    'wrong-number': ({ wanted, other }) => `Non ancora. ${wants(wanted, other)}`,
    'must-lay': ({ digit }) => `Hai il ${digit}: mettilo.`,
    'wrong-end': ({ digit }) => `Il ${digit} va nell’altro posto.`,
    'which-end': () => 'Va bene da tutte e due le parti. Tocca un posto.',
    'not-in-hand': ({ digit }) => `Non hai nessun ${digit}.`,
    'not-in-bag': ({ digit }) => `Nel sacchetto non c’è più nessun ${digit}.`,
  },
  announcements: {
    drewAndLaid: (name, number) => `*${name}* ha pescato ${un(number)}. Va bene!`,
    drew: (name, number) => `*${name}* ha pescato ${un(number)} e lo tiene.`,
    drewUnseen: (name) => `*${name}* ha pescato una tessera e la tiene.`,
    drewForBoth: (name, number) => `*${name}* ha pescato ${un(number)}. Va bene da tutte e due le parti.`,
    laid: (name, number) => `*${name}* ha messo il ${number}.`,
    closed: 'Il quadrato è chiuso!',
    closedOne: {
      even: 'Il quadrato dei pari è chiuso!',
      odd: 'Il quadrato dei dispari è chiuso!',
    },
    passed: (name) => `*${name}* passa: il sacchetto è vuoto.`,
    ended: 'La partita è finita.',
    stuck: 'Nessuno può continuare. La partita è finita.',
    help: 'Le frecce vanno da una tessera all’altra, Invio ne mette una; i tasti da 0 a 9 mettono quel numero. T pesca dal sacchetto. N va a una tessera che va bene. L dice l’ultima mossa, S le tessere rimaste, M che cosa viene ora. H dà un aiuto.',
    hear: 'Ascolta',
  },
  start: {
    withLadybird: 'Un bambino e la coccinella',
    children: (count) => `${['Due', 'Tre', 'Quattro'][count - 2] ?? count} bambini`,
    ladybird: 'Coccinella',
    ask: 'Chi gioca? Tocca una figura. Quale percorso? Tocca una figura. Poi tocca il grande bottone verde.',
    grownUps: 'Altre impostazioni, per i grandi',
    inPictures: 'Scegli con le figure',
  },
  form: {
    about: 'Metti i numeri uno dopo l’altro, su e giù, intorno al quadrato. Comincia chi è più piccolo.',
    variant: 'Percorso',
    variants: {
      plain: 'Su e giù',
      'even-and-odd': 'Pari e dispari',
      'both-ways': 'Nei due sensi',
    },
    variantHelp: {
      plain: 'Un quadrato, in senso orario',
      'even-and-odd': 'Due quadrati: 0 2 4 … e 1 3 5 …',
      'both-ways': 'Un quadrato, verso destra o in giù',
    },
    aided: 'Mostra che cosa viene dopo',
    aidedHelp: 'Spegnilo per chi sa già l’ordine',
  },
  puzzle: {
    'square-fewer': (one, other) => `*${one}* e *${other}* vanno bene. Quale ha meno posti vuoti? Metti quello.`,
    'square-waits': (first, few, then, more) =>
      `Il ${first} va bene in ${posti(few)}, il ${then} in ${more}: il ${then} può aspettare.`,
  },
  hints: {
    'square-next': 'Quale numero viene dopo?',
    'square-two': 'Due posti sono aperti. Che cosa viene dopo?',
    'square-here': 'Guarda qui, tra i tuoi numeri.',
    'square-lay': (digit) => `Metti il *${digit}*.`,
  },
  review: {
    lay: (number) => `mettere ${number}`,
    layRight: (number) => `mettere ${number} sul percorso a destra`,
    layDown: (number) => `mettere ${number} sul percorso in giù`,
    story: (laid, taken) => `Numeri messi: ${laid}. Pescati dal sacchetto: ${taken}.`,
    noChoice: 'Non c’era niente da scegliere: se hai il prossimo numero, lo metti. Il resto è fortuna.',
    why: {
      'square-best': (first, few, then, more) =>
        `Il ${first} va bene in ${posti(few)}, il ${then} in ${more}. Ottimo: prima quello con meno posti!`,
      'square-rarer': (first, few, then, more) =>
        `Il ${first} va bene in ${posti(few)}, il ${then} in ${more}. Metti prima quello con meno posti.`,
      'square-equal': (first, both, then) =>
        `Il ${first} e il ${then} vanno bene in ${posti(both)} tutti e due. Uno vale l’altro.`,
      'square-both-ends': (digit) => `Il ${digit} andava bene da tutte e due le parti: uno vale l’altro.`,
    },
  },
};
