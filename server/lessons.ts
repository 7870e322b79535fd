/** Opens lessons and seats pupils for other modules of this server, which have identified teacher and pupils by themselves. */
import { createHash } from 'node:crypto';
import { freeNicknames } from '../src/live/protocol/nicknames.js';
import { lesson as readLesson } from '../src/live/protocol/fields.js';
import type { LessonSettings } from '../src/live/protocol/lesson-messages.js';
import type { SessionPupil, SessionState } from '../src/live/referee/session-state.js';
import { judgePupil, type SessionReason } from '../src/live/referee/session-judge.js';
import { lessonOf } from './games.js';
import type { Gateway } from './gateway.js';
import type { LiveLesson } from './live-lesson.js';
import type { Lessons, NotSeated, Pass, Seat, Seated } from './lti/lesson-port.js';

/** Settings that nobody chooses outside of the lesson: everybody who is identified is let in. */
const fixed = { undo: 'off', admit: false, warmUp: false } as const;

/** Reads the settings of a lesson: its game, its options, and how it is played. */
function settingsIn(text: string): LessonSettings | undefined {
  try {
    const given = Object(JSON.parse(text)) as Partial<LessonSettings>;
    const { game, options = {}, how = 'pairs' } = given;
    const read = readLesson({ game, options, how, size: how === 'computer' ? 1 : 2, ...fixed }, 'lesson');
    return read.ok && lessonOf(read.value).ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a number below `below` that is always the same for these texts. */
const numberOf = (below: number, ...texts: string[]): number =>
  createHash('sha256').update(texts.join('\0')).digest().readUInt32BE() % below;

/** Returns the pupil who has a seat; undefined if the teacher has taken the pupil out, whoever has the number now. */
const holderOf = ({ pupils }: SessionState, { pupil, epoch }: Seat): SessionPupil | undefined =>
  pupils.find((one) => one.pupil === pupil && (one.epoch === epoch || one.earlier?.includes(epoch)));

const refusals: Partial<Record<SessionReason, NotSeated>> = { locked: 'locked', full: 'full', closed: 'over' };

/** How often another nickname is tried when somebody is quicker. */
const mostTries = 8;

export class SeatedLessons implements Lessons {
  constructor(private readonly gateway: Gateway) {}

  canOpen(settings: string): boolean {
    return settingsIn(settings) !== undefined;
  }

  async open(id: string, settings: string): Promise<string | undefined> {
    const lesson = settingsIn(settings);
    if (!lesson) return undefined;
    const opened = await this.gateway.open({ t: 'class', do: 'open', id, seq: 0, ...lesson });
    return opened.ok ? opened.lesson.id : undefined;
  }

  async teacherOf(lesson: string): Promise<Pass | undefined> {
    const found = await this.gateway.lesson(lesson);
    if (!found) return undefined;
    const { token, code } = this.gateway.tokensFor(found);
    return { token, code };
  }

  async seat(lesson: string, person: string, before: Seat | undefined): Promise<Seated | NotSeated> {
    const found = await this.gateway.lesson(lesson);
    if (!found) return 'over';
    for (let tries = 0; tries < mostTries; tries++) {
      const { state } = found;
      if (state.isResting) return 'waiting';
      const holder = before && holderOf(state, before);
      if (holder) return this.#seated(found, holder);
      const joined = await this.#join(found, person, before?.pupil);
      if (typeof joined === 'string' && joined !== 'taken') return joined;
      if (typeof joined !== 'string') return this.#seated(found, joined);
    }
    return 'full';
  }

  onEnd(call: (lesson: string) => void): void {
    this.gateway.onEnd(call);
  }

  /** Joins as a pupil. The id is always the same until the seat is lost, so a repeated request gets the same seat. */
  async #join(found: LiveLesson, person: string, wanted = -1): Promise<SessionPupil | NotSeated | 'taken'> {
    let pupil = 0;
    const joined = await found.step((state) => {
      const idOf = (one: number): string =>
        createHash('sha256')
          .update([found.id, person, one, state.epochs[one] ?? 0].join('\0'))
          .digest('base64url')
          .slice(0, 16);
      const free = freeNicknames(state.pupils.map((one) => one.pupil));
      const same = state.pupils.find((one) => state.ids[one.pupil] === idOf(one.pupil));
      pupil = same?.pupil ?? (free.includes(wanted) ? wanted : free[numberOf(free.length, found.id, person)]);
      const circumstances = { id: idOf(pupil), ...found.circumstances() };
      return judgePupil(state, pupil, { do: 'join', isInvited: true }, circumstances);
    });
    if (!joined.ok) return refusals[joined.reason] ?? 'taken';
    return found.state.pupils.find((one) => one.pupil === pupil) ?? 'taken';
  }

  #seated(found: LiveLesson, { pupil, epoch }: SessionPupil): Seated {
    const token = this.gateway.pupilToken(found, pupil, epoch);
    return { pupil, epoch, token, code: found.state.code };
  }
}
