import { readSummary } from '../learning/index.js';
import { isWhole, longestMs } from '../rules/game.js';
import type { Ack, QueuedAnswer } from './queued-answer.js';

/** The data that a device stores of an attempt. */
export interface AttemptCopy {
  /** The output of `writeState`; empty before the first game. */
  readonly state: string;
  /** True if the host may lack this state. */
  readonly unsent: boolean;
  /** The strongest acknowledgement that the host has given in this attempt; undefined if there was none. */
  readonly ack?: Ack;
  /** The time of the host's first acknowledgement in this attempt, in milliseconds since 1970. */
  readonly ackAt?: number;
  /** The answers of the attempt that this device knows. */
  readonly answers: readonly QueuedAnswer[];
  /** Incremented when a window opens the attempt, so that the previous window can see that it is no longer the last. */
  readonly opened: number;
  /** The id of the attempt, the same as in its states. */
  readonly attempt?: string;
  /** Other states, if the player still has to choose among them. */
  readonly others: readonly string[];
}

export const emptyCopy: AttemptCopy = { state: '', unsent: false, answers: [], opened: 0, others: [] };

const mostAnswers = 2000;
const mostRevision = 1e9;
/** Maximum number of other states; nobody plays in that many windows. */
const mostOthers = 8;

/** The acknowledgements under the names by which they have always been stored. */
const storedAcks = { claimed: 'said', verified: 'shown' } as const;

const readAck = (given: unknown): { ack?: Ack } => {
  const ack = (['claimed', 'verified'] as const).find((one) => storedAcks[one] === given);
  return ack ? { ack } : {};
};

/**
 * Returns an answer as it is stored: its data about sending has the names of version 0.2.0 and earlier ones, which may be open in another
 * window, or be installed again.
 */
function storedAnswer({ index, sentBy, revision, ack, ...answer }: QueuedAnswer): object {
  return {
    ...answer,
    ...(index === undefined ? {} : { place: index }),
    ...(sentBy === undefined ? {} : { by: sentBy }),
    ...(revision === undefined ? {} : { sent: revision }),
    ...(ack === undefined ? {} : { told: storedAcks[ack] }),
  };
}

/** Returns a copy as it is stored, see `storedAnswer`. */
export const storedCopy = ({ ack, ackAt, answers, ...copy }: AttemptCopy): object => ({
  ...copy,
  ...(ack === undefined ? {} : { told: storedAcks[ack] }),
  ...(ackAt === undefined ? {} : { since: ackAt }),
  answers: answers.map(storedAnswer),
});

/** Writes forwarded answers, see `DeviceCopy.forward`. */
export const writeForwarded = (answers: readonly QueuedAnswer[]): string =>
  JSON.stringify({ answers: answers.map(storedAnswer) });

function readAnswer(given: unknown): QueuedAnswer[] {
  const {
    id,
    at,
    seat,
    prompt,
    given: said,
    expected,
    right,
    ms,
    hints,
    ...sending
  } = Object(given) as Record<string, unknown>;
  const fits =
    typeof id === 'string' &&
    id.length <= 64 &&
    isWhole(at, 0, 8.64e15) &&
    isWhole(seat, 0, 99) &&
    typeof prompt === 'string' &&
    prompt.length <= 1000 &&
    Number.isFinite(said) &&
    Number.isFinite(expected) &&
    typeof right === 'boolean' &&
    Number.isFinite(ms) &&
    isWhole(hints, 0, 1_000_000);
  const { summary } = sending;
  if (!fits || (summary !== undefined && !readSummary(summary).ok)) return [];
  const { think, session, since, place, by, sent, told, isDoubted } = sending;
  return [
    {
      ...{ id, at, seat, prompt, given: said as number, expected: expected as number, right, ms: ms as number, hints },
      ...(isWhole(think, 1, longestMs) ? { think } : {}),
      ...(typeof session === 'string' ? { session: session.slice(0, 12) } : {}),
      ...(isWhole(since, 0, mostRevision) ? { since } : {}),
      ...(isWhole(place, 0, mostAnswers) ? { index: place } : {}),
      ...(typeof by === 'string' && isWhole(sent, 0, mostRevision) ? { sentBy: by.slice(0, 12), revision: sent } : {}),
      ...readAck(told),
      ...(isDoubted === true ? { isDoubted } : {}),
      ...(summary === undefined ? {} : { summary: summary as string }),
    },
  ];
}

const readAnswers = (given: readonly unknown[]): QueuedAnswer[] => given.slice(0, mostAnswers).flatMap(readAnswer);

export function readForwarded(text: string | undefined): QueuedAnswer[] {
  const value = text === undefined ? undefined : parsed(text);
  const { answers } = Object(value) as { readonly answers?: unknown };
  return Array.isArray(answers) ? readAnswers(answers) : [];
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Version 0.2.0 stored at most one, as `other`. */
function readOthers({ other, others = [other] }: Readonly<Record<string, unknown>>): string[] {
  return (Array.isArray(others) ? others : []).filter((one) => typeof one === 'string').slice(0, mostOthers);
}

export function readCopy(value: unknown): AttemptCopy | undefined {
  const { state, unsent, told, since, answers, opened, attempt, ...more } = Object(value) as Record<string, unknown>;
  const fits =
    typeof state === 'string' && typeof unsent === 'boolean' && Array.isArray(answers) && isWhole(opened, 0, 1e9);
  if (!fits) return undefined;
  return {
    state,
    unsent,
    // Version 0.1.0 did not distinguish them: it marked everything that the host had answered successfully as sent.
    ...(told === undefined && !unsent && state ? { ack: 'verified' as const } : readAck(told)),
    ...(isWhole(since, 0, 8.64e15) ? { ackAt: since } : {}),
    answers: readAnswers(answers),
    opened,
    ...(typeof attempt === 'string' && /^[a-z0-9]{1,12}$/.test(attempt) ? { attempt } : {}),
    others: readOthers(more),
  };
}
