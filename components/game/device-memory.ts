import { bestKey, emptyMemory, withBest, withNames, type Memory } from '../../src/match/memory.js';
import { agreed } from '../../src/rules/fitting.js';
import { presetNamed } from '../../src/rules/presets.js';
import type { Best } from '../parts/best.js';
import type { Draft } from '../parts/draft.js';
import type { GameTypes, MatchOf, PlayingOf } from '../parts/game-types.js';

/** The memory as it is stored on the device; failures are ignored. */
interface StoredMemory {
  memory(): Promise<Memory>;
  remember(memory: Memory): Promise<void>;
}

/**
 * The data that an element remembers from game to game: names, the choices in the form, best results. It is stored on the
 * device under the `persist` key, otherwise only in the element.
 */
export class DeviceMemory<T extends GameTypes> {
  #now = emptyMemory;
  #loading: Promise<void> | undefined;

  /** @param stored resolves to undefined if the memory cannot be stored */
  constructor(
    private readonly game: MatchOf<T>['game'],
    private readonly stored: Promise<StoredMemory | undefined> | undefined,
  ) {}

  /** The people who have played, most recent first. */
  get names(): readonly string[] {
    return this.#now.names;
  }

  /** Resolves once the stored memory has been read. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    const read = await (await this.stored)?.memory();
    if (read) this.#now = read;
  }

  async #change(change: (now: Memory) => Memory): Promise<void> {
    await this.load();
    this.#now = change(this.#now);
    await (await this.stored)?.remember(this.#now);
  }

  /** Clears the memory. The stored copy is deleted together with the game. */
  clear(): void {
    this.#now = emptyMemory;
  }

  /** Returns the draft with the values used last, except those that the page sets. */
  recall(draft: Draft, isOpen: { readonly players: boolean; readonly options: boolean }): Draft {
    const { form } = this.#now;
    if (!form) return draft;
    const checked = agreed(this.game, form.options);
    const { preset } = form;
    return {
      ...draft,
      ...(isOpen.players && { players: form.players }),
      ...(isOpen.options &&
        checked.ok && {
          options: { ...checked.value },
          realDice: draft.realDice || form.realDice,
          ...(presetNamed(this.game, preset).ok && { preset }),
        }),
    };
  }

  /** Remembers the form with which a game was started. */
  started({ players, options, preset, realDice }: Draft): void {
    const people = players.filter(({ bot }) => !bot).map(({ name }) => name);
    const form = { players, options, realDice, ...(preset !== undefined && { preset }) };
    void this.#change((now) => ({ ...withNames(now, people), form }));
  }

  /** Resolves to the result of a finished game; to undefined unless it was a whole single-player game. */
  async finished(match: PlayingOf<T>): Promise<Best | undefined> {
    const { game } = this;
    const { alone } = game;
    const { players, plies, start } = match;
    if (!alone || !match.isOver || players.length > 1 || players[0].bot) return undefined;
    const options = start.options as T['options'];
    const fresh = game.setup(1, options, () => 0);
    if (String(game.scores(start)) !== String(game.scores(fresh))) return undefined;
    const turns = plies.reduce((sum, { events }) => sum + events.filter((event) => alone.endsTurn(event)).length, 0);
    const key = bestKey(options, game.defaults);
    await this.load();
    const before = this.#now.best[key] ?? Infinity;
    if (turns < before) void this.#change((now) => withBest(now, key, turns));
    return {
      turns,
      par: alone.par(options),
      best: Math.min(turns, before),
      isNew: turns < before && before < Infinity,
    };
  }
}
