import type { LitElement, ReactiveController } from 'lit';
import type { MatchStep } from '../../src/match/match.js';
import { Table } from '../../src/match/table.js';
import { sayRefusal, type Refused } from '../../src/words/say.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import { Announcements } from './announcements.js';
import type { Played } from '../parts/context.js';
import type { FinishModule } from '../parts/finish-types.js';
import type { GameDefinition } from './definition.js';
import type { Best } from '../parts/best.js';
import type { DeviceMemory } from './device-memory.js';
import { deepActive } from '../style/deep.js';
import { DoubleTapGuard } from './double-tap-guard.js';
import { random, timers } from '../parts/environment.js';
import type { FocusController } from './focus-controller.js';
import { GameEvents } from './game-events.js';
import type { LazyModules } from './lazy-modules.js';
import type { RemoteBoard } from '../parts/live/needs.js';
import type { Beat } from '../parts/beats.js';
import { Playback } from './playback.js';
import { Refusals } from './refusals.js';
import type { PuzzleInPlay } from '../parts/study.js';
import type { GameTypes, LocalTableOf, MatchOf, PlayingOf, TableOf } from '../parts/game-types.js';

/** The parts and functions of the element that the controller of its match is handed. */
interface Needs<T extends Played<T>> {
  readonly element: PlayedElement<T>;
  readonly definition: GameDefinition<T>;
  readonly modules: LazyModules;
  readonly focusing: FocusController;
  readonly screens: MatchScreens;
  readonly next: { follow(match: PlayingOf<T>): void };
  readonly saving: MatchSaving<T>;
  /** The lessons; undefined in games that give none. */
  readonly lessons: { fetch(): Promise<unknown> } | undefined;
  /** The end of a game. */
  readonly finish: { fetch(): Promise<FinishModule<T> | undefined> };
  /** The language of the reader, once the words have loaded. */
  readonly locale: { readonly language: { readonly common: MainWords<CommonWords> } | undefined };
  context(): T['context'];
  say(sentence: string): void;
  /** Clears input that belongs to another position. */
  resetInteraction(): void;
}

interface PlayedElement<T extends GameTypes> extends LitElement {
  readonly rules: MatchOf<T>['game'];
  readonly sounds: boolean;
}

/** Where a match and what it teaches are stored. */
interface MatchSaving<T extends GameTypes> {
  readonly memory: Pick<DeviceMemory<T>, 'finished'>;
  forgotten: unknown;
  save(): void;
}

/** The screens between which a match leads. */
interface MatchScreens {
  practised: number;
  readonly current: string;
  show(screen: 'finish'): void;
  backToGame(): void;
}

/** The match of an element: makes, refuses, shows, announces, saves and takes back moves. */
export class MatchController<T extends Played<T>> implements ReactiveController {
  /** The table of a game on this device. */
  declare readonly localTable: LocalTableOf<T>;
  declare readonly playback: Playback<T>;
  declare readonly announcements: Announcements<T>;
  declare readonly refusals: Refusals;
  /** The puzzle that replaces the game. */
  declare puzzle: PuzzleInPlay<T> | undefined;
  /** The board across devices that replaces the game on this one. */
  declare live: RemoteBoard<T> | undefined;
  /** The result of a single-player game. */
  declare best: Best | undefined;
  /** Resolves once `best` is known; undefined for a game of several players. */
  declare judging: Promise<void> | undefined;
  #thinkAgain: (() => void) | undefined;
  readonly #events: GameEvents<T>;

  readonly #needs: Needs<T>;

  constructor(needs: Needs<T>) {
    this.#needs = needs;
    const { definition, element, modules } = needs;
    element.addController(this);
    this.#events = new GameEvents<T>(element);
    new DoubleTapGuard(element, () => this.playback.changes);
    this.playback = new Playback<T>(element, () => this.table, {
      beats: () => this.#beats(),
      announce: (match) => this.announcements.move(match),
      sounds: () => (element.sounds ? (modules.get('sounds') as typeof import('../style/sounds.js')) : undefined),
      follow: () => this.#follow(),
      finish: () => needs.screens.show('finish'),
    });
    this.announcements = new Announcements<T>(this, needs);
    this.refusals = new Refusals(element, timers);
    this.localTable = new Table(definition, { timers, random });
    this.localTable.on('stuck', ({ error, retry }) => {
      this.#thinkAgain = retry;
      modules.lose('bot', error);
    });
    this.follow(this.localTable);
  }

