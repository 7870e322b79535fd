import type { MultiplayWords } from '../types.js';

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
/** "3, 5 o 7" */
const oneOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} o ${items.at(-1)}`;
const whites = (count: number): string => (count === 1 ? 'resta 1 cubo bianco' : `restano ${count} cubi bianchi`);
const cubes = (count: number): string => (count === 1 ? '1 cubo' : `${count} cubi`);
const pointsOf = (count: string): string => (count === '1' ? '1 punto' : `${count} punti`);

export const multiplay: MultiplayWords = {
  title: 'Multiplay',
  howTo: {
    roll: 'Tira il dado. Ti dà una tabellina.',
    turn: 'Gira un cubo bianco con un numero di quella tabellina.',
    row: (lengths) => `Fai una fila di ${oneOf(lengths)}. Ogni cubo vale un punto.`,
    trap: (lengths) =>
      `Attenzione! Una fila di ${oneOf(lengths)} chiusa dagli altri alle due estremità è in trappola e perde punti.`,
  },
  board: 'Tavola di Multiplay',
  forStart: 'Comincia il numero più alto',
  turnRaised: 'Gira uno dei cubi sollevati',
  findNumber: 'Gira un cubo con il tuo numero',
  pickFactor: 'Scegli un calcolo e risolvilo',
  endOrGoOn: 'Chiudi la partita o continua',
  rowOf: (die) => `La tabellina del ${die}`,
  howMany: (die) => `Quante volte il ${die}?`,
  howManyMake: (die, number) => `Quante volte il ${die} fa ${number}?`,
  next: (name) => `Ora tocca a ${name}`,
  white: (count) => (count === 0 ? 'nessuno bianco' : count === 1 ? '1 bianco' : `${count} bianchi`),
  cell: (row, column, number, owner, raised) =>
    `riga ${row}, colonna ${column}, ${number}, ${owner ?? 'bianco'}${raised ? ', si può girare' : ''}`,
  line: {
    turned: (name, sum) => `*${name}*: *${sum}*.`,
    row: (length, points) => `Fila di ${counted[length]}: *${points}*.`,
    trap: (length, name, points, gains) => `Fila di ${counted[length]} di ${name} in trappola: *${points}*, ${gains}.`,
    many: (rows, traps, gains) => {
      const parts = [
        rows && (rows === 1 ? '1 fila' : `${rows} file`),
        traps && (traps === 1 ? '1 trappola' : `${traps} trappole`),
      ];
      return `${parts.filter(Boolean).join(' e ')}: ${gains}.`;
    },
  },
  lesson: {
    stays: (number) => `Il cubo ${number} resta bianco`,
    none: 'Nessun cubo si gira',
    practice: 'Per allenarti: senza punti, senza tempo',
  },
  refusals: {
    over: () => 'La partita è finita.',
    rolled: () => 'Il dado è già stato tirato.',
    'none-white': ({ number }) => `Non ci sono più cubi bianchi con ${number}.`,
    'roll-first': () => 'Prima tira il dado.',
    'answer-first': () => 'Prima scegli un calcolo e scrivi il risultato.',
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
  panel: {
    end: 'Chiudi la partita',
    endLater: (endAt, white) => `Cubi bianchi: *${white}*. Con ${endAt} o meno si può chiudere.`,
    endAhead: (white) => `Se chiudi ora, *vinci tu*. Oppure continua: ${whites(white)}.`,
    endLevel: (white) => `Se chiudi ora, *vincete insieme*. Oppure continua: ${whites(white)}.`,
    endBehind: (names, white) => `Continua: ${whites(white)}. Se chiudi ora, perdi contro *${names}*.`,
  },
  announcements: {
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
      ended: (name) =>
        name ? `*${name}* ha chiuso la partita.` : 'Non ci sono più cubi bianchi. La partita è finita.',
    },
    boardHelp:
      'Le frecce spostano, Invio gira un cubo, R tira il dado, N va al prossimo cubo sollevato. L dice l’ultima mossa, S i punteggi, M i cubi tra cui scegliere, O questo cubo. H dà un aiuto.',
    moves: (count, cells) =>
      count ? `${cubes(count)} tra cui scegliere: ${cells}.` : 'Ora non c’è nessun cubo da girare.',
  },
  form: {
    about: 'Gira i cubi e fai file di 3, 5 o 7. Intrappola quelle pari!',
    presetNames: { board: 'Tavola intera', short: 'Partita breve', answers: 'Faccio il calcolo', clock: 'A tempo' },
    presetAbout: {
      short: 'Una tavola più piccola',
      clock: 'Tempo limitato',
    },
    answer: 'Prima la risposta',
    answerHelp: 'Prima che il cubo si giri',
    answers: { off: 'No', factor: '7 × ? = 56', product: '7 × 8 = ?' },
    size: 'Tavola',
    cubes: (count) => (count === 1 ? '1 cubo' : `${count} cubi`),
    endAt: 'Puoi chiudere a',
    endAtHelp: 'cubi bianchi rimasti',
  },
  hints: {
    'multiplay-row': (die) => `Quale numero della tabellina del ${die} fa una fila con i tuoi cubi?`,
    'multiplay-trap': (die) => `Quale numero della tabellina del ${die} chiude una trappola?`,
    'multiplay-quiet': (die) => `Ora nessun cubo vale molto. Quale numero della tabellina del ${die} ti aiuta dopo?`,
    'multiplay-row-here': 'Fa una fila con i cubi segnati.',
    'multiplay-trap-here': 'Intrappola i cubi segnati.',
    'multiplay-quiet-here': 'È uno dei cubi segnati.',
    'multiplay-row-turn': (number, row, column, gain) =>
      `Gira *${number}* in riga ${row}, colonna ${column}: fa una fila, *${pointsOf(gain)}*.`,
    'multiplay-trap-turn': (number, row, column, gain) =>
      `Gira *${number}* in riga ${row}, colonna ${column}: chiude una trappola, *${pointsOf(gain)}*.`,
    'multiplay-quiet-turn': (number, row, column, gain) =>
      gain === '0'
        ? `Gira *${number}* in riga ${row}, colonna ${column}: dopo ti aiuta di più.`
        : `Gira *${number}* in riga ${row}, colonna ${column}: *${pointsOf(gain)}*.`,
    'multiplay-say': (sum, steps) => `Guarda *${sum}*. Un passo alla volta: ${steps}`,
    'multiplay-say-points': (sum, steps, gain) => `Scegli *${sum}*: vale *${pointsOf(gain)}*. ${steps}`,
    'multiplay-say-quiet': (sum, steps) => `Scegli *${sum}*: dopo ti aiuta di più. ${steps}`,
    'multiplay-end': 'Chi è in testa ora?',
    'multiplay-end-ahead': (lead) => `Hai ${pointsOf(lead)} in più.`,
    'multiplay-end-behind': (lead) => `Hai ${pointsOf(lead)} in meno.`,
    'multiplay-end-level': 'Sei alla pari con chi è in testa.',
    'multiplay-end-now': 'Chiudi la partita: hai vinto!',
    'multiplay-end-later': (white) => `Continua: puoi recuperare con i ${white} cubi bianchi che restano.`,
  },
  review: {
    turn: (sum, place) => `girare ${sum} in ${place}`,
    say: (sum) => `dire ${sum}`,
    late: 'nessuna risposta in tempo',
    why: {
      'multiplay-best': (points, left) =>
        `Ha fatto ${pointsOf(points)} e ne ha lasciati ${left} in media a chi segue. Nessun cubo era migliore.`,
      'multiplay-only': (points) => `Era l’unico cubo da girare: ${pointsOf(points)}.`,
      'multiplay-both': (number, place, points, more, left, leftNow) =>
        `Il ${number} in ${place} vale ${pointsOf(points)}, ${more} in più, e a chi segue lascia in media ${left} invece di ${leftNow}.`,
      'multiplay-leaves': (number, place, points, now, left, leftNow) =>
        `Questo cubo ha fatto ${pointsOf(now)}, ma a chi segue ha lasciato in media ${leftNow}. Il ${number} in ${place} vale ${points} e lascia solo ${left}.`,
      'multiplay-more': (number, place, points, more) =>
        `Il ${number} in ${place} vale ${pointsOf(points)}, ${more} in più.`,
      'multiplay-opens': (number, place, points, now, own, ownNow) =>
        `Questo cubo ha fatto ${pointsOf(now)}. Il ${number} in ${place} vale ${points} e prepara meglio il tuo prossimo turno: ${own} in media invece di ${ownNow}.`,
      'multiplay-later': (number, place, points, now) =>
        `Questo cubo ha fatto ${pointsOf(now)}. Il ${number} in ${place} ora vale ${points}, e di più nei turni dopo.`,
      'multiplay-wrong': (sum, expected, points) =>
        `${sum}: la risposta è ${expected}. Il cubo migliore valeva ${pointsOf(points)}.`,
      'multiplay-late': (points) => `Il tempo era finito. Il cubo migliore valeva ${pointsOf(points)}.`,
    },
  },
  puzzle: {
    'multiplay-trap': (die) => `Hai tirato *${die}*. Trova il cubo che intrappola una fila.`,
    'multiplay-row': (die) => `Hai tirato *${die}*. Trova il cubo che fa una fila.`,
    'multiplay-most': (die) => `Hai tirato *${die}*. Quale cubo vale più punti?`,
    'multiplay-traps': (number, column, row, length, brought) =>
      `Il *${number}* in ${column}${row} intrappola una fila di ${length}: ${pointsOf(brought)}.`,
    'multiplay-makes-row': (number, column, row, length, brought) =>
      `Il *${number}* in ${column}${row} fa una fila di ${length}: ${pointsOf(brought)}.`,
    'multiplay-brings': (number, column, row, brought) =>
      `Il *${number}* in ${column}${row} vale ${pointsOf(brought)}.`,
  },
};
