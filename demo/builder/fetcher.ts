/** A built file, from beside the page; undefined where it is not to be had. */
export type Fetcher = (name: string) => Promise<Uint8Array | undefined>;

/** Fetches built files from a folder, each once; one that failed is tried again. */
export function fetcher(folder: string): Fetcher {
  const files = new Map<string, Uint8Array>();
  return async (name) => {
    const known = files.get(name);
    if (known) return known;
    const response = await fetch(new URL(name, folder), { credentials: 'omit' }).catch(() => undefined);
    if (!response?.ok) return undefined;
    const file = new Uint8Array(await response.arrayBuffer());
    files.set(name, file);
    return file;
  };
}
