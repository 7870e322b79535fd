/** Fetches a built file from the site of the page; undefined if it is not available. */
export type Fetcher = (name: string) => Promise<Uint8Array | undefined>;

/** Returns a function that fetches built files from a folder, each once; after a failure it tries again. */
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
