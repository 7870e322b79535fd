/**
 * Lit makes a policy of Trusted Types as soon as it runs, named `lit-html`, and a page that allows it by name allows it
 * once. Each script for pages holds a Lit of its own, so they share one policy. This module comes before Lit.
 */

type CreatePolicy = (name: string, rules: unknown) => unknown;

interface Page {
  readonly trustedTypes?: { createPolicy: CreatePolicy };
  [policy: symbol]: unknown;
}

const page = globalThis as unknown as Page;
/** The policy, for other scripts and versions of this one. */
const shared = Symbol.for('abacade.policy');

/** Returns true if texts still become elements, because no policy is demanded or the page has a default one. */
function isUnguarded(): boolean {
  try {
    document.createElement('template').innerHTML = '<i></i>';
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the policy; under a name of our own where something else on the page has taken Lit's. Undefined where there can
 * be none and none is needed.
 * @throws TypeError of the browser where the page allows none but demands one.
 */
function create(make: CreatePolicy, name: string, rules: unknown): unknown {
  try {
    return make(name, rules);
  } catch (refused) {
    try {
      return make('abacade', rules);
    } catch {
      if (isUnguarded()) return undefined;
      throw refused;
    }
  }
}

function share(factory: { createPolicy: CreatePolicy }): void {
  if (shared in factory.createPolicy) return;
  const own = Object.getOwnPropertyDescriptor(factory, 'createPolicy');
  const make: CreatePolicy = factory.createPolicy.bind(factory);
  const sharing: CreatePolicy = (name, rules) =>
    name === 'lit-html' ? (page[shared] ??= create(make, name, rules)) : make(name, rules);
  factory.createPolicy = Object.assign(sharing, { [shared]: true });
  // All modules of a script have run by then.
  queueMicrotask(() => {
    if (own) Object.defineProperty(factory, 'createPolicy', own);
    else delete (factory as Partial<typeof factory>).createPolicy;
  });
}

if (page.trustedTypes) share(page.trustedTypes);
