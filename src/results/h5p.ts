import { done, type Outcome } from './adapter.js';
import type { Attached, Channel, Payload, Receipt } from './channel.js';
import { Delivery, type DeliveryOptions } from './delivery.js';
import { isUnset, stateFrom } from './unset-value.js';
import type { Answer, GameResult } from './result.js';
import { scoreOf } from './score.js';
import { writeState } from './state.js';
import { decimal, duration, questionText } from './values.js';

/** The interface of H5P to a content; passed in. */
export interface H5PHost {
  /** The state of the content that the site has saved; untrusted. */
  readonly previousState: unknown;
  /** The learner's name according to the site; untrusted. */
  readonly name: unknown;
  /** An answer was given. */
  answered(question: Question): void;
  /** A game is over. */
  completed(game: Completed): void;
}

/** An answer in the form of a statement. */
export interface Question {
  /** The text for people: `7 × ? = 56`. */
  readonly name: string;
  /** The same text with a gap for the answer, in the form that reports of H5P read. */
  readonly description: string;
  readonly correctResponsesPattern: readonly string[];
  readonly result: {
    readonly response: string;
    readonly success: boolean;
    readonly completion: true;
    readonly score: Score;
    readonly duration?: string;
  };
}

interface Score {
  readonly raw: number;
  readonly min: 0;
  readonly max: number;
  readonly scaled: number;
}

/** A finished game in the form of a statement. */
export interface Completed {
  /** 0 to 100; undefined if the rule gives none. */
  readonly score: number | undefined;
  /** The answers of the game; those since it was resumed, if it was. */
  readonly questions: readonly Question[];
  readonly result: {
    readonly completion: true;
    readonly success?: boolean;
    readonly score?: Score;
    readonly duration: string;
  };
}

/** The highest score that can be reported. */
export const mostScore = 100;

/** The data saved with a site: the text of `writeState`. */
export interface H5PState {
  readonly state: string;
}

const scoreIn = (raw: number, max: number): Score => ({ raw, min: 0, max, scaled: raw / max });

/** Ten underscores, which reports of H5P read as a gap. */
const gap = '_'.repeat(10);

function questionOf(answer: Answer): Question {
  const name = questionText(answer.prompt);
  const text = (value: number): string => decimal(value) ?? String(value);
  return {
    name,
    description: name.includes('?') ? name.replace('?', gap) : `${name} ${gap}`,
    correctResponsesPattern: [text(answer.expected)],
    result: {
      response: text(answer.given),
      success: answer.right,
      completion: true,
      score: scoreIn(answer.right ? 1 : 0, 1),
      ...(answer.ms ? { duration: duration(answer.ms) } : {}),
    },
  };
}

/** Returns the state in the data from the site; an object without `state` has none. */
const stateIn = (previousState: unknown): unknown =>
  typeof previousState === 'object' && previousState !== null
    ? (previousState as Partial<H5PState>).state
    : previousState;

/** Provides the state of the game to H5P, which asks for it at any time. */
class H5PChannel implements Channel {
  readonly isLocal = true;
  #state: unknown;

  constructor(private readonly host: H5PHost) {
    const { previousState } = host;
    this.#state = isUnset(stateIn(previousState)) ? undefined : previousState;
  }

  /** The data that H5P should save now; undefined if there is none. */
  get state(): unknown {
    return this.#state;
  }

  open(): Outcome<Attached> {
    const { previousState, name } = this.host;
    const state = stateFrom(stateIn(previousState));
    return { ok: true, value: { learner: '', mode: 'normal', name, state, completed: false, passed: false } };
  }

  send({ saved }: Payload): Outcome<Receipt> {
    if (saved) this.#state = { state: writeState(saved) } satisfies H5PState;
    return { ok: true, value: { accepted: [], ack: 'verified', rejected: [] } };
  }

  close(payload: Payload): Outcome<Receipt> {
    return this.send(payload);
  }
}

/**
 * Reports to H5P. Statements are events of the page, so each is sent once, immediately, and never again; only the state of the game is
 * delivered with retries. Each finished game is a result of its own, because H5P counts attempts.
 */
export class H5PAdapter extends Delivery {
  readonly #channel: H5PChannel;
  #questions: Question[] = [];

  constructor(
    private readonly host: H5PHost,
    private readonly settings: DeliveryOptions,
  ) {
    const channel = new H5PChannel(host);
    // H5P does not identify the learner, so no copy of a game is stored on the device, and other windows are not notified.
    const { storage: _, windows: __, ...rest } = settings;
    super(channel, rest);
    this.#channel = channel;
  }

  /** The data that H5P should save now. */
  get state(): unknown {
    void this.commit(true);
    return this.#channel.state;
  }

  override answer(answer: Answer): Outcome {
    const question = questionOf(answer);
    this.#questions.push(question);
    this.host.answered(question);
    return done;
  }

  override result(result: GameResult): Outcome {
    const { rule, passAt } = this.settings;
    const score = scoreOf(result, rule);
    const judged = score !== undefined && passAt !== undefined;
    const questions = this.#questions;
    this.#questions = [];
    const outcome = super.result(result);
    this.host.completed({
      score,
      questions,
      result: {
        completion: true,
        ...(judged ? { success: score >= passAt } : {}),
        ...(score === undefined ? {} : { score: scoreIn(score, mostScore) }),
        duration: duration(result.tally.ms),
      },
    });
    return outcome;
  }
}
