/**
 * Notation of a PLYT position: `plyt1.<options>.<squares>.<pack>.<hands>.<rotation>.<phase>`. It contains everything
 * except the order of the unseen cards, which are written as `u`. A view writes hidden cards as `-`. Each position has
 * exactly one text, and no other text is accepted.
 */
import { bad, ok, type Result } from '../game.js';
import { longestText, readOptions, writeOptions } from '../position-text.js';
import {
  readCards,
  readPack,
  readDice,
  readNumbers,
  readOwn,
  readPhase,
  startingPattern,
  writeCards,
  writeDice,
  writeNumbers,
  writeOwn,
  writeStarting,
  type PhasePattern,
} from '../trail/text.js';
import { flawOf } from './check.js';
import { declaration, options as checkOptions } from './options.js';
import type { Phase, PlytState, Running } from './state.js';

const PREFIX = 'plyt1';

const writeRunning = ({ turn, thrown, own, fresh }: Running): string =>
  `${turn}${writeDice(thrown)}_${writeOwn(own)}${fresh}`;

const readRunning = (turn: string, thrown: string, own: string, fresh: string): Running => ({
  turn: Number(turn),
  thrown: readDice(thrown),
  own: readOwn(own),
  fresh: Number(fresh),
});

function writePhase(phase: Phase): string {
  switch (phase.type) {
    case 'start':
      return writeStarting(phase);
    case 'choose':
      return `c${phase.seat}`;
    case 'throw':
      return `t${phase.seat}${phase.dice}`;
    case 'answer':
      return `a${phase.seat}${writeDice(phase.thrown)}`;
    case 'turn-card':
      return `n${phase.seat}_${writeRunning(phase)}_${phase.links}_${phase.passed}`;
    case 'open-card':
      return `x${phase.seat}${writeCards([phase.card])}_${phase.turn}${writeDice(phase.thrown)}_${phase.links}`;
    case 'turned-card':
      return `k${phase.seat}${writeCards([phase.card])}_${writeRunning(phase)}${phase.links ? `_${phase.links}` : ''}`;
    case 'play-cards':
      return `p${writeRunning(phase)}`;
    case 'over':
      return `o${phase.winner}`;
  }
}

const phases: readonly PhasePattern<Phase>[] = [
  startingPattern,
  [/^c(\d)$/, (seat) => ({ type: 'choose', seat: Number(seat) })],
  [/^t(\d)(\d)$/, (seat, dice) => ({ type: 'throw', seat: Number(seat), dice: Number(dice) })],
  [/^a(\d)([1-9a-c]{1,6})$/, (seat, thrown) => ({ type: 'answer', seat: Number(seat), thrown: readDice(thrown) })],
  [
    /^x(\d)([0-7])_(\d)([1-9a-c]{1,6})_(\d{1,2})$/,
    (seat, card, turn, thrown, links) => ({
      type: 'open-card',
      seat: Number(seat),
      card: readCards(card)[0],
      links: Number(links),
      turn: Number(turn),
      thrown: readDice(thrown),
    }),
  ],
  [
    // Without a number of links, the card is the first of its chain, as always in version 0.1.0.
    /^k(\d)([0-7-])_(\d)([1-9a-c]{1,6})_([tmhl])(\d{1,2})(?:_(\d{1,2}))?$/,
    (seat, card, ...run) => ({
      type: 'turned-card',
      seat: Number(seat),
      card: readCards(card)[0],
      links: Number(run[4] ?? 0),
      ...readRunning(run[0], run[1], run[2], run[3]),
    }),
  ],
  [
    /^n(\d)_(\d)([1-9a-c]{1,6})_([tmhl])(\d{1,2})_(\d{1,2})_(\d{1,2})$/,
    (seat, turn, thrown, own, fresh, links, passed) => ({
      type: 'turn-card',
      seat: Number(seat),
      links: Number(links),
      passed: Number(passed),
      ...readRunning(turn, thrown, own, fresh),
    }),
  ],
  [
    /^p(\d)([1-9a-c]{1,6})_([tmhl])(\d{1,2})$/,
    (turn, thrown, own, fresh) => ({ type: 'play-cards', ...readRunning(turn, thrown, own, fresh) }),
  ],
  [/^o(\d)$/, (winner) => ({ type: 'over', winner: Number(winner) })],
];

/** Writes a position or a view as text. */
export function write({ options, at, pack, hands, rotation, phase }: PlytState): string {
  return [
    PREFIX,
    writeOptions(options, declaration),
    writeNumbers(at),
    writeCards(pack),
    hands.map(writeCards).join('_'),
    rotation.map((turn) => turn.toString(36)).join(''),
    writePhase(phase),
  ].join('.');
}

/**
 * Reads a position or a view. Error codes: `format`, `options`, the name of an option, `phase`, `seats`, `pieces`,
 * `cards`, `rotation`.
 */
export function read(text: string): Result<PlytState> {
  if (typeof text !== 'string' || text.length > longestText || !text.startsWith(`${PREFIX}.`)) {
    return bad('format', `A position of PLYT begins with ${PREFIX}.`);
  }
  const parts = text.split('.');
  if (parts.length !== 7) return bad('format', 'A position of PLYT has seven parts.');
  const [, optionsText, at, pack, hands, rotation, phaseText] = parts;

  const options = readOptions(optionsText, declaration, checkOptions);
  if (!options.ok) return options;
  const phase = readPhase(phaseText, phases);
  if (!phase) return bad('phase', 'The phase of the turn cannot be read.');

  const state: PlytState = {
    options: options.value,
    at: readNumbers(at),
    pack: readPack(pack),
    hands: hands.split('_').map(readCards),
    rotation: [...rotation].map((turn) => parseInt(turn, 36)),
    phase,
  };
  const flaw = flawOf(state);
  if (flaw) return bad(flaw.code, flaw.message);
  return write(state) === text ? ok(state) : bad('format', 'A position has one way to be written; this is another.');
}
