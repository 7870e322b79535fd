import type { PuzzleWords } from '../puzzle.js';

const points = (count: string): string => `${count} ${count === '1' ? 'punto' : 'punti'}`;

export const puzzle: PuzzleWords = {
  heading: 'Rompicapo',
  ofTheDay: 'Il rompicapo del giorno',
  making: 'Sta arrivando un rompicapo …',
  said: {
    'multiplay-trap': (die) => `Hai tirato *${die}*. Trova il cubo che intrappola una riga.`,
    'multiplay-row': (die) => `Hai tirato *${die}*. Trova il cubo che fa una riga.`,
    'multiplay-most': (die) => `Hai tirato *${die}*. Quale cubo porta più punti?`,
    'sequence-keep': (left) => `Quali dadi tieni? Contano i passi in media. Tiri rimasti: *${left}*.`,
    'plyt-card': 'Che cosa può fare di meglio la carta? Conta la probabilità di arrivare primi.',
    'plyt-dice': (able) => `Quanti dadi tiri? Conta la probabilità di arrivare primi. Risposte giuste su 100: ${able}.`,
    'pytagora-most': 'Quale equazione porta più punti? Mettila sul tavolo.',
    'multiplay-traps': (number, column, row, length, brought) =>
      `Il *${number}* in ${column}${row} intrappola una riga di ${length}: ${points(brought)}.`,
    'multiplay-makes-row': (number, column, row, length, brought) =>
      `Il *${number}* in ${column}${row} fa una riga di ${length}: ${points(brought)}.`,
    'multiplay-brings': (number, column, row, brought) => `Il *${number}* in ${column}${row} porta ${points(brought)}.`,
    'sequence-keep-these': (dice, steps) => `Tieni *${dice}*: ${steps} passi in media.`,
    'sequence-none': (steps) => `Tirali ancora tutti e sei: ${steps} passi in media.`,
    'sequence-stop': (steps) => `Fermati qui: ${steps} passi.`,
    'plyt-dice-best': (dice, chance) => `*${dice}* dadi: primi circa ${chance} volte su 100.`,
    'plyt-card-best': (name, square, chance) =>
      `${name} sulla casella *${square}*: primi circa ${chance} volte su 100.`,
    'pytagora-brings': (equation, brought) => `*${equation}* porta ${points(brought)}.`,
  },
  pair: (dice, right) => `${right} con ${dice}`,
  worth: {
    points: (brought) => `Così fai ${points(brought)}.`,
    steps: (steps) => `Così fai ${steps} passi in media.`,
    chance: (chance) => `Così arrivi primo circa ${chance} volte su 100.`,
  },
  better: 'C’è di meglio.',
  notAsked: 'Il rompicapo chiede un’altra cosa.',
  right: (tries) => (tries === 1 ? 'Sì! Trovato al primo tentativo.' : `Sì! Trovato al tentativo ${tries}.`),
  rightThen: 'Sì, è proprio questo.',
  star: 'Hai vinto una stella.',
  marked: 'segnato',
  tries: (tries) => `Tentativi: ${tries}`,
  tryAgain: 'Riprova',
  showMe: 'Fammi vedere',
  another: 'Un altro rompicapo',
  leave: 'Gioca una partita',
};
