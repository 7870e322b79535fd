import type { LitElement, PropertyValues, ReactiveController } from 'lit';
import { speeds, type Speed } from '../../src/match/speed.js';
import type { Played } from '../parts/context.js';
import type { MatchOf } from '../parts/game-types.js';
import { asText } from '../parts/attribute-values.js';
import { paceOf, readPosition, type AskedGame } from './game-attributes.js';
import type { LazyModules } from './lazy-modules.js';
import type { LiveModule, LiveNeeds } from '../parts/live/needs.js';
import type { MatchController } from './match-controller.js';
import type { NextGame } from './next-game.js';
import type { Notices } from './notices-controller.js';
import type { SavingController, SavingModule } from './saving-controller.js';
import type { Screens } from './screens.js';
import type { PuzzleNeeds, StudyModule } from '../parts/study.js';

/** The element that is opened, with its unchecked attributes. */
interface OpenedElement<T extends Played<T>> extends LitElement {
  readonly rules: MatchOf<T>['game'];
  readonly players: string | undefined;
  readonly realDice: boolean;
  readonly speed: Speed | undefined;
  readonly sounds: boolean;
  readonly position: string | undefined;
  readonly recorded: unknown;
  readonly isMarked: boolean | undefined;
  readonly persist: string | undefined;
  readonly puzzle: string | undefined;
  readonly live: string | undefined;
  readonly liveBoard: object | undefined;
  newGame(): void;
  fromText(text: string): { readonly ok: boolean };
}

/** The data and functions that the controller is handed. */
interface OpeningNeeds<T extends Played<T>> {
  readonly element: OpenedElement<T>;
  readonly definition: { readonly bot: { readonly levels: number } };
  readonly modules: LazyModules;
  readonly screens: Screens;
  readonly moves: MatchController<T>;
  readonly next: NextGame<T>;
  readonly saving: SavingController<T>;
  readonly locale: { fetch(): Promise<void> };
  readonly learner: { findWhatFits(): Promise<void> | undefined } | undefined;
  readonly notices: Notices;
  /** Reads the players and options of the next game from the attributes. */
  readAttributes(): AskedGame;
  /** Called once the words have loaded. */
  checkLook(): void;
}

/** The needs of the controller, and those that it hands on to a board across devices or to a puzzle. */
type Needs<T extends Played<T>> = OpeningNeeds<T> & Omit<LiveNeeds<T>, 'replay'> & Omit<PuzzleNeeds<T>, 'hints'>;

/**
 * Opens an element as its attributes say: a board across devices, a puzzle, or a record, or else the saved game, a position, a new
 * game, or the form.
 */
export class OpeningController<T extends Played<T>> implements ReactiveController {
  /** True once the element has words and rules. */
  #isOpen = false;
  /** Counts the starts of games and puzzles, so that whatever loads for an earlier one is ignored. */
  #beginnings = 0;

  readonly #needs: Needs<T>;

  constructor(needs: Needs<T>) {
    this.#needs = needs;
    needs.element.addController(this);
  }

  /** Ignores whatever is still loading for an earlier game or puzzle: a game has begun. */
  supersede(): void {
    this.#beginnings++;
  }

