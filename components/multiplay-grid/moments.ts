import type { Ply } from '../../src/match/match.js';
import type { MultiplayEvent, MultiplayMove, MultiplayState } from '../../src/rules/multiplay/index.js';
import type { Beat } from '../parts/beats.js';
import type { MultiplayContext } from './context.js';

/** Duration of each beat, in milliseconds at normal speed. */
export const lengths = {
  /** The die is in the air. */
  throw: 360,
  /** A roll for the start, and the announcement of who starts. */
  opening: 900,
  starts: 1500,
  /** A turn without a cube, or without an answer in time. */
  pass: 2000,
  /** A ring marks a computer player's cube. */
  choose: 500,
  /** It types a digit; its answer is judged. */
  digit: 180,
  judge: 400,
  /** Time to see its wrong answer, then the right one. */
  wrong: 1200,
  corrected: 1200,
  /** A person's wrong answer is struck through. */
  struck: 120,
  /** A right answer; the cube turns; its rows and traps are shown. */
  right: 180,
  turn: 180,
  row: 340,
  trap: 600,
  /** Time to read the result of a computer player's cube. */
  read: 700,
} as const;

export interface MultiplayBeat extends Beat {
  readonly name:
    | 'throw'
    | 'told'
    | 'choose'
    | 'type'
    | 'judge'
    | 'right'
    | 'wrong'
    | 'corrected'
    | 'lesson'
    | 'turn'
    | 'row'
    | 'trap'
    | 'read';
  /** The number of digits of the answer that are visible. */
  readonly typed?: number;
}

type MultiplayPly = Ply<MultiplayState, MultiplayMove, MultiplayEvent>;

/** Returns the beat that is being shown. */
export const beatOf = ({ moment }: Pick<MultiplayContext, 'moment'>): MultiplayBeat | undefined =>
  moment?.beat as MultiplayBeat | undefined;

/** Returns the beats in which a move is shown, from its events. */
export function momentOf(
  { lessons, match, realDice }: Pick<MultiplayContext, 'lessons' | 'match' | 'realDice'>,
  { events, by, move }: MultiplayPly,
): MultiplayBeat[] {
  const first = events.at(0);
  if (!first) return [];
  if (first.type === 'rolled') return rollBeats(events, realDice && !match.isBot(first.seat));
  if (by === 'chance') return [];
  if (first.type === 'late') return [{ name: 'told', ms: lengths.pass, announces: true }];
  const isBot = match.isBot(by);
  const answered = events.find((event) => event.type === 'answered');
  const beats: MultiplayBeat[] = [];
  if (isBot && move.type !== 'end' && move.type !== 'go-on') beats.push({ name: 'choose', ms: lengths.choose });
  if (answered) {
    if (isBot) beats.push(...typedBeats(String(answered.given).length));
    if (!answered.right) return [...beats, ...wrongBeats(answered, isBot, lessons !== undefined)];
    beats.push({ name: 'right', ms: lengths.right, announces: true, sound: 'right' });
  }
  if (events.some((event) => event.type === 'placed')) {
    beats.push({ name: 'turn', ms: lengths.turn, announces: true, sound: 'lay' });
    const scores = events.some((event) => event.type === 'scored');
    if (scores || answered) beats.push({ name: 'row', ms: lengths.row, ...(scores && { sound: 'coin' }) });
    if (events.some((event) => event.type === 'trapped')) beats.push({ name: 'trap', ms: lengths.trap, sound: 'trap' });
  } else if (answered) beats.push({ name: 'row', ms: lengths.row });
  if (isBot && beats.length) beats.push({ name: 'read', ms: lengths.read });
  return beats;
}

