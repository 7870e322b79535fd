import type { Seat } from '../../src/rules/game.js';
import type { Played } from '../parts/context.js';
import type { FinishModule } from '../parts/finish-types.js';
import type { GameDefinition } from './definition.js';
import type { PlayingOf } from '../parts/game-types.js';

/** The match that is announced. */
interface AnnouncedMatch<T extends Played<T>> {
  readonly match: PlayingOf<T> | undefined;
  /** Returns the context with a match in its current state, not as it is still shown. */
  contextOf(match: PlayingOf<T>): T['context'];
  /** Resolves once a single-player game has been compared with par; undefined for any other game. */
  readonly judging: Promise<void> | undefined;
}

/** The data and functions that announcements are handed. */
interface Needs<T extends Played<T>> {
  readonly definition: GameDefinition<T>;
  /** Fetches the end of the game. */
  readonly finish: { fetch(): Promise<FinishModule<T> | undefined> };
  context(): T['context'];
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
}

/**
 * Announces the moves of a game and its end to screen readers. The moves of a computer player are announced together,
 * after its turn.
 */
export class Announcements<T extends Played<T>> {
  /** Sentences held back until the end of a turn. */
  #pending: string[] = [];
  /** The seat to act when moves were last announced. */
  #actor: Seat | undefined;

  constructor(
    private readonly moves: AnnouncedMatch<T>,
    private readonly needs: Needs<T>,
  ) {}

  /** Drops pending sentences, because another game has begun. */
  clear(): void {
    this.#pending = [];
  }

  /** Returns the sentence for an event; `state` is the resulting state. */
  sentence(event: T['event'], state: T['state']): string {
    return this.needs.definition.announce(this.needs.context(), event, state);
  }

  /** Announces the last move of the match, or holds it back until the turn of a computer player is over. */
  move(match: PlayingOf<T>): void {
    const { definition } = this.needs;
    const ply = match.plies.at(-1)!;
    const { events, state } = ply;
    const before = match.plies.at(-2)?.state ?? match.start;
    const whole = definition.announceMove?.({ ...this.needs.context(), match }, ply, before);
    const sentences = whole === undefined ? events.map((event) => this.sentence(event, state)) : [whole];
    this.#pending.push(...sentences.filter(Boolean));
    if (match.isOver) return void this.#end(match);
    const { turn } = match;
    const next = turn.kind === 'seat' ? turn.seat : definition.chanceSeat(state);
    const actor = this.#actor;
    this.#actor = next;
    if (next === actor && match.isBot(next)) return;
    if (this.#pending.length) this.needs.say(this.#pending.join(' '));
    this.#pending = [];
  }

  /** Announces the last move and the end of the game; for a single player, also par and their best result. */
  async #end(match: PlayingOf<T>): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    this.#actor = undefined;
    const finish = await this.needs.finish.fetch();
    if (match.players.length === 1) await this.moves.judging;
    if (this.moves.match !== match) return;
    this.needs.say([...pending, ...(finish ? [finish.finishSaid(this.moves.contextOf(match))] : [])].join(' '));
  }
}
