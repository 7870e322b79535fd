import type { Timers } from '../../../src/match/clock.js';
import { empty, evidence, merge, read, update, write } from '../../../src/learning/index.js';
import { Match } from '../../../src/match/match.js';
import { nameAll, type Player } from '../../../src/match/players.js';
import { Table } from '../../../src/match/table.js';
import type { AnsweredEvent, Game, GameEvent, Random, Result } from '../../../src/rules/game.js';
import { games } from '../../../src/rules/index.js';
import type { PlayableBoard } from '../../../pages/board.js';

export type GameName = keyof typeof games;
export interface AnyMove {
  readonly type: string;
  readonly [field: string]: unknown;
}
export type AnyGame = Game<unknown, unknown, AnyMove, GameEvent>;
export type AnyMatch = Match<unknown, unknown, AnyMove, GameEvent>;

/** The game and its settings in a package. */
export interface BoardOptions {
  readonly name: GameName;
  readonly tag: string;
  readonly options: object;
  /** For each player the level of a computer player, 0 for a person. */
  readonly bots: readonly number[];
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A game's element without its drawing: the real table and match, the same events. Computer players choose at random. */
export class HeadlessBoard extends EventTarget implements PlayableBoard {
  readonly rules: AnyGame;
  readonly localName: string;
  readonly table: Table<unknown, unknown, AnyMove, GameEvent>;
  inert = false;
  /** The learner, as in an element that learns. */
  learner: string | undefined;
  learning: string | undefined;
  /** The knowledge of the learner. */
  memory = empty();
  readonly #attributes: Map<string, string>;
  readonly #players: readonly Player[];
  #isInPage = false;

  constructor(
    private readonly given: BoardOptions,
    timers: Timers,
    private readonly random: Random,
    /** Days since 1 January 2024. */
    private readonly day: () => number = () => 1000,
  ) {
    super();
    this.rules = games[given.name] as unknown as AnyGame;
    this.localName = given.tag;
    this.#attributes = new Map(Object.entries(given.attributes ?? {}));
    this.#players = nameAll(given.bots.map((bot, colour) => ({ name: '', bot, colour })));
    this.table = new Table(
      {
        bot: { levels: 4, think: (state) => anyMove(this.rules, state, random, 1000) },
        // A person rolls for the computer player, too.
        chanceSeat: () => this.table.match!.players.findIndex(({ bot }) => bot === 0),
      },
      { timers, random },
    );
    this.table.on('moved', ({ move, events }) => this.#moved(move, events));
    this.table.on('stuck', ({ error }) => {
      throw error;
    });
  }

  get match(): AnyMatch | undefined {
    return this.table.match;
  }

  /** Puts the element into the page: it continues from its position, or begins a game. */
  show(): void {
    this.#isInPage = true;
    this.table.setActive(true);
    const position = this.#attributes.get('position');
    if (!position || !this.fromText(position).ok) this.newGame();
  }

  newGame(): void {
    const options = this.rules.options(this.given.options);
    if (!options.ok) throw new Error(options.message);
    this.begin(
      new Match(this.rules, this.#players, this.rules.setup(this.#players.length, options.value, this.random)),
    );
  }

  begin(match: AnyMatch): void {
    this.table.begin(match);
    this.#fire('game-start', { players: match.players, options: {}, resumed: false });
    const given = read(this.learning);
    if (this.learner === undefined || !given.ok) return;
    this.memory = merge(this.memory, given.value);
    this.#fire('learned', { learning: write(this.memory) });
  }

  toText(): string {
    return this.match ? this.rules.write(this.match.state) : '';
  }

  fromText(text: string): Result<unknown> {
    const read = this.rules.read(text);
    if (read.ok) this.begin(new Match(this.rules, this.#players, read.value));
    return read;
  }

  undo(): boolean {
    return this.table.undo() && this.#travelled('undone');
  }

  redo(): boolean {
    return this.table.redo() && this.#travelled('redone');
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
    if (name === 'position' && this.#isInPage) this.fromText(value);
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  #moved(move: AnyMove, events: readonly GameEvent[]): void {
    const { ply } = this.match!;
    this.#fire('moved', { move, ply, events: this.rules.hear?.(events, 'public') ?? events, state: undefined });
    for (const event of events) if (event.type === 'answered') this.#answered(event as AnsweredEvent);
    if (this.match!.isOver) this.#fire('game-over', {});
  }

  #answered(event: AnsweredEvent): void {
    this.#fire('answer', event);
    if (this.learner === undefined) return;
    const found = evidence(event, { game: this.rules.name, learners: [0], hints: 0 });
    if (!found.length) return;
    this.memory = update(this.memory, found, this.day());
    this.#fire('learned', { learning: write(this.memory) });
  }

  #travelled(where: 'undone' | 'redone'): true {
    this.#fire(where, { ply: this.match!.ply, state: undefined });
    return true;
  }

  #fire(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** Returns a random legal move of the seat to act; one of four answers is wrong. `ms`: time taken for the answer. */
export function anyMove(game: AnyGame, state: unknown, random: Random, ms: number): AnyMove {
  const moves: AnyMove[] = [];
  for (const move of game.moves(state)) if (moves.push(move) >= 24) break;
  const move = moves[random(moves.length)];
  const timed = 'ms' in move || 'answer' in move || move.type === 'attach' ? { ...move, ms } : move;
  if (random(4)) return timed;
  const wrong =
    'answer' in move && move['answer'] !== undefined
      ? { ...timed, answer: Number(move['answer']) + 1 }
      : { ...timed, ...(move.type === 'attach' ? { digits: [random(10)] } : {}) };
  return game.play(state, wrong).ok ? wrong : timed;
}
