import { dayOf, evidence, merge, read, tablesToPractise, update, write } from '../../src/learning/index.js';
import { knowsOn } from '../../src/learning/knows.js';
import type { Player } from '../../src/match/players.js';
import type { KeptMemory } from '../../src/results/kept-memory.js';
import { addAnswer, addHint, newLog, usualLearners, type Log } from '../../src/results/result.js';
import type { AnsweredEvent, Seat } from '../../src/rules/game.js';
import type { Knows } from '../../src/rules/routes.js';
import { asText, type BadAttribute } from './attributes.js';
import { fire, type GameStartDetail, type HintDetail } from './events.js';
import { levelNote, memoryOf, readLearner } from './learners.js';

/* A lazy module: updates what a learner knows from the answers in a game. */

/** A game with a learner. */
export interface LearningElement extends EventTarget {
  /** The properties `learner` and `learning`, not yet checked. */
  readonly learner: unknown;
  readonly learning: unknown;
  readonly game: { readonly name: string };
  readonly match: { readonly players: readonly Player[]; readonly ply: number } | undefined;
}

interface Learning {
  /** The properties when the game began. */
  readonly learner: unknown;
  readonly learning: unknown;
  /** Undefined if the attribute is invalid. */
  readonly kept: KeptMemory | undefined;
  readonly log: Log;
}

const followed = new WeakMap<LearningElement, Learning>();

/** The number of hints from which an answer does not count. */
const manyHints = 2;

/**
 * Starts following a game; its learner is the first person. For a game that was begun earlier, it is unknown how much help
 * was given for the first answer.
 */
function begun(element: LearningElement, isNew: boolean, report: (bad: readonly BadAttribute[]) => void): Learning {
  const { learner, learning } = element;
  const known = followed.get(element);
  const { key, bad } = readLearner(learner);
  if (known?.learner !== learner) report(bad);
  const kept = key === undefined ? undefined : memoryOf(key);
  if (kept && learning && !(known?.learner === learner && known?.learning === learning)) {
    const found = read(learning);
    if (found.ok) void kept.load().then(() => kept.change(merge(kept.memory, found.value)));
    else report([{ name: 'learning', value: asText(learning), message: found.message }]);
  }
  const players = element.match?.players ?? [];
  const hints = players.map(() => (isNew ? 0 : manyHints));
  return { learner, learning, kept, log: newLog(usualLearners(players), undefined, hints) };
}

/**
 * Processes an event of a game: `game-start`, `hint` or `answer`. No answer comes twice, because judged answers are final.
 * @param ply The number of moves that had been made when it was fired.
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
      // What the device knows from other games is news to the page.
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
  const found = evidence(event, { game: element.game.name, learners: log.learners, hints });
  const { kept } = now;
  if (!kept || !found.length) return;
  // How an answer counts depends on what is already known.
  void kept.load().then(() => {
    kept.change(update(kept.memory, found, dayOf(new Date())));
    fire(element, 'learned', { learning: write(kept.memory) });
  });
}

/** Returns how well the player at a seat knows products; undefined for all but the learner. */
export function knowsOf(element: LearningElement, seat: Seat): Knows | undefined {
  const now = followed.get(element);
  return now?.kept && now.log.learners.includes(seat) ? knowsOn(now.kept.memory, dayOf(new Date())) : undefined;
}

/** Resolves with the tables that a learner is to practise next, two or none; none without a valid learner. */
export async function tablesOf(learner: unknown): Promise<readonly number[]> {
  const { key } = readLearner(learner);
  if (key === undefined) return [];
  const kept = memoryOf(key);
  await kept.load();
  return tablesToPractise(kept.memory, dayOf(new Date()));
}

/** Resolves with the level of a computer player that fits, as text; undefined if none is kept. */
export async function levelOf(learner: unknown, game: string): Promise<string | undefined> {
  const { key } = readLearner(learner);
  return key === undefined ? undefined : memoryOf(key).note(levelNote(game));
}

/** Keeps the level of a computer player that fits. */
export function keepLevel(learner: unknown, game: string, text: string): void {
  const { key } = readLearner(learner);
  if (key !== undefined) void memoryOf(key).keepNote(levelNote(game), text);
}