  hostConnected(): void {
    const { screens } = this.#needs;
    if (this.#isOpen) screens.show(screens.current);
    else void this.#open();
  }

  async #open(): Promise<void> {
    const needs = this.#needs;
    const { element } = needs;
    await needs.locale.fetch();
    await needs.modules.whenLoaded('core');
    // An element that has been removed in the meantime opens when it is connected again; until then it starts and saves
    // nothing.
    if (this.#isOpen || !element.isConnected) return;
    this.#isOpen = true;
    await element.updateComplete;
    needs.checkLook();
    this.#renew();
    await this.#enter();
  }

  /** Follows attributes that have changed since the element has opened. */
  follow(changed: PropertyValues): void {
    if (!this.#isOpen) return;
    const { element, modules, moves, next, screens } = this.#needs;
    if (changed.has('speed')) this.#setSpeed();
    if (changed.has('sounds') && element.sounds) modules.get('sounds');
    if (changed.has('realDice')) next.draft = { ...next.draft, realDice: element.realDice };
    const ofNext = ['players', 'preset', ...Object.keys(element.rules.declaration)];
    if (ofNext.some((name) => changed.has(name))) this.#renew();
    if (changed.has('persist') || changed.has('puzzle')) {
      if (screens.current === 'loading' && changed.has('persist')) void this.#enter();
      else this.#keep();
    }
    if (['live', 'liveBoard', 'recorded'].some((name) => changed.has(name))) void this.#enter();
    else if (moves.live) return;
    // Either a puzzle is to be opened, or it has been left and no game has begun.
    else if (element.puzzle ? ['puzzle', 'puzzleStrength', 'position'].some((name) => changed.has(name)) : moves.puzzle)
      void this.#enter();
    else if (changed.has('position')) this.#place();
  }

  async #enter(): Promise<void> {
    const needs = this.#needs;
    const { element, modules, moves, next, saving, screens } = needs;
    const beginning = ++this.#beginnings;
    const isWanted = (): boolean => {
      if (!element.isConnected) this.#isOpen = false;
      return this.#isOpen && beginning === this.#beginnings;
    };
    moves.puzzle = undefined;
    this.#leaveLive();
    screens.show('loading');
    moves.localTable.begin(undefined);
    if (element.live || element.liveBoard) {
      if (!element.liveBoard) modules.get('lobby');
      const [{ open }, { replay }] = (await Promise.all([
        modules.whenLoaded('live'),
        modules.whenLoaded('saving'),
      ])) as [LiveModule, SavingModule];
      if (!isWanted()) return;
      moves.live = open<T>({ ...needs, replay });
      return element.requestUpdate();
    }
    if (element.puzzle) {
      const { openPuzzle, hints } = (await modules.whenLoaded('study')) as StudyModule<T>;
      if (!isWanted() || (await openPuzzle?.({ ...needs, hints: hints! }))) return; // a game with puzzles has hints
    }
    if (element.recorded !== undefined && ((await this.#showRecord(element.recorded, isWanted)) || !isWanted())) return;
    this.#keep();
    if ((await saving.resume(isWanted)) || !isWanted()) return;
    if (!this.#place() && element.players !== undefined) {
      const finding = needs.learner?.findWhatFits();
      if (finding) await finding;
      if (!isWanted()) return;
      element.newGame();
    }
    if (moves.match) return;
    await saving.memory.load();
    if (!isWanted() || moves.match) return;
    next.draft = saving.memory.recall(next.draft, {
      players: element.players === undefined,
      options: !next.asksOptions,
    });
    screens.show('set-up');
  }

  /** Begins from the position of the attribute. Returns false if there is none or it is not valid, which is reported. */
  #place(): boolean {
    const { element, notices } = this.#needs;
    const { rules: game, position, isMarked } = element;
    if (!position) return false;
    const read = readPosition<T>(game, position, isMarked);
    if (read.ok) return element.fromText(position).ok;
    notices.report([{ name: 'position', value: asText(position), message: read.message }]);
    return false;
  }

  /** Shows the game of a record, to step through. Resolves to false if it is not valid, which is reported. */
  async #showRecord(given: unknown, isWanted: () => boolean): Promise<boolean> {
    const { definition, element, modules, moves, notices, saving, screens } = this.#needs;
    modules.get('study');
    const { readRecord } = (await modules.whenLoaded('saving')) as SavingModule;
    if (!isWanted()) return false;
    const read = readRecord<T>(element.rules, given, definition.bot.levels);
    if (!read.ok) {
      notices.report([
        { name: 'record', value: typeof given === 'string' ? given : typeof given, message: read.message },
      ]);
      return false;
    }
    saving.use(undefined);
    moves.localTable.begin(read.value);
    // Nobody plays on in an unfinished game while it is looked at.
    moves.localTable.pause(!read.value.isOver);
    moves.begun(true);
    const person = read.value.players.findIndex(({ bot }) => !bot);
    screens.openReplay(Math.max(0, person));
    return true;
  }

  #leaveLive(): void {
    const { moves } = this.#needs;
    if (!moves.live) return;
    moves.playback.cancel();
    moves.live.close();
    moves.live = undefined;
    this.#renew();
  }

  /** Starts or stops saving the game under the `persist` key. Puzzles are not saved. */
  #keep(): void {
    const { persist, puzzle } = this.#needs.element;
    this.#needs.saving.use(puzzle ? undefined : persist);
  }

  #renew(): void {
    this.#setSpeed();
    this.#needs.next.renew(this.#needs.readAttributes());
  }

  #setSpeed(): void {
    const { speed } = this.#needs.element;
    this.#needs.notices.check('speed', speed, speeds);
    this.#needs.moves.pace = paceOf(speed);
  }
}
