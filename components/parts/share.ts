/** The result of sharing a text: with the device's share dialog, through the clipboard, cancelled, or failed. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Shares a text with the device's share dialog, otherwise copies it to the clipboard. Never rejects. */
export async function share(text: string): Promise<Shared> {
  const { navigator } = globalThis as { readonly navigator: Partial<Pick<Navigator, 'share' | 'clipboard'>> };
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return 'shared';
    }
  } catch (error) {
    // The user has closed the dialog. After any other error, for example in a frame that may not share, try the clipboard.
    if ((error as { readonly name?: unknown } | undefined)?.name === 'AbortError') return 'given-up';
  }
  try {
    await navigator.clipboard!.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Saves a text as a file on this device.
 * @param type The media type of the file, such as `text/csv`.
 */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
