import type {
  HintCards,
  HintPanelWords,
  HintSums,
  MultiplayHints,
  PlytHints,
  PytagoraHints,
  SequenceHints,
  SquareHints,
  TablesHints,
} from '../hints.js';

export const hintPanel: HintPanelWords = {
  rung: (rung, of) => `Aiuto ${rung} di ${of}`,
  more: 'Ancora un aiuto',
  marked: 'segnato',
  close: 'Metti via l’aiuto',
  thinks: 'Sto calcolando …',
  none: 'Ora non c’è niente da scegliere.',
  failed: 'Nessun aiuto trovato. Si può continuare a giocare.',
  then: ', poi',
};

export const hintSums: HintSums = {
  'sum-read': 'Conta solo il dado nero. Che numero mostra?',
  'sum-read-here': 'Scrivi il numero del dado segnato.',
  'sum-nought': 'Zero volte fa sempre zero.',
  'sum-once': (sum) => `${sum}: per uno non cambia niente.`,
  'sum-twice': (sum) => `${sum}: il doppio è il numero e ancora il numero.`,
  'sum-ten': (sum) => `${sum}: conta le decine.`,
  'sum-half-of-ten': (sum) => `${sum}: per cinque è la metà di per dieci.`,
  'sum-ten-less': (sum) => `${sum}: fai per dieci, poi togli una volta.`,
  'sum-ten-more': (sum) => `${sum}: fai per dieci, poi aggiungi il resto.`,
  'sum-double': (sum) => `${sum}: prendi una metà facile, poi raddoppia.`,
  'sum-one-more': (sum) => `${sum}: prendi una tabellina che sai, poi ancora una volta.`,
  'sum-count-on': (sum) => `${sum}: parti dal numero più grande e vai avanti.`,
  'sum-make-ten': (sum) => `${sum}: arriva prima a dieci.`,
  'sum-order': (sum) => `${sum}: cambia l’ordine. Quali due stanno bene insieme?`,
  'sum-tens': (sum) => `${sum}: quali due fanno una decina?`,
  'sum-steps': (steps) => `Un passo alla volta: *${steps}*`,
  'sum-last-step': (steps) => `*${steps}* L’ultimo passo è tuo.`,
  'sum-answer': (steps, sum) => `${steps}. Quindi *${sum}*.`,
};

export const hintCards: HintCards = {
  card: 'Ti aiuta di più andare avanti, o mandare indietro qualcuno?',
  'card-whom': (name) => `Guarda dove può andare *${name}*.`,
  'card-ahead': (name, square, steps) => `Porta *${name}* a *${square}*: ${steps} avanti.`,
  'card-back': (name, square, steps) => `Porta *${name}* a *${square}*: ${steps} indietro.`,
};

export const hintsPlyt: PlytHints & HintSums & HintCards = {
  ...hintSums,
  ...hintCards,
  'plyt-only': (dice) => `C’è una scelta sola: ${dice}.`,
  'plyt-throw': (dice) => `Tira *${dice}*.`,
  'plyt-count': (standard) =>
    `Più dadi portano più passi, ma solo se il risultato è giusto. Puoi fare più di ${standard}?`,
  'plyt-compare': (few, right, more, other) =>
    `*${few}*: giusto circa ${right} volte su 10. *${more}*: circa ${other} volte su 10.`,
  'plyt-dice': (dice, right, steps) => `Tira *${dice}*: giusto circa ${right} volte su 10, in media *${steps}* passi.`,
  'plyt-turned': 'Questa carta può servirti dopo?',
  'plyt-turned-useful': 'Serve a qualcosa. Ma le carte in mano chiudono la cima.',
  'plyt-turned-useless': 'Non serve a niente dove stanno ora le pedine.',
  'plyt-keep': 'Tieni la carta.',
  'plyt-put-back': 'Rimetti la carta.',
  'plyt-hand': 'Che cosa conviene prima: la tua mossa o una carta?',
  'plyt-hand-card': 'Una delle tue carte serve ora.',
  'plyt-hand-move': 'Le carte possono aspettare.',
  'plyt-hand-none': 'Ora non serve nessuna carta.',
  'plyt-advance': 'Fai la tua mossa.',
  'plyt-done': 'Finisci il turno.',
};

const kinds: Readonly<Record<string, string>> = {
  match: 'una serie di uguali',
  total: 'un totale',
  novice: 'una scala facile',
  advanced: 'una scala difficile',
};
const a = (kind: string): string => (kind === 'none' ? 'qualcosa di buono' : (kinds[kind] ?? kind));

