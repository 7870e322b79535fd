import type { MultiplayWords } from '../multiplay.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const counted = [
  'nessuno',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
];
const cubes = (count: number): string => (count === 1 ? '1 cubo' : `${count} cubi`);

const game: MultiplayWords = {
  title: 'Multiplay',
  board: 'Tavola di Multiplay',
  boardHelp:
    'Le frecce spostano, Invio gira un cubo, R tira il dado, N va al prossimo cubo sollevato. L dice l’ultima mossa, S i punteggi, M i cubi tra cui scegliere, O questo cubo.',
  forStart: 'Comincia il numero più alto',
  turnRaised: 'Gira uno dei cubi sollevati',
  findNumber: 'Gira un cubo con il tuo numero',
  pickFactor: 'Scegli un calcolo e di’ quanto fa',
  endOrGoOn: 'Chiudi la partita o continua',
  rowOf: (die) => `La tabellina del ${die}`,
  rowComes: 'La tua tabellina',
  white: (count) => (count === 0 ? 'nessuno bianco' : count === 1 ? '1 bianco' : `${count} bianchi`),
  cell: (row, column, number, owner, raised) =>
    `riga ${row}, colonna ${column}, ${number}, ${owner ?? 'bianco'}${raised ? ', si può girare' : ''}`,
  whiteCell: 'bianco',
  raisedCell: 'si può girare',
  end: 'Chiudi la partita',
  endLater: (endAt, white) => `Quando i cubi bianchi sono ${endAt} o meno. Bianchi ora: *${white}*.`,
  endNow: (white) =>
    white === 1
      ? 'Resta *1* cubo bianco: puoi chiudere o continuare.'
      : `Restano *${white}* cubi bianchi: puoi chiudere o continuare.`,
  moves: (count, cells) =>
    count ? `${cubes(count)} tra cui scegliere: ${cells}.` : 'Ora non c’è nessun cubo da girare.',
  events: {
    rolledForStart: (name, die) => `*${name}* ha tirato ${die}.`,
    tied: (names) => `Parità: ${names} tirano di nuovo.`,
    starts: (name) => `Comincia *${name}*.`,
    rolled: (name, die, count) => `*${name}* ha tirato ${die}: ${cubes(count)} tra cui scegliere.`,
    passed: (name, die) => `*${name}* ha tirato ${die}: in quella tabellina non ci sono più cubi bianchi. Passa.`,
    placed: (name, sum, at) => `*${name}* ha girato ${sum} in ${at}.`,
    row: (length, name, points) => `Fila di ${counted[length]}: ${name} *${points}*`,
    trap: (length, name, points, gains) =>
      `La fila di ${counted[length]} di ${name} è in trappola: ${name} *${points}*, ${gains}`,
    right: (_name, sum) => `Giusto: ${sum}.`,
    wrong: (name, given, sum) => `*${name}* ha detto ${given}, ma ${sum}. Nessun cubo si gira.`,
    late: (name) => `Tempo scaduto. Nessun cubo si gira per *${name}*.`,
    ended: (name) => (name ? `*${name}* ha chiuso la partita.` : 'Non ci sono più cubi bianchi. La partita è finita.'),
  },
  refusals: {
    over: () => 'La partita è finita.',
    rolled: () => 'Il dado è già stato tirato.',
    'none-white': ({ number }) => `Non ci sono più cubi bianchi con ${number}.`,
    'roll-first': () => 'Prima tira il dado.',
    'answer-first': () => 'Prima scegli un calcolo e di’ quanto fa.',
    'end-first': () => 'Prima chiudi la partita o continua.',
    'no-question': () => 'Ora non c’è nessuna domanda.',
    end: ({ endAt, white }) =>
      `La partita si può chiudere quando i cubi bianchi sono ${endAt} o meno. Bianchi ora: ${white}.`,
    answer: () => 'Scrivi un numero intero.',
    turned: () => 'Quel cubo è già stato girato.',
    'not-in-row': ({ number, die }) => `${number} non è nella tabellina del ${die}.`,
    'not-the-product': ({ number, die, factor }) => `${die} × ${factor} non fa ${number}.`,
    forbidden: () => 'Qui questa mossa non si può fare.',
    stale: () => 'La mossa è arrivata tardi.',
  },
};

export const multiplay: Language<MultiplayWords> = { tag: 'it', common, game };
