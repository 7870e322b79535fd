import type { Match } from '../match/match.js';
import type { GameEvent, Seat } from '../rules/game.js';
import { done, type Outcome, type ResultAdapter } from './adapter.js';
import { withoutName } from './learner.js';
import { addEvents, addHint, addTime, newLog, resultOf, usualLearners, type GameResult, type Log } from './result.js';

/** Follows one match after another, and reports the learner's actions in them. */
export class Reporter<O, S, M, E extends GameEvent> {
  #match: Match<O, S, M, E> | undefined;
  #log: Log = newLog([]);
  #since = 0;
  #wasOver = false;

  constructor(
    private readonly adapter: ResultAdapter,
    private readonly now: () => number,
    /** Returns a name that is never reported: the learner's, as given by the platform. */
    private readonly secret: () => string | undefined = () => undefined,
    /** True if each answer is reported, not only the score. */
    private readonly reportsAnswers = true,
  ) {}

  get log(): Log {
    return this.#log;
  }

  /** The current result of the match; undefined before the first one. */
  get result(): GameResult | undefined {
    return this.#match && resultOf(this.#match, this.#log);
  }

  /**
   * Starts following a match, or resumes one with its log. Sends nothing, because opening a page is not an activity.
   */
  begin(match: Match<O, S, M, E>, log: Log = newLog(usualLearners(match.players))): void {
    this.#match = match;
    this.#log = log;
    this.#since = this.now();
    this.#wasOver = match.isOver;
  }

  /** Records that a seat was given a hint. It is saved immediately, because the page may be closed before the answer. */
  hint(seat: Seat): Promise<Outcome> {
    this.#log = addHint(this.#log, seat);
    const match = this.#match;
    return match ? this.#report(match, false) : Promise.resolve(done);
  }

  /** Reports a changed position: by a move with these events, or by undo or redo, which have none. */
  moved(events: readonly E[]): Promise<Outcome> {
    const match = this.#match;
    if (!match) return Promise.resolve(done);
    const before = this.#log.answers.length;
    this.#log = addEvents(this.#log, events);
    for (const answer of this.#log.answers.slice(before)) {
      if (this.reportsAnswers && this.#log.learners.includes(answer.seat)) this.adapter.answer(answer);
    }
    return this.#report(match, true);
  }

  #report(match: Match<O, S, M, E>, commit: boolean): Promise<Outcome> {
    const now = this.now();
    this.#log = addTime(this.#log, now - this.#since);
    this.#since = now;
    const result = withoutName(resultOf(match, this.#log), this.secret());
    // A game whose end is undone and reached again still counts as one game.
    const ends = result.over && !this.#wasOver;
    this.#wasOver ||= result.over;
    const outcome = ends ? this.adapter.result(result) : this.adapter.progress(result);
    return commit || ends ? this.adapter.commit() : Promise.resolve(outcome);
  }
}
