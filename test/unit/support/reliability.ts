import { readState } from '../../../src/results/state.js';
import { Course, type Plan } from './course.js';
import type { BoardOptions } from './headless-board.js';
import { mishaps } from './mishaps.js';
import { seeded } from './random.js';

/** The games that are played: with few moves, questions with answers, dice, hidden pieces. */
export const boards: readonly BoardOptions[] = [
  { name: 'multiplay', tag: 'multiplay-grid', options: { size: 5, answer: 'factor' }, bots: [0, 1] },
  { name: 'tables', tag: 'pytagora-tables', options: {}, bots: [0, 1] },
  { name: 'plyt', tag: 'plyt-board', options: { timer: 0, startSquare: 80 }, bots: [0, 1] },
  { name: 'sequence', tag: 'sequence-board', options: { summit: 30 }, bots: [0, 1] },
  { name: 'pytagora', tag: 'pytagora-board', options: { target: 10 }, bots: [0, 0] },
  { name: 'upAndDown', tag: 'pytagora-square', options: {}, bots: [0, 1] },
];

/** Plays one course to its end. */
export async function playThrough(seed: number, plan: Plan): Promise<Course> {
  // Sessions take random names: with a seed, the names are the same each time.
  const { random } = Math;
  const named = seeded(-seed);
  Math.random = () => named(2 ** 30) / 2 ** 30;
  try {
    return await play(seed, plan);
  } finally {
    Math.random = random;
  }
}

async function play(seed: number, plan: Plan): Promise<Course> {
  const course = new Course(seed, plan);
  const { random } = course;
  const steps = plan.steps ?? 60;
  const possible = mishaps.filter(([name]) => plan.only?.includes(name) ?? true);
  const weights = possible.reduce((sum, [, weight]) => sum + weight, 0);
  for (let step = 0; step < steps; step++) {
    if (!course.tabs.length) {
      if (!course.platform.isLoggedIn) {
        course.log('log in');
        course.platform.logIn(course.device);
      }
      await course.enter(undefined, { newAttempt: random(2) === 0 });
    }
    const tab = course.tabs[random(course.tabs.length)];
    if (random(5)) await course.act(tab);
    else {
      let at = random(weights);
      const [name, , happen] = possible.find(([, weight]) => (at -= weight) < 0)!;
      course.log(name, tab);
      await happen(course, tab);
    }
    // A storage takes a moment to answer.
    await course.timers.pass(0);
    course.noteFaults();
    course.noteArrivals();
    for (const one of course.tabs) course.observe(one);
  }
  await course.settle();
  checkDevice(course);
  checkPlatform(course);
  return course;
}

/** Checks that the device's copy equals the platform's, or that there is none. */
function checkDevice(course: Course): void {
  for (const [key, text] of course.device.storage.kept) {
    // Games that were put aside belong to nobody.
    if (/\.(aside|unread)$/.test(key)) continue;
    const { state, answers } = Object(JSON.parse(text)) as { state?: string; answers?: { told?: string }[] };
    const read = state === undefined ? undefined : readState(state);
    if (read?.ok && read.value.revision !== course.kept()?.revision)
      course.wrong.push(`the device is at ${read.value.revision}, the platform at ${course.kept()?.revision}`);
    const untold = (answers ?? []).filter(({ told }) => told === undefined);
    if (untold.length) course.wrong.push(`${untold.length} answers stay on the device`);
  }
}

/** Checks that the platform has every answer once, without a gap, and the best score. */
function checkPlatform(course: Course): void {
  const { platform, wrong, given, bestPromised } = course;
  course.noteFaults();
  const counts = new Map<number, number>();
  const unknown = new Set(given.flatMap(({ ms, isUnknown, isUntraced }) => (isUnknown || isUntraced ? [ms] : [])));
  for (let attempt = 0; attempt < platform.attempts; attempt++) {
    const all = platform.recorded(attempt);
    if (all.includes(0)) wrong.push(`attempt ${attempt}: a gap among the answers`);
    const twice = all.filter((ms, i) => all.indexOf(ms) !== i && !unknown.has(ms));
    if (twice.length) wrong.push(`attempt ${attempt}: ${twice.join()} ms more than once`);
    for (const ms of all) counts.set(ms, (counts.get(ms) ?? 0) + 1);
  }
  counts.delete(0);
  for (const { ms, prompt, atRisk, isAdrift, isUnnoted } of given) {
    const times = counts.get(ms) ?? 0;
    // If another attempt has begun since, an answer may be reported in both attempts: better than in none.
    if (times > (isAdrift || isUnnoted ? 2 : 1)) wrong.push(`answer ${prompt} (${ms}) is there ${times} times`);
    if (times === 0 && !atRisk) wrong.push(`answer ${prompt} (${ms}) is missing`);
  }
  const known = new Set(given.map(({ ms }) => ms));
  for (const ms of counts.keys()) if (!known.has(ms)) wrong.push(`an answer of ${ms} ms that nobody gave`);
  if ((platform.grade ?? 0) < bestPromised) wrong.push(`best was ${bestPromised}, the grade is ${platform.grade}`);
}
