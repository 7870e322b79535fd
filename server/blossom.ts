/**
 * Edmonds' algorithm for maximum-weight matchings: a primal-dual method in O(n³) on a full table of edges. Nodes are
 * numbered from 1, and 0 stands for none; numbers from `n + 1` on are blossoms, odd cycles that are treated as one node.
 */
import type { Matching } from '../src/live/referee/pairing.js';

/** The label of a node in the forest of alternating paths: not in it, at an even distance from a root, or at an odd one. */
const [free, even, odd] = [-1, 0, 1];

class Blossoms {
  /** The mate of each node; 0 for none. */
  readonly mate: number[];
  /** Number of nodes and blossoms. */
  #count: number;
  readonly #size: number;
  /** The edge between two nodes or blossoms: its end nodes, and its weight, 0 if there is no edge. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #weight: Float64Array;
  /** The dual variables. */
  readonly #dual: number[];
  /** For each node, the node inside or outside the forest whose edge to it has the least slack. */
  readonly #nearest: number[];
  /** The outermost blossom that contains a node or a blossom. */
  readonly #outer: number[];
  readonly #parent: number[];
  readonly #state: number[];
  readonly #seen: number[];
  #look = 0;
  /** The children of a blossom, in the order of its cycle, from its base. */
  readonly #cycle: number[][];
  /** The child of a blossom that a node is in; 0 for none. */
  readonly #child: Int32Array;
  #queue: number[] = [];

