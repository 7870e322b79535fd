/** Answers the page of a lesson: opens the lesson, gives a seat in it, and tells the teacher who of the course is there. */
import type { CourseLessons } from './course-lessons.js';
import type { CoursePeople } from './course-people.js';
import type { Platforms } from './platforms.js';
import { demand, Refusal } from './refusal.js';
import type { Session, Sessions } from './sessions.js';

/** A person, as the teacher sees them: `pupil` is the number of the nickname, once the person has been in the lesson. */
export interface Person {
  readonly name: string;
  readonly pupil?: number;
}

export interface LessonAnswersOptions {
  readonly lessons: CourseLessons;
  readonly people: CoursePeople;
  readonly platforms: Platforms;
  readonly sessions: Sessions;
  /** Writes a line for the operator. */
  readonly log: (what: string, reason: string) => void;
}

export class LessonAnswers {
  constructor(private readonly options: LessonAnswersOptions) {}

  /** Opens the lesson of a link for its teacher, or gives a pupil a seat in it. */
  async enter(session: Session): Promise<object> {
    const { lessons } = this.options;
    demand(session.kind === 'lesson', 'content');
    if (session.isTeacher) return { is: 'teacher', ...(await lessons.teach(session)) };
    const entered = await lessons.enter(session);
    return typeof entered === 'string' ? { is: entered } : { is: 'pupil', ...entered };
  }

  /** Returns who of the course is in the lesson, and who is not; nobody while there is no lesson. */
  async people(session: Session): Promise<Person[]> {
    demand(session.isTeacher, 'not-a-teacher');
    demand(session.kind === 'lesson', 'content');
    const arrived = await this.options.lessons.arrived(session);
    if (!arrived) return [];
    const listed = await this.#listed(session);
    const { pupils, teachers } = arrived;
    const here = pupils.map(({ person, pupil, name }) => ({ name: listed.get(person) ?? name, pupil }));
    // Moodle lists teachers who may not edit a course as pupils, although it launches them as teachers.
    for (const person of [...pupils.map((one) => one.person), ...teachers]) listed.delete(person);
    return [...here, ...[...listed.values()].map((name) => ({ name }))]
      .filter((one): one is Person => one.name !== undefined)
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Returns the names of the course's pupils by person. If the platform does not tell them, the lesson goes on without. */
  async #listed({ platform: id, course }: Session): Promise<Map<string, string | undefined>> {
    const { people, platforms, sessions, log } = this.options;
    const platform = course && (await platforms.get(id));
    if (!platform) return new Map();
    try {
      const pupils = await people.pupils(platform, course.members);
      return new Map(pupils.map((one) => [sessions.personOf(platform, course.deployment, one.id), one.name]));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log(`members of ${platform.name}`, error.reason);
      return new Map();
    }
  }
}
