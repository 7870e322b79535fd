import type { Network } from '../../src/live/client/network.js';
import type { Ended, Ending } from './end-screen.js';
import type { TeacherConnection } from './teacher-connection.js';
import { saveFile } from '../parts/share.js';
import { named, type OwnNames } from './own-names.js';

/** Maximum time to wait for the file of a lesson, in milliseconds. */
const patience = 10_000;
const day = 24 * 3_600_000;
/** Time for which a lesson that is continued next time is kept, in milliseconds, unless the server says another one. */
const usualWait = 14 * day;
const waitOf = ({ teacher }: TeacherConnection): number => teacher?.waits ?? usualWait;

/** The key under which the window of the report finds the file: it takes over the storage of the window that opens it. */
const handed = 'abacade.report';

/** Returns a function that opens the report of a file, on the server's page. */
const reportOf = (server: string, text: string) => (): void => {
  try {
    sessionStorage.setItem(handed, text);
  } catch {
    // The teacher opens the file there.
  }
  window.open(new URL('report', `${server}/`).href, '_blank');
  try {
    sessionStorage.removeItem(handed);
  } catch {
    // It was not stored.
  }
};

export interface ClosingHost {
  readonly timers: Network['timers'];
  /** Returns the language in which dates are written. */
  language(): string;
  /** Returns the name of a game. */
  title(game: string): string;
  /** Returns the nickname of a pupil. */
  nickname(pupil: number): string;
  /** Called with the file of a game's lesson when the teacher saves it. */
  saved(game: string, file: object): void;
  changed(): void;
}

/**
 * Ends a lesson. If the teacher wants its file, the lesson is deleted only after the teacher has found the file: a browser does not
 * report whether a download was cancelled.
 */
export class Closing {
  ending: Ending = 'save';
  /** True if the teacher's own names are written into the file. */
  withNames = false;
  isBusy = false;
  /** True if the file did not arrive in time. */
  isNotSaved = false;
  /** The result of ending the lesson; undefined while it is in progress. */
  ended: Ended | undefined;
  #saved: { readonly name: string; readonly text: string; readonly games: number | undefined } | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(private readonly host: ClosingHost) {}

  /** The name of the file that was saved and that the teacher has yet to find; undefined if there is none. */
  get fileName(): string | undefined {
    return this.#saved?.name;
  }

  begin(connection: TeacherConnection): void {
    this.isBusy = true;
    this.isNotSaved = false;
    this.#saved = undefined;
    if (this.ending === 'save') {
      connection.save();
      this.#stopWaiting = this.host.timers.later(() => this.#giveUp(), patience);
    } else connection.send({ do: 'close', keep: this.ending === 'later' ? 'next-time' : 'nothing' });
    this.host.changed();
  }

  /** Deletes the lesson after the teacher has found its file. */
  confirm(connection: TeacherConnection): void {
    this.isBusy = true;
    connection.send({ do: 'close', keep: 'nothing' });
    this.host.changed();
  }

  /** Goes back to the lesson: what happens there is not in a file that was saved before. */
  leave(): void {
    this.isNotSaved = false;
    this.#saved = undefined;
  }

  /** Chooses another way to end the lesson. A file that was saved before no longer counts. */
  choose(ending: Ending): void {
    this.ending = ending;
    this.#saved = undefined;
  }

  #giveUp(): void {
    this.isBusy = false;
    this.isNotSaved = true;
    this.host.changed();
  }

  /** Saves the file of the lesson when it arrives, and asks the teacher whether it is there. */
  file(connection: TeacherConnection, file: object, ownNames: OwnNames): void {
    if (!this.isBusy) return;
    this.#stopWaiting?.();
    this.isBusy = false;
    const { code, lesson } = connection.view!;
    const names = this.withNames ? ownNames.all(code) : undefined;
    const day = new Intl.DateTimeFormat(this.host.language(), { day: 'numeric', month: 'long' }).format(new Date());
    const name = `${this.host.title(lesson.game)} ${day}.json`;
    const whole = named(file, (pupil) => this.host.nickname(pupil), names);
    const text = JSON.stringify(whole);
    this.#saved = { name, text, games: (file as { readonly boards?: readonly unknown[] }).boards?.length };
    saveFile(name, text);
    this.host.saved(lesson.game, whole);
    this.host.changed();
  }

  /** Returns how long the server keeps a lesson that is continued next time, in words: `14 days`, `24 hours`. */
  wait(connection: TeacherConnection): string {
    const ms = waitOf(connection);
    const isDays = ms > day && ms % day === 0;
    return new Intl.NumberFormat(this.host.language(), {
      style: 'unit',
      unit: isDays ? 'day' : 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    }).format(ms / (isDays ? day : 3_600_000));
  }

  /** Notes that the lesson has been deleted, or is kept for next time. */
  over(connection: TeacherConnection, isKept: boolean): void {
    const { boards, pupils } = connection.view!;
    this.ended = {
      time: new Intl.DateTimeFormat(this.host.language(), {
        ...(isKept && { weekday: 'long', day: 'numeric', month: 'long' }),
        hour: '2-digit',
        minute: '2-digit',
      }).format(new Date(Date.now() + (isKept ? waitOf(connection) : 0))),
      isKept,
      file: this.#saved?.name,
      report: this.#saved && !isKept ? reportOf(connection.address, this.#saved.text) : undefined,
      games: this.#saved?.games ?? boards.length,
      pupils: pupils.length,
    };
    this.isBusy = false;
  }

  /** Resets everything for another lesson. */
  reset(): void {
    this.ended = this.#saved = undefined;
    this.ending = 'save';
    this.isNotSaved = false;
  }
}
