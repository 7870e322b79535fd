import type { Reader } from '../parts/reader.js';
import type { PlytWords } from '../../src/words/types.js';
import { starsOf } from '../../src/rules/trail/cards.js';
import { isComputer } from '../../src/match/players.js';
import type { Ply } from '../../src/match/match.js';
import {
  bonusFor,
  playerAt,
  stepsFor,
  type PlytEvent,
  type PlytMove,
  type PlytState,
} from '../../src/rules/plyt/index.js';
import { readSum } from '../../src/words/notation.js';
import { nameIn } from '../style/player-name.js';
import type { PlytContext } from './context.js';
import { answerIn } from './moment.js';

/** Moves as they are read aloud, with signs in words. */

type PlytPly = Ply<PlytState, PlytMove, PlytEvent>;

/** Returns a whole move as one announcement; undefined where its events are announced one after another. */
export function announceMove(
  v: Reader<PlytWords> & Pick<PlytContext, 'announce' | 'knows' | 'lessons' | 'match'>,
  ply: PlytPly,
  before: PlytState,
): string | undefined {
  const { events, by } = ply;
  const asked = answerIn(events);
  const computes = by !== 'chance' && isComputer(v.match.players[by]);
  if (asked) return computes ? computed(v, ply, asked) : answered(v, ply, before, asked);
  const thrown = events.find(({ type }) => type === 'rolled');
  // A computer player's dice are announced with its answer.
  if (thrown && before.phase.type === 'throw' && isComputer(v.match.players[thrown.seat!])) return '';
  return undefined;
}

type Asked = NonNullable<ReturnType<typeof answerIn>>;

/** Returns a sum with its signs in words: "7 times 8". */
export const sumInWords = (v: Reader<PlytWords>, prompt: string): string => readSum(prompt, v, v.words.lesson.plus);

/** Returns announcements of the events that no other sentence covers. */
const others = (
  v: Pick<PlytContext, 'announce'>,
  { events, state }: PlytPly,
  told: readonly (PlytEvent | undefined)[],
): string[] => events.filter((event) => !told.includes(event)).map((event) => v.announce(event, state));

const join = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');

/** Announces a person's answer. */
function answered(
  v: Reader<PlytWords> & Pick<PlytContext, 'announce' | 'knows' | 'lessons' | 'match'>,
  ply: PlytPly,
  before: PlytState,
  asked: Asked,
): string | undefined {
  const { spoken: w } = v.gameWords;
  if (asked.type === 'time-up' || asked.late) return undefined;
  const { seat, given, expected, prompt } = asked;
  if (!asked.right) {
    const told = v.lessons?.explain(v, asked) ?? w.makes(sumInWords(v, prompt), v.figure(expected));
    return join([told, ...others(v, ply, [asked, ply.events.find(({ type }) => type === 'turn')])]);
  }
  const moved = ply.events.find((event) => event.type === 'moved');
  if (moved?.type !== 'moved') return join([w.right(v.figure(given)), ...others(v, ply, [asked])]);
  const { thrown } = before.phase as { thrown: readonly number[] };
  const player = playerAt(before.options, seat);
  const bonus = bonusFor(player, thrown.length);
  const steps = v.figure(stepsFor(player, thrown.length, thrown[0]));
  const sum = bonus ? `${v.figure(thrown[0])} ${v.words.lesson.plus} ${v.figure(bonus)}` : '';
  const star = starsOf(before.options, before.at.length).includes(moved.to);
  const on = (star ? w.onStar : w.on)(nameIn(v.match.players[seat]), v.figure(moved.to));
  const won = ply.events.some(({ type }) => type === 'won');
  return join([w.right(v.figure(given)), w.steps(sum, steps), won ? '' : on, ...others(v, ply, [asked, moved])]);
}

/** Announces a computer player's turn, with its dice. */
function computed(v: Reader<PlytWords> & Pick<PlytContext, 'announce' | 'match'>, ply: PlytPly, asked: Asked): string {
  const { spoken: w } = v.gameWords;
  const name = nameIn(v.match.players[asked.seat]);
  const sum = sumInWords(v, asked.prompt);
  const given = asked.type === 'answered' ? v.figure(asked.given) : '';
  const right = asked.type === 'answered' && asked.right;
  const moved = ply.events.find((event) => event.type === 'moved');
  const way =
    right && moved?.type === 'moved'
      ? w.fromTo(moved.from ? v.figure(moved.from) : v.gameWords.offBoard, v.figure(moved.to))
      : '';
  const told = right ? [asked, moved] : [asked];
  return join([(right ? w.computerRight : w.computerWrong)(name, sum, given), way, ...others(v, ply, told)]);
}
