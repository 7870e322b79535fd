/**
 * Lit creates a Trusted Types policy named `lit-html` as soon as it runs, and a page that allows the name allows it only
 * once. Each script for pages contains its own copy of Lit, so they share one policy. This module must be imported before
 * Lit.
 */

type CreatePolicy = (name: string, rules: unknown) => unknown;

interface Page {
  readonly trustedTypes?: { createPolicy: CreatePolicy };
  [policy: symbol]: unknown;
}

const page = globalThis as unknown as Page;
/** The key of the policy, shared with other scripts and versions of this one. */
const shared = Symbol.for('abacade.policy');

/** Returns true if text can still be assigned as HTML, because no policy is required or the page has a default one. */
function isUnguarded(): boolean {
  try {
    document.createElement('template').innerHTML = '<i></i>';
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the policy, under the name `abacade` if something else on the page has taken Lit's name. Undefined if none can be
 * created and none is needed.
 * @throws TypeError of the browser if the page requires a policy but allows none.
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
  // By then all modules of the script have run.
  queueMicrotask(() => {
    if (own) Object.defineProperty(factory, 'createPolicy', own);
    else delete (factory as Partial<typeof factory>).createPolicy;
  });
}

if (page.trustedTypes) share(page.trustedTypes);
