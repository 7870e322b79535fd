/** The lessons of links: the teacher's launch opens one or goes back to it, a pupil's launch takes a seat in it. */
import type { Lessons, NotSeated, Pass, Seat } from './lesson-port.js';
import { erase } from './progress.js';
import { demand } from './refusal.js';
import type { Session } from './sessions.js';
import { update, type Store } from './store/port.js';
import type { Vault } from './vault.js';

const day = 86_400_000;

/** How long a seat and a name are remembered after a launch, in ms: longer than a lesson waits for next time, and a school day. */
const lasts = { seat: 15 * day, name: day };

/** The lesson of a link, and the day on which its teacher was last there. */
interface Opened {
  readonly lesson: string;
  readonly day: number;
}

/** A pupil's answer: a pass, or the reason why there is none. */
export type Entered = (Pass & { readonly nickname: number }) | Exclude<NotSeated, 'over'>;

/** A pupil of a course who has launched the lesson. */
export interface Arrived {
  /** The name here, see `Sessions.personOf`. */
  readonly person: string;
  readonly pupil: number;
  readonly name?: string | undefined;
}

/** The persons of a course who have launched the lesson. */
export interface Arrivals {
  readonly pupils: readonly Arrived[];
  /** The names here of those who have come as teachers, whatever the list of members says that they are. */
  readonly teachers: readonly string[];
}

const prefix = 'lesson/';
const ofLink = ({ platform, link }: Session): string => `${prefix}${platform}/${link}`;
const seats = (lesson: string): string => `seat/${lesson}/`;
const names = (lesson: string): string => `name/${lesson}/`;
const teachers = (lesson: string): string => `teacher/${lesson}/`;

/** Everything that is kept of the persons of a lesson. */
const kept = [seats, names, teachers] as const;

export class CourseLessons {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly lessons: Lessons,
    private readonly now: () => number,
  ) {}

  /** Opens the lesson of a link as its teacher, or goes back to it. */
  async teach(session: Session): Promise<Pass> {
    demand(session.lesson !== undefined, 'lesson');
    const before = await this.#lessonOf(session);
    const known = before && (await this.lessons.teacherOf(before));
    if (known) return this.#keep(session, before, known);
    // Two windows, or a server that is killed here, come to the same lesson.
    const id = this.vault.hash('opening', session.platform, session.link, before ?? '').slice(0, 16);
    const lesson = await this.lessons.open(id, session.lesson);
    demand(lesson !== undefined, 'lesson');
    const pass = await this.lessons.teacherOf(lesson);
    demand(pass, 'busy');
    if (before !== undefined && before !== lesson) await this.forget(before);
    return this.#keep(session, lesson, pass);
  }

  /** Gives a pupil a seat in the lesson of a link: always the same one, on any device. */
  async enter(session: Session): Promise<Entered> {
    const lesson = await this.#lessonOf(session);
    if (lesson === undefined) return 'waiting';
    const { person, firstName } = session;
    const text = await this.store.get(`${seats(lesson)}${person}`);
    const before = text === undefined ? undefined : (JSON.parse(text) as Seat);
    const seated = await this.lessons.seat(lesson, this.vault.hash('seat', lesson, person), before);
    if (typeof seated === 'string') {
      if (seated === 'over') await this.forget(lesson);
      return seated === 'over' ? 'waiting' : seated;
    }
    const { pupil, epoch, token, code } = seated;
    // A text that stays the same keeps its time: with the day in it, a seat is remembered anew each day.
    const seat: Seat & { readonly day: number } = { pupil, epoch, day: this.#day };
    await this.#set(`${seats(lesson)}${person}`, JSON.stringify(seat), lasts.seat);
    if (firstName !== undefined) await this.#set(`${names(lesson)}${person}`, firstName, lasts.name);
    return { token, code, nickname: pupil };
  }

  /** Returns who has come to the lesson of a link; undefined if there is no lesson. */
  async arrived(session: Session): Promise<Arrivals | undefined> {
    const lesson = await this.#lessonOf(session);
    if (lesson === undefined) return undefined;
    if (!(await this.lessons.teacherOf(lesson))) {
      await this.forget(lesson);
      return undefined;
    }
    const [seated, named, taught] = await Promise.all(kept.map((prefixOf) => this.store.under(prefixOf(lesson))));
    const nameOf = new Map(named.map(([name, text]) => [name.slice(names(lesson).length), text]));
    const pupils = seated.map(([name, text]) => {
      const person = name.slice(seats(lesson).length);
      return { person, pupil: (JSON.parse(text) as Seat).pupil, name: nameOf.get(person) };
    });
    return { pupils, teachers: taught.map(([name]) => name.slice(teachers(lesson).length)) };
  }

  /** Erases who was in a lesson. */
  async forget(lesson: string): Promise<void> {
    for (const prefixOf of kept) await erase(this.store, prefixOf(lesson));
  }

  /** Erases what is kept of a platform, or of one person there. */
  async erase(platform: string, person: string | undefined): Promise<void> {
    const links = await this.store.under(`${prefix}${platform}/`);
    for (const [name, text] of links) {
      const { lesson } = JSON.parse(text) as Opened;
      if (person === undefined) {
        await this.forget(lesson);
        await update(this.store, name, () => ({ text: undefined }));
      } else
        for (const prefixOf of kept)
          await update(this.store, `${prefixOf(lesson)}${person}`, () => ({ text: undefined }));
    }
  }

  async #lessonOf(session: Session): Promise<string | undefined> {
    const text = await this.store.get(ofLink(session));
    return text === undefined ? undefined : (JSON.parse(text) as Opened).lesson;
  }

  async #keep(session: Session, lesson: string, pass: Pass): Promise<Pass> {
    const opened: Opened = { lesson, day: this.#day };
    await this.#set(ofLink(session), JSON.stringify(opened), lasts.seat);
    await this.#set(`${teachers(lesson)}${session.person}`, String(this.#day), lasts.seat);
    return pass;
  }

  get #day(): number {
    return Math.floor(this.now() / day);
  }

  #set(name: string, text: string, ms: number): Promise<unknown> {
    return update(this.store, name, () => ({ text, until: this.now() + ms }));
  }
}
