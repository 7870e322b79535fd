import type { ReviewWords } from '../review.js';

const kinds: Readonly<Record<string, string>> = {
  match: 'numeri uguali',
  total: 'un totale',
  novice: 'una scala facile',
  advanced: 'una scala difficile',
};
const a = (kind: string): string => kinds[kind] ?? kind;

const count = (points: string): string => `${points} ${points === '1' ? 'punto' : 'punti'}`;

export const review: ReviewWords = {
  'sequence-stop': (steps) => `Fermarsi era la cosa migliore: ${steps} passi.`,
  'sequence-keep': (steps) => `I dadi migliori da tenere: ${steps} passi in media.`,
  'sequence-stopped-early': (dice, steps, now) =>
    `Tirare ancora ${dice} porta ${steps} passi in media; i dadi ne facevano ${now}.`,
  'sequence-rolled-on': (steps, lost) =>
    `I dadi facevano già ${steps} passi; tirare ancora ne ha fatti perdere ${lost} in media.`,
  'sequence-keep-none': (steps, lost) => `Tirarli ancora tutti e sei porta ${steps} passi in media, ${lost} in più.`,
  'sequence-keep-better': (dice, steps, lost, kind) =>
    `Tenere ${dice} porta ${steps} passi in media, ${lost} in più${kind === 'none' ? '' : `, verso ${a(kind)}`}.`,
  'sequence-nothing': 'I dadi non facevano nessuna sequenza.',
  'sequence-nothing-named': 'I dadi non facevano nessuna sequenza, qualunque cosa si dica.',
  'sequence-claim': (kind, steps) => `Il meglio che facevano: ${a(kind)}, ${steps} passi.`,
  'sequence-claim-better': (kind, steps, more) => `I dadi facevano anche ${a(kind)}: ${steps} passi, ${more} in più.`,
  'sequence-claim-missed': (kind, steps) => `I dadi facevano ${a(kind)}: ${steps} passi.`,
  'multiplay-best': (points, left) =>
    `Ha portato subito ${count(points)} e ne lascia ${left} in media a chi segue. Nessun cubo era migliore.`,
  'multiplay-only': (points) => `Non si poteva girare un altro cubo: subito ${count(points)}.`,
  'multiplay-both': (number, place, points, more, left, leftNow) =>
    `Il ${number} in ${place} porta subito ${count(points)}, ${more} in più, e a chi segue lascia in media ${left} invece di ${leftNow}.`,
  'multiplay-leaves': (number, place, points, now, left, leftNow) =>
    `Questo cubo ha portato subito ${count(now)}, ma a chi segue lascia in media ${leftNow}. Il ${number} in ${place} porta ora ${points} e lascia solo ${left}.`,
  'multiplay-more': (number, place, points, more) =>
    `Il ${number} in ${place} porta subito ${count(points)}, ${more} in più.`,
  'multiplay-opens': (number, place, points, now, own, ownNow) =>
    `Questo cubo ha portato subito ${count(now)}. Il ${number} in ${place} ora porta ${points} e apre di più per il proprio turno dopo: ${own} in media invece di ${ownNow}.`,
  'multiplay-later': (number, place, points, now) =>
    `Questo cubo ha portato subito ${count(now)}. Il ${number} in ${place} ora porta ${points}, e di più nei turni dopo.`,
  'multiplay-wrong': (sum, expected, points) =>
    `${sum}: giusto è ${expected}. Il cubo migliore avrebbe portato subito ${count(points)}.`,
  'multiplay-late': (points) => `Il tempo era finito. Il cubo migliore avrebbe portato subito ${count(points)}.`,
  'plyt-dice': (dice, right, steps) =>
    `La scelta migliore era di ${dice} dadi: giusto circa ${right} volte su 10, ${steps} passi in media.`,
  'plyt-more-dice': (dice, right, steps) =>
    `Osa ${dice} dadi: giusto circa ${right} volte su 10, ${steps} passi in media.`,
  'plyt-fewer-dice': (dice, right, steps) =>
    `Meglio ${dice} dadi: giusto circa ${right} volte su 10, ${steps} passi in media.`,
  'plyt-right': (sum, expected) => `${sum} = ${expected} è giusto.`,
  'plyt-wrong': (sum, expected, given) => `${sum} = ${expected}, non ${given}.`,
  'plyt-late': (sum, expected) => `Troppo tardi: ${sum} = ${expected}.`,
  'plyt-time-up': (sum, expected) => `Il tempo era finito: ${sum} = ${expected}.`,
  'plyt-card': 'La carta ha fatto il meglio che poteva.',
  'plyt-card-whom': (name, square) => `Meglio ${name} sulla casella ${square}.`,
  'plyt-card-to': (name, square) => `Per ${name} è migliore la casella ${square}.`,
  'pytagora-best': (points) => `Nessuna equazione valeva di più: ${points} punti.`,
  'pytagora-crossing': (equation, points, more, crossed) =>
    `${equation} fa ${points} punti, ${more} in più: ogni tessera incrociata vale 1 in più, qui sono ${crossed}.`,
  'pytagora-signs': (equation, points, more) => `${equation} fa ${points} punti, ${more} in più: × vale 2 e ÷ vale 3.`,
  'pytagora-places': (equation, points, more) =>
    `${equation} fa ${points} punti, ${more} in più: le decine valgono 2, le centinaia 3.`,
  'pytagora-longer': (equation, points, more, pieces) =>
    `${equation} fa ${points} punti, ${more} in più: ha ${pieces} tessere.`,
  'pytagora-stuck': 'Non si poteva posare nessuna equazione.',
  'pytagora-exchange': (equation, points) => `Non serviva cambiare le tessere: ${equation} fa ${points} punti.`,
  'pytagora-pass': (equation, points) => `Non serviva passare: ${equation} fa ${points} punti.`,
  'square-best': (first, places, then, more) =>
    `Posti per ${first}: ${places}. Posti per ${then}: ${more}. Prima quello che ha meno posti!`,
  'square-rarer': (first, places, then, more) =>
    `Posti per ${first}: ${places}. Posti per ${then}: ${more}. Prima quello che ha meno posti.`,
  'square-equal': (first, places, then) =>
    `Posti per ${first}: ${places}. Posti per ${then}: altrettanti. Vanno bene tutti e due.`,
  'square-both-ends': (digit) => `Il ${digit} andava bene da tutte e due le parti.`,
  'tables-right': (sum, number) => `${sum} = ${number}. Giusto!`,
  'tables-wrong': (sum, number, given) => `${sum} = ${number}, non ${given}. In mano c’era quello che serve.`,
  'tables-wrong-pass': (sum, number, given, missing) =>
    `${sum} = ${number}, non ${given}. In mano non c’era nessun ${missing}.`,
  'tables-missed': (sum, number) => `${sum} = ${number}. In mano c’era quello che serve.`,
  'tables-passed': (sum, number, missing) => `${sum} = ${number}. In mano non c’era nessun ${missing}.`,
};