/** Returns the move that caused these events: a cube that was turned, or a sum that was answered. */
export function moveFromEvents(events: readonly MultiplayEvent[], before: MultiplayState): MultiplayMove | undefined {
  const placed = events.find((event) => event.type === 'placed');
  const answered = events.find((event) => event.type === 'answered');
  const answer = answered && { answer: answered.given };
  if (placed) return { type: 'turn', cell: placed.cell, ...answer };
  if (!answered) return events.some(({ type }) => type === 'late') ? { type: 'time-up', ms: 0 } : { type: 'go-on' };
  if (before.phase === 'answer')
    return { type: 'answer', factor: factorAsked(answered.prompt), answer: answered.given };
  // If several cubes have the number, the first stands for all, since no cube was turned.
  const cell = before.numbers.indexOf(Number(answered.prompt.split('=')[1]));
  return { type: 'turn', cell, ...answer };
}

/** Returns the factor beside the die in `7*8=?`. */
const factorAsked = (prompt: string): number => Number(prompt.split(/[*=]/)[1]);

/** Returns the beats of a roll. Real dice are not shown, since players have seen them fall. */
function rollBeats(events: readonly MultiplayEvent[], isReal: boolean): MultiplayBeat[] {
  const beats: MultiplayBeat[] = isReal ? [] : [{ name: 'throw', ms: lengths.throw, sound: 'dice' }];
  const told = (ms: number): void => void beats.push({ name: 'told', ms, announces: true });
  const has = (...types: MultiplayEvent['type'][]): boolean => events.some(({ type }) => types.includes(type));
  if (has('passed')) told(lengths.pass);
  else if (has('starts', 'tied')) told(lengths.starts);
  else if (events.some((event) => event.type === 'rolled' && event.forStart)) told(lengths.opening);
  return beats;
}

const typedBeats = (digits: number): MultiplayBeat[] => [
  ...Array.from({ length: digits }, (_, i): MultiplayBeat => ({ name: 'type', ms: lengths.digit, typed: i + 1 })),
  { name: 'judge', ms: lengths.judge },
];

/**
 * Returns the beats of a wrong answer, or of one that was late. The lesson after a person's waits until it has been read; as long as
 * there is none, the right answer is told instead.
 */
function wrongBeats(
  { given, expected }: { given: number; expected: number },
  isBot: boolean,
  hasLesson: boolean,
): MultiplayBeat[] {
  // The answer is right but late, so there is no lesson.
  if (given === expected) return [{ name: 'told', ms: lengths.pass, announces: true }];
  if (isBot) {
    return [
      { name: 'wrong', ms: lengths.wrong, announces: true, sound: 'wrong' },
      { name: 'corrected', ms: lengths.corrected },
    ];
  }
  return [
    { name: 'wrong', ms: lengths.struck, announces: true, sound: 'wrong' },
    hasLesson ? { name: 'lesson', ms: Infinity } : { name: 'told', ms: lengths.pass },
  ];
}

/** The progress of a moment: the part of a move that has been shown so far. */
export interface Progress {
  /** The events that have been shown. */
  readonly events: readonly MultiplayEvent[];
  /** The position that is drawn. */
  readonly state: MultiplayState;
}

const shownWith: Readonly<Record<string, readonly MultiplayBeat['name'][]>> = {
  placed: ['turn', 'row', 'trap', 'read'],
  scored: ['row', 'trap', 'read'],
  trapped: ['trap', 'read'],
};

/** Returns what a moment has shown so far: the events, and the position with the cube turned and the points scored. */
export function progressOf(before: MultiplayState, beat: MultiplayBeat, ply: MultiplayPly): Progress {
  const events = ply.events.filter(({ type }) => shownWith[type]?.includes(beat.name));
  if (!events.length) return { events, state: before };
  const change = changes(events, before.scores.length);
  return {
    events,
    state: { ...before, colours: ply.state.colours, scores: before.scores.map((score, seat) => score + change[seat]) },
  };
}

/** Returns the change of each seat's points that the events caused. */
export function changes(events: readonly MultiplayEvent[], seats: number): number[] {
  const change = Array<number>(seats).fill(0);
  for (const event of events) {
    if (event.type === 'scored') change[event.seat] += event.points;
    if (event.type !== 'trapped') continue;
    change[event.seat] -= event.points;
    for (const end of event.ends) change[end.seat] += end.points;
  }
  return change;
}
