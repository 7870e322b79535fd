/**
 * The reasons for which a request of a platform, or of a page that a platform has launched, is refused. The operator finds
 * the code in the log of the server, and its meaning in docs/lti.md; the person at the browser only reads what to do next.
 */
export const reasons = [
  // The request itself
  'method',
  'too-large',
  'not-a-form',
  'busy',
  // The first step, in which a platform announces a launch
  'issuer-missing',
  'login-hint-missing',
  'target-missing',
  'target-foreign',
  'platform-unknown',
  'platform-ambiguous',
  // The state that comes back with the launch
  'platform-error',
  'state-missing',
  'state-invalid',
  'state-expired',
  'other-browser',
  'other-origin',
  // The token
  'token-missing',
  'token-malformed',
  'token-algorithm',
  'token-key-unknown',
  'token-keys-unreachable',
  'token-signature',
  'token-issuer',
  'token-audience',
  'token-expired',
  'token-early',
  'token-old',
  'nonce-missing',
  'nonce-other',
  'nonce-used',
  // The claims
  'claims-too-large',
  'version',
  'message-type',
  'deployment-missing',
  'deployment-unknown',
  'user-missing',
  'roles-missing',
  'link-missing',
  'line-item-foreign',
  'deep-link-return',
  'deep-link-accepts',
  'not-a-teacher',
  // The pages after a launch
  'session-missing',
  'session-invalid',
  'session-expired',
  'content',
  // A lesson that cannot be opened: no such game, or other options
  'lesson',
  // The members of a course: the lesson goes on without them
  'members-access',
  'members-unreachable',
  'members-refused',
  'members-answer',
  'members-foreign',
  'members-too-many',
  // Registration
  'registration-key',
  'registration-fields',
  'registration-address',
  'registration-unreachable',
  'registration-issuer',
  'registration-answer',
] as const;

export type Reason = (typeof reasons)[number];

/**
 * A refused request. It is thrown where the fault is found and caught in one place, which answers and logs it. Its message
 * is the reason and nothing else, so that no claim of a token gets into a log.
 */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** Refuses unless a condition holds. */
export function demand(holds: unknown, reason: Reason): asserts holds {
  if (!holds) throw new Refusal(reason);
}
