// Starts a WordPress on this machine, of Debian's package or of a folder, with the plugin in it: files, database and web server in
// one folder that is deleted afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { install } from '../apt.mjs';
import { programs } from '../browsers.mjs';
import { root } from '../bundle/entries.mjs';

const packaged = '/usr/share/wordpress';
const packages = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-cli',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'mariadb-server',
  'php-codesniffer',
  programs().chromium.package,
];

/** The programs that are needed and are not there. */
const missing = (source) => [
  ...[source, '/usr/bin/php', '/usr/sbin/mariadbd', '/usr/bin/phpcs'].filter((path) => !existsSync(path)),
  ...(programs().chromium.path ? [] : [programs().chromium.package]),
];

/** Installs what is missing with apt, where that is allowed. Returns what is still missing. */
export function installed(source = packaged) {
  if (missing(source).length > 0) install(packages);
  return { missing: missing(source), packages };
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something answers. @throws Error after 30 s */
async function until(answers, what) {
  for (let tries = 0; tries < 150; tries++) {
    if (await answers()) return;
    await wait(200);
  }
  throw new Error(`${what} does not answer.`);
}

/** Starts a database whose files are in a folder; connections come by its socket alone. */
async function startDatabase(folder) {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  const account = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync('mariadb-install-db', [`--datadir=${data}`, '--auth-root-authentication-method=normal', ...account], {
    stdio: 'ignore',
  });
  const server = spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...account],
    { stdio: 'ignore', detached: true },
  );
  const sql = (text) => execFileSync('mariadb', [`--socket=${socket}`, '-u', 'root', '-e', text], { stdio: 'pipe' });
  await until(() => {
    try {
      sql('select 1');
      return true;
    } catch {
      return false;
    }
  }, 'The database');
  sql('create database wordpress');
  return { server, socket };
}

const config = (socket, isNetwork) => `<?php
// As WordPress's handbook has it for a site behind a proxy that ends TLS.
if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) {
	$_SERVER['HTTPS'] = 'on';
}
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'only for a test ' . $name );
	define( $name . '_SALT', 'only for a test, too ' . $name );
}
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
${isNetwork ? `define( 'WP_ALLOW_MULTISITE', true );\n` : ''}if ( file_exists( __DIR__ . '/network.php' ) ) {
	require __DIR__ . '/network.php';
}
$table_prefix = 'wp_';
define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/**
 * Starts a site with the plugin.
 * @param files the files of the plugin, by their paths
 * @param source the folder of the WordPress; it is copied
 * @param path the path of the site, such as \`/school\`; empty at the root of its host
 * @param isNetwork makes it a network of two sites, in sub-paths
 * @param plugins the folders of other plugins, which are switched on first
 * @param options what is stored before that in the table of options, by its name
 * @returns its address, its folder, \`php\` to run a program within it, and \`end\`
 */
export async function startSite(
  files,
  { port = 8377, isNetwork = false, source = packaged, path = '', plugins = [], options = {} } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'abacade-wordpress-'));
  const host = join(folder, 'host');
  const site = join(host, path);
  const ofTest = join(root, 'test/wordpress');
  cpSync(source, site, { recursive: true, dereference: true });
  for (const own of ['wp-config.php', 'wp-content/mu-plugins', 'wp-content/plugins/abacade'])
    rmSync(join(site, own), { recursive: true, force: true });
  for (const [file, bytes] of files) {
    const to = join(site, 'wp-content/plugins/abacade', file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, bytes);
  }
  for (const plugin of plugins)
    cpSync(plugin, join(site, 'wp-content/plugins', basename(plugin)), { recursive: true, dereference: true });
  mkdirSync(join(site, 'wp-content/uploads'), { recursive: true });
  cpSync(join(ofTest, 'policy.php'), join(site, 'wp-content/mu-plugins/policy.php'));
  const { server: database, socket } = await startDatabase(folder);
  const address = `http://localhost:${port}${path}`;
  writeFileSync(join(site, 'wp-config.php'), config(socket, isNetwork));
  const env = { ...process.env, ABACADE_HOST: `localhost:${port}`, ABACADE_PATH: path };
  const php = (program, args = [], input = '') =>
    execFileSync('php', [join(ofTest, program), site, ...args], { stdio: 'pipe', input, env }).toString();
  php('install.php', [address, ...plugins.map((plugin) => basename(plugin))], JSON.stringify(options));
  if (isNetwork) {
    writeFileSync(join(site, 'network.php'), php('network.php'));
    php('sites.php');
  }
  const web = spawn('php', ['-S', `localhost:${port}`, '-t', host, join(ofTest, 'router.php')], {
    stdio: 'ignore',
    detached: true,
    env: { ...env, PHP_CLI_SERVER_WORKERS: '4' },
  });
  const end = async () => {
    for (const server of [web, database]) {
      const exit = server.exitCode === null ? once(server, 'exit') : undefined;
      // The web server has processes of its own.
      process.kill(-server.pid);
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await until(
    () =>
      fetch(`${address}/wp-login.php`).then(
        () => true,
        () => false,
      ),
    'The web server',
  );
  return { address, site, port, folder, php, end };
}
