import type { CompilerOptions } from 'typescript';

export interface Fault {
  readonly feature: string;
  readonly lacks: readonly string[];
  readonly file: string;
  readonly line: number;
}
export function faultsInScripts(files: readonly string[], options: CompilerOptions): Fault[];
export function faultsOfSyntax(file: string, text: string): Fault[];
