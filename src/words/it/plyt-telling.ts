import type { PlytTellingWords } from '../plyt.js';

const listOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;

export const plytTelling: PlytTellingWords = {
  events: {
    rolledForStart: (name, die) => `*${name}* ha tirato ${die}.`,
    rolled: (name, dice) => `*${name}* ha tirato ${dice}.`,
    tied: (names) => `Parità: ${names} tirano di nuovo.`,
    turn: (name) => `Tocca a ${name}.`,
    right: (name, sum) => `*${name}* ha ragione: ${sum}.`,
    wrong: (name, given, sum) => `*${name}* ha detto ${given}, ma ${sum}.`,
    late: (name, sum) => `Tempo scaduto per *${name}*: ${sum}.`,
    stays: (name, at) => `${name} resta su *${at}*.`,
    staysOff: (name) => `${name} resta al via.`,
    moved: (name, from, to) => `${name} va da ${from} a *${to}*.`,
    entered: (name, to) => `${name} parte e arriva a *${to}*.`,
    back: (name, from, to) => `${name} torna da ${from} a *${to}*.`,
    holds: (name) => `${name} ha ancora una carta, e la cima resta chiusa.`,
    turned: (name, card) => `${name} gira una carta: *${card}*.`,
    turnedHidden: (name) => `${name} gira una carta.`,
    passedOver: (card) => `«${card}» qui non serve. La prossima carta.`,
    noCard: 'Qui nessuna carta si può usare.',
    played: (name, card) => `*${name}* gioca una carta: *${card}*.`,
    kept: (name) => `${name} tiene la carta.`,
    putBack: (name) => `${name} rimette una carta nel mazzo.`,
    won: (name) => `*${name}* è in cima e ha vinto!`,
  },
  listOf,
  cards: {
    'yourself-forward': 'tu, avanti del Master',
    'yourself-back': 'tu, indietro del Master',
    'yourself-up': 'tu, su di un livello',
    'yourself-down': 'tu, giù di un livello',
    'another-forward': 'un altro giocatore, avanti del Master',
    'another-back': 'un altro giocatore, indietro del Master',
    'another-up': 'un altro giocatore, su di un livello',
    'another-down': 'un altro giocatore, giù di un livello',
    hidden: 'coperta',
  },
  trailHelp:
    'Le frecce seguono il sentiero, Pagina su e Pagina giù di dieci, Inizio e Fine agli estremi. Invio sceglie una casella. G e un numero va a una casella, N alla prossima che si può scegliere, L dice l’ultima mossa, S dove sono tutti, O questa casella.',
  goTo: 'Vai alla casella',
  goingTo: (digits) => `Casella ${digits}. Invio per andarci.`,
  noSquare: (digits) => `La casella ${digits} non c’è.`,
  nothingYet: 'Non è ancora successo nulla.',
};
