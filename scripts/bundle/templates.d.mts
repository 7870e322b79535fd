export function squeezeCss(text: string): string;
export function squeezeHtml(text: string): string;
export function squeeze(tag: 'css' | 'html' | 'svg', texts: readonly string[]): readonly string[];
export function templates(): {
  readonly name: string;
  /** As a plugin of Rolldown, of which it needs the parser. */
  transform(
    this: { readonly parse: (code: string) => object },
    code: string,
    id: string,
  ): { readonly code: string } | null;
};
