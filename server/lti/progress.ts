/** The games of pupils, and what they know: kept by this server, so that both follow a pupil to each device. */
import { demand } from './refusal.js';
import type { Session } from './sessions.js';
import { update, type Store } from './store/port.js';

/** The report of a page about a game. */
export interface Report {
  /** The game, as text. */
  readonly state?: string | undefined;
  /** The pupil's knowledge, as text. */
  readonly learning?: string | undefined;
  /** The score of the last finished game, 0 to 100. */
  readonly last?: number | undefined;
  /** The best score of this link, 0 to 100. */
  readonly best?: number | undefined;
  readonly isCompleted: boolean;
}

/** The content of a text about a pupil and a link. */
interface Kept {
  readonly state?: string | undefined;
  readonly isCompleted: boolean;
}

/** How long a game is kept after the pupil's last move, in ms: a school year with its holidays. */
const lasts = 400 * 86_400_000;

/** Maximum length of a game and of knowledge, in characters: that of SCORM 2004. */
const longest = 64_000;

export const pupilPrefix = 'pupil/';

const ofPupil = ({ platform, person }: Session): string => `${pupilPrefix}${platform}/${person}`;

/** Reads a report. It comes from a pupil's browser and is not trusted. */
export function readReport(value: Readonly<Record<string, unknown>>): Report {
  const { state, learning, last, best, isCompleted } = value;
  const isText = (text: unknown): text is string | undefined =>
    text === undefined || (typeof text === 'string' && text.length <= longest);
  const isScore = (score: unknown): score is number | undefined =>
    score === undefined || (typeof score === 'number' && score >= 0 && score <= 100);
  demand(isText(state) && isText(learning), 'content');
  demand(isScore(last) && isScore(best), 'content');
  demand(typeof isCompleted === 'boolean', 'content');
  return { state, learning, last, best, isCompleted };
}

export class Progress {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Returns what is kept about a pupil and a link. */
  async of(session: Session): Promise<Kept & { readonly learning: string | undefined }> {
    const [text, learning] = await Promise.all(
      [session.link, 'learning'].map((name) => this.store.get(`${ofPupil(session)}/${name}`)),
    );
    return { ...(text === undefined ? { isCompleted: false } : (JSON.parse(text) as Kept)), learning };
  }

  async keep(session: Session, { state, learning, isCompleted }: Report): Promise<void> {
    const until = this.now() + lasts;
    await update(this.store, `${ofPupil(session)}/${session.link}`, (before) => {
      const known = before === undefined ? undefined : (JSON.parse(before) as Kept);
      const kept: Kept = { state: state ?? known?.state, isCompleted: isCompleted || (known?.isCompleted ?? false) };
      return { text: JSON.stringify(kept), until };
    });
    if (learning === undefined) return;
    await update(this.store, `${ofPupil(session)}/learning`, () => ({ text: learning || undefined, until }));
  }
}

/** Erases all texts under a prefix. Resolves to their number. */
export async function erase(store: Store, prefix: string): Promise<number> {
  const names = (await store.under(prefix)).map(([name]) => name);
  for (const name of names) await update(store, name, () => ({ text: undefined }));
  return names.length;
}
