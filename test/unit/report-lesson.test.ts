import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { together } from '../../src/report/pupils.js';
import { foundIn, refusalOf } from './support/report-files.js';
import { LiveServer } from './support/live-server.js';
import { seeded } from './support/random.js';
import { gameNamed } from '../../server/games.js';

const at = Date.UTC(2026, 10, 25, 9);
const answer = (prompt: string, given: number, expected: number, id = 'one') => ({
  ...{ prompt, given, expected, right: given === expected, ms: 900, think: 800, at, id },
});
const lesson = (pupils: unknown, more: object = {}): string =>
  JSON.stringify({ type: 'abacade-lesson', version: 1, lesson: { game: 'tables' }, at, boards: [], pupils, ...more });
const fox = { pupil: 12, key: 'fox', answers: [answer('7*8=?', 56, 56), answer('6*7=?', 41, 42)] };
const bee = { pupil: 2, key: 'bee', nickname: 'Biene', answers: [answer('2*3=?', 6, 6)] };

describe('A lesson that a teacher saved', () => {
  it('gives the answers by pupil', () => {
    const found = foundIn(lesson([fox, bee]));
    expect(found).toMatchObject({ kind: 'lesson', leftOut: 0 });
    expect(found.pupils.map(({ name }) => name)).toEqual(['fox', 'Biene']);
    expect(found.pupils[0].sittings).toMatchObject([
      {
        answers: [
          { prompt: '7*8=?', given: 56, expected: 56, right: true, think: 800 },
          { prompt: '6*7=?', given: 41, expected: 42, right: false },
        ],
      },
    ]);
    expect(found.pupils[0].sittings[0].day).toBe(1059);
  });

  it('lists every pupil with the matches played, and counts the same match once', () => {
    const game = { round: 1, board: 2, outcome: 'won', isOver: true, score: 9, measures: { products: 12, rows: 0 } };
    const played = { pupil: 3, key: 'crab', answers: [], games: [game, { ...game, round: 2, isOver: false }] };
    const idle = { pupil: 4, key: 'owl', answers: [], games: [] };
    const text = lesson([played, idle], { lesson: { game: 'multiplay' } });
    const pupils = together([foundIn(text), foundIn(text)]);
    expect(pupils.map(({ name }) => name)).toEqual(['crab', 'owl']);
    expect(pupils[0].games).toEqual([
      {
        id: `${at} 1 2`,
        game: 'multiplay',
        outcome: 'won',
        isOver: true,
        measures: { products: 12, rows: 0 },
      },
      expect.objectContaining({ isOver: false }),
    ]);
    expect(pupils[1].games).toEqual([]);
  });

  it('leaves out matches and measures that cannot be read', () => {
    const good = { round: 1, board: 1, outcome: 'played', measures: { answers: { right: 1 }, rows: -1, pieces: 4 } };
    const games = [null, 7, {}, { ...good, outcome: 'cheated' }, { ...good, round: 0 }, { ...good, board: 1.5 }, good];
    const [one] = foundIn(lesson([{ pupil: 3, key: 'crab', answers: [], games }])).pupils;
    expect(one.games).toEqual([
      { id: `${at} 1 1`, game: 'tables', outcome: 'played', isOver: false, measures: { pieces: 4 } },
    ]);
    const [none] = foundIn(lesson([{ pupil: 3, key: 'crab', answers: [], games: 'many' }])).pupils;
    expect(none.games).toEqual([]);
  });

  it('has what each game measured, the names and the winners, in a game without questions', async () => {
    await ready();
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(2, {});
    for (let turn = 0; turn < 6; turn++) {
      const [acts] = server.turn(pupils);
      await acts.play(acts.move(seeded(turn))!);
    }
    await teacher.say({ t: 'save' });
    const file = teacher.last('lesson')!.file as { pupils: { games: { measures: object; score: number }[] }[] };
    expect(file.pupils.length).toBe(2);
    for (const { games } of file.pupils) expect(games[0].measures).toMatchObject({ products: 3 });
    const found = foundIn(JSON.stringify(file));
    expect(found.pupils.map(({ games }) => games?.[0].measures)).toEqual(
      file.pupils.map(({ games }) => games[0].measures),
    );
  });

  it('is read as it was written after a round', async () => {
    await ready();
    const server = new LiveServer();
    const { teacher, pupils } = await server.round(2, { options: { answer: 'product' } });
    const game = gameNamed('multiplay')!;
    for (let turn = 0; turn < 60; turn++) {
      const all = pupils.map((pupil) => ({ pupil, view: pupil.last('view')!, now: pupil.now! }));
      const acts = all.find(({ view, now }) => {
        const next = game.turn(now.view as object);
        return next.kind === 'seat' && next.seat === view.seat;
      });
      if (!acts) break;
      const { pupil, now } = acts;
      const plies = pupil.all('plies').reduce((sum, one) => sum + one.plies.length, pupil.last('view')!.ply);
      const [move] = game.moves(now.view as object);
      await pupil.say({ t: 'move', ply: plies, seq: now.seq, move });
      await server.pass(1000);
    }
    await teacher.say({ t: 'save' });
    const { file } = teacher.last('lesson')!;
    const answered = (file as { pupils: { answers: unknown[] }[] }).pupils;
    expect(answered.length).toBeGreaterThan(0);
    const found = foundIn(JSON.stringify(file));
    expect(found.pupils.map(({ sittings }) => sittings.flatMap(({ answers }) => answers).length)).toEqual(
      answered.map(({ answers }) => answers.length),
    );
  });

  it('changes nothing the second time, and its nicknames are nobody of another lesson', () => {
    const one = foundIn(lesson([fox, bee]));
    const other = foundIn(lesson([{ ...fox, answers: [answer('3*3=?', 9, 9)] }], { at: at + 1000 }));
    expect(together([one, one])).toEqual(together([one]));
    expect(together([one, other]).map(({ name }) => name)).toEqual(['fox', 'Biene', 'fox']);
  });

  it('has one pupil of a name that the teacher gave, in all lessons', () => {
    const named = (when: number) => foundIn(lesson([{ ...fox, name: 'Ada' }], { at: when }));
    const [ada, ...others] = together([named(at), named(at + 1000)]);
    expect(others).toEqual([]);
    expect(ada.name).toBe('Ada');
    expect(ada.sittings.flatMap(({ answers }) => answers)).toHaveLength(4);
  });

  it('counts answers whose ids a device has used twice', () => {
    const same = [answer('1*1=?', 1, 1), answer('1*2=?', 2, 2)];
    const [pupil] = together([foundIn(lesson([{ ...fox, answers: same }]))]);
    expect(pupil.sittings[0].answers).toHaveLength(2);
  });

  it('is refused by name if it is damaged, hostile or of another version', () => {
    for (const [given, code] of [
      [lesson([fox], { version: 2 }), 'unknown'],
      [lesson({ length: 9 }), 'damaged'],
      [lesson([{ ...fox, pupil: 768 }]), 'damaged'],
      [lesson([{ ...fox, pupil: '1' }]), 'damaged'],
      [lesson([{ ...fox, answers: 'no' }]), 'damaged'],
      [lesson([{ ...fox, answers: Array.from({ length: 5001 }, () => answer('1*1=?', 1, 1)) }]), 'damaged'],
      [lesson(Array.from({ length: 769 }, () => fox)), 'damaged'],
      [lesson([null]), 'damaged'],
      [lesson([fox], { at: 'today' }), 'damaged'],
      [lesson([fox], { at: -1 }), 'damaged'],
      [lesson([]), 'none'],
      [lesson([{ ...fox, answers: [null, 7, { prompt: 'x'.repeat(61), given: 1, expected: 1 }] }]), 'none'],
      ['{"type":"abacade-lesson","version":1}', 'damaged'],
    ] as const)
      expect(refusalOf(given), given.slice(0, 80)).toBe(code);
  });

  it('shows no name of more than one line, and changes no prototype', () => {
    const hostile = lesson([{ ...fox, name: 'a\u202eb\u0000\n', key: 7 }]).replace('"lesson"', '"__proto__"');
    const [pupil] = foundIn(hostile).pupils;
    expect(pupil.name).toBe('ab');
    expect(foundIn(lesson([{ ...fox, key: 'x'.repeat(99) }])).pupils[0].name).toBe('12');
    expect(({} as { game?: string }).game).toBeUndefined();
  });
});

beforeAll(() => ready());
