import { bestKey, emptyMemory, readMemory, withBest, withNames, type Memory } from '../../src/match/memory.js';
import { memoryKey } from '../../src/match/slot.js';
import type { Result } from '../../src/rules/game.js';
import { presetNamed } from '../../src/rules/presets.js';
import type { Draft } from './draft.js';
import { storage } from './saving.js';
import type { GameTypes, MatchOf } from './types.js';

/** How a person who played alone did. */
export interface Best {
  /** The turns of this game. */
  readonly turns: number;
  /** The turns that a computer player of level Medium takes on average; undefined where that was not measured. */
  readonly par: number | undefined;
  /** The fewest turns ever, this game included. */
  readonly best: number;
  /** Whether this game took fewer turns than all before it, and is not the first. */
  readonly isNew: boolean;
}

/**
 * What an element remembers from game to game: names, the choices of the form, bests. It is kept on the device under the
 * key of `persist`, otherwise only in the element. A storage that fails is reported where the game is saved; here the
 * element goes on with what it has.
 */
export class DeviceMemory<T extends GameTypes> {
  #now = emptyMemory;
  #loading: Promise<void> | undefined;

  constructor(
    readonly key: string | undefined,
    private readonly game: MatchOf<T>['game'],
    private readonly levels: number,
  ) {}

  /** The people who have played, the last ones first. */
  get names(): readonly string[] {
    return this.#now.names;
  }

  /** Resolves once what is kept has been read. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    if (this.key === undefined) return;
    const text = await storage.get(memoryKey(this.key)).catch(() => undefined);
    if (text !== undefined) this.#now = readMemory(text, this.game.seats, this.levels);
  }

  async #change(change: (now: Memory) => Memory): Promise<void> {
    await this.load();
    this.#now = change(this.#now);
    if (this.key !== undefined) {
      await storage.put(memoryKey(this.key), JSON.stringify(this.#now)).catch(() => undefined);
    }
  }

  /** Forgets everything. What is kept is deleted together with the game. */
  clear(): void {
    this.#now = emptyMemory;
  }

  /** Returns the form as it was last used, where the page leaves it open. */
  recall(draft: Draft, isOpen: { readonly players: boolean; readonly options: boolean }): Draft {
    const { form } = this.#now;
    if (!form) return draft;
    const checked: Result<object> = this.game.options(form.options);
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

  /** Remembers the form from which a game was started. */
  started({ players, options, preset, realDice }: Draft): void {
    const people = players.filter(({ bot }) => !bot).map(({ name }) => name);
    const form = { players, options, realDice, ...(preset !== undefined && { preset }) };
    void this.#change((now) => ({ ...withNames(now, people), form }));
  }

  /** Judges a game that is over; undefined unless one person played it alone from the start. */
  async finished(match: MatchOf<T>): Promise<Best | undefined> {
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
