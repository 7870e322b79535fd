import * as parser from '@typescript-eslint/parser';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import layers from './scripts/lint/layers.mjs';

const from = (names, message) => names.map((name) => ({ name, message }));

/** `src` runs in a page, a worker and Node alike. */
const pageGlobals = from(
  [
    'document',
    'window',
    'self',
    'parent',
    'top',
    'frames',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'customElements',
    'alert',
    'confirm',
    'prompt',
    'getComputedStyle',
    'matchMedia',
    'requestAnimationFrame',
  ],
  'src/ knows no page: take it as a parameter.',
);

/** The rules are pure: chance and time come in as moves, and no locale changes an answer. So is the layer of live games. */
const impureGlobals = from(
  ['Date', 'performance', 'crypto', 'Intl', 'setTimeout', 'setInterval', 'queueMicrotask', 'fetch', 'console'],
  'src/rules and src/live know no clock, no random source, no locale and no outer world.',
);
const impureProperties = [
  { object: 'Math', property: 'random', message: 'Take `random` as a parameter.' },
  { property: 'toLocaleString', message: 'src/rules and src/live know no locale.' },
  { property: 'localeCompare', message: 'src/rules and src/live know no locale.' },
];

export default defineConfig(
  // The rules of JavaScript and TypeScript are oxlint's (.oxlintrc.json): it asks TypeScript 7, in an eighth of the time.
  globalIgnores([
    'dist/',
    'server/dist/',
    'site/',
    'build/',
    'coverage/',
    'bin/',
    'scripts/*',
    '!scripts/messages/',
    'test/',
    'types/',
  ]),
  globalIgnores(['*.js', '*.ts', '*.mjs', 'src/*/generated/', 'src/platform.d.ts', 'src/floor.d.ts']),
  {
    files: ['{assembly,src,components,pages,server,demo}/**/*.{ts,tsx}'],
    languageOptions: { parser },
  },

  // The architecture's layers.
  {
    files: ['{assembly,src,components,pages,server,demo}/**/*.{ts,js}', 'scripts/messages/*.mjs'],
    plugins: { layers },
    rules: { 'layers/imports': 'error' },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', { globals: pageGlobals, checkGlobalObject: true }] },
  },
  {
    files: ['src/{rules,live}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', { globals: [...pageGlobals, ...impureGlobals], checkGlobalObject: true }],
      'no-restricted-properties': ['error', ...impureProperties],
    },
  },

  {
    files: ['components/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice'], litA11y.configs.recommended],
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    rules: {
      'wc/guard-super-call': 'off', // LitElement has them all
      'wc/no-constructor-params': 'off', // abstract elements are given their definition by those that extend them
      'lit-a11y/click-events-have-key-events': 'off', // keys are heard on the board, not on each cell
    },
  },
);
