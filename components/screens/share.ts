/** How a text was handed on: by the device's own means, to the clipboard, or not at all. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Hands a text on: to where the reader chooses, otherwise to the clipboard. Never rejects. */
export async function share(text: string): Promise<Shared> {
  const { navigator } = globalThis as { readonly navigator: Partial<Pick<Navigator, 'share' | 'clipboard'>> };
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return 'shared';
    }
  } catch (error) {
    // The reader closed what had opened. Anything else, as in a frame that may not share: the clipboard may take it.
    if ((error as { readonly name?: unknown } | undefined)?.name === 'AbortError') return 'given-up';
  }
  try {
    await navigator.clipboard!.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
