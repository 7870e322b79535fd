/**
 * The rights of a page after a launch. The page has them sealed, in the fragment of its address, which no server and no log
 * receives; so it works where browsers refuse cookies, and it survives a reload.
 */
import type { DeepLinking, Launch } from './claims.js';
import type { Platform } from './platforms.js';
import type { Vault } from './vault.js';

/** How long a page may go on, in ms: a school day. */
const lasts = 12 * 3_600_000;

/** The kinds of links: an activity that each pupil plays alone, and a lesson. */
export const kinds = ['alone', 'lesson'] as const;
export type Kind = (typeof kinds)[number];

/** Which of several scores counts. */
export const rules = ['best', 'last'] as const;
export type GradeRule = (typeof rules)[number];

/** A link that was opened. */
export interface Session {
  readonly platform: string;
  /** The pupil or teacher, by a keyed hash of the deployment and the id there. */
  readonly person: string;
  /** The link, by a keyed hash. */
  readonly link: string;
  readonly isTeacher: boolean;
  readonly firstName?: string | undefined;
  /** The activity, as the query of an address. */
  readonly activity: string;
  readonly kind: Kind;
  /** The settings of the lesson, in JSON; undefined if the link is none. */
  readonly lesson?: string | undefined;
  /** The members of the course, for the teacher of a lesson: their address, and the deployment in which they have their ids. */
  readonly course?: { readonly members: string; readonly deployment: string } | undefined;
  /** Where scores go; undefined if the link has no place in the gradebook, for a teacher, and in a lesson. */
  readonly grade?: { readonly item: string; readonly subject: string; readonly rule: GradeRule } | undefined;
  readonly language?: string | undefined;
}

/** A teacher who chooses an activity for a course. */
export interface Choice extends DeepLinking {
  readonly platform: string;
  readonly deployment: string;
  readonly language?: string | undefined;
}

const oneOf = <T extends string>(names: readonly T[], name: string | undefined): T =>
  names.find((one) => one === name) ?? names[0];

export class Sessions {
  constructor(private readonly vault: Vault) {}

  /** Returns the session of a launch, and its seal. */
  async open(platform: Platform, launch: Launch): Promise<string> {
    const { vault } = this;
    const { deployment, subject, link = '', custom, isTeacher, lineItem, members } = launch;
    const kind = oneOf(kinds, custom['kind']);
    const session: Session = {
      platform: platform.id,
      person: this.personOf(platform, deployment, subject),
      link: vault.hash('link', platform.id, deployment, link),
      isTeacher,
      firstName: launch.firstName,
      activity: custom['activity'] ?? '',
      kind,
      lesson: kind === 'lesson' ? custom['lesson'] : undefined,
      course: kind === 'lesson' && isTeacher && members !== undefined ? { members, deployment } : undefined,
      grade:
        lineItem !== undefined && !isTeacher && kind === 'alone'
          ? { item: lineItem, subject, rule: oneOf(rules, custom['grade']) }
          : undefined,
      language: launch.language,
    };
    return vault.seal('session', session, lasts);
  }

  /** Returns the name under which a person is known here. The platform's id cannot be derived from it. */
  personOf({ id }: Pick<Platform, 'id'>, deployment: string, subject: string): string {
    return this.vault.hash('person', id, deployment, subject);
  }

  read(text: string): Promise<Session> {
    return this.vault.open('session', text, 'session-invalid', 'session-expired');
  }

  choose(platform: Platform, { deployment, language }: Launch, deepLinking: DeepLinking): Promise<string> {
    const choice: Choice = { platform: platform.id, deployment, language, ...deepLinking };
    return this.vault.seal('choice', choice, lasts);
  }

  readChoice(text: string): Promise<Choice> {
    return this.vault.open('choice', text, 'session-invalid', 'session-expired');
  }
}
