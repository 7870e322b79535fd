/** The program: starts the server of a school, and prints its addresses. */
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { ready } from '../src/core/index.js';
import { BotThread } from './bot-thread.js';
import { byBlossom } from './blossom.js';
import { Gateway } from './gateway.js';
import { httpServer } from './http.js';
import type { Log } from './log/port.js';
import { loadGames } from './own-games.js';
import { report } from './log-line.js';
import { missingPage, Pages } from './pages.js';
import { readSettings, revocationsIn, revoke, secretIn, usage, type Settings } from './settings.js';
import { Tokens } from './tokens.js';

/** Time without an append after which a lesson is erased, in milliseconds. */
const keptFor = 24 * 3_600_000;
/** The same for a lesson that is continued next time, in a folder of this machine: Valkey keeps all equally long. */
const waitsFor = 14 * keptFor;
const hour = 3_600_000;

type Expiring = Log & { expire?(ms: number, resting: number): Promise<unknown> };

async function openLog({ log, data }: Settings): Promise<Expiring> {
  if (log !== undefined) {
    const { ValkeyLog } = await import('./log/valkey.js');
    return new ValkeyLog(log);
  }
  const { SqliteLog } = await import('./log/sqlite.js');
  return new SqliteLog(join(data, 'classes'));
}

async function openStore({ log, data }: Settings) {
  if (log !== undefined) {
    const { ValkeyStore } = await import('./lti/store/valkey.js');
    return new ValkeyStore(log, Date.now);
  }
  const { SqliteStore } = await import('./lti/store/sqlite.js');
  return new SqliteStore(join(data, 'lti'), Date.now);
}

/** Opens LTI, if the operator has switched it on. Nothing of it is loaded otherwise. */
async function openLti(
  settings: Settings,
  secret: Uint8Array,
  gateway: Gateway,
  folder: (path: string) => string,
  cdn: string,
) {
  const { lti: origin } = settings;
  if (origin === undefined) return undefined;
  const [{ Lti }, { SeatedLessons }] = await Promise.all([import('./lti/lti.js'), import('./lessons.js')]);
  return new Lti({
    origin,
    secret,
    store: await openStore(settings),
    lessons: new SeatedLessons(gateway),
    pages: folder('../lti/pages'),
    // The words of pages are with the elements.
    scripts: [folder('lti'), cdn],
    log: (line) => console.error(line),
  });
}

const timers = {
  now: () => Date.now(),
  later: (call: () => void, ms: number) => {
    // An error in one lesson must not end the others. A delay beyond the maximum of timers would fire at once.
    const guarded = (): void => {
      try {
        call();
      } catch (error) {
        report('error', error);
      }
    };
    const timer = setTimeout(guarded, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/** Returns the addresses at which other devices can reach this one. */
function addresses({ host, tls, url }: Settings, port: number): string[] {
  if (url !== undefined) return [url];
  const scheme = tls ? 'https' : 'http';
  const isAny = host === '0.0.0.0' || host === '::';
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const own = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  const hosts = !isAny ? [host] : own.length ? own : ['localhost'];
  return hosts.map((one) => `${scheme}://${one.includes(':') ? `[${one}]` : one}:${port}`);
}

function printAddresses(settings: Settings, port: number, key: string): void {
  const [first, ...others] = addresses(settings, port);
  const link = `${first}/class#${key}`;
  console.log(`Pupils:   ${first}/j`);
  for (const other of others) console.log(`     or   ${other}/j`);
  console.log(`Teachers: ${link}\n`);
  console.log(renderUnicodeCompact(link));
  console.log(`\nWhoever has the teachers' link can open lessons. All that is kept is in ${settings.data}.`);
}

/** Starts the server. Returns a function that stops it. */
async function start(settings: Settings): Promise<() => Promise<void>> {
  await ready();
  await loadGames(settings.games);
  const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  // The package contains the elements; in the repository they are beside the server.
  const packed = folder('../cdn');
  const files = { pages: folder('../pages'), cdn: existsSync(packed) ? packed : folder('../../dist/cdn') };
  const missing = missingPage(files);
  if (missing !== undefined)
    throw new Error(`${missing} is missing, so there is no page to serve: build or install it again.`);
  const secret = secretIn(settings);
  const tokens = new Tokens(secret, revocationsIn(settings));
  const log = await openLog(settings);
  const bots = new BotThread(new URL('./bot-worker.js', import.meta.url), settings.games);
  const gateway = new Gateway({
    log,
    tokens,
    timers,
    key: tokens.key,
    codes: settings.codes,
    waits: settings.log === undefined ? waitsFor : keptFor,
    random: (below) => randomInt(below),
    newId: () => randomBytes(12).toString('base64url'),
    matching: byBlossom,
    think: bots.think,
    warn: (error) => report('warn', error),
  });
  const pages = new Pages({ ...files, ancestors: settings.origins });
  const { origins, isBehindProxy, tls, url, hasMetrics } = settings;
  const base = url === undefined ? '' : new URL(url).pathname.replace(/\/$/, '');
  const lti = await openLti(settings, secret, gateway, folder, files.cdn);
  const others = lti && ((...given: Parameters<typeof lti.answer>) => lti.answer(...given));
  const { server, close } = httpServer({ gateway, origins, isBehindProxy, pages, tls, base, hasMetrics, others });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const address = server.address();
  printAddresses(settings, typeof address === 'object' && address ? address.port : settings.port, tokens.key);
  if (lti)
    console.log(`\nPlatforms: ${settings.lti}/lti/setup#${lti.key}\nWhoever has this link can register platforms.`);
  const expire = (): void => void log.expire?.(keptFor, waitsFor).catch((error: unknown) => report('error', error));
  const expiring = setInterval(expire, hour);
  expire();
  return async () => {
    clearInterval(expiring);
    await close();
    await lti?.close();
    bots.close();
    await log.close();
  };
}

/** Returns the version of the package. */
const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Runs the program with the arguments of its command line. */
export async function run(args: readonly string[]): Promise<void> {
  const settings = readSettings(args);
  if (settings.ok && settings.value === 'version') return console.log(version());
  if (!settings.ok || settings.value === 'help' || settings.value === 'version') {
    console.log(settings.ok ? usage : `${settings.message}\n\n${usage}`);
    process.exitCode = settings.ok ? 0 : 2;
    return;
  }
  process.on('unhandledRejection', (error) => report('error', error));
  try {
    if (settings.value.isRevoking) {
      const file = revoke(settings.value);
      return console.log(`The teachers' links are invalid from the next start on: ${file}`);
    }
    const end = await start(settings.value);
    report('info', `Version ${version()} has started.`);
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        report('info', `Stops by ${signal}.`);
        void end().then(() => process.exit(0));
      });
  } catch (error) {
    report('error', (error as Error).message);
    process.exit(1);
  }
}
