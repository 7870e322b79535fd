import { dialect12 } from '../../../src/results/scorm12.js';
import { dialect2004 } from '../../../src/results/scorm2004.js';
import type { WindowLike } from '../../../src/results/scorm.js';
import { runTime } from './moodle-runtime.js';
import { referee, type Api, type Version } from './scorm-referee.js';

export interface MoodleSettings {
  /** The site's "SCORM standards mode". */
  readonly standard?: boolean;
  /** The setting _Force new attempt_: at "finished", a new attempt follows one that is completed, passed or failed. */
  readonly forceNewAttempt?: 'no' | 'finished' | 'always';
  /** The setting _Disable preview mode_. */
  readonly noPreview?: boolean;
  /** Values that the manifest or the site presets, for example `cmi.student_data.mastery_score`. */
  readonly given?: Readonly<Record<string, string>>;
}

/** The state of the network and the server, from now on. */
export interface Network {
  /** The value of `navigator.onLine`; when false, no request arrives. */
  online: boolean;
  /** True if the server cannot be reached, though the device is online. */
  refuses: boolean;
  /** The HTTP status of the server's answers. */
  status: 200 | 503;
}

/** Elements and their values, in a request. */
export type Posted = readonly (readonly [string, string])[];

/** The site, as far as a player needs it. */
export interface MoodleServer {
  readonly version: Version;
  readonly settings: MoodleSettings;
  readonly network: Network;
  /** The tracks of each attempt, by element. */
  readonly attempts: readonly ReadonlyMap<string, string>[];
  /** The rules of the standards that were broken. */
  readonly faults: string[];
  /** Called with every request that waits for its answer, as all of the run-time do. */
  readonly onRequest: () => void;
  interactionsOf(attempt: number): Record<string, string>[];
  receive(sesskey: number, attempt: number, mode: string, data: Posted): { status: number; text: string };
}

/** The entry of a request in the window that made it. */
export interface ResourceTiming {
  readonly name: string;
  readonly initiatorType: 'xmlhttprequest' | 'beacon';
  readonly responseStatus: number;
  readonly transferSize: number;
  readonly startTime: number;
}

const mostBeacon = 65_536;
/** Maximum number of entries in a browser; later ones are lost. */
const mostTimings = 250;
const url = 'https://moodle.example/mod/scorm/datamodel.php';

/** The faults of one open activity, from now on. */
export interface Spoilt {
  /** Number of initialisations that will answer "false". */
  initialize: number;
  /** The elements that are refused; `refusal` is the error. */
  refuses: RegExp | undefined;
  refusal: string;
  /** Number of commits that the server will answer with "false", without storing anything. */
  commits: number;
  /** If true, every call throws: the window of the player is closed. */
  gone: boolean;
}

/** The page of Moodle that plays a package, with its run-time, in one tab. */
export class Player {
  /** The window with the run-time, of the same origin as the window of the package. */
  readonly window: Record<string, unknown>;
  /** The package's own window, in a frame. */
  readonly page: WindowLike;
  readonly timings: ResourceTiming[] = [];
  readonly spoilt: Spoilt = { initialize: 0, refuses: undefined, refusal: '', commits: 0, gone: false };
  #isLeaving = false;
  #now = 0;

  constructor(
    private readonly moodle: MoodleServer,
    private readonly sesskey: number,
    readonly attempt: number,
    readonly mode: 'normal' | 'browse' | 'review',
  ) {
    const { calls } = moodle.version === '1.2' ? dialect12 : dialect2004;
    const { network } = moodle;
    const host: Record<string, unknown> = {
      [calls.api]: this.#api(),
      performance: {
        getEntriesByType: (type: string) => (type === 'resource' ? [...this.timings] : []),
        clearResourceTimings: () => void this.timings.splice(0),
      },
      navigator: {
        get onLine() {
          return network.online;
        },
      },
    };
    host['parent'] = host;
    this.window = host;
    this.page = { parent: host };
  }

  /** Leaves the page: whatever the package sends in `unload` goes by a beacon, then the window is closed. */
  leave(unload: () => void = () => undefined): void {
    this.#isLeaving = true;
    unload();
    this.kill();
  }

  /** Ends the tab without notice. */
  kill(): void {
    this.spoilt.gone = true;
  }

