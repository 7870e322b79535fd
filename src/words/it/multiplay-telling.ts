import type { MultiplayTellingWords } from '../multiplay.js';

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
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
];
const cubes = (count: number): string => (count === 1 ? '1 cubo' : `${count} cubi`);

export const multiplayTelling: MultiplayTellingWords = {
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
  boardHelp:
    'Le frecce spostano, Invio gira un cubo, R tira il dado, N va al prossimo cubo sollevato. L dice l’ultima mossa, S i punteggi, M i cubi tra cui scegliere, O questo cubo. H dà un aiuto.',
  moves: (count, cells) =>
    count ? `${cubes(count)} tra cui scegliere: ${cells}.` : 'Ora non c’è nessun cubo da girare.',
};
