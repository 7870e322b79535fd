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

/** A person of a course who has launched the lesson. */
export interface Arrived {
  /** The name here, see `Sessions.personOf`. */
  readonly person: string;
  readonly pupil: number;
  readonly name?: string | undefined;
}

const prefix = 'lesson/';
const ofLink = ({ platform, link }: Session): string => `${prefix}${platform}/${link}`;
const seats = (lesson: string): string => `seat/${lesson}/`;
const names = (lesson: string): string => `name/${lesson}/`;

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
    const kept = await this.store.get(`${seats(lesson)}${person}`);
    const before = kept === undefined ? undefined : (JSON.parse(kept) as Seat);
    const seated = await this.lessons.seat(lesson, this.vault.hash('seat', lesson, person), before);
    if (typeof seated === 'string') {
      if (seated === 'over') await this.forget(lesson);
      return seated === 'over' ? 'waiting' : seated;
    }
    const { pupil, epoch, token, code } = seated;
    const now = this.now();
    const keep = (name: string, text: string, ms: number): Promise<unknown> =>
      update(this.store, `${name}${person}`, () => ({ text, until: now + ms }));
    // A text that stays the same keeps its time: with the day in it, a seat is remembered anew each day.
    const seat: Seat & { readonly day: number } = { pupil, epoch, day: Math.floor(now / day) };
    await keep(seats(lesson), JSON.stringify(seat), lasts.seat);
    if (firstName !== undefined) await keep(names(lesson), firstName, lasts.name);
    return { token, code, nickname: pupil };
  }

  /** Returns who has taken a seat in the lesson of a link, by nickname; undefined if there is no lesson. */
  async arrived(session: Session): Promise<Arrived[] | undefined> {
    const lesson = await this.#lessonOf(session);
    if (lesson === undefined) return undefined;
    if (!(await this.lessons.teacherOf(lesson))) {
      await this.forget(lesson);
      return undefined;
    }
    const [seated, named] = await Promise.all([seats, names].map((prefixOf) => this.store.under(prefixOf(lesson))));
    const nameOf = new Map(named.map(([name, text]) => [name.slice(names(lesson).length), text]));
    return seated.map(([name, text]) => {
      const person = name.slice(seats(lesson).length);
      return { person, pupil: (JSON.parse(text) as Seat).pupil, name: nameOf.get(person) };
    });
  }

  /** Erases who was in a lesson. */
  async forget(lesson: string): Promise<void> {
    for (const prefixOf of [seats, names]) await erase(this.store, prefixOf(lesson));
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
        for (const prefixOf of [seats, names])
          await update(this.store, `${prefixOf(lesson)}${person}`, () => ({ text: undefined }));
    }
  }

  async #lessonOf(session: Session): Promise<string | undefined> {
    const text = await this.store.get(ofLink(session));
    return text === undefined ? undefined : (JSON.parse(text) as Opened).lesson;
  }

  async #keep(session: Session, lesson: string, pass: Pass): Promise<Pass> {
    const now = this.now();
    const opened: Opened = { lesson, day: Math.floor(now / day) };
    await update(this.store, ofLink(session), () => ({ text: JSON.stringify(opened), until: now + lasts.seat }));
    return pass;
  }
}
