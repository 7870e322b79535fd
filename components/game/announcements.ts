import { finishSaid } from '../parts/finish.js';
import type { Seat } from '../../src/rules/game.js';
import type { GameContext } from './context.js';
import type { GameDefinition } from './definition.js';
import type { GameTypes, PlayingOf } from './types.js';

/** The parts of the element that its announcements use. */
interface Host<T extends GameTypes> {
  readonly definition: GameDefinition<T>;
  /** The match being played. */
  match(): PlayingOf<T> | undefined;
  context(): T['context'];
  /** The context with the match in its current state, not as it is still shown. */
  contextOf(match: PlayingOf<T>): T['context'];
  /** Resolves once a single-player game has been compared with par; undefined for any other game. */
  judged(): Promise<void> | undefined;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
}

/**
 * Announces the moves of a game and its end to screen readers. The moves of a computer player are announced together,
 * after its turn.
 */
export class Announcements<T extends GameTypes> {
  /** Sentences held back until the end of a turn. */
  #pending: string[] = [];
  /** The seat to act when moves were last announced. */
  #actor: Seat | undefined;

  constructor(private readonly host: Host<T>) {}

  /** Drops pending sentences, because another game has begun. */
  clear(): void {
    this.#pending = [];
  }

  /** Returns the sentence for an event; `state` is the resulting state. */
  sentence(event: T['event'], state: T['state']): string {
    return this.host.definition.announce(this.host.context(), event, state);
  }

  /** Announces the last move of the match, or holds it back until the turn of a computer player is over. */
  move(match: PlayingOf<T>): void {
    const { definition } = this.host;
    const ply = match.plies.at(-1)!;
    const { events, state } = ply;
    const before = match.plies.at(-2)?.state ?? match.start;
    const whole = definition.announceMove?.({ ...this.host.context(), match }, ply, before);
    const sentences = whole === undefined ? events.map((event) => this.sentence(event, state)) : [whole];
    this.#pending.push(...sentences.filter(Boolean));
    if (match.isOver) return void this.#end(match);
    const { turn } = match;
    const next = turn.kind === 'seat' ? turn.seat : definition.chanceSeat(state);
    const actor = this.#actor;
    this.#actor = next;
    if (next === actor && match.isBot(next)) return;
    if (this.#pending.length) this.host.say(this.#pending.join(' '));
    this.#pending = [];
  }

  /** Announces the last move and the end of the game; for a single player, also par and their best result. */
  async #end(match: PlayingOf<T>): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    this.#actor = undefined;
    if (match.players.length === 1) await this.host.judged();
    if (this.host.match() !== match) return;
    const context = this.host.contextOf(match);
    this.host.say([...pending, finishSaid(context as GameContext<T>, this.host.definition.finish(context))].join(' '));
  }
}
