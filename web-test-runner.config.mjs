// The browser tests of one engine: ENGINE=chromium, firefox or webkit. `npm run browser` bundles the tests and names the files.
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import puppeteer from 'puppeteer-core';
import { programs } from './scripts/browsers.mjs';
import { root } from './scripts/bundle/entries.mjs';
import { chromiumCommands } from './scripts/chromium.mjs';
import { answer } from './scripts/files.mjs';
import { freePort, startWebKit } from './scripts/webkit.mjs';
import { bundleOf } from './test/pages/bundles.mjs';
import { startOtherOrigin } from './test/pages/other-origin.mjs';
import { flaky } from './test/pages/flaky.mjs';
import { made } from './test/pages/made.mjs';
import { older } from './test/pages/older.mjs';
import { fileOfPackage } from './test/pages/packages.mjs';
import { atHome, page, policies } from './test/pages/pages.mjs';

const engine = process.env.ENGINE ?? 'chromium';
/** Delays on purpose, by the options of scripts/browser-tests.mjs. */
const slow = {
  /** The factor by which Chromium slows down its pages. */
  processor: Number(process.env.SLOW_PROCESSOR ?? 1),
  /** The longest delay of a module, in milliseconds. */
  modules: Number(process.env.SLOW_MODULES ?? 0),
};
const { chromium, firefox, webkitDriver, miniBrowser, xvfb } = programs();
const driverPort = engine === 'webkit' ? await freePort() : 0;

/** Fewer processes and a third of the frames per second: the tests are not affected, and it takes a quarter less work. */
const firefoxPrefs = {
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'layout.frame_rate': 20,
};

const launchers = {
  chromium: () =>
    chromeLauncher({
      puppeteer,
      launchOptions: {
        executablePath: chromium.path,
        headless: 'shell',
        // A page of tests ends before the further optimization of code would have paid for its compilation.
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--js-flags=--no-turbofan --no-maglev'],
      },
      async createPage({ context }) {
        const page = await context.newPage();
        const { processor: rate } = slow;
        if (rate > 1) await (await page.createCDPSession()).send('Emulation.setCPUThrottlingRate', { rate });
        return page;
      },
    }),
  firefox: () =>
    chromeLauncher({
      puppeteer,
      launchOptions: { browser: 'firefox', executablePath: firefox.path, extraPrefsFirefox: firefoxPrefs },
    }),
  webkit: () =>
    webdriverLauncher({
      hostname: '127.0.0.1',
      port: driverPort,
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        // The runner waits for the tests of a page, not for all of its resources: rarely, their loading never ends.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: miniBrowser.path, args: ['--automation'] },
      },
    }),
};

let stopWebKit;
const webkit = {
  name: 'webkit',
  async serverStart() {
    if (engine === 'webkit') {
      stopWebKit = await startWebKit({ xvfb: xvfb.path, driver: webkitDriver.path, port: driverPort });
    }
  },
  serverStop: () => stopWebKit?.(),
};

/** Delays scripts by a random time each, so that they come in another order. */
async function late({ path }, next) {
  if (slow.modules > 0 && path.endsWith('.js')) await wait(Math.random() * slow.modules);
  await next();
}

let other;
const otherOrigin = {
  name: 'other-origin',
  async serverStart() {
    other = await startOtherOrigin();
  },
  serverStop: () => other?.stop(),
};

/**
 * The pages of the browser tests, `/page/module/multiplay-grid?policy=self`, with `&form` for one that begins with its
 * form; below `/plain/` the files of the project exactly as they are on disk; below `/package/` packages, below `/made/`
 * files made by the builder, below `/version/9.9.9/` the scripts for pages as another version, below `/bundle/` the pages
 * of test/frameworks, bundled; below `/flaky/` the scripts for pages from a server that loses some; `/other-origin` is the
 * address of another server.
 */