  constructor(
    private readonly n: number,
    edges: readonly (readonly [a: number, b: number, weight: number])[],
  ) {
    this.#size = 2 * n + 1;
    this.#count = n;
    const filled = (value: number): number[] => Array.from({ length: this.#size }, () => value);
    this.mate = filled(0);
    this.#nearest = filled(0);
    this.#parent = filled(0);
    this.#state = filled(free);
    this.#seen = filled(0);
    this.#outer = filled(0).map((_, x) => (x <= n ? x : 0));
    this.#cycle = filled(0).map(() => []);
    const [from, to, child] = Array.from({ length: 3 }, () => new Int32Array(this.#size ** 2));
    [this.#from, this.#to, this.#child] = [from, to, child];
    this.#weight = new Float64Array(this.#size ** 2);
    for (let u = 1; u <= n; u++) {
      child[this.#at(u, u)] = u;
      for (let v = 1; v <= n; v++) [from[this.#at(u, v)], to[this.#at(u, v)]] = [u, v];
    }
    let greatest = 0;
    for (const [a, b, weight] of edges) {
      this.#weight[this.#at(a + 1, b + 1)] = this.#weight[this.#at(b + 1, a + 1)] = weight;
      greatest = Math.max(greatest, weight);
    }
    this.#dual = filled(0).map((_, x) => (x >= 1 && x <= n ? greatest : 0));
  }

  /** Finds augmenting paths until there are none. */
  solve(): void {
    while (this.#augments());
  }

  #at = (a: number, b: number): number => a * this.#size + b;

  /** Returns the slack of the edge between two nodes or blossoms: 0 if it is tight. */
  #slack(a: number, b: number): number {
    const at = this.#at(a, b);
    const [u, v] = [this.#from[at], this.#to[at]];
    return this.#dual[u] + this.#dual[v] - 2 * this.#weight[this.#at(u, v)];
  }

  #comesNear(u: number, x: number): void {
    if (!this.#nearest[x] || this.#slack(u, x) < this.#slack(this.#nearest[x], x)) this.#nearest[x] = u;
  }

  #findNearest(x: number): void {
    this.#nearest[x] = 0;
    for (let u = 1; u <= this.n; u++)
      if (this.#weight[this.#at(u, x)] > 0 && this.#outer[u] !== x && this.#state[this.#outer[u]] === even)
        this.#comesNear(u, x);
  }

  #enqueue(x: number): void {
    if (x <= this.n) this.#queue.push(x);
    else for (const one of this.#cycle[x]) this.#enqueue(one);
  }

  #setOuter(x: number, blossom: number): void {
    this.#outer[x] = blossom;
    if (x > this.n) for (const one of this.#cycle[x]) this.#setOuter(one, blossom);
  }

  /**
   * Returns the position of a child in the cycle of its blossom, after turning the cycle so that the path to it from the
   * base is even.
   */
  #evenWay(blossom: number, child: number): number {
    const cycle = this.#cycle[blossom];
    const at = cycle.indexOf(child);
    if (at % 2 === 0) return at;
    this.#cycle[blossom] = [cycle[0], ...cycle.slice(1).reverse()];
    return cycle.length - at;
  }

  #match(u: number, v: number): void {
    const at = this.#at(u, v);
    this.mate[u] = this.#to[at];
    if (u <= this.n) return;
    const child = this.#child[this.#at(u, this.#from[at])];
    const way = this.#evenWay(u, child);
    const cycle = this.#cycle[u];
    for (let i = 0; i < way; i++) this.#match(cycle[i], cycle[i ^ 1]);
    this.#match(child, v);
    this.#cycle[u] = [...cycle.slice(way), ...cycle.slice(0, way)];
  }

  /** Matches along the path from a node to the root. */
  #augment(from: number, to: number): void {
    for (let [u, v] = [from, to]; ;) {
      const next = this.#outer[this.mate[u]];
      this.#match(u, v);
      if (!next) return;
      const above = this.#outer[this.#parent[next]];
      this.#match(next, above);
      [u, v] = [above, next];
    }
  }

  /** Returns the point where the paths of two nodes to the root meet; 0 if they have different roots. */
  #meeting(one: number, other: number): number {
    this.#look++;
    for (let [u, v] = [one, other]; u || v; [u, v] = [v, u]) {
      if (!u) continue;
      if (this.#seen[u] === this.#look) return u;
      this.#seen[u] = this.#look;
      u = this.#outer[this.mate[u]];
      if (u) u = this.#outer[this.#parent[u]];
    }
    return 0;
  }

  #path(from: number, base: number): number[] {
    const path: number[] = [];
    for (let x = from; x !== base;) {
      const y = this.#outer[this.mate[x]];
      path.push(x, y);
      this.#enqueue(y);
      x = this.#outer[this.#parent[y]];
    }
    return path;
  }

  #addBlossom(u: number, base: number, v: number): void {
    let b = this.n + 1;
    while (b <= this.#count && this.#outer[b]) b++;
    this.#count = Math.max(this.#count, b);
    this.#dual[b] = 0;
    this.#state[b] = even;
    this.mate[b] = this.mate[base];
    this.#cycle[b] = [base, ...this.#path(u, base).reverse(), ...this.#path(v, base)];
    this.#setOuter(b, b);
    for (let x = 1; x <= this.#count; x++) this.#weight[this.#at(b, x)] = this.#weight[this.#at(x, b)] = 0;
    for (let x = 1; x <= this.n; x++) this.#child[this.#at(b, x)] = 0;
    for (const one of this.#cycle[b]) {
      for (let x = 1; x <= this.#count; x++) {
        if (this.#weight[this.#at(b, x)] && this.#slack(one, x) >= this.#slack(b, x)) continue;
        for (const table of [this.#from, this.#to, this.#weight]) {
          table[this.#at(b, x)] = table[this.#at(one, x)];
          table[this.#at(x, b)] = table[this.#at(x, one)];
        }
      }
      for (let x = 1; x <= this.n; x++) if (this.#child[this.#at(one, x)]) this.#child[this.#at(b, x)] = one;
    }
    this.#findNearest(b);
  }

  #expand(b: number): void {
    for (const one of this.#cycle[b]) this.#setOuter(one, one);
    const entry = this.#child[this.#at(b, this.#from[this.#at(b, this.#parent[b])])];
    const way = this.#evenWay(b, entry);
    const cycle = this.#cycle[b];
    for (let i = 0; i < way; i += 2) {
      const [one, next] = [cycle[i], cycle[i + 1]];
      this.#parent[one] = this.#from[this.#at(next, one)];
      [this.#state[one], this.#state[next]] = [odd, even];
      this.#nearest[one] = 0;
      this.#findNearest(next);
      this.#enqueue(next);
    }
    this.#state[entry] = odd;
    this.#parent[entry] = this.#parent[b];
    for (const one of cycle.slice(way + 1)) {
      this.#state[one] = free;
      this.#findNearest(one);
    }
    this.#outer[b] = 0;
  }

  /** Follows a tight edge. If it completes an augmenting path, matches along it and returns true. */
  #follow(a: number, b: number): boolean {
    const at = this.#at(a, b);
    const [u, v] = [this.#outer[this.#from[at]], this.#outer[this.#to[at]]];
    if (this.#state[v] === free) {
      this.#parent[v] = this.#from[at];
      this.#state[v] = odd;
      const next = this.#outer[this.mate[v]];
      this.#nearest[v] = this.#nearest[next] = 0;
      this.#state[next] = even;
      this.#enqueue(next);
    } else if (this.#state[v] === even) {
      const base = this.#meeting(u, v);
      if (!base) {
        this.#augment(u, v);
        this.#augment(v, u);
        return true;
      }
      this.#addBlossom(u, base, v);
    }
    return false;
  }

  /** Returns the outermost nodes and blossoms, from a number on. */
  #outermost(least = 1): number[] {
    const found: number[] = [];
    for (let x = least; x <= this.#count; x++) if (this.#outer[x] === x) found.push(x);
    return found;
  }

  /** Grows the forest by all tight edges; returns whether an augmenting path was found. */
  #grows(): boolean {
    for (let u = this.#queue.shift(); u !== undefined; u = this.#queue.shift()) {
      if (this.#state[this.#outer[u]] === odd) continue;
      for (let v = 1; v <= this.n; v++) {
        if (!this.#weight[this.#at(u, v)] || this.#outer[u] === this.#outer[v]) continue;
        if (this.#slack(u, v) > 0) this.#comesNear(u, this.#outer[v]);
        else if (this.#follow(u, v)) return true;
      }
    }
    return false;
  }

  /**
   * Returns by how much the dual variables can change before another edge becomes tight or the weight of a blossom becomes
   * zero.
   */
  #step(): number {
    const steps = this.#outermost(this.n + 1)
      .filter((b) => this.#state[b] === odd)
      .map((b) => this.#dual[b] / 2);
    for (const x of this.#outermost()) {
      const near = this.#nearest[x];
      if (near && this.#state[x] !== odd) steps.push(this.#slack(near, x) / (this.#state[x] === even ? 2 : 1));
    }
    return Math.min(...steps);
  }

  #augments(): boolean {
    this.#state.fill(free);
    this.#nearest.fill(0);
    this.#queue = [];
    for (const x of this.#outermost().filter((one) => !this.mate[one])) {
      this.#parent[x] = 0;
      this.#state[x] = even;
      this.#enqueue(x);
    }
    if (!this.#queue.length) return false;
    for (;;) {
      if (this.#grows()) return true;
      const step = this.#step();
      for (let u = 1; u <= this.n; u++) {
        const state = this.#state[this.#outer[u]];
        if (state === even && this.#dual[u] <= step) return false;
        if (state !== free) this.#dual[u] += state === even ? -step : step;
      }
      for (const b of this.#outermost(this.n + 1))
        if (this.#state[b] !== free) this.#dual[b] += this.#state[b] === even ? 2 * step : -2 * step;
      for (const x of this.#outermost()) {
        const near = this.#nearest[x];
        const isTight = near && this.#outer[near] !== x && this.#outer[x] === x && this.#slack(near, x) === 0;
        if (isTight && this.#follow(near, x)) return true;
      }
      for (const b of this.#outermost(this.n + 1)) if (this.#state[b] === odd && this.#dual[b] === 0) this.#expand(b);
    }
  }
}

export const byBlossom: Matching = (edges) => {
  const n = Math.max(-1, ...edges.flatMap(([a, b]) => [a, b])) + 1;
  // Large enough that one more pair outweighs all else.
  const pair = edges.reduce((most, [, , weight]) => Math.max(most, Math.abs(weight)), 0) * (n + 1) + 1;
  const blossoms = new Blossoms(
    n,
    edges.map(([a, b, weight]) => [a, b, weight + pair] as const),
  );
  blossoms.solve();
  return blossoms.mate.slice(1, n + 1).map((mate) => mate - 1);
};
