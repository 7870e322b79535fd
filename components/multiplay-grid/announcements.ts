import type { Reader } from '../parts/reader.js';
import type { MultiplayWords } from '../../src/words/types.js';
import type { Ply } from '../../src/match/match.js';
import type { AnsweredEvent } from '../../src/rules/game.js';
import {
  legalCells,
  placeOf,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayState,
} from '../../src/rules/multiplay/index.js';
import { inTable, listed, placeText, productText, type Writing } from '../../src/words/notation.js';
import { commonKey, lastTold } from '../parts/common-keys.js';
import { nameIn } from '../style/player-name.js';
import type { MultiplayContext } from './context.js';
import { isToFind, raisedCells } from './offer.js';

/** Returns the name of a cell by column and row: F8. */
export function placeName(v: Writing, cell: number, size: number): string {
  const { column, row } = placeOf(cell, size);
  return placeText(`${column}${row}`, v);
}

/** Returns a product, 8 × 11 or 8 × 11 = 88, in the order in which the language lists the table of the die. */
export const productOf = (
  v: Pick<MultiplayContext, 'figure' | 'notation'>,
  die: number,
  factor: number,
  makes?: number,
): string => productText(v, ...inTable(v.notation, die, factor), makes);

/** Returns an event as a sentence; `state` is the resulting position. Empty if another event of the same move already says it. */
export function announce(
  v: Reader<MultiplayWords> & Pick<MultiplayContext, 'match'>,
  event: MultiplayEvent,
  state: MultiplayState,
): string {
  const { events } = v.gameWords.announcements;
  const { figure } = v;
  const names = v.match.players.map(nameIn);
  switch (event.type) {
    case 'rolled':
      if (event.forStart) return events.rolledForStart(names[event.seat], event.die);
      return state.phase === 'choose' || state.phase === 'answer'
        ? events.rolled(names[event.seat], event.die, legalCells(state, event.die).length)
        : '';
    case 'tied':
      return events.tied(
        listed(
          event.seats.map((seat) => names[seat]),
          v.notation,
        ),
      );
    case 'starts':
      return events.starts(names[event.seat]);
    case 'passed':
      return events.passed(names[event.seat], event.die);
    case 'placed': {
      const sum = `${figure(event.number)} (${productOf(v, event.die, event.number / event.die)})`;
      return events.placed(names[event.seat], sum, placeName(v, event.cell, state.options.size));
    }
    case 'scored':
      return events.row(event.cells.length, names[event.seat], figure(event.points, true));
    case 'trapped': {
      const gains = listed(
        event.ends.map((end) => `${names[end.seat]} ${figure(end.points, true)}`),
        v.notation,
      );
      return events.trap(event.cells.length, names[event.seat], figure(-event.points, true), gains);
    }
    case 'answered': {
      const { die, factor, product } = answeredSum(event);
      const sum = productOf(v, die, factor, product);
      return event.given === event.expected
        ? events.right(names[event.seat], sum)
        : events.wrong(names[event.seat], figure(event.given), sum);
    }
    case 'late':
      return events.late(names[event.seat]);
    case 'ended':
      return events.ended(event.by === undefined ? undefined : names[event.by]);
  }
}

/** Returns the sum that was answered: the number of the die, the other factor, and their product. */
export function answeredSum({ prompt, expected }: Pick<AnsweredEvent, 'prompt' | 'expected'>): {
  readonly die: number;
  readonly factor: number;
  readonly product: number;
} {
  const [die, factor, product] = prompt.replace('?', String(expected)).split(/[*=]/).map(Number);
  return { die, factor, product };
}

/** Returns whether a factor was asked for, so that the product is the number of a cube. */
export const asksFactor = ({ prompt }: Pick<AnsweredEvent, 'prompt'>): boolean => prompt.includes('?=');

/** Says what a wrong answer has cost. */
export const costOf = (v: Pick<MultiplayContext, 'figure' | 'gameWords'>, answered: AnsweredEvent): string =>
  asksFactor(answered) ? v.gameWords.lesson.stays(v.figure(answeredSum(answered).product)) : v.gameWords.lesson.none;

/**
 * Returns a person's wrong answer as one announcement: what it would make, the way to the right one, and what it has cost;
 * undefined for other moves, and without lessons: then events are announced one after another.
 */
export function announceMove(
  v: Reader<MultiplayWords> & Pick<MultiplayContext, 'announce' | 'knows' | 'lessons' | 'match'>,
  { events, by }: Ply<MultiplayState, MultiplayMove, MultiplayEvent>,
): string | undefined {
  const answered = events.find((event) => event.type === 'answered');
  if (!v.lessons || !answered || answered.given === answered.expected) return undefined;
  if (by === 'chance' || v.match.isBot(by)) return undefined;
  const said = `${v.lessons.explain(v, answered)} ${costOf(v, answered)}.`;
  const others = events.filter((event) => event !== answered).map((event) => v.announce(event, v.match.state));
  return [said, ...others].filter(Boolean).join(' ');
}

/** Returns the accessible name of a cell: row, column, number, owner, and whether its cube is raised. */
export function cellLabel(
  v: Pick<MultiplayContext, 'match' | 'gameWords'>,
  state: MultiplayState,
  cell: number,
  raised = raisedCells(state).includes(cell),
): string {
  const { size } = state.options;
  const owner = state.colours[cell] ? nameIn(v.match.players[state.colours[cell] - 1]) : undefined;
  return v.gameWords.cell(Math.floor(cell / size) + 1, (cell % size) + 1, state.numbers[cell], owner, raised);
}

/** Returns what a player has to find, where the cubes are not raised: a number of the table, or the product. */
export const sought = ({ gameWords }: Pick<MultiplayContext, 'gameWords'>, { die, factor }: MultiplayState): string =>
  factor ? gameWords.findNumber : gameWords.findInTable(die);

/** The part of the context that the keys that ask for announcements need. */
export type AnswerKeys = Pick<
  MultiplayContext,
  'announce' | 'figure' | 'gameWords' | 'host' | 'match' | 'notation' | 'say' | 'words'
>;

/**
 * Handles a key that asks for an announcement: m cubes to choose from, o this cube. Returns false for other keys.
 * @param state The position shown; in the replay, an earlier one.
 */
export function answerKey(v: AnswerKeys, state: MultiplayState, key: string, cell: number): boolean {
  switch (key) {
    case 'm': {
      if (isToFind(state)) {
        v.say(sought(v, state));
        return true;
      }
      const cells = raisedCells(state);
      const named = cells.map((c) => `${v.figure(state.numbers[c])} ${placeName(v, c, state.options.size)}`);
      v.say(v.gameWords.announcements.moves(cells.length, listed(named, v.notation)));
      return true;
    }
    case 'o':
      v.say(cellLabel(v, state, cell));
      return true;
    default:
      return commonKey(
        v,
        key,
        (seat) => v.figure(state.scores[seat]),
        () => lastTold(v, state, ({ type }) => type !== 'rolled'),
      );
  }
}
