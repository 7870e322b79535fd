import { bad, ok, type Result } from '../game.js';
import { open, readIntegers, unreadable, writeOptions, type Notation } from '../position-text.js';
import { limits, products } from './deal.js';
import { declaration, options as checkOptions } from './options.js';
import { legalCells } from './play.js';
import { closedLeft, endsAt, phases, whiteLeft, type MultiplayState, type Phase } from './state.js';

/**
 * A position as text needs no escaping in a URL and has eight fields separated by dots:
 *
 *     mp2 . options . players . numbers . colours . scores . phase-seat-die-factor . starting
 *
 * `numbers` has one character per cube, the index of its number among the 59 products. `colours` has one character per
 * two cubes. Numbers within a field are separated by `_`; a minus sign is `-`. A full board of 225 cubes takes fewer
 * than 450 characters.
 */
const notation: Notation = {
  version: 'mp2',
  parts: 6,
  earlier: 'mp1',
  places: 's-eat',
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-~';
const place = /* @__PURE__ */ new Map(/* @__PURE__ */ products.map((number, i) => [number, alphabet[i]]));
/** The number of colours: 0 to 4. */
const colourBase = 5;

const list = (numbers: readonly number[]): string => numbers.join('_');

/** Writes a position as text. */
export function write(state: MultiplayState): string {
  const { options, colours } = state;
  let pairs = '';
  for (let i = 0; i < colours.length; i += 2) pairs += alphabet[colours[i] * colourBase + (colours[i + 1] ?? 0)];
  return [
    notation.version,
    writeOptions(options, declaration),
    state.scores.length,
    state.numbers.map((number) => place.get(number)).join(''),
    pairs,
    list(state.scores),
    list([phases.indexOf(state.phase), state.seat, state.die, state.factor]),
    list(state.starting),
  ].join('.');
}

const inside = (value: number, from: number, to: number): boolean => value >= from && value <= to;

/** Reads a position written by `write`. The code of an error is the name of the invalid field. */
export function read(text: unknown): Result<MultiplayState> {
  const opened = open(text, notation, declaration, checkOptions);
  if (!opened.ok) return opened;
  const [options, playerText, numberText, colourText, scoreText, phaseText, startText] = opened.value;
  if (!/^[2-4]$/.test(playerText)) return bad('players', 'Multiplay has 2 to 4 players.');
  const players = Number(playerText);
  const cubes = options.size ** 2;

  const numbers = readNumbers(numberText, cubes, options.tables);
  if (!numbers) return unreadable('numbers');
  const colours = readColours(colourText, cubes, players);
  if (!colours) return unreadable('colours');
  const scores = readIntegers(scoreText);
  if (scores?.length !== players) return unreadable('scores');
  const now = readIntegers(phaseText);
  const starting = startText === '' ? [] : readIntegers(startText);
  if (now?.length !== 4 || !starting || !inside(now[0], 0, phases.length - 1)) return unreadable('phase');

  const [phase, seat, die, factor] = now;
  const state: MultiplayState = {
    options,
    numbers,
    colours,
    scores,
    phase: phases[phase],
    seat,
    die,
    factor,
    starting,
  };
  const fault = impossible(state);
  return fault ? unreadable(fault) : ok(state);
}

function readNumbers(text: string, cubes: number, tables: readonly number[]): number[] | undefined {
  if (text.length !== cubes) return undefined;
  const numbers = [...text].map((character) => products[alphabet.indexOf(character)]);
  const count = new Map<number, number>();
  for (const number of numbers) {
    if (number === undefined) return undefined;
    count.set(number, (count.get(number) ?? 0) + 1);
  }
  const fits = products.every((number) => {
    const { least, most } = limits(number, cubes, tables);
    return inside(count.get(number) ?? 0, least, most);
  });
  return fits ? numbers : undefined;
}

function readColours(text: string, cubes: number, players: number): number[] | undefined {
  if (text.length !== Math.ceil(cubes / 2)) return undefined;
  const colours: number[] = [];
  for (const character of text) {
    const pair = alphabet.indexOf(character);
    colours.push(Math.floor(pair / colourBase), pair % colourBase);
  }
  // With an odd number of cubes, the last character holds only one.
  if (colours.pop() !== 0) return undefined;
  return colours.every((colour) => inside(colour, 0, players)) ? colours : undefined;
}

/** Returns the name of an impossible field, or undefined. (Checking the exact scores would require the whole game.) */
function impossible(state: MultiplayState): string | undefined {
  const { options, scores, phase, seat, die, factor, starting } = state;
  const white = whiteLeft(state);
  const open = white - closedLeft(state);
  const turned = state.colours.length - white;
  if (!inside(seat, 0, scores.length - 1)) return 'seat';
  if (!inside(die, 0, 12) || !inside(factor, 0, 12)) return 'die';

  // Traps only transfer points; each row scores an odd number of at least 3. One cube completes at most four rows and
  // eight traps, and the first two cubes complete nothing.
  const scoring = Math.max(0, turned - 2);
  const sum = scores.reduce((a, b) => a + b, 0);
  if (sum < 0 || sum === 1 || sum === 2 || sum === 4 || sum > scoring * 44) return 'scores';
  if (scores.some((score) => Math.abs(score) > scoring * 84)) return 'scores';

  if (phase === 'start') return turned || die || factor ? 'phase' : impossibleStart(starting, seat, scores.length);
  if (starting.length) return 'starting';
  const rolled: Record<Exclude<Phase, 'start'>, boolean> = {
    roll: false,
    answer: true,
    choose: true,
    end: true,
    over: false,
  };
  if (rolled[phase] !== die > 0) return 'die';
  if (die && options.tables.length && !options.tables.includes(die)) return 'die';
  if (factor && (phase !== 'choose' || options.answer !== 'product')) return 'factor';
  switch (phase) {
    case 'roll':
      return open ? undefined : 'phase';
    case 'answer':
      return options.answer === 'product' && legalCells(state).length ? undefined : 'phase';
    case 'choose':
      if (options.answer === 'product' && !factor) return 'factor';
      return legalCells(state).length ? undefined : 'die';
    default:
      // `end` requires a white cube that can be turned and at most `endAt` of them; `over` only the latter
      return white <= endsAt(state) && (phase === 'over' || open > 0) ? undefined : 'phase';
  }
}

/**
 * Checks the starting rolls (MUL-02): someone has yet to roll, seats roll in order, and seats are eliminated only by a
 * tie of two or more.
 */
function impossibleStart(starting: readonly number[], seat: number, players: number): string | undefined {
  const running = starting.filter((roll) => roll >= 0);
  const next = starting.indexOf(0);
  const inOrder = starting.every((roll, i) => roll === -1 || (i < next ? roll > 0 : roll === 0));
  const possible = starting.length === players && starting.every((roll) => inside(roll, -1, 12)) && inOrder;
  return possible && running.length >= 2 && seat === next ? undefined : 'starting';
}
