import type { Network } from '../../src/line/network.js';
import type { Ended, Ending } from './end-screen.js';
import type { LessonLine } from './lesson-line.js';
import { named, saveFile, type OwnNames } from './own-names.js';

/** The file of a lesson has to come within so many milliseconds. */
const patience = 10_000;
/** A lesson that goes on next time waits so long, in milliseconds. */
const waits = 24 * 3_600_000;

export interface ClosingHost {
  readonly timers: Network['timers'];
  /** The language that dates are written in. */
  language(): string;
  /** What a game is called. */
  title(game: string): string;
  /** What a pupil is called. */
  nickname(pupil: number): string;
  changed(): void;
}

/** How a lesson ends: nothing is forgotten before the file that the teacher wants is there. */
export class Closing {
  ending: Ending = 'save';
  /** Whether the teacher's own names are written into the file. */
  withNames = false;
  isBusy = false;
  /** Whether the file did not come. */
  isNotSaved = false;
  /** What has become of the lesson; undefined while it goes on. */
  ended: Ended | undefined;
  #saved: { readonly name: string; readonly games: number | undefined } | undefined;

  constructor(private readonly host: ClosingHost) {}

  begin(line: LessonLine): void {
    this.isBusy = true;
    this.isNotSaved = false;
    if (this.ending === 'save') {
      line.save();
      this.host.timers.later(() => this.#giveUp(), patience);
    } else line.does({ do: 'close', keep: this.ending === 'later' ? 'next-time' : 'nothing' });
    this.host.changed();
  }

  #giveUp(): void {
    if (!this.isBusy || this.#saved) return;
    this.isBusy = false;
    this.isNotSaved = true;
    this.host.changed();
  }

  /** The file of the lesson has come: it is saved, and then the lesson is forgotten. */
  file(line: LessonLine, file: object, ownNames: OwnNames): void {
    if (!this.isBusy) return;
    const { code, lesson } = line.view!;
    const names = this.withNames ? ownNames.all(code) : undefined;
    const day = new Intl.DateTimeFormat(this.host.language(), { day: 'numeric', month: 'long' }).format(new Date());
    const name = `${this.host.title(lesson.game)} ${day}.json`;
    this.#saved = { name, games: (file as { readonly boards?: readonly unknown[] }).boards?.length };
    saveFile(
      name,
      named(file, (pupil) => this.host.nickname(pupil), names),
    );
    line.does({ do: 'close', keep: 'nothing' });
  }

  /** The lesson is over; or it waits, if it is kept. */
  over(line: LessonLine, isKept: boolean): void {
    const { boards, pupils } = line.view!;
    const link = new URL(location.href);
    link.hash = line.teacher?.token ?? '';
    this.ended = {
      time: new Intl.DateTimeFormat(this.host.language(), {
        ...(isKept && { weekday: 'long' }),
        hour: '2-digit',
        minute: '2-digit',
      }).format(new Date(Date.now() + (isKept ? waits : 0))),
      link: isKept ? link.href : undefined,
      file: this.#saved?.name,
      games: this.#saved?.games ?? boards.length,
      pupils: pupils.length,
    };
    this.isBusy = false;
  }

  /** Another lesson begins. */
  reset(): void {
    this.ended = this.#saved = undefined;
    this.ending = 'save';
    this.isNotSaved = false;
  }
}
