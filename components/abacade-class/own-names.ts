import { mostPupils } from '../../src/live/protocol/messages.js';
import type { Network } from '../../src/live/client/network.js';

/** Maximum length of a teacher's own name for a pupil, in characters. */
export const longestName = 40;

const listKey = 'abacade.names';

/** The list on this device, which is written only if the teacher asks for it. */
const onDevice = {
  get(): string | undefined {
    try {
      return localStorage.getItem(listKey) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(list: string | undefined): void {
    try {
      if (list === undefined) localStorage.removeItem(listKey);
      else localStorage.setItem(listKey, list);
    } catch {
      // The list of this window is enough.
    }
  },
};

const keyOf = (code: string): string => `abacade.names:${code}`;

/** A person of the course from which a lesson was opened; `pupil` is the number of the nickname, if the person has been here. */
export interface CoursePerson {
  readonly name: string;
  readonly pupil?: number | undefined;
}

/** Reads people from outside; what is none is left out. */
export const peopleIn = (given: unknown): readonly CoursePerson[] =>
  (Array.isArray(given) ? (given as unknown[]) : []).flatMap((one) => {
    const { name, pupil } = Object(one) as Record<string, unknown>;
    if (typeof name !== 'string' || !name.trim()) return [];
    return [{ name: name.trim().slice(0, longestName), pupil: typeof pupil === 'number' ? pupil : undefined }];
  });

/**
 * The names that a teacher gives the pupils of a class: kept in this window, and never sent. Where the teacher has given
 * none, the name from the course counts, if the lesson was opened from one; that is not kept.
 */
export class OwnNames {
  /** The people of the course. */
  people: readonly CoursePerson[] = [];

  /** @param storage Returns the storage of the names. */
  constructor(private readonly storage: () => Network['storage']) {}

  /** Returns all names by the numbers of the nicknames; undefined if there are none. */
  all(code: string): Readonly<Record<string, string>> | undefined {
    const given = this.people.flatMap(({ name, pupil }) => (pupil === undefined ? [] : [[pupil, name] as const]));
    const names = { ...Object.fromEntries(given), ...this.#read(code) };
    return Object.keys(names).length > 0 ? names : undefined;
  }

  of(code: string, pupil: number): string {
    return this.#read(code)[pupil] ?? this.people.find((one) => one.pupil === pupil)?.name ?? '';
  }

  set(code: string, pupil: number, name: string): void {
    const { [pupil]: _, ...others } = this.#read(code);
    const own = name.trim();
    this.storage().set(keyOf(code), JSON.stringify(own ? { ...others, [pupil]: own } : others));
  }

  /** Returns the list of names that the teacher has pasted, for this window or for this device. */
  get list(): readonly string[] {
    return (this.storage().get(listKey) ?? onDevice.get() ?? '').split('\n').filter(Boolean);
  }

  /** True if the list stays on this device, because the teacher says so. */
  get isListKept(): boolean {
    return onDevice.get() !== undefined;
  }

  setList(text: string, isKept = this.isListKept): void {
    const names = text.split(/[\n\t;]+/).map((name) => name.trim().slice(0, longestName));
    const list = [...new Set(names.filter(Boolean))].slice(0, mostPupils).join('\n');
    this.storage().set(listKey, list || undefined);
    onDevice.set(isKept && list ? list : undefined);
  }

  forget(code: string): void {
    this.storage().set(keyOf(code), undefined);
  }

  #read(code: string): Record<string, string> {
    try {
      const read: unknown = JSON.parse(this.storage().get(keyOf(code)) ?? '{}');
      return typeof read === 'object' && read !== null ? (read as Record<string, string>) : {};
    } catch {
      return {};
    }
  }
}

/**
 * Returns the file of a lesson with the names of its pupils, as the report reads it: their nicknames in the language of the
 * teacher, and the teacher's own names if they are given.
 */
export function named(
  file: { readonly pupils?: readonly { readonly pupil: number }[] },
  nickname: (pupil: number) => string,
  names: Readonly<Record<string, string>> = {},
): object {
  const pupils = file.pupils?.map((one) => {
    const name = names[one.pupil];
    return { ...one, nickname: nickname(one.pupil), ...(name !== undefined && { name }) };
  });
  return { ...file, ...(pupils && { pupils }) };
}
