import { fittingOf } from '../../src/rules/fitting.js';
import type { MatchStep } from '../../src/match/match.js';
import type { MatchRecord } from '../../src/match/record.js';
import { Table } from '../../src/match/table.js';
import { sayRefusal, type Refused } from '../../src/words/say.js';
import { Announcements } from './announcements.js';
import type { GameContext } from './context.js';
import type { GameDefinition } from './definition.js';
import type { Best } from './device-memory.js';
import { DoubleTapGuard } from './double-tap-guard.js';
import { random, timers } from './environment.js';
import { GameEvents } from './game-events.js';
import { GameScreens } from './game-screens.js';
import type { Fetchers } from './lazy-modules.js';
import type { Beat } from './moments.js';
import type { Persistence } from './persistence.js';
import { Playback } from './playback.js';
import { Refusals } from './refusals.js';
import type { PuzzleDelegate } from './study.js';
import type { LiveDelegate } from './live.js';
import type { GameTypes, LocalTableOf, PlayingOf, TableOf } from './types.js';

/** Move handling for all games: making, refusing, showing, announcing, saving and taking back moves. */
export abstract class GameMoves<T extends GameTypes> extends GameScreens<T> {
  protected abstract readonly persistence: Persistence<T>;
  /** Clears input that belongs to another position: a typed answer, a picked piece. Called whenever the position changes. */
  protected resetInteraction(): void {}

  #thinkAgain: (() => void) | undefined;
  /** The result of a single-player game. */
  protected best: Best | undefined;
  /** Resolves once `best` is known. */
  #judging: Promise<void> | undefined;
  readonly #events = new GameEvents<T>(this);
  protected readonly announcements: Announcements<T>;
  protected override puzzleDelegate: PuzzleDelegate<T> | undefined;
  protected override readonly playback: Playback<T>;
  /** @internal */
  override readonly refusals: Refusals;
  /** The table of a game on this device. */
  protected readonly localTable: LocalTableOf<T>;
  /** The board across devices that replaces the game on this one. */
  protected override liveDelegate: LiveDelegate<T> | undefined;

