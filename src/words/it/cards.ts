import type { CardFormWords, CardHintWords, CardMoveWords, CardWhyWords, CardWords } from '../types.js';

export const cards: CardWords = {
  names: {
    'yourself-forward': 'Tu: avanti',
    'yourself-back': 'Tu: indietro',
    'yourself-up': 'Tu: su di un livello',
    'yourself-down': 'Tu: giù di un livello',
    'another-forward': 'Un altro: avanti',
    'another-back': 'Un altro: indietro',
    'another-up': 'Un altro: su di un livello',
    'another-down': 'Un altro: giù di un livello',
    hidden: 'Una carta',
  },
  whichSquare: (name) => `Quale casella, ${name}?`,
  whichPlayer: (name) => `Chi vuoi muovere, ${name}, e dove?`,
  orTap: 'Oppure tocca la casella sulla montagna.',
  use: (name, from, to) => `${name}: ${from} → ${to}`,
  secret: (name) => `Può guardare solo ${name}.`,
  show: 'Mostra le mie carte',
  playNow: 'Giocala ora',
  keep: 'Tienila per dopo',
  putBack: 'Rimettila nel mazzo',
  noUse: 'ora non si può usare',
  advance: (steps) => `Muovi di ${steps}`,
  done: 'Fine del turno',
  hand: (name) => `Le carte di ${name}`,
  back: 'Un’altra carta',
  a: 'Una carta',
  star: 'Su una stella: una carta!',
  play: 'Gioca una carta o muovi',
  held: (count) => (count === 1 ? '1 carta' : `${count} carte`),
  refusals: {
    'card-choice': () => 'La carta non porta lì.',
    'card-usable': () => 'Questa carta puoi usarla: giocala ora o tienila.',
    'own-move-over': () => 'In un turno ci si muove una volta sola.',
    'own-move-first': () => 'Prima muovi la tua pedina.',
    'no-such-card': () => 'Puoi giocare solo le carte dei turni precedenti.',
    'card-stays': () => 'Puoi rimettere nel mazzo solo una carta che non serve a niente e ti ha fermato.',
  },
  events: {
    holds: (name) => `${name} ha ancora una carta: la cima resta chiusa.`,
    turnedHidden: (name) => `${name} gira una carta.`,
    played: (name, card) => `*${name}* gioca una carta: *${card}*.`,
    kept: (name) => `${name} tiene la carta.`,
    putBack: (name) => `${name} rimette una carta nel mazzo.`,
  },
};

export const cardForm: CardFormWords = {
  cardsWhen: 'Quando si giocano le carte',
  cardsWhens: { 'at-once': 'Subito', keep: 'Dopo, in segreto' },
};

export const cardHints: CardHintWords = {
  card: 'Che cosa ti aiuta di più: andare avanti o mandare indietro qualcuno?',
  'card-whom': (name) => `Guarda dove può andare *${name}*.`,
  'card-ahead': (name, square, steps) => `Porta *${name}* a *${square}*: ${steps} avanti.`,
  'card-back': (name, square, steps) => `Porta *${name}* a *${square}*: ${steps} indietro.`,
  'card-turned': 'Questa carta può servirti dopo?',
  'card-turned-useful': 'Sì, può servire. Ma con le carte in mano non arrivi in cima.',
  'card-turned-useless': 'Con le pedine dove sono ora, non può aiutarti.',
  'card-keep': 'Tieni la carta.',
  'card-put-back': 'Rimetti la carta nel mazzo.',
  'card-hand': 'Che cosa conviene prima: la tua mossa o una carta?',
  'card-hand-card': 'Una delle tue carte ti aiuta adesso.',
  'card-hand-move': 'Le carte possono aspettare.',
  'card-hand-none': 'Ora nessuna carta ti aiuta.',
  'card-advance': 'Fai la tua mossa.',
  'card-done': 'Finisci il turno.',
};

export const cardMoves: CardMoveWords = {
  card: (name, square) => `${name} sulla casella ${square}`,
  keepCard: 'tenere la carta',
  putBack: 'rimettere la carta nel mazzo',
  advance: 'muovere prima',
  done: 'finire il turno',
};

export const cardWhy: CardWhyWords = {
  'card-right': 'Era la cosa migliore da fare.',
  'card-better-wait': 'Era meglio aspettare con la carta.',
  'card-better-use': (name, square) => `Era meglio portare ${name} alla casella ${square}.`,
  'card-better-returned': 'Era meglio rimettere la carta nel mazzo.',
};
