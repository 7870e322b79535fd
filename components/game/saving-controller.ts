import type { LitElement, ReactiveController } from 'lit';
import type { Speed } from '../../src/match/speed.js';
import { readKey } from '../parts/attribute-values.js';
import { storage } from '../parts/storage.js';
import { DeviceMemory } from './device-memory.js';
import { FirstGame } from './first-game.js';
import type { LazyModules } from './lazy-modules.js';
import type { Notices } from './notices-controller.js';
import { readPreferences, type Preferences } from '../parts/preferences.js';
import { putBy, reloading, takeBack } from './reloading.js';
import type { Saving, SavingNeeds } from './saving.js';
import type { GameTypes, MatchOf, PlayingOf } from '../parts/game-types.js';

/** The lazy module that saves games, brings them back, and replays records. */
export type SavingModule = typeof import('./saving.js');

/** Fetches the module that saves games, and the storage of the device beside it. */
export async function fetchSaving(): Promise<SavingModule> {
  const [module] = await Promise.all([import('./saving.js'), storage.ready()]);
  return module;
}

/** The parts and functions of the element that the controller is handed. */
interface Needs<T extends GameTypes> extends SavingNeeds<T> {
  /** The element; its `speed` and `sounds` are set as preferred. */
  readonly element: LitElement &
    SavingNeeds<T>['element'] & { readonly match: PlayingOf<T> | undefined; speed: Speed | undefined; sounds: boolean };
  readonly notices: Notices;
  readonly modules: LazyModules;
}

/**
 * The data that an element stores on the device under the `persist` key: the game, the memory from game to game, and
 * preferences. Without a key, no game is saved, and the rest lasts as long as the element. The code for this is fetched
 * with the first key. If that fails, a game begins without it, and is saved as soon as it can be.
 */
export class SavingController<T extends GameTypes> implements ReactiveController {
  /** Saves and restores the game; undefined without a key, and until the module has loaded. */
  declare saving: Saving<T> | undefined;
  /** The memory from game to game. */
  declare memory: DeviceMemory<T>;
  /** The game that was deleted last, which can be restored until another game begins. */
  declare forgotten: MatchOf<T> | undefined;
  /** The preferences chosen on this device or page. */
  preferences: Preferences = {};

  #key: string | undefined;
  /** Resolves to `saving` once the module has loaded; to undefined once it has failed. */
  #opening: Promise<Saving<T> | undefined> | undefined;
  /** True if the game has changed since the key was given, and waits for the module to be saved. */
  #isBehind = false;
  /** Resolves once the stored preferences apply. */
  #preferring: Promise<void> | undefined;
  /** True while the saved game is requested, and if that could not be because the module had failed. */
  #isResuming = false;
  #hasMissed = false;
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

  /** True if the game has not been played here before. */
  get isFirstGame(): boolean {
    return this.#guide.isFirst;
  }

  /** Switches to the key that `persist` gives, or to none; an invalid key is reported. */
  use(persist: string | undefined): void {
    const { key, bad } = readKey(persist);
    const needs = this.#needs;
    needs.notices.report(bad);
    if (key === this.#key) return;
    this.saving?.listen(false);
    this.saving = undefined;
    this.#key = key;
    this.#isBehind = this.#hasMissed = false;
    this.#opening = key ? this.#open(key) : undefined;
    this.memory = this.#memoryOf(this.#opening);
    void this.memory.load();
  }

  async #open(key: string): Promise<Saving<T> | undefined> {
    const { modules } = this.#needs;
    const opened = modules.whenLoaded('saving').then((module) => this.#opened(key, module as SavingModule));
    return (await modules.outcome('saving')) ? opened : undefined;
  }

  #opened(key: string, module: SavingModule): Saving<T> | undefined {
    const needs = this.#needs;
    if (key !== this.#key || this.saving) return this.saving;
    const saving = (this.saving = new module.Saving<T>(key, needs));
    saving.listen(needs.element.isConnected);
    this.#preferring = saving.preferences().then((read) => {
      const chosen = this.preferences;
      this.preferences = { ...readPreferences(read), ...chosen };
      if (Object.keys(chosen).length) saving.prefer(this.preferences);
      this.#apply(this.preferences);
    });
    const { match } = needs.moves.localTable;
    if (this.#hasMissed && match) saving.catchUp();
    else if (this.#hasMissed) void saving.resume(() => !needs.moves.localTable.match && key === this.#key);
    else if (!this.#isResuming) this.#catchUp();
    return saving;
  }

  /** Saves what has happened before the module had loaded. */
  #catchUp(): void {
    if (this.#isBehind) this.saving?.save();
    this.#isBehind = false;
  }

  /** Saves the game, if there is a key. */
  save(): void {
    if (this.saving) this.saving.save();
    else this.#isBehind = this.#key !== undefined;
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
    this.#isResuming = true;
    const saving = await this.#opening;
    const isFound = (await saving?.resume(isWanted)) === true;
    // A new game depends on whether it is the first.
    if (saving) await this.#preferring;
    this.#isResuming = false;
    this.#hasMissed = !saving && this.#key !== undefined;
    this.#catchUp();
    if (isFound || before === undefined) return isFound;
    const { putOnTable } = (await needs.modules.whenLoaded('saving')) as SavingModule;
    return isWanted() && putOnTable(needs, before).ok;
  }

  #memoryOf(saving: Promise<Saving<T> | undefined> | undefined): DeviceMemory<T> {
    return new DeviceMemory<T>(this.#needs.element.rules, saving);
  }
}
