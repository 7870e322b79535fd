import { describe, expect, it } from 'vitest';
import * as lessons from '../../components/multiplay-grid/lesson.js';
import { lengths, momentOf, progressOf } from '../../components/multiplay-grid/moments.js';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { multiplay, type MultiplayMove, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { cellOf, state } from '../browser/support/positions.js';

/** Plays a move on the small board; Ada is a person, Ben a computer player. */
function shown(parts: Parameters<typeof state>[0], move: MultiplayMove, { realDice = false, hasLessons = true } = {}) {
  const before: MultiplayState = state(parts);
  const players = nameAll([
    { name: 'Ada', bot: 0, colour: 0 },
    { name: 'Ben', bot: 1, colour: 1 },
  ]);
  const match = new Match(multiplay, players, before);
  expect(match.play(move)).toMatchObject({ ok: true });
  const ply = match.plies[0];
  const beats = momentOf({ match, realDice, lessons: hasLessons ? lessons : undefined }, ply);
  return { before, ply, beats, names: beats.map(({ name }) => name) };
}

const board = ['.BBA.', '.....', '.....', '.....', '.....'];

describe('The beats of a move of Multiplay', () => {
  it('are a throw, and what it means where no choice follows', () => {
    expect(shown({}, { type: 'roll', die: 7 }).names).toEqual(['throw']);
    expect(shown({}, { type: 'roll', die: 11 }).names).toEqual(['throw', 'told']);
    const start = { phase: 'start', starting: [0, 0] } as const;
    expect(shown(start, { type: 'roll', die: 7 }).beats[1]).toMatchObject({ name: 'told', ms: lengths.opening });
    const last = { phase: 'start', seat: 1, starting: [3, 0] } as const;
    expect(shown(last, { type: 'roll', die: 7 }).beats[1]).toMatchObject({ name: 'told', ms: lengths.starts });
  });

  it('leave out the throw of a real die, which has been seen', () => {
    expect(shown({}, { type: 'roll', die: 7 }, { realDice: true }).names).toEqual([]);
    expect(shown({ seat: 1 }, { type: 'roll', die: 7 }, { realDice: true }).names).toEqual(['throw']);
  });

  it('turn a cube, then draw its rows, then snap its traps', () => {
    const turn = { type: 'turn', cell: cellOf(1) } as const;
    expect(shown({ phase: 'choose', die: 1 }, turn).names).toEqual(['turn']);
    expect(shown({ phase: 'choose', die: 1, board: ['.AA..', ...board.slice(1)] }, turn).names).toEqual([
      'turn',
      'row',
    ]);
    const { before, ply, beats, names } = shown({ phase: 'choose', die: 1, board }, turn);
    expect(names).toEqual(['turn', 'trap']);
    const [turned, trapped] = beats.map((beat) => progressOf(before, beat, ply));
    expect(turned.state).toMatchObject({ colours: ply.state.colours, scores: [0, 0] });
    expect(turned.events.map(({ type }) => type)).toEqual(['placed']);
    expect(trapped.state.scores).toEqual(ply.state.scores);
    expect(trapped.events.map(({ type }) => type)).toEqual(['placed', 'trapped']);
  });

  it('tell nothing of the position after, until the cube turns', () => {
    const factor = { phase: 'choose', die: 7, options: { answer: 'factor' } } as const;
    const { before, ply, beats, names } = shown(factor, { type: 'turn', cell: cellOf(56), answer: 8, ms: 1 });
    expect(names).toEqual(['right', 'turn', 'row']);
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBe(700);
    expect(progressOf(before, beats[0], ply)).toEqual({ events: [], state: before });
  });

  it('wait after a wrong answer of a person, and go on after one of a computer player', () => {
    const factor = { phase: 'choose', die: 7, options: { answer: 'factor' } } as const;
    const wrong = { type: 'turn', cell: cellOf(56), answer: 9, ms: 1 } as const;
    expect(shown(factor, wrong).beats.at(-1)).toEqual({ name: 'lesson', ms: Infinity });
    const { names } = shown({ ...factor, seat: 1 }, { ...wrong, answer: 12 });
    expect(names).toEqual(['choose', 'type', 'type', 'judge', 'wrong', 'corrected']);
    const { beats } = shown(factor, wrong, { hasLessons: false });
    expect(beats.at(-1), 'as long as no lesson has loaded').toEqual({ name: 'told', ms: lengths.pass });
  });

  it('let a computer player be followed: its cube, its digits, what it brings', () => {
    const product = { phase: 'answer', die: 7, seat: 1, options: { answer: 'product' } } as const;
    const { beats, names } = shown(product, { type: 'answer', factor: 8, answer: 56, ms: 1 });
    expect(names).toEqual(['choose', 'type', 'type', 'judge', 'right', 'row', 'read']);
    expect(beats.map(({ typed }) => typed).filter(Boolean)).toEqual([1, 2]);
    const turn = { type: 'turn', cell: cellOf(14) } as const;
    expect(shown({ phase: 'choose', die: 7, seat: 1 }, turn).names).toEqual(['choose', 'turn', 'read']);
  });

  it('say that the time is up', () => {
    const timed = { phase: 'choose', die: 7, options: { timer: 30 } } as const;
    expect(shown(timed, { type: 'time-up', ms: 30_000 }).names).toEqual(['told']);
    const late = { ...timed, options: { timer: 30, answer: 'factor' } } as const;
    const answer = { type: 'turn', cell: cellOf(56), answer: 8, ms: 30_001 } as const;
    expect(shown(late, answer).names).toEqual(['told']);
  });

  it('are none where a game is ended or goes on', () => {
    const end = { phase: 'end', die: 7, options: { endAt: 25 } } as const;
    expect(shown(end, { type: 'go-on' }).names).toEqual([]);
    expect(shown(end, { type: 'end' }).names).toEqual([]);
  });
});
