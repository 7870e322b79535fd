import type { LitElement, ReactiveController } from 'lit';
import type { Speed } from '../../src/match/speed.js';
import { readKey } from '../parts/attribute-values.js';
import { DeviceMemory } from './device-memory.js';
import { FirstGame } from './first-game.js';
import type { Notices } from './notices-controller.js';
import { readPreferences, type Preferences } from '../parts/preferences.js';
import { putBy, reloading, takeBack } from './reloading.js';
import { putOnTable, Saving, type SavingNeeds } from './saving.js';
import type { GameTypes, MatchOf, PlayingOf } from '../parts/game-types.js';

/** The parts and functions of the element that the controller is handed. */
interface Needs<T extends GameTypes> extends SavingNeeds<T> {
  /** The element; its `speed` and `sounds` are set as preferred. */
  readonly element: LitElement &
    SavingNeeds<T>['element'] & { readonly match: PlayingOf<T> | undefined; speed: Speed | undefined; sounds: boolean };
  readonly notices: Notices;
}

/**
 * The data that an element stores on the device under the `persist` key: the game, the memory from game to game, and
 * preferences. Without a key, no game is saved, and the rest lasts as long as the element.
 */
export class SavingController<T extends GameTypes> implements ReactiveController {
  /** Saves and restores the game; undefined without a key. */
  declare saving: Saving<T> | undefined;
  /** The memory from game to game. */
  declare memory: DeviceMemory<T>;
  /** The game that was deleted last, which can be restored until another game begins. */
  declare forgotten: MatchOf<T> | undefined;
  /** The preferences chosen on this device or page. */
  preferences: Preferences = {};

  readonly #guide: FirstGame;

  readonly #needs: Needs<T>;

  constructor(needs: Needs<T>) {
    this.#needs = needs;
    const { element } = needs;
    this.#guide = new FirstGame(
      element,
      () => needs.words().startHere,
      () => this.prefer({ hasMet: true }),
    );
    this.memory = this.#memoryOf(undefined);
    element.addController(this);
  }

  hostConnected(): void {
    this.saving?.listen(true);
    window.addEventListener(reloading, this.#putBy);
  }

  hostDisconnected(): void {
    this.saving?.leave();
    window.removeEventListener(reloading, this.#putBy);
  }

  /** Switches to the key that `persist` gives, or to none; an invalid key is reported. */
  use(persist: string | undefined): void {
    const { key, bad } = readKey(persist);
    const needs = this.#needs;
    needs.notices.report(bad);
    if (key === this.saving?.key) return;
    this.saving?.listen(false);
    this.saving = key ? new Saving<T>(key, needs) : undefined;
    this.saving?.listen(needs.element.isConnected);
    void this.saving?.preferences().then((read) => {
      this.preferences = { ...readPreferences(read), ...this.preferences };
      this.#apply(this.preferences);
    });
    this.memory = this.#memoryOf(key);
    void this.memory.load();
  }

  /** Changes preferences, and stores them with a key. */
  prefer(preferences: Preferences): void {
    this.#apply(preferences);
    this.preferences = { ...this.preferences, ...preferences };
    this.saving?.prefer(this.preferences);
  }

  #apply({ hasMet, speed, sounds }: Preferences): void {
    const { element } = this.#needs;
    if (hasMet) this.#guide.meet();
    if (speed) element.speed = speed;
    if (sounds !== undefined) element.sounds = sounds;
    element.requestUpdate();
  }

  /** Deletes the saved game and its memory. */
  forget(): void {
    this.forgotten = this.#needs.moves.localTable.match;
    this.memory.clear();
    this.saving?.forget();
  }

  /** Keeps the game over a reload that a notice has requested. */
  readonly #putBy = (): void => {
    const { element, moves } = this.#needs;
    const saved = moves.localTable.save();
    if (saved) putBy(element, { ...saved, realDice: element.realDice });
  };

  /**
   * Puts the saved game on the table, or else the one that was kept over a reload. Resolves to whether there was one; stops
   * when `isWanted` returns false.
   */
  async resume(isWanted: () => boolean): Promise<boolean> {
    const needs = this.#needs;
    const before = takeBack(needs.element);
    if (!isWanted() || (await this.saving?.resume(isWanted))) return true;
    return isWanted() && before !== undefined && putOnTable(needs, before).ok;
  }

  #memoryOf(key: string | undefined): DeviceMemory<T> {
    return new DeviceMemory<T>(key, this.#needs.element.rules, this.#needs.definition.bot.levels);
  }
}
