import type { Ply } from '../../src/match/match.js';
import type { PlytEvent, PlytMove, PlytState } from '../../src/rules/plyt/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import type { Beat } from '../parts/beats.js';
import { cardMs, wayBeat } from '../parts/trail-beats.js';
import type { PlytContext } from './context.js';

/** The beats in which a move is shown, and what each of them shows. */

/** Duration of each beat, in milliseconds at normal speed. */
export const lengths = {
  /** Dice tumble. */
  throw: 360,
  /** Time to read a die that decides who starts. */
  start: 1200,
  right: 220,
  /** Time to read a right answer that scores no steps, and the reason. */
  held: 1500,
  wrong: 120,
  landed: 40,
  /** The last hop, onto the summit. */
  summit: 300,
  flag: 600,
  /** A computer player types a digit. */
  digit: 180,
  judge: 400,
  /** Time to see its wrong answer, then the right one. */
  seen: 1200,
} as const;

type Name =
  | 'throw'
  | 'start'
  | 'typing'
  | 'judge'
  | 'right'
  | 'wrong'
  | 'lesson'
  | 'shown'
  | 'hop'
  | 'summit'
  | 'flag'
  | 'landed'
  | 'card';

export interface PlytBeat extends Beat {
  readonly name: Name;
  /** The event that is shown. */
  readonly event: PlytEvent;
}

type PlytPly = Ply<PlytState, PlytMove, PlytEvent>;

/** Returns the beat that is being shown. */
export const beatOf = (v: Pick<PlytContext, 'moment'>): PlytBeat | undefined => v.moment?.beat as PlytBeat | undefined;

/** Returns the answer in a move, or that there was none in time. */
export const answerIn = (events: readonly PlytEvent[]) =>
  events.find((event) => event.type === 'answered' || event.type === 'time-up');

/** Returns the beats of a move, in which everything that it led to is shown in turn. */
export function moment(
  { lessons, match }: Pick<PlytContext, 'lessons' | 'match'>,
  { events }: PlytPly,
  before: PlytState,
): readonly PlytBeat[] {
  return events.flatMap((event): PlytBeat[] => {
    switch (event.type) {
      case 'rolled': {
        const roll: PlytBeat = { name: 'throw', ms: lengths.throw, event, sound: 'dice' };
        return before.phase.type === 'start'
          ? [roll, { name: 'start', ms: lengths.start, event, announces: true }]
          : [roll];
      }
      case 'answered':
      case 'time-up':
        return match.isBot(event.seat) ? typed(event, events) : judged(event, events, lessons !== undefined);
      case 'moved':
        return [...way(event, match.isBot(event.seat)), { name: 'landed', ms: lengths.landed, event }];
      case 'card-turned':
        return event.card === 'hidden'
          ? []
          : [{ name: 'card', ms: cardMs(match.isBot(event.seat)), event, sound: 'coin' }];
      case 'card-played':
        return match.isBot(event.seat) ? [{ name: 'card', ms: cardMs(true), event, sound: 'coin' }] : [];
      default:
        return [];
    }
  });
}

type Answer = Extract<PlytEvent, { type: 'answered' | 'time-up' }>;

const isRight = (event: Answer): boolean => event.type === 'answered' && event.right;

/**
 * Returns the beats of a person's answer, which is judged at once; the lesson after a wrong one waits until it has been read. As long
 * as there is none, the right answer is shown instead.
 */
function judged(event: Answer, events: readonly PlytEvent[], hasLesson: boolean): PlytBeat[] {
  if (!isRight(event)) {
    return [
      { name: 'wrong', ms: lengths.wrong, event, sound: 'wrong' },
      hasLesson
        ? { name: 'lesson', ms: Infinity, event, announces: true }
        : { name: 'shown', ms: lengths.held, event, announces: true },
    ];
  }
  const ms = events.some(({ type }) => type === 'moved') ? lengths.right : lengths.held;
  return [{ name: 'right', ms, event, announces: true, sound: 'right' }];
}

/** Returns the beats of a computer player's answer: typed digit by digit, then judged. */
function typed(event: Answer, events: readonly PlytEvent[]): PlytBeat[] {
  const digits = event.type === 'answered' ? String(event.given).length : 0;
  const typing: PlytBeat[] = [
    { name: 'typing', ms: digits * lengths.digit, event },
    { name: 'judge', ms: lengths.judge, event },
  ];
  if (isRight(event)) return [...typing, ...judged(event, events, false)];
  return [
    ...typing,
    { name: 'wrong', ms: lengths.seen, event, sound: 'wrong' },
    { name: 'shown', ms: lengths.seen, event },
  ];
}

/** Returns the beats of a piece's move, as long as its way; the last step onto the summit has its own. */
function way(event: Extract<PlytEvent, { type: 'moved' }>, isBot: boolean): PlytBeat[] {
  const { from, to, cause } = event;
  const climbs = to === WINNER && cause === 'own';
  const steps = Math.abs(to - from) - (climbs ? 1 : 0);
  const hop: PlytBeat = { name: 'hop', event, ...wayBeat(event, steps, isBot) };
  if (!climbs) return [hop];
  const last: PlytBeat[] = [
    { name: 'summit', ms: lengths.summit, event, sound: 'hop' },
    { name: 'flag', ms: lengths.flag, event },
  ];
  return steps ? [hop, ...last] : last;
}
