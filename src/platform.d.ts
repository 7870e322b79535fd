/**
 * What pages, workers and Node all have beyond the language: all that `src` may use without being handed it. Only
 * tsconfig.src.json reads this, in place of the DOM's types; what it does not name, `src` cannot use.
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
declare function setTimeout(callback: () => void, ms?: number): number;
declare function clearTimeout(timer: number): void;
