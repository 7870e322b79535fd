import type { Answer } from './result.js';

/** A host's acknowledgement: only its own word (`claimed`), or evidence that the data arrived (`verified`). */
export type Ack = 'claimed' | 'verified';

/** An answer that is to be sent, or has been sent, to the host. */
export interface QueuedAnswer extends Answer {
  /** Unique on this device, and the same in every attempt to send it. */
  readonly id: string;
  /** The time at which it was given, in milliseconds since 1970. */
  readonly at: number;
  /** The session in which it was given, and the revision at that time: every later state includes it. */
  readonly session?: string;
  readonly since?: number;
  /** Its index, from 0, if the host numbers answers. */
  readonly index?: number;
  /** The session that last sent it, and the revision of the state that was sent with it. */
  readonly sentBy?: string;
  readonly revision?: number;
  /** Undefined if the host may lack it. */
  readonly ack?: Ack;
  /** True if the host may have lost it since, because another window has reused its index. */
  readonly isDoubted?: boolean;
  /**
   * Set if this is not an answer but the summary of the learner's knowledge, as `abacade/learning` writes it. When the summary has changed,
   * it is sent again with the same index.
   */
  readonly summary?: string;
}

/** Returns an answer without the data about sending. */
export const unsent = ({
  index: _,
  sentBy: __,
  revision: ___,
  ack: ____,
  isDoubted: _____,
  ...answer
}: QueuedAnswer): QueuedAnswer => answer;

/**
 * Adds answers that a window has forwarded, which this one did not know of. If both windows used the same index, either may have overwritten the other on
 * the host: ours is set again, and theirs gets another index.
 */
export function withForwarded(
  ours: readonly QueuedAnswer[],
  forwarded: readonly QueuedAnswer[],
): readonly QueuedAnswer[] {
  const known = new Set(ours.map(({ id }) => id));
  const theirs = forwarded.filter(({ id }) => !known.has(id));
  const indexes = (answers: readonly QueuedAnswer[]): Set<number | undefined> =>
    new Set(answers.flatMap(({ index }) => index ?? []));
  const [oursAt, theirsAt] = [indexes(ours), indexes(theirs)];
  return [
    ...ours.map((answer) =>
      answer.ack !== undefined && theirsAt.has(answer.index) ? { ...answer, isDoubted: true } : answer,
    ),
    ...theirs.map((answer) => (oursAt.has(answer.index) ? unsent(answer) : answer)),
  ];
}