async function pages(context, next) {
  const { path, query } = context;
  if (path.startsWith('/plain/')) {
    const { status, headers, body } = await answer(root, path.slice('/plain'.length));
    context.status = status;
    context.set(headers);
    context.body = typeof body === 'string' ? body : Buffer.from(body);
  } else if (path === '/other-origin') {
    context.body = other.origin;
  } else if (path.startsWith('/package/')) {
    const file = await fileOfPackage(path);
    if (!file) return;
    context.status = 200;
    context.set(file.headers);
    context.body = file.body;
  } else if (path.startsWith('/older/')) {
    await older(context);
  } else if (path.startsWith('/version/')) {
    const [, , version, ...rest] = path.split('/');
    const { status, headers, body } = await answer(root, `/dist/cdn/${rest.join('/')}`);
    context.status = status;
    context.set(headers);
    context.body = String(Buffer.from(body))
      .replace(/Abacade \d[^,]*/, `Abacade ${version}`)
      .replace(/"\d+\.\d+\.\d+"/, `"${version}"`);
  } else if (path.startsWith('/bundle/')) {
    context.body = await bundleOf(path);
    context.type = 'js';
  } else if (path.startsWith('/made/')) {
    await made(context, other.origin);
  } else if (path.startsWith('/flaky/')) {
    const given = await flaky(path, query);
    context.status = given.status;
    context.set(given.headers);
    context.body = typeof given.body === 'string' ? given.body : Buffer.from(given.body);
  } else if (path.startsWith('/page/')) {
    const [, , kind, tag] = path.split('/');
    const policy = policies[query.policy];
    context.body = page(kind, tag, query.form === undefined);
    context.type = 'html';
    context.set('content-security-policy-report-only', atHome);
    if (policy) context.set('content-security-policy', policy);
  } else {
    await next();
  }
}

/** Returns the results of all tests of a suite, each with the names of the suites that contain it. */
const resultsIn = ({ suites, tests }, within = []) => [
  ...tests.filter((test) => !test.skipped).map((test) => ({ ...test, name: [...within, test.name].join(' › ') })),
  ...suites.flatMap((suite) => resultsIn(suite, [...within, suite.name])),
];

/** Counts the tests of one run of a file, and names those that failed. A file that could not run is one failure. */
const outcome = ({ testResults, passed, errors }) => {
  const all = testResults ? resultsIn(testResults) : [];
  const failures = all.filter((test) => !test.passed).map(({ name, error }) => ({ name, message: error?.message }));
  if (!passed && failures.length === 0 && errors.length > 0) {
    failures.push({ name: 'the file', message: errors[0].message });
  }
  return { passed: all.filter((test) => test.passed).length, failures };
};

/** Reports the result of each file to scripts/browser-tests.mjs. */
const reportToParent = () => {
  let before = performance.now();
  return {
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      const outcomes = sessionsForTestFile.map(outcome);
      const failures = outcomes.flatMap((one) => one.failures);
      const now = performance.now();
      process.send?.({
        file: basename(testFile, '.test.js'),
        passed: outcomes.reduce((total, { passed }) => total + passed, 0),
        failed: failures.length,
        failures,
        seconds: (now - before) / 1000,
      });
      before = now;
    },
  };
};

/**
 * Ignores the error event by which an engine reports that it delivers a change of size one frame later; nothing is lost,
 * and no page has failed.
 */
const goesOn = `addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
});`;

/**
 * Hides the page. The engines draw in software, which takes up to half of their time. The tests need positions, sizes,
 * focus and the targets of taps, none of which needs a drawn page; support/axe.ts shows it for a while.
 */
const unseen = '<style>html { opacity: 0 }</style>';

export default {
  rootDir: root,
  // Engines start in parallel: without this, one could take the port that another has just found free.
  port: await freePort(),
  browsers: [launchers[engine]()],
  plugins: [webkit, otherOrigin, chromiumCommands],
  middleware: [late, pages],
  // One page at a time: the visible one has the focus and its timers are not slowed down.
  concurrency: 1,
  concurrentBrowsers: 1,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000 * slow.processor,
  testsFinishTimeout: 300_000 * slow.processor,
  testRunnerHtml: (framework) => `<!doctype html><html><head><meta charset="utf-8" />${unseen}</head><body>
    <script>${goesOn}</script><script type="module" src="${framework}"></script></body></html>`,
  testFramework: { config: { ui: 'bdd', timeout: 120_000 * slow.processor } },
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestProgress: false }), reportToParent()],
};
