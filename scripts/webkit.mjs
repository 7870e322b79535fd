// WebKit for the browser tests: WebKitWebDriver on a virtual display.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './bundle/entries.mjs';

/** Resolves to a free port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const isRunning = (child) => child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Sends a signal to a program and its child processes. */
const signal = (child, name) => {
  try {
    process.kill(-child.pid, name);
  } catch {
    // it has already ended
  }
};

/** Asks a program to terminate, and kills it after two seconds. */
async function end(child) {
  if (isRunning(child)) {
    const gone = once(child, 'exit');
    signal(child, 'SIGTERM');
    await Promise.race([gone, pause(2000)]);
  }
  signal(child, 'SIGKILL');
}

/**
 * Starts Xvfb, which picks a free display, and the driver on `port`.
 * @returns A function that ends both and the browsers that they started.
 */
export async function startWebKit({ xvfb, driver, port }) {
  const started = [];
  const stop = async () => {
    for (const child of started.splice(0).reverse()) await end(child);
  };
  process.once('exit', () => started.forEach((child) => signal(child, 'SIGKILL')));
  const start = (program, args, options) => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore', ...options });
    child.on('error', (error) => console.error(`${program}: ${error.message}`));
    started.push(child);
    return child;
  };

  try {
    const screen = start(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(screen.stdio[3], 'data', { signal: AbortSignal.timeout(20_000) });

    // Without a locale it reports "C"; without a graphics card it must render in software. Without that renderer and with a
    // shortened search for fonts, it needs half of the processor time; a page of tests ends before the further optimization of
    // code would have paid for its compilation.
    const env = {
      LANG: 'en_GB.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      JSC_useDFGJIT: 'false',
      FONTCONFIG_FILE: join(root, 'test/browser/support/fonts.conf'),
      DISPLAY: `:${String(display).trim()}`,
    };
    start(driver, [`--port=${port}`], { env: { ...process.env, ...env } });
    for (let tries = 0; tries < 100; tries++) {
      const up = await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) return stop;
      await pause(100);
    }
    throw new Error('WebKitWebDriver does not answer.');
  } catch (error) {
    await stop();
    throw error;
  }
}
