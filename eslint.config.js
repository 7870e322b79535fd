import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
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

/** Node's own names, for the scripts. */
const node = Object.fromEntries(
  [
    'process',
    'console',
    'performance',
    'Buffer',
    'URL',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'fetch',
    'AbortSignal',
  ].map((name) => [name, 'readonly']),
);

export default defineConfig(
  globalIgnores(['dist/', 'site/', 'build/', 'coverage/', 'src/*/generated/', 'src/platform.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.mjs', '*.config.js'], languageOptions: { globals: node } },
  { files: ['demo/*.js'], languageOptions: { globals: { document: 'readonly', navigator: 'readonly' } } },
  {
    files: ['test/pages/*.js'],
    languageOptions: {
      globals: Object.fromEntries(['window', 'document', 'performance', 'URL'].map((name) => [name, 'readonly'])),
    },
  },

  // The rules that need types are oxlint's (.oxlintrc.json): it asks TypeScript 7, in an eighth of the time.
  {
    files: ['{src,components,pages,server,test,demo}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      // `{ type: _, ...rest }` leaves one field out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // `typeof import('./set-up.js')` is how the type of a part that is fetched later is said.
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },

  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off', // expect(x).to.be.true
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }], // JSX, as React has it
    },
  },

  // The types for templates are outside of tsconfig.json.
  {
    files: ['types/*.d.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-undef': 'off', 'no-unused-vars': 'off' },
  },

  // AssemblyScript parses as TypeScript, but its types and its globals are its own.
  {
    files: ['assembly/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-undef': 'off', 'no-unused-vars': 'off', 'no-loss-of-precision': 'off' },
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
      '@typescript-eslint/no-this-alias': ['error', { allowedNames: ['element'] }], // for getters in an object
      // The properties of a game's options are typed by their declaration: the class says nothing of them.
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'wc/guard-super-call': 'off', // LitElement has them all
      'wc/no-constructor-params': 'off', // abstract elements are given their definition by those that extend them
      'lit-a11y/click-events-have-key-events': 'off', // keys are heard on the board, not on each cell
    },
  },
);
