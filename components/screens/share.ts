/** How a text was shared: by the share dialog of the device, through the clipboard, or not at all. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Shares a text through the share dialog of the device, otherwise copies it to the clipboard. Never rejects. */
export async function share(text: string): Promise<Shared> {
  const { navigator } = globalThis as { readonly navigator: Partial<Pick<Navigator, 'share' | 'clipboard'>> };
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return 'shared';
    }
  } catch (error) {
    // The reader has closed the dialog. After any other error, as in a frame that may not share, try the clipboard.
    if ((error as { readonly name?: unknown } | undefined)?.name === 'AbortError') return 'given-up';
  }
  try {
    await navigator.clipboard!.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
