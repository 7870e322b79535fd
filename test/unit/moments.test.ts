import { expect, test, vi } from 'vitest';
import type { Beat } from '../../components/parts/beats.js';
import { Moments } from '../../components/game/moments.js';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { plyt } from '../../src/rules/plyt/index.js';
import type { PlytTypes } from '../../components/plyt-board/context.js';

/** Returns a host that draws nothing, and timers that the test controls. */
function stage() {
  const match = new Match(
    plyt,
    nameAll([{ name: 'Ada', bot: 0, colour: 0 }]),
    plyt.setup(1, plyt.defaults, () => 0),
  );
  const waiting: { call: () => void; ms: number }[] = [];
  const held = vi.fn();
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  };
  const table = { hold: held, match };
  const element = host as unknown as ConstructorParameters<typeof Moments<PlytTypes>>[0];
  const moments = new Moments<PlytTypes>(element, () => table, {
    now: () => 0,
    later: (call, ms) => {
      const one = { call, ms };
      waiting.push(one);
      return () => void waiting.splice(waiting.indexOf(one), 1);
    },
  });
  const log: string[] = [];
  const show = (beats: readonly Beat[], from = 0): void => {
    const { turn, state } = match;
    const move = turn.kind === 'chance' ? match.chance(() => 4) : [...plyt.moves(state)][0];
    expect(match.play(move).ok).toBe(true);
    moments.begin({ match, beats, announce: () => log.push('told'), ended: () => log.push('ended') }, from);
  };
  const pass = (): number => {
    const { call, ms } = waiting.shift()!;
    call();
    return ms;
  };
  return { match, moments, held, waiting, log, show, pass };
}

const beats: readonly Beat[] = [
  { name: 'throw', ms: 300 },
  { name: 'judge', ms: 200, announces: true },
  { name: 'lesson', ms: Infinity },
  { name: 'move', ms: 100 },
];

test('a move is shown beat by beat, from the position before it', () => {
  const { match, moments, held, log, show, pass } = stage();
  show(beats);
  expect(moments.current?.beat.name).toBe('throw');
  expect(moments.current?.ply).toBe(match.plies.at(-1));
  expect(moments.match?.ply).toBe(match.ply - 1);
  expect(held).toHaveBeenLastCalledWith(true);
  expect(pass()).toBe(300);
  expect(log).toEqual(['told']);
  expect(pass()).toBe(200);
  expect(moments.current?.beat.name).toBe('lesson');
  moments.goOn();
  expect(moments.current?.beat.name).toBe('move');
  expect(log).toEqual(['told']);
  pass();
  expect(log).toEqual(['told', 'ended']);
  expect(moments.current).toBeUndefined();
  expect(moments.match).toBe(match);
  expect(held).toHaveBeenLastCalledWith(false);
});

test('a tap goes on to what waits for somebody, or to the end', () => {
  const { moments, log, show, waiting } = stage();
  show(beats);
  moments.goOn();
  expect(moments.current?.beat.name).toBe('lesson');
  expect(waiting).toEqual([]);
  moments.goOn();
  moments.goOn();
  expect(moments.current).toBeUndefined();
  expect(log).toEqual(['told', 'ended']);
});

test('a move without beats, or at once, is told and over', () => {
  const { moments, held, log, show } = stage();
  show([]);
  moments.pace = 0;
  show(beats.filter(({ ms }) => ms < Infinity));
  expect(log).toEqual(['told', 'ended', 'told', 'ended']);
  expect(moments.current).toBeUndefined();
  expect(held).not.toHaveBeenCalledWith(true);
});

test('what waits for somebody waits at any speed', () => {
  const { moments, show } = stage();
  moments.pace = 0;
  show(beats);
  expect(moments.current?.beat.name).toBe('lesson');
});

test('the next move ends the moment of the one before', () => {
  const { moments, log, show } = stage();
  show(beats);
  show(beats);
  expect(log).toEqual(['told', 'ended']);
  expect(moments.current?.beat.name).toBe('throw');
});

test('a moment that is forgotten tells nothing', () => {
  const { moments, log, held, show, waiting } = stage();
  show(beats);
  moments.cancel();
  expect([log, waiting]).toEqual([[], []]);
  expect(moments.current).toBeUndefined();
  expect(held).toHaveBeenLastCalledWith(false);
});

test('it begins again where it waited', () => {
  const { moments, log, show } = stage();
  show(beats, 2);
  expect(moments.current?.beat.name).toBe('lesson');
  moments.end();
  expect(log).toEqual(['ended']);
});

test('the pace lengthens and shortens every beat', () => {
  const { moments, show, pass } = stage();
  moments.pace = 1.8;
  show(beats);
  expect(pass()).toBe(540);
});
