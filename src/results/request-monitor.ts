/** The evidence about a commit that reported success. */
export type Evidence =
  /** The server has answered its request. */
  | 'arrived'
  /** The server has not answered, although the run-time reported success. */
  | 'lost'
  | 'unknown';

interface Timing {
  readonly name: string;
  readonly initiatorType: string;
  readonly responseStatus?: number;
  readonly transferSize?: number;
  readonly encodedBodySize?: number;
}

interface Performance {
  getEntriesByType(type: 'resource'): readonly Timing[];
  clearResourceTimings(): void;
}

/** A browser keeps only the first 250 entries of a window, so the list is cleared before that. */
const mostTimings = 200;

/**
 * Watches the requests of a run-time. Moodle's run-time returns "true" if its request has failed and a beacon was sent instead, whose
 * result is unknown. The window that makes the requests shows the difference, if it can be read: a request that was answered has a status
 * and a size. Other hosts, and windows of another origin, give no evidence.
 */
export class RequestMonitor {
  #before = 0;
  /** True once a request has been observed; until then, a missing request proves nothing. */
  #sees = false;

  /** @param window the window of the run-time; accessing any property of it may throw */
  constructor(private readonly window: unknown) {}

  /** Call before a commit. */
  begin(): void {
    const requests = this.#requests(true);
    this.#before = requests.length;
  }

  /** Call after a commit has been answered. */
  end(): Evidence {
    const made = this.#requests(false).slice(this.#before);
    const hasArrived = made.some(
      ({ responseStatus: status, transferSize, encodedBodySize }) =>
        (status === undefined || (status >= 200 && status < 300)) && Boolean(status || transferSize || encodedBodySize),
    );
    this.#sees ||= made.length > 0;
    if (hasArrived) return 'arrived';
    return this.#sees ? 'lost' : 'unknown';
  }

  #requests(mayEmpty: boolean): readonly Timing[] {
    try {
      const { performance } = this.window as { readonly performance?: Performance };
      if (!performance) return [];
      const all = performance.getEntriesByType('resource');
      if (mayEmpty && all.length >= mostTimings) {
        performance.clearResourceTimings();
        return [];
      }
      return all.filter(
        ({ name, initiatorType }) =>
          initiatorType === 'xmlhttprequest' && /\/datamodel\.php(?:[?#]|$)/.test(String(name)),
      );
    } catch {
      return [];
    }
  }
}
