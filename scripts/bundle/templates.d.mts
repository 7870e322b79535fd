import type { Plugin } from 'rollup';

export function squeezeCss(text: string): string;
export function squeezeHtml(text: string): string;
export function squeeze(tag: 'css' | 'html' | 'svg', texts: readonly string[]): readonly string[];
export function templates(): Plugin;