  /** @param fetchers functions that fetch lazy modules, by name */
  constructor(
    protected override readonly definition: GameDefinition<T>,
    fetchers: Fetchers,
  ) {
    super(definition.languages, {
      ...fetchers,
      sounds: () => import('../style/sounds.js'),
      /** A computer player that failed is retried like a lazy module that failed. */
      bot: async () => ({ loaded: await Promise.resolve(this.#thinkAgain?.()) }),
    });
    new DoubleTapGuard(this, () => this.playback.changes);
    this.playback = new Playback<T>(this, {
      beats: () => this.#beats(),
      announce: (match) => this.announcements.move(match),
      sounds: () => (this.sounds ? (this.modules.get('sounds') as typeof import('../style/sounds.js')) : undefined),
      follow: () => this.#follow(),
      finish: () => this.show('finish'),
    });
    this.announcements = new Announcements<T>({
      definition,
      match: () => this.match,
      context: () => this.context(),
      contextOf: (match) => this.contextNow(match),
      judged: () => this.#judging,
      say: (sentence) => this.say(sentence),
    });
    this.refusals = new Refusals(this, timers);
    this.localTable = new Table(definition, { timers, random });
    this.localTable.on('stuck', ({ error, retry }) => {
      this.#thinkAgain = retry;
      this.modules.lose('bot', error);
    });
    this.follow(this.localTable);
  }

  /** @internal */
  override get table(): TableOf<T> {
    return this.liveDelegate?.table ?? this.localTable;
  }

  /**
   * Subscribes to the events of a table.
   * @internal
   */
  follow(table: TableOf<T>): void {
    table.on('move', ({ move, ply, forbid }) => {
      if (!this.#events.aboutToMove(move, ply)) forbid();
    });
    table.on('moved', ({ move, events }) => this.#moved(move, events));
    table.on('change', () => this.#changed());
  }

  /** The match being played, or undefined before the first. */
  get match(): PlayingOf<T> | undefined {
    return this.table.match;
  }

  /** The position; undefined before the first game. Do not change it in place. */
  get state(): T['state'] | undefined {
    return this.match?.state;
  }

  /** Makes a move according to the rules; a refusal names its rule and changes nothing. */
  play(move: T['move'], ply?: number): MatchStep<T['state'], T['event']> {
    if (this.puzzleDelegate) return this.puzzleDelegate.play(move);
    const step = this.table.play(move, ply);
    if (!step.ok && step.reason !== 'sent') this.refuse(step);
    return step;
  }

  /**
   * Takes back the last person's choice, once, as long as no new information has been revealed since. With `practiceUndo`,
   * moves can be taken back as often as nothing was judged since, and the same draws come again. If undo is not possible,
   * says why.
   */
  undo(): boolean {
    const refused = this.match?.undoRefusal;
    if (refused && this.locale.language) this.tell(this.words.undoRefusals[refused.reason]);
    return this.table.undo() && this.travelled('undone');
  }

  /** Repeats the move that was taken back. */
  redo(): boolean {
    return this.table.redo() && this.travelled('redone');
  }

  /** Returns the position as text; empty before the first game. */
  toText(): string {
    return this.match ? this.game.write(this.match.state) : '';
  }

  /**
   * Returns the whole game as plain data, to be stored or replayed; undefined before the first game, and before the end of
   * a game across devices.
   */
  record(): MatchRecord<T['move']> | undefined {
    return this.table.record();
  }

  /** Announces and shows why a move is refused. */
  protected refuse(refused: Refused): void {
    if (!this.locale.language) return;
    this.tell(sayRefusal(this.gameWords.refusals, refused, this.context() as GameContext<T>));
  }

  /** Announces and shows a sentence about something that was refused. */
  protected tell(sentence: string): void {
    this.say(sentence);
    this.refusals.show(sentence);
  }

  /**
   * Shows the match that has been put on the table.
   * @internal
   */
  begun(resumed: boolean): void {
    const match = this.match!;
    // The next game has the same players and options, unless a person changes them.
    const { declaration } = this.game;
    const options = { ...match.start.options, ...fittingOf(declaration, this.draft.options) };
    const isAsChosen = JSON.stringify(options) === JSON.stringify(this.draft.options);
    const preset = isAsChosen ? this.draft.preset : undefined;
    this.draft = { ...this.draft, players: match.players, options, preset };
    this.best = undefined;
    this.factsPractised = 0;
    this.persistence.forgotten = undefined;
    if (match.isOver) this.#judge();
    this.resetInteraction();
    this.playback.cancel();
    this.announcements.clear();
    this.modules.drop('bot');
    this.backToGame();
    if (resumed) this.playback.resume(match);
    this.#events.begun(match, resumed);
  }

  /**
   * Handles the possible end of the match: by its last move, which is shown first; across devices also because its round
   * has ended.
   * @internal
   */
  over(): void {
    const match = this.match!;
    const record = this.table.record();
    if (!match.isOver || !record) return;
    this.#events.over(match, record);
    if (this.screen === 'play' && !this.playback.current) this.playback.finish(match);
  }

  #moved(move: T['move'], events: readonly T['event'][]): void {
    const match = this.match!;
    this.resetInteraction();
    if (match.isOver) this.#judge();
    this.playback.show(match);
    this.persistence.saving?.save();
    this.#events.moved(match, move, events);
    this.over();
  }

  /** Moves the focus to the control where the game continues, if it waits there. */
  #follow(): void {
    if (this.shadowRoot?.activeElement?.matches('[data-home]')) this.focusing.to('[data-home]');
  }

  /** Returns the beats in which the last move is shown. */
  #beats(): readonly Beat[] {
    const { match } = this;
    const ply = match?.plies.at(-1);
    if (!match || !ply || !this.definition.moment) return [];
    return this.definition.moment(this.contextNow(match), ply, match.plies.at(-2)?.state ?? match.start);
  }

  /** Compares a single-player game with par and with the best so far. */
  #judge(): void {
    const { match } = this;
    this.#judging = this.persistence.memory.finished(match!).then((best) => {
      if (this.match !== match) return;
      this.best = best;
      this.requestUpdate();
    });
  }

  #changed(): void {
    this.requestUpdate();
    const { clock } = this.table;
    const seconds = Math.ceil(clock.left / 1000);
    if (clock.isRunning && clock.elapsed > 0 && (seconds === 10 || seconds === 5)) {
      this.say(this.words.secondsLeft(seconds));
    }
  }

  /**
   * Continues the match from another position.
   * @internal
   */
  travelled(where: 'undone' | 'redone'): true {
    this.playback.cancel();
    this.resetInteraction();
    if (this.screen !== 'set-up') this.backToGame();
    this.say(this.words[where]);
    this.persistence.saving?.save();
    this.#events.travelled(where, this.match!);
    return true;
  }
}
