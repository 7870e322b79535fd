/** The settings of the program, from its command line, and the secret, which it keeps between two starts. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bad, isWhole, ok, type Result } from '../src/rules/game.js';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of all stored data. */
  readonly data: string;
  /** The address of the log, if it is not a folder of this machine: `valkey://host:port,…`. */
  readonly log?: string | undefined;
  readonly secretFile?: string | undefined;
  readonly origins: readonly string[];
  readonly codes: 'local' | 'open';
  readonly isBehindProxy: boolean;
  /** The modules of games by somebody else. */
  readonly games: readonly string[];
  /** The address at which browsers reach the server, without a slash at its end; undefined if it is found by itself. */
  readonly url?: string | undefined;
  /** True if `/metrics` answers. */
  readonly hasMetrics: boolean;
  /** True if the program only makes the links of teachers invalid. */
  readonly isRevoking: boolean;
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  /** The origin of this server as platforms and browsers see it, if courses may launch it (LTI 1.3). */
  readonly lti?: string | undefined;
}

export const usage = `abacade-live: Abacade's games across devices, for a school

  --port 8300             the port
  --host 0.0.0.0          the interface; 127.0.0.1 behind a proxy on the same machine
  --url URL               the address that others see, if it is another: https://school.example/abacade; its path is served, too
  --data ./abacade-data   the folder of all that is kept
  --local, --open         lesson codes of 6 characters, for a network that is not open to the world (default), or of 8
  --allow-origin URL      an origin whose pages may connect and show ours in a frame, such as https://moodle.school.example; may be repeated; null for files
  --cert FILE --key FILE  for https
  --behind-proxy          the proxy says in x-forwarded-for where a device is
  --log valkey://HOST,…   a log that several servers share
  --game FILE             a module that exports a game of your own; may be repeated
  --lti URL               courses of Moodle, Canvas and others may open it (LTI 1.3): its own address, such as https://games.school.example
  --secret-file FILE      the secret that they share: at least 16 bytes
  --metrics               answer /metrics in the text format of Prometheus; keep it inside of your network
  --revoke                make the teachers' link, and those of lessons, invalid; the next start prints a new one
  --version
  --help
`;

const flags = {
  port: { type: 'string', default: '8300' },
  host: { type: 'string', default: '0.0.0.0' },
  data: { type: 'string', default: './abacade-data' },
  log: { type: 'string' },
  'secret-file': { type: 'string' },
  game: { type: 'string', multiple: true, default: [] as string[] },
  lti: { type: 'string' },
  'allow-origin': { type: 'string', multiple: true, default: [] as string[] },
  cert: { type: 'string' },
  key: { type: 'string' },
  local: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
  'behind-proxy': { type: 'boolean', default: false },
  url: { type: 'string' },
  metrics: { type: 'boolean', default: false },
  revoke: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Returns the address of a server without a slash at its end; undefined if a text is none. */
function readUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  const isPlain = /^https?:$/.test(protocol) && !search && !hash && !username && /^[\w./~-]*$/.test(pathname);
  return isPlain ? `${origin}${pathname.replace(/\/+$/, '')}` : undefined;
}

const isOrigin = (text: string): boolean => {
  if (text === 'null') return true;
  return URL.canParse(text) && new URL(text).origin === text;
};

/** Reads the command line; returns `help` or `version` if it asks for that. The code of an error is `arguments`. */
export function readSettings(args: readonly string[]): Result<Settings | 'help' | 'version'> {
  const wrong = (message: string): Result<never> => bad('arguments', message);
  try {
    const { values } = parseArgs({ args: [...args], options: flags });
    if (values.help) return ok('help');
    if (values.version) return ok('version');
    const { host, data, log, cert, key, open, local, lti } = values;
    const port = Number(values.port);
    const origins = values['allow-origin'];
    if (!isWhole(port, 0, 65_535)) return wrong('--port is a number from 0 to 65535.');
    const stray = origins.find((one) => !isOrigin(one));
    if (stray !== undefined) return wrong(`--allow-origin ${stray}: an origin is as https://school.example.`);
    const url = values.url === undefined ? undefined : readUrl(values.url);
    if (values.url !== undefined && url === undefined)
      return wrong(`--url ${values.url}: an address is as https://school.example/abacade.`);
    if (open && local) return wrong('--open and --local are one or the other.');
    if ((cert === undefined) !== (key === undefined)) return wrong('--cert and --key belong together.');
    if (log !== undefined && values['secret-file'] === undefined) return wrong('--log needs --secret-file.');
    if (lti !== undefined && (lti === 'null' || !isOrigin(lti)))
      return wrong(`--lti ${lti}: an address is as https://games.school.example.`);
    return ok({
      port,
      host,
      data,
      log,
      secretFile: values['secret-file'],
      origins,
      games: values.game,
      lti,
      codes: open ? 'open' : 'local',
      isBehindProxy: values['behind-proxy'],
      url,
      hasMetrics: values.metrics,
      isRevoking: values.revoke,
      tls: cert !== undefined && key !== undefined ? { cert: readFileSync(cert), key: readFileSync(key) } : undefined,
    });
  } catch (error) {
    return wrong((error as Error).message);
  }
}

/** Minimum number of bytes of a secret. */
const leastSecret = 16;

const secretFileIn = ({ data, secretFile }: Pick<Settings, 'data' | 'secretFile'>): string =>
  secretFile ?? join(data, 'secret');

/** Writes a file that others cannot read, whole or not at all: a computer may be switched off meanwhile. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Returns whether the data folder has lessons, which only the secret with which they were opened finds. */
function hasLessons(data: string): boolean {
  const folder = join(data, 'classes');
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.sqlite'));
}

/**
 * Returns the secret of the server: from the given file, or from the data folder, where it is created if it is missing,
 * readable for this user only. One that was written by half, as at a power cut, is made anew unless lessons need it.
 * @throws Error if it cannot be read or written, or is too short
 */
export function secretIn(settings: Pick<Settings, 'data' | 'secretFile'>): Uint8Array {
  const { data, secretFile } = settings;
  const file = secretFileIn(settings);
  if (secretFile === undefined && sizeOf(file) < leastSecret) {
    if (hasLessons(data))
      throw new Error(
        `${file} is missing or damaged, and without it nobody finds the lessons in ${join(data, 'classes')}. ` +
          `Put back a copy of it; or, to give up those lessons, delete that folder and ${file}, and start again.`,
      );
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeWhole(file, randomBytes(32).toString('base64url'));
  }
  if (secretFile === undefined) chmodSync(file, 0o600);
  const secret = readFileSync(file);
  if (secret.length < leastSecret) throw new Error(`${file} is too short for a secret: at least ${leastSecret} bytes.`);
  return secret;
}

/** Returns how often the teachers' links were revoked. It stands beside the secret, and is 0 if there is no such file. */
export function revocationsIn(settings: Pick<Settings, 'data' | 'secretFile'>): number {
  const file = `${secretFileIn(settings)}.revoked`;
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '0';
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${file} is damaged: it has to contain a number.`);
  return Number(text);
}

/** Makes the links of teachers invalid from the next start on. Returns the name of the file that says so. */
export function revoke(settings: Pick<Settings, 'data' | 'secretFile'>): string {
  const file = `${secretFileIn(settings)}.revoked`;
  writeWhole(file, `${revocationsIn(settings) + 1}\n`);
  return file;
}
