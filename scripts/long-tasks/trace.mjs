// Reads a Chromium trace: the tasks of a page's main thread, their processor time, and how it was spent.

/** The categories to record. The profiler reports functions, and takes time itself. */
export const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
export const profiler = 'disabled-by-default-v8.cpu_profiler';

/** The kind of work of an event, by the beginning of its name; anything else is scripting. */
const kinds = [
  [/^(UpdateLayoutTree|Document::updateStyle|ParseAuthorStyleSheet|CSS)/, 'style'],
  [/^(Layout|LocalFrameView::(performLayout|layout))/, 'layout'],
  [/^(PrePaint|Paint|Layerize|Commit|UpdateLayer|UpdateLayerTree|Raster|IntersectionObserver|PaintImage)/, 'paint'],
  [/(GC|Scavenge)/, 'gc'],
  [/^(v8\.(compile|parse)|V8\.(Compile|Parse|compile)|v8\.produceCache|V8\.OptimizeCode)/, 'compile'],
  [/^(v8\.wasm|wasm)/, 'wasm'],
  [/^(ParseHTML|HTMLDocumentParser)/, 'html'],
  [
    /^(BlinkScheduler_PerformMicrotaskCheckpoint|FunctionCall|EvaluateScript|v8\.(run|callFunction|evaluateModule)|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback|V8\.)/,
    'script',
  ],
];
const kindOf = (name) => kinds.find(([pattern]) => pattern.test(name))?.[1];

/** Returns the process of the page that was shown last. */
function processOf(events) {
  const shown = events.filter(({ name }) => name === 'FrameCommittedInBrowser' || name === 'TracingStartedInBrowser');
  const ids = shown.flatMap(({ name, args: { data } }) =>
    name === 'FrameCommittedInBrowser'
      ? data.parent
        ? []
        : [data.processId]
      : (data.frames ?? []).filter((one) => !one.parent).map((one) => one.processId),
  );
  return ids.filter(Boolean).at(-1);
}

/** Returns the profiler's samples of a thread: their times and functions, the innermost first. */
function samplesOf(events, pid) {
  const profiles = new Map();
  for (const { name, id, args, pid: of } of events) {
    if (of !== pid) continue;
    if (name === 'Profile') profiles.set(id, { at: args.data.startTime, nodes: new Map(), samples: [] });
    const profile = profiles.get(id);
    if (name !== 'ProfileChunk' || !profile) continue;
    const { cpuProfile, timeDeltas = [] } = args.data;
    for (const node of cpuProfile?.nodes ?? []) profile.nodes.set(node.id, node);
    (cpuProfile?.samples ?? []).forEach((sample, i) => {
      profile.at += timeDeltas[i];
      profile.samples.push({ at: profile.at, node: sample, nodes: profile.nodes, ms: timeDeltas[i] / 1000 });
    });
  }
  return [...profiles.values()].flatMap(({ samples }) => samples);
}

const nameOf = ({ callFrame: { functionName, url = '', lineNumber = 0, columnNumber = 0 } }) =>
  `${functionName || '(anonymous)'}${url ? ` ${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber + 1}` : ''}`;

/** Returns the functions of a task with their milliseconds: as the innermost one, and anywhere in the stack. */
function functionsIn(samples, from, to) {
  const self = new Map();
  const total = new Map();
  const add = (map, key, ms) => map.set(key, (map.get(key) ?? 0) + ms);
  for (const { at, node, nodes, ms } of samples) {
    if (at < from || at > to) continue;
    const seen = new Set();
    for (let one = nodes.get(node), top = true; one; one = nodes.get(one.parent), top = false) {
      const name = nameOf(one);
      if (top) add(self, name, ms);
      if (!seen.has(name)) add(total, name, ms);
      seen.add(name);
    }
  }
  const sorted = (map) => [...map].sort((a, b) => b[1] - a[1]);
  return { self: sorted(self), total: sorted(total) };
}

/**
 * Returns the tasks of the page's main thread that took at least this much processor time, the longest first:
 * `{ at, ms, spent, functions }`, `at` in microseconds, `spent` in milliseconds by kind.
 */
export function tasksIn(events, least) {
  const pid = processOf(events);
  const thread = events.find(
    (one) => one.name === 'thread_name' && one.pid === pid && one.args.name === 'CrRendererMain',
  );
  const own = events.filter((one) => one.pid === pid && one.tid === thread?.tid && one.ph === 'X');
  own.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const samples = samplesOf(events, pid);
  const tasks = [];
  let task;
  let stack = [];
  for (const event of own) {
    const { name, ts, dur = 0, tdur = 0 } = event;
    if (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') {
      if (task && ts < task.until) continue;
      task = { at: ts, until: ts + dur, ms: tdur / 1000, events: [] };
      if (task.ms >= least) tasks.push(task);
      stack = [];
    } else if (task && ts < task.until) {
      while (stack.length && ts >= stack.at(-1).until) stack.pop();
      const kind = kindOf(name) ?? stack.at(-1)?.kind ?? name;
      const one = { kind, own: tdur / 1000, until: ts + dur };
      if (stack.length) stack.at(-1).own -= one.own;
      stack.push(one);
      task.events.push(one);
    }
  }
  for (const one of tasks) {
    one.spent = {};
    for (const { kind, own: ms } of one.events) one.spent[kind] = (one.spent[kind] ?? 0) + ms;
    one.functions = functionsIn(samples, one.at, one.until);
  }
  return tasks.sort((a, b) => b.ms - a.ms);
}
