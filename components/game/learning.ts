import { evidence, merge, read, tablesToPractise, update, write, type Item } from '../../src/learning/index.js';
import { answerThatFits } from '../../src/learning/answer.js';
import { answeredOnceMore, onceMore, type OnceMore } from '../../src/learning/once-more.js';
import { knowsOn } from '../../src/learning/knows.js';
import { fitIn, withFit } from '../../src/match/fit.js';
import type { Player } from '../../src/match/players.js';
import type { StoredMemory } from '../../src/results/stored-memory.js';
import { addAnswer, addHint, newLog, usualLearners, type Log } from '../../src/results/result.js';
import type { AnsweredEvent, Seat } from '../../src/rules/game.js';
import type { Knows } from '../../src/rules/routes.js';
import { asText, type BadAttribute } from '../parts/attribute-values.js';
import { fire, type GameStartDetail, type HintDetail } from '../parts/events.js';
import { levelsNote, memoryOf, readLearner, today } from './learners.js';

/* A lazy module: updates a learner's knowledge from the answers in a game. */

/** The part of a match that is needed here. */
interface LearningMatch {
  readonly players: readonly Player[];
  readonly ply: number;
  readonly plies: Parameters<typeof onceMore>[0];
}

/** A game with a learner. */
export interface LearningElement extends EventTarget {
  /** The properties `learner` and `learning`, not yet checked. */
  readonly learner?: unknown;
  readonly learning?: unknown;
  readonly rules: { readonly name: string };
  readonly match: LearningMatch | undefined;
}

/** The memory of an element's learner. */
interface Adopted {
  /** The properties when the memory was requested. */
  readonly learner: unknown;
  readonly learning: unknown;
  /** Undefined if the attribute is invalid. */
  readonly kept: StoredMemory | undefined;
}

interface Learning extends Adopted {
  readonly log: Log;
}

const adopted = new WeakMap<LearningElement, Adopted>();
const followed = new WeakMap<LearningElement, Learning>();

/** The number of hints from which an answer no longer counts. */
const manyHints = 2;

/** Returns the memory of an element's learner, and merges the page's knowledge from elsewhere into it, once. */
function adopt(element: LearningElement, report: (bad: readonly BadAttribute[]) => void): Adopted {
  const { learner, learning } = element;
  const known = adopted.get(element);
  const isSame = known?.learner === learner;
  if (isSame && known?.learning === learning) return known!;
  const { key, bad } = readLearner(learner);
  if (!isSame) report(bad);
  const kept = key === undefined ? undefined : memoryOf(key);
  const now = { learner, learning, kept };
  adopted.set(element, now);
  if (!kept || !learning) return now;
  const found = read(learning);
  if (found.ok) void kept.load().then(() => kept.change(merge(kept.memory, found.value, today())));
  else report([{ name: 'learning', value: asText(learning), message: found.message }]);
  return now;
}

/**
 * Starts following a game; its learner is the first person. For a game that began earlier, the number of hints for the
 * first answer is unknown.
 */
function begun(element: LearningElement, isNew: boolean, report: (bad: readonly BadAttribute[]) => void): Learning {
  const players = element.match?.players ?? [];
  const hints = players.map(() => (isNew ? 0 : manyHints));
  return { ...adopt(element, report), log: newLog(usualLearners(players), undefined, hints) };
}

/**
 * Processes an event of a game: `game-start`, `hint` or `answer`. No answer is processed twice, because judged answers are
 * final.
 * @param ply The number of moves that had been made when the event was fired.
 * @param report Called with invalid attributes.
 */
export function learn(
  element: LearningElement,
  { type, detail }: CustomEvent<GameStartDetail | HintDetail | AnsweredEvent>,
  ply: number | undefined,
  report: (bad: readonly BadAttribute[]) => void,
): void {
  const isStart = type === 'game-start';
  const known = followed.get(element);
  const goesOn = !isStart && known?.learner === element.learner && known?.learning === element.learning;
  const now = goesOn ? known! : begun(element, isStart && !ply && !(detail as GameStartDetail).resumed, report);
  if (isStart) {
    void now.kept?.load().then((memory) => {
      // The page does not have this device's knowledge from other games yet.
      if ([...memory.facts, ...memory.skills].some(Boolean)) fire(element, 'learned', { learning: write(memory) });
    });
    return void followed.set(element, now);
  }
  if (type === 'hint')
    return void followed.set(element, { ...now, log: addHint(now.log, (detail as HintDetail).seat) });
  const event = detail as AnsweredEvent;
  const log = addAnswer(now.log, event);
  followed.set(element, { ...now, log });
  const { hints } = log.answers.at(-1)!;
  const found = evidence(event, { game: element.rules.name, learners: log.learners, hints });
  const { kept } = now;
  if (!kept || !found.length) return;
  // The effect of an answer depends on the knowledge so far.
  void kept.load().then(() => {
    kept.change(update(kept.memory, found, today()));
    fire(element, 'learned', { learning: write(kept.memory) });
  });
}

/** Returns how well the player at a seat knows each product; undefined for everyone except the learner. */
export function knowsOf(element: LearningElement, seat: Seat): Knows | undefined {
  const now = followed.get(element);
  return now?.kept && now.log.learners.includes(seat) ? knowsOn(now.kept.memory, today()) : undefined;
}

/**
 * Resolves, once the learner's knowledge has been read, with the tables to practise next (two or none) and the level of an
 * adaptive computer player, as text.
 * @param report Called with invalid attributes.
 */
export async function findLearner(
  element: LearningElement,
  report: (bad: readonly BadAttribute[]) => void,
): Promise<{ readonly tables: readonly number[]; readonly level: string | undefined }> {
  const { kept } = adopt(element, report);
  if (!kept) return { tables: [], level: undefined };
  await kept.load();
  const level = fitIn(await kept.note(levelsNote), element.rules.name);
  return { tables: tablesToPractise(kept.memory, today()), level };
}

/** Returns the option values that fit an element's learner, by name. The learner's memory must have been read. */
export function optionsThatFit(element: LearningElement): Readonly<Record<string, unknown>> {
  const kept = adopted.get(element)?.kept;
  return kept ? { answer: answerThatFits(kept.memory, today()) } : {};
}

/** Returns the missed fact to ask the learner again; `asked` lists those already asked again. */
export function missedFact(element: LearningElement, asked: readonly Item[]): OnceMore | undefined {
  const [seat] = followed.get(element)?.log.learners ?? [];
  return element.match && seat !== undefined ? onceMore(element.match.plies, seat, asked) : undefined;
}

/** Processes the answer to a fact that was asked again. It is not part of the game. */
export function answeredAgain(element: LearningElement, { item }: OnceMore, right: boolean): void {
  const kept = followed.get(element)?.kept;
  if (!kept) return;
  kept.change(answeredOnceMore(kept.memory, item, right, today()));
  fire(element, 'learned', { learning: write(kept.memory) });
}

/** Stores the level of an adaptive computer player. */
export async function keepLevel(learner: unknown, game: string, text: string): Promise<void> {
  const { key } = readLearner(learner);
  if (key === undefined) return;
  const kept = memoryOf(key);
  await kept.storeNote(levelsNote, withFit(await kept.note(levelsNote), game, text));
}
