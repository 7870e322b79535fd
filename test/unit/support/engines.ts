/**
 * The two builds of a core. WebAssembly comes last and stays: files share their modules (vitest.config.ts), and on the
 * twin the files that run later would take several times as long.
 */
export const engines = ['twin', 'wasm'] as const;
