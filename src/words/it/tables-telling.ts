import type { TablesTellingWords } from '../tables.js';

const players = (count: number): string => (count === 1 ? '1 giocatore' : `${count} giocatori`);

export const tablesTelling: TablesTellingWords = {
  sum: (name, sum) => `*${name}* ha pescato ${sum}.`,
  wrong: (name, given) => `*${name}* ha messo ${given}. Non è giusto: le tessere tornano in mano.`,
  attached: (name, product) => `*${name}* ha messo ${product}. Giusto!`,
  passed: (name) => `*${name}* passa.`,
  roundOver: (sum, product, count) =>
    count ? `${sum} = ${product}, messo da ${players(count)}.` : `${sum} = ${product}.`,
  drew: (name, number) => `*${name}* ha pescato un ${number}.`,
  drewUnseen: (name) => `*${name}* ha pescato una tessera.`,
  noneDrawn: 'Il sacchetto è quasi vuoto: nessuno pesca.',
  ended: 'I sette giri sono finiti.',
  help: 'Le frecce portano da una tessera all’altra, Invio ne prende una; i tasti da 0 a 9 prendono quel numero, Backspace rimette l’ultima, il tasto uguale le mette sul tavolo. P passa, T pesca dal sacchetto. L dice l’ultima mossa, S le tessere rimaste, M che cosa c’è da fare. H dà un aiuto.',
  hear: 'Ascolta',
  dots: 'Mostra con i pallini',
  rows: (rows, dots) => `${rows === 1 ? '1 fila' : `${rows} file`} di ${dots === 1 ? '1 pallino' : `${dots} pallini`}`,
  right: 'giusto',
  saidWrong: (given) => `non ${given}`,
  didPass: 'passa',
};
