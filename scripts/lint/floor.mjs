// `npm run floor`: fails if the code uses features that some of the oldest supported browsers lack. Features that are checked
// before use, or provided by a script, are listed here, with the reason.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { faultsInScripts } from './floor-scripts.mjs';
import { byScript, faultsInStyles, stylesIn } from './floor-styles.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Features whose support is checked before use, with the files that do so. */
const guarded = {
  'HTMLElement.attachInternals': ['components/game/theme.ts'],
  'ElementInternals.states': ['components/game/theme.ts'],
  'Element.checkVisibility': ['components/game/open-pad.ts'],
  'HTMLElement.showPopover': ['demo/builder/reopening.ts'],
  'Intl.Segmenter': ['src/match/players.ts', 'components/abacade-class/boards.ts'],
  'Segmenter.segment': ['src/match/players.ts', 'components/abacade-class/boards.ts'],
  'Location.ancestorOrigins': ['pages/frame-messages.ts'],
  'Navigator.share': ['components/parts/share.ts'],
  'Navigator.userActivation': ['components/style/sounds.ts'],
  'UserActivation.hasBeenActive': ['components/style/sounds.ts'],
  'Navigator.wakeLock': ['components/lesson/wake-lock.ts'],
  'WakeLock.request': ['components/lesson/wake-lock.ts'],
  'WakeLockSentinel.release': ['components/lesson/wake-lock.ts'],
  'WakeLockSentinel.released': ['components/lesson/wake-lock.ts'],
  CSSStyleSheet: ['pages/status-bar.ts', 'components/style/older/styles.ts'],
  'CSSStyleSheet.replaceSync': ['pages/status-bar.ts', 'components/style/older/styles.ts'],
  'ShadowRoot.adoptedStyleSheets': ['pages/status-bar.ts', 'components/style/older/styles.ts'],
  // These events are caused only by touches, and no Safari with only a mouse has them.
  'TouchEvent.touches': ['components/pytagora-board/table-view.ts'],
  'TouchList.length': ['components/pytagora-board/table-view.ts'],
};

/** The folders whose elements adopt styles for older browsers. */
const made = /^(components|demo\/activities|demo\/builder|demo\/translate)\//;
/** Features that may be ignored, because the rest of the rule applies as well. */
const allowed = { 'pages/status-bar.ts': [':has'] };

const folders = ['src', 'components', 'pages', 'demo', 'server/pages', 'server/lti/pages'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(root, folder, name))
    .filter((file) => /(?<!\.d)\.(ts|js|css|html)$/.test(file) && !/generated|node_modules/.test(file)),
);
// Scripts of other folders that a page imports are downloaded with it.
for (const file of files)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.{1,2}\/[^']+\.mjs)'/g)) {
    const imported = resolve(dirname(file), path);
    // Some of them exist only as types.
    if (existsSync(imported) && !files.includes(imported)) files.push(imported);
  }
const nameOf = (file) => relative(root, file);
const faults = [];

const { options } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error },
);
const scripts = files.filter((file) => /\.(ts|m?js)$/.test(file));
for (const { feature, lacks, file, line } of faultsInScripts(scripts, options))
  if (!guarded[feature]?.includes(nameOf(file)))
    faults.push(`${nameOf(file)}:${line}: ${feature}: ${lacks.join(', ')}`);

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const name = nameOf(file);
  const styles = file.endsWith('.css')
    ? [{ text, at: 0 }]
    : file.endsWith('.html')
      ? [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(({ 1: style, index }) => ({ text: style, at: index + 7 }))
      : [...stylesIn(text)];
  for (const style of styles)
    for (const { feature, lacks, at } of faultsInStyles(
      style.text,
      allowed[name] ?? (made.test(name) ? byScript : []),
    )) {
      const line = text.slice(0, style.at + at).split('\n').length;
      faults.push(`${name}:${line}: ${feature}: ${lacks.join(', ')}`);
    }
}

for (const fault of faults) console.error(fault);
if (faults.length) {
  console.error(`${faults.length} uses of what the oldest browsers of docs/hosts.md lack.`);
  process.exitCode = 1;
}
