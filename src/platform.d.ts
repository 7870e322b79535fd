/**
 * Declares everything that pages, workers and Node have in common beyond the language: `src` may use this without having it passed in. Only
 * tsconfig.src.json reads this, in place of the DOM's types, so `src` cannot use anything that is not declared here.
 */
declare class AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare class URLSearchParams {
  constructor(query?: string | Readonly<Record<string, string>>);
  get(name: string): string | null;
}

declare class URL {
  static createObjectURL(blob: Blob): string;
  static revokeObjectURL(url: string): void;
  constructor(url: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly searchParams: URLSearchParams;
}

declare class Blob {
  constructor(parts: readonly string[], options: { type: string });
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

declare namespace WebAssembly {
  class Module {
    constructor(bytes: ArrayBufferView | ArrayBuffer);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: unknown;
  }
  function instantiate(bytes: ArrayBufferView | ArrayBuffer): Promise<{ readonly instance: Instance }>;
}

declare const performance: { now(): number };
declare const crypto: { getRandomValues(values: Uint32Array): void };
declare function setTimeout(callback: () => void, ms?: number): number;
declare function clearTimeout(timer: number): void;
