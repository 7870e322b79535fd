/**
 * A second version of the estimator, plain and slow: it uses names instead of places, and the equations of docs/learning-model.md one after
 * another.
 */
type P3 = [number, number, number];

interface Kept {
  p: P3;
  box: number;
  days: number;
  last: number;
}

export interface SlowMemory {
  pace: 'usual' | 'calm' | 'none';
  key: number;
  kept: Map<string, Kept>;
}

export interface SlowEvidence {
  item: string;
  right: boolean;
  think?: number;
  slow?: true;
  part?: true;
}

const interval = [1, 3, 7, 16, 35, 90];

function classOf(item: string): 1 | 2 | 3 {
  const [a, b] = item.slice(1).split('.').map(Number);
  if (item[0] === 'N') return 1;
  if (item[0] === 'S') return a + b <= 10 ? 1 : a + b <= 20 ? 2 : 3;
  let hardness = 3;
  if ([3, 4, 9, 11].some((n) => n === a || n === b) || a === b) hardness = 2;
  if ([2, 5, 10].some((n) => n === a || n === b)) hardness = 1;
  if (item[0] === 'Q') hardness = Math.min(3, hardness + 1);
  return hardness as 1 | 2 | 3;
}

const prior: Record<1 | 2 | 3, P3> = { 1: [0.2, 0.35, 0.45], 2: [0.35, 0.4, 0.25], 3: [0.5, 0.35, 0.15] };

function ageing(p: P3, t: number, box: number): P3 {
  const f = Math.pow(1 + (0.9803 * t) / interval[box], -0.1542);
  const left = f * p[2];
  const gone = p[2] - left;
  return [p[0] + 0.15 * gone, p[1] + 0.85 * gone, left];
}

export function slowUpdate(memory: SlowMemory, told: SlowEvidence, d: number): void {
  const { kept } = memory;
  const known = kept.get(told.item);
  if (told.part && !known) return;
  // 1
  let p: P3;
  let t = 0;
  if (known) {
    t = Math.max(0, d - known.last);
    p = ageing(known.p, t, known.box);
  } else {
    const own = classOf(told.item);
    const alike = [...kept]
      .filter(([item]) => item[0] === told.item[0] && classOf(item) === own)
      .map(([, { p: q }]) => q);
    p = [0, 1, 2].map((i) => (6 * prior[own][i] + alike.reduce((sum, q) => sum + q[i], 0)) / (6 + alike.length)) as P3;
  }
  // 2
  const repeat = known !== undefined && known.last >= d;
  let likelihood: P3;
  let isFast = false;
  if (!told.right) likelihood = [0.75, 0.15, 0.04];
  else if (told.part || repeat) likelihood = [0.25, 0.85, 0.96];
  else {
    const seconds = told.think && memory.pace !== 'none' ? (told.think - memory.key) / 1000 : undefined;
    const [quick, slow] = memory.pace === 'calm' ? [6, 12] : [3, 6];
    if (told.slow || (seconds !== undefined && seconds > slow)) likelihood = [0.12, 0.3, 0.04];
    else if (seconds === undefined) likelihood = [0.25, 0.85, 0.96];
    else if (seconds > quick) likelihood = [0.08, 0.4, 0.12];
    else {
      likelihood = [0.05, 0.15, 0.8];
      isFast = true;
    }
  }
  // 3
  const w = told.part || (told.right && repeat) ? 0.25 : 0.7;
  p = p.map((chance, i) => chance * Math.pow(likelihood[i], w)) as P3;
  const all = p[0] + p[1] + p[2];
  p = [p[0] / all, p[1] / all, p[2] / all];
  if (told.part) {
    known!.p = p;
    return;
  }
  // 4
  p = [p[0] - 0.1 * p[0] - 0.02 * p[0], p[1] + 0.1 * p[0] - 0.08 * p[1], p[2] + 0.02 * p[0] + 0.08 * p[1]];
  // 5
  let box = known?.box ?? 0;
  const mayRise = !repeat && (!known || t >= interval[box] / 2);
  if (!told.right) box = Math.max(0, box - 2);
  else if ((isFast || memory.pace === 'none') && mayRise) box = Math.min(5, box + 1);
  // 6
  kept.set(told.item, { p, box, days: (known?.days ?? 0) + (repeat ? 0 : 1), last: d });
}

export function slowState(
  memory: SlowMemory,
  item: string,
  d: number,
): { p: P3; box: number; days: number; shown: string } {
  const known = memory.kept.get(item);
  if (!known) return { p: [0, 0, 0], box: 0, days: 0, shown: 'not-met' };
  const p = ageing(known.p, Math.max(0, d - known.last), known.box);
  const isQuick = p[2] >= 0.8 && known.box >= 2 && memory.pace !== 'none';
  return {
    p,
    box: known.box,
    days: known.days,
    shown: isQuick ? 'by-heart' : p[1] + p[2] >= 0.8 ? 'knows' : 'working',
  };
}
