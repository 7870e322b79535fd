/** What is known of a commit that was answered well. */
export type Evidence =
  /** Its request was answered by the server. */
  | 'arrived'
  /** It was not: the run-time has answered all the same. */
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

/** A browser keeps 250 entries of a window, and no later ones: before that, the list is emptied. */
const mostTimings = 200;

/**
 * Moodle's run-time answers "true" where its request has failed and a beacon was sent instead, of which nobody hears. The
 * window that makes the requests tells the two apart, where it may be read: a request that was answered has a status and
 * a size. Any other host, and a window of another origin, gives no evidence.
 */
export class RequestMonitor {
  #before = 0;
  /** A request was seen here, whatever became of it: one that is not seen is none. */
  #sees = false;

  /** `window` has the run-time; anything of it may throw. */
  constructor(private readonly window: unknown) {}

  /** A commit follows. */
  begin(): void {
    const requests = this.#requests(true);
    this.#before = requests.length;
  }

  /** A commit was answered. */
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
      const { performance } = this.window as { readonly performance: Performance };
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