export const hintsSequence: SequenceHints & HintCards = {
  ...hintCards,
  'sequence-enough': 'Che cosa fanno già i dadi? Un altro tiro può portare di più?',
  'sequence-made': (kind, steps) => `Hai ${a(kind)}: *${steps}* passi.`,
  'sequence-rolls-bring': (steps) => `Tirare ancora porta in media solo *${steps}* passi.`,
  'sequence-stop': (steps, other) => `Fermati: *${steps}* passi. Tirare ancora ne porta in media ${other}.`,
  'sequence-together': 'Ci sono dadi che stanno bene insieme?',
  'sequence-kept-brings': (steps) => `Qualunque dado tieni, porta in media al massimo *${steps}* passi.`,
  'sequence-keep-none': (steps) => `Non tenerne nessuno: vale *${steps}* passi.`,
  'sequence-towards': (kind) => `Quali dadi possono diventare ${a(kind)}?`,
  'sequence-begin': (dice, more) =>
    Number(more) ? `Comincia con *${dice}*. Che cosa ci sta bene? Ancora ${more}.` : `Guarda *${dice}*. Basta così?`,
  'sequence-keep': (dice, steps) => `Tieni *${dice}*: vale *${steps}* passi`,
  'sequence-look': 'Prova un tipo dopo l’altro: uguali, totale, scala.',
  'sequence-short': 'Guarda che cosa manca a ogni tipo.',
  'sequence-pass': 'I dadi non fanno nessuna sequenza.',
  'sequence-kind': (kind) => `Cerca ${a(kind)}.`,
  'sequence-kind-begin': (dice) => `*${dice}* ne fa parte.`,
  'sequence-name': (kind, dice, steps) => `È ${a(kind)}: *${dice}*, *${steps}* passi`,
  'sequence-yours': (steps) => `La tua scelta: *${steps}*`,
  'sequence-same': 'Proprio così!',
};

const points = (count: string): string => (count === '1' ? '1 punto' : `${count} punti`);

export const hintsMultiplay: MultiplayHints = {
  'multiplay-row': (die) => `Quale multiplo di ${die} è in fila con i tuoi cubi?`,
  'multiplay-trap': (die) => `Quale multiplo di ${die} chiude una trappola?`,
  'multiplay-quiet': (die) => `Ora niente porta molto. Quale multiplo di ${die} ti serve dopo?`,
  'multiplay-row-here': 'Fa una fila con i cubi segnati.',
  'multiplay-trap-here': 'Intrappola i cubi segnati.',
  'multiplay-quiet-here': 'È uno dei cubi segnati.',
  'multiplay-row-turn': (number, row, column, gain) =>
    `Gira *${number}* in riga ${row}, colonna ${column}: una fila, *${points(gain)}*.`,
  'multiplay-trap-turn': (number, row, column, gain) =>
    `Gira *${number}* in riga ${row}, colonna ${column}: una trappola, *${points(gain)}*.`,
  'multiplay-quiet-turn': (number, row, column, gain) =>
    gain === '0'
      ? `Gira *${number}* in riga ${row}, colonna ${column}: ti servirà dopo.`
      : `Gira *${number}* in riga ${row}, colonna ${column}: *${points(gain)}*.`,
  'multiplay-say': (sum, steps) => `Guarda *${sum}*. Un passo alla volta: ${steps}`,
  'multiplay-say-points': (sum, steps, gain) => `Di’ *${sum}*: porta *${points(gain)}*. ${steps}`,
  'multiplay-say-quiet': (sum, steps) => `Di’ *${sum}*: ti servirà dopo. ${steps}`,
  'multiplay-end': 'Chi è in testa ora?',
  'multiplay-end-ahead': (lead) => `Hai ${points(lead)} in più.`,
  'multiplay-end-behind': (lead) => `Hai ${points(lead)} in meno.`,
  'multiplay-end-level': 'Sei alla pari con chi è in testa.',
  'multiplay-end-now': 'Finisci la partita: è una vittoria.',
  'multiplay-end-later': (white) => `Continua: restano ${white} cubi bianchi per recuperare.`,
};

export const hintsPytagora: PytagoraHints = {
  'pytagora-sign': (sign) => `Pensa a un’equazione con ${sign}.`,
  'pytagora-crossing': (crossed) => `Usa ${crossed} sul tavolo, dove è segnato.`,
  'pytagora-apart': 'Sta lontano dalle altre, dove è segnato.',
  'pytagora-equation': (equation, gain) => `Può essere *${equation}*: ${points(gain)}.`,
  'pytagora-none': 'Ora con queste tessere non c’è nessuna equazione.',
  'pytagora-exchange-left': 'Ci vogliono altre tessere.',
  'pytagora-exchange': (cost) => `Cambia le tessere. Costa ${points(cost)}.`,
  'pytagora-pass-left': 'Il sacchetto non ha niente per te.',
  'pytagora-pass': (cost) => `Passa. Costa ${points(cost)}.`,
};

export const hintsSquare: SquareHints = {
  'square-next': 'Quale numero viene dopo?',
  'square-two': 'Due posti sono aperti. Che cosa viene dopo?',
  'square-here': 'Guarda qui nella tua mano.',
  'square-lay': (digit) => `Metti il *${digit}*.`,
};

export const hintsTables: TablesHints & HintSums = {
  ...hintSums,
  'tables-rows': (rows, each) => `${rows} file da ${each}. Conta i puntini.`,
  'tables-look': (product) => `Cerca ${product} nella tua mano.`,
  'tables-first': (digit) => `Prima il ${digit}.`,
  'tables-lay': (sum) => `*${sum}*. Mettilo.`,
  'tables-pass': (sum, digit) => `*${sum}*. Non hai ${digit}: passa.`,
};
