/**
 * Notation of a Sequence position: `seq1.<options>.<squares>.<pack>.<phase>`, with `<hands>` before the phase if cards
 * are kept. It contains everything except the order of the unseen cards, which are written as `u`; texts up to version
 * 0.2.0 name all cards in their order. A view writes hidden cards as `-`. Each position has exactly one text, and no
 * other text is accepted.
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
import type { Phase, Running, SequenceState } from './state.js';

const PREFIX = 'seq1';

const writeRunning = ({ turn, dice, score, own, fresh }: Running): string =>
  `${turn}${writeDice(dice)}_${score}_${writeOwn(own)}${fresh}`;

const readRunning = (turn: string, dice: string, score: string, own: string, fresh: string): Running => ({
  turn: Number(turn),
  dice: readDice(dice),
  score: Number(score),
  own: readOwn(own),
  fresh: Number(fresh),
});

function writePhase(phase: Phase): string {
  switch (phase.type) {
    case 'start':
      return writeStarting(phase);
    case 'roll':
      return `r${phase.seat}${phase.rolls}${writeDice(phase.dice)}_${phase.keep}`;
    case 'keep':
      return `k${phase.seat}${phase.rolls}${writeDice(phase.dice)}`;
    case 'declare':
      return `d${phase.seat}${writeDice(phase.dice)}`;
    case 'turn-card':
      return `n${phase.seat}_${phase.links}_${phase.passed}_${writeRunning(phase)}`;
    case 'open-card':
      return `x${phase.seat}${writeCards([phase.card])}_${phase.turn}${writeDice(phase.dice)}_${phase.links}`;
    case 'turned-card':
      return `t${phase.seat}${writeCards([phase.card])}_${phase.links}_${writeRunning(phase)}`;
    case 'play-cards':
      return `p${writeRunning(phase)}`;
    case 'over':
      return `o${phase.winner}`;
  }
}

const phases: readonly PhasePattern<Phase>[] = [
  startingPattern,
  [
    /^r(\d)(\d)([1-9a-c]{0,6})_(\d{1,2})$/,
    (seat, rolls, dice, keep) => ({
      type: 'roll',
      seat: Number(seat),
      rolls: Number(rolls),
      dice: readDice(dice),
      keep: Number(keep),
    }),
  ],
  [
    /^k(\d)(\d)([1-9a-c]{6})$/,
    (seat, rolls, dice) => ({ type: 'keep', seat: Number(seat), rolls: Number(rolls), dice: readDice(dice) }),
  ],
  [/^d(\d)([1-9a-c]{6})$/, (seat, dice) => ({ type: 'declare', seat: Number(seat), dice: readDice(dice) })],
  [
    /^x(\d)([0-7])_(\d)([1-9a-c]{6})_(\d{1,2})$/,
    (seat, card, turn, dice, links) => ({
      type: 'open-card',
      turn: Number(turn),
      dice: readDice(dice),
      seat: Number(seat),
      card: readCards(card)[0],
      links: Number(links),
    }),
  ],
  [
    /^t(\d)([0-7-])_(\d{1,2})_(\d)([1-9a-c]{6})_(\d{1,2})_([tmhl])(\d{1,2})$/,
    (seat, card, links, ...run) => ({
      type: 'turned-card',
      seat: Number(seat),
      card: readCards(card)[0],
      links: Number(links),
      ...readRunning(run[0], run[1], run[2], run[3], run[4]),
    }),
  ],
  [
    /^n(\d)_(\d{1,2})_(\d{1,2})_(\d)([1-9a-c]{6})_(\d{1,2})_([tmhl])(\d{1,2})$/,
    (seat, links, passed, ...run) => ({
      type: 'turn-card',
      seat: Number(seat),
      links: Number(links),
      passed: Number(passed),
      ...readRunning(run[0], run[1], run[2], run[3], run[4]),
    }),
  ],
  [
    /^p(\d)([1-9a-c]{6})_(\d{1,2})_([tmhl])(\d{1,2})$/,
    (turn, dice, score, own, fresh) => ({ type: 'play-cards', ...readRunning(turn, dice, score, own, fresh) }),
  ],
  [/^o(\d)$/, (winner) => ({ type: 'over', winner: Number(winner) })],
];

/** Writes a position or a view as text. */
export function write({ options, at, pack, hands, phase }: SequenceState): string {
  return [
    PREFIX,
    writeOptions(options, declaration),
    writeNumbers(at),
    writeCards(pack),
    ...(options.cardsWhen === 'keep' ? [hands.map(writeCards).join('_')] : []),
    writePhase(phase),
  ].join('.');
}

/** Reads a position or a view. Error codes: `format`, `options`, the name of an option, `phase`, `seats`, `pieces`, `cards`. */
export function read(text: string): Result<SequenceState> {
  if (typeof text !== 'string' || text.length > longestText || !text.startsWith(`${PREFIX}.`)) {
    return bad('format', `A position of Sequence begins with ${PREFIX}.`);
  }
  const [, optionsText, atText, pack, ...rest] = text.split('.');
  const parts = 'A position of Sequence has five parts, six if cards are kept.';
  if (rest.length !== 1 && rest.length !== 2) return bad('format', parts);
  const options = readOptions(optionsText, declaration, checkOptions);
  if (!options.ok) return options;
  const keeps = options.value.cardsWhen === 'keep';
  if (rest.length !== (keeps ? 2 : 1)) return bad('format', parts);
  const phase = readPhase(rest[rest.length - 1], phases);
  if (!phase) return bad('phase', 'The phase of the turn cannot be read.');

  const at = readNumbers(atText);
  const hands = keeps ? rest[0].split('_').map(readCards) : at.map(() => []);
  const state: SequenceState = { options: options.value, at, pack: readPack(pack), hands, phase };
  const flaw = flawOf(state);
  if (flaw) return bad(flaw.code, flaw.message);
  return write(state) === text ? ok(state) : bad('format', 'A position has one way to be written; this is another.');
}
