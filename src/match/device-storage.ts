/**
 * Key–value storage for texts on this device, shared by all windows of a site. Every call may reject, because the
 * storage may be blocked, full or unavailable.
 */
export interface DeviceStorage {
  /** Resolves to the text under the key, or undefined if there is none. */
  get(key: string): Promise<string | undefined>;
  /**
   * Reads, checks and writes in one transaction, so that no other window can write in between. Resolves to false
   * without writing if `accepts` rejects the stored text.
   */
  swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean>;
  /**
   * Overwrites whatever is stored. A swap in progress for the key is cancelled and counts as done. Once the storage has
   * been read, the write is issued before this function returns, so it is safe to call while a page is being closed.
   */
  put(key: string, text: string): Promise<void>;
  delete(...keys: readonly string[]): Promise<void>;
  /**
   * Calls back when another window has written or deleted the text under the key. Returns a function that stops
   * watching.
   */
  watch(key: string, onChange: () => void): () => void;
}
