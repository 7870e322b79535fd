import type { SquareWords } from '../square.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const next = (numbers: string): string => `Ora viene ${numbers}.`;
const or = (one: string, other: string): string => `${one} o ${other}`;
const wants = (one: number | string, other: number | string | undefined): string =>
  next(other === undefined ? `${one}` : or(`${one}`, `${other}`));

const game: SquareWords = {
  title: 'Su e giù',
  path: (name, laid, of, coming) => `${name}: ${laid} numeri su ${of} sono al loro posto. ${coming}`,
  paths: { whole: 'Il percorso', even: 'Il percorso dei pari', odd: 'Il percorso dei dispari' },
  or,
  next,
  find: 'Che cosa viene ora?',
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
    'not-in-hand': ({ digit }) => `In quella mano non c’è nessun ${digit}.`,
    'not-in-bag': ({ digit }) => `Nel sacchetto non c’è più nessun ${digit}.`,
  },
};

export const square: Language<SquareWords> = { tag: 'it', common, game };
