/**
 * The two builds of a core. WebAssembly comes last and remains: test files share their modules (vitest.config.ts), and files that run later
 * would take several times as long on the twin.
 */
export const engines = ['twin', 'wasm'] as const;
