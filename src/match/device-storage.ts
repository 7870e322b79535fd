/**
 * Stores texts by key on the device, for all windows of one site. Every call may reject: the storage may be blocked,
 * full or deleted.
 */
export interface DeviceStorage {
  /** Resolves to the text under the key; undefined if there is none. */
  get(key: string): Promise<string | undefined>;
  /**
   * Replaces a text in one transaction, so that no other window can interfere. `accepts` receives the current text. If
   * it returns false, nothing is written and the promise resolves to false.
   */
  swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean>;
  /**
   * Overwrites the text. It replaces a pending swap, which then counts as successful without calling `accepts`. Once
   * the storage has been read, the browser receives the text synchronously, so this works in a page that is being
   * closed.
   */
  put(key: string, text: string): Promise<void>;
  delete(...keys: readonly string[]): Promise<void>;
  /**
   * Calls back when another window writes or deletes the text under the key. Returns a function that stops watching.
   */
  watch(key: string, onChange: () => void): () => void;
}
