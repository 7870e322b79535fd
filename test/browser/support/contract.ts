import './elements.js';
import type { LitElement } from 'lit';
import { games, type GameName } from '../../../src/games.js';
import type { Match, MatchStep } from '../../../src/match/match.js';
import type { Game, GameEvent } from '../../../src/rules/game.js';
import { loadSearch } from '../../../src/rules/pytagora/load.js';
import { countsOf } from '../../../src/rules/trail/cards.js';
import { random } from './chance.js';
import { asked } from './plyt.js';
import { position as multiplayPosition } from './positions.js';
import { position as sequencePosition, toKeep } from './sequence.js';
import { atOnce, stageOf, type Attributes } from './grid.js';
import { find, has } from './look-up.js';
import { turn } from './time.js';
import { until } from './until.js';

/*
 * The contract of a game element: what every game promises, whatever its rules. The tests named `contract-*` check each promise
 * for each game of this table; what only one game has stands in a file of that game.
 */

/** Any of the elements, as far as the contract goes. */
export interface Board extends LitElement {
  readonly match?: Match<unknown, unknown, unknown, GameEvent>;
  readonly rules: Game<unknown, unknown, unknown, GameEvent> & {
    readonly defaults: object;
    readonly declaration: object;
    readonly seats: { readonly min: number; readonly max: number };
  };
  readonly state?: { readonly options: Readonly<Record<string, unknown>> };
  position: string | undefined;
  persist: string | undefined;
  theme: string | undefined;
  realDice: boolean;
  play(move: unknown, ply?: number): MatchStep<unknown, GameEvent>;
  undo(): boolean;
  redo(): boolean;
  newGame(): void;
  hint(): Promise<unknown>;
  record(): { readonly moves: readonly unknown[]; readonly start: string } | undefined;
  toText(): string;
  fromText(text: string): { readonly ok: boolean; readonly code?: string };
}

/** A game, or a variant of one, and what its element is tested with. */
export interface Contract {
  readonly name: GameName;
  readonly title: string;
  readonly tag: string;
  /** The attributes that select it. */
  readonly own: Attributes;
  readonly levels: number;
  /** True if its dice may be real ones. */
  readonly hasDice: boolean;
  /** Every option as markup gives it, each with another value than the usual one, and the values of the game. */
  readonly given: Attributes;
  readonly options: Readonly<Record<string, unknown>>;
  /** Values of attributes that are not possible. The first one of each name is given to a new element, the others to a running game. */
  readonly bad: readonly (readonly [name: string, value: string])[];
  /** Moves that are refused, where a person is to answer or to choose. */
  readonly wrongMoves: readonly unknown[];
  /** The position for these moves; by default the one after the first move. */
  readonly asks?: string;
  /** A position with a choice and with practice undo, where the first turn may have no choice. */
  readonly choice?: string;
  /** Positions that were changed by hand, and the codes of their errors. */
  readonly hostile?: readonly (readonly [text: string, code: string])[];
}

const wrongMoves = [
  undefined,
  null,
  {},
  'turn',
  7,
  [],
  { type: 'castle' },
  { type: 'toString' },
  { type: 'time-up', ms: 9e15 },
];

const entry = (
  name: GameName,
  own: Attributes,
  more: Pick<Contract, 'given' | 'options' | 'bad'> & Partial<Contract>,
): Contract => ({
  ...{ name, own, tag: games[name].tag, levels: games[name].levels, hasDice: false },
  title: [`<${games[name].tag}>`, ...Object.values(own).filter((value) => value !== 'off')].join(' '),
  ...more,
  wrongMoves: [...wrongMoves, ...(more.wrongMoves ?? [])],
});

const seven = multiplayPosition({ phase: 'choose', die: 7 });

const pytagora = {
  bad: [
    ['target', 'many'],
    ['cover', 'maybe'],
    ['times', '%'],
    ['digits', 'roman'],
    ['first', 'oldest'],
    ['precedence', 'none'],
    ['zero-dividend', 'perhaps'],
    ['say-score', '2'],
    ['exchange', 'never'],
    ['direction', 'up'],
    ['pieces', '1,2,3'],
    ['target', '0'],
    ['target', '1000'],
    ['target', '2.5'],
    ['pieces', '2,8,8,8,8,8,8,8,7,7,9,9,11'],
  ],
  wrongMoves: [
    { type: 'lay', text: '12*3=35', x: 0, y: 0, down: false },
    { type: 'lay', text: 7, x: 0, y: 0, down: false },
    { type: 'lay', text: '1=1', x: 1e9, y: 0, down: false },
    { type: 'draw', pieces: 7 },
  ],
} as const;

const square = {
  bad: [['variant', 'spiral']],
  wrongMoves: [
    { type: 'lay', digit: 99 },
    { type: 'draw', digit: 'x' },
  ],
} as const;

/** The usual moves of a player who throws dice. */
const throws = [
  { type: 'throw', dice: [1, 2, 3, 4, 5, 13] },
  { type: 'card', seat: 9, to: 500 },
];

