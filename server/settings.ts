/** The settings of the program, from its command line, and the secret, which it keeps between two starts. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  /** The origin of this server as platforms and browsers see it, if courses may launch it (LTI 1.3). */
  readonly lti?: string | undefined;
}

export const usage = `abacade-live: Abacade's games across devices, for a school

  --port 8300             the port
  --host 0.0.0.0          the interface; 127.0.0.1 behind a proxy on the same machine
  --data ./abacade-data   the folder of all that is kept
  --local, --open         lesson codes of 6 characters, for a network that is not open to the world (default), or of 8
  --allow-origin URL      an origin whose pages may connect and show ours in a frame, such as https://moodle.school.example; may be repeated; null for files
  --cert FILE --key FILE  for https
  --behind-proxy          the proxy says in x-forwarded-for where a device is
  --log valkey://HOST,…   a log that several servers share
  --game FILE             a module that exports a game of your own; may be repeated
  --lti URL               courses of Moodle, Canvas and others may open it (LTI 1.3): its own address, such as https://games.school.example
  --secret-file FILE      the secret that they share: at least 16 bytes
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
  help: { type: 'boolean', default: false },
} as const;

const isOrigin = (text: string): boolean => {
  if (text === 'null') return true;
  return URL.canParse(text) && new URL(text).origin === text;
};

/** Reads the command line; returns `help` if it asks for that. The code of an error is `arguments`. */
export function readSettings(args: readonly string[]): Result<Settings | 'help'> {
  const wrong = (message: string): Result<never> => bad('arguments', message);
  try {
    const { values } = parseArgs({ args: [...args], options: flags });
    if (values.help) return ok('help');
    const { host, data, log, cert, key, open, local, lti } = values;
    const port = Number(values.port);
    const origins = values['allow-origin'];
    if (!isWhole(port, 0, 65_535)) return wrong('--port is a number from 0 to 65535.');
    const stray = origins.find((one) => !isOrigin(one));
    if (stray !== undefined) return wrong(`--allow-origin ${stray}: an origin is as https://school.example.`);
    if (open && local) return wrong('--open and --local are one or the other.');
    if ((cert === undefined) !== (key === undefined)) return wrong('--cert and --key belong together.');
    if (log !== undefined && values['secret-file'] === undefined) return wrong('--log needs --secret-file.');
    if (lti !== undefined && (lti === 'null' || !isOrigin(lti)))
      return wrong(`--lti ${lti}: an address is as https://games.school.example.`);
    if (lti !== undefined && log !== undefined)
      return wrong('--lti keeps its data in a file of one machine, so it does not go with --log.');
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
      tls: cert !== undefined && key !== undefined ? { cert: readFileSync(cert), key: readFileSync(key) } : undefined,
    });
  } catch (error) {
    return wrong((error as Error).message);
  }
}

/**
 * Returns the secret of the server: from the given file, or from the data folder, where it is created if it is missing,
 * readable for this user only. @throws Error if it cannot be read or written, or is too short
 */
export function secretIn({ data, secretFile }: Pick<Settings, 'data' | 'secretFile'>): Uint8Array {
  const file = secretFile ?? join(data, 'secret');
  if (secretFile === undefined && !existsSync(file)) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  if (secretFile === undefined) chmodSync(file, 0o600);
  const secret = readFileSync(file);
  if (secret.length < 16) throw new Error(`${file} is too short for a secret: at least 16 bytes.`);
  return secret;
}
