import { words, type Course, type Tab } from './course.js';

/** Everything that can go wrong, and its repair. */
export const mishaps: readonly (readonly [
  name: string,
  weight: number,
  happen: (course: Course, tab: Tab) => Promise<void> | void,
])[] = [
  [
    'offline',
    3,
    (c) => {
      c.platform.network.online = false;
      for (const { page } of c.tabs) page.fire('offline');
    },
  ],
  [
    'online',
    6,
    (c) => {
      c.platform.network.online = true;
      for (const { page } of c.tabs) page.fire('online');
    },
  ],
  ['server refuses', 2, (c) => void (c.platform.network.refuses = true)],
  ['server answers', 4, (c) => void Object.assign(c.platform.network, { refuses: false, status: 200 })],
  ['HTTP 503', 2, (c) => void (c.platform.network.status = 503)],
  ['a commit fails', 2, (c, t) => void (t.visit.spoilt.commits = 1 + c.random(3))],
  ['the API is gone', 1, (_, t) => t.visit.kill()],
  ['storage fails', 1, (c) => c.setStorage(false)],
  ['storage works', 4, (c) => c.setStorage(true)],
  ['tab killed', 2, (c, t) => c.end(t, false)],
  ['page left', 2, (c, t) => c.end(t, true)],
  [
    'reload',
    2,
    async (c, t) => {
      await c.end(t, true);
      if (c.platform.isLoggedIn) await c.enter();
    },
  ],
  ['second tab', 1, async (c) => void (c.platform.isLoggedIn && c.tabs.length < 3 && (await c.enter()))],
  ['session lost', 1, (c) => c.platform.loseSession()],
  ['log in', 2, (c) => void (c.platform.isLoggedIn || c.platform.logIn(c.device))],
  [
    'log out and in',
    1,
    (c) => {
      c.platform.logOut(c.device);
      c.platform.logIn(c.device);
    },
  ],
  [
    'preview',
    1,
    async (c) => void (c.platform.isLoggedIn && c.tabs.length < 2 && (await c.enter(undefined, { mode: 'browse' }))),
  ],
  ['kept in the cache', 1, (_, t) => t.page.fire('pagehide', { persisted: true })],
  ['the package is replaced', 1, (c) => void c.version++],
  ['slow', 1, (c) => void (c.platform.onRequest = () => c.timers.skip(2000))],
  ['fast', 2, (c) => void (c.platform.onRequest = () => undefined)],
  ['clock', 1, (c) => c.jumpClock((c.random(2) ? 1 : -1) * 86_400_000 * c.random(400))],
  ['hidden', 2, (_, t) => t.page.turn('hidden')],
  ['visible', 2, (_, t) => t.page.turn('visible')],
  [
    'state refused',
    1,
    (c, t) =>
      Object.assign(t.visit.spoilt, {
        refuses: [/suspend_data/, /lesson_location|suspend_data/, /lesson_location/][c.random(3)],
        refusal: c.plan.way === '1.2' ? '405' : '406',
      }),
  ],
  ['state taken', 2, (_, t) => void (t.visit.spoilt.refuses = undefined)],
  [
    'LMSInitialize fails',
    1,
    async (c) =>
      void (
        c.platform.isLoggedIn &&
        c.tabs.length < 2 &&
        (await c.enter((visit) => {
          visit.spoilt.initialize = 1 + c.random(4);
        }))
      ),
  ],
  ['undo', 3, (_, t) => void (t.board.inert || t.board.undo())],
  ['redo', 2, (_, t) => void (t.board.inert || t.board.redo())],
  ['time passes', 3, (c) => c.timers.pass(1000 * c.random(90))],
  [
    'button',
    4,
    (c, t) => {
      const { takeOver, replace, goBack, keepThis, keepOther, sendNow, close, finish } = words;
      const labels = [takeOver, replace, goBack, keepThis, keepOther, sendNow, close, finish];
      c.press(t, labels[c.random(labels.length)]);
    },
  ],
];