/** Every game and every variant that its element draws in another way. */
export const contracts: readonly Contract[] = [
  entry(
    'multiplay',
    {},
    {
      hasDice: true,
      asks: seven,
      hostile: [
        [seven.slice(0, 40), 'text'],
        [seven.replace('mp2', 'mp3'), 'version'],
        [seven.replace(/\.0_0\./, '.1_0.'), 'scores'],
        [seven.replace('.s5.', '.s7.'), 'numbers'],
        ['hello', 'version'],
        ['<img src=x onerror=alert(1)>', 'version'],
      ],
      given: {
        size: 7,
        'end-at': 3,
        answer: 'factor',
        tables: '7, 6',
        highlight: 'off',
        timer: 90,
        'practice-undo': true,
      },
      options: { size: 7, endAt: 3, answer: 'factor', tables: [6, 7], highlight: 'off', timer: 90, practiceUndo: true },
      bad: [
        ['size', '10'],
        ['end-at', '-1'],
        ['answer', 'both'],
        ['tables', '13'],
        ['highlight', 'maybe'],
        ['timer', '3601'],
        ['size', '17'],
        ['size', 'eleven'],
        ['size', ''],
        ['end-at', '122'],
        ['end-at', '2.5'],
        ['timer', '1e2'],
      ],
      wrongMoves: [
        ...[25, 1.5, -1, '3'].map((cell) => ({ type: 'turn', cell })),
        ...[13, 0].map((die) => ({ type: 'roll', die })),
        ...[{ type: 'end' }, { type: 'go-on' }, { type: 'answer', factor: 2, answer: '14' }],
      ],
    },
  ),
  entry(
    'plyt',
    {},
    {
      hasDice: true,
      asks: asked(),
      given: {
        ...{ standard: '2, 3, 2', fixed: '6, none, 3 4', bonus: '4, variable, none', operation: 'multiply, add' },
        ...{ cards: 'yourself-up: 2, another-back: 0', 'cards-when': 'keep', 'plyt-squares': '6, 12' },
        ...{ 'start-square': 40, 'allow-fewer': true, penalty: true, timer: '45, none, 20', 'timer-turns': '2, 1' },
        ...{ 'allow-more': 'false', 'practice-undo': true },
      },
      options: {
        ...{ standard: [2, 3, 2], fixed: [[6], [], [3, 4]], bonus: [4, 'variable', 0], operation: ['multiply', 'add'] },
        cards: { ...countsOf(4), 'yourself-up': 2, 'another-back': 0 },
        ...{
          cardsWhen: 'keep',
          plytSquares: [6, 12],
          startSquare: 40,
          allowFewer: true,
          allowMore: false,
          penalty: true,
        },
        ...{ timer: [45, 0, 20], timerTurns: [2, 1], practiceUndo: true },
      },
      bad: [
        ['standard', '2, 9'],
        ['operation', 'divide'],
        ['fixed', '13'],
        ['bonus', '-4'],
        ['timer', 'soon'],
        ['timer-turns', '3'],
        ['cards-when', 'never'],
        ['start-square', '113'],
        ['penalty', 'maybe'],
        ['allow-fewer', '2'],
        ['cards', 'joker: 3'],
        ['plyt-squares', '6, 6, 200'],
        ['standard', '0'],
      ],
      wrongMoves: [
        ...throws,
        { type: 'choose', dice: 2 },
        { type: 'throw', dice: [1, 2] },
        { type: 'card', seat: 0, to: 5 },
        { type: 'choose', dice: 99 },
        { type: 'answer', answer: '672', ms: 1 },
        { type: 'answer', answer: 672, ms: -1 },
      ],
    },
  ),
  entry(
    'sequence',
    {},
    {
      hasDice: true,
      asks: sequencePosition(toKeep),
      given: {
        ...{
          summit: 40,
          declare: 'auto',
          highlight: 'on',
          'total-rule': 'more-than',
          cards: 'yourself-up: 2',
          'cards-when': 'keep',
        },
        ...{ 'plyt-squares': '6, 12', 'practice-undo': true },
      },
      options: {
        ...{
          summit: 40,
          declare: 'auto',
          highlight: 'on',
          totalRule: 'more-than',
          cardsWhen: 'keep',
          plytSquares: [6, 12],
        },
        practiceUndo: true,
        cards: { ...countsOf(4), 'yourself-up': 2 },
      },
      bad: [
        ['summit', '9'],
        ['declare', 'nobody'],
        ['highlight', 'true'],
        ['total-rule', 'about'],
        ['plyt-squares', '6, 500'],
        ['cards', 'maybe'],
        ['cards-when', 'soon'],
        ['summit', '114'],
        ['summit', 'top'],
      ],
      wrongMoves: [
        ...throws,
        ...[63, 64, 1.5, -1].map((keep) => ({ type: 'keep', keep })),
        { type: 'declare', kind: 'match', dice: 7 },
        { type: 'declare', kind: 'luck', dice: 7 },
      ],
    },
  ),
  entry(
    'pytagora',
    { cover: 'off' },
    {
      ...pytagora,
      given: {
        ...{ target: 20, first: 'drawn', precedence: 'left-to-right', 'zero-dividend': true, 'say-score': true },
        ...{
          'up-to': 100,
          exchange: 'any-time',
          direction: 'rtl',
          pieces: '8,7,8,8,8,8,8,8,7,7,9,9,6',
          'practice-undo': true,
        },
      },
      options: {
        ...{ target: 20, first: 'drawn', precedence: 'left-to-right', zeroDividend: true, sayScore: true, upTo: 100 },
        ...{ exchange: 'any-time', direction: 'rtl', pieces: '8,7,8,8,8,8,8,8,7,7,9,9,6', practiceUndo: true },
      },
    },
  ),
  entry(
    'plus-and-minus',
    { game: 'plus-and-minus', cover: 'off' },
    {
      ...pytagora,
      given: {
        target: 20,
        first: 'drawn',
        'say-score': true,
        'up-to': 'none',
        exchange: 'any-time',
        'practice-undo': true,
      },
      options: {
        ...{ target: 20, first: 'drawn', precedence: 'standard', zeroDividend: false, sayScore: true, upTo: 0 },
        ...{ exchange: 'any-time', direction: 'ltr', pieces: '7,8,8,8,8,8,8,8,7,7,9,9,6', practiceUndo: true },
      },
    },
  ),
  entry(
    'up-and-down',
    {},
    {
      ...square,
      given: { variant: 'even-and-odd', 'practice-undo': true },
      options: { variant: 'even-and-odd', practiceUndo: true },
    },
  ),
  entry(
    'up-and-down',
    { variant: 'both-ways' },
    {
      ...square,
      given: { 'practice-undo': true },
      options: { variant: 'both-ways', practiceUndo: true },
    },
  ),
  entry(
    'tables',
    {},
    {
      choice: 'tb2.a~z.1_0.38.0124455679_0223467899.55',
      given: { answer: 'false', tables: '3 8', 'practice-undo': true },
      options: { answer: false, tables: [3, 8], practiceUndo: true },
      bad: [
        ['answer', 'perhaps'],
        ['tables', '3 10'],
      ],
      wrongMoves: [
        { type: 'attach', digits: '24' },
        { type: 'sum', a: 11, b: 1 },
      ],
    },
  ),
];

