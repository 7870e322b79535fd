import { frozen } from './frozen.js';
import { demand, faultOfDeclaration, faultOfName, faultOfSeats, type Fault } from './game-faults.js';
import { bad, ok, refuse, type Game, type GameEvent, type Random, type Result, type Step } from './game.js';
import { yesOrNo, type YesOrNo } from './option-kinds.js';
import { declared, type Declaration, type OptionsOf } from './options.js';
import { longestText, unreadable } from './position-text.js';
import { undoRule } from './practice-undo.js';
import { fieldsOf } from './trail/given.js';

/** The rule that every game has: a move has a type, and only whoever is to act makes it. */
export const moveRule = 'GAME-01';

/** A move of a game that `createGame` makes. */
export interface TypedMove {
  readonly type: string;
}

/** The declaration of the options of such a game, which can also agree on practice undo. */
export type WithUndo<D extends Declaration> = D & { readonly practiceUndo: YesOrNo };
/** The state of such a game, which has its options. */
export type Position<D extends Declaration, S> = S & { readonly options: OptionsOf<WithUndo<D>> };

/** The functions that a game may leave to `createGame`. */
type Usual = 'alone' | 'earlier' | 'fewest' | 'hear' | 'limit' | 'presets' | 'reveals' | 'shown' | 'stands' | 'timed';

/** The rules of a game, as `createGame` takes them. */
export interface GameSource<D extends Declaration, S extends object, M extends TypedMove, E extends GameEvent>
  extends
    Pick<Game<OptionsOf<WithUndo<D>>, Position<D, S>, M, E>, 'moves' | 'name' | 'scores' | 'seats' | 'turn'>,
    Partial<Pick<Game<OptionsOf<WithUndo<D>>, Position<D, S>, M, E>, Usual | 'view'>> {
  /** Its options, each as `whole`, `choice` or `yesOrNo` declares it. */
  readonly options?: D;
  /** Returns the position at the start; the options are added to it. */
  readonly setup: (seats: number, options: OptionsOf<WithUndo<D>>, random: Random) => S;
  /**
   * Returns the position after a move, without changing the one before, or a refusal. The move has a type, and it is the
   * turn of whoever makes it; everything else about it is untrusted. If this throws, the move is refused.
   */
  readonly play: (state: Position<D, S>, move: M) => Step<Position<D, S>, E>;
  /** Samples a move of chance; with `chances`, in games with dice or draws. */
  readonly chance?: (state: Position<D, S>, random: Random) => M;
  readonly chances?: readonly string[];
  /** Returns whether a position that was read from a text, whose options are valid, is one that the game can reach. */
  readonly isPosition: (state: Position<D, S>) => boolean;
}

const functions = ['setup', 'turn', 'moves', 'play', 'scores', 'isPosition'];

function faultOf(source: Partial<Record<string, unknown>>): Fault | undefined {
  const fault = faultOfName(source['name']) ?? faultOfSeats(source['seats']);
  if (fault) return fault;
  const { options = {}, chance, chances = [] } = source;
  const missing = functions.find((name) => typeof source[name] !== 'function');
  if (missing) return { field: missing, message: 'must be a function' };
  if ((chance === undefined) !== (Array.isArray(chances) && !chances.length) || !Array.isArray(chances))
    return { field: 'chances', message: 'must list the types of the moves that chance returns' };
  return faultOfDeclaration('options', options);
}