  #post(data: Posted): string {
    const body = new URLSearchParams(data.map(([element, value]) => [element, value])).toString();
    const asked = { name: `${url}`, initiatorType: 'xmlhttprequest' } as const;
    if (!this.#isLeaving) {
      this.moodle.onRequest();
      if (this.spoilt.commits > 0) {
        this.spoilt.commits--;
        this.#note({ ...asked, responseStatus: 200, transferSize: 310 });
        return 'false\n101';
      }
      const { status, text } = this.#receive(data);
      this.#note({ ...asked, responseStatus: status, transferSize: status ? 300 + text.length : 0 });
      if (status === 200) return text;
      if (status) return String(status);
    }
    // If a request throws, as every one does while a page is unloaded, a beacon is sent instead; its answer is unknown.
    if (body.length <= mostBeacon) this.#receive(data);
    this.#note({ name: `${url}?api=beacon`, initiatorType: 'beacon', responseStatus: 0, transferSize: 0 });
    return 'true\n0';
  }

  #receive(data: Posted): { status: number; text: string } {
    return this.moodle.receive(this.sesskey, this.attempt, this.mode, data);
  }

  #note(timing: Omit<ResourceTiming, 'startTime'>): void {
    if (this.timings.length < mostTimings) this.timings.push({ ...timing, startTime: ++this.#now });
  }

  #api(): Api {
    const { version, settings } = this.moodle;
    const is12 = version === '1.2';
    const { calls } = is12 ? dialect12 : dialect2004;
    const tracks = new Map(this.moodle.attempts[this.attempt]);
    const { mode, spoilt } = this;
    const values = new Map(Object.entries(this.#given(tracks)));
    const inner = runTime({ version, standard: settings.standard ?? false, mode, values, post: (d) => this.#post(d) });
    let error: string | undefined;
    const setValue = (element: string, value: string): unknown => {
      if (spoilt.refuses?.test(element)) {
        error = spoilt.refusal;
        return 'false';
      }
      return inner[calls.setValue](element, value);
    };
    const initialize = (given: string): unknown => {
      if (spoilt.initialize <= 0) return inner[calls.initialize](given);
      spoilt.initialize--;
      error = '101';
      return 'false';
    };
    const host: Api = {
      ...inner,
      [calls.initialize]: initialize,
      [calls.setValue]: setValue,
      [calls.lastError]: () => error ?? inner[calls.lastError](),
    };
    const refereed = referee(host, {
      version,
      launch: tracks,
      interactions: () => this.moodle.interactionsOf(this.attempt),
      mode,
      fault: (text) => void this.moodle.faults.push(text),
      refuses: (element, value) => this.#isMeant(element, value),
      lenient: true,
    });
    const api: Api = {};
    for (const [name, body] of Object.entries(refereed)) {
      api[name] = (...given) => {
        if (spoilt.gone) throw new Error('The window is closed.');
        if (name !== calls.lastError && name !== calls.errorString) error = undefined;
        if (name === calls.setValue || name === calls.finish) this.#checkMode(name, given[0] ?? '', given[1] ?? '');
        return body(...given);
      };
    }
    return api;
  }

  /** Checks that nothing is scored in the browse and review modes; in Moodle that would lock the attempt. */
  #checkMode(name: string, element: string, value: string): void {
    if (this.mode === 'normal') return;
    const isJudged = !element || /score|success_status|progress_measure|interactions/.test(element);
    const isStatus = /_status$/.test(element) && !['browsed', 'incomplete'].includes(value);
    if (isJudged || isStatus) this.moodle.faults.push(`${name} ${element} in ${this.mode} mode`);
  }

  #isMeant(element: string, value: string): boolean {
    if (!element) return this.spoilt.refuses !== undefined;
    if (this.spoilt.refuses?.test(element)) return true;
    const { standard } = this.moodle.settings;
    return standard === true && element === 'cmi.suspend_data' && value.length > 4096;
  }

  /** Returns the values from the server when the activity is opened. */
  #given(tracks: ReadonlyMap<string, string>): Record<string, string> {
    const { version, settings } = this.moodle;
    const credit = this.mode === 'normal' ? 'credit' : 'no-credit';
    const entry = !tracks.size ? 'ab-initio' : '';
    const stored = Object.fromEntries([...tracks].filter(([element]) => !element.endsWith('session_time')));
    if (version === '1.2') {
      const isSuspended = tracks.get('cmi.core.exit') === 'suspend';
      return {
        'cmi._version': '3.4',
        'cmi.core.student_id': 'learner-7',
        'cmi.core.student_name': 'Rossi, Anna',
        ...settings.given,
        ...stored,
        'cmi.core.lesson_mode': this.mode,
        'cmi.core.credit': credit,
        'cmi.core.entry': isSuspended ? 'resume' : entry,
      };
    }
    return {
      'cmi._version': '1.0',
      'cmi.learner_id': 'learner-7',
      'cmi.learner_name': 'Rossi, Anna',
      ...settings.given,
      ...stored,
      'cmi.mode': this.mode,
      'cmi.credit': credit,
      'cmi.entry': tracks.get('cmi.exit') === 'suspend' ? 'resume' : entry,
    };
  }
}
