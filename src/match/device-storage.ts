/**
 * Texts that a device keeps under their keys, for all windows of one site. Every call may reject: the storage is
 * forbidden, full, or gone.
 */
export interface DeviceStorage {
  /** The text under the key; undefined where there is none. */
  get(key: string): Promise<string | undefined>;
  /**
   * Reads, asks, and writes in one transaction, so that no other window comes between. False where `accepts` has refused
   * what stands there: then nothing was written.
   */
  swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean>;
  /**
   * Writes over whatever stands there; a swap that is under way is replaced, counts as done, and asks nobody any more. Once the storage has been
   * read, the browser has the text before this returns: for a page that is being left.
   */
  put(key: string, text: string): Promise<void>;
  delete(...keys: readonly string[]): Promise<void>;
  /** Tells when another window has written or deleted the text under the key; what is returned ends it. */
  watch(key: string, onChange: () => void): () => void;
}