/** Returns a copy of a move as plain data; undefined for what is none. */
function plain(move: unknown): Partial<TypedMove> | undefined {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(move));
    return (fieldsOf(copy) as Partial<TypedMove> | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The characters of JSON that a URL would escape, and what stands for each. */
const pairs = ['{(', '})', '[!', ']*', `"'`, ',_', ':~'];
const written = new Map(pairs.map(([json, text]) => [json, text]));
const read = new Map(pairs.map(([json, text]) => [text, json]));

/** Writes plain data in ASCII that a URL may contain. */
const toText = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[^A-Za-z0-9-]/g,
    (one) => written.get(one) ?? `.${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Reads what `toText` wrote; undefined for anything else. */
function fromText(text: string): unknown {
  const json = text.replace(/\.([0-9a-f]{4})|[()!*'_~]/g, (one, code?: string) =>
    code ? String.fromCharCode(parseInt(code, 16)) : read.get(one)!,
  );
  try {
    const data: unknown = JSON.parse(json);
    return toText(data) === text ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a game that fulfils the contract `Game` from its rules alone. What is the same in most games is added: the option
 * of practice undo, the validation of options, the refusal of moves without a type or out of turn, the notation of
 * positions, and states that cannot be changed. Nothing is hidden from anybody unless `view` is given.
 * @throws TypeError naming the field that is missing or invalid
 */
export function createGame<
  const D extends Declaration = Record<never, never>,
  S extends object = object,
  M extends TypedMove = TypedMove,
  E extends GameEvent = GameEvent,
>(source: GameSource<D, S, M, E>): Game<OptionsOf<WithUndo<D>>, Position<D, S>, M, E> {
  demand(
    'createGame',
    fieldsOf(source) ? faultOf(source as object) : { field: 'source', message: 'must be an object' },
  );
  type State = Position<D, S>;
  const { name, seats, chances = [], chance, setup, play, isPosition, ...others } = source;
  const practiceUndo = yesOrNo({ default: false, rule: undoRule });
  const declaration = { ...source.options, practiceUndo } as WithUndo<D>;
  const { defaults, options } = declared(name, declaration);
  const begins = `${name}.`;

  function checked(state: State, move: M): Step<State, E> {
    const made = plain(move);
    const type = made?.type;
    if (typeof type !== 'string') return refuse(moveRule, 'no-move', 'A move is an object with a type.');
    const { kind } = game.turn(state);
    if (kind === 'over') return refuse(moveRule, 'over', 'The game is over.');
    if (chances.includes(type) !== (kind === 'chance'))
      return refuse(moveRule, 'not-now', `It is not the time for "${type.slice(0, 40)}".`);
    try {
      const step = play(state, made as M);
      return step.ok ? { ...step, state: frozen({ ...step.state, options: state.options }) } : step;
    } catch (error) {
      return refuse(moveRule, 'no-move', `The move cannot be read: ${String(error)}.`);
    }
  }

  function readPosition(text: string): Result<State> {
    if (typeof text !== 'string' || text.length > longestText)
      return bad('text', `A position is a text of at most ${longestText} characters.`);
    if (!text.startsWith(begins)) return bad('version', `A position of this game begins with "${begins}".`);
    const state = fieldsOf(fromText(text.slice(begins.length)));
    if (!state) return unreadable('text');
    const agreed = options(state['options']);
    if (!agreed.ok) return agreed;
    const position = frozen({ ...state, options: agreed.value }) as State;
    try {
      const players = game.scores(position).length;
      const isSeated = players >= seats.min && players <= seats.max;
      if (isSeated && isPosition(position) && game.write(position) === text) return ok(position);
    } catch {
      // It lacks what the rules read.
    }
    return unreadable('text');
  }

  const game: Game<OptionsOf<WithUndo<D>>, State, M, E> = {
    view: (state: State) => state,
    stands: () => false,
    reveals: () => false,
    ...others,
    name,
    seats,
    declaration,
    defaults,
    options,
    chances,
    setup: (count, agreed, random) => frozen({ ...setup(count, agreed, random), options: agreed }),
    chance(state, random, [next] = []) {
      const waiting = fromText(String(next)) as M;
      return next !== undefined && checked(state, waiting).ok ? waiting : chance!(state, random);
    },
    drawn: (move) => [toText(move)],
    play: checked,
    write: (state) => begins + toText(state),
    read: readPosition,
  };
  return Object.freeze(game);
}
