import type { Refusals } from '../say.js';

/** Cards of the trail, as they are shown and chosen in PLYT and in Sequence. */
export const cards = {
  names: {
    'yourself-forward': 'You: forward',
    'yourself-back': 'You: back',
    'yourself-up': 'You: up a level',
    'yourself-down': 'You: down a level',
    'another-forward': 'Another: forward',
    'another-back': 'Another: back',
    'another-up': 'Another: up a level',
    'another-down': 'Another: down a level',
    hidden: 'A card',
  },
  whichSquare: (name: string) => `Which square, ${name}?`,
  whichPlayer: (name: string) => `Who will you move, ${name}, and where to?`,
  orTap: 'Or tap the square on the mountain.',
  /** One use of a card: "Ada to 42". */
  use: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  secret: (name: string) => `Only ${name} may look.`,
  show: 'Show my cards',
  playNow: 'Play it now',
  keep: 'Keep it for later',
  putBack: 'Put it back',
  noUse: 'can’t be used now',
  advance: (steps: string) => `Move ${steps}`,
  done: 'End my turn',
  hand: (name: string) => `${name}’s cards`,
  back: 'Another card',
  a: 'A card',
  star: 'On a star: a card!',
  play: 'Play a card, or move',
  held: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  // What the rules refuse they say in English themselves.
  refusals: {} as Refusals,
  /** What is told of a game. */
  events: {
    holds: (name: string) => `${name} still has a card, so the summit is closed.`,
    turnedHidden: (name: string) => `${name} turns a card.`,
    played: (name: string, card: string) => `*${name}* plays a card: *${card}*.`,
    kept: (name: string) => `${name} keeps the card.`,
    putBack: (name: string) => `${name} puts a card back.`,
  },
};

/** The set-up form. */
export const cardForm = {
  cardsWhen: 'Play cards',
  cardsWhens: { 'at-once': 'At once', keep: 'Later, in secret' },
};

/** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
export const cardHints = {
  card: 'What helps you more: to move ahead, or to send someone back?',
  'card-whom': (name: string) => `See where *${name}* could go.`,
  'card-ahead': (name: string, square: string, steps: string) => `Move *${name}* to *${square}*: ${steps} ahead.`,
  'card-back': (name: string, square: string, steps: string) => `Move *${name}* to *${square}*: ${steps} back.`,
  'card-turned': 'Could you use this card later?',
  'card-turned-useful': 'Yes, you could. But you can’t reach the summit with cards in your hand.',
  'card-turned-useless': 'It can’t help while the pieces are where they are.',
  'card-keep': 'Keep the card.',
  'card-put-back': 'Put the card back.',
  'card-hand': 'What is better first: your own move or a card?',
  'card-hand-card': 'One of your cards helps now.',
  'card-hand-move': 'The cards can wait.',
  'card-hand-none': 'No card helps now.',
  'card-advance': 'Make your own move.',
  'card-done': 'End your turn.',
};

/** How what is done with cards that are kept is called in the look back. */
export const cardMoves = {
  card: (name: string, square: string) => `${name} to square ${square}`,
  keepCard: 'keep the card',
  putBack: 'put the card back',
  advance: 'move first',
  done: 'end the turn',
};

/** Why that was good or not, by the codes of `src/review`. */
export const cardWhy = {
  'card-right': 'That was the best thing to do.',
  'card-better-wait': 'It was better to wait with the card.',
  'card-better-use': (name: string, square: string) => `It was better to move ${name} to square ${square}.`,
  'card-better-returned': 'It was better to put the card back.',
};
