import { bad, type Result } from '../../src/rules/game.js';

/** How a game writes its positions down, and reads them. */
export interface Notation<S> {
  write(state: S): string;
  read(text: string): Result<S>;
}

/** A notation that comes after its game: no first move needs it. Until it is there a position has no text. */
export interface LateNotation<S> extends Notation<S> {
  /** Fetches it; undefined once it is there. */
  arrival(): Promise<void> | undefined;
  readonly isPending: boolean;
}

export function lateNotation<S>(fetch: () => Promise<Notation<S>>): LateNotation<S> {
  let notation: Notation<S> | undefined;
  return {
    write: (state) => notation?.write(state) ?? '',
    read: (text) => notation?.read(text) ?? bad('text', 'The notation is still on its way.'),
    get isPending() {
      return !notation;
    },
    arrival: () =>
      notation
        ? undefined
        : fetch().then((fetched) => {
            notation = fetched;
          }),
  };
}
