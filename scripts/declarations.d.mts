import type { Option } from '../src/rules/options.js';

interface Described {
  readonly name: string;
  readonly attribute: string;
  readonly type: { readonly text: string };
  readonly default: string;
  readonly description: string;
}

export function docsIn(text: string): Record<string, string>;
export function described(
  name: string,
  option: Option,
  doc: string,
  defaults: object,
  tools: { kebab(name: string): string; written(value: unknown): string },
): Described;
export function optionsByTag(): Promise<Record<string, Described[]>>;
