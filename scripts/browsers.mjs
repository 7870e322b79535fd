// Finds the three browser engines for the tests. Run as a script, it also installs what is missing with apt-get if
// permitted, and otherwise says what to install and fails.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isProgram, onPath } from './apt.mjs';

const list = (dir) => {
  try {
    return readdirSync(dir).map((name) => join(dir, name));
  } catch {
    return [];
  }
};

/** Finds WebKit's MiniBrowser, which is not on the PATH: Debian has it under /usr/lib, others under /usr/libexec. */
const miniBrowser = () =>
  ['/usr/libexec', '/usr/lib', ...list('/usr/lib').filter((dir) => dir.endsWith('-linux-gnu'))]
    .flatMap((dir) => list(dir).filter((path) => /\/webkit2gtk-4\.[01]$/.test(path)))
    .map((dir) => join(dir, 'MiniBrowser'))
    .sort()
    .reverse()
    .find(isProgram);

/** The programs that the tests need: the path of each, undefined if it is not installed, and its Debian package. */
export function programs() {
  return {
    // Chromium's headless shell, which lacks what only a window needs: it starts sooner and takes a tenth less time. The full
    // browser can be used instead.
    chromium: {
      path: onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
      package: 'chromium-headless-shell',
    },
    firefox: { path: onPath('firefox-esr', 'firefox'), package: 'firefox-esr' },
    webkitDriver: { path: onPath('WebKitWebDriver'), package: 'webkit2gtk-driver' },
    miniBrowser: { path: miniBrowser(), package: 'webkit2gtk-driver' },
    xvfb: { path: onPath('Xvfb'), package: 'xvfb' },
  };
}

const missing = () => [
  ...new Set(
    Object.values(programs())
      .filter(({ path }) => !path)
      .map((program) => program.package),
  ),
];

/**
 * The font packages, and the folders of their files. Layout tests need fonts, and small Debian images have none. The second
 * package is the smallest that has the characters of Chinese and Japanese, 1.6 MB; Arabic and Cyrillic are in the first.
 */
const fonts = {
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu',
  'fonts-wqy-microhei': '/usr/share/fonts/truetype/wqy',
};
const fontPackages = Object.keys(fonts);
const lackFonts = () => Object.values(fonts).some((folder) => list(folder).length === 0);

function main() {
  const before = missing();
  // Without the fonts of a language its characters are drawn as boxes of a different size; tests of other languages run
  // nevertheless.
  if (before.length > 0 || lackFonts()) install([...before, ...fontPackages]);
  const after = missing();
  if (after.length > 0) {
    console.error(`Not installed: ${after.join(', ')}. The browser tests need them. On Debian or Ubuntu:`);
    console.error(`  apt-get install --no-install-recommends ${[...after, ...fontPackages].join(' ')}`);
    process.exitCode = 1;
    return;
  }
  for (const [name, { path }] of Object.entries(programs())) console.log(`${name}: ${path}`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();