/** Returns an element of a game that is on no page yet. */
export function make({ tag, own }: Contract, attributes: Attributes = {}): Board {
  const board = document.createElement(tag) as Board;
  for (const [name, value] of Object.entries({ ...atOnce, ...own, ...attributes }))
    board.setAttribute(name, value === true ? '' : String(value));
  return board;
}

/** Returns a place on the page where nothing is laid out, for tests of words, events and what is kept. */
export function unseen(): HTMLElement {
  const stage = stageOf();
  stage.style.display = 'none';
  return stage;
}

/** Puts an element on the page, unseen unless it is given a place, and waits until it shows a game or its form. */
export async function open(game: Contract, attributes: Attributes = {}, place = unseen()): Promise<Board> {
  const board = make(game, attributes);
  place.append(board);
  return opened(board);
}

export async function opened(board: Board): Promise<Board> {
  await until(
    () => find(board, '[part~="set-up"], [part~="scores"], .turn, .finish'),
    'the element shows its game or its form',
  );
  await drawn(board);
  return board;
}

/** Resolves when everything is drawn, including the lazy modules. */
export async function drawn(board: Board): Promise<void> {
  for (;;) {
    await board.updateComplete;
    await turn();
    if (board.isUpdatePending) continue;
    if (!has(board, '[aria-busy]')) return;
    await until(() => !has(board, '[aria-busy]'), 'the lazy modules are loaded');
  }
}

/** Returns the next move: one of chance, or the first legal one; undefined if the game is over. */
export async function nextMove(board: Board): Promise<unknown> {
  const { rules: game } = board;
  const { turn: now, state } = board.match!;
  if (now.kind === 'over') return undefined;
  if (now.kind === 'chance') return game.chance(state, random);
  if (/pytagora|plus/.test(game.name)) await loadSearch();
  const [first] = game.moves(state);
  return first;
}

/** Plays that many moves, and goes on until a person is to move. */
export async function playOn(board: Board, moves: number): Promise<void> {
  for (let made = 0; made < moves || board.match!.turn.kind === 'chance'; made++) {
    const step = board.play(await nextMove(board));
    if (!step.ok) throw new Error(step.message);
    await drawn(board);
  }
}

/** Checks that the game can be played. */
export async function works(board: Board): Promise<void> {
  if (!board.match) board.newGame();
  await until(() => board.match && board.toText(), 'a game begins');
  const before = board.toText();
  await playOn(board, 2);
  if (board.toText() === before) throw new Error('The game does not go on.');
}