  /** Retries the computer player, which failed: it is retried like a lazy module. */
  async thinkAgain(): Promise<{ readonly loaded: unknown }> {
    return { loaded: await Promise.resolve(this.#thinkAgain?.()) };
  }

  get #words(): MainWords<CommonWords> | undefined {
    return this.#needs.locale.language?.common;
  }

  get table(): TableOf<T> {
    return this.live?.table ?? this.localTable;
  }

  /** The match being played, or undefined before the first. */
  get match(): PlayingOf<T> | undefined {
    return this.table.match;
  }

  /** Returns the context with a match in its current state, not as it is still shown. */
  contextOf(match: PlayingOf<T>): T['context'] {
    return { ...this.#needs.context(), match, moment: undefined };
  }

  /** Subscribes to the events of a table. */
  follow(table: TableOf<T>): void {
    table.on('move', ({ move, ply, forbid }) => {
      if (!this.#events.aboutToMove(move, ply)) forbid();
    });
    table.on('moved', ({ move, events }) => this.#moved(move, events));
    table.on('change', () => this.#changed());
  }

  /** Makes a move according to the rules; a refusal names its rule and changes nothing. */
  play(move: T['move'], ply?: number): MatchStep<T['state'], T['event']> {
    if (this.puzzle) return this.puzzle.play(move);
    const step = this.table.play(move, ply);
    if (!step.ok && step.reason !== 'sent') this.refuse(step);
    return step;
  }

  /** Takes back the last person's choice. If that is not possible, says why. */
  undo(): boolean {
    const refused = this.match?.undoRefusal;
    const words = this.#words;
    if (refused && words) this.tell(words.undoRefusals[refused.reason]);
    return this.table.undo() && this.travelled('undone');
  }

  /** Repeats the move that was taken back. */
  redo(): boolean {
    return this.table.redo() && this.travelled('redone');
  }

  /** Announces and shows why a move is refused. */
  refuse(refused: Refused): void {
    if (!this.#words) return;
    const v = this.#needs.context();
    this.tell(sayRefusal(v.gameWords.refusals, refused, v));
  }

  /** Announces and shows a sentence about something that was refused. */
  tell(sentence: string): void {
    this.#needs.say(sentence);
    this.refusals.show(sentence);
  }

  /** Shows the match that has been put on the table. */
  begun(resumed: boolean): void {
    const needs = this.#needs;
    const match = this.match!;
    needs.next.follow(match);
    needs.screens.practised = 0;
    needs.saving.forgotten = undefined;
    this.best = undefined;
    if (match.isOver) this.#judge();
    needs.resetInteraction();
    this.playback.cancel();
    this.announcements.clear();
    needs.modules.drop('bot');
    needs.screens.backToGame();
    if (resumed) void this.#resume(match);
    this.#events.begun(match, resumed);
  }

  /** Waits again at a last move that waits for a person: at a wrong answer, once there is a lesson for it. */
  async #resume(match: PlayingOf<T>): Promise<void> {
    const { lessons, screens } = this.#needs;
    const { ply } = match;
    if (lessons) await lessons.fetch();
    const isUnchanged = match === this.match && match.ply === ply && !this.playback.current;
    if (isUnchanged && screens.current === 'play') this.playback.resume(match);
  }

  /**
   * Handles the possible end of the match: by its last move, which is shown first; across devices also because its round
   * has ended.
   */
  over(): void {
    const match = this.match!;
    const record = this.table.record();
    if (!match.isOver || !record) return;
    this.#events.over(match, record);
    if (this.#needs.screens.current === 'play' && !this.playback.current) this.playback.finish(match);
  }

  #moved(move: T['move'], events: readonly T['event'][]): void {
    const needs = this.#needs;
    const match = this.match!;
    needs.resetInteraction();
    if (match.isOver) this.#judge();
    this.playback.show(match);
    needs.saving.save();
    this.#events.moved(match, move, events);
    this.over();
  }

  /** Moves the focus to the control where the game continues, if it waits there. */
  #follow(): void {
    if (deepActive(this.#needs.element.shadowRoot)?.matches('[data-home]')) this.#needs.focusing.to('[data-home]');
  }

  /** Returns the beats in which the last move is shown. */
  #beats(): readonly Beat[] {
    const { match } = this;
    const ply = match?.plies.at(-1);
    return (
      (ply &&
        this.#needs.definition.moment?.(this.contextOf(match!), ply, match!.plies.at(-2)?.state ?? match!.start)) ??
      []
    );
  }

  /** Compares a single-player game with par and with the best so far. */
  #judge(): void {
    const { match } = this;
    this.judging = this.#needs.saving.memory.finished(match!).then((best) => {
      if (this.match !== match) return;
      this.best = best;
      this.#needs.element.requestUpdate();
    });
  }

  #changed(): void {
    this.#needs.element.requestUpdate();
    const { clock } = this.table;
    const seconds = Math.ceil(clock.left / 1000);
    if (clock.isRunning && clock.elapsed > 0 && (seconds === 10 || seconds === 5))
      this.#needs.say(this.#words!.secondsLeft(seconds));
  }

  /** The duration factor of moves, where normal speed is 1. */
  set pace(pace: number) {
    this.playback.pace = this.localTable.pace = pace;
  }

  /** Continues the match from another position. */
  travelled(where: 'undone' | 'redone'): true {
    const needs = this.#needs;
    this.playback.cancel();
    needs.resetInteraction();
    if (needs.screens.current !== 'set-up') needs.screens.backToGame();
    needs.say(this.#words![where]);
    needs.saving.save();
    this.#events.travelled(where, this.match!);
    return true;
  }

  // ---- lifecycle ----

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onHide);
    this.#onHide();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onHide);
    this.table.setActive(false);
  }

  readonly #onHide = (): void => {
    const isSeen = document.visibilityState !== 'hidden';
    this.table.setSeen(isSeen);
    this.playback.setSeen(isSeen);
  };
}
