import type { SequenceTableWords } from '../sequence.js';

export const sequenceTable: SequenceTableWords = {
  heading: 'Che cosa fanno i dadi',
  show: 'Mostra che cosa fanno',
  kinds: { match: 'Uguali', total: 'Totale', novice: 'Scala facile', advanced: 'Scala difficile' },
  about: {
    match: 'lo stesso numero',
    total: 'tutti e sei insieme',
    novice: 'di 1 in 1 o di 2 in 2',
    advanced: 'di 3 in 3',
  },
  dice: (count) => `${count} dadi`,
  take: (steps) => `Prendi ${steps}`,
  takeIt: (steps, kind, sum) => `Prendi ${steps}: ${kind}, ${sum}`,
  name: 'È questa',
  nameIt: (kind) => `È questa: ${kind}`,
  pickFirst: 'Prima tocca i suoi dadi.',
  whatIsIt: 'Che cosa fanno i tuoi dadi?',
  passAnyway: 'I tuoi dadi fanno qualcosa. Passi lo stesso?',
  pass: 'Passo',
  lookAgain: 'Guardo ancora',
  match: (short, number) => (short === 1 ? `${number} ${number}: ne manca uno` : `${number}: ne mancano ${short}`),
  total: (sum, short) => `ora ${sum}, mancano ${short}`,
  run: (dice, wanted) => (dice ? `${dice}: manca ${wanted}` : `manca ${wanted}`),
  none: 'Ancora nessuna sequenza',
};
