/** The lines for the operator. One that repeats is left out, so that nobody fills the log from outside. */

/** Maximum number of lines with the same reason in a minute. */
const mostLines = 10;

export class OperatorLog {
  readonly #lines = new Map<string, { minute: number; count: number }>();

  constructor(
    private readonly write: (line: string) => void,
    private readonly now: () => number,
  ) {}

  /** Writes the reason for which something has failed. */
  failed(what: string, reason: string): void {
    const minute = Math.floor(this.now() / 60_000);
    const known = this.#lines.get(`${what} ${reason}`);
    const count = known?.minute === minute ? known.count + 1 : 1;
    if (this.#lines.size > 1000) this.#lines.clear();
    this.#lines.set(`${what} ${reason}`, { minute, count });
    if (count > mostLines) return;
    this.write(`LTI: ${what}: ${reason}${count === mostLines ? ' (more of this in this minute is left out)' : ''}`);
  }
}
