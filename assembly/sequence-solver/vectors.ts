// The same as rows.ts, two values at a time, for WebAssembly. The twin has no vectors.

import { listed } from './multisets';
import { ROW, TWELFTH } from './rows';

export function meanOfListed(row: usize, table: usize): void {
  let a = f64x2.splat(0);
  let b = f64x2.splat(0);
  let c = f64x2.splat(0);
  let d = f64x2.splat(0);
  let e = f64x2.splat(0);
  let f = f64x2.splat(0);
  let g = f64x2.splat(0);
  for (let k = 0; k < 12; k++) {
    const more = table + listed(k) * ROW;
    a = f64x2.add(a, v128.load(more, 0));
    b = f64x2.add(b, v128.load(more, 16));
    c = f64x2.add(c, v128.load(more, 32));
    d = f64x2.add(d, v128.load(more, 48));
    e = f64x2.add(e, v128.load(more, 64));
    f = f64x2.add(f, v128.load(more, 80));
    g = f64x2.add(g, v128.load(more, 96));
  }
  const twelfth = f64x2.splat(TWELFTH);
  v128.store(row, f64x2.mul(a, twelfth), 0);
  v128.store(row, f64x2.mul(b, twelfth), 16);
  v128.store(row, f64x2.mul(c, twelfth), 32);
  v128.store(row, f64x2.mul(d, twelfth), 48);
  v128.store(row, f64x2.mul(e, twelfth), 64);
  v128.store(row, f64x2.mul(f, twelfth), 80);
  v128.store(row, f64x2.mul(g, twelfth), 96);
}

export function meanOfMasters(row: usize): void {
  let sums = v128.load(row, 8);
  sums = f64x2.add(sums, v128.load(row, 24));
  sums = f64x2.add(sums, v128.load(row, 40));
  sums = f64x2.add(sums, v128.load(row, 56));
  sums = f64x2.add(sums, v128.load(row, 72));
  sums = f64x2.add(sums, v128.load(row, 88));
  store<f64>(row, (f64x2.extract_lane(sums, 0) + f64x2.extract_lane(sums, 1)) * TWELFTH);
}

export function highestOfListed(row: usize, own: usize, table: usize, count: i32): void {
  let a = v128.load(own, 0);
  let b = v128.load(own, 16);
  let c = v128.load(own, 32);
  let d = v128.load(own, 48);
  let e = v128.load(own, 64);
  let f = v128.load(own, 80);
  let g = v128.load(own, 96);
  for (let k = 0; k < count; k++) {
    const less = table + listed(k) * ROW;
    a = f64x2.pmax(a, v128.load(less, 0));
    b = f64x2.pmax(b, v128.load(less, 16));
    c = f64x2.pmax(c, v128.load(less, 32));
    d = f64x2.pmax(d, v128.load(less, 48));
    e = f64x2.pmax(e, v128.load(less, 64));
    f = f64x2.pmax(f, v128.load(less, 80));
    g = f64x2.pmax(g, v128.load(less, 96));
  }
  const inHand = f64x2.splat(f64x2.extract_lane(a, 0));
  v128.store(row, f64x2.pmax(a, inHand), 0);
  v128.store(row, f64x2.pmax(b, inHand), 16);
  v128.store(row, f64x2.pmax(c, inHand), 32);
  v128.store(row, f64x2.pmax(d, inHand), 48);
  v128.store(row, f64x2.pmax(e, inHand), 64);
  v128.store(row, f64x2.pmax(f, inHand), 80);
  v128.store(row, f64x2.pmax(g, inHand), 96);
}
